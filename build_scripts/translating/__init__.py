"""The catalogues of assets/locale: what translate.py does, each step for itself."""

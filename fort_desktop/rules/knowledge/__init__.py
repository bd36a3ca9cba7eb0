"""Who knows what: views, redacted events, worlds dealt from a view, previews."""

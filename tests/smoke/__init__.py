"""The smoke test: a packaged program is tried on a bare desk."""

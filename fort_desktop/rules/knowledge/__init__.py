"""Hidden information: views, redacted events, worlds sampled from a view, previews."""

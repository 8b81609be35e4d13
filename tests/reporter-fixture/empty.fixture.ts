// A file without a test promises nothing.

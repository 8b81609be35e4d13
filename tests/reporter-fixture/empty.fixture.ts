// A file without a test counts as a failure.

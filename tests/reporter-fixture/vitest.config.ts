import { defineConfig } from 'vitest/config'

// A small run with every kind of failure, for tests/reporter.test.ts.
export default defineConfig({
  test: { root: import.meta.dirname, include: ['*.fixture.ts'], reporters: ['../reporter.ts'], setupFiles: ['../setup.ts'] },
})

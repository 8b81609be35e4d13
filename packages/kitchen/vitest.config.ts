import { defineConfig } from 'vitest/config'

/** The kitchen's tests alone: `npm test --workspace packages/kitchen`. The repository's `npm test` runs them too. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    exclude: ['**/*.long.test.ts'],
    setupFiles: ['../../tests/setup.ts'],
    isolate: false,
    maxWorkers: '100%',
    experimental: { viteModuleRunner: false, nodeLoader: false },
    provide: { isLong: false },
    testTimeout: 120_000,
  },
})

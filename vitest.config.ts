import { defineConfig } from 'vitest/config'
import { SlowestFirst } from './tests/slowest-first.ts'

// Its own file: tests start in the repository's root and need none of the plugins that build the pages.

// All that tests can try, where `npm test` tries a part (tests/how-many.ts).
const isLong = process.env.TESTS === 'long'

/** What both engines can show. */
const everything = ['tests/{api,auth,billing,realtime,rest,storage}/**/*.test.ts']

/** What only the embedded engine can show, and each endpoint and table operation once on that engine. */
const ofEmbedded = ['tests/{processes,smoke}/**/*.test.ts']

/**
 * The files for an engine, by the variable DATABASE. `npm test` runs everything on PostgreSQL and a smoke test on the
 * embedded engine; `npm run test:long`, and a call that names no engine, run everything on the embedded engine too.
 */
function testsOn(engine: string | undefined): string[] {
  if (engine === 'postgres') return [...everything, 'tests/postgres/**/*.test.ts']
  return engine === 'embedded' && !isLong ? ofEmbedded : [...everything, ...ofEmbedded]
}

// Files share a process, and what it has read: the kitchen's tables are read once for each core, not for each file.
const shared = {
  // A file with `long` in its name runs in `npm run test:long` only.
  exclude: ['**/node_modules/**', 'dist/**', 'data/**', ...(isLong ? [] : ['**/*.long.test.ts'])],
  setupFiles: ['tests/setup.ts'],
  isolate: false,
  // Node runs the sources, as it does for the server: through Vite's runner they take a tenth more CPU time.
  experimental: { viteModuleRunner: false, nodeLoader: false },
  // What is waited for comes in its own time, on a busy machine in seconds.
  expect: { poll: { timeout: 20_000 } },
  provide: { isLong },
}

const throughVite = { experimental: { viteModuleRunner: true } }

export default defineConfig({
  test: {
    reporters: ['default', './tests/reporter.ts'],
    // Vitest would leave a core to itself and has nothing to do with it.
    maxWorkers: '100%',
    sequence: { sequencer: SlowestFirst },
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          // Thousands of random recipes or requests, on two busy cores.
          testTimeout: isLong ? 300_000 : 120_000,
          include: ['{domain,locales,packages,server,bench}/**/*.test.ts', 'tests/*.test.ts'],
        },
      },
      {
        // Node reads no JSX, so Vite's runner runs these.
        test: {
          ...shared,
          ...throughVite,
          name: 'unit-pages',
          testTimeout: 120_000,
          include: ['web/**/*.test.{ts,tsx}'],
          // After all of `unit`: a process that changes to another project starts anew, and reads the kitchen again.
          sequence: { groupOrder: 1 },
        },
      },
      {
        // Through the app as a function, against a real database.
        test: {
          ...shared,
          name: 'api',
          include: testsOn(process.env.DATABASE),
          globalSetup: 'tests/api/global-setup.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        // Each process has a browser; nearly all files share one server (e2e/setting.ts).
        test: {
          ...shared,
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          globalSetup: 'tests/e2e-global-setup.ts',
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
    ],
  },
})

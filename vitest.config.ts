import { defineConfig } from 'vitest/config'

// Its own file: tests start in the repository's root and need none of the plugins that build the pages.

// All that tests can try, where `npm test` tries a part (tests/how-many.ts).
const isLong = process.env.TESTS === 'long'

/**
 * What PostgreSQL tries for both engines in `npm test`, and each of them in `npm run test:long`: what the services make of the words they are sent, of Stripe and of the clock,
 * whatever keeps the rows. What keeps and counts them is tried on both every time.
 */
const onPostgresAlone = [
  'tests/auth/!(sign-up|password|refresh|sign-out|user|sessions|limits|admin-users).test.ts',
  'tests/billing/!(subscription|told).test.ts',
  'tests/rest/!(profiles|roles|caps|write).test.ts',
  'tests/api/{time,time-walks,rate-limit-fields}.test.ts',
]

// Files share a process, and what it has read: the kitchen's tables are read once for each core, not for each file.
const shared = {
  exclude: ['**/node_modules/**', 'dist/**', 'data/**'],
  setupFiles: ['tests/setup.ts'],
  isolate: false,
  provide: { isLong },
}

export default defineConfig({
  test: {
    reporters: ['default', './tests/reporter.ts'],
    // Vitest would leave a core to itself and has nothing to do with it.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          // Thousands of random recipes or requests, on two busy cores.
          testTimeout: isLong ? 300_000 : 30_000,
          include: ['{domain,kitchen,locales,platform,server,web,bench}/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
        },
      },
      {
        // Through the app as a function, against a real database: DATABASE=embedded (default) or postgres. Each engine has promises of its own.
        test: {
          ...shared,
          name: 'api',
          include: [
            'tests/{api,auth,billing,realtime,rest,storage}/**/*.test.ts',
            process.env.DATABASE === 'postgres' ? 'tests/postgres/**/*.test.ts' : 'tests/processes/**/*.test.ts',
          ],
          exclude: [...shared.exclude, ...(isLong || process.env.DATABASE === 'postgres' ? [] : onPostgresAlone)],
          globalSetup: 'tests/api/global-setup.ts',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        // One browser and one server at a time: two cores.
        test: {
          ...shared,
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          globalSetup: 'tests/e2e-global-setup.ts',
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})

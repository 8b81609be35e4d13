import { expect, test } from 'vitest'
import { startServer } from '../tests/start-server.ts'
import { withTables } from '../tests/with-tables.ts'
import { choices, cookOne, lines } from './one-search.ts'
import { withQuickKitchen as program } from './server-programs.ts'
import { choose, desktop, letsPotluck, sharedSite } from './site.ts'

const site = sharedSite()

const day = 24 * 60 * 60_000
/**
 * Sets the clock of a server a day ahead, as if it started tomorrow. `instanceof Date` holds for real dates too, which
 * come from another thread.
 */
const aDayAhead = `data:text/javascript,${encodeURIComponent(
  `const RealDate = Date; globalThis.Date = class extends Date {
    constructor(...parts) { parts.length ? super(...parts) : super(RealDate.now() + ${day}) }
    static now() { return RealDate.now() + ${day} }
    static [Symbol.hasInstance](value) { return value instanceof RealDate }
  }`,
)}`

test('on a new day the count of searches begins again, and the page of searches says so', async () => {
  const env = { TRUST_PROXY: 'loopback' }
  const today = await startServer({ dataDir: withTables(), env, program })
  const { dataDir, url } = today
  const { page, close } = await site.visit({ ...desktop, baseURL: url })
  await page.goto('/')
  await cookOne(page)
  await page.getByRole('banner').getByText('5 of 6 searches left today').waitFor()
  await today.stop({ keepData: true })
  const tomorrow = await startServer({ dataDir, program, env: { ...env, PORT: new URL(url).port, NODE_OPTIONS: `--import=${aDayAhead}` } })
  await page.clock.install({ time: Date.now() + day })
  await page.goto('/?tab=search')
  await page.getByRole('banner').getByText('6 of 6 searches left today').waitFor()
  // After a day the ingredients are still on the list, and the filters are cleared.
  await choose(page, choices)
  await letsPotluck(page).click()
  await page.getByRole('banner').getByText('5 of 6 searches left today').waitFor()
  await page.goto('/searches')
  await page.getByText('A new day: the count began again').waitFor()
  await page.getByRole('heading', { name: 'Yesterday' }).waitFor()
  expect(await lines(page)).toHaveLength(3)
  await close()
  await tomorrow.stop()
})

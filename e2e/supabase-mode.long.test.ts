import { openDatabase } from '@potluck/platform/database/open'
import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Tables } from '#server/tables.ts'
import { freePort, type Postgres, startPostgres } from '../tests/postgres.ts'
import { type RunningServer, startServer } from '../tests/start-server.ts'
import { password } from './member.ts'
import { mailTo } from './outbox.ts'
import { withQuickKitchen } from './server-programs.ts'
import { desktop, fillSearch, letsPotluck, type OwnSite, openSite, recipeTitle } from './site.ts'

// One server has the pages. A second one, at another origin with the same database, stands for a Supabase project:
// it has accounts, rows and realtime.
let postgres: Postgres
let project: RunningServer
let projectUrl: string
let site: OwnSite

beforeAll(async () => {
  postgres = await startPostgres({ isInMemory: true })
  const [port, pagesPort] = [await freePort(), await freePort()]
  projectUrl = `http://127.0.0.1:${port}`
  const keys = { anon: 'sb_publishable_kGx0Qw1Zr83h', service: 'sb_secret_Zr83hVnB2xkGx0Q' }
  project = await startServer({
    program: withQuickKitchen,
    env: {
      DATABASE_URL: postgres.url,
      PORT: String(port),
      AUTH_EXTERNAL_URL: `${projectUrl}/auth/v1`,
      AUTH_SITE_URL: `http://localhost:${pagesPort}`,
      AUTH_MAILER_AUTOCONFIRM: 'false',
      AUTH_MAILER_LINK_PATH: '/auth/confirm',
      ANON_KEY: keys.anon,
      SERVICE_ROLE_KEY: keys.service,
    },
  })
  site = await openSite({
    DATABASE_URL: postgres.url,
    PORT: String(pagesPort),
    SUPABASE_URL: projectUrl,
    SUPABASE_ANON_KEY: keys.anon,
    SUPABASE_SERVICE_ROLE_KEY: keys.service,
  })
})
afterAll(async () => {
  await site.close()
  await project.stop()
  await postgres.stop()
})

const send = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const choice = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true })

test('with a Supabase project a member signs up there, confirms by the mail’s link, cooks, saves preferences that another window shows, and signs in again', async () => {
  // The project is another origin, whose CORS answer allows no headers of a proxy.
  const { page, complaints, close } = await site.visit({ ...desktop, extraHTTPHeaders: {} })
  const called = new Set<string>()
  page.on('request', (request) =>
    called.add(new URL(request.url()).origin + new URL(request.url()).pathname.replace(/^(\/\w+\/v1).*/, '$1')),
  )
  const lines: string[] = []
  page.on('websocket', (line) => lines.push(line.url()))
  const email = 'ada@example.org'
  await page.goto('/auth/signup')
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Cook')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await heading(page, 'Check your email').waitFor()

  const mail = await mailTo({ ...site, server: project }, email, /token_hash=\S+type=signup/)
  const link = /^http\S+token_hash=\S+$/m.exec(mail)?.[0] ?? ''
  expect(link.startsWith(`${site.server.url}/auth/confirm?`)).toBe(true)
  await page.goto(link)
  await send(page, 'Confirm my address').click()
  await page.getByRole('button', { name: 'Go on to your kitchen' }).click()
  await heading(page, "What's in your kitchen?").waitFor()

  await fillSearch(page, 'chicken, tomatoes, rice', ['non-vegetarian', 'entrée', 'chicken', 'Italian'])
  await letsPotluck(page).click()
  await recipeTitle(page).waitFor()
  expect(await cooksOf(email)).toBe(1)

  await page.goto('/settings')
  await heading(page, 'Recipe Preferences').waitFor()
  const other = await page.context().newPage()
  await other.goto(`${site.server.url}/settings`)
  await heading(other, 'Recipe Preferences').waitFor()
  await choice(page, 'dairy').check()
  await page.getByRole('button', { name: 'Save Changes', exact: true }).click()
  await page.getByText('All changes saved').waitFor()
  await expect.poll(() => choice(other, 'dairy').isChecked()).toBe(true)

  await page.getByRole('button', { name: 'Sign Out' }).click()
  await heading(page, 'Welcome back').waitFor()
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await send(page, 'Sign In').click()
  await page.getByRole('button', { name: 'Sign Out' }).waitFor()

  for (const service of ['auth', 'rest']) {
    expect(called).toContain(`${projectUrl}/${service}/v1`)
    expect(called).not.toContain(`${site.server.url}/${service}/v1`)
  }
  expect(called).toContain(`${site.server.url}/functions/v1`)
  expect(called).not.toContain(`${projectUrl}/functions/v1`)
  expect(lines.every((line) => line.startsWith(`${projectUrl.replace('http', 'ws')}/realtime/v1/`))).toBe(true)
  expect(lines.length).toBeGreaterThan(0)
  // What the page asks again after the saved preferences may come after the sign-out.
  expect(complaints.filter((complaint) => !/status of 40[13]/.test(complaint))).toEqual([])
  await close()
})

/** How many recipes are stored for this account. */
async function cooksOf(email: string): Promise<number> {
  const db = await openDatabase<Tables>({ kind: 'postgres', url: postgres.url }, () => {})
  const { rows } = await sql<{ cooked: number }>`
    select count(*)::int as cooked from public.generated_recipes join auth.users on users.id = generated_recipes.user_id where users.email = ${email}
  `.execute(db)
  await db.destroy()
  return rows[0]?.cooked ?? 0
}

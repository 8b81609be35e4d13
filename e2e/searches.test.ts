import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { runAdmin } from '../tests/run-admin.ts'
import { startServer } from '../tests/start-server.ts'
import { faults } from './axe.ts'
import { desktop, fillSearch, type House, letsPotluck, openHouse, phone, recipeTitle, type Visit } from './house.ts'
import { aMember, visitAs } from './member.ts'

const choices = ['salt and pepper', 'entrée', 'non-vegetarian', 'Italian']

let house: House
let visit: Visit
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())
afterEach(() => visit.close())

async function cookOne(page: Page) {
  await fillSearch(page, 'chicken, rice, tomatoes', choices)
  await letsPotluck(page).click()
  await recipeTitle(page).waitFor()
}

const lines = (page: Page) => page.getByRole('main').getByRole('listitem').allInnerTexts()

test('a visitor’s searches stand line by line with why each counted, from the first to what another tab makes', async () => {
  visit = await house.visit()
  const { page, complaints } = visit
  await page.goto('/searches')
  await page.getByRole('heading', { name: 'No searches yet' }).waitFor()
  expect(await faults(page)).toEqual([])
  await page.getByRole('link', { name: 'To your kitchen' }).click()
  await cookOne(page)
  const title = await recipeTitle(page).innerText()

  await page.getByRole('link', { name: '5 of 6 searches left today' }).click()
  await page.getByRole('heading', { name: 'Your searches' }).waitFor()
  await page.getByRole('heading', { name: 'Today' }).waitFor()
  expect(await page.getByRole('meter', { name: 'Searches left' }).getAttribute('aria-valuetext')).toBe('5 of 6 searches left today')
  const [line = ''] = await lines(page)
  expect(line).toContain(title)
  expect(line).toContain('Italian')
  expect(line).toContain('counted')
  expect(line).toContain('The recipe was written.')
  await page.getByText(/^They reset .+\.$/).waitFor()
  expect(await faults(page)).toEqual([])

  const other = await page.context().newPage()
  await other.goto('/?tab=search')
  await other.getByRole('tab', { name: 'Search', exact: true }).waitFor()
  await cookOne(other)
  await page.getByText('4 of 6 searches left today').waitFor()
  await expect.poll(async () => (await lines(page)).length).toBe(2)
  expect(complaints).toEqual([])
})

test('a search that was refused has its line and did not count', async () => {
  visit = await house.visit({ ...phone })
  const { page } = visit
  await page.goto('/')
  await fillSearch(page, 'bleach', choices)
  await letsPotluck(page).click()
  await page.getByRole('heading', { name: 'Not cooked' }).waitFor()
  await page.goto('/searches')
  await page.getByText('not counted', { exact: true }).waitFor()
  const [line = ''] = await lines(page)
  expect(line).toContain('Nothing was cooked')
  expect(line).not.toContain('The recipe was written')
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(true)
})

test('what cannot be fetched says so and can be tried again', async () => {
  visit = await house.visit()
  const { page } = visit
  await page.route('**/functions/v1/list-searches', (route) => route.abort())
  await page.goto('/searches')
  await page.getByRole('alert').getByText('Your searches could not be fetched').waitFor()
  await page.unroute('**/functions/v1/list-searches')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await page.getByRole('heading', { name: 'No searches yet' }).waitFor()
})

test('the page stands without any storage, and with storage full of what is not ours', async () => {
  visit = await house.visit()
  const { page } = visit
  await page.addInitScript(() => {
    for (const store of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, store, {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      })
  })
  await page.goto('/')
  await page
    .getByText(/of 6 searches left today/)
    .first()
    .waitFor()
  await page.goto('/searches')
  await page.getByRole('heading', { name: 'Your searches' }).waitFor()
  await visit.close()

  visit = await house.visit()
  await visit.page.addInitScript(() => {
    for (const key of ['potluck.anonymous-usage', 'potluck.usage', 'potluck.session', 'potluck.clicks', 'potluck.recipes']) {
      localStorage.setItem(key, '{"used":"many","date":7')
      sessionStorage.setItem(key, '[{"key":1}]')
    }
  })
  await visit.page.goto('/')
  await visit.page
    .getByText(/of 6 searches left today/)
    .first()
    .waitFor()
  expect(visit.complaints).toEqual([])
})

test('a tester is shown as one, and their searches count for nothing', async () => {
  const member = await aMember(house)
  // Nobody but one process may hold the embedded database.
  const { dataDir, stop } = house.server
  await stop({ keepData: true })
  expect((await runAdmin(['grant', member.email, 'tester'], { DATA_DIR: dataDir })).code).toBe(0)
  const server = await startServer({ dataDir })
  visit = await visitAs(house, member, { ...desktop, baseURL: server.url })
  const { page, complaints } = visit
  await page.goto('/')
  await page.getByRole('link', { name: 'Tester Account' }).waitFor()
  await cookOne(page)
  await page.getByRole('link', { name: 'Searches', exact: true }).click()
  await page.getByText('The recipe was written; yours have no limit.').waitFor()
  await page.getByText('not counted', { exact: true }).waitFor()
  await page.getByText('Yours are not counted by the month.').waitFor()
  expect(complaints).toEqual([])
  await server.stop()
}, 120_000)

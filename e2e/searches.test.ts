import { afterEach, expect, test } from 'vitest'
import { limits } from '#domain/limits.ts'
import { longTest } from '../tests/how-many.ts'
import { faults } from './axe.ts'
import { aMember, visitAs } from './member.ts'
import { choices, cookOne, lines } from './one-search.ts'
import { anOrder } from './payments.ts'
import { changeRole } from './roles.ts'
import { desktop, fillSearch, letsPotluck, phone, recipeTitle, sharedSite, type Visit } from './site.ts'

const site = sharedSite()
let visit: Visit
afterEach(() => visit.close())

test('the page of searches lists each search of a visitor with why it counted, also those of another tab', async () => {
  visit = await site.visit()
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

longTest('the page of searches lists a refused search as not counted', async () => {
  visit = await site.visit({ ...phone })
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

test('the page of searches says when they cannot be fetched, and tries again at a click', async () => {
  visit = await site.visit()
  const { page } = visit
  await page.route('**/functions/v1/list-searches', (route) => route.abort())
  await page.goto('/')
  // The page is opened after the count has come: a new count would fetch the list again.
  await page.getByRole('link', { name: /^\d of 6 searches left today$/ }).click()
  await page.getByRole('alert').getByText('Your searches could not be fetched').waitFor()
  await page.unroute('**/functions/v1/list-searches')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await page.getByRole('heading', { name: 'No searches yet' }).waitFor()
})

longTest('the pages work without browser storage, and with storage full of spoiled values', async () => {
  visit = await site.visit()
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

  visit = await site.visit()
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

test('the page of searches fetches older ones page by page until all are there', async () => {
  visit = await site.visit()
  const { page, complaints } = visit
  await page.goto('/')
  await page.getByText('6 of 6 searches left today').waitFor()
  const sessionId = await page.evaluate(() => localStorage.getItem('potluck.session'))
  const made = limits.searchLines + 2
  // A refused search is listed too, and no daily limit counts it.
  for (let turn = 0; turn < made; turn += 1) {
    const data = { ...anOrder, ingredients: turn === 0 ? anOrder.ingredients : ['bleach'], turn, sessionId }
    const answer = await page.request.post('/functions/v1/generate-recipe', { data })
    expect(await answer.json()).toMatchObject(turn === 0 ? { recipe: {} } : { type: 'REFUSED' })
  }
  await page.goto('/searches')
  await expect.poll(async () => (await lines(page)).length).toBe(limits.searchLines)
  await page.route('**/functions/v1/list-searches', (route) => route.abort())
  await page.getByRole('button', { name: 'Show older ones' }).click()
  await page.getByRole('alert').getByText('The older ones could not be fetched.').waitFor()
  await page.unroute('**/functions/v1/list-searches')
  await page.getByRole('button', { name: 'Show older ones' }).click()
  await page.getByText('These are all.').waitFor()
  expect(await lines(page)).toHaveLength(made)
  expect(complaints.filter((complaint) => !complaint.includes('ERR_FAILED'))).toEqual([])
})

test('the searches of a tester are not counted by the month, and an admin has no limit either', async () => {
  const member = await aMember(site)
  const admin = await aMember(site)
  await changeRole(site, 'POST', member.id, 'tester')
  await changeRole(site, 'POST', admin.id, 'admin')
  visit = await visitAs(site, member, desktop)
  const { page, complaints } = visit
  await page.goto('/')
  await page.getByRole('link', { name: 'Tester Account' }).waitFor()
  await cookOne(page)
  await page.getByRole('link', { name: 'Searches', exact: true }).click()
  await page.getByText('The recipe was written. It takes nothing from a month’s count.').waitFor()
  await page.getByText('not counted', { exact: true }).waitFor()
  await page.getByText('Your searches are not counted by the month.').waitFor()
  expect(complaints).toEqual([])
  await visit.close()
  visit = await visitAs(site, admin, desktop)
  await visit.page.goto('/')
  await visit.page.getByRole('banner').getByRole('link', { name: 'Unlimited searches' }).waitFor()
})

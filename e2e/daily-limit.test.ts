import { expect, test } from 'vitest'
import { longTest } from '../tests/how-many.ts'
import { anAddress, headersFrom } from './addresses.ts'
import { password } from './member.ts'
import { desktop, fillSearch, letsPotluck, recipeTitle, sharedSite } from './site.ts'

const site = sharedSite()

// All visits of this file come from one household, and the first test brings it to its limit.
const address = anAddress()
const visit = () => site.visit({ ...desktop, extraHTTPHeaders: headersFrom(address) })

test('the sixth search of a day opens the limit dialog and disables cooking, clearing storage does not help, and a new account has the searches that the dialog offers', async () => {
  const { page, complaints, close } = await visit()
  await page.goto('/')
  await page.getByText('6 of 6 searches left today').waitFor()
  await page.getByText('Beta: 6 free searches a day').waitFor()
  await fillSearch(page, 'chicken, rice, tomatoes', ['salt and pepper', 'entrée', 'non-vegetarian', 'Italian'])
  await letsPotluck(page).click()
  await recipeTitle(page).waitFor()
  for (const left of [4, 3, 2, 1]) {
    await page.getByRole('button', { name: 'Refresh' }).click()
    await page.getByText(`${left} of 6 searches left today`).waitFor()
  }
  await page.getByRole('link', { name: '1 of 6 searches left today' }).waitFor()
  const kept: unknown = JSON.parse((await page.evaluate(() => localStorage.getItem('potluck.anonymous-usage'))) ?? 'null')
  const [date, sessionId] = await page.evaluate(() => [new Date().toLocaleDateString('sv'), localStorage.getItem('potluck.session')])
  expect(kept).toMatchObject({ date, sessionId, used: 5, limit: 6 })
  expect(sessionId).toMatch(/^session_\d+_[a-z0-9]+$/)
  const dialog = page.getByRole('dialog', { name: 'Daily limit reached' })
  expect(await dialog.count()).toBe(0)
  await page.getByRole('button', { name: 'Refresh' }).click()
  await dialog.waitFor()
  expect(await dialog.innerText()).toContain('The 6 free searches for today are used.')
  expect(await dialog.innerText()).toMatch(/They come back .+\./)
  expect(await dialog.innerText()).toContain('1 day until reset.')
  expect(await dialog.getByRole('link', { name: 'Sign Up' }).getAttribute('href')).toBe('/auth/signup')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })

  await recipeTitle(page).waitFor()
  expect(await page.getByRole('button', { name: 'Refresh' }).isDisabled()).toBe(true)
  expect(await page.getByRole('button', { name: 'Generate All Selected (1)' }).isDisabled()).toBe(true)
  await page.getByRole('tab', { name: 'Search', exact: true }).click()
  expect(await letsPotluck(page).isDisabled()).toBe(true)
  await page.getByRole('button', { name: 'Why?' }).click()
  await dialog.waitFor()
  await dialog.getByRole('button', { name: 'All right' }).click()

  // The dialog also opens offline: its script is loaded already.
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Why?' }).click()
  await dialog.getByRole('button', { name: 'All right' }).click()
  await page.context().setOffline(false)

  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await page.context().clearCookies()
  await page.reload()
  await page.getByText('0 of 6 searches left today').waitFor()
  expect(await letsPotluck(page).isDisabled()).toBe(true)
  expect(await dialog.count()).toBe(0)
  await page.getByRole('button', { name: 'Why?' }).click()
  await dialog.getByText('With a free account you have 2 searches a month').waitFor()
  await dialog.getByRole('link', { name: 'Sign Up' }).click()
  await page.waitForURL('**/auth/signup')
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Cook')
  await page.getByLabel('E-mail').fill(`limited-${process.pid}@example.org`)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click()
  await page.getByRole('banner').getByText('2 of 2 searches left this month').waitFor()
  await fillSearch(page, 'chicken, rice, tomatoes', ['salt and pepper', 'entrée', 'non-vegetarian', 'Italian'])
  await letsPotluck(page).click()
  await recipeTitle(page).waitFor()
  await page.getByRole('banner').getByText('1 of 2 searches left this month').waitFor()
  // The browser complains about a request that was under way when the connection was cut.
  expect(complaints.filter((complaint) => !complaint.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
  await close()
})

longTest('QUOTA_EXCEEDED opens the limit dialog even where the page still counts a search as left', async () => {
  const { page, complaints, close } = await visit()
  await page.route('**/functions/v1/check-usage-status', (route) => route.abort())
  await page.goto('/')
  await fillSearch(page, 'chicken, rice, tomatoes', ['salt and pepper', 'entrée', 'non-vegetarian', 'Italian'])
  await letsPotluck(page).click()
  await page.getByRole('dialog', { name: 'Daily limit reached' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByText('Nothing on the Italian card yet').waitFor()
  expect(complaints.filter((complaint) => !complaint.includes('ERR_FAILED'))).toEqual([])
  await close()
})

test('a limit dialog whose script cannot be fetched is announced as missing, even by a toast without its looks, and a reload brings the dialog', async () => {
  const { page, close } = await visit()
  await page.route('**/search-limit-*', (route) => route.abort())
  await page.route('**/toast-card-*', (route) => route.abort())
  await page.goto('/')
  await page.getByRole('banner').getByText('0 of 6 searches left today').waitFor()
  await page.getByRole('button', { name: 'Why?' }).click()
  const plain = page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: /Please try refreshing the page\./ })
  await plain.click()
  await plain.waitFor({ state: 'detached' })
  await page.getByRole('heading', { name: "What's in your kitchen?" }).waitFor()
  // A page asks for a script once, so only a reload asks again.
  await page.unrouteAll()
  await page.reload()
  await page.getByRole('button', { name: 'Why?' }).click()
  await page.getByRole('dialog', { name: 'Daily limit reached' }).waitFor()
  await close()
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillSearch, type House, letsPotluck, openHouse, recipeTitle } from './house.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

test('the sixth search opens the limit dialog, generate is disabled, and clearing storage does not help', async () => {
  const { page, complaints, close } = await house.visit()
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
  expect(await dialog.innerText()).toContain('You have used your 6 free searches for today.')
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
  await dialog.getByRole('link', { name: 'Sign Up' }).click()
  await page.waitForURL('**/auth/signup')
  expect(complaints).toEqual([])
  await close()
})

test('QUOTA_EXCEEDED opens the dialog even where the page still thought there was a search left', async () => {
  const { page, complaints, close } = await house.visit()
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

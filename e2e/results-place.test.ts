import { afterEach, expect, test } from 'vitest'
import { choices, cookOne } from './one-search.ts'
import { fillSearch, letsPotluck, phone, recipeTitle, sharedSite, type Visit } from './site.ts'

const site = sharedSite()
let visit: Visit
afterEach(async () => {
  await visit.close()
  expect(visit.complaints).toEqual([])
})

test('the recipe before a refresh is shown from its title, which takes the focus', async () => {
  visit = await site.visit({ ...phone, reducedMotion: 'reduce' })
  const { page } = visit
  await page.goto('/')
  await cookOne(page)
  await page.getByRole('button', { name: 'Refresh' }).click()
  const previous = page.getByRole('button', { name: 'Previous Recipe' })
  await previous.waitFor()
  await previous.scrollIntoViewIfNeeded()
  expect(await page.getByRole('article').evaluate((card) => card.getBoundingClientRect().top)).toBeLessThan(0)
  await previous.click()
  await page.getByRole('button', { name: 'Newer Recipe' }).waitFor()
  // Without motion the card is there at once.
  const { top } = await page.getByRole('article').evaluate((card) => card.getBoundingClientRect())
  expect(top).toBeGreaterThanOrEqual(0)
  expect(top).toBeLessThan(phone.viewport.height / 4)
  await expect.poll(() => recipeTitle(page).evaluate((title) => title === document.activeElement)).toBe(true)
})

test('a reload opens the cuisine that was open before', async () => {
  visit = await site.visit()
  const { page } = visit
  await page.goto('/')
  await fillSearch(page, 'chicken, rice, tomatoes', [...choices, 'Thai', 'Mexican'])
  await page.getByRole('tab', { name: 'Results' }).click()
  const thai = page.getByRole('tab', { name: 'Thai' })
  await thai.click()
  await page.getByRole('button', { name: 'Generate Thai Recipe' }).waitFor()
  await page.reload()
  await page.getByRole('tab', { name: 'Mexican' }).waitFor()
  expect(await thai.getAttribute('aria-selected')).toBe('true')
  await page.getByRole('button', { name: 'Generate Thai Recipe' }).waitFor()
})

test('text left in the field is cooked though staples alone were chosen', async () => {
  visit = await site.visit()
  const { page } = visit
  await page.goto('/')
  for (const name of [...choices, 'rice', 'No ingredients other than staples'])
    await page.getByRole('checkbox', { name, exact: true }).check()
  await page.getByRole('combobox', { name: 'An ingredient' }).fill('chicken')
  const asked = page.waitForRequest('**/functions/v1/generate-recipe')
  await letsPotluck(page).click()
  expect((await asked).postDataJSON()).toMatchObject({ ingredients: ['chicken'], useOnlyStaples: false })
  await recipeTitle(page).waitFor()
  await page.getByText('What was checked').click()
  await page.getByText('Uses 1 of your 1').waitFor()
})

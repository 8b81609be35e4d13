import { afterEach, expect, test } from 'vitest'
import { longTest } from '../tests/how-many.ts'
import { holdScript } from './held-requests.ts'
import { choices, cookOne } from './one-search.ts'
import { choose, fillSearch, ingredientsCooked, letsPotluck, phone, recipeTitle, sharedSite, stickers, type Visit } from './site.ts'

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

longTest('each button of the results cooks the text of the field too, and cooks nothing while a word of it is refused', async () => {
  visit = await site.visit()
  const { page } = visit
  const cooked = ingredientsCooked(page)
  const field = page.getByRole('combobox', { name: 'An ingredient' })
  /** Leaves text in the field, goes to the results, and presses a button there. */
  const press = async (button: string, text: string) => {
    await page.getByRole('tab', { name: 'Search', exact: true }).click()
    await field.fill(text)
    await page.getByRole('tab', { name: 'Results' }).click()
    await page.getByRole('button', { name: button }).click()
  }
  const finished = async (recipes: number) => {
    await recipeTitle(page).waitFor()
    await expect.poll(() => page.evaluate(() => JSON.parse(sessionStorage.getItem('potluck.recipes') ?? '[]').length)).toBe(recipes)
  }
  const letThrough = await holdScript(page, 'split-typed')
  await page.goto('/')
  await choose(page, [...choices, 'Thai'])
  // The list is empty, and the code that reads the text is not loaded yet.
  await press('Generate Italian Recipe', 'rice')
  await page.locator('button[aria-disabled=true]', { hasText: 'Generate Italian Recipe' }).waitFor()
  expect(cooked).toEqual([])
  letThrough()
  await finished(1)
  expect(cooked).toEqual([['rice']])

  await press('Refresh', '!!!')
  await page.locator('#ingredient-note', { hasText: '!!! is not written in plain words.' }).waitFor()
  expect(await field.inputValue()).toBe('!!!')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('ingredient')

  // The line under the button counts one search, for Thai.
  await press('Generate All Selected (2)', 'leek')
  await finished(2)
  expect(cooked).toEqual([['rice'], ['rice', 'leek']])
  await press('Refresh', 'bleach')
  await page.getByText('“bleach” is not food.').waitFor()
  await press('Take “bleach” off and cook', 'peas')
  await expect.poll(() => cooked.at(-1)).toEqual(['rice', 'leek', 'peas'])
  await page.getByRole('tab', { name: 'Search', exact: true }).click()
  await expect.poll(() => stickers(page)).toEqual(['rice', 'leek', 'peas'])
  await page.getByText('3 of 6 searches left today').waitFor()
})

longTest('a cuisine and a run through all that wait for the same words cook each cuisine once', async () => {
  visit = await site.visit()
  const { page } = visit
  const cooked = ingredientsCooked(page)
  const letThrough = await holdScript(page, 'split-typed')
  await page.goto('/')
  await choose(page, [...choices, 'Thai'])
  await page.getByRole('combobox', { name: 'An ingredient' }).fill('rice')
  await page.getByRole('tab', { name: 'Results' }).click()
  await page.getByRole('tab', { name: 'Thai' }).click()
  await page.getByRole('button', { name: 'Generate Thai Recipe' }).click()
  // Playwright takes a waiting button for a disabled one.
  await page.locator('button[aria-disabled=true]', { hasText: 'Generate Thai Recipe' }).click({ force: true })
  await page.getByRole('button', { name: 'Generate All Selected (2)' }).click()
  letThrough()
  await page.getByText('4 of 6 searches left today').waitFor()
  await page.getByRole('button', { name: 'Generate All Selected (2)' }).waitFor()
  expect(cooked).toEqual([['rice'], ['rice']])
})

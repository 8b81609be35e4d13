import type { Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { longTest } from '../tests/how-many.ts'
import { faults } from './axe.ts'
import {
  desktop,
  fillSearch,
  ingredientsCooked,
  letsPotluck,
  phone,
  recipeText,
  recipeTitle,
  sharedSite,
  stickers,
  type Visit,
} from './site.ts'

const food = 'chicken, rice, tomatoes, garlic'
const choices = ['cooking oil', 'salt and pepper', 'entrée', 'non-vegetarian', 'Italian', 'Thai']
const generateRecipe = '**/functions/v1/generate-recipe'

const site = sharedSite()
let visit: Visit
afterEach(() => visit.close())

test('four ingredients become two different recipes, each with its picture, room for its title, and what was checked', async () => {
  visit = await site.visit()
  const { page, complaints } = visit
  await page.goto('/')
  await fillSearch(page, food, choices)
  expect(await page.getByRole('checkbox', { name: 'chicken', exact: true }).isChecked()).toBe(true)
  await letsPotluck(page).click()

  await recipeTitle(page).waitFor()
  expect(page.url()).toContain('tab=results')
  const italian = await recipeText(page)
  const lines = await page.getByRole('article').getByRole('listitem').allInnerTexts()
  for (const typed of ['chicken', 'rice', 'tomatoes', 'garlic']) {
    expect(
      lines.some((line) => line.includes(typed) && line.includes('yours')),
      `a line of mine with ${typed}`,
    ).toBe(true)
  }
  await page.getByText('What was checked').click()
  await page.getByText('Only the seven listed allergens are checked').waitFor()
  await page.getByText("Written by Potluck's own composer").waitFor()
  await page.getByText('Uses 4 of your 4').waitFor()
  expect(await page.getByRole('article').innerText()).not.toMatch(/\bsafe\b/i)
  const picture = page.getByRole('img', { name: 'A drawing of the dish' })
  expect(await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBe(400)
  for (const width of [390, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    const box = await recipeTitle(page).boundingBox()
    expect(box?.width, `the width of the title on a screen of ${width} pixels`).toBeGreaterThanOrEqual(300)
  }
  await page.setViewportSize(desktop.viewport)

  await page.getByRole('tab', { name: 'Thai' }).click()
  await page.getByRole('button', { name: 'Generate Thai Recipe' }).waitFor()
  await page.getByRole('button', { name: 'Generate All Selected (2)' }).click()
  await recipeTitle(page).waitFor()
  expect(await page.getByRole('tab', { selected: true }).last().innerText()).toContain('Thai')
  expect(await recipeText(page)).not.toBe(italian)
  await page.getByText('2 recipes are ready.').waitFor()
  expect(complaints).toEqual([])
})

test('a recipe says which excluded allergens were not found in it, and that labels are to be read', async () => {
  visit = await site.visit()
  const { page, complaints } = visit
  await page.goto('/')
  await fillSearch(page, 'butter, potatoes, onions, carrots', ['dairy', 'eggs', 'soup', 'vegetarian', 'French', 'cooking oil'])
  await letsPotluck(page).click()
  await recipeTitle(page).waitFor()
  await page.getByText('None of the excluded allergens was found; read labels.').click()
  await page.getByText('Not found in any line or step: dairy and eggs.').waitFor()
  await page.getByText('butter: contains dairy, which you exclude. You could take vegan butter instead').waitFor()
  await page.getByText('Uses 3 of your 4').waitFor()
  expect(complaints).toEqual([])
})

test('Generate All Selected cooks one cuisine after the other in sight, and a reload keeps the recipes', async () => {
  // The only journey through cooking with animations.
  visit = await site.visit({ ...desktop, reducedMotion: 'no-preference' })
  const { page, complaints } = visit
  await page.goto('/')
  await fillSearch(page, food, [...choices, 'Mexican'])
  await page.getByRole('tab', { name: 'Results' }).click()
  await page.getByRole('button', { name: 'Generate All Selected (3)' }).click()
  await page.getByText('Next comes Thai.').waitFor()
  await page.getByText('3 recipes are ready.').waitFor()
  await page.reload()
  const recipes = new Set<string>()
  for (const cuisine of ['Italian', 'Thai', 'Mexican']) {
    await page.getByRole('tab', { name: cuisine }).click()
    recipes.add(await recipeText(page))
  }
  expect(recipes.size).toBe(3)
  expect(complaints).toEqual([])
})

test('a run of several cuisines that is stopped keeps the recipes that were ready', async () => {
  visit = await site.visit()
  const { page } = visit
  await page.goto('/')
  await fillSearch(page, food, [...choices, 'Korean'])
  await page.getByRole('tab', { name: 'Results' }).click()
  await page.getByRole('button', { name: 'Generate All Selected (3)' }).click()
  await page.getByText('Next comes Thai.').waitFor()
  await page.getByRole('button', { name: 'Stop' }).click()
  await page.getByText('Stopped. What was ready stays.').waitFor()
  expect(await recipeTitle(page).count()).toBe(1)
  await page.getByRole('tab', { name: 'Korean' }).click()
  await page.getByRole('button', { name: 'Generate Korean Recipe' }).waitFor()
})

/** Holds back the recipes of a cuisine until `letGo` is called. `asked`: the cuisines that were asked for. */
async function holdRecipes(page: Page, cuisine: string): Promise<{ asked: string[]; letGo: () => void }> {
  const asked: string[] = []
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(generateRecipe, async (route) => {
    asked.push(route.request().postDataJSON().cuisine)
    if (asked.at(-1) === cuisine) await held
    // A request that the page cancelled meanwhile cannot go on.
    await route.continue().catch(() => undefined)
  })
  return { asked, letGo }
}

longTest(
  'Generate All Selected leaves out what the cook deselected or ordered on its own meanwhile, and a new order replaces the one that cooks',
  async () => {
    visit = await site.visit()
    const { page } = visit
    await page.goto('/')
    await fillSearch(page, food, [...choices, 'Mexican', 'Korean'])
    const run = await holdRecipes(page, 'Italian')
    await page.getByRole('tab', { name: 'Results' }).click()
    await page.getByRole('button', { name: 'Generate All Selected (4)' }).click()
    await expect.poll(() => run.asked).toEqual(['Italian'])
    await page.getByRole('tab', { name: 'Search', exact: true }).click()
    await page.getByRole('checkbox', { name: 'Korean', exact: true }).uncheck()
    await page.getByRole('tab', { name: 'Results' }).click()
    await page.getByRole('tab', { name: 'Thai' }).click()
    await page.getByRole('button', { name: 'Generate Thai Recipe' }).click()
    await recipeTitle(page).waitFor()
    run.letGo()
    await page.getByText('3 recipes are ready.').waitFor()
    expect(run.asked).toEqual(['Italian', 'Thai', 'Mexican'])
    await page.getByText('3 of 6 searches left today').waitFor()
    await page.unroute(generateRecipe)

    const orders = await holdRecipes(page, 'Italian')
    const cooked = ingredientsCooked(page)
    const order = async (ingredient: string) => {
      await page.getByRole('tab', { name: 'Search', exact: true }).click()
      await page.getByRole('combobox', { name: 'An ingredient' }).fill(ingredient)
      await letsPotluck(page).click()
    }
    await order('leek')
    await expect.poll(() => orders.asked).toEqual(['Italian'])
    await Promise.all([page.waitForRequest('**/functions/v1/check-usage-status'), order('peas')])
    await expect.poll(() => orders.asked).toEqual(['Italian', 'Italian'])
    orders.letGo()
    await page.getByRole('button', { name: 'Refresh' }).waitFor()
    expect(await page.getByText('From your earlier choices').count()).toBe(0)
    expect(cooked.map((ingredients) => ingredients.slice(4))).toEqual([['leek'], ['leek', 'peas']])
    await page.getByText('2 of 6 searches left today').waitFor()
  },
)

test('what is not food is refused by name at no cost, and one click takes it off the list and cooks the rest', async () => {
  visit = await site.visit()
  const { page, complaints } = visit
  await page.goto('/')
  await fillSearch(page, 'rice, bleach, motor oil, tomatoes', ['entrée', 'vegan', 'Thai', 'cooking oil'])
  await page.getByText('6 of 6 searches left today').waitFor()
  await letsPotluck(page).click()
  await page.getByText('“bleach” is not food.').waitFor()
  await page.getByText('“motor oil” is not food.').waitFor()
  await page.getByRole('button', { name: 'Change the search' }).waitFor()
  await page.getByText('6 of 6 searches left today').waitFor()
  await page.getByRole('button', { name: 'Take these 2 off and cook' }).click()
  await recipeTitle(page).waitFor()
  await page.getByText('“bleach” and “motor oil” were taken off the list').waitFor()
  await page.getByRole('tab', { name: 'Search' }).click()
  await expect.poll(() => stickers(page)).toEqual(['rice', 'tomatoes'])
  // Only the search that cooked was counted.
  await page.getByText('5 of 6 searches left today').waitFor()
  expect(complaints).toEqual([])
})

test('on a phone the ingredients that were left out are folded after the first two, and open by the keyboard', async () => {
  visit = await site.visit(phone)
  const { page } = visit
  await page.goto('/')
  await fillSearch(page, 'rice, tomatoes, milk, cheddar, butter, cream, yogurt', [
    'dairy',
    'entrée',
    'non-vegetarian',
    'Thai',
    'cooking oil',
  ])
  await letsPotluck(page).click()
  await recipeTitle(page).waitFor()
  const shown = page
    .locator('article')
    .getByText(/: contains dairy, which you exclude/u)
    .filter({ visible: true })
  expect(await shown.count()).toBe(2)
  await page.getByRole('button', { name: 'and 3 more' }).press('Enter')
  expect(await shown.count()).toBe(5)
  await page.getByRole('button', { name: 'Show fewer', expanded: true }).press('Enter')
  expect(await shown.count()).toBe(2)
})

test('a service that is down, or answers without a recipe, is named as such, nothing is lost, and Try Again cooks', async () => {
  visit = await site.visit()
  const { page } = visit
  await page.goto('/')
  await fillSearch(page, food, choices)
  await page.route('**/functions/v1/generate-recipe', (route) => route.abort('connectionrefused'))
  await letsPotluck(page).click()
  const failure = page.getByRole('alert').filter({ hasText: 'Generation Failed' })
  await failure.waitFor()
  expect(await failure.innerText()).toContain('Recipe generation service is temporarily unavailable. Please try again in a moment.')
  expect(await failure.innerText()).toContain('Nothing was lost')
  await page.unroute('**/functions/v1/generate-recipe')
  let badGateways = 0
  await page.route('**/functions/v1/generate-recipe', (route) => {
    badGateways += 1
    return route.fulfill({ status: 502, body: 'Bad gateway' })
  })
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect.poll(() => badGateways).toBe(1)
  await failure.getByText('temporarily unavailable').waitFor()
  await page.unroute('**/functions/v1/generate-recipe')
  await page.route('**/functions/v1/generate-recipe', (route) => route.fulfill({ json: { nothing: true } }))
  await page.getByRole('button', { name: 'Try Again' }).click()
  await page.getByText('No recipe data received').waitFor()
  await page.unroute('**/functions/v1/generate-recipe')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await recipeTitle(page).waitFor()
})

longTest('a bare 403, and an answer without a recipe that speaks of a captcha, ask for the security check', async () => {
  visit = await site.visit()
  const { page } = visit
  await page.goto('/')
  await fillSearch(page, food, choices)
  const failure = page.getByRole('alert').filter({ hasText: 'Generation Failed' })
  const generate = '**/functions/v1/generate-recipe'
  await page.route(generate, (route) => route.fulfill({ status: 403, body: 'Forbidden' }))
  await letsPotluck(page).click()
  await failure.getByText('Security verification required. Please complete the captcha below.').waitFor()
  await page.unroute(generate)
  await page.route(generate, (route) => route.fulfill({ json: { nothing: true } }))
  await page.getByRole('button', { name: 'Try Again' }).click()
  await failure.getByText('No recipe data received').waitFor()
  await page.unroute(generate)
  await page.route(generate, (route) => route.fulfill({ json: { error: 'Captcha verification required' } }))
  await page.getByRole('button', { name: 'Try Again' }).click()
  await failure.getByText('Security verification required. Please complete the captcha below.').waitFor()
})

test('a second click while a recipe is cooking asks once, Refresh asks for another, and a key brings back the one before and the newer one', async () => {
  visit = await site.visit()
  const { page, complaints } = visit
  await page.goto('/')
  await fillSearch(page, 'chicken, rice, tomatoes', ['salt and pepper', 'entrée', 'non-vegetarian', 'Italian'])
  let asked = 0
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/functions/v1/generate-recipe', async (route) => {
    asked += 1
    await held
    await route.continue()
  })
  await letsPotluck(page).dblclick()
  await page.getByText('Writing your Italian recipe').waitFor()
  await page.getByRole('tab', { name: 'Search', exact: true }).click()
  await letsPotluck(page).click()
  await page.getByText('Writing your Italian recipe').waitFor()
  letGo()
  await recipeTitle(page).waitFor()
  expect(asked).toBe(1)

  const first = await recipeText(page)
  const id = () => page.locator('article section').first().getAttribute('aria-labelledby')
  const idBefore = await id()
  const previous = page.getByRole('button', { name: 'Previous Recipe' })
  expect(await previous.count()).toBe(0)
  await page.getByRole('button', { name: 'Refresh' }).click()
  await previous.waitFor()
  expect(asked).toBe(2)
  expect(await id()).not.toBe(idBefore)
  const second = await recipeText(page)
  expect(second).not.toBe(first)

  await previous.focus()
  await page.keyboard.press('Enter')
  const newer = page.getByRole('button', { name: 'Newer Recipe' })
  await newer.waitFor()
  expect(await recipeText(page)).toBe(first)
  // The keyboard goes on from the title, and a screen reader hears which recipe it is.
  await expect.poll(() => recipeTitle(page).evaluate((title) => title === document.activeElement)).toBe(true)
  await page.getByText(`The recipe before is shown again: ${await recipeTitle(page).innerText()}`).waitFor()
  expect(await faults(page, { within: 'main' })).toEqual([])

  await page.reload()
  await newer.waitFor()
  expect(await recipeText(page)).toBe(first)
  await newer.press('Enter')
  await previous.waitFor()
  expect(await recipeText(page)).toBe(second)
  expect(complaints).toEqual([])
})

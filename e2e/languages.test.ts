import { languages } from '@potluck/kitchen/options'
import type { Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { longTest } from '../tests/how-many.ts'
import { desktop, fillSearch, letsPotluck, phone, recipeTitle, sharedSite, type Visit } from './site.ts'

const food = 'chicken, rice, tomatoes, garlic'
const choices = ['cooking oil', 'salt and pepper', 'entrée', 'non-vegetarian', 'Italian', 'Thai']

const site = sharedSite()
let visit: Visit
afterEach(async () => {
  await visit.close()
  expect(visit.complaints).toEqual([])
})

const picker = (page: Page) => page.getByRole('combobox', { name: 'Language of the recipes' })

/** The languages that recipes are asked for in. */
function listenToAsked(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (!request.url().endsWith('/functions/v1/generate-recipe') || request.method() !== 'POST') return
    const body: { language: string } = request.postDataJSON()
    asked.push(body.language)
  })
  return asked
}

test('the picker has eight languages by flag and own name, the keyboard or an address picks one, the address keeps its own until then, and a reload forgets what was picked', async () => {
  visit = await site.visit(phone)
  const { page } = visit
  await page.goto('/?lang=ja')
  const options = picker(page).locator('option')
  await expect.poll(() => options.allInnerTexts()).toEqual(languages.map(({ flag, name }) => `${flag} ${name}`))
  expect(await picker(page).inputValue()).toBe('ja')
  await page.setViewportSize(desktop.viewport)
  // The address keeps its language from tab to tab and from page to page, until another one is picked.
  await page.getByRole('tab', { name: 'Results' }).click()
  await page.waitForURL(/[?&]tab=results/)
  await page.reload()
  expect(await picker(page).inputValue()).toBe('ja')
  await page.getByRole('link', { name: 'Sign In' }).click()
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor()
  await page.reload()
  expect(await picker(page).inputValue()).toBe('ja')
  await page.getByRole('link', { name: 'Potluck, to the search' }).click()
  await page.waitForURL(/[?&]tab=search/)
  await picker(page).selectOption('de')
  await page.waitForURL((address) => !address.searchParams.has('lang'))
  expect(new URL(page.url()).searchParams.get('tab')).toBe('search')
  expect(await picker(page).inputValue()).toBe('de')
  await page.reload()
  expect(await picker(page).inputValue()).toBe('en')

  await page.goto('/')
  expect(await picker(page).inputValue()).toBe('en')
  await picker(page).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  expect(await picker(page).inputValue()).toBe('fr')
  await page.getByText('Français').first().waitFor()
  await page.reload()
  expect(await picker(page).inputValue()).toBe('en')
})

test('a recipe is asked for in the picked language and keeps it when another is picked', async () => {
  visit = await site.visit()
  const { page } = visit
  const asked = listenToAsked(page)
  await page.goto('/')
  await picker(page).selectOption('ar')
  await fillSearch(page, food, choices)
  await letsPotluck(page).click()
  await recipeTitle(page).waitFor()
  expect(asked).toEqual(['ar'])
  const article = page.getByRole('article')
  expect(await article.locator('header').getAttribute('dir')).toBe('rtl')
  expect(await article.locator('header').getAttribute('lang')).toBe('ar')
  expect(await article.locator('li p').first().getAttribute('lang')).toBe('ar')
  expect(await recipeTitle(page).innerText()).toMatch(/^[\p{Script=Arabic}\s،]+$/u)
  const figures = await article.locator('li bdi').allInnerTexts()
  expect(figures.length).toBeGreaterThan(5)
  for (const figure of figures) expect(figure).toMatch(/\d/)
  expect(await page.locator('html').getAttribute('dir')).toBe('ltr')

  await picker(page).selectOption('en')
  expect(await article.locator('header').getAttribute('dir')).toBe('rtl')
  await page.getByRole('tab', { name: 'Thai' }).click()
  await page.getByRole('button', { name: 'Generate Thai Recipe' }).click()
  await article.waitFor()
  expect(asked).toEqual(['ar', 'en'])
  expect(await article.locator('header').getAttribute('dir')).toBe('ltr')
})

test('recipes that were cooked stay when another language is picked, count as ready, and say how to cook them anew', async () => {
  visit = await site.visit()
  const { page } = visit
  await page.goto('/')
  await fillSearch(page, food, choices)
  await page.getByRole('tab', { name: 'Results' }).click()
  await page.getByRole('button', { name: 'Generate All Selected (2)' }).click()
  await page.getByText('2 recipes are ready. Writes all of them anew; takes 2 searches.').waitFor()
  const title = await recipeTitle(page).innerText()
  await picker(page).selectOption('de')
  await page.getByText('2 recipes are ready. All of them can be cooked anew from what is chosen now; that takes 2 searches.').waitFor()
  await page.getByText('This recipe is in English. Refresh cooks it anew in German.').waitFor()
  expect(await recipeTitle(page).innerText()).toBe(title)
})

longTest('the number of the tenth step keeps its distance from the words, read from left to right and from right to left', async () => {
  visit = await site.visit(phone)
  const { page } = visit
  await page.route('**/functions/v1/generate-recipe', async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    const steps: string[] = answer.recipe.instructions
    answer.recipe.instructions = Array.from({ length: 12 }, (_, at) => `${steps[at % steps.length]} ${'.'.repeat(at)}`)
    await route.fulfill({ response, json: answer })
  })
  await page.goto('/?lang=ar')
  await fillSearch(page, food, choices)
  await letsPotluck(page).click()
  for (const [language, way] of [
    ['ar', 'rtl'],
    ['en', 'ltr'],
  ] as const) {
    await page.locator(`article header[lang=${language}][dir=${way}]`).waitFor()
    const gap = await page.locator('article ol > li:nth-child(10)').evaluate((step) => {
      const [number, words] = step.children
      if (!number || !words) return 0
      const figures = document.createRange()
      figures.selectNodeContents(number)
      const [a, b] = [figures.getBoundingClientRect(), words.getBoundingClientRect()]
      return a.left > b.left ? a.left - b.right : b.left - a.right
    })
    expect(gap, `pixels in ${language}`).toBeGreaterThanOrEqual(8)
    if (language === 'en') break
    await picker(page).selectOption('en')
    await page.getByRole('button', { name: 'Refresh' }).click()
  }
})

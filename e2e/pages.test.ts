import { expect, test } from 'vitest'
import { faults } from './axe.ts'
import { desktop, fillSearch, inLooks, isTooWide, letsPotluck, phone, recipeTitle, sharedSite } from './site.ts'

const site = sharedSite()

test('both tabs are free of accessibility faults in every look that is tried, and their headings go down one level at a time', async () => {
  const { page, complaints, close } = await site.visit(desktop)
  const look = async () => {
    await inLooks(page, async (name) => expect(await faults(page), name).toEqual([]))
    const levels = await page
      .locator('h1, h2, h3, h4')
      .evaluateAll((headings) => headings.map((heading) => Number(heading.tagName.slice(1))))
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    for (const [at, level] of levels.entries()) expect(level).toBeLessThanOrEqual((levels[at - 1] ?? 0) + 1)
  }
  await page.goto('/')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await letsPotluck(page).click()
  await page.getByText('Missing required fields').waitFor()
  await look()
  await fillSearch(page, 'chicken, rice, tomatoes, bleach-free leek', [
    'eggs',
    'cooking oil',
    'entrée',
    'non-vegetarian',
    'Italian',
    'Thai',
  ])
  await page.getByRole('button', { name: 'Remove bleach-free leek' }).click()
  await look()
  await letsPotluck(page).click()
  await recipeTitle(page).waitFor()
  await page.getByText('What was checked').click()
  await look()
  await page.getByRole('tab', { name: 'Thai' }).click()
  await page.route('**/functions/v1/generate-recipe', (route) => route.fulfill({ json: {} }))
  await look()
  await page.getByRole('button', { name: 'Generate Thai Recipe' }).click()
  await page.getByText('Generation Failed').waitFor()
  await look()
  expect(complaints).toEqual([])
  await close()
})

test('on a phone every control is large enough for a finger, and on a narrow one nothing is too wide, whatever was typed', async () => {
  const { page, close } = await site.visit(phone)
  await page.goto('/')
  await fillSearch(page, `chicken, rice, ${'pneumonoultramicroscopic'.repeat(4)}`, [
    'cooking oil',
    'entrée',
    'non-vegetarian',
    'Italian',
    'Potluck-me',
  ])
  const small = await page.locator('button, a, summary, label, input[type=text]').evaluateAll((elements) => {
    const isShown = (element: Element) =>
      element.checkVisibility() && element.getBoundingClientRect().width > 1 && !element.classList.contains('sr-only')
    /**
     * The place to press may reach beyond the words: whether a finger that slides over the element, across and down,
     * meets it on 43 of 89 pixels.
     */
    const isMetAround = (element: Element) => {
      element.scrollIntoView({ block: 'center' })
      const { left, top, width, height } = element.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      const slide = Array.from({ length: 89 }, (_, step) => step - 44)
      const meets = (dx: number, dy: number) => element.contains(document.elementFromPoint(x + dx, y + dy))
      return slide.filter((dx) => meets(dx, 0)).length >= 43 && slide.filter((dy) => meets(0, dy)).length >= 43
    }
    return elements.flatMap((element) => {
      const { width, height } = element.getBoundingClientRect()
      if (!isShown(element) || (height >= 43.5 && width >= 43.5) || isMetAround(element)) return []
      return [`${Math.round(width)} x ${Math.round(height)} ${element.outerHTML.slice(0, 90)}`]
    })
  })
  expect(small).toEqual([])

  await page.setViewportSize({ width: 360, height: 740 })
  expect(await isTooWide(page)).toBe(false)
  await letsPotluck(page).click()
  await recipeTitle(page).waitFor()
  expect(await isTooWide(page)).toBe(false)
  await close()
})

test('an address without a page says so and leads home in our own fonts, the logo leads to the search, and the address says which tab is open', async () => {
  const { page, complaints, close } = await site.visit()
  const response = await page.goto('/kitchen/sink?x=<script>&lang=fr')
  expect(response?.status()).toBe(404)
  await page.getByRole('heading', { name: 'Oops! Page not found' }).waitFor()
  expect(await faults(page)).toEqual([])
  // Another language takes the first out of the address, and leaves the page where it is.
  await page.getByRole('combobox', { name: 'Language of the recipes' }).selectOption('de')
  await page.waitForURL((address) => address.pathname === '/kitchen/sink' && !address.searchParams.has('lang'))
  expect(new URL(page.url()).searchParams.get('x')).toBe('<script>')
  await page.getByRole('heading', { name: 'Oops! Page not found' }).waitFor()
  await page.getByRole('link', { name: 'Back to your kitchen' }).click()
  await page.getByRole('heading', { name: "What's in your kitchen?" }).waitFor()
  const loaded = await page.evaluate(async () => {
    await document.fonts.ready
    return [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family.replaceAll('"', ''))
  })
  expect(loaded).toContain('Fraunces Variable')
  expect(loaded).toContain('Source Sans 3 Variable')
  expect(complaints.filter((complaint) => !complaint.includes('404'))).toEqual([])

  complaints.length = 0
  await page.goto('/?tab=results')
  await page.getByRole('heading', { name: 'Your recipes' }).waitFor()
  await page.getByRole('link', { name: 'Potluck, to the search' }).click()
  await page.getByRole('heading', { name: "What's in your kitchen?" }).waitFor()
  expect(page.url()).toContain('/?tab=search')
  await page.goBack()
  await page.getByRole('heading', { name: 'Your recipes' }).waitFor()
  expect(complaints).toEqual([])
  await close()
})

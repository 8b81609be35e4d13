import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { aMember, visitAs } from './member.ts'
import { choose, fillSearch, letsPotluck, phone, recipeTitle, sharedSite } from './site.ts'

const site = sharedSite()

const toasts = (page: Page) => page.getByRole('region', { name: 'Notices' })

/** Which of these parts of the page the toasts cover, in part or as a whole. */
async function covered(page: Page, parts: Record<string, Locator>): Promise<string[]> {
  const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const toast = await boxOf(toasts(page))
  const windowHeight = await page.evaluate(() => document.documentElement.clientHeight)
  expect({ isWithin: toast.height > 0 && toast.y >= 0 && toast.y + toast.height <= windowHeight, toast }).toMatchObject({ isWithin: true })
  const names: string[] = []
  for (const [name, part] of Object.entries(parts)) {
    const { x, y, width, height } = await boxOf(part)
    const isBeside = x >= toast.x + toast.width || x + width <= toast.x || y >= toast.y + toast.height || y + height <= toast.y
    if (!isBeside) names.push(name)
  }
  return names
}

const header = (page: Page) => ({
  languages: page.getByRole('banner').getByRole('combobox'),
  tabs: page.getByRole('tablist', { name: 'Search and results' }),
})

describe.each([
  ['a desktop', { viewport: { width: 1280, height: 800 } }],
  ['a phone', phone],
] as const)('on %s', (_, screen) => {
  test('the toast that names the missing fields covers neither the order, nor its button, nor the field that is next', async () => {
    const { page, close } = await site.visit(screen)
    await page.goto('/')
    for (const filled of [[], ['Italian', 'non-vegetarian']]) {
      if (filled.length > 0) await fillSearch(page, 'leek, rice', filled)
      await letsPotluck(page).click()
      await toasts(page).getByText('Missing Required Information').waitFor()
      const field =
        filled.length > 0 ? page.getByRole('group', { name: 'Meal Type' }) : page.getByRole('combobox', { name: 'An ingredient' })
      const order = page.getByRole('complementary', { name: 'Your order' })
      expect(await covered(page, { ...header(page), order, button: letsPotluck(page), field })).toEqual([])
    }
    await close()
  })

  test('the toast about what was taken off covers neither the languages nor the tabs', async () => {
    const { page, close } = await site.visit(screen)
    await page.goto('/')
    await fillSearch(page, 'leek, rice, shoes', ['entrée', 'non-vegetarian', 'Italian'])
    await letsPotluck(page).click()
    await page.getByRole('button', { name: 'Take “shoes” off and cook' }).click()
    await toasts(page).getByText('“shoes” was taken off the list').waitFor()
    expect(await covered(page, header(page))).toEqual([])
    await recipeTitle(page).waitFor()
    await close()
  })

  test('a toast on Settings stands above the bar that saves', async () => {
    const ada = await aMember(site)
    const { page, close } = await visitAs(site, ada, screen)
    await page.goto('/settings')
    await page.getByText('All changes saved').waitFor()
    await choose(page, ['dairy'])
    const save = page.getByRole('button', { name: 'Save Changes' })
    await save.click()
    await toasts(page).getByText('Your preferences are saved').waitFor()
    expect(await covered(page, { save, reset: page.getByRole('button', { name: 'Reset All' }) })).toEqual([])
    await close()
  })
})

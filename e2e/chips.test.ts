import type { Language } from '@potluck/kitchen/options'
import type { Page } from 'playwright-core'
import { afterEach, describe, expect, test } from 'vitest'
import { isLong } from '../tests/how-many.ts'
import { faults } from './axe.ts'
import { choose, desktop, isTooWide, letsPotluck, phone, recipeText, recipeTitle, sharedSite, stickers, type Visit } from './site.ts'

const site = sharedSite()
let visit: Visit
afterEach(async () => {
  await visit.close()
  expect(visit.complaints).toEqual([])
})

/** Ingredients as a cook types them in each language; the page around them is English. */
const cooks = {
  en: { typo: 'chikcen', meant: 'chicken', unknown: 'zblorp', notFood: 'bleach', doubtful: 'pesto', plain: 'rice' },
  ar: { typo: 'بصصل', meant: 'بصل', unknown: 'قشطورب', notFood: 'صابون', doubtful: 'بستو', plain: 'أرز' },
} as const satisfies Partial<Record<Language, Record<string, string>>>

const choices = ['entrée', 'non-vegetarian', 'Italian', 'cooking oil', 'salt and pepper', 'garlic']

async function open(page: Page, language: Language, ingredients: readonly string[], chosen: readonly string[] = choices) {
  await page.goto(`/?lang=${language}`)
  await choose(page, chosen)
  await add(page, ingredients)
}

async function add(page: Page, ingredients: readonly string[]) {
  // The last semicolon finishes the list: all of it is added at once.
  await page.getByRole('combobox', { name: 'An ingredient' }).fill(`${ingredients.join('; ')};`)
}

/** The sticker of one ingredient. */
const chip = (page: Page, ingredient: string) =>
  page
    .getByRole('list', { name: 'Your ingredients' })
    .getByRole('listitem')
    .filter({
      has: page
        .getByRole('button', { name: `Remove ${ingredient}`, exact: true })
        .or(page.locator(`[id="remove-${encodeURIComponent(ingredient)}"]`)),
    })

const menu = (page: Page) => page.getByRole('dialog', { name: /^What is/ })

/** The requests for a recipe that the page sends, click by click. */
function orders(page: Page): { ingredients: string[]; kinds?: Record<string, string> }[] {
  const sent: { ingredients: string[]; kinds?: Record<string, string> }[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/functions/v1/generate-recipe')) sent.push(request.postDataJSON())
  })
  return sent
}

const screens = [
  ['a desktop', desktop, 'en'],
  ['a phone', phone, 'ar'],
] as const

// Each language on one screen; `npm run test:long` tries each language on each screen.
describe.each(screens)('on %s', (_, screen, ownLanguage) => {
  const languages = isLong() ? (['en', 'ar'] as const) : [ownLanguage]

  test.each(languages)(
    'a typo is read as what was meant and an unknown word is made a kind; both are sent so, kept through a reload, and taken back at a click (%s)',
    async (language) => {
      const { typo, meant, unknown, plain } = cooks[language]
      visit = await site.visit(screen)
      const { page } = visit
      const sent = orders(page)
      await open(page, language, [typo, unknown, plain])
      await chip(page, typo).getByText(`Read as`).waitFor()
      expect(await chip(page, typo).innerText()).toContain(meant)
      expect(await page.getByRole('status').filter({ hasText: 'read as' }).innerText()).toContain(meant)
      const question = chip(page, unknown).getByRole('button', { name: 'Not known, so left out. What is it?' })
      await question.waitFor()
      expect(await faults(page)).toEqual([])
      // The menu of an unknown word opens within the window, wherever its sticker is.
      for (const block of ['start', 'center', 'end'] as const) {
        await question.evaluate((button, block) => button.scrollIntoView({ block, behavior: 'instant' }), block)
        await question.press('Enter')
        await menu(page).waitFor()
        const { top, bottom } = await menu(page).evaluate((dialog) => dialog.getBoundingClientRect())
        expect({ block, isWithin: top >= 0 && bottom <= screen.viewport.height, top, bottom }).toMatchObject({ isWithin: true })
        await page.keyboard.press('Escape')
        await menu(page).waitFor({ state: 'hidden' })
      }
      await question.click()
      await menu(page).waitFor()
      expect(await faults(page)).toEqual([])
      // The words about leaving it as it is stand under that button, and not under the other.
      const hint = await menu(page)
        .getByText('It stays on the list')
        .evaluate((words) => words.getBoundingClientRect())
      const takeOff = await menu(page)
        .getByRole('button', { name: 'Take it off' })
        .evaluate((button) => button.getBoundingClientRect())
      expect(hint.right).toBeLessThan(takeOff.left)
      await menu(page).getByRole('button', { name: 'a vegetable', exact: true }).click()
      await menu(page).waitFor({ state: 'hidden' })
      const kind = chip(page, unknown).getByRole('button', { name: 'Cooked as a vegetable' })
      await expect.poll(() => kind.evaluate((button) => button === document.activeElement)).toBe(true)

      await page.reload()
      await kind.waitFor()
      await chip(page, typo).getByText(`Read as`).waitFor()
      await letsPotluck(page).click()
      await recipeTitle(page).waitFor()
      expect(sent[0]).toMatchObject({ ingredients: [meant, unknown, plain], kinds: { [unknown]: 'vegetable' } })
      expect(await recipeText(page)).not.toContain(typo)

      await page.getByRole('tab', { name: 'Search' }).click()
      await chip(page, typo).getByRole('button', { name: 'Keep my word' }).click()
      const kept = chip(page, typo).getByRole('button', { name: 'Not known, so left out. What is it?' })
      await expect.poll(() => kept.evaluate((button) => button === document.activeElement)).toBe(true)
      expect(await faults(page)).toEqual([])
      await page.getByRole('checkbox', { name: 'dairy', exact: true }).check()
      await chip(page, unknown).getByText('Not known whether it contains dairy · left out').waitFor()
      await kind.click()
      expect(await menu(page).getByRole('button', { name: 'a vegetable', exact: true }).getAttribute('aria-pressed')).toBe('true')
      await menu(page).getByRole('button', { name: 'Leave it as it is' }).click()
      await question.waitFor()
      await letsPotluck(page).click()
      await expect.poll(() => sent.length).toBe(2)
      expect(sent[1]?.ingredients).toEqual([typo, unknown, plain])
      expect(sent[1]?.kinds).toEqual({ [typo]: 'unknown' })
    },
  )

  test.each(languages)(
    'what is no food says so, cannot be made a kind and comes back after it was taken off; a doubtful word says its doubt only under an exclusion or a diet that it meets (%s)',
    async (language) => {
      const { doubtful, notFood, plain } = cooks[language]
      visit = await site.visit(screen)
      const { page } = visit
      await open(page, language, [notFood, doubtful, plain])
      await chip(page, notFood).getByText('Not food. Please take it off.').waitFor()
      expect(await chip(page, notFood).getByRole('button').count()).toBe(1)
      await chip(page, notFood).getByRole('button').click()
      await expect.poll(() => stickers(page)).toEqual([doubtful, plain])
      await page.getByRole('button', { name: 'Undo' }).click()
      await chip(page, notFood).getByText('Not food. Please take it off.').waitFor()

      await chip(page, doubtful).locator('[data-mark=read]').waitFor()
      expect((await chip(page, doubtful).innerText()).trim()).toBe(doubtful)
      const choice = (name: string) => page.getByRole('checkbox', { name, exact: true })
      await choice('gluten').check()
      expect((await chip(page, doubtful).innerText()).trim()).toBe(doubtful)
      await choice('dairy').check()
      await chip(page, doubtful).getByText('May contain dairy · left out').waitFor()
      await page.getByRole('status').filter({ hasText: 'may contain dairy' }).waitFor({ state: 'attached' })
      expect((await chip(page, plain).innerText()).trim()).toBe(plain)
      expect(await faults(page)).toEqual([])
      await choice('dairy').uncheck()
      await choice('vegan').check()
      await choice('non-vegetarian').uncheck()
      await chip(page, doubtful).getByText('Not vegan · left out').waitFor()
    },
  )
})

test('the keyboard alone opens what can be said of an unknown word and puts the nearest name in its place; that is undone, as taking the word off is, and what was typed since stays', async () => {
  visit = await site.visit()
  const { page } = visit
  await open(page, 'en', ['leek', 'chik'])
  const question = chip(page, 'chik').getByRole('button', { name: 'Not known, so left out. What is it?' })
  await question.focus()
  await page.keyboard.press('Enter')
  await menu(page).waitFor()
  expect(await menu(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('Escape')
  await menu(page).waitFor({ state: 'hidden' })
  await expect.poll(() => question.evaluate((button) => button === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await menu(page).getByRole('button', { name: 'chicken', exact: true }).waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect.poll(() => stickers(page)).toEqual(['leek', 'chicken'])
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Remove chicken')
  const undo = page.getByRole('button', { name: 'Undo' })
  // A notice stays while the pointer is on it.
  await undo.hover()
  await add(page, ['garlic'])
  await undo.click()
  await expect.poll(() => stickers(page)).toEqual(['leek', 'chik', 'garlic'])

  await question.click()
  await menu(page).getByRole('button', { name: 'Take it off' }).click()
  await expect.poll(() => stickers(page)).toEqual(['leek', 'garlic'])
  await undo.click()
  await expect.poll(() => stickers(page)).toEqual(['leek', 'chik', 'garlic'])
})

test('a chip says amount and shape as they are used, not where the cook wrote them so; a list is read in one call, and what was read is not asked for again', async () => {
  visit = await site.visit()
  const { page } = visit
  const asked: string[][] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/functions/v1/read-ingredients')) asked.push(request.postDataJSON().ingredients)
  })
  const pasted = ['1 can chickpeas', '2 lbs chicken thighs', '500 g flour', 'zblorp']
  await open(page, 'en', pasted)
  await chip(page, '1 can chickpeas').getByText('240 g, canned, drained').waitFor()
  await chip(page, '2 lbs chicken thighs').getByText('908 g').waitFor()
  await chip(page, 'zblorp').getByText('Not known').waitFor()
  expect((await chip(page, '500 g flour').innerText()).trim()).toBe('500 g flour')
  await add(page, ['peas'])
  await chip(page, 'peas').locator('[data-mark=read]').waitFor()
  expect(asked).toEqual([pasted, ['peas']])
})

test('a chip with several foods names each and which are left out, and a food known by its kind alone says so at once', async () => {
  visit = await site.visit()
  const { page } = visit
  await open(page, 'en', ['milk flour Eier', 'blorp sauce', 'quiche lorraine', '2 tins tuna', 'tin of tuna'])
  const notes = (ingredient: string) => chip(page, ingredient).locator('p').allInnerTexts()
  const kind = 'Only the kind of “milk flour” is known'
  await chip(page, 'milk flour eier').getByText('Read as milk flour and eggs').waitFor()
  expect(await notes('milk flour eier')).toEqual(['Read as milk flour and eggs', kind])
  expect(await notes('blorp sauce')).toEqual(['Only its kind is known'])
  expect(await notes('quiche lorraine')).toEqual([])
  expect(await notes('2 tins tuna')).toEqual(['Read as canned tuna, 240 g, drained'])
  expect(await notes('tin of tuna')).toEqual(['120 g, drained'])
  const choice = (name: string) => page.getByRole('checkbox', { name, exact: true })
  await choice('dairy').check()
  await chip(page, 'milk flour eier').getByText('left out').waitFor()
  expect(await notes('milk flour eier')).toEqual([
    'Read as milk flour and eggs',
    `${kind} · contains dairy · left out`,
    'Typed one by one, with commas between, each food is checked alone.',
  ])
  expect(await notes('blorp sauce')).toEqual(['Only its kind is known · not known whether it contains dairy · left out'])
  expect(await faults(page)).toEqual([])
})

test('the page never waits until ingredients are read: what was typed is cooked, and a correction that comes later leaves its recipe current', async () => {
  visit = await site.visit()
  const { page } = visit
  const sent = orders(page)
  const held: (() => void)[] = []
  await page.route(
    '**/functions/v1/read-ingredients',
    (route) => new Promise<void>((resolve) => held.push(() => resolve(route.abort('aborted')))),
  )
  await open(page, 'en', ['chikcen', 'rice'])
  await expect.poll(() => stickers(page)).toEqual(['chikcen', 'rice'])
  await letsPotluck(page).click()
  await recipeTitle(page).waitFor()
  expect(sent[0]?.ingredients).toEqual(['chikcen', 'rice'])
  await page.unroute('**/functions/v1/read-ingredients')
  for (const leave of held) leave()
  await page.getByRole('tab', { name: 'Search', exact: true }).click()
  await chip(page, 'chikcen').getByText('Read as').waitFor()
  await page.getByRole('tab', { name: 'Results' }).click()
  await recipeTitle(page).waitFor()
  expect(await page.getByText('From your earlier choices').count()).toBe(0)
})

test('on a phone every target of a chip is large enough for a finger, long words fit, and axe finds nothing in light and in dark', async () => {
  visit = await site.visit(phone)
  const { page } = visit
  const inEveryLight = async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await faults(page), colorScheme).toEqual([])
    }
  }
  const long = 'donaudampfschifffahrtselektrizitätenhauptbetriebswerk'
  await open(page, 'en', [long, 'chikcen', 'pesto', 'bleach', '500 g دجاح'], [...choices, 'dairy'])
  await chip(page, 'chikcen').getByRole('button', { name: 'Keep my word' }).waitFor()
  await inEveryLight()
  await chip(page, long)
    .getByRole('button', { name: /What is it/ })
    .click()
  await menu(page).waitFor()
  await inEveryLight()
  const small = await page.locator('ul[aria-label="Your ingredients"] button:visible').evaluateAll((buttons) =>
    buttons.flatMap((button) => {
      const { width, height } = button.getBoundingClientRect()
      return Math.min(width, height) < 44 ? [button.textContent] : []
    }),
  )
  expect(small).toEqual([])
  expect(await isTooWide(page)).toBe(false)
})

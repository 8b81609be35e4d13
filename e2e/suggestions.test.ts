import type { Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { longTest } from '../tests/how-many.ts'
import { faults } from './axe.ts'
import { holdScript } from './held-requests.ts'
import { isTooWide, phone, sharedSite, stickers, type Visit } from './site.ts'

const site = sharedSite()
let visit: Visit
afterEach(async () => {
  await visit.close()
  expect(visit.complaints).toEqual([])
})

const fieldOf = (page: Page) => page.getByRole('combobox', { name: 'An ingredient' })
const list = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' })
const option = (page: Page, name: string | RegExp) => list(page).getByRole('option', { name }).first()

/** The scripts of the names in each language. */
const namesChunk = /\/assets\/(?:ar|de|en|es|fr|ja|ru|zh)-/

test('typing suggests foods in any language, a click puts one on the list, and words of one’s own, commas and amounts go on as before', async () => {
  visit = await site.visit()
  const { page } = visit
  await page.goto('/')
  const field = fieldOf(page)
  const listed: string[] = []
  for (const [typed, name, added] of [
    ['tom', 'tomato', 'tomato'],
    ['jito', /^jitomate\s*tomates? · tomato$/, 'jitomate'],
    ['にん', /^にんじん\s*carrot$/, 'にんじん'],
    ['قوط', /^قوطة\s*طماطم · tomato$/, 'قوطة'],
  ] as const) {
    await field.pressSequentially(typed)
    await option(page, name).click()
    listed.push(added)
    await expect.poll(() => stickers(page)).toEqual(listed)
    expect(await field.inputValue()).toBe('')
    await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await list(page).count()).toBe(0)
  }

  await page.getByRole('button', { name: 'New Search' }).click()
  await field.pressSequentially('tom, zblorp, ')
  await expect.poll(() => stickers(page)).toEqual(['tom', 'zblorp'])
  expect(await list(page).count()).toBe(0)
  await field.pressSequentially('500 g pota')
  await option(page, 'potato').click()
  await expect.poll(() => stickers(page)).toEqual(['tom', 'zblorp', '500 g potato'])
  await field.pressSequentially('pota')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect.poll(() => stickers(page)).toEqual(['tom', 'zblorp', '500 g potato', 'pota'])
})

test('an input method is left alone until it has finished, and then the arrows choose, Enter takes, Escape closes, and without a choice Enter adds what was typed', async () => {
  visit = await site.visit()
  const { page } = visit
  await page.goto('/')
  const field = fieldOf(page)
  await field.pressSequentially('to')
  await option(page, /./).waitFor()
  await field.fill('')
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Input.imeSetComposition', { text: 'にん、', selectionStart: 3, selectionEnd: 3 })
  expect(await field.inputValue()).toBe('にん、')
  expect(await list(page).count()).toBe(0)
  expect(await page.getByRole('list', { name: 'Your ingredients' }).count()).toBe(0)
  await devtools.send('Input.imeSetComposition', { text: 'にんじ', selectionStart: 3, selectionEnd: 3 })
  await devtools.send('Input.insertText', { text: 'にんじ' })
  await option(page, /にんじん/).click()
  await expect.poll(() => stickers(page)).toEqual(['にんじん'])

  await page.getByRole('button', { name: 'New Search' }).click()
  await field.focus()
  expect(await field.getAttribute('aria-expanded')).toBe('false')
  await page.keyboard.type('tom')
  await option(page, 'tomato').waitFor()
  expect(await field.getAttribute('aria-expanded')).toBe('true')
  expect(await field.getAttribute('aria-activedescendant')).toBeNull()
  await page.keyboard.press('ArrowDown')
  const active = page.locator(`#${await field.getAttribute('aria-activedescendant')}`)
  expect(await active.getAttribute('aria-selected')).toBe('true')
  expect(await active.innerText()).toBe('tomato')
  await page.keyboard.press('Enter')
  await expect.poll(() => stickers(page)).toEqual(['tomato'])

  await page.keyboard.type('chick')
  await option(page, 'chicken').waitFor()
  await page.keyboard.press('Escape')
  await list(page).waitFor({ state: 'detached' })
  expect(await field.inputValue()).toBe('chick')
  await page.keyboard.press('ArrowDown')
  await option(page, 'chicken').waitFor()
  await page.keyboard.press('ArrowUp')
  expect(await field.getAttribute('aria-activedescendant')).toBeNull()
  await page.keyboard.press('Enter')
  await expect.poll(() => stickers(page)).toEqual(['tomato', 'chick'])
})

test('the words to suggest are fetched when the field is used, not before, and then no network is needed', async () => {
  visit = await site.visit()
  const { page } = visit
  const fetched: string[] = []
  page.on('requestfinished', (request) => fetched.push(new URL(request.url()).pathname))
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(fetched.filter((path) => namesChunk.test(path) || /suggest/.test(path))).toEqual([])
  await fieldOf(page).focus()
  await expect.poll(() => fetched.filter((path) => namesChunk.test(path)).length).toBe(8)
  // What the page fetches by itself must be there before the network goes, or the browser complains.
  for (const script of [/results-tab/, /toast-card/]) {
    const pathOf = () => fetched.find((path) => script.test(path))
    await expect.poll(pathOf).toBeDefined()
    await page.evaluate(`import('${pathOf()}').then(() => undefined)`)
  }
  await page.context().setOffline(true)
  await fieldOf(page).pressSequentially('zanah')
  await option(page, /zanahoria/).waitFor()
})

longTest(
  'a letter typed between the drawing of the code that takes a line apart and its effects stays in the field, and is suggested for',
  async () => {
    visit = await site.visit()
    const { page } = visit
    // React goes on by messages to itself: one to draw what has come in, one to run the effects of that. A slow machine
    // leaves time for a key before each.
    await page.addInitScript(() => {
      const keys = { atTurn: 0, letter: '' }
      Object.assign(window, { keys })
      const post = MessagePort.prototype.postMessage
      const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
      MessagePort.prototype.postMessage = function (message: unknown) {
        Reflect.apply(post, this, [message])
        keys.atTurn -= 1
        if (keys.atTurn !== 0) return
        queueMicrotask(() => {
          const field = document.activeElement
          if (!(field instanceof HTMLInputElement)) return
          setValue?.call(field, field.value + keys.letter)
          field.dispatchEvent(new InputEvent('input', { bubbles: true, data: keys.letter }))
          keys.letter = ''
        })
      }
    })
    const letThrough = await holdScript(page, 'split-typed')
    const fetched: string[] = []
    page.on('requestfinished', (request) => fetched.push(new URL(request.url()).pathname))
    await page.goto('/', { waitUntil: 'commit' })
    await fieldOf(page).pressSequentially('t')
    await expect.poll(() => fetched.filter((path) => namesChunk.test(path)).length).toBe(8)
    await page.evaluate('Object.assign(keys, { atTurn: 2, letter: "o" })')
    letThrough()
    await expect.poll(() => page.evaluate<number>('keys.atTurn')).toBeLessThan(2)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    await fieldOf(page).pressSequentially(`${await page.evaluate<string>('keys.letter')}mato`)
    await option(page, 'tomato').waitFor()
    expect(await fieldOf(page).inputValue()).toBe('tomato')
  },
)

test('a letter typed before the words to suggest have come in opens the list when they have', async () => {
  visit = await site.visit()
  const { page } = visit
  const letThrough = await holdScript(page, 'suggestion-shelf')
  await page.goto('/', { waitUntil: 'commit' })
  await fieldOf(page).pressSequentially('tom')
  expect(await list(page).count()).toBe(0)
  letThrough()
  await option(page, 'tomato').waitFor()
})

longTest('Escape before the words to suggest have come in keeps the list closed until the next letter', async () => {
  visit = await site.visit()
  const { page } = visit
  const letThrough = await holdScript(page, 'suggestion-shelf')
  await page.goto('/')
  await fieldOf(page).pressSequentially('to')
  await fieldOf(page).press('Escape')
  const words = page.waitForResponse(/assets\/zh-/)
  letThrough()
  await words
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  expect(await list(page).count()).toBe(0)
  await fieldOf(page).press('m')
  await option(page, 'tomato').waitFor()
})

longTest(
  'the suggestions of the picked recipe language come first, and an ingredient that the arrows reached before they came in stays reached',
  async () => {
    visit = await site.visit()
    const { page } = visit
    // The words of each language come in a file of their own.
    const letThrough = await holdScript(page, 'fr')
    await page.goto('/?lang=fr')
    await fieldOf(page).pressSequentially('pa')
    await expect.poll(() => list(page).getByRole('option').first().innerText()).toBe('pasta')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    const reached = list(page).getByRole('option', { selected: true })
    expect(await reached.innerText()).toBe('parmesan')
    letThrough()
    await expect.poll(() => list(page).getByRole('option').first().innerText()).toBe('pâtes')
    expect(await reached.innerText()).toBe('parmesan')
    expect(await fieldOf(page).getAttribute('aria-activedescendant')).toBe(await reached.getAttribute('id'))
    await page.keyboard.press('Enter')
    await expect.poll(() => stickers(page)).toEqual(['parmesan'])
  },
)

test('on a phone a word that the keyboard composes is suggested for, and the list of suggestions is large enough for a finger, fits, and has no accessibility faults in light and in dark', async () => {
  visit = await site.visit(phone)
  const { page } = visit
  await page.goto('/')
  await fieldOf(page).focus()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Input.imeSetComposition', { text: 'tom', selectionStart: 3, selectionEnd: 3 })
  await option(page, 'tomato').tap()
  await expect.poll(() => stickers(page)).toEqual(['tomato'])
  expect(await fieldOf(page).inputValue()).toBe('')
  expect(await list(page).count()).toBe(0)
  await fieldOf(page).pressSequentially('جز')
  await option(page, /./).waitFor()
  await page.keyboard.press('ArrowDown')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await faults(page), colorScheme).toEqual([])
  }
  const heights = await list(page)
    .getByRole('option')
    .evaluateAll((options) => options.map((element) => element.getBoundingClientRect().height))
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
  expect(await isTooWide(page)).toBe(false)
  await option(page, /جزر/).tap()
  await expect.poll(() => stickers(page)).toHaveLength(2)
})

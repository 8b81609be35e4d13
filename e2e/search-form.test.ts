import type { Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { longTest } from '../tests/how-many.ts'
import { faults } from './axe.ts'
import { holdScript } from './held-requests.ts'
import {
  choose,
  desktop,
  fillSearch,
  ingredientsCooked,
  letsPotluck,
  phone,
  recipeTitle,
  sharedSite,
  stickers,
  type Visit,
} from './site.ts'

const site = sharedSite()
const ingredientField = (page: Page) => page.getByRole('combobox', { name: 'An ingredient' })
const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.id)
/** All filters that a search needs, but no cuisine. */
const withoutCuisine = ['salt and pepper', 'entrée', 'non-vegetarian']
let visit: Visit
afterEach(async () => {
  await visit.close()
  expect(visit.complaints).toEqual([])
})

test('missing fields are named in a toast and inline in the specified order, and the toast goes after five seconds and can be read again', async () => {
  visit = await site.visit()
  const { page } = visit
  // The page's clock stands unless a line here moves it, so a slow machine does not end the toast.
  const now = Date.now()
  await page.clock.install({ time: now })
  const looks = page.waitForResponse(/\/toast-card-/)
  await page.goto('/')
  await page.clock.pauseAt(now + 10 * 60_000)
  // A toast whose looks come in late begins its time again.
  const { pathname } = new URL((await looks).url())
  await page.evaluate(`import('${pathname}').then(() => undefined)`)
  await letsPotluck(page).click()
  const list = 'ingredients (or select "NO ingredients other than staples" option), cuisine type, meal type, diet type'
  const toast = page.getByRole('region', { name: 'Notices' })
  await toast.getByText('Missing Required Information').waitFor()
  expect(await toast.innerText()).toContain(`Please populate: ${list}`)
  await page.getByText(`Missing required fields: ${list}`).waitFor()
  expect(page.url()).not.toContain('tab=results')
  await page.mouse.move(5, 500)
  await page.getByRole('checkbox', { name: 'Thai', exact: true }).check()
  await page
    .getByText('Missing required fields: ingredients (or select "NO ingredients other than staples" option), meal type, diet type')
    .waitFor()
  const title = toast.getByText('Missing Required Information')
  await page.clock.runFor(4_800)
  expect(await title.count()).toBe(1)
  await page.clock.runFor(1_000)
  await title.waitFor({ state: 'detached' })
  await page.getByText('Recent notices').click()
  await page.getByText('Please populate:').waitFor()
})

test('filters explain themselves: no cuisine to cook, what "spices and herbs" means on a phone and a desktop, what a dessert forces, which of several diets decides', async () => {
  visit = await site.visit()
  const { page } = visit
  await page.goto('/?tab=results')
  await page.getByRole('heading', { name: 'Choose a cuisine' }).waitFor()
  await page.getByRole('button', { name: 'Generate All Selected (0)' }).click()
  await page.getByText('No Cuisines Selected').waitFor()
  await page.getByRole('tab', { name: 'Search', exact: true }).click()

  const staples = page.getByRole('group', { name: 'Staple Ingredients' })
  const title = staples.getByText('What “spices and herbs” means')
  const list = staples.getByText(/^Dried, as in an ordinary rack: bay leaves, .* Add anything fresh or rarer as an ingredient\.$/)
  for (const { viewport } of [phone, desktop]) {
    await page.setViewportSize(viewport)
    expect(await list.isVisible()).toBe(false)
    await title.click()
    await list.waitFor()
    expect(await list.innerText()).toContain('cumin')
    await page.keyboard.press('Enter')
    await list.waitFor({ state: 'hidden' })
    await page.keyboard.press('Enter')
    await list.waitFor()
    expect(await faults(page, { within: '#staples' })).toEqual([])
    await title.click()
    await list.waitFor({ state: 'hidden' })
  }

  const choice = (name: string) => page.getByRole('checkbox', { name, exact: true })
  await choice('non-vegetarian').check()
  expect(await choice('chicken').isChecked()).toBe(true)
  await choice('pescatarian').check()
  await choice('dessert').check()
  expect(await choice('vegetarian').isChecked()).toBe(true)
  expect(await choice('non-vegetarian').isChecked()).toBe(false)
  expect(await choice('pescatarian').isChecked()).toBe(false)
  expect(await choice('chicken').count()).toBe(0)
  await page.getByText('A dessert is cooked vegetarian.').waitFor()
  await choice('soup').check()
  expect(await choice('dessert').isChecked()).toBe(false)

  await page.getByRole('button', { name: 'New Search' }).click()
  await page.getByRole('checkbox', { name: 'pescatarian', exact: true }).check()
  await page.getByRole('checkbox', { name: 'vegan', exact: true }).check()
  await page.getByText('Of several diets the strictest is kept: vegan.').waitFor()
  await page.getByRole('checkbox', { name: 'non-vegetarian', exact: true }).check()
  await page.getByText('Non-vegetarian wants meat or fish, so it decides.').waitFor()
})

test('ingredients are tidied, typed or pasted: amounts stay with them, a duplicate and a sign are refused in words, and what was removed or cleared comes back beside what was typed since', async () => {
  visit = await site.visit()
  const { page } = visit
  await page.goto('/')
  const field = page.getByRole('combobox', { name: 'An ingredient' })
  await field.fill('  Brown   RICE ')
  await field.press('Enter')
  await field.pressSequentially('leek, brown rice')
  await field.press('Enter')
  await expect.poll(() => stickers(page)).toEqual(['brown rice', 'leek'])
  await page.getByText('brown rice is already on the list.').waitFor()
  await page.getByRole('button', { name: 'Remove brown rice' }).click()
  await expect.poll(() => stickers(page)).toEqual(['leek'])
  const undo = page.getByRole('button', { name: 'Undo' })
  // A notice stays while the pointer is on it.
  await undo.hover()
  await field.pressSequentially('garlic,tof')
  await undo.click()
  await expect.poll(() => stickers(page)).toEqual(['brown rice', 'leek', 'garlic'])
  expect(await field.inputValue()).toBe('tof')

  await page.getByRole('button', { name: 'New Search' }).click()
  expect(await field.inputValue()).toBe('')
  await field.fill('leek gar tofu')
  await field.evaluate((element: HTMLInputElement) => element.setSelectionRange(5, 8))
  await field.evaluate((element) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', 'Eggs\nmilk;  Flour\r\n\r\nبصل، ثوم')
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await expect.poll(() => stickers(page)).toEqual(['leek', 'eggs', 'milk', 'flour', 'بصل', 'ثوم', 'tofu'])
  expect(await field.inputValue()).toBe('')

  await page.getByRole('button', { name: 'New Search' }).click()
  await field.pressSequentially('2 lbs boneless, skinless chicken thighs, garlic, minced, 3 cloves, 1,5 kg rice, 😀, eggs')
  await field.press('Enter')
  await expect
    .poll(() => stickers(page))
    .toEqual(['2 lbs boneless skinless chicken thighs', '3 cloves garlic, minced', '1,5 kg rice', 'eggs'])
  await page.getByText('😀 is not written in plain words.').waitFor()

  await page.getByRole('button', { name: 'New Search' }).click()
  await fillSearch(page, 'leek, potato', ['soup', 'vegan', 'French'])
  // The second click puts nothing away, and leaves the first one's notice.
  await page.getByRole('button', { name: 'New Search' }).click()
  await page.getByRole('button', { name: 'New Search' }).click()
  await expect.poll(() => stickers(page)).toEqual([])
  expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(0)
  await undo.hover()
  await field.pressSequentially('tof')
  await undo.click()
  await expect.poll(() => stickers(page)).toEqual(['leek', 'potato'])
  expect(await field.inputValue()).toBe('tof')
  expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(3)
})

test("what 'New Search' put away comes back by Undo after a visit to another page: ingredients, filters and the recipe", async () => {
  visit = await site.visit()
  const { page } = visit
  await page.goto('/')
  await fillSearch(page, 'leek, potato', ['salt and pepper', 'soup', 'vegan', 'French'])
  await letsPotluck(page).click()
  const title = await recipeTitle(page).innerText()
  await page.getByRole('tab', { name: 'Search' }).click()
  await page.getByRole('button', { name: 'New Search' }).click()
  await expect.poll(() => stickers(page)).toEqual([])
  await page.getByRole('link', { name: 'Sign In' }).click()
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor()
  await page.getByRole('link', { name: 'Potluck, to the search' }).click()
  await page.getByRole('heading', { name: "What's in your kitchen?" }).waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  for (const look of ['at once', 'after a reload']) {
    if (look === 'after a reload') await page.reload()
    await expect.poll(() => stickers(page), { message: look }).toEqual(['leek', 'potato'])
    expect(await page.getByRole('checkbox', { checked: true }).count(), look).toBe(4)
  }
  await page.getByRole('tab', { name: 'Results' }).click()
  expect(await recipeTitle(page).innerText()).toBe(title)
})

test('a reload keeps ingredients and filters, a new visit starts empty, and spoiled storage is as good as none', async () => {
  visit = await site.visit()
  const { page } = visit
  await page.goto('/')
  await fillSearch(page, 'leek, potato', ['eggs', 'soup', 'vegan', 'French'])
  await page.getByRole('radio', { name: 'Give me some ideas!' }).check()
  await page.reload()
  await expect.poll(() => stickers(page)).toEqual(['leek', 'potato'])
  for (const name of ['eggs', 'soup', 'vegan', 'French']) {
    expect(await page.getByRole('checkbox', { name, exact: true }).isChecked()).toBe(true)
  }
  expect(await page.getByRole('radio', { name: 'Give me some ideas!' }).isChecked()).toBe(true)
  const other = await page.context().newPage()
  await other.goto('/')
  await other.getByRole('heading', { level: 1 }).waitFor()
  await expect.poll(() => stickers(other)).toEqual([])

  // This address has no page, so nothing overwrites the storage.
  await page.goto('/config.json')
  await page.evaluate(() => {
    sessionStorage.setItem('potluck.filters', '{"allergens":["unicorn"]}')
    sessionStorage.setItem('potluck.ingredients', 'null')
    sessionStorage.setItem('potluck.recipes', '[{"recipe":{}}]')
    localStorage.setItem('potluck.usage', '"many"')
    localStorage.setItem('potluck.session', 'x'.repeat(9_999))
  })
  await page.goto('/')
  await fillSearch(page, 'leek', ['soup', 'vegan', 'French', 'salt and pepper'])
  await expect.poll(() => stickers(page)).toEqual(['leek'])
  await page.getByText('6 of 6 searches left today').waitFor()
})

test('a search with staples only needs a staple, and then needs no ingredient', async () => {
  visit = await site.visit()
  const { page } = visit
  await page.goto('/')
  for (const name of ['No ingredients other than staples', 'entrée', 'vegan', 'Italian']) {
    await page.getByRole('checkbox', { name, exact: true }).check()
  }
  await letsPotluck(page).click()
  await page.getByText('Please select at least one staple ingredient or add custom ingredients.').waitFor()
  for (const name of ['rice', 'garlic', 'cooking oil', 'salt and pepper']) await page.getByRole('checkbox', { name, exact: true }).check()
  await letsPotluck(page).click()
  await recipeTitle(page).waitFor()
  await page.getByText(/^uses \d staples?, nothing extra$/).waitFor()
})

test('after thirty quiet minutes the filters are cleared with a toast, and can be put back', async () => {
  visit = await site.visit()
  const { page } = visit
  await page.clock.install()
  await page.goto('/')
  await fillSearch(page, 'leek', ['soup', 'vegan', 'French'])
  await page.clock.runFor('29:30')
  expect(await page.getByRole('checkbox', { name: 'soup', exact: true }).isChecked()).toBe(true)
  // A jump fires each timer once, so the toast begins at its end.
  await page.clock.fastForward('01:30')
  const toast = page.getByRole('region', { name: 'Notices' })
  await toast.getByText('Filters Cleared').waitFor()
  expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(0)
  await expect.poll(() => stickers(page)).toEqual(['leek'])
  await toast.getByRole('button', { name: 'Put them back' }).click()
  expect(await page.getByRole('checkbox', { name: 'soup', exact: true }).isChecked()).toBe(true)
})

test('the keyboard alone leads from the ingredient field to a recipe and back', async () => {
  visit = await site.visit()
  const { page } = visit
  await page.goto('/')
  await page.getByRole('heading', { level: 1 }).waitFor()
  const press = (key: string) => page.keyboard.press(key)
  const focused = () =>
    page.evaluate(() => {
      const element = document.activeElement
      const label = element instanceof HTMLInputElement ? element.labels?.[0]?.innerText : undefined
      return (element?.getAttribute('aria-label') ?? label ?? (element instanceof HTMLElement ? element.innerText : '')).trim()
    })
  const tabTo = async (name: string) => {
    for (let steps = 0; steps < 80; steps += 1) {
      await press('Tab')
      if ((await focused()).toLowerCase() === name.toLowerCase()) return
    }
    throw new Error(`Tab never came to ${name}`)
  }
  await tabTo('An ingredient, or a whole list')
  await page.keyboard.type('carrots, onions, lentils')
  await press('Enter')
  await expect.poll(() => stickers(page)).toEqual(['carrots', 'onions', 'lentils'])
  for (const name of ['cooking oil', 'salt and pepper', 'soup', 'vegan', 'Indian']) {
    await tabTo(name)
    await press('Space')
  }
  await tabTo("Let's Potluck!")
  await press('Enter')
  await recipeTitle(page).waitFor()
  expect(await focused()).not.toBe('')
  await tabTo('Refresh')
  await press('Enter')
  await expect.poll(focused).toBe(await recipeTitle(page).innerText())
  await page.getByRole('tab', { name: 'Results' }).focus()
  await press('ArrowLeft')
  await page.getByRole('heading', { name: "What's in your kitchen?" }).waitFor()
})

test('before the code that takes a list apart has come in, a pasted word replaces the selected text; a typed list is taken apart when the code has, and what still stands in the field is cooked too', async () => {
  visit = await site.visit()
  const { page } = visit
  const letThrough = await holdScript(page, 'split-typed')
  await page.goto('/')
  const field = page.getByRole('combobox', { name: 'An ingredient' })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate(() => navigator.clipboard.writeText('garlic'))
  await field.fill('gar')
  await field.selectText()
  await page.keyboard.press('ControlOrMeta+V')
  await expect.poll(() => field.inputValue()).toBe('garlic')
  await field.fill('chicken; rice; tomato')
  await choose(page, ['salt and pepper', 'entrée', 'non-vegetarian', 'Italian'])
  await expect.poll(() => stickers(page)).toEqual([])
  letThrough()
  await expect.poll(() => stickers(page)).toEqual(['chicken', 'rice'])
  expect(await field.inputValue()).toBe('tomato')
  await letsPotluck(page).click()
  await recipeTitle(page).waitFor()
  await page.getByText('What was checked').click()
  await page.getByText('Uses 3 of your 3').waitFor()
})

test('a line added before the code that takes it apart has come in is cooked, not left out, also after a reload', async () => {
  visit = await site.visit()
  const { page } = visit
  const letThrough = await holdScript(page, 'split-typed')
  await page.goto('/')
  await fillSearch(page, 'chicken, rice', ['salt and pepper', 'entrée', 'non-vegetarian', 'Italian'])
  await page.reload()
  await letsPotluck(page).click()
  letThrough()
  await recipeTitle(page).waitFor()
  await page.getByRole('tab', { name: 'Search', exact: true }).click()
  await expect.poll(() => stickers(page)).toEqual(['chicken', 'rice'])
})

test("'Let's Potluck!' waits for the code that takes the typed word apart, says so, and cooks that word too", async () => {
  visit = await site.visit()
  const { page } = visit
  await page.goto('/')
  await fillSearch(page, 'rice', ['salt and pepper', 'entrée', 'non-vegetarian', 'Italian'])
  await expect.poll(() => stickers(page)).toEqual(['rice'])
  const letThrough = await holdScript(page, 'split-typed')
  const cooked = ingredientsCooked(page)
  await page.reload()
  await page.getByRole('combobox', { name: 'An ingredient' }).fill('garlic')
  await letsPotluck(page).click()
  await page.locator('button[aria-disabled=true]', { hasText: "Let's Potluck!" }).waitFor()
  expect(await letsPotluck(page).evaluate((button) => button === document.activeElement)).toBe(true)
  expect(await faults(page)).toEqual([])
  letThrough()
  await recipeTitle(page).waitFor()
  expect(cooked).toEqual([['rice', 'garlic']])
})

longTest("'New Search' puts away a word that waits for the code that takes it apart, and cooks nothing when that comes in", async () => {
  visit = await site.visit()
  const { page } = visit
  const letThrough = await holdScript(page, 'split-typed')
  const cooked = ingredientsCooked(page)
  await page.goto('/')
  await choose(page, ['salt and pepper', 'entrée', 'non-vegetarian', 'Italian'])
  const field = page.getByRole('combobox', { name: 'An ingredient' })
  await field.fill('garlic')
  await letsPotluck(page).click()
  await page.getByRole('button', { name: 'New Search' }).click()
  letThrough()
  await field.fill('rice, ')
  await expect.poll(() => stickers(page)).toEqual(['rice'])
  expect(await letsPotluck(page).isEnabled()).toBe(true)
  expect(cooked).toEqual([])
})

longTest("'Let's Potluck!' joins a preparation in the field to the food before its comma, as Enter does", async () => {
  visit = await site.visit()
  const { page } = visit
  const cooked = ingredientsCooked(page)
  await page.goto('/')
  await choose(page, [...withoutCuisine, 'Italian'])
  await ingredientField(page).focus()
  await ingredientField(page).pressSequentially('rice, cooked')
  await expect.poll(() => stickers(page)).toEqual(['rice'])
  await letsPotluck(page).click()
  await expect.poll(() => cooked).toEqual([['rice, cooked']])
  // The next word begins a line of its own.
  await page.getByRole('tab', { name: 'Search', exact: true }).click()
  await ingredientField(page).fill('chopped')
  await ingredientField(page).press('Enter')
  await expect.poll(() => stickers(page)).toEqual(['rice, cooked', 'chopped'])
})

longTest('after a new search a preparation is not joined to the food of the line that was put away', async () => {
  visit = await site.visit()
  const { page } = visit
  await page.goto('/')
  await ingredientField(page).focus()
  await ingredientField(page).pressSequentially('rice, cooked')
  await expect.poll(() => stickers(page)).toEqual(['rice'])
  await page.getByRole('button', { name: 'New Search' }).click()
  await ingredientField(page).pressSequentially('cooked,')
  expect(await ingredientField(page).inputValue()).toBe('cooked,')
  await ingredientField(page).pressSequentially(' leek')
  await ingredientField(page).press('Enter')
  await expect.poll(() => stickers(page)).toEqual(['cooked leek'])
})

longTest("'Let's Potluck!' with a word in the field leads to the first field that is still missing, also from the results", async () => {
  visit = await site.visit()
  const { page } = visit
  await page.goto('/')
  await choose(page, withoutCuisine)
  await ingredientField(page).fill('onion')
  await letsPotluck(page).click()
  await expect.poll(() => focusedId(page)).toBe('cuisine-type')
  await expect.poll(() => stickers(page)).toEqual(['onion'])

  const letThrough = await holdScript(page, 'split-typed')
  await page.reload()
  await ingredientField(page).fill('leek')
  await letsPotluck(page).click()
  await page.getByRole('tab', { name: 'Results' }).click()
  await page.getByRole('heading', { name: 'Choose a cuisine' }).waitFor()
  letThrough()
  await expect.poll(() => focusedId(page)).toBe('cuisine-type')
  await expect.poll(() => stickers(page)).toEqual(['onion', 'leek'])
})

longTest("'Let's Potluck!' cooks nothing while a word in the field is refused: the word stays there with the reason", async () => {
  visit = await site.visit()
  const { page } = visit
  const cooked = ingredientsCooked(page)
  const reason = page.locator('#ingredient-note', { hasText: '!!! is not written in plain words.' })
  const staysInField = async () => {
    await reason.waitFor()
    await expect.poll(() => focusedId(page)).toBe('ingredient')
    expect(await ingredientField(page).inputValue()).toBe('!!!')
    expect(await page.getByRole('tab', { name: 'Search', exact: true }).getAttribute('aria-selected')).toBe('true')
    await expect.poll(() => stickers(page)).toEqual(['rice'])
  }
  await page.goto('/')
  await fillSearch(page, 'rice', [...withoutCuisine, 'Italian'])
  await expect.poll(() => stickers(page)).toEqual(['rice'])
  await ingredientField(page).fill('!!!')
  await letsPotluck(page).click()
  await staysInField()

  // The same word while the code that refuses it is loaded.
  const letThrough = await holdScript(page, 'split-typed')
  await page.reload()
  await ingredientField(page).fill('!!!')
  await letsPotluck(page).click()
  await page.getByRole('tab', { name: 'Results' }).click()
  letThrough()
  await staysInField()
  expect(cooked).toEqual([])

  await ingredientField(page).fill('rice')
  await letsPotluck(page).click()
  await recipeTitle(page).waitFor()
  expect(cooked).toEqual([['rice']])
})

longTest(
  "'Let's Potluck!' cooks what was ordered while the typing code loads, and a word that is typed meanwhile stays in the field",
  async () => {
    visit = await site.visit()
    const { page } = visit
    const letThrough = await holdScript(page, 'split-typed')
    const cooked = ingredientsCooked(page)
    await page.goto('/')
    await choose(page, [...withoutCuisine, 'Italian'])
    await ingredientField(page).fill('garlic')
    await letsPotluck(page).click()
    await page.getByRole('status').filter({ hasText: 'The recipe starts when your typed words are read.' }).waitFor({ state: 'attached' })
    await ingredientField(page).pressSequentially('bro')
    letThrough()
    await recipeTitle(page).waitFor()
    expect(cooked).toEqual([['garlic']])
    await page.getByRole('tab', { name: 'Search', exact: true }).click()
    expect(await ingredientField(page).inputValue()).toBe('bro')
    await expect.poll(() => stickers(page)).toEqual(['garlic'])
  },
)

longTest("'Undo' of a new search puts the word in the field and the lines that wait back into the field", async () => {
  visit = await site.visit()
  const { page } = visit
  const letThrough = await holdScript(page, 'split-typed')
  await page.goto('/')
  await ingredientField(page).fill('garlic')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await ingredientField(page).fill('bro')
  // The list of suggestions covers the button.
  await page.getByRole('listbox', { name: 'Suggestions' }).waitFor()
  await ingredientField(page).press('Escape')
  await page.getByRole('button', { name: 'New Search' }).click()
  expect(await ingredientField(page).inputValue()).toBe('')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => ingredientField(page).inputValue()).toBe('garlic, bro')
  letThrough()
  await expect.poll(() => stickers(page)).toEqual(['garlic'])
  expect(await ingredientField(page).inputValue()).toBe('bro')
})

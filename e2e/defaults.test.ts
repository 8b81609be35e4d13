import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { longTest } from '../tests/how-many.ts'
import { holdRequests, withoutRealtime } from './held-requests.ts'
import { aMember, password, visitAs } from './member.ts'
import { fillSearch, sharedSite, stickers } from './site.ts'

const site = sharedSite()

const choice = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const toast = (page: Page, title: string) => page.getByRole('region', { name: 'Notices' }).getByText(title, { exact: true })
const undo = (page: Page) => button(page, 'Undo').click()
const chosen = (page: Page) => page.getByRole('checkbox', { checked: true }).count()
const saved = { allergens: ['eggs'], mealTypes: ['soup'], dietTypes: ['vegan'], cuisines: ['Thai', 'Korean'], defaultCuisine: 'Korean' }

test('Save as default keeps the chosen filters and modes, a new search starts with them, and saving can be undone', async () => {
  const ada = await aMember(site)
  const { page, complaints, close } = await visitAs(site, ada)
  await page.goto('/')
  await page.getByText('What you choose here can be kept for every search of yours.').waitFor()
  expect(await button(page, 'Load My Settings').count()).toBe(0)
  expect(await button(page, 'Save as default').isDisabled()).toBe(true)
  await fillSearch(page, 'leek', ['dairy', 'rice', 'soup', 'vegan', 'French', 'Thai'])
  await page.getByRole('radio', { name: 'Give me some ideas!' }).check()
  await page.getByRole('radio', { name: 'Elaborate' }).check()
  await button(page, 'Save as default').press('Enter')
  await toast(page, 'Saved as default').waitFor()
  const kept = {
    allergens: ['dairy'],
    staples: ['rice'],
    mealTypes: ['soup'],
    dietTypes: ['vegan'],
    proteins: [],
    cuisines: ['French', 'Thai'],
    defaultCuisine: 'French',
    searchMode: 'ideas',
    complexityMode: 'elaborate',
  }
  expect(await ada.stored()).toEqual(kept)
  await page.getByText('Your saved preferences are chosen here.').waitFor()
  expect(await button(page, 'Save as default').isDisabled()).toBe(true)
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Save as default')

  await choice(page, 'vegan').uncheck()
  await page.getByRole('radio', { name: 'Simple' }).check()
  await page.getByText('You have saved preferences: soup, vegan, no dairy, with rice, French and Thai.').waitFor()
  await button(page, 'New Search').click()
  await expect.poll(() => stickers(page)).toEqual([])
  expect(await choice(page, 'vegan').isChecked()).toBe(true)
  expect(await page.getByRole('radio', { name: 'Elaborate' }).isChecked()).toBe(true)

  // A search starts with one saved meal type; the others stay saved behind it.
  const two = { ...kept, mealTypes: ['entrée', 'soup'] }
  await ada.store(two)
  await choice(page, 'garlic').check()
  await button(page, 'Save as default').click()
  await page.getByText('Saved behind it, as before: entrée.').waitFor()
  expect(await ada.stored()).toEqual({ ...two, mealTypes: ['soup', 'entrée'], staples: ['rice', 'garlic'] })
  await undo(page)
  await toast(page, 'Your earlier preferences are back').waitFor()
  expect(await ada.stored()).toEqual(two)
  expect(complaints).toEqual([])
  await close()
})

test('saved preferences are chosen on arrival and again after five minutes, after ten on another page too, not after four or after six that were busy there, and after thirty the filters are cleared', async () => {
  const ada = await aMember(site)
  await ada.store(saved)
  const { page, complaints, close } = await visitAs(site, ada)
  await page.clock.install()
  await page.goto('/')
  await toast(page, 'Your saved preferences are chosen').waitFor()
  expect(await choice(page, 'soup').isChecked()).toBe(true)
  // The default cuisine comes first.
  await page.getByText('Korean is cooked first; 1 other cuisine waits on Results.').waitFor()
  await undo(page)
  expect(await chosen(page)).toBe(0)
  await choice(page, 'rice').check()

  await page.clock.fastForward('04:00')
  await page.reload()
  await page.getByText('You have saved preferences: soup, vegan, no eggs, Korean and Thai.').waitFor()
  expect(await chosen(page)).toBe(1)
  await button(page, 'Load My Settings').click()
  expect(await choice(page, 'rice').isChecked()).toBe(false)
  await page.getByText('Your saved preferences are chosen here.').waitFor()
  await undo(page)
  expect(await choice(page, 'rice').isChecked()).toBe(true)

  await page.clock.fastForward('05:30')
  await page.reload()
  await toast(page, 'Your saved preferences are chosen').waitFor()
  expect(await choice(page, 'rice').isChecked()).toBe(false)
  expect(await choice(page, 'eggs').isChecked()).toBe(true)

  // Six minutes that are busy elsewhere are no pause.
  await choice(page, 'rice').check()
  await page.getByRole('link', { name: 'Settings', exact: true }).click()
  await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor()
  await page.clock.fastForward('03:00')
  await page.keyboard.press('Shift')
  await page.clock.fastForward('03:00')
  await page.getByRole('link', { name: 'Potluck, to the search' }).click()
  await page.getByText('You have saved preferences').waitFor()
  expect(await choice(page, 'rice').isChecked()).toBe(true)

  // Ten quiet minutes elsewhere are one, although the way back begins with a click.
  await page.getByRole('link', { name: 'Settings', exact: true }).click()
  await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor()
  await page.clock.fastForward('10:00')
  await page.getByRole('link', { name: 'Potluck, to the search' }).click()
  await toast(page, 'Your saved preferences are chosen').waitFor()
  await expect.poll(() => choice(page, 'rice').isChecked()).toBe(false)

  await choice(page, 'rice').check()
  await page.clock.runFor('31:00')
  await expect.poll(() => chosen(page)).toBe(0)
  // The notice leaves after its time.
  await page.clock.runFor('00:10')
  await page.getByText('Recent notices').click()
  await page.getByText('Filters Cleared').waitFor()
  await page.getByText('You have saved preferences').waitFor()
  expect(complaints).toEqual([])
  await close()
})

longTest(
  'saved preferences that arrive late do not replace what is chosen already, and the next member finds nothing of the one before',
  async () => {
    const ada = await aMember(site)
    await ada.store(saved)
    const { page, complaints, close } = await visitAs(site, ada)
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/rest/v1/profiles*', async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/')
    await fillSearch(page, 'leek', ['dessert'])
    release()
    await page.getByText('You have saved preferences').waitFor()
    expect(await choice(page, 'dessert').isChecked()).toBe(true)
    expect(await choice(page, 'eggs').isChecked()).toBe(false)

    await button(page, 'Sign Out').click()
    await page.getByRole('heading', { name: 'Welcome back' }).waitFor()
    await page.getByRole('link', { name: 'Potluck, to the search' }).click()
    await page.getByRole('heading', { name: "What's in your kitchen?" }).waitFor()
    expect(await chosen(page)).toBe(0)
    await expect.poll(() => stickers(page)).toEqual([])
    expect(await button(page, 'Save as default').count()).toBe(0)
    expect(await page.getByText('Recent notices').count()).toBe(0)

    // The browser's Back brings a page back from memory, which this browser itself does not do.
    const comeBack = () => page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await choice(page, 'soup').check()
    await button(page, 'New Search').click()
    await comeBack()
    await undo(page)
    expect(await choice(page, 'soup').isChecked()).toBe(true)
    await button(page, 'New Search').click()
    await button(page, 'Dismiss this notice').click()
    await page.getByText('Recent notices').waitFor()

    // Another member in the same browser begins with their own preferences, and undoes nothing of the visitor's.
    const bo = await aMember(site)
    await bo.store({ ...saved, allergens: ['peanut'] })
    await page.getByRole('link', { name: 'Sign In', exact: true }).click()
    await page.getByLabel('E-mail').fill(bo.email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.keyboard.press('Enter')
    await toast(page, 'Your saved preferences are chosen').waitFor()
    expect(await page.getByText('Recent notices').count()).toBe(0)
    expect(await choice(page, 'peanut').isChecked()).toBe(true)
    expect(await choice(page, 'eggs').isChecked()).toBe(false)

    // The member has signed out in another tab while this page was only in memory.
    await page.evaluate(() => {
      localStorage.clear()
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    })
    await page.getByRole('link', { name: 'Sign In', exact: true }).waitFor()
    await expect.poll(() => chosen(page)).toBe(0)
    // The realtime channel may notice the end of the session before the page does, and asks with the old token.
    expect(complaints.filter((complaint) => !/status of 40[13]/.test(complaint))).toEqual([])
    await close()
  },
)

test('filters stay while saved preferences cannot be read or written, and a member whose session ended is asked to sign in', async () => {
  const ada = await aMember(site)
  await ada.store(saved)
  const { page, complaints, close } = await visitAs(site, ada)
  await withoutRealtime(page)
  await page.route('**/rest/v1/profiles*', (route) => route.abort())
  await page.goto('/')
  await fillSearch(page, 'leek', ['dairy', 'dessert'])
  await page.getByText('Your preferences could not be loaded').waitFor()
  await button(page, 'New Search').click()
  await page.getByText('The filters stay as they were.').waitFor()
  await expect.poll(() => stickers(page)).toEqual([])
  expect(await choice(page, 'dairy').isChecked()).toBe(true)
  await page.unroute('**/rest/v1/profiles*')
  await button(page, 'New Search').click()
  await toast(page, 'Your saved preferences are chosen').waitFor()
  expect(await choice(page, 'dairy').isChecked()).toBe(false)
  expect(await choice(page, 'eggs').isChecked()).toBe(true)

  await choice(page, 'rice').check()
  await page.route('**/rest/v1/profiles*', (route) => route.abort())
  await button(page, 'Save as default').click()
  await toast(page, 'Save Failed').waitFor()
  await page.unroute('**/rest/v1/profiles*')
  await ada.signOutEverywhere()
  await button(page, 'Save as default').click()
  await toast(page, 'Authentication Required').waitFor()
  await button(page, 'Save as default').waitFor({ state: 'detached' })
  expect(await choice(page, 'rice').isChecked()).toBe(true)
  await page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL(/\/auth\/signin\?next=%2F$/)
  expect(complaints.filter((complaint) => !/Failed to load resource/.test(complaint))).toEqual([])
  await close()
})

longTest(
  'a new search that is begun before the page knows that the session has ended empties the filters then, and that can be undone',
  async () => {
    const ada = await aMember(site)
    const { page, close } = await visitAs(site, { ...ada, session: { ...ada.session, expires_at: 1, refresh_token: 'spent' } })
    const release = await holdRequests(page, '**/auth/v1/token*')
    await page.goto('/')
    await choice(page, 'soup').check()
    await button(page, 'New Search').click()
    await page.getByText('Your saved preferences are not here yet').waitFor()
    expect(await choice(page, 'soup').isChecked()).toBe(true)
    release()
    await page.getByText('Ingredients, filters and recipes were put away.').waitFor()
    expect(await chosen(page)).toBe(0)
    await undo(page)
    expect(await choice(page, 'soup').isChecked()).toBe(true)
    await close()
  },
)

longTest('a visitor is offered no saved preferences, and the page fetches nothing for them', async () => {
  const { page, complaints, close } = await site.visit()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/')
  await choice(page, 'soup').check()
  await button(page, 'New Search').click()
  expect(await chosen(page)).toBe(0)
  expect(await button(page, 'Save as default').count()).toBe(0)
  expect(asked.filter((address) => /member-defaults|follow-saved|profiles|realtime/.test(address))).toEqual([])
  expect(complaints).toEqual([])
  await close()
})

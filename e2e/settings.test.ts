import type { Page, Request } from 'playwright-core'
import { expect, test } from 'vitest'
import { longTest } from '../tests/how-many.ts'
import { faults } from './axe.ts'
import { holdRequests, withoutRealtime } from './held-requests.ts'
import { aMember, newSession, signIn, visitAs } from './member.ts'
import { changeRole } from './roles.ts'
import { desktop, inLooks, isTooWide, sharedSite } from './site.ts'

const site = sharedSite()

const choice = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const save = (page: Page) => button(page, 'Save Changes')
const allSaved = (page: Page) => page.getByText('All changes saved').waitFor()
const unsaved = (page: Page) => page.getByText('You have unsaved changes').waitFor()
const toast = (page: Page, title: string) => page.getByRole('region', { name: 'Notices' }).getByText(title, { exact: true })

const nothing = { allergens: [], staples: [], mealTypes: [], dietTypes: [], proteins: [], cuisines: [], defaultCuisine: '' }
const everything = {
  allergens: ['dairy'],
  staples: ['rice'],
  mealTypes: ['soup', 'entrée'],
  dietTypes: ['non-vegetarian'],
  proteins: ['chicken'],
  cuisines: ['Thai', 'Italian'],
  defaultCuisine: 'Italian',
  searchMode: 'ideas',
}

test('recipe preferences are saved, are there after a reload, and leave other stored values alone', async () => {
  const ada = await aMember(site)
  await ada.store({ theme: 'cream' })
  const { page, complaints, close } = await visitAs(site, ada)
  await page.goto('/')
  await page.getByRole('link', { name: 'Settings', exact: true }).click()
  await page.getByRole('heading', { name: 'Recipe Preferences' }).waitFor()
  await allSaved(page)
  expect(await save(page).isDisabled()).toBe(true)
  expect(await button(page, 'Reset All').isDisabled()).toBe(true)
  await page.getByText('Only these seven are checked, and labels are not seen. Read labels.').waitFor()

  await choice(page, 'dairy').check()
  await unsaved(page)
  expect(await save(page).isDisabled()).toBe(false)
  await choice(page, 'dairy').press('Space')
  await allSaved(page)
  expect(await save(page).isDisabled()).toBe(true)

  for (const name of ['dairy', 'non-vegetarian', 'rice', 'soup', 'entrée', 'Give me some ideas!', 'Thai', 'Italian']) {
    await choice(page, name).check()
  }
  expect(await choice(page, 'chicken').isChecked()).toBe(true)
  await page.getByText('A search starts with soup.').waitFor()
  // The default is one of the chosen cuisines, and goes with its cuisine.
  const defaults = page.getByRole('group', { name: 'Default cuisine' }).getByRole('radio')
  expect(await defaults.count()).toBe(3)
  await page.getByRole('radio', { name: 'Italian' }).check()
  await choice(page, 'Italian').uncheck()
  expect(await defaults.count()).toBe(2)
  expect(await page.getByRole('radio', { name: 'None: the first you chose' }).isChecked()).toBe(true)
  await choice(page, 'Italian').check()
  await page.getByRole('radio', { name: 'Italian' }).check()

  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/rest/v1/profiles*', async (route) => {
    if (route.request().method() === 'POST') await held
    await route.continue()
  })
  await save(page).press('Enter')
  expect(await button(page, 'Saving…').isDisabled()).toBe(true)
  release()
  await toast(page, 'Your preferences are saved').waitFor()
  await allSaved(page)
  // The button is disabled now: the keyboard goes on from the words beside it.
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('All changes saved')
  expect(await save(page).isDisabled()).toBe(true)
  expect(await ada.stored()).toEqual({ theme: 'cream', ...everything })

  await page.goto('/settings#account')
  await page.reload()
  await allSaved(page)
  // The page opens at the part that the address names.
  const placeOfAccount = () => page.locator('#account').evaluate((element) => element.getBoundingClientRect().top)
  await expect.poll(placeOfAccount).toBeLessThan(300)
  for (const name of ['dairy', 'non-vegetarian', 'chicken', 'rice', 'soup', 'entrée', 'Give me some ideas!', 'Thai', 'Italian']) {
    expect(await choice(page, name).isChecked(), name).toBe(true)
  }
  expect(await page.getByRole('radio', { name: 'Italian' }).isChecked()).toBe(true)
  await page.getByRole('navigation', { name: 'Where you are' }).getByRole('link', { name: 'Main page' }).click()
  await page.getByRole('heading', { name: "What's in your kitchen?" }).waitFor()
  expect(complaints).toEqual([])
  await close()
})

test('Reset Section empties one section of the preferences, Reset All empties all, both can be undone, and sections fold', async () => {
  const ada = await aMember(site)
  await ada.store(everything)
  const { page, complaints, close } = await visitAs(site, ada)
  await page.goto('/settings')
  await allSaved(page)
  await button(page, 'Dietary Restrictions and Allergies').click()
  await page.getByText('no dairy, non-vegetarian, with chicken').waitFor()
  expect(await choice(page, 'dairy').isVisible()).toBe(false)
  await button(page, 'Dietary Restrictions and Allergies').press('Enter')
  await button(page, 'Reset Section: Cuisine Preferences').press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Reset Section')
  expect(await choice(page, 'Thai').isChecked()).toBe(false)
  expect(await choice(page, 'dairy').isChecked()).toBe(true)
  expect(await choice(page, 'soup').isChecked()).toBe(true)
  await page.getByText('Choose a cuisine above, and it can be the default.').waitFor()
  await unsaved(page)
  await button(page, 'Undo').click()
  expect(await page.getByRole('radio', { name: 'Italian' }).isChecked()).toBe(true)
  await allSaved(page)
  await button(page, 'Reset Section: Dietary Restrictions and Allergies').click()
  await button(page, 'Reset Section: Cooking Preferences').click()
  expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(2)
  await button(page, 'Reset All').click()
  expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(0)
  await button(page, 'Undo').click()
  expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(2)
  await button(page, 'Reset All').click()
  await save(page).click()
  await toast(page, 'Your preferences are saved').waitFor()
  expect(await ada.stored()).toEqual(nothing)
  expect(complaints).toEqual([])
  await close()
})

test('the settings ask about unsaved changes before they are left, for another page, by closing the tab or by signing out', async () => {
  const ada = await aMember(site)
  const { page, complaints, close } = await visitAs(site, ada)
  await page.goto('/settings')
  await allSaved(page)
  await choice(page, 'dairy').check()
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' })
  const toMain = page.getByRole('link', { name: 'Main page' })
  await toMain.click()
  await dialog.getByRole('button', { name: 'Stay here' }).last().click()
  await dialog.waitFor({ state: 'detached' })
  await toMain.click()
  await dialog.waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect(await choice(page, 'dairy').isChecked()).toBe(true)
  // A link to another part of the same page leaves nothing.
  await page.getByRole('link', { name: 'Account', exact: true }).click()
  expect(await dialog.count()).toBe(0)

  const asked = page.waitForEvent('dialog')
  const left = page.close({ runBeforeUnload: true })
  const leaving = await asked
  expect(leaving.type()).toBe('beforeunload')
  await leaving.dismiss()
  await left

  await toMain.click()
  await dialog.getByRole('button', { name: 'Leave without saving' }).click()
  await page.getByRole('heading', { name: "What's in your kitchen?" }).waitFor()
  expect(await ada.stored()).toBeNull()

  await page.getByRole('link', { name: 'Settings', exact: true }).click()
  await allSaved(page)
  expect(await choice(page, 'dairy').isChecked()).toBe(false)
  await choice(page, 'eggs').check()
  await toMain.click()
  await dialog.getByRole('button', { name: 'Save and leave' }).click()
  await page.getByRole('heading', { name: "What's in your kitchen?" }).waitFor()
  expect(await ada.stored()).toEqual({ ...nothing, allergens: ['eggs'] })

  // Signing out leaves the page too. After the answer no toast says that the session ended, and nothing is kept.
  await page.getByRole('link', { name: 'Settings', exact: true }).click()
  await allSaved(page)
  await choice(page, 'dairy').check()
  await button(page, 'Sign Out').click()
  await dialog.getByRole('button', { name: 'Stay here' }).last().click()
  await unsaved(page)
  await button(page, 'Sign Out').click()
  await dialog.getByRole('button', { name: 'Leave without saving' }).click()
  await page.waitForURL('**/auth/signin')
  expect(await toast(page, 'Authentication Required').count()).toBe(0)
  expect(await page.evaluate(() => sessionStorage.getItem('potluck.unsaved.preferences'))).toBeNull()

  // Signing out in another tab asks nothing here; the changes wait for the same member.
  await signIn(page, site, await newSession(site, ada))
  await page.goto('/settings')
  await allSaved(page)
  await choice(page, 'dairy').check()
  const questions: string[] = []
  page.on('dialog', (question) => {
    questions.push(question.type())
    question.dismiss()
  })
  const other = await page.context().newPage()
  await other.goto('/')
  await button(other, 'Sign Out').click()
  await page.waitForURL(/\/auth\/signin\?next=%2Fsettings/)
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor()
  // The other tab notices the session and notifies this one, which goes back by itself.
  await signIn(page, site, await newSession(site, ada))
  await page.waitForURL('**/settings')
  await toast(page, 'Your unsaved changes are still here').waitFor()
  await unsaved(page)
  expect(await choice(page, 'dairy').isChecked()).toBe(true)
  expect(questions).toEqual([])
  expect(complaints.filter((complaint) => !/status of 40[13]/.test(complaint))).toEqual([])
  await close()
})

test('preferences that cannot be loaded can be tried again, and unsaved changes outlive a failed save and a session that ended', async () => {
  const ada = await aMember(site)
  const { page, complaints, close } = await visitAs(site, ada)
  // No realtime: it would report the end of the session before the save does.
  await withoutRealtime(page)
  let isAway = true
  await page.route('**/rest/v1/profiles*', (route) => (isAway ? route.abort() : route.continue()))
  await page.goto('/settings')
  await page.getByText('Your preferences could not be loaded').waitFor()
  isAway = false
  await page.getByRole('alert').getByRole('button', { name: 'Try Again' }).first().click()
  await allSaved(page)
  await choice(page, 'dairy').check()
  isAway = true
  await save(page).click()
  await toast(page, 'Save Failed').waitFor()
  await unsaved(page)
  expect(await choice(page, 'dairy').isChecked()).toBe(true)
  expect(await save(page).isDisabled()).toBe(false)
  isAway = false

  await ada.signOutEverywhere()
  await save(page).click()
  await toast(page, 'Authentication Required').waitFor()
  await page.waitForURL(/\/auth\/signin\?next=%2Fsettings/)
  await signIn(page, site, await newSession(site, ada))
  await page.goto('/settings')
  await toast(page, 'Your unsaved changes are still here').waitFor()
  await unsaved(page)
  expect(await choice(page, 'dairy').isChecked()).toBe(true)
  await save(page).click()
  await toast(page, 'Your preferences are saved').waitFor()
  expect(complaints.filter((complaint) => !/Failed to load resource/.test(complaint))).toEqual([])
  await close()
})

longTest(
  'preferences saved on another device show at once beside unsaved ones, and the page asks where both changed the same',
  async () => {
    const ada = await aMember(site)
    const { page, complaints, close } = await visitAs(site, ada)
    await page.goto('/settings')
    await allSaved(page)
    // The realtime channel is open as soon as the first change arrives.
    await expect
      .poll(async () => {
        await ada.store({ allergens: ['dairy'] })
        return choice(page, 'dairy').isChecked()
      })
      .toBe(true)
    await allSaved(page)
    await choice(page, 'rice').check()
    await ada.store({ allergens: ['eggs'] })
    // The two sides changed different preferences: both changes stay.
    await expect.poll(() => choice(page, 'eggs').isChecked()).toBe(true)
    expect(await choice(page, 'rice').isChecked()).toBe(true)
    await unsaved(page)
    await choice(page, 'gluten').check()
    await ada.store({ allergens: ['soybean'] })
    // The two sides changed the same preference: nothing is saved before the member chooses.
    await page.getByText('Your preferences were changed elsewhere').first().waitFor()
    await save(page).click()
    await toast(page, 'Your preferences were changed elsewhere').waitFor()
    expect(await ada.stored()).toEqual({ allergens: ['soybean'] })
    await button(page, 'Show what was saved there').click()
    expect(await choice(page, 'soybean').isChecked()).toBe(true)
    expect(await choice(page, 'rice').isChecked()).toBe(false)
    await allSaved(page)
    await choice(page, 'gluten').check()
    await ada.store({ allergens: ['peanut'], staples: ['garlic'] })
    await button(page, 'Keep what is here').click()
    expect(await button(page, 'Keep what is here').count()).toBe(0)
    await unsaved(page)
    await save(page).click()
    await toast(page, 'Your preferences are saved').waitFor()
    expect(await ada.stored()).toEqual({ ...nothing, allergens: ['soybean', 'gluten'], staples: ['garlic'] })
    expect(complaints).toEqual([])
    await close()
  },
)

test('roles given and taken elsewhere show in every tab at once, and where they cannot be read none is assumed', async () => {
  const ada = await aMember(site)
  const { page, complaints, close } = await visitAs(site, ada)
  // The page knows an expired session only after its renewal.
  await signIn(page, site, { ...ada.session, expires_at: 1, expires_in: 0 })
  const release = await holdRequests(page, '**/auth/v1/token*')
  await page.goto('/settings')
  await page.getByRole('status').getByText('Loading', { exact: true }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/settings')
  expect(await page.getByRole('link', { name: 'Sign In' }).count()).toBe(0)
  release()
  await allSaved(page)

  const other = await page.context().newPage()
  await other.goto('/settings')
  await allSaved(other)
  const tabs = [page, other]
  const tester = (tab: Page) => tab.getByText('Tester Account', { exact: true })
  // The role is added anew until the realtime channel of every tab is open.
  await expect
    .poll(
      async () => {
        const seen = await Promise.all(tabs.map((tab) => tester(tab).isVisible()))
        if (seen.includes(false)) {
          await changeRole(site, 'DELETE', ada.id, 'tester')
          await changeRole(site, 'POST', ada.id, 'tester')
        }
        return seen
      },
      { interval: 250 },
    )
    .toEqual([true, true])
  await changeRole(site, 'DELETE', ada.id, 'tester')
  for (const tab of tabs) await tester(tab).waitFor({ state: 'detached' })
  await changeRole(site, 'POST', ada.id, 'tester')
  for (const tab of tabs) await tester(tab).waitFor()

  await other.route('**/rest/v1/rpc/get_user_roles', (route) => route.abort())
  await changeRole(site, 'DELETE', ada.id, 'tester')
  for (const tab of tabs) await tester(tab).waitFor({ state: 'detached' })
  const asked = other.waitForEvent('requestfailed', (request) => request.url().includes('get_user_roles'))
  await changeRole(site, 'POST', ada.id, 'tester')
  await asked
  await tester(page).waitFor()
  expect(await tester(other).count()).toBe(0)
  expect(complaints).toEqual([])
  await close()
})

longTest('an answer about roles that comes after a newer one does not take back what the newer one said', async () => {
  const ada = await aMember(site)
  const { page, complaints, close } = await visitAs(site, ada)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const roles = '**/rest/v1/rpc/get_user_roles'
  const asked: Request[] = []
  await page.route(roles, async (route) => {
    asked.push(route.request())
    if (asked.length > 1) return route.continue()
    await held
    await route.fulfill({ json: [] })
  })
  await page.goto('/settings')
  // The page asks a second time when its realtime channel is open, which may be before this is read.
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  const tester = page.getByText('Tester Account', { exact: true })
  // The role is added anew until the realtime channel is open.
  await expect
    .poll(
      async () => {
        const isSeen = await tester.isVisible()
        if (!isSeen) {
          await changeRole(site, 'DELETE', ada.id, 'tester')
          await changeRole(site, 'POST', ada.id, 'tester')
        }
        return isSeen
      },
      { interval: 250 },
    )
    .toBe(true)
  const late = page.waitForResponse((response) => response.request() === asked[0])
  release()
  await (await late).finished()
  // Twice drawn: the late answer has been read.
  for (let drawn = 0; drawn < 2; drawn += 1) await page.evaluate(() => new Promise(requestAnimationFrame))
  expect(await tester.isVisible()).toBe(true)
  expect(complaints).toEqual([])
  await close()
})

test('the settings are free of accessibility faults in every look that is tried, their controls are large enough, and nothing is too wide', async () => {
  const ada = await aMember(site)
  await ada.store(everything)
  const { page, complaints, close } = await visitAs(site, ada, desktop)
  await page.goto('/settings')
  await allSaved(page)
  await button(page, 'Cuisine Preferences').click()
  await choice(page, 'gluten').check()
  await inLooks(page, async (name) => {
    expect(await faults(page), name).toEqual([])
    const small = await page.locator('#preferences :is(button, a, label)').evaluateAll((elements) =>
      elements.flatMap((element) => {
        const { width, height } = element.getBoundingClientRect()
        return element.checkVisibility() && (height < 43.5 || width < 43.5) ? [element.outerHTML.slice(0, 90)] : []
      }),
    )
    expect(small, name).toEqual([])
  })
  await page.getByRole('link', { name: 'Main page' }).click()
  await page.getByRole('dialog').waitFor()
  await inLooks(page, async (name) => expect(await faults(page, { within: 'dialog' }), name).toEqual([]))
  await page.getByRole('dialog').getByRole('button', { name: 'Stay here' }).last().click()
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await isTooWide(page)).toBe(false)
  expect(complaints).toEqual([])
  await close()
})

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { longTest } from '../tests/how-many.ts'
import { faults } from './axe.ts'
import { fillSearch, ingredientsCooked, inLooks, letsPotluck, recipeTitle, sharedSite, stickers } from './site.ts'

const site = sharedSite()

const sentence = "We've logged this error and will look into it. Please try refreshing the page."
const crashed = (page: Page) => page.getByRole('heading', { name: 'Something went wrong' })

/** Answers 404 for the scripts of a name, at first or always, and counts the requests for them. */
async function loseScripts(page: Page, name: string, times = Number.POSITIVE_INFINITY) {
  const lost = { count: 0 }
  await page.route(`**/assets/${name}-*.js`, (route) => {
    lost.count += 1
    return lost.count <= times ? route.fulfill({ status: 404, contentType: 'application/problem+json', body: '{}' }) : route.continue()
  })
  return lost
}

test("a page whose script stays lost is reloaded once, then says so without an accessibility fault in every look that is tried, and 'Try Again' brings it back", async () => {
  const { page, close } = await site.visit()
  await page.clock.install()
  const lost = await loseScripts(page, 'auth-page')
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  await page.goto('/auth/signin', { waitUntil: 'commit' })
  await crashed(page).waitFor()
  await page.getByText(sentence, { exact: true }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/auth/signin')
  await inLooks(page, async (name) => expect(await faults(page), name).toEqual([]))
  // No loop: from here on only a person asks for the script again.
  await page.clock.runFor('05:00')
  expect(await crashed(page).count()).toBe(1)
  expect(loads).toBe(2)
  expect(lost.count).toBe(2)
  await page.unroute('**/assets/auth-page-*.js')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor()
  expect(loads).toBe(3)
  await close()
})

test('a page whose script was lost for a moment comes back by one reload', async () => {
  const { page, close } = await site.visit()
  await page.goto('/')
  const lost = await loseScripts(page, 'auth-page', 1)
  await page.getByRole('link', { name: 'Sign In', exact: true }).click()
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor()
  expect(lost.count).toBe(2)
  await close()
})

longTest('the tab of recipes comes back by one reload when its script was lost for a moment', async () => {
  const { page, close } = await site.visit()
  const lost = await loseScripts(page, 'results-tab', 1)
  await page.goto('/?tab=results', { waitUntil: 'commit' })
  await page.getByRole('heading', { name: 'Choose a cuisine' }).waitFor()
  expect(await crashed(page).count()).toBe(0)
  expect(lost.count).toBe(2)
  await close()
})

test('a document without the root element says what is missing, and can be loaded again', async () => {
  const { page, close } = await site.visit()
  await page.route('**/', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace('<div id="root"></div>', '') })
  })
  await page.goto('/')
  await page.getByRole('heading', { name: 'Critical Error' }).waitFor()
  await page.getByText('Failed to initialize application: The page has no root element').waitFor()
  expect(await faults(page)).toEqual([])
  await page.unroute('**/')
  await page.getByRole('button', { name: 'Refresh Page' }).click()
  await page.getByRole('heading', { level: 1, name: 'kitchen' }).waitFor()
  await close()
})

longTest(
  "a word whose script is lost goes back into the field with a notice, 'Let's Potluck!' cooks nothing without it, and a reload mends it",
  async () => {
    const { page, close } = await site.visit()
    const field = page.getByRole('combobox', { name: 'An ingredient' })
    await page.goto('/')
    await fillSearch(page, 'rice', ['salt and pepper', 'entrée', 'non-vegetarian', 'Italian'])
    await expect.poll(() => stickers(page)).toEqual(['rice'])
    await loseScripts(page, 'split-typed')
    const cooked = ingredientsCooked(page)
    await page.reload()
    await field.fill('garlic')
    await letsPotluck(page).click()
    const notice = page.getByRole('alert').filter({ hasText: 'Something went wrong' })
    await notice.getByText('Your ingredients and filters are still here. Please try refreshing the page.').waitFor()
    await expect.poll(() => field.inputValue()).toBe('garlic')
    expect(await stickers(page)).toEqual(['rice'])
    expect(await page.getByRole('tab', { name: 'Search', exact: true }).getAttribute('aria-selected')).toBe('true')
    expect(await letsPotluck(page).isEnabled()).toBe(true)
    expect(cooked).toEqual([])
    await page.unroute('**/assets/split-typed-*.js')
    await page.reload()
    await expect.poll(() => field.inputValue()).toBe('garlic')
    await letsPotluck(page).click()
    await recipeTitle(page).waitFor()
    expect(cooked).toEqual([['rice', 'garlic']])
    await close()
  },
)

test('a page that cannot start says so under its own heading, with the reason, and can be loaded again', async () => {
  const { page, close } = await site.visit()
  // A browser that refuses to change the address, as some do for a page that asks often.
  await page.addInitScript(() => {
    const replace = window.history.replaceState
    window.history.replaceState = function (state: unknown, title: string, url?: string) {
      if (url === '/auth/reset-password') throw new DOMException('The operation is insecure.', 'SecurityError')
      replace.call(this, state, title, url)
    }
  })
  await page.goto('/auth/reset-password#error=access_denied&error_code=otp_expired')
  await page.getByRole('heading', { name: 'Application Error' }).waitFor()
  await page.getByText('Failed to initialize application: The operation is insecure.').waitFor()
  expect(await page.locator('#root > main').count()).toBe(1)
  await inLooks(page, async (name) => expect(await faults(page), name).toEqual([]))
  const loaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Refresh Page' }).click()
  await loaded
  await close()
})

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { longTest } from '../tests/how-many.ts'
import { faults } from './axe.ts'
import { withoutRealtime } from './held-requests.ts'
import { aMember, visitAs } from './member.ts'
import { actElsewhere, subscribeElsewhere, tabFrom } from './payments.ts'
import { desktop, inLooks, isTooWide, phone, sharedSite } from './site.ts'

const site = sharedSite()

const inHeader = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name, exact: true })
const toast = (page: Page, title: string) => page.getByRole('region', { name: 'Notices' }).getByText(title, { exact: true })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const check = '**/functions/v1/check-subscription'
const checkout = '**/functions/v1/create-checkout'

test('the tab of the checkout stands at the press of Subscribe and says "just a moment"; a second press opens no second one, and each press has a key of its own', async () => {
  const { page, complaints, close } = await visitAs(site, await aMember(site))
  const keys: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('create-checkout') && request.method() === 'POST') keys.push(request.headers()['idempotency-key'])
  })
  // The request is held within the page: a route of Playwright would hold the files of the new tab too.
  await page.addInitScript(() => {
    const ask = window.fetch
    const held = new Promise((resolve) => window.addEventListener('let-go', resolve))
    window.fetch = async (...given) => {
      if (String(given[0]).endsWith('create-checkout')) await held
      return ask(...given)
    }
  })
  await page.goto('/')
  await inHeader(page, 'Subscribe').waitFor()
  const opened = page.waitForEvent('popup')
  await inHeader(page, 'Subscribe').click()
  const tab = await opened
  await tab.getByRole('heading', { name: 'Just a moment…' }).waitFor()
  expect(await tab.evaluate(() => [document.documentElement.lang, document.documentElement.dir, window.opener])).toEqual([
    'en',
    'ltr',
    null,
  ])
  const ground = (shown: Page) => shown.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  await expect.poll(() => ground(tab)).toBe(await ground(page))
  expect(await faults(tab)).toEqual([])
  await inHeader(page, 'Opening…').press('Enter')
  await page.evaluate(() => window.dispatchEvent(new Event('let-go')))
  await tab.waitForURL(/\/test-checkout/)
  await tabFrom(page, () => inHeader(page, 'Subscribe').click(), '/test-checkout')
  expect(page.context().pages()).toHaveLength(3)
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(2)
  expect(keys[0]).toMatch(/^[\x21-\x7e]{16,255}$/)
  expect(complaints).toEqual([])
  await close()
})

longTest('where the browser blocks the tab of the checkout, a link opens it', async () => {
  const { page, complaints, close } = await visitAs(site, await aMember(site))
  await page.addInitScript(() => {
    window.open = () => null
  })
  await page.goto('/')
  await inHeader(page, 'Subscribe').click()
  const dialog = page.getByRole('dialog', { name: 'Your browser did not open the page' })
  const link = dialog.getByRole('link', { name: 'Go to the checkout' })
  await link.waitFor()
  expect(await faults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await inHeader(page, 'Subscribe').click()
  await tabFrom(page, () => link.click(), '/test-checkout')
  await dialog.waitFor({ state: 'detached' })
  expect(complaints).toEqual([])
  await close()
})

test('a checkout or a portal that cannot be opened closes its tab and says so, and can be tried again', async () => {
  const ada = await aMember(site)
  const { page, close } = await visitAs(site, ada)
  await page.route(checkout, (route) => route.abort())
  await page.goto('/')
  await tabThatCloses(page, 'Subscribe')
  await toast(page, 'Failed to start checkout. Please try again.').waitFor()
  await page.unroute(checkout)
  await tabFrom(page, () => inHeader(page, 'Subscribe').click(), '/test-checkout')

  await subscribeElsewhere(ada)
  await page.route('**/functions/v1/customer-portal', (route) => route.fulfill({ status: 503, json: { code: 'unavailable' } }))
  await tabThatCloses(page, 'Manage Subscription')
  await toast(page, 'Failed to open your subscription. Please try again.').waitFor()
  // The page opens no address that would run a script in it.
  await page.unroute('**/functions/v1/customer-portal')
  await page.route('**/functions/v1/customer-portal', (route) => route.fulfill({ json: { url: 'javascript:alert(1)' } }))
  await tabThatCloses(page, 'Manage Subscription')
  await close()
})

longTest('a page whose session has gone does not ask for a checkout', async () => {
  const ada = await aMember(site)
  const { page, complaints, close } = await visitAs(site, ada)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await withoutRealtime(page)
  await page.goto('/')
  await inHeader(page, 'Subscribe').waitFor()
  // All requests with the session are answered before the session goes.
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => localStorage.clear())
  await tabThatCloses(page, 'Subscribe')
  await toast(page, 'Failed to start checkout. Please try again.').waitFor()
  expect(asked.filter((path) => path.endsWith('create-checkout'))).toEqual([])
  expect(complaints).toEqual([])
  await close()
})

longTest('a page that does not know of a subscription yet says so when Subscribe is pressed, and catches up with the server', async () => {
  const ada = await aMember(site)
  await subscribeElsewhere(ada)
  const { page, close } = await visitAs(site, ada)
  const free = { subscribed: false, subscription_end: null, period_end: null, status: null, cancel_at_period_end: false, can_manage: false }
  await page.route(check, (route) => route.fulfill({ json: free }))
  await withoutRealtime(page)
  await page.goto('/')
  await inHeader(page, 'Subscribe').waitFor()
  await page.unroute(check)
  await tabThatCloses(page, 'Subscribe')
  await toast(page, 'You have a subscription already').waitFor()
  await inHeader(page, 'Manage Subscription').waitFor()
  await close()
})

async function tabThatCloses(page: Page, name: string) {
  await inHeader(page, name).waitFor()
  const opened = page.waitForEvent('popup')
  await inHeader(page, name).click()
  const tab = await opened
  if (!tab.isClosed()) await tab.waitForEvent('close')
}

test('a site that sells with a key of a Stripe sandbox says wherever it speaks of Premium that nothing is charged, one that takes money does not, and one that sells nothing offers nothing', async () => {
  const { page, complaints, close } = await visitAs(site, await aMember(site))
  const mark = page.getByText('Test payments: nothing is charged. The checkout takes test cards only.')
  /** From here on the site has these capabilities, and no test checkout. */
  const sellWith = (capabilities: object) =>
    page.route('**/config.json', async (route) => {
      const config = await (await route.fetch()).json()
      await route.fulfill({ json: { ...config, capabilities: { ...config.capabilities, testBilling: false, ...capabilities } } })
    })
  for (const sandboxBilling of [true, false]) {
    await sellWith({ sandboxBilling })
    await page.goto('/?subscribe=true')
    const dialog = page.getByRole('dialog', { name: 'Premium' })
    await dialog.getByRole('button', { name: 'Subscribe' }).waitFor()
    if (sandboxBilling) await dialog.getByText('Test payments').waitFor()
    expect(await mark.count()).toBe(sandboxBilling ? 1 : 0)
    await page.goto('/settings')
    await page.getByText(/You do not have Premium/).waitFor()
    if (sandboxBilling) await mark.waitFor()
    expect(await page.getByText('Test payments').count()).toBe(sandboxBilling ? 1 : 0)
    expect(await faults(page)).toEqual([])
    await page.unroute('**/config.json')
  }

  await sellWith({ billing: false })
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/settings')
  await page.getByRole('heading', { name: 'Who you are' }).waitFor()
  expect(await page.getByText(/Subscri|Premium/).count()).toBe(0)
  expect(asked.filter((url) => url.includes('check-subscription'))).toEqual([])
  expect(complaints).toEqual([])
  await close()
})

/** Waits until the header offers Subscribe, in sight or in its menu. */
const hasAnswered = (page: Page) =>
  page.getByRole('button', { name: 'Subscribe', includeHidden: true }).last().waitFor({ state: 'attached' })

test('everything about Premium is free of accessibility faults and fits in every look that is tried', async () => {
  const ada = await aMember(site)
  const { page, complaints, close } = await visitAs(site, ada, desktop)
  const lookAsItIs = async (name: string) => {
    expect(await faults(page), name).toEqual([])
    expect(await isTooWide(page), name).toBe(false)
  }
  const look = () => inLooks(page, lookAsItIs)
  await page.goto('/?subscribe=true')
  await page.getByRole('dialog', { name: 'Premium' }).getByRole('button', { name: 'Subscribe' }).waitFor()
  await look()
  await page.getByRole('button', { name: 'Not now' }).click()
  await inHeader(page, 'Subscribe').waitFor()
  await lookAsItIs('the header of a desktop')
  await page.setViewportSize(phone.viewport)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.getByRole('button', { name: 'Your account' }).click()
  await inHeader(page, 'Subscribe').waitFor()
  await lookAsItIs('the menu of a phone, in dark')
  await page.clock.install()
  await page.goto('/subscription-success')
  await heading(page, 'Confirming your payment').waitFor()
  await look()
  await hasAnswered(page)
  await page.clock.fastForward(61_000)
  await heading(page, 'No payment is confirmed yet').waitFor()
  await look()
  await subscribeElsewhere(ada)
  await heading(page, 'Subscription Successful!').waitFor()
  await look()
  await page.goto('/settings')
  await actElsewhere(ada, 'fail-payment')
  await page.getByRole('status').getByText('The last payment did not go through').waitFor()
  await look()
  expect(complaints).toEqual([])
  await close()
})

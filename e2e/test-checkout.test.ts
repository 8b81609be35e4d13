import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { longTest } from '../tests/how-many.ts'
import { faults } from './axe.ts'
import { aMember, type TestMember, visitAs } from './member.ts'
import { desktop, inLooks, isTooWide, sharedSite } from './site.ts'

const site = sharedSite()

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const hasFocus = (page: Page, name: string) => heading(page, name).evaluate((element) => element === document.activeElement)
const banner = (page: Page) => page.getByText('Test payments. No money moves.')
const fact = (page: Page, name: string) => page.locator('dt', { hasText: name }).locator('xpath=following-sibling::dd[1]').innerText()
const ofTheNetwork = (complaint: string) => /Failed to load resource/.test(complaint)

async function call({ client }: TestMember, name: string): Promise<{ url: string }> {
  const { data, error } = await client.functions.invoke<{ url: string }>(name, { body: {} })
  if (error || !data) throw new Error(`${name} failed`, { cause: error })
  return data
}

/** The day a month from now, as the pages write it. */
function inAMonth(): string {
  const day = new Date()
  const month = day.getUTCMonth() + 1
  const lastDay = new Date(Date.UTC(day.getUTCFullYear(), month + 1, 0)).getUTCDate()
  day.setUTCMonth(month, Math.min(day.getUTCDate(), lastDay))
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(day)
}

test('at the test checkout a member tries a declined card and pays by the keyboard, and in the test portal cancels, keeps, disputes and ends the subscription', async () => {
  const ada = await aMember(site)
  const { page, complaints, close } = await visitAs(site, ada)
  const { url } = await call(ada, 'create-checkout')
  await page.goto(url)
  await heading(page, 'Premium').waitFor()
  await banner(page).waitFor()
  await page.getByText('$12 a month').waitFor()
  expect(await page.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe(`${site.server.url}/`)
  await page.getByLabel('A card that pays', { exact: true }).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByText('The card was declined').waitFor()
  expect(await faults(page)).toEqual([])
  const renewal = inAMonth()
  await page.getByLabel('A card that is declined').focus()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await page.waitForURL((address) => address.pathname === '/subscription-success' && address.searchParams.get('session_id') !== null)
  expect(await ada.client.from('subscriptions').select('status').single()).toMatchObject({ data: { status: 'active' } })

  await page.goto(url)
  await heading(page, 'This checkout is paid').waitFor()
  await page.goto((await call(ada, 'customer-portal')).url)
  await heading(page, 'Your subscription').waitFor()
  await banner(page).waitFor()
  expect(await fact(page, 'State')).toBe('Active')
  expect(await fact(page, 'Next renewal')).toBe(renewal)
  await button(page, 'Cancel at the end of the period').focus()
  await page.keyboard.press('Enter')
  await button(page, 'Keep Premium').waitFor()
  expect(await fact(page, 'Premium until')).toBe(renewal)
  expect(await fact(page, 'Next renewal')).toBe('None')
  await page.getByText('Premium is on').waitFor()
  await expect.poll(() => button(page, 'Keep Premium').evaluate((element) => element === document.activeElement)).toBe(true)
  await button(page, 'Keep Premium').click()
  await button(page, 'Cancel at the end of the period').waitFor()

  await button(page, 'the last payment is disputed').click()
  await page.getByText('Your payment is disputed, so Premium is off').waitFor()
  await button(page, 'the last payment is disputed').and(page.locator('[aria-disabled=true]')).waitFor()
  const other = await page.context().newPage()
  await other.goto('/test-portal')
  await button(other, 'the dispute is won').click()
  await page.getByText('Premium is on').waitFor()
  await button(page, 'the last payment is refunded').click()
  await page.getByText('Your payment was refunded, so Premium is off.').waitFor()
  await page.getByText(`It comes back with the next payment, on ${renewal}.`).waitFor()
  expect(await page.locator('dt', { hasText: 'Premium until' }).count()).toBe(0)
  expect(await fact(page, 'State')).toBe('Refunded')
  await button(page, 'End it now').click()
  await page.getByText('The subscription has ended, and nothing more is charged.').waitFor()
  expect(await fact(page, 'State')).toBe('Ended')
  await page.getByRole('link', { name: 'Subscribe again' }).click()
  await page.getByRole('dialog', { name: 'Premium' }).getByRole('button', { name: 'Subscribe' }).waitFor()
  expect(complaints).toEqual([])
  await close()
})

test('every state of the test checkout and the test portal is free of accessibility faults and fits in every look that is tried, read from right to left', async () => {
  const ada = await aMember(site)
  const { page, complaints, close } = await visitAs(site, ada, desktop)
  const look = () =>
    inLooks(page, async (name) => {
      await page.evaluate((way) => document.documentElement.setAttribute('dir', way), name.startsWith('phone') ? 'rtl' : 'ltr')
      expect(await faults(page), name).toEqual([])
      expect(await isTooWide(page), name).toBe(false)
    })
  await page.goto('/test-portal')
  await heading(page, 'Nothing was paid yet').waitFor()
  await look()
  await page.goto('/test-checkout?session=cs_test_of_somebody')
  await heading(page, 'There is no such checkout').waitFor()
  await look()

  const { url } = await call(ada, 'create-checkout')
  await page.route('**/functions/v1/describe-test-checkout', (route) => route.abort(), { times: 1 })
  await page.goto(url)
  await page.getByText('This page could not be fetched').waitFor()
  await look()
  await button(page, 'Try Again').click()
  await heading(page, 'Premium').waitFor()
  await expect.poll(() => hasFocus(page, 'Premium')).toBe(true)
  await look()
  await page.route('**/functions/v1/pay-test-checkout', (route) => route.abort(), { times: 1 })
  await button(page, 'Pay $12').click()
  await page.getByText('It could not be paid').waitFor()
  await look()
  await page.route('**/functions/v1/describe-test-checkout', async (route) => {
    const answer: object = await (await route.fetch()).json()
    await route.fulfill({ json: { ...answer, state: 'expired' } })
  })
  await page.route('**/functions/v1/pay-test-checkout', (route) => route.fulfill({ json: { state: 'expired' } }), { times: 1 })
  await button(page, 'Pay $12').click()
  await heading(page, 'This checkout is too old').waitFor()
  await look()
  await page.unroute('**/functions/v1/describe-test-checkout')

  await page.goto(url)
  await page.getByLabel('A card that pays now and fails at the next renewal').check()
  await button(page, 'Pay $12').click()
  await page.waitForURL('**/subscription-success**')
  // As in a tab that does not know of the payment yet.
  await page.route('**/functions/v1/describe-test-checkout', async (route) => {
    const answer: object = await (await route.fetch()).json()
    await route.fulfill({ json: { ...answer, state: 'open' } })
  })
  await page.route('**/functions/v1/pay-test-checkout', (route) => route.fulfill({ status: 409, json: { code: 'already_subscribed' } }))
  await page.goto(url)
  await button(page, 'Pay $12').click()
  await page.getByText('You have a subscription already').waitFor()
  await look()
  await page.getByRole('link', { name: 'To the portal' }).click()
  await heading(page, 'Your subscription').waitFor()
  expect(await fact(page, 'Next renewal')).toMatch(/the card will fail$/)
  await look()
  await button(page, 'the month is over and the card does not pay').click()
  await expect.poll(() => fact(page, 'State')).toBe('Payment failed')
  await page.route('**/functions/v1/act-in-test-portal', (route) => route.abort(), { times: 1 })
  await button(page, 'the failed payment goes through').click()
  await page.getByText('It could not be done').waitFor()
  await look()
  expect(complaints.filter((complaint) => !ofTheNetwork(complaint))).toEqual([])
  await close()
})

longTest(
  'the test portal asks a visitor to sign in and come back, and a site without test payments has neither portal nor checkout',
  async () => {
    const { page, close } = await site.visit()
    await page.goto('/test-portal?next=/settings')
    await page.waitForURL(({ pathname }) => pathname === '/auth/signin')
    expect(new URL(page.url()).searchParams.get('next')).toMatch(/^\/test-portal\?next=/)
    await page.route('**/config.json', async (route) => {
      const config: { capabilities: object } = await (await route.fetch()).json()
      await route.fulfill({ json: { ...config, capabilities: { ...config.capabilities, testBilling: false } } })
    })
    for (const path of ['/test-portal', '/test-checkout?session=cs_test_1']) {
      await page.goto(path)
      await heading(page, 'Oops! Page not found').waitFor()
    }
    await close()
  },
)

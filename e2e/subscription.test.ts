import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { limits } from '#domain/limits.ts'
import { longTest } from '../tests/how-many.ts'
import { aMember, password, visitAs } from './member.ts'
import { actElsewhere, cookElsewhere, subscribeElsewhere, tabFrom } from './payments.ts'
import { fillSearch, letsPotluck, recipeTitle, sharedSite } from './site.ts'

const site = sharedSite()

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const inHeader = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name, exact: true })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const toast = (page: Page, title: string) => page.getByRole('region', { name: 'Notices' }).getByText(title, { exact: true })
const check = '**/functions/v1/check-subscription'

/** An answer of check-subscription: a cancelled subscription that goes on until its end. */
const cancelled = (end: number) => ({
  subscribed: true,
  subscription_end: new Date(end).toISOString(),
  period_end: new Date(end).toISOString(),
  status: 'active',
  cancel_at_period_end: true,
  can_manage: true,
})

test('a member at the monthly limit subscribes in another tab, and every open tab knows at once', async () => {
  const ada = await aMember(site)
  // Two searches a month: one is left after this one.
  await cookElsewhere(ada, 0)
  const { page, complaints, close } = await visitAs(site, ada)
  await page.goto('/')
  const other = await page.context().newPage()
  await other.goto('/settings')
  await inHeader(other, 'Subscribe').waitFor()

  await fillSearch(page, 'chicken, rice, tomatoes', ['salt and pepper', 'entrée', 'non-vegetarian', 'Italian'])
  await letsPotluck(page).click()
  await button(page, 'Upgrade to Premium').click()
  const paywall = page.getByRole('dialog', { name: 'More searches with Premium' })
  await paywall.waitFor()
  for (const words of ['Unlimited recipe generations', 'Unlimited saved recipes', 'Priority support', 'Advanced features', '$12 a month']) {
    expect((await paywall.innerText()).replace(/\s+/g, ' ')).toContain(words)
  }
  const third = await page.context().newPage()
  await third.goto('/')
  await button(third, 'Why?').click()
  const limit = third.getByRole('dialog', { name: 'Monthly limit reached' })
  await limit.waitFor()

  const tab = await tabFrom(page, () => paywall.getByRole('button', { name: 'Subscribe' }).click(), '/test-checkout')
  await paywall.getByText('The checkout is open in another tab.').waitFor()
  await tab.getByRole('button', { name: /^Pay/ }).click()

  await heading(tab, 'Subscription Successful!').waitFor()
  await toast(tab, 'Welcome to Premium!').waitFor()
  await toast(tab, 'Your subscription has been activated successfully.').waitFor()
  await page.getByRole('dialog', { name: 'Premium Active' }).waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Go on cooking' }).click()
  await recipeTitle(page).waitFor()
  await expect.poll(() => button(page, 'Refresh').isEnabled()).toBe(true)
  await inHeader(page, 'Manage Subscription').waitFor()
  await page.getByRole('banner').getByRole('link', { name: 'Premium Active' }).waitFor()
  await inHeader(other, 'Manage Subscription').waitFor()
  await other.getByText('Premium Active. It renews on').waitFor()
  await limit.waitFor({ state: 'detached' })
  await expect.poll(() => letsPotluck(third).isEnabled()).toBe(true)

  // The toast comes once for each entry of the browser's history.
  await tab.reload()
  await heading(tab, 'Subscription Successful!').waitFor()
  expect(await toast(tab, 'Welcome to Premium!').count()).toBe(0)
  await tab.getByRole('link', { name: 'To your kitchen' }).click()
  await heading(tab, "What's in your kitchen?").waitFor()
  expect(complaints).toEqual([])
  await close()
})

test('a page shows what changed after it asked and before its connection for changes was open', async () => {
  const ada = await aMember(site)
  const { page, complaints, close } = await visitAs(site, ada)
  const { promise: paid, resolve: open } = Promise.withResolvers<void>()
  await page.routeWebSocket('**/realtime/**', async (socket) => {
    await paid
    socket.connectToServer()
  })
  await page.goto('/settings')
  await inHeader(page, 'Subscribe').waitFor()
  await subscribeElsewhere(ada)
  open()
  await inHeader(page, 'Manage Subscription').waitFor()
  expect(complaints).toEqual([])
  await close()
})

test('a subscription cancelled in the portal goes on until its last day, can be taken back, and then every open tab shows its end', async () => {
  const ada = await aMember(site)
  await subscribeElsewhere(ada)
  const { page, complaints, close } = await visitAs(site, ada)
  await page.goto('/settings')
  await page.getByText('Premium Active. It renews on').waitFor()
  const other = await page.context().newPage()
  await other.goto('/settings')
  await other.getByText('Premium Active. It renews on').waitFor()
  const portal = await tabFrom(page, () => inHeader(page, 'Manage Subscription').click(), '/test-portal')
  await button(portal, 'Cancel at the end of the period').click()
  for (const tab of [page, other]) await tab.getByText(/Premium Active until .+\. It ends then/).waitFor()
  await inHeader(page, 'Manage Subscription').waitFor()
  await button(portal, 'Keep Premium').click()
  for (const tab of [page, other]) await tab.getByText('Premium Active. It renews on').waitFor()
  await page.getByText('Premium Active. It renews on').waitFor()
  await actElsewhere(ada, 'fail-payment')
  await page.getByRole('status').getByText('The last payment did not go through').waitFor()
  await actElsewhere(ada, 'recover-payment')
  await page.getByText('Premium Active. It renews on').waitFor()
  await actElsewhere(ada, 'refund')
  await page.getByText('Premium is off. The subscription itself has not ended.').waitFor()
  await other.goto('/?subscribe=true')
  const paywall = other.getByRole('dialog', { name: 'Premium' })
  await paywall.getByText('A payment was refunded or is disputed').waitFor()
  await paywall.getByRole('button', { name: 'Manage Subscription' }).waitFor()
  expect(await paywall.innerText()).not.toContain('$12')
  await inHeader(page, 'Manage Subscription').waitFor()
  await actElsewhere(ada, 'end')
  await inHeader(page, 'Subscribe').waitFor()
  expect(complaints).toEqual([])
  await close()
})

longTest('a cancelled subscription leaves the header at the moment of its end, even when the server is not reached', async () => {
  const { page, close } = await visitAs(site, await aMember(site))
  await page.clock.install()
  const end = Date.now() + 10 * 60_000
  await page.route(check, (route) => route.fulfill({ json: cancelled(end) }))
  await page.goto('/')
  await inHeader(page, 'Manage Subscription').waitFor()
  await page.unroute(check)
  await page.route(check, (route) => route.abort())
  await page.clock.fastForward(11 * 60_000)
  await inHeader(page, 'Subscribe').waitFor()
  await close()
})

test('the page after a checkout grants nothing by itself: it waits, says that no payment is confirmed, and notices one that comes', async () => {
  const ada = await aMember(site)
  const { page, close } = await visitAs(site, ada)
  await page.clock.install()
  await page.goto('/subscription-success?session_id=cs_test_none')
  await heading(page, 'Confirming your payment').waitFor()
  // The header offers this after the server has answered.
  await inHeader(page, 'Subscribe').waitFor()
  await page.evaluate(() => localStorage.setItem('potluck.subscription', JSON.stringify({ subscribed: true })))
  await page.clock.fastForward(11_000)
  await page.getByText('The payment service takes longer than usual.').first().waitFor()
  await page.clock.fastForward(50_000)
  await heading(page, 'No payment is confirmed yet').waitFor()
  await inHeader(page, 'Subscribe').waitFor()
  expect(await toast(page, 'Welcome to Premium!').count()).toBe(0)
  await button(page, 'Look again').click()
  await heading(page, 'Confirming your payment').waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Confirming your payment')
  await subscribeElsewhere(ada)
  await heading(page, 'Subscription Successful!').waitFor()
  await toast(page, 'Welcome to Premium!').waitFor()
  await close()
})

longTest('the page after a checkout says that the server does not answer, and not that nothing was paid', async () => {
  const { page, close } = await visitAs(site, await aMember(site))
  await page.clock.install()
  await page.route(check, (route) => route.abort())
  await page.goto('/subscription-success')
  await heading(page, 'Confirming your payment').waitFor()
  await page.clock.fastForward(61_000)
  await heading(page, 'The server does not answer').waitFor()
  expect(
    await page
      .getByRole('banner')
      .getByRole('button', { name: /Subscri/ })
      .count(),
  ).toBe(0)
  // The header offers neither Subscribe nor Manage Subscription while it does not know which; the settings ask again.
  await page.getByRole('banner').getByRole('link', { name: 'Premium' }).click()
  await page.getByText('How your subscription stands could not be asked just now.').waitFor()
  await page.unroute(check)
  await button(page, 'Try Again').click()
  await inHeader(page, 'Subscribe').waitFor()
  await close()
})

longTest('a member who comes back from the checkout signed out signs in and sees what became of the payment', async () => {
  const ada = await aMember(site)
  await subscribeElsewhere(ada)
  const { page, complaints, close } = await site.visit()
  await page.goto('/subscription-success?session_id=cs_test_1')
  await page.getByLabel('E-mail').fill(ada.email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await heading(page, 'Subscription Successful!').waitFor()
  expect(new URL(page.url()).search).toBe('?session_id=cs_test_1')
  expect(complaints).toEqual([])
  await close()
})

test('a visitor who wants to subscribe signs up first, and is then shown Premium', async () => {
  const { page, complaints, close } = await site.visit()
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/')
  await page.getByRole('link', { name: 'Subscribe' }).click()
  await page.getByRole('main').getByText('Premium is $12 a month.').waitFor()
  expect(asked.filter((path) => path.includes('check-subscription'))).toEqual([])
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Cook')
  await page.getByLabel('E-mail').fill(`subscriber-${process.pid}@example.org`)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click()
  const paywall = page.getByRole('dialog', { name: 'Premium' })
  // A failure is shown in the dialog, not behind it.
  await page.route('**/functions/v1/create-checkout', (route) => route.abort())
  await paywall.getByRole('button', { name: 'Subscribe' }).click()
  await paywall.getByRole('alert').getByText('Failed to start checkout. Please try again.').waitFor()
  expect(await page.getByRole('region', { name: 'Notices' }).getByText('Failed to start checkout').count()).toBe(0)
  await paywall.getByRole('button', { name: 'Not now' }).click()
  await paywall.waitFor({ state: 'detached' })
  expect(new URL(page.url()).search).not.toContain('subscribe')
  expect(complaints.filter((complaint) => !complaint.includes('ERR_FAILED'))).toEqual([])
  await close()
})

longTest('a Premium member who asks for too much at once reads when to go on, and keeps the recipe and Premium', async () => {
  const ada = await aMember(site)
  await subscribeElsewhere(ada)
  const { page, close } = await visitAs(site, ada)
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Premium Active' }).waitFor()
  await fillSearch(page, 'chicken, rice, tomatoes', ['salt and pepper', 'entrée', 'non-vegetarian', 'Italian'])
  await letsPotluck(page).click()
  await recipeTitle(page).waitFor()
  const title = await recipeTitle(page).innerText()
  // A refused search counts too, and takes no time to cook: all of them come within the minute of the limit.
  await Promise.all(Array.from({ length: limits.fairUse.burst.most }, (_, turn) => cookElsewhere(ada, turn, ['bleach'])))
  await button(page, 'Refresh').click()
  await page.getByRole('alert').waitFor()
  expect(await page.getByRole('alert').innerText()).toContain('That was a lot o')
  expect(await recipeTitle(page).innerText()).toBe(title)
  await page.getByRole('banner').getByRole('link', { name: 'Premium Active' }).waitFor()
  await close()
})

test('a member who deletes the account first reads what becomes of Premium, how to use it up, and who keeps records of payments', async () => {
  const ada = await aMember(site)
  const { page, complaints, close } = await visitAs(site, ada)
  const leaving = page.getByRole('group', { name: 'Delete my account' })
  const isSaid = (words: string | RegExp) => leaving.getByText(words).waitFor()
  async function open(standing: RegExp) {
    await page.goto('/settings')
    await page.getByText(standing).first().waitFor()
    await page.getByRole('button', { name: 'Delete… Delete my account' }).click()
    await isSaid(/^Nothing stays here that names you\./)
  }
  const premium = /What is paid of this month is not given back\. To use it up first, /
  const endsAtOnce = 'Your Premium ends at once'

  await open(/You do not have Premium/)
  expect(await leaving.getByText(/Premium|payment service/).count()).toBe(0)

  await subscribeElsewhere(ada)
  await open(/It renews on/)
  await isSaid(endsAtOnce)
  await isSaid(
    /What is paid of this month is not given back\. To use it up first, cancel under “Manage Subscription”, and delete your account after \w/,
  )
  // The test checkout keeps no records.
  expect(await leaving.getByText('payment service').count()).toBe(0)

  await page.route('**/config.json', async (route) => {
    const config = await (await route.fetch()).json()
    await route.fulfill({ json: { ...config, capabilities: { ...config.capabilities, testBilling: false } } })
  })
  await open(/It renews on/)
  await isSaid('The payment service keeps records of its own of what you have paid.')
  const end = Date.now() + 86_400_000
  await page.route(check, (route) => route.fulfill({ json: cancelled(end) }))
  await open(/It ends then, and nothing more is charged/)
  await isSaid(endsAtOnce)
  await isSaid(/To use it up first, delete your account after \w/)
  await page.route(check, (route) => route.fulfill({ json: { ...cancelled(end), cancel_at_period_end: false, status: 'past_due' } }))
  await open(/The last payment did not go through/)
  await isSaid('It is not renewed, and nothing more is charged.')
  expect(await leaving.getByText(premium).count()).toBe(0)
  await page.route(check, (route) => route.abort())
  await open(/could not be asked just now/)
  await isSaid(/^If you have Premium, it ends at once\./)
  await isSaid(/^If you have paid for Premium, the payment service keeps/)
  expect(complaints.filter((complaint) => !/Failed to load resource/.test(complaint))).toEqual([])
  await close()
})

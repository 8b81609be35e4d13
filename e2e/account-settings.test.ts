import { readFileSync } from 'node:fs'
import type { SupabaseClient } from '@supabase/supabase-js'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { codeAt } from '../tests/auth/authenticator-app.ts'
import { longTest } from '../tests/how-many.ts'
import { faults } from './axe.ts'
import { withoutRealtime } from './held-requests.ts'
import { aClient, aMember, password, signIn, type TestMember, visitAs } from './member.ts'
import { codeIn, mailTo, tokenIn } from './outbox.ts'
import { phone, sharedSite } from './site.ts'

const site = sharedSite()

/** A client of another device, with the user agent of a phone. */
async function anotherDevice(): Promise<SupabaseClient> {
  const agent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) Version/26.1 Mobile/15E148 Safari/604.1'
  return aClient(site.server.url, { 'user-agent': agent })
}

async function signedInElsewhere({ email }: TestMember, secret = password): Promise<SupabaseClient> {
  const client = await anotherDevice()
  const { error } = await client.auth.signInWithPassword({ email, password: secret })
  if (error) throw error
  return client
}

/** Whether the server still knows the session of a client. */
const isSignedIn = async (client: SupabaseClient) => (await client.auth.getUser()).error === null

/** Opens a row of the account by the words of its button, and gives its form. */
async function open(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name }).click()
  return page.getByRole('group', { name: name.replace(/^(Change|Show|Set up|Manage|Choose one|Delete…) /, '') })
}

/** The code of the app now, or its next one while it still shows the code that was used: no code works twice. */
const codeAfter = (secret: string, used: number) => codeAt(secret, Math.max(Date.now(), used + 30_000))

const toast = (page: Page, words: string) => page.getByRole('region', { name: 'Notices' }).getByText(words)
const account = '[aria-labelledby=account-title]'
const hasFocus = (place: Locator) => place.evaluate((element) => element === document.activeElement)
const ofTheNetwork = (complaint: string) => /Failed to load resource/.test(complaint)

test('a member changes name, password and e-mail address, and proves who they are where the settings ask for it', async () => {
  const ada = await aMember(site)
  const elsewhere = await signedInElsewhere(ada)
  const { page, complaints, close } = await visitAs(site, ada)
  await page.goto('/settings')

  const name = await open(page, 'Change Name')
  await expect.poll(() => hasFocus(name.getByLabel('First name'))).toBe(true)
  await name.getByLabel('First name').fill('  Åsa ')
  await name.getByLabel('Last name').fill('محمد')
  await page.route('**/rest/v1/profiles*', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
  await page.keyboard.press('Enter')
  await name.getByText('The server was not reached.').waitFor()
  await page.unroute('**/rest/v1/profiles*')
  const writes: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/rest/v1/profiles') && request.method() === 'POST') writes.push(request.url())
  })
  // Pressed by script, not by the mouse: the button moves up when the failure goes.
  await name.getByRole('button', { name: 'Save' }).evaluate((button: HTMLElement) => {
    button.click()
    button.click()
  })
  await toast(page, 'Your name is saved').waitFor()
  expect(writes).toHaveLength(1)
  await page.getByText(/Åsa .*محمد/).waitFor()
  await expect.poll(() => hasFocus(page.getByRole('button', { name: 'Change Name' }))).toBe(true)

  const secret = await open(page, 'Change Password')
  await secret.getByLabel('Current password').fill('not-my-password-1')
  await secret.getByLabel('New password', { exact: true }).fill('short')
  await secret.getByRole('button', { name: 'Change my password' }).click()
  await secret.getByText('at least 6 digits with a minimum of one letter and one number').waitFor()
  await secret.getByLabel('New password', { exact: true }).fill('a-new-kettle-52')
  await secret.getByLabel('New password again').fill('a-new-kettle-53')
  await secret.getByRole('button', { name: 'Change my password' }).click()
  await secret.getByText("Passwords don't match").waitFor()
  await secret.getByLabel('New password again').fill('a-new-kettle-52')
  await secret.getByRole('button', { name: 'Change my password' }).click()
  await secret.getByText('This is not your current password.').waitFor()
  await expect.poll(() => hasFocus(secret.getByLabel('Current password'))).toBe(true)
  expect(await isSignedIn(elsewhere)).toBe(true)
  await secret.getByLabel('Current password').fill(password)
  for (const label of ['New password', 'New password again']) await secret.getByLabel(label, { exact: true }).fill('password1')
  await secret.getByRole('button', { name: 'Change my password' }).click()
  await secret.getByText('This password is among the first that somebody would try.').waitFor()
  await expect.poll(() => hasFocus(secret.getByLabel('New password', { exact: true }))).toBe(true)
  // The current password was right, so the form does not ask for it again.
  expect(await secret.getByLabel('Current password').count()).toBe(0)
  for (const label of ['New password', 'New password again']) await secret.getByLabel(label, { exact: true }).fill('a-new-kettle-52')
  await secret.getByRole('button', { name: 'Change my password' }).click()
  await toast(page, 'Your password is changed').waitFor()
  expect(await isSignedIn(elsewhere)).toBe(false)
  expect((await signedInElsewhere(ada, 'a-new-kettle-52').then((client) => client.auth.getUser())).data.user?.email).toBe(ada.email)

  const address = await open(page, 'Change E-mail')
  await address.getByLabel('New e-mail address').fill('ada@mailinator.com')
  await address.getByRole('button', { name: 'Change my e-mail' }).click()
  await address.getByText('Temporary email service domains are not accepted. Please use a permanent email address.').waitFor()
  const next = `new-${ada.email}`
  await address.getByLabel('New e-mail address').fill(next)
  await address.getByRole('button', { name: 'Use a code by mail instead' }).click()
  await address.getByRole('button', { name: 'Send me a code' }).click()
  await address.getByText(`A code is on its way to ${ada.email}.`).waitFor()
  await address.getByLabel('Code from the mail').fill(codeIn(await mailTo(site, ada.email, /type=magiclink/)))
  await address.getByRole('button', { name: 'Change my e-mail' }).click()
  const waiting = page.getByText(`Waiting for ${next} to be confirmed`)
  await waiting.waitFor()
  await page.reload()
  await waiting.waitFor()
  const confirming = await anotherDevice()
  for (const mailbox of [next, ada.email]) {
    const token_hash = tokenIn(await mailTo(site, mailbox, /type=email_change/))
    await confirming.auth.verifyOtp({ type: 'email_change', token_hash })
  }
  await page.reload()
  await page.getByRole('main').getByText(next).waitFor()
  expect(await waiting.count()).toBe(0)
  // The two proofs of identity left no sign-ins behind.
  const sessions = await open(page, 'Show Where you are signed in')
  const here = sessions.getByRole('listitem').filter({ hasText: 'Chrome on Linux' })
  await here.waitFor()
  expect(await here.innerText()).toContain('This device')
  expect(complaints.filter((complaint) => !ofTheNetwork(complaint))).toEqual([])
  await close()
})

test('a second factor is set up by what the page shows, is asked for from then on, is changed for another, and is removed by a recovery code', async () => {
  const bo = await aMember(site)
  const elsewhere = await signedInElsewhere(bo)
  const { page, complaints, close } = await visitAs(site, bo, { ...phone, acceptDownloads: true })
  await page.goto('/settings')

  const factor = await open(page, 'Set up Second factor')
  await factor.getByLabel('Name of this authenticator').fill('Phone')
  await factor.getByRole('button', { name: 'Go on' }).click()
  await factor.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor()
  // A set-up that was left half way is removed, and begins anew under the same name.
  await page.getByRole('button', { name: 'Close Second factor' }).click()
  await open(page, 'Set up Second factor')
  await factor.getByLabel('Name of this authenticator').fill('Phone')
  await factor.getByRole('button', { name: 'Go on' }).click()
  const secretOf = async () => (await factor.locator('code').innerText()).replaceAll(/\s/g, '')
  const first = await secretOf()
  const type = (code: string) => factor.getByLabel(/^Six-digit code/).fill(code)
  await type('000000')
  await factor.getByRole('button', { name: 'Turn on' }).click()
  await factor.getByText('This code is not right.').waitFor()
  const turnedOn = Date.now()
  await type(codeAt(first, turnedOn))
  await factor.getByRole('button', { name: 'Turn on' }).click()

  await factor.getByText('Keep these recovery codes').waitFor()
  const unkept = page.getByRole('dialog', { name: 'Leave without the codes?' })
  for (const leave of [page.getByRole('button', { name: 'Close Second factor' }), page.getByRole('link', { name: 'Main page' }).first()]) {
    await leave.click()
    await unkept.getByRole('button', { name: 'Back to the codes' }).last().click()
  }
  const codes = await factor.getByRole('listitem').allInnerTexts()
  expect(codes).toHaveLength(10)
  const [file] = await Promise.all([page.waitForEvent('download'), factor.getByRole('button', { name: 'Download' }).click()])
  expect(file.suggestedFilename()).toBe('potluck-recovery-codes.txt')
  const text = readFileSync(await file.path(), 'utf8')
  expect(text).toContain(bo.email)
  for (const code of codes) expect(text).toContain(code)
  await factor.getByRole('button', { name: 'I have kept them' }).click()
  await factor.getByText('10 codes left').waitFor()
  expect(await isSignedIn(elsewhere)).toBe(false)

  const half = await signedInElsewhere(bo)
  expect((await half.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' })
  const { data: known } = await half.auth.mfa.listFactors()
  const phoneId = known?.totp[0]?.id ?? ''
  const shown = await half.auth.mfa.challengeAndVerify({ factorId: phoneId, code: codeAfter(first, turnedOn) })
  expect(shown.error).toBeNull()

  await factor.getByRole('button', { name: 'Add another authenticator' }).click()
  await factor.getByLabel('Name of this authenticator').fill('Phone')
  await factor.getByRole('button', { name: 'Go on' }).click()
  await factor.getByText('You have an authenticator of this name already.').waitFor()
  await factor.getByLabel('Name of this authenticator').fill('Laptop')
  await factor.getByRole('button', { name: 'Go on' }).click()
  await factor.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor()
  const second = await secretOf()
  const added = Date.now()
  await type(codeAt(second, added))
  await factor.getByRole('button', { name: 'Turn on' }).click()
  await page.getByText('On, with 2 authenticators.').waitFor()

  await factor.getByRole('button', { name: 'Remove Phone' }).click()
  await factor.getByText('Type a code from an authenticator that stays.').waitFor()
  await factor.getByLabel('Six-digit code from Laptop').fill(codeAfter(second, added))
  await factor.getByRole('button', { name: 'Remove', exact: true }).click()
  await page.getByText('On, with 1 authenticator.').waitFor()
  await factor.getByRole('button', { name: 'Remove Laptop' }).waitFor()
  expect(await factor.getByRole('button', { name: 'Remove Phone' }).count()).toBe(0)

  const lost = await signedInElsewhere(bo)
  const used = await lost.functions.invoke('use-recovery-code', { body: { code: codes[3] } })
  expect(used.data).toEqual({ removed: true })
  await page.reload()
  await page.getByText('Off. Whoever has your password can sign in.').waitFor()
  expect(complaints.filter((complaint) => !ofTheNetwork(complaint))).toEqual([])
  await close()
})

test("the settings list and end other sign-ins, hand out the member's data, and delete the account after a confirmation", async () => {
  const cy = await aMember(site)
  const other = await aMember(site)
  const elsewhere = await signedInElsewhere(cy)
  const { page, complaints, close } = await visitAs(site, cy)
  await page.goto('/settings')
  await page.getByRole('checkbox', { name: 'Dairy' }).check()

  await page.route('**/functions/v1/list-sessions', (route) => route.abort(), { times: 1 })
  const sessions = await open(page, 'Show Where you are signed in')
  await sessions.getByText('The list could not be loaded.').waitFor()
  await sessions.getByRole('button', { name: 'Try Again' }).click()
  const list = sessions.getByRole('list', { name: 'Your sign-ins' })
  await list.waitFor()
  expect((await list.getByRole('listitem').allInnerTexts()).map((item) => item.split('\n')[0])).toEqual([
    'Unknown device',
    'Safari on iPhone',
  ])
  expect(await list.getByRole('listitem').first().innerText()).toContain('This device')
  await sessions.getByRole('button', { name: 'Sign out the others' }).click()
  await sessions.getByText('Only this one').waitFor()
  await expect.poll(() => hasFocus(sessions.getByText('Only this one'))).toBe(true)
  expect(await isSignedIn(elsewhere)).toBe(false)
  expect(await sessions.getByRole('button', { name: 'Sign out the others' }).count()).toBe(0)

  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download' }).click()])
  expect(file.suggestedFilename()).toMatch(/^potluck-data-\d{4}-\d\d-\d\d\.json$/)
  const text = readFileSync(await file.path(), 'utf8')
  expect(JSON.parse(text)).toMatchObject({ account: { email: cy.email }, profile: { firstName: 'Ada' } })
  expect(text).not.toContain(other.email)

  const leaving = await open(page, 'Delete… Delete my account')
  const last = leaving.getByRole('button', { name: 'Delete my account for good' })
  await leaving.getByLabel('Type your e-mail address to confirm').fill(other.email)
  await last.click()
  await leaving.getByText('What you typed is not the e-mail address of this account.').waitFor()
  const tooOld = { status: 403, json: { code: 'reauthentication_needed' }, contentType: 'application/problem+json' }
  await page.route('**/functions/v1/delete-account', (route) => route.fulfill(tooOld), { times: 1 })
  await leaving.getByLabel('Type your e-mail address to confirm').fill(cy.email.toUpperCase())
  await last.click()
  await leaving.getByText('Your sign-in is older than 15 minutes.').waitFor()
  await expect.poll(() => hasFocus(leaving.getByLabel('Current password'))).toBe(true)
  await leaving.getByLabel('Current password').fill('wrong-password-1')
  await last.click()
  await leaving.getByText('This is not your current password.').waitFor()
  expect(await isSignedIn(cy.client)).toBe(true)
  await leaving.getByLabel('Current password').fill(password)
  await last.click()
  await toast(page, 'With it went 1 sign-in. Nothing of it is kept here.').waitFor()
  await page.waitForURL('**/auth/signin')
  expect((await (await anotherDevice()).auth.signInWithPassword({ email: cy.email, password })).error?.code).toBe('invalid_credentials')
  const kept = () =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => /auth-token|^potluck\.(owner|pref)/.test(key))
  expect(await page.evaluate(kept)).toEqual([])
  expect(await page.getByText('Authentication Required').count()).toBe(0)
  expect(await isSignedIn(other.client)).toBe(true)
  expect(complaints.filter((complaint) => !ofTheNetwork(complaint))).toEqual([])
  await close()
})

longTest('a member who signed in by mail chooses a first password with a code from another mail', async () => {
  const email = 'by-mail-only@example.org'
  const client = await anotherDevice()
  await client.auth.signInWithOtp({ email })
  const { data } = await client.auth.verifyOtp({ email, token: codeIn(await mailTo(site, email, /^\d{6}$/m)), type: 'email' })
  const { page, complaints, close } = await site.visit()
  await page.goto('/config.json')
  await signIn(page, site, data.session)
  await page.goto('/settings')
  await page.getByText('No name yet').waitFor()
  const secret = await open(page, 'Choose one Password')
  expect(await secret.getByLabel('Current password').count()).toBe(0)
  await secret.getByRole('button', { name: 'Send me a code' }).click()
  await secret.getByLabel('Code from the mail').fill(codeIn(await mailTo(site, email, /^\d{6}$/m, 2)))
  await secret.getByLabel('New password', { exact: true }).fill('a-first-ladle-9')
  await secret.getByLabel('New password again').fill('a-first-ladle-9')
  await secret.getByRole('button', { name: 'Keep this password' }).click()
  await page.getByRole('button', { name: 'Change Password' }).waitFor()
  expect((await client.auth.signInWithPassword({ email, password: 'a-first-ladle-9' })).error).toBeNull()
  expect(complaints).toEqual([])
  await close()
})

test('every opened part of the account settings is free of accessibility faults on a desktop and a phone, in light and dark, until the last factor is removed', async () => {
  const dee = await aMember(site)
  const { page, complaints, close } = await visitAs(site, dee)
  await page.route('**/rest/v1/rpc/get_user_roles', (route) => route.fulfill({ json: [{ role: 'tester' }, { role: 'premium' }] }))
  await page.route('**/auth/v1/user', (route) => route.abort(), { times: 1 })
  // Without a connection for changes, the page does not ask again by itself.
  await withoutRealtime(page)
  await page.goto('/settings')
  await page.getByText('Your account could not be loaded').waitFor()
  await page.getByRole('button', { name: 'Try Again' }).click()
  await page.getByText('Premium Active and Tester Account').waitFor()
  for (const name of ['Change Name', 'Change E-mail', 'Change Password', 'Show Where you are signed in', 'Delete… Delete my account']) {
    await page.getByRole('button', { name }).click()
  }
  const factor = await open(page, 'Set up Second factor')
  await factor.getByRole('button', { name: 'Go on' }).click()
  const secret = (await factor.locator('code').innerText()).replaceAll(/\s/g, '')
  await page.getByRole('button', { name: 'Change my password' }).click()
  await page.getByText('at least 6 digits').waitFor()
  expect(await faults(page, { within: account })).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize(phone.viewport)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.viewport.width)
  expect(await faults(page, { within: account, rules: ['color-contrast'] })).toEqual([])
  const turnedOn = Date.now()
  await factor.getByLabel(/^Six-digit code/).fill(codeAt(secret, turnedOn))
  await factor.getByRole('button', { name: 'Turn on' }).click()
  await factor.getByText('Keep these recovery codes').waitFor()
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await faults(page, { within: account })).toEqual([])
  await factor.getByRole('button', { name: 'I have kept them' }).click()
  await factor.getByRole('button', { name: 'Remove Authenticator' }).click()
  await factor.getByText('10 codes left').waitFor()
  expect(await faults(page, { within: account })).toEqual([])

  await factor.getByText('This is your last one').waitFor()
  await factor.getByLabel('Six-digit code from Authenticator').fill(codeAfter(secret, turnedOn))
  await factor.getByRole('button', { name: 'Remove', exact: true }).click()
  await page.getByText('Off. Whoever has your password can sign in.').waitFor()
  await page.reload()
  await page.getByRole('button', { name: 'Set up Second factor' }).waitFor()
  expect(complaints.filter((complaint) => !ofTheNetwork(complaint))).toEqual([])
  await close()
})

import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enrolApp, proveApp } from '../tests/auth/authenticator-app.ts'
import { longTest } from '../tests/how-many.ts'
import { faults } from './axe.ts'
import { aClient, anonKeyOf, password } from './member.ts'
import { mailTo, tokenIn } from './outbox.ts'
import { desktop, type OwnSite, openSite, phone } from './site.ts'

// A server of its own: on this one an address is confirmed by mail.
let site: OwnSite
beforeAll(async () => {
  site = await openSite({
    AUTH_MAILER_AUTOCONFIRM: 'false',
    AUTH_SMTP_MAX_FREQUENCY: '0s',
    AUTH_RATE_LIMIT_EMAIL_SENT: '10000',
    AUTH_RATE_LIMIT_OTP: '10000',
    AUTH_RATE_LIMIT_VERIFY: '10000',
    AUTH_RATE_LIMIT_TOKEN_REFRESH: '10000',
  })
})
afterAll(() => site.close())

const ofTheNetwork = (complaint: string) => /Failed to load resource/.test(complaint)
const toast = (page: Page, words: string) => page.getByRole('region', { name: 'Notices' }).getByText(words, { exact: true })
const send = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const signOutButton = (page: Page) => page.getByRole('button', { name: 'Sign Out' })
const storedKeys = (page: Page) => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('sb-')))
const storedSession = (page: Page) =>
  page.evaluate(() => JSON.stringify(Object.entries(localStorage).filter(([key]) => key.startsWith('sb-'))))
const pathOf = (page: Page) => {
  const { pathname, search, hash } = new URL(page.url())
  return pathname + search + hash
}

/** A call of the auth API, as another program makes it. */
async function post(path: string, body: unknown): Promise<Response> {
  const headers = { apikey: await anonKeyOf(site.server.url), 'content-type': 'application/json' }
  return fetch(`${site.server.url}/auth/v1${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
}

let people = 0

/** The address of a new account, which is confirmed unless the option says no. */
async function someone({ isConfirmed = true } = {}): Promise<string> {
  people += 1
  const email = `linked-${people}@example.org`
  await post(`/signup?redirect_to=${site.server.url}/`, { email, password })
  const token = tokenIn(await mailTo(site, email, /token_hash=/))
  if (isConfirmed) expect((await post('/verify', { type: 'signup', token_hash: token })).status).toBe(200)
  return email
}

/** The link of the newest mail to an address, which says what it is for. */
async function linkTo(email: string, type: string, count = 1): Promise<string> {
  const text = await mailTo(site, email, new RegExp(`token_hash=\\S+type=${type}`), count)
  return /^http\S+token_hash=\S+$/m.exec(text)?.[0] ?? ''
}

/** The part behind the '#' of the address that GoTrue's own link redirects to. */
async function hashOf(email: string, type: 'recovery' | 'signup'): Promise<string> {
  const query = new URLSearchParams({ token: tokenIn(await linkTo(email, type)), type, redirect_to: `${site.server.url}/` })
  const { headers } = await fetch(`${site.server.url}/auth/v1/verify?${query}`, { redirect: 'manual' })
  return new URL(headers.get('location') ?? '').hash
}

test('a new member cannot sign in before reading the confirmation mail, and is signed in by the button its link leads to', async () => {
  const { page, complaints, close } = await site.visit()
  const email = 'ada@example.org'
  await page.goto('/auth/signup')
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Cook')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await heading(page, 'Check your email').waitFor()
  await page.getByText(`A link to confirm your address is on its way to ${email}.`).waitFor()
  await expect.poll(() => storedKeys(page)).toEqual([])
  await send(page, 'Use another address').click()
  expect(await page.getByLabel('First name').inputValue()).toBe('Ada')

  await page.getByRole('main').getByRole('link', { name: 'Sign In', exact: true }).click()
  await heading(page, 'Welcome back').waitFor()
  await send(page, 'Sign In').click()
  await toast(page, 'Please check your email and click the confirmation link before signing in.').waitFor()
  await page.route('**/auth/v1/resend*', (route) =>
    route.fulfill({
      status: 429,
      headers: { 'x-supabase-api-version': '2024-01-01' },
      json: { code: 'over_email_send_rate_limit', message: 'For security purposes, you can only request this after 41 seconds.' },
    }),
  )
  await send(page, 'Send the confirmation again').click()
  await page.getByRole('button', { name: /Send it again in \d+ seconds/ }).waitFor()
  await page.unroute('**/auth/v1/resend*')
  await send(page, 'Sign In').click()
  await send(page, 'Send the confirmation again').click()
  await page.getByRole('main').getByText('The mail was sent again.').waitFor()

  await page.goto(await linkTo(email, 'signup', 2))
  await heading(page, 'Confirm your address').waitFor()
  expect(pathOf(page)).not.toContain('token')
  const described = page.waitForResponse('**/describe-account')
  await send(page, 'Confirm my address').click()
  await heading(page, 'Your address is confirmed').waitFor()
  await page.getByText(`Signed in as ${email}.`).waitFor()
  expect(await (await described).json()).toEqual({ hasPassword: true })
  expect(await page.getByRole('link', { name: 'Choose a password' }).count()).toBe(0)
  await page.getByRole('button', { name: 'Go on to your kitchen' }).click()
  await heading(page, "What's in your kitchen?").waitFor()

  await signOutButton(page).click()
  await heading(page, 'Welcome back').waitFor()
  await page.goto('/auth/signup')
  await page.getByLabel('First name').fill('Eve')
  await page.getByLabel('Last name').fill('Cook')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('another-horse-2')
  await page.keyboard.press('Enter')
  await toast(page, 'Account already exists').waitFor()
  await heading(page, 'A new password').waitFor()
  expect(await page.getByLabel('E-mail').inputValue()).toBe(email)
  expect(complaints.filter((complaint) => !ofTheNetwork(complaint))).toEqual([])
  await close()
})

test('a mailed link replaces a forgotten password, even after a scanner has opened the link', async () => {
  const email = await someone()
  const { page, complaints, close } = await site.visit(phone)
  await page.goto('/auth/signin')
  await page.getByLabel('E-mail').fill('nobody-here@example.org')
  await page.getByRole('button', { name: 'Forgot your password?' }).click()
  await send(page, 'Send Reset Link').click()
  await toast(page, 'Check your email').waitFor()
  const told = await page.getByRole('main').innerText()
  await send(page, 'Use another address').click()
  await page.getByLabel('E-mail').fill(email)
  await send(page, 'Send Reset Link').click()
  await heading(page, 'Check your email').waitFor()
  expect((await page.getByRole('main').innerText()).replace(email, 'nobody-here@example.org')).toBe(told)

  const link = await linkTo(email, 'recovery')
  for (const method of ['GET', 'HEAD', 'GET', 'HEAD', 'GET']) expect((await fetch(link, { method })).status).toBe(200)
  // A scanner may run the page's scripts, too.
  await page.goto(link)
  await heading(page, 'Choose a new password').waitFor()
  await page.goto(link)
  await send(page, 'Choose a new password').click()
  await page.getByText(`For the account of ${email}.`).waitFor()
  expect(pathOf(page)).toBe('/auth/reset-password')

  await page.getByLabel('New password', { exact: true }).fill('abcdef')
  await send(page, 'Save the new password').click()
  await page
    .getByText('The password you entered should have at least 6 digits with a minimum of one letter and one number.', { exact: true })
    .waitFor()
  await page.getByLabel('New password', { exact: true }).fill('parsnip-and-pear-8')
  await page.getByLabel('New password, once more').fill('parsnip-and-pear-9')
  await send(page, 'Save the new password').click()
  await page.getByText("Passwords don't match", { exact: true }).waitFor()
  await page.getByLabel('New password, once more').fill('parsnip-and-pear-8')

  await page.route('**/auth/v1/user', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({
          status: 400,
          headers: { 'x-supabase-api-version': '2024-01-01' },
          json: { code: 'reauthentication_needed', message: 'Password update requires reauthentication' },
        })
      : route.continue(),
  )
  await send(page, 'Save the new password').click()
  const code = /^\d{6}$/m.exec(await mailTo(site, email, /You are about to change something important/))?.[0] ?? ''
  await page.unroute('**/auth/v1/user')
  await page.route('**/auth/v1/user', (route) => {
    if (route.request().method() !== 'PUT') return route.continue()
    const { nonce } = route.request().postDataJSON()
    if (nonce === code) return route.continue()
    return route.fulfill({
      status: 422,
      headers: { 'x-supabase-api-version': '2024-01-01' },
      json: { code: 'reauthentication_not_valid', message: 'Nonce has expired or is invalid' },
    })
  })
  await page.getByLabel('Six-digit code').fill(code === '111111' ? '222222' : '111111')
  await send(page, 'Save the new password').click()
  await toast(page, 'An error occurred while updating your password.').waitFor()
  await page.getByText('This code is not right, or too old.').first().waitFor()
  await page.getByLabel('Six-digit code').fill(code)
  await send(page, 'Save the new password').click()
  await toast(page, 'Your password is changed').waitFor()
  expect(pathOf(page)).toBe('/')
  expect((await post('/token?grant_type=password', { email, password: 'parsnip-and-pear-8' })).status).toBe(200)

  await page.goto(link)
  await send(page, 'Choose a new password').click()
  await heading(page, 'The link no longer works').waitFor()
  expect(complaints.filter((complaint) => !ofTheNetwork(complaint))).toEqual([])
  await close()
})

longTest(
  'a recovery token behind the # of any address lets its owner choose a password, and stays in no address and no request',
  async () => {
    const arrivals = ['/', '/no/such/page'].map(async (path) => {
      const email = await someone()
      await post('/recover', { email })
      return { path, email, hash: await hashOf(email, 'recovery') }
    })
    for (const { path, email, hash } of await Promise.all(arrivals)) {
      const { page, close } = await site.visit()
      const token = new URLSearchParams(hash.slice(1)).get('access_token') ?? ''
      const refresh = new URLSearchParams(hash.slice(1)).get('refresh_token') ?? ''
      expect(token.length).toBeGreaterThan(100)
      const addresses: string[] = []
      page.on('request', (request) => {
        // The auth server receives the token that it issued.
        const body = request.url().includes('/auth/v1/token') ? '' : request.postData()
        addresses.push(`${request.url()} ${request.headers().referer ?? ''} ${body ?? ''}`)
      })
      await page.goto(path === '/' ? '/' : '/config.json')
      if (path === '/') await heading(page, "What's in your kitchen?").waitFor()
      // The address is opened anew, or its hash changes on a page that is open.
      await page.goto(path + hash)
      await send(page, `Go on as ${email}`).waitFor()
      expect(pathOf(page)).toBe('/auth/reset-password')
      await expect.poll(() => storedKeys(page)).toEqual([])
      await send(page, `Go on as ${email}`).click()
      await page.getByText(`For the account of ${email}.`).waitFor()
      const secret = `parsnip-and-pear${path.length}`
      await page.getByLabel('New password', { exact: true }).fill(secret)
      await page.getByLabel('New password, once more').fill(secret)
      await page.keyboard.press('Enter')
      await toast(page, 'Your password is changed').waitFor()
      expect((await post('/token?grant_type=password', { email, password: secret })).status).toBe(200)
      for (const address of addresses) {
        // Playwright reports the typed address with its hash, which no browser sends.
        const sent = address.replace(`${site.server.url}${path}${hash}`, '').replace(`${site.server.url}/auth/reset-password${hash}`, '')
        expect(sent).not.toContain(token)
        expect(sent).not.toContain(refresh)
      }
      for (let back = 0; back < 3; back += 1) {
        await page.goBack()
        expect(page.url()).not.toContain(token)
      }
      await close()
    }
  },
)

test('a recovery link of another account asks before it signs in, and a link made from a password session is refused', async () => {
  const [ada, eve] = [await someone(), await someone()]
  const { page, complaints, close } = await site.visit(phone)
  await page.goto('/auth/signin')
  await page.getByLabel('E-mail').fill(ada)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await heading(page, "What's in your kitchen?").waitFor()
  const kept = await storedSession(page)

  await post('/recover', { email: eve })
  await page.goto(`/settings${await hashOf(eve, 'recovery')}`)
  await page.getByText(`You are signed in here as ${ada}. If you go on, ${eve} is signed in instead.`).waitFor()
  await send(page, `Go on as ${eve}`).waitFor()
  expect(await faults(page)).toEqual([])
  expect(await storedSession(page)).toBe(kept)

  const session: { access_token: string; refresh_token: string } = await (
    await post('/token?grant_type=password', { email: eve, password })
  ).json()
  await page.goto(`/#${new URLSearchParams({ ...session, type: 'recovery' })}`)
  await page.getByText('This link signs nobody in here').waitFor()
  await page.getByText('You are signed in here, so you can do without it.').waitFor()
  await page.getByText(`For the account of ${ada}.`).waitFor()
  expect(await storedSession(page)).toBe(kept)

  // A forged access token may name any account: the page asks the server about the refresh token.
  const written = ['e30', btoa(JSON.stringify({ sub: crypto.randomUUID(), email: ada, amr: ['otp'], exp: 1 })), 'x'].join('.')
  await page.goto(`/#${new URLSearchParams({ access_token: written, refresh_token: session.refresh_token, type: 'recovery' })}`)
  await send(page, `Go on as ${ada}`).click()
  await page.getByText('This link signs nobody in here').waitFor()
  expect(await storedSession(page)).toBe(kept)
  await page.goto('/#error=access_denied&error_code=otp_expired')
  await page.getByText('The link no longer works').waitFor()
  await page.getByText('You are signed in here, so you can do without it.').waitFor()
  expect(complaints.filter((complaint) => !ofTheNetwork(complaint))).toEqual([])
  await close()
})

test('a confirmation token behind the # confirms an address without signing in, and a failed token offers a new link', async () => {
  const email = await someone({ isConfirmed: false })
  const { page, close } = await site.visit()
  await page.goto(`/settings${await hashOf(email, 'signup')}`)
  await heading(page, 'Your address is confirmed').waitFor()
  expect(pathOf(page)).toBe('/auth/reset-password')
  await expect.poll(() => storedKeys(page)).toEqual([])
  expect(await signOutButton(page).count()).toBe(0)
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click()
  await heading(page, 'Welcome back').waitFor()

  await page.goto('/#access_token=x&type=invite')
  await page.getByText('Sign in with your password, or have a link to choose one sent to you.').waitFor()
  await page.goto('/no/such/page#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid')
  await page.getByText('The link no longer works').waitFor()
  expect(pathOf(page)).toBe('/auth/reset-password')
  await page.getByLabel('E-mail').fill(email)
  await page.route('**/auth/v1/recover*', (route) => route.fulfill({ status: 400, json: { code: 400, msg: '' } }))
  await send(page, 'Send Reset Link').click()
  await toast(page, 'An error occurred while sending reset email.').waitFor()
  await page.unroute('**/auth/v1/recover*')
  await page.route('**/auth/v1/recover*', (route) =>
    route.fulfill({
      status: 429,
      headers: { 'x-supabase-api-version': '2024-01-01' },
      json: { code: 'over_email_send_rate_limit', message: 'email rate limit exceeded' },
    }),
  )
  await send(page, 'Send Reset Link').click()
  await toast(page, 'email rate limit exceeded').waitFor()
  await page.unroute('**/auth/v1/recover*')
  await send(page, 'Send Reset Link').click()
  await heading(page, 'Check your email').waitFor()

  await page.goto('/auth/confirm?type=recovery')
  await page.getByText('Please open the mail and follow its link once more.').waitFor()
  await close()
})

test('a mailed sign-in link signs its owner in, and a new e-mail address needs a confirmation from both mailboxes', async () => {
  const email = await someone()
  const next = `new-${email}`
  const { page, complaints, close } = await site.visit()
  await post(`/magiclink?redirect_to=${site.server.url}/settings`, { email })
  await page.goto(await linkTo(email, 'magiclink'))
  await page.getByText('Press the button, and you are signed in.').waitFor()
  await expect.poll(() => storedKeys(page)).toEqual([])
  await send(page, 'Sign in').click()
  await heading(page, 'You are signed in').waitFor()
  await page.getByRole('link', { name: 'Choose a password' }).waitFor()

  const client = await aClient(site.server.url)
  await client.auth.signInWithPassword({ email, password })
  const { error } = await client.auth.updateUser({ email: next }, { emailRedirectTo: `${site.server.url}/settings` })
  expect(error).toBeNull()
  await page.goto(await linkTo(email, 'email_change'))
  await page.getByText(`You are signed in as ${email}.`).waitFor()
  await send(page, 'Confirm the new address').click()
  await heading(page, 'One of two').waitFor()
  await page.goto(await linkTo(next, 'email_change'))
  await send(page, 'Confirm the new address').click()
  await toast(page, 'Your address is changed').waitFor()
  await page.waitForURL('**/settings')
  await page.getByRole('banner').getByText(next).first().waitFor()

  await post(`/magiclink?redirect_to=${site.server.url}/`, { email: next })
  await enrol(next)
  await page.goto(await linkTo(next, 'magiclink'))
  await send(page, 'Sign in').click()
  await page.getByLabel('Six-digit code').waitFor()
  expect(pathOf(page)).toContain('/auth/signin')
  expect(complaints.filter((complaint) => !ofTheNetwork(complaint))).toEqual([])
  await close()
})

test('every mode and state of signing in is free of accessibility faults, on a phone and a desktop, in light and dark', async () => {
  const [taken, waiting] = [await someone(), await someone({ isConfirmed: false })]
  const { page, complaints, close } = await site.visit(phone)

  const states: [string, () => Promise<unknown>][] = [
    ['sign in', () => page.goto('/auth/signin')],
    ['sign in, empty', () => send(page, 'Sign In').click()],
    [
      'sign in, wrong',
      async () => {
        await page.getByLabel('E-mail').fill(taken)
        await page.getByLabel('Password', { exact: true }).fill('wrong-horse-1')
        await page.keyboard.press('Enter')
        await toast(page, 'Sign in failed').waitFor()
      },
    ],
    ['forgotten', () => page.getByRole('button', { name: 'Forgot your password?' }).click()],
    [
      'mail sent',
      async () => {
        await send(page, 'Send Reset Link').click()
        await heading(page, 'Check your email').waitFor()
      },
    ],
    [
      'sign up, faulty',
      async () => {
        await page.goto('/auth/signup')
        await page.getByLabel('Password', { exact: true }).fill('abc12')
        await send(page, 'Sign Up').click()
        await page.getByText('Please enter your first name.').waitFor()
      },
    ],
    [
      'a link',
      async () => {
        // Two sign-ups came with this address, so its owner, who reads the mail, has no password yet.
        await post(`/signup?redirect_to=${site.server.url}/`, { email: waiting, password: 'another-horse-2' })
        await page.goto(await linkTo(waiting, 'signup', 2))
      },
    ],
    [
      'a link, followed',
      async () => {
        await send(page, 'Confirm my address').click()
        await heading(page, 'Your address is confirmed').waitFor()
      },
    ],
    [
      'a new password, faulty',
      async () => {
        await page.getByRole('link', { name: 'Choose a password' }).click()
        await page.getByLabel('New password', { exact: true }).fill(password)
        await send(page, 'Save the new password').click()
        await page.getByText("Passwords don't match").waitFor()
      },
    ],
    ['no whole link', () => page.goto('/auth/confirm')],
    [
      'second factor',
      async () => {
        await enrol(taken)
        await page.evaluate(() => localStorage.clear())
        await page.goto('/auth/signin')
        await page.getByLabel('E-mail').fill(taken)
        await page.getByLabel('Password', { exact: true }).fill(password)
        await page.keyboard.press('Enter')
        await page.getByLabel('Six-digit code').waitFor()
        await page.keyboard.press('Enter')
        await page.getByText('Please enter the six digits.').waitFor()
      },
    ],
    ['recovery code', () => page.getByRole('button', { name: 'Use a recovery code' }).click()],
  ]

  for (const [name, reach] of states) {
    await page.setViewportSize(phone.viewport)
    await page.emulateMedia({ colorScheme: 'light' })
    await reach()
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await faults(page), name).toEqual([])
    const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
    expect(isTooWide, name).toBe(false)
    await page.setViewportSize(desktop.viewport)
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await faults(page, { rules: ['color-contrast'] }), `${name}, wide and dark`).toEqual([])
  }
  expect(complaints.filter((complaint) => !ofTheNetwork(complaint))).toEqual([])
  await close()
})

/** Adds an authenticator app to an account. */
async function enrol(email: string) {
  const client = await aClient(site.server.url)
  await client.auth.signInWithPassword({ email, password })
  await proveApp(client, await enrolApp(client, 'Kitchen phone'), Date.now())
}

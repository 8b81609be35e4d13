import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { codeAt, enrolApp, proveApp } from '../tests/auth/authenticator-app.ts'
import { longTest } from '../tests/how-many.ts'
import { aMember, password, visitAs } from './member.ts'
import { fillSearch, letsPotluck, recipeTitle, sharedSite, stickers } from './site.ts'

// On the shared server an address needs no confirmation: signing up signs in at once.
const site = sharedSite()

const ofTheNetwork = (complaint: string) => /Failed to load resource/.test(complaint)
const toast = (page: Page, words: string) => page.getByRole('region', { name: 'Notices' }).getByText(words, { exact: true })
const send = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
const divider = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true })
const signOutButton = (page: Page) => page.getByRole('button', { name: 'Sign Out' })
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name') ?? '')
const storedKeys = (page: Page) => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('sb-')))
const pathOf = (page: Page) => {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}

async function typeSignIn(page: Page, email: string, secret: string) {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(secret)
}

async function expectNothingTyped(page: Page) {
  for (const label of ['E-mail', 'Password']) expect(await page.getByLabel(label, { exact: true }).inputValue()).toBe('')
}

test('a visitor on the way to the settings signs up, arrives there, signs out, and signs in again', async () => {
  const { page, complaints, close } = await site.visit()
  await page.goto('/settings')
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor()
  expect(pathOf(page)).toBe('/auth/signin?next=%2Fsettings')
  await page.getByText('Please sign in first. Then you go on to the page you came for.').waitFor()

  await typeSignIn(page, 'Ada@Example.org ', 'abc12')
  await divider(page, 'Sign Up').click()
  await page.getByRole('heading', { name: 'Keep your kitchen' }).waitFor()
  expect(pathOf(page)).toBe('/auth/signup?next=%2Fsettings')
  expect(await page.getByLabel('E-mail').inputValue()).toBe('Ada@Example.org')

  await send(page, 'Sign Up').click()
  await page
    .getByText('The password you entered should have at least 6 digits with a minimum of one letter and one number.', { exact: true })
    .waitFor()
  await expect.poll(() => focused(page)).toBe('firstName')
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Cook')
  await page.getByLabel('E-mail').fill('ada@Mailinator.com')
  await page.getByLabel('Password', { exact: true }).fill('Пароль')
  await page.getByText('At least 6 characters, with a letter and a number.').waitFor()
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByText('Strength: strong').waitFor()
  await page.keyboard.press('Enter')
  await page.getByText('Temporary email service domains are not accepted. Please use a permanent email address.', { exact: true }).waitFor()
  await expect.poll(() => focused(page)).toBe('email')

  await page.getByLabel('E-mail').fill('ada@example.org')
  await page.keyboard.press('Enter')
  await signOutButton(page).waitFor()
  expect(pathOf(page)).toBe('/settings')
  await page.goBack()
  await page.waitForURL('**/settings')

  await signOutButton(page).click()
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor()
  expect(pathOf(page)).toBe('/auth/signin')
  await expect.poll(() => storedKeys(page)).toEqual([])
  await expectNothingTyped(page)

  await divider(page, 'Sign Up').click()
  await page.getByLabel('First name').fill('Eve')
  await page.getByLabel('Last name').fill('Cook')
  await page.getByLabel('E-mail').fill('ADA@example.org')
  await page.getByLabel('Password', { exact: true }).fill('another-horse-2')
  await send(page, 'Sign Up').click()
  await toast(page, 'Sign up failed').waitFor()
  await toast(page, 'An account with this email already exists. Please sign in instead.').waitFor()
  await page.getByRole('button', { name: 'Sign in with this address' }).click()
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor()
  expect(await page.getByLabel('E-mail').inputValue()).toBe('ADA@example.org')

  await page.getByLabel('Password', { exact: true }).fill(password)
  await send(page, 'Sign In').click()
  await signOutButton(page).waitFor()
  expect(pathOf(page)).toBe('/')
  await page.goto('/auth/signup?next=%2F%2Fevil.example')
  await page.getByRole('heading', { name: "What's in your kitchen?" }).waitFor()
  expect(complaints.filter((complaint) => !ofTheNetwork(complaint))).toEqual([])
  await close()
})

longTest('a site without sign-up offers none, and says so at once on the sign-up page', async () => {
  const { page, close } = await site.visit()
  await page.route('**/config.json', async (route) => {
    const config = await (await route.fetch()).json()
    await route.fulfill({ json: { ...config, capabilities: { ...config.capabilities, signUp: false } } })
  })
  await page.goto('/auth/signup')
  await page.getByText('Nobody can sign up here at the moment. Recipes need no account.').waitFor()
  expect(await page.getByLabel('First name').count()).toBe(0)
  await page.getByRole('link', { name: 'Sign In' }).first().waitFor()
  expect(await page.getByRole('link', { name: 'Sign Up' }).count()).toBe(0)
  await close()
})

test('a wrong password and an unknown address get the same words, and nothing typed is lost', async () => {
  const ada = await aMember(site)
  const { page, close } = await site.visit()
  const answers: string[] = []
  for (const email of [ada.email, 'nobody-at-all@example.org']) {
    await page.goto('/auth/signin')
    await typeSignIn(page, email, 'wrong-horse-1')
    await page.keyboard.press('Enter')
    await toast(page, 'Sign in failed').waitFor()
    await toast(page, 'The email or password you entered is incorrect. Please check your credentials and try again.').waitFor()
    answers.push((await page.getByRole('main').innerText()) + (await page.getByRole('region', { name: 'Notices' }).innerText()))
    expect(await page.getByLabel('E-mail').inputValue()).toBe(email)
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('wrong-horse-1')
    await expect.poll(() => focused(page)).toBe('password')
    await expect.poll(() => storedKeys(page)).toEqual([])
  }
  expect(answers[0]).toBe(answers[1])
  await page.getByRole('button', { name: 'Show the password' }).click()
  expect(await page.getByLabel('Password', { exact: true }).getAttribute('type')).toBe('text')

  await page.getByRole('button', { name: 'Get a link for a new password' }).click()
  await page.getByRole('heading', { name: 'A new password' }).waitFor()
  await page.getByLabel('E-mail').fill('')
  await send(page, 'Send Reset Link').click()
  await page.getByText('Please enter your email address to reset your password.', { exact: true }).waitFor()
  await expect.poll(() => focused(page)).toBe('email')
  await close()
})

test('the keyboard alone signs in, a second press sends nothing more, and the fields name their purpose to the browser', async () => {
  const ada = await aMember(site)
  const { page, close } = await site.visit()
  await page.goto('/')
  const tabTo = async (isThere: () => Promise<boolean>) => {
    for (let stops = 0; stops < 20 && !(await isThere()); stops += 1) await page.keyboard.press('Tab')
    expect(await isThere()).toBe(true)
  }
  await page.getByRole('link', { name: 'Sign In' }).waitFor()
  await tabTo(() => page.evaluate(() => document.activeElement?.textContent === 'Sign In'))
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor()
  await tabTo(async () => (await focused(page)) === 'email')
  await page.keyboard.type(ada.email)
  await tabTo(async () => (await focused(page)) === 'password')
  await page.keyboard.type(password)

  const attributes = await page
    .locator('input')
    .evaluateAll((fields) => fields.map((field) => ['name', 'type', 'autocomplete', 'inputmode'].map((name) => field.getAttribute(name))))
  expect(attributes).toEqual([
    ['email', 'email', 'username', 'email'],
    ['password', 'password', 'current-password', null],
  ])

  let asked = 0
  await page.route('**/auth/v1/token*', async (route) => {
    asked += 1
    await send(page, 'Signing in…').press('Enter')
    await route.continue()
  })
  await page.keyboard.press('Enter')
  await signOutButton(page).waitFor()
  expect(asked).toBe(1)
  await close()
})

test('signing out in one tab signs out every tab and every other device', async () => {
  const ada = await aMember(site)
  const { page, close } = await site.visit()
  const [settings, idle] = [await page.context().newPage(), await page.context().newPage()]
  await idle.goto('/')
  await idle.getByRole('link', { name: 'Sign In' }).waitFor()
  await page.goto('/auth/signin')
  await typeSignIn(page, ada.email, password)
  await page.keyboard.press('Enter')
  await signOutButton(page).waitFor()
  await signOutButton(idle).waitFor()
  await settings.goto('/settings')
  await signOutButton(settings).waitFor()
  expect((await ada.client.auth.refreshSession()).error).toBeNull()

  await signOutButton(page).click()
  await idle.getByRole('link', { name: 'Sign In' }).waitFor()
  await settings.getByRole('heading', { name: 'Welcome back' }).waitFor()
  expect(pathOf(settings)).toBe('/auth/signin?next=%2Fsettings')
  await expect.poll(() => storedKeys(settings)).toEqual([])
  // Another device, with a session of its own.
  expect((await ada.client.auth.refreshSession()).error).not.toBeNull()
  expect((await ada.client.auth.getUser()).error).not.toBeNull()
  await close()
})

longTest('a channel that the server closes before it answers the sign-out asks nothing about the ended session', async () => {
  const { page, complaints, close } = await visitAs(site, await aMember(site))
  const joined = Promise.withResolvers<void>()
  const closed = Promise.withResolvers<void>()
  const asked: string[] = []
  let isHeld = false
  page.on('websocket', (line) => {
    line.on('framereceived', ({ payload }) => {
      if (/postgres_changes/.test(String(payload))) joined.resolve()
      if (/phx_close/.test(String(payload))) closed.resolve()
    })
  })
  // A page that asks for no rows: a refused question about rows looks at the session too.
  await page.goto('/searches')
  await joined.promise
  await page.route('**/auth/v1/logout**', async (route) => {
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const response = await route.fetch()
    await closed.promise
    isHeld = true
    // Whatever the page asks because of the closed channel, it asks before this answer.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)))
    await route.fulfill({ response })
  })
  await signOutButton(page).click()
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor()
  expect(isHeld).toBe(true)
  expect(asked).not.toContain('/auth/v1/user')
  // The roles are asked for again when the channel is joined, perhaps after the sign-out.
  expect(complaints.filter((complaint) => !/status of 401/.test(complaint))).toEqual([])
  await close()
})

test('signing out without a connection while a recipe cooks ends at the sign-in page with nothing kept, and a failed sign-in keeps what was typed', async () => {
  const { page, close } = await visitAs(site, await aMember(site))
  await page.goto('/')
  await signOutButton(page).waitFor()
  await fillSearch(page, 'leek, potato', ['salt and pepper', 'soup', 'vegan', 'French', 'Thai'])
  await letsPotluck(page).click()
  await recipeTitle(page).waitFor()
  await page.route('**/functions/v1/generate-recipe', () => {})
  await page.getByRole('tab', { name: 'Thai' }).click()
  await page.getByRole('button', { name: 'Generate Thai Recipe' }).click()
  await page.getByRole('button', { name: 'Cancel' }).waitFor()
  await page.route('**/auth/v1/**', (route) => route.abort())
  await signOutButton(page).click()
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor()
  await toast(page, 'You are signed out here').waitFor()
  expect(pathOf(page)).toBe('/auth/signin')
  await expect.poll(() => storedKeys(page)).toEqual([])
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('potluck.')))).toEqual(['potluck.owner'])

  await typeSignIn(page, 'ada@example.org', password)
  await page.keyboard.press('Enter')
  await toast(page, 'The server was not reached. Are you online?').waitFor()
  await page.getByText('What you typed is still here.').waitFor()
  expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe(password)
  await close()
})

test("a page that the browser's Back brings back from memory after its member has signed out is loaded anew, without the search", async () => {
  const { page, close } = await visitAs(site, await aMember(site))
  await page.goto('/')
  await signOutButton(page).waitFor()
  await fillSearch(page, 'leek, potato', ['soup'])
  // What signing out on a later page of the same tab leaves behind; this browser keeps no page in memory itself.
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
    sessionStorage.setItem('potluck.owner', '')
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await page.getByRole('link', { name: 'Sign In' }).waitFor()
  await expect.poll(() => stickers(page)).toEqual([])
  expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(0)
  await close()
})

test('a member with a second factor types its code before anything else, or spends a recovery code in its place', async () => {
  const ada = await aMember(site)
  const app = await enrolApp(ada.client, 'Kitchen phone')
  await proveApp(ada.client, app, Date.now())
  const { codes } = await makeRecoveryCodes(ada)
  const { page, complaints, close } = await site.visit()

  await page.goto('/settings')
  await typeSignIn(page, ada.email, password)
  await page.keyboard.press('Enter')
  const field = page.getByLabel('Six-digit code')
  await field.waitFor()
  await expect.poll(() => focused(page)).toBe('code')
  expect(await field.getAttribute('autocomplete')).toBe('one-time-code')
  expect(await signOutButton(page).count()).toBe(0)

  const code = codeAt(app.secret, Date.now() + 30_000)
  await field.fill(code === '111111' ? '222 222' : '111 111')
  await page.getByText('This code is not right.').waitFor()
  await expect.poll(() => focused(page)).toBe('code')
  expect(await field.inputValue()).toBe('')
  await field.fill(`${code.slice(0, 3)} ${code.slice(3)}`)
  await signOutButton(page).waitFor()
  expect(pathOf(page)).toBe('/settings')

  await signOutButton(page).click()
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor()
  await ada.client.auth.signInWithPassword({ email: ada.email, password })
  await typeSignIn(page, ada.email, password)
  await page.keyboard.press('Enter')
  await field.waitFor()
  await page.getByRole('button', { name: 'Use another account' }).click()
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor()
  await expect.poll(() => storedKeys(page)).toEqual([])
  await expectNothingTyped(page)
  // The password alone, without the second factor, signs out no other device.
  expect((await ada.client.auth.getUser()).error).toBeNull()

  await typeSignIn(page, ada.email, password)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByLabel('Recovery code').fill('ABCD-EFGH-JKLM-NPQR')
  await page.keyboard.press('Enter')
  await page.getByText('This recovery code is not right, or it was used before.').waitFor()
  await page.getByLabel('Recovery code').fill(codes[0] ?? '')
  await page.keyboard.press('Enter')
  await toast(page, 'Your second factor was removed').waitFor()
  await signOutButton(page).waitFor()
  expect(pathOf(page)).toBe('/settings')

  // The answer to the next recovery code is lost, and the member tries the same code again.
  await signOutButton(page).click()
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor()
  await ada.client.auth.signInWithPassword({ email: ada.email, password })
  await proveApp(ada.client, await enrolApp(ada.client, 'New phone'), Date.now())
  const [next = ''] = (await makeRecoveryCodes(ada)).codes
  await typeSignIn(page, ada.email, password)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.route('**/functions/v1/use-recovery-code', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await page.getByLabel('Recovery code').fill(next)
  await page.keyboard.press('Enter')
  await toast(page, 'The server was not reached. Are you online?').waitFor()
  await page.unroute('**/functions/v1/use-recovery-code')
  await page.keyboard.press('Enter')
  await signOutButton(page).waitFor()
  expect(pathOf(page)).toBe('/settings')
  expect(complaints.filter((complaint) => !ofTheNetwork(complaint))).toEqual([])
  await close()
})

/** Makes recovery codes as the settings do, for a session that has proved its second factor. */
async function makeRecoveryCodes({ client }: Awaited<ReturnType<typeof aMember>>): Promise<{ codes: string[] }> {
  const { data, error } = await client.functions.invoke('make-recovery-codes', { body: {} })
  if (error) throw error
  return data
}

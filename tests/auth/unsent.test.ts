import type { Mail } from '@potluck/platform/mail/mail'
import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type House, openHouse, someone } from './house.ts'
import { codeIn, confirmed, follow, linkIn, unconfirmed } from './letters.ts'

const env = { AUTH_MAILER_AUTOCONFIRM: 'false', AUTH_EXTERNAL_PHONE_ENABLED: 'true', AUTH_RATE_LIMIT_EMAIL_SENT: '100' }
const password = 'correct-horse-1'

let house: House
/** The latest code sent to each number. */
const texts = new Map<string, string>()
beforeAll(async () => {
  house = await openHouse({ env })
  house.world.accounts.auth.sendSms = async ({ to, code }) => void texts.set(to, code)
})
afterAll(async () => {
  expect(house.world.failures).toEqual([])
  await house.close()
})

let numbers = 0
const aNumber = () => `4915300${String(100_000 + numbers++)}`
const refuse = () => Promise.reject(new Error('the server refuses'))
const refusedMail = { status: 429, code: 'over_email_send_rate_limit', message: 'email rate limit exceeded' }
const refusedText = { status: 429, code: 'over_sms_send_rate_limit', message: 'SMS rate limit exceeded' }

/** Runs `work` while neither mails nor text messages can be sent. */
async function unsent<T>({ world, settled }: House, work: () => Promise<T>): Promise<T> {
  const { auth } = world.accounts
  const { sendMail, sendSms } = auth
  Object.assign(auth, { sendMail: refuse, sendSms: refuse })
  const done = await work()
  await settled()
  Object.assign(auth, { sendMail, sendSms })
  return done
}

async function accounts(...addresses: string[]): Promise<number> {
  const { db } = house.world.accounts.auth
  const found = await db
    .selectFrom('auth.users')
    .select('id')
    .where(({ or, eb }) => or([eb('email', 'in', addresses), eb('phone', 'in', addresses)]))
    .execute()
  return found.length
}

/** All that is stored about an account and its codes. */
async function whole(id: string) {
  const { db } = house.world.accounts.auth
  const user = await db.selectFrom('auth.users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const tokens = await db
    .selectFrom('auth.one_time_tokens')
    .select(['token_type', 'token_hash'])
    .where('user_id', '=', id)
    .orderBy('id')
    .execute()
  return { user, tokens }
}

test('a sign-up whose message fails leaves no account, and the address or number can sign up again', async () => {
  const [email, phone] = [someone(), aNumber()]
  const [mailed, texted] = await unsent(house, async () => [
    await house.client().auth.signUp({ email, password }),
    await house.client().auth.signUp({ phone, password }),
  ])
  expect(mailed?.error).toMatchObject({ status: 500, message: 'Error sending confirmation email' })
  expect(texted?.error).toMatchObject({ status: 422, code: 'sms_send_failed' })
  expect(await accounts(email, phone)).toBe(0)
  const again = await unconfirmed(house, { email })
  expect((await house.client().auth.verifyOtp({ email, token: codeIn(again.mail), type: 'signup' })).error).toBeNull()
  expect((await house.client().auth.signUp({ phone, password })).error).toBeNull()
})

test('a code, link or invitation for a new person whose message fails leaves no account, with or without autoconfirm', async () => {
  const believing = await openHouse({ env: { ...env, AUTH_MAILER_AUTOCONFIRM: 'true', AUTH_SMS_AUTOCONFIRM: 'true' }, beside: house })
  for (const each of [house, believing]) {
    const [email, phone, invited] = [someone(), aNumber(), someone()]
    const [linked, texted, invitation] = await unsent(each, async () => [
      await each.client().auth.signInWithOtp({ email }),
      await each.client().auth.signInWithOtp({ phone }),
      await each.admin().auth.admin.inviteUserByEmail(invited),
    ])
    expect(linked?.error).toBeNull()
    expect(texted?.error).toMatchObject({ status: 422, code: 'sms_send_failed' })
    expect(invitation?.error).toMatchObject({ status: 500, message: 'Error sending invite email' })
    expect(await accounts(email, phone, invited)).toBe(0)
  }
  await believing.close()
})

test('a failed mail deletes no older account, and none that another sign-up uses meanwhile', async () => {
  const { email, mail } = await unconfirmed(house)
  const failed = await unsent(house, () => house.client().auth.signUp({ email, password }))
  expect(failed.error).toMatchObject({ status: 500 })
  expect(await accounts(email)).toBe(1)
  expect(mail.to).toBe(email)

  const { auth } = house.world.accounts
  const usual = auth.sendMail
  const contested = someone()
  auth.sendMail = async () => {
    auth.sendMail = usual
    await unconfirmed(house, { email: contested })
    throw new Error('the mail server refuses')
  }
  const first = await house.client().auth.signUp({ email: contested, password: 'another-horse-2' })
  expect(first.error).toMatchObject({ status: 500 })
  const token = codeIn(house.mailTo(contested))
  expect((await house.client().auth.verifyOtp({ email: contested, token, type: 'signup' })).error).toBeNull()
})

test.each(['email', 'phone'] as const)(
  'a change of password and %s is stored as a whole, or not at all when its message fails',
  async (kind) => {
    const { client, email, password: old, id } = await confirmed(house)
    const other = house.client()
    await other.auth.signInWithPassword({ email, password: old })
    const [earlier, wanted] = kind === 'email' ? [someone(), someone()] : [aNumber(), aNumber()]
    await client.auth.updateUser({ [kind]: earlier })
    const before = await whole(id)

    const change = { [kind]: wanted, password: 'another-horse-2', data: { first_name: 'Eve' } }
    const failed = await unsent(house, () => client.auth.updateUser(change))
    expect(failed.error).toMatchObject(kind === 'email' ? { status: 500, message: 'Error sending email change email' } : { status: 422 })
    expect(await whole(id)).toEqual(before)
    expect((await other.auth.refreshSession()).error).toBeNull()

    const done = await client.auth.updateUser(change)
    expect(done.error).toBeNull()
    expect(done.data.user).toMatchObject({ [`new_${kind}`]: wanted, user_metadata: { first_name: 'Eve' } })
    expect((await other.auth.refreshSession()).error).toMatchObject({ code: 'refresh_token_not_found' })
    expect((await house.client().auth.signInWithPassword({ email, password: 'another-horse-2' })).error).toBeNull()
    const { error } =
      kind === 'email'
        ? await house.client().auth.verifyOtp({ email: wanted, token: codeIn(house.mailTo(wanted)), type: 'email_change' })
        : await house.client().auth.verifyOtp({ phone: wanted, token: texts.get(wanted) ?? '', type: 'phone_change' })
    expect(error).toBeNull()
  },
)

test('a change refused by the message rate limit leaves the password unchanged too', async () => {
  const slow = await openHouse({ env: { ...env, AUTH_SMTP_MAX_FREQUENCY: '60s', AUTH_SMS_MAX_FREQUENCY: '60s' }, beside: house })
  slow.world.accounts.auth.sendSms = async () => {}
  const { client, id } = await confirmed(slow)
  const phone = aNumber()
  await client.auth.updateUser({ email: someone(), phone })
  const before = await whole(id)
  for (const change of [{ email: someone() }, { phone }]) {
    const { error } = await client.auth.updateUser({ ...change, password: 'another-horse-2' })
    expect(error).toMatchObject({ status: 429 })
  }
  expect(await whole(id)).toEqual(before)
  await slow.close()
})

/**
 * Runs `change` and, as soon as its first mail is in the mailbox, `meanwhile`, before the change continues.
 */
async function asItLeaves<T>(change: () => Promise<T>, meanwhile: (mail: Mail) => Promise<unknown>): Promise<T> {
  const { auth } = house.world.accounts
  const usual = auth.sendMail
  let sent = 0
  auth.sendMail = async (mail) => {
    sent += 1
    const isFirst = sent === 1
    await usual(mail)
    if (isFirst) await meanwhile(mail)
  }
  const done = await change()
  auth.sendMail = usual
  expect(sent).toBeGreaterThan(0)
  return done
}

/** The latest mail to an address about a change to another address. */
function letterAbout(wanted: string, to: string): Mail {
  const letter = house.mails.findLast((mail) => mail.to === to && mail.text.includes(wanted))
  if (!letter) throw new Error(`Nothing about ${wanted} to ${to}`)
  return letter
}

test.each([
  ['', {}],
  [', beside a new password', { password: 'another-horse-2' }],
])('the link of a change is valid as soon as the mail arrives, and stays valid%s', async (_, beside) => {
  const { client, email } = await confirmed(house)
  const wanted = someone()
  const opened: string[] = []
  const { data, error } = await asItLeaves(
    () => client.auth.updateUser({ email: wanted, ...beside }),
    async (mail) => void opened.push((await follow(house, linkIn(mail))).hash.toString()),
  )
  expect(error).toBeNull()
  expect(data.user).toMatchObject({ email, new_email: wanted })
  expect(opened[0]).toContain('Confirmation+link+accepted')
  expect((await follow(house, linkIn(letterAbout(wanted, email)))).hash.get('type')).toBe('email_change')
  const again = await house.client().auth.signInWithPassword({ email: wanted, password, ...beside })
  expect(again.error).toBeNull()
})

test('the later of two concurrent changes of address wins, however long the mails of the first take', async () => {
  const { client, email, id } = await confirmed(house)
  const [first, last] = [someone(), someone()]
  await asItLeaves(
    () => client.auth.updateUser({ email: first }),
    async () => expect((await client.auth.updateUser({ email: last })).error).toBeNull(),
  )
  for (const to of [last, email]) {
    expect((await follow(house, linkIn(letterAbout(last, to)))).hash.get('error_code')).toBeNull()
  }
  expect((await house.admin().auth.admin.getUserById(id)).data.user).toMatchObject({ email: last })
})

test.each([
  ['was asked for', 'new_email', (client: SupabaseClient) => client.auth.updateUser({ email: someone() })],
  ['was cancelled', undefined, (client: SupabaseClient) => client.auth.updateUser({ password: 'another-horse-2' })],
])('a change whose mail fails does not undo a later one that %s meanwhile', async (_, isLeft, act) => {
  const { client, id } = await confirmed(house)
  await client.auth.updateUser({ email: someone() })
  const later: unknown[] = []
  const { error } = await asItLeaves(
    () => client.auth.updateUser({ email: someone() }),
    async () => {
      await act(client)
      later.push(await whole(id))
      throw new Error('the server refuses')
    },
  )
  expect(error).toMatchObject({ status: 500 })
  expect([await whole(id)]).toEqual(later)
  const { data } = await house.admin().auth.admin.getUserById(id)
  expect(Object.keys(data.user ?? {}).includes('new_email')).toBe(isLeft !== undefined)
})

test('a change whose mail fails keeps data that another request stored meanwhile', async () => {
  const { client, id } = await confirmed(house)
  const before = await whole(id)
  await asItLeaves(
    () => client.auth.updateUser({ email: someone() }),
    async () => {
      await client.auth.updateUser({ data: { first_name: 'Eve' } })
      throw new Error('the server refuses')
    },
  )
  const { data } = await house.admin().auth.admin.getUserById(id)
  expect(data.user).toMatchObject({ user_metadata: { first_name: 'Eve' } })
  expect(data.user).not.toHaveProperty('new_email')
  expect(await whole(id)).toMatchObject({ tokens: before.tokens })
})

test('a sign-up or invitation refused by the hourly message limit leaves no account', async () => {
  const strict = await openHouse({ env: { ...env, AUTH_RATE_LIMIT_EMAIL_SENT: '1', AUTH_RATE_LIMIT_SMS_SENT: '1' }, beside: house })
  strict.world.accounts.auth.sendSms = async () => {}
  strict.passTime(3_660_000)
  const { auth } = strict.client()
  const { admin } = strict.admin().auth
  const [email, phone, invited] = [someone(), aNumber(), someone()]
  expect((await auth.signUp({ email: someone(), password })).error).toBeNull()
  expect((await auth.signUp({ email, password })).error).toMatchObject(refusedMail)
  expect((await auth.signUp({ phone: aNumber(), password })).error).toBeNull()
  expect((await auth.signUp({ phone, password })).error).toMatchObject(refusedText)
  expect((await auth.signInWithOtp({ phone })).error).toMatchObject(refusedText)
  expect((await admin.inviteUserByEmail(someone())).error).toBeNull()
  expect((await admin.inviteUserByEmail(invited)).error).toMatchObject(refusedMail)
  // Each comes from another network. Mails sent after the answer are refused silently.
  const linked = [someone(), someone()]
  for (const [at, address] of linked.entries()) {
    const request = { method: 'POST', body: JSON.stringify({ email: address }), headers: { 'content-type': 'application/json' } }
    expect((await strict.world.send('/auth/v1/otp', request, `192.0.2.${at + 1}`)).status).toBe(200)
  }
  await strict.settled()
  expect(await accounts(email, phone, invited)).toBe(0)
  expect(await accounts(...linked)).toBe(1)
  await strict.close()
})

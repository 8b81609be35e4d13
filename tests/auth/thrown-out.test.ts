import type { Mail } from '@potluck/platform/mail/mail'
import { cancelPending } from '@potluck/platform/testing/end-sessions'
import type { SupabaseClient } from '@supabase/supabase-js'
import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { enrolApp, proveApp } from './authenticator-app.ts'
import { queryOf, site, travel } from './browser.ts'
import { besideProviders, wayTo, wayToLink } from './by-provider.ts'
import { aPerson } from './fake-person.ts'
import type { FakeProviders } from './fake-provider.ts'
import { type House, type Member, openHouse, someone } from './house.ts'
import { codeIn, tokenIn } from './letters.ts'

const newPassword = 'another-horse-2'
const minute = 60_000

let fake: FakeProviders
let house: House
const messages: { to: string; code: string }[] = []
besideProviders(
  ['google', 'github'],
  {
    AUTH_EXTERNAL_PHONE_ENABLED: 'true',
    AUTH_MAILER_SECURE_EMAIL_CHANGE_ENABLED: 'false',
    AUTH_SECURITY_MANUAL_LINKING_ENABLED: 'true',
  },
  (street) => {
    ;({ fake, house } = street)
    house.world.accounts.auth.sendSms = async (message) => void messages.push(message)
  },
)

let numbers = 0
const aNumber = () => `4915200${String(100_000 + numbers++)}`
const { signIn, userOf, resend } = {
  async signIn({ email, password }: Member, client: SupabaseClient = house.client()) {
    const { error } = await client.auth.signInWithPassword({ email, password })
    if (error) throw error
    return client
  },
  userOf: async (id: string) => (await house.admin().auth.admin.getUserById(id)).data.user,
  resend: (type: string, email: string, where = house) =>
    fetch(`${where.url}/auth/v1/resend`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ type, email }),
    }),
}

/** A member, and an attacker with a session of the same account. */
async function intruded() {
  const owner = await house.member()
  return { owner, thief: await signIn(owner) }
}

/** The same, while the attacker waits for the code and the link of a new number and address. */
async function changing() {
  const { owner, thief } = await intruded()
  const phone = aNumber()
  const email = someone()
  expect((await thief.auth.updateUser({ phone, email })).error).toBeNull()
  expect(await userOf(owner.id)).toMatchObject({ new_phone: phone, new_email: email })
  const code = messages.findLast(({ to }) => to === phone)?.code ?? ''
  return { owner, thief, phone, email, code, mail: house.mailTo(email) }
}

const admin = () => house.admin().auth.admin

/** Every action that ends all other sessions of an account. */
const throwingOut: Record<string, (owner: Member, thief: SupabaseClient) => Promise<unknown>> = {
  'a new password': ({ client }) => client.auth.updateUser({ password: newPassword }),
  'signing out everywhere': ({ client }) => client.auth.signOut({ scope: 'global' }),
  'signing out everywhere else': ({ client }) => client.auth.signOut({ scope: 'others' }),
  'a password that an admin sets': ({ id }) => admin().updateUserById(id, { password: newPassword }),
  async 'a ban that is over'({ id }) {
    await admin().updateUserById(id, { ban_duration: '1h' })
    await admin().updateUserById(id, { ban_duration: 'none' })
  },
  async 'a replayed refresh token'(_, thief) {
    const { session } = (await thief.auth.getSession()).data
    const copied = session?.refresh_token ?? ''
    await thief.auth.refreshSession()
    await thief.auth.refreshSession()
    house.passTime(minute)
    const { error } = await house.client().auth.refreshSession({ refresh_token: copied })
    expect(error).toMatchObject({ code: 'refresh_token_already_used' })
  },
  'a first second factor': async ({ client }) => proveApp(client, await enrolApp(client), house.world.now().getTime()),
}

test.each(Object.entries(throwingOut))(
  '%s cancels a pending change of address and number, and neither gets another message',
  async (_, throwOut) => {
    const { owner, thief, phone, email, code, mail } = await changing()
    const before = await userOf(owner.id)
    await throwOut(owner, thief)
    const sent = { messages: messages.length, mails: house.mails.filter(({ to }) => to === email).length }
    for (const type of ['phone_change', 'email_change']) expect((await resend(type, owner.email)).status).toBe(200)
    await house.settled()
    expect({ messages: messages.length, mails: house.mails.filter(({ to }) => to === email).length }).toEqual(sent)
    const anybody = house.client().auth
    for (const { error } of [
      await anybody.verifyOtp({ phone, token: code, type: 'phone_change' }),
      await anybody.verifyOtp({ email, token: codeIn(mail), type: 'email_change' }),
      await anybody.verifyOtp({ token_hash: tokenIn(mail), type: 'email_change' }),
    ]) {
      expect(error).toMatchObject({ status: 403, code: 'otp_expired' })
    }
    const after = await userOf(owner.id)
    expect(after).toMatchObject({ email: owner.email, phone: before?.phone })
    for (const name of ['new_email', 'new_phone', 'email_change_sent_at', 'phone_change_sent_at']) expect(after).not.toHaveProperty(name)
  },
)

// A ban ends no session and no code. It only refuses them while it lasts, as GoTrue's does.
const { 'a ban that is over': _ban, ...endings } = throwingOut

test.each(Object.entries(endings))('%s cancels an unexchanged PKCE code and a pending link to a provider', async (_, throwOut) => {
  const { owner, thief } = await intruded()
  const client = house.client({ auth: { flowType: 'pkce' } })
  const state = await wayToLink('github', thief)
  const code = await codeFor(owner, client)
  await throwOut(owner, thief)
  expect((await client.auth.exchangeCodeForSession(code)).error).toMatchObject({ status: 404, code: 'flow_state_not_found' })
  expect(queryOf(await travel(house, state))).toMatchObject({ error_code: 'bad_oauth_state' })
  expect((await userOf(owner.id))?.identities?.map(({ provider }) => provider)).not.toContain('github')
})

/** The code that a client with a verifier got from a provider that knows the account's address. */
async function codeFor({ email }: Member, client: SupabaseClient): Promise<string> {
  fake.person = aPerson({ email })
  const home = await travel(house, await wayTo('google', client))
  fake.person = aPerson()
  return home.searchParams.get('code') ?? ''
}

test('a local sign-out keeps the pending change of address and number', async () => {
  const { owner, thief: same, phone, email } = await changing()
  await same.auth.signOut({ scope: 'local' })
  const count = messages.length
  for (const type of ['phone_change', 'email_change']) await resend(type, owner.email)
  await house.settled()
  expect(messages).toHaveLength(count + 1)
  const anybody = house.client().auth
  const { error } = await anybody.verifyOtp({ phone, token: messages.at(-1)?.code ?? '', type: 'phone_change' })
  expect(error).toBeNull()
  expect(await userOf(owner.id)).toMatchObject({ phone, new_email: email })
})

/** Actions of the owner that end the other sessions, or all of them. */
const ownWish: Record<string, (client: SupabaseClient, where: House) => Promise<unknown>> = {
  'signs out everywhere': (client) => client.auth.signOut(),
  'signs out everywhere else': (client) => client.auth.signOut({ scope: 'others' }),
  'proves a first factor': async (client, { world }) => proveApp(client, await enrolApp(client), world.now().getTime()),
}

test.each(Object.entries(ownWish))('a pending change of a signed-out session stays cancelled after the owner %s', async (_, act) => {
  const { owner, thief, phone, email, code, mail } = await changing()
  const way = await wayToLink('github', thief)
  await thief.auth.signOut({ scope: 'local' })
  await act(owner.client, house)
  const anybody = house.client().auth
  expect((await anybody.verifyOtp({ phone, token: code, type: 'phone_change' })).error).toMatchObject({ code: 'otp_expired' })
  expect((await anybody.verifyOtp({ email, token: codeIn(mail), type: 'email_change' })).error).toMatchObject({ code: 'otp_expired' })
  expect(queryOf(await travel(house, way))).toMatchObject({ error_code: 'bad_oauth_state' })
})

test.each(Object.entries(ownWish))('a change of address that waits for both mails continues when its owner %s', async (_, act) => {
  const secure = await openHouse({ beside: house, env: { AUTH_MAILER_AUTOCONFIRM: 'false' } })
  const { email: old, password, id } = await house.member()
  const client = secure.client()
  expect((await client.auth.signInWithPassword({ email: old, password })).error).toBeNull()
  const email = someone()
  expect((await client.auth.updateUser({ email })).error).toBeNull()
  const codes = new Map([old, email].map((address) => [address, codeIn(secure.mailTo(address))]))
  await act(client, secure)
  for (const [address, token] of codes) {
    expect((await secure.client().auth.verifyOtp({ email: address, token, type: 'email_change' })).error).toBeNull()
  }
  expect(await userOf(id)).toMatchObject({ email })
  await secure.close()
})

test('a mail requested with a PKCE verifier still signs in after a sign-out everywhere', async () => {
  const owner = await house.member()
  const client = house.client({ auth: { flowType: 'pkce' } })
  await client.auth.resetPasswordForEmail(owner.email, { redirectTo: `${site}/in` })
  await house.settled()
  const mail: Mail = house.mailTo(owner.email)
  await owner.client.auth.signOut()
  const response = await fetch(`${house.url}/auth/v1/verify?type=recovery&token=${tokenIn(mail)}`, { redirect: 'manual' })
  const code = new URL(response.headers.get('location') ?? '').searchParams.get('code') ?? ''
  expect((await client.auth.exchangeCodeForSession(code)).error).toBeNull()
})

test('a new number is not stored when its session ends during the request', async () => {
  const { owner, thief } = await intruded()
  const { auth } = house.world.accounts
  const usual = auth.sendMail
  auth.sendMail = async (mail) => {
    auth.sendMail = usual
    await owner.client.auth.signOut({ scope: 'global' })
    await usual(mail)
  }
  const phone = aNumber()
  const { error } = await thief.auth.updateUser({ email: someone(), phone })
  expect(error).toMatchObject({ name: 'AuthSessionMissingError' })
  expect(messages.map(({ to }) => to)).not.toContain(phone)
  expect(await userOf(owner.id)).not.toHaveProperty('new_phone')
})

/** How many connections to this database wait for a lock. */
async function callsThatWait(): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
  `.execute(house.world.db)
  return rows[0]?.waiting ?? 0
}

test('a resend sends nothing when its pending change is cancelled meanwhile', async () => {
  const { owner, phone } = await changing()
  const count = messages.length
  const asked = await house.world.db.transaction().execute(async (trx) => {
    await trx.selectFrom('auth.users').select('id').where('id', '=', owner.id).forUpdate().execute()
    const answer = resend('phone_change', owner.email)
    // On PostgreSQL the call has read the number by now and waits for the lock on the account.
    if (inject('postgres') !== null) await expect.poll(callsThatWait).toBe(1)
    await cancelPending(trx, owner.id)
    return { answer }
  })
  expect((await asked.answer).status).toBe(200)
  await house.settled()
  expect(messages).toHaveLength(count)
  expect((await userOf(owner.id))?.new_phone).not.toBe(phone)
})

test('confirming an address for the first time cancels the pending number of an attacker', async () => {
  const careful = await openHouse({
    env: { AUTH_EXTERNAL_PHONE_ENABLED: 'true', AUTH_MAILER_AUTOCONFIRM: 'false' },
    beside: house,
  })
  const { auth } = careful.world.accounts
  const sent: string[] = []
  auth.sendSms = async ({ to }) => void sent.push(to)
  const email = someone()
  await careful.client().auth.signUp({ email, password: newPassword })
  const phone = aNumber()
  await auth.db.updateTable('auth.users').set({ phone_change: phone }).where('email', '=', email).execute()
  await careful.client().auth.verifyOtp({ email, token: codeIn(careful.mailTo(email)), type: 'signup' })
  await resend('phone_change', email, careful)
  await careful.settled()
  expect(sent).toEqual([])
  await careful.close()
})

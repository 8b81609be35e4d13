import { makeTurnQueue } from '@potluck/platform/work/turns'
import { hash as bcrypt } from 'bcryptjs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enrolApp, proveApp } from './authenticator-app.ts'
import { type House, type Member, openHouse, someone } from './house.ts'

const newPassword = 'another-horse-2'

let house: House
beforeAll(async () => {
  house = await openHouse()
  // Two parallel sign-ins on any machine, so that a second one passes while the first one waits here.
  house.world.accounts.auth.signIns = makeTurnQueue({ parallel: 2, waiting: 100 })
})
afterAll(async () => {
  expect(house.world.failures).toEqual([])
  await house.close()
})

/**
 * Runs `slow` and holds the result of its next hash (or comparison) back until `act` is done, as a long queue of
 * passwords would.
 */
async function meanwhile<Result>(step: 'hash' | 'verify', slow: () => Promise<Result>, act: () => Promise<unknown>): Promise<Result> {
  const { auth } = house.world.accounts
  const usual = auth.hasher
  const reached = Promise.withResolvers<void>()
  const told = Promise.withResolvers<void>()
  const held = async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    auth.hasher = usual
    const answer = await work()
    reached.resolve()
    await told.promise
    return answer
  }
  auth.hasher = {
    ...usual,
    ...(step === 'hash' && { hash: (password) => held(() => usual.hash(password)) }),
    ...(step === 'verify' && { verify: (password, stored) => held(() => usual.verify(password, stored)) }),
  }
  const result = slow()
  await reached.promise
  try {
    await act()
  } finally {
    told.resolve()
  }
  return result
}

const signIn = (email: string, password: string) => house.client().auth.signInWithPassword({ email, password })
const outcome = async (email: string, password: string) => (await signIn(email, password)).error?.code ?? 'signed in'
const sessionsOf = (id: string) =>
  house.world.accounts.auth.db.selectFrom('auth.sessions').select(['id', 'aal']).where('user_id', '=', id).execute()
const admin = () => house.admin().auth.admin
const change = (id: string, changes: object) =>
  house.world.accounts.auth.db.updateTable('auth.users').set(changes).where('id', '=', id).execute()

/** Another browser with the same session of a member. */
async function sharing(member: Member) {
  const { session } = (await member.client.auth.getSession()).data
  const client = house.client()
  await client.auth.setSession({ access_token: session?.access_token ?? '', refresh_token: session?.refresh_token ?? '' })
  return client
}

test('a session that is signed out everywhere while its new password is hashed does not set it', async () => {
  const owner = await house.member()
  const thief = house.client()
  await thief.auth.signInWithPassword(owner)
  const { error } = await meanwhile(
    'hash',
    () => thief.auth.updateUser({ password: 'the-thief-has-it-3' }),
    () => owner.client.auth.signOut({ scope: 'global' }),
  )
  expect(error).toMatchObject({ name: 'AuthSessionMissingError' })
  expect(await outcome(owner.email, 'the-thief-has-it-3')).toBe('invalid_credentials')
  expect(await outcome(owner.email, owner.password)).toBe('signed in')
})

test("a session that is signed out during its update changes none of the account's data", async () => {
  const owner = await house.member()
  const thief = house.client()
  await thief.auth.signInWithPassword(owner)
  const wish = { password: newPassword, data: { first_name: 'Thief' } }
  await meanwhile(
    'verify',
    () => thief.auth.updateUser(wish),
    () => owner.client.auth.signOut({ scope: 'others' }),
  )
  expect((await owner.client.auth.getUser()).data.user?.user_metadata).not.toHaveProperty('first_name')
})

test.each([
  ['deleted', (id: string) => admin().deleteUser(id), 'user_not_found'],
  ['deleted softly', (id: string) => admin().deleteUser(id, true), 'user_not_found'],
  ['banned', (id: string) => admin().updateUserById(id, { ban_duration: '1h' }), 'user_banned'],
])('an account that was %s while its new password was hashed keeps the old one and gets the reason', async (_, act, code) => {
  const { client, id } = await house.member()
  const answer = await meanwhile(
    'hash',
    () => client.auth.updateUser({ password: newPassword }),
    () => act(id),
  )
  expect(answer.error).toMatchObject({ status: 403, code })
})

test('a session whose second factor is deleted during a password change needs another factor first', async () => {
  const member = await house.member()
  const app = await enrolApp(member.client)
  await proveApp(member.client, app, house.world.now().getTime())
  const spare = await enrolApp(member.client, 'spare')
  await house.world.accounts.auth.db.updateTable('auth.mfa_factors').set({ status: 'verified' }).where('id', '=', spare.factorId).execute()
  const { error } = await meanwhile(
    'hash',
    () => member.client.auth.updateUser({ password: newPassword }),
    () => admin().mfa.deleteFactor({ userId: member.id, id: app.factorId }),
  )
  expect(error).toMatchObject({ status: 401, code: 'insufficient_aal' })
  expect(await outcome(member.email, member.password)).toBe('signed in')
})

test('a new password is compared with the one that another tab set meanwhile', async () => {
  const member = await house.member()
  const tab = await sharing(member)
  const { error } = await meanwhile(
    'hash',
    () => tab.auth.updateUser({ password: newPassword }),
    () => member.client.auth.updateUser({ password: newPassword }),
  )
  expect(error).toMatchObject({ status: 422, code: 'same_password' })
  const later = await meanwhile(
    'hash',
    () => tab.auth.updateUser({ password: 'a-third-horse-3' }),
    () => member.client.auth.updateUser({ password: 'a-fourth-horse-4' }),
  )
  expect(later.error).toBeNull()
  expect(await outcome(member.email, 'a-third-horse-3')).toBe('signed in')
})

test('a sign-in with the old password is refused when the password changes during it', async () => {
  const member = await house.member()
  const { data, error } = await meanwhile(
    'verify',
    () => signIn(member.email, member.password),
    () => member.client.auth.updateUser({ password: newPassword }),
  )
  expect(data.session).toBeNull()
  expect(error).toMatchObject({ status: 400, code: 'invalid_credentials', message: 'Invalid login credentials' })
  expect(await sessionsOf(member.id)).toHaveLength(1)
})

test.each([
  ['deleted', (id: string) => admin().deleteUser(id), 'invalid_credentials'],
  ['deleted softly', (id: string) => admin().deleteUser(id, true), 'invalid_credentials'],
  ['given another password by an admin', (id: string) => admin().updateUserById(id, { password: newPassword }), 'invalid_credentials'],
  ['banned', (id: string) => admin().updateUserById(id, { ban_duration: '1h' }), 'user_banned'],
  ['no longer confirmed', (id: string) => change(id, { email_confirmed_at: null }), 'email_not_confirmed'],
])('a sign-in is refused and starts no session when the account was %s during it', async (_, act, code) => {
  const { email, password, id } = await house.member()
  const before = (await sessionsOf(id)).length
  const { error } = await meanwhile(
    'verify',
    () => signIn(email, password),
    () => act(id),
  )
  expect(error).toMatchObject({ status: 400, code })
  expect((await sessionsOf(id)).length).toBeLessThanOrEqual(before)
})

test('a sign-in whose account changes during every comparison ends with 409 after the third', async () => {
  const { email, password, id } = await house.member()
  const { auth } = house.world.accounts
  const usual = auth.hasher
  let compared = 0
  auth.hasher = {
    ...usual,
    async verify(typed, stored) {
      compared += 1
      const isRight = await usual.verify(typed, stored)
      await change(id, { encrypted_password: await usual.hash(password) })
      return isRight
    },
  }
  const before = (await sessionsOf(id)).length
  const { error } = await signIn(email, password).finally(() => {
    auth.hasher = usual
  })
  expect(error).toMatchObject({ status: 409, code: 'conflict', message: 'The account was changed a moment ago' })
  expect(compared).toBe(3)
  expect(await sessionsOf(id)).toHaveLength(before)
  expect(await outcome(email, password)).toBe('signed in')
})

test('two concurrent first sign-ins of an imported account both succeed, though each stores a newer hash', async () => {
  const email = someone()
  await admin().createUser({ email, email_confirm: true, password_hash: await bcrypt('bcrypt-horse-1', 4) })
  const { data } = await meanwhile(
    'hash',
    () => signIn(email, 'bcrypt-horse-1'),
    async () => expect(await outcome(email, 'bcrypt-horse-1')).toBe('signed in'),
  )
  expect(data.session).not.toBeNull()
  expect(await outcome(email, 'bcrypt-horse-1')).toBe('signed in')
})

test.each([
  ['deleted', (id: string) => admin().deleteUser(id), 422, 'user_already_exists'],
  ['given another password', (id: string) => admin().updateUserById(id, { password: newPassword }), 422, 'user_already_exists'],
  ['banned', (id: string) => admin().updateUserById(id, { ban_duration: '1h' }), 403, 'user_banned'],
])('a sign-up with the password of an invited account is refused when the account was %s during it', async (_, act, status, code) => {
  const email = someone()
  const { data } = await admin().createUser({ email, password: 'invited-horse-1' })
  const id = data.user?.id ?? ''
  const { error } = await meanwhile(
    'verify',
    () => house.client().auth.signUp({ email, password: 'invited-horse-1' }),
    () => act(id),
  )
  expect(error).toMatchObject({ status, code })
  expect(await sessionsOf(id)).toEqual([])
})

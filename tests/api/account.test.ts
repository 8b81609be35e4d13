import type { SupabaseClient } from '@supabase/supabase-js'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { functions } from '#server/functions.ts'
import { codeAt, enrolApp, proveApp } from '../auth/authenticator-app.ts'
import { aGuardedMember, signInAgain } from '../auth/guarded.ts'
import { type House, type Member, openHouse } from '../auth/house.ts'
import { aRow, insertRow } from '../rest/rows.ts'
import { aRequest } from './world.ts'

const minute = 60_000
let house: House
beforeAll(async () => {
  house = await openHouse({ env: { AUTH_EXTERNAL_ANONYMOUS_USERS_ENABLED: 'true', LOG_LEVEL: 'silent' } })
})
afterEach(() => {
  expect(house.world.failures).toEqual([])
})
afterAll(() => house.close())

const tokenOf = async (client: SupabaseClient) => (await client.auth.getSession()).data.session?.access_token ?? ''

/** Calls a function with a token. */
async function call(token: string | null, name: string, body: unknown = {}) {
  const response = await house.world.call(name, body, token === null ? {} : { authorization: `Bearer ${token}` })
  return { status: response.status, headers: response.headers, body: await response.json() }
}
const by = async (client: SupabaseClient, name: string, body: unknown = {}) => call(await tokenOf(client), name, body)

const add = (table: string, row: Record<string, unknown>) => insertRow(table, row).execute(house.world.db)
const rowsOf = async (table: string, userId: string) => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)} where user_id = ${userId}
  `.execute(house.world.db)
  return rows[0]?.count
}
const usageRows = async (userId: string) => {
  const { rows } = await sql`select 1 from private.usage_accounts where key = ${`member:${userId}`}`.execute(house.world.db)
  return rows.length
}

describe('access to every function', () => {
  const people = ['visitor', 'anon key', 'half', 'member', 'raised', 'admin', 'service'] as const
  type Outcome = number | string
  const everyone: readonly Outcome[] = [200, 200, 200, 200, 200, 200, 200]
  const [no, first] = ['forbidden', 'second_factor_required']
  const members = (member: Outcome): readonly Outcome[] => [no, no, first, member, member, member, no]
  const doors: Record<string, readonly Outcome[]> = {
    'check-usage-status': everyone,
    'generate-recipe': everyone,
    'list-searches': everyone,
    'read-ingredients': everyone,
    'list-sessions': members(200),
    'export-my-data': members(200),
    'count-recovery-codes': members(200),
    'describe-account': [no, no, 200, 200, 200, 200, no],
    'delete-account': members('bad_confirmation'),
    'make-recovery-codes': [no, no, first, first, 200, first, no],
    'use-recovery-code': [no, no, 'bad_code', 'no_second_factor', 'bad_code', 'no_second_factor', no],
    // Without a payment provider nothing is for sale: see tests/billing.
    'check-subscription': members(200),
    'create-checkout': members('no_billing'),
    'customer-portal': members('no_billing'),
    // Without test payments these routes do not exist: see tests/billing/test-checkout.test.ts.
    'describe-test-checkout': members('not_found'),
    'pay-test-checkout': members('not_found'),
    'describe-test-portal': members('not_found'),
    'act-in-test-portal': members('not_found'),
  }
  const tokens: Record<string, string | null> = { visitor: null }
  beforeAll(async () => {
    const guarded = await aGuardedMember(house)
    const admin = await house.member()
    await house.world.db.insertInto('public.user_roles').values({ user_id: admin.id, role: 'admin' }).execute()
    const { anon, serviceRole } = house.world.accounts.apiKeys
    tokens['anon key'] = anon
    tokens.service = serviceRole
    tokens.half = await tokenOf(await signInAgain(house, guarded))
    tokens.raised = await tokenOf(guarded.client)
    tokens.admin = await tokenOf(admin.client)
    tokens.member = await tokenOf((await house.member()).client)
  })

  test('the table of access covers every function', () => {
    expect(Object.keys(doors).sort()).toEqual(functions.map(({ endpoint }) => endpoint.name).sort())
  })

  test.each(functions)('the function $endpoint.name answers each kind of caller as declared', async ({ endpoint }) => {
    for (const [index, person] of people.entries()) {
      const { status, body } = await call(tokens[person] ?? null, endpoint.name, endpoint.example)
      const outcome = doors[endpoint.name]?.[index]
      expect(typeof outcome === 'number' ? status : body.code, person).toBe(outcome)
    }
  })
})

test('an invited account has no password until its owner chooses one', async () => {
  const email = `${crypto.randomUUID()}@example.org`
  const { data } = await house.admin().auth.admin.generateLink({ type: 'invite', email })
  const client = house.client()
  await client.auth.verifyOtp({ type: 'invite', token_hash: data.properties?.hashed_token ?? '' })
  expect((await by(client, 'describe-account')).body).toEqual({ hasPassword: false })
  expect((await client.auth.updateUser({ password: 'correct-horse-1' })).error).toBeNull()
  expect((await by(client, 'describe-account')).body).toEqual({ hasPassword: true })
})

test("the list of sessions shows the caller's own sessions, latest used first, and marks the current one", async () => {
  const first = await house.member()
  house.passTime(minute)
  const second = await signInAgain(house, first)
  house.passTime(minute)
  await house.member()
  const told = async (client: SupabaseClient) => (await by(client, 'list-sessions')).body.sessions
  const [newest, oldest, ...others] = await told(second)
  expect(others).toEqual([])
  expect(newest).toMatchObject({ isCurrent: true, hasSecondFactor: false, userAgent: expect.any(String), ip: '127.0.0.1' })
  expect(Date.parse(newest.createdAt)).toBeGreaterThan(Date.parse(oldest.createdAt))
  await first.client.auth.refreshSession()
  expect((await told(second)).map(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toEqual([false, true])
  await proveApp(first.client, await enrolApp(first.client), house.world.now().getTime())
  expect(await told(first.client)).toMatchObject([{ isCurrent: true, hasSecondFactor: true }])
})

test('an export holds all data of its member and none of another member', async () => {
  const ada = await house.member({ data: { first_name: 'Ada' } })
  const bo = await house.member()
  for (const { id } of [ada, bo]) {
    await add('saved_recipes', { ...aRow('saved_recipes', id).row, recipe_name: `Soup of ${id}` })
    const user_ip_address = id === ada.id ? '203.0.113.7' : '198.51.100.23'
    await add('generated_recipes', { ...aRow('generated_recipes', id).row, user_ip_address })
    await add('bot_detection_logs', { ...aRow('bot_detection_logs', id).row, ip_address: user_ip_address })
  }
  await by(ada.client, 'generate-recipe', aRequest({ cuisine: 'Thai' }))
  await by(bo.client, 'generate-recipe', aRequest({ cuisine: 'Korean' }))
  await ada.client.auth.updateUser({ email: `new-${ada.email}` })
  await add('user_roles', { ...aRow('user_roles', ada.id).row })
  await ada.client
    .from('profiles')
    .update({ recipe_preferences: { allergens: ['dairy'] } })
    .eq('user_id', ada.id)
  await enrolApp(ada.client, 'my phone')
  const { status, body } = await by(ada.client, 'export-my-data')
  expect(status).toBe(200)
  expect(body).toMatchObject({
    product: 'Potluck',
    account: {
      id: ada.id,
      email: ada.email,
      newEmail: `new-${ada.email}`,
      providers: ['email'],
      factors: [{ name: 'my phone', isVerified: false }],
      recoveryCodesLeft: 0,
    },
    profile: { firstName: 'Ada', recipePreferences: { allergens: ['dairy'] } },
    roles: ['tester'],
    sessions: [{ isCurrent: true }],
    searches: { limit: null, period: 'month' },
    searchLines: [{ kind: 'search', cuisine: 'Thai', counted: 1, reason: 'recipe' }],
    savedRecipes: [{ name: `Soup of ${ada.id}`, recipe: { description: 'Hot.' } }],
    generatedRecipes: [{ cuisine: 'Thai' }, { name: 'Soup', askedFrom: '203.0.113.7', recipe: { description: 'Hot.' } }],
    botDetections: [{ ip: '203.0.113.7' }],
    left: { savedRecipes: 0, generatedRecipes: 0 },
  })
  const text = JSON.stringify(body)
  for (const foreign of [bo.id, bo.email, '198.51.100.23', 'secret', 'Korean']) expect(text).not.toContain(foreign)
})

test('an export counts the recipes beyond its size limit, and the next part holds the rest', async () => {
  const { id, client } = await house.member()
  await sql`
    insert into public.generated_recipes (id, recipe_name, cuisine_type, language, user_id, created_at, recipe_content)
    select gen_random_uuid(), n::text, 'Thai', 'en', ${id}, timestamptz '2026-01-01' + n * interval '1 minute', '{}' from generate_series(1, 5002) as n
  `.execute(house.world.db)
  const { body } = await by(client, 'export-my-data')
  expect([body.generatedRecipes.length, body.generatedRecipes[0].name, body.left.generatedRecipes]).toEqual([5_000, '5002', 2])
  const rest = (await by(client, 'export-my-data', { skip: { generatedRecipes: 5_000 } })).body
  expect(rest.generatedRecipes.map(({ name }: { name: string }) => name)).toEqual(['2', '1'])
  expect(rest.left.generatedRecipes).toBe(0)
  await sql`
    update public.generated_recipes set recipe_content = jsonb_build_object('words', repeat('x', 9000000))
    where user_id = ${id} and recipe_name in ('5000', '5001', '5002')
  `.execute(house.world.db)
  const heavy = (await by(client, 'export-my-data')).body
  expect([heavy.generatedRecipes.length, heavy.left.generatedRecipes]).toEqual([2, 5_000])
  for (let count = 0; count < 30; count += 1)
    if ((await by(client, 'export-my-data', { skip: { generatedRecipes: 9_999 } })).status === 429) return
  expect.fail('never refused')
})

describe('deleting an account', () => {
  /** A member with a row in every table. */
  async function settled(): Promise<Member> {
    const member = await house.member()
    await add('saved_recipes', aRow('saved_recipes', member.id).row)
    await add('bot_detection_logs', aRow('bot_detection_logs', member.id).row)
    expect((await by(member.client, 'generate-recipe', aRequest())).body).toHaveProperty('recipe')
    await add('user_roles', aRow('user_roles', member.id).row)
    return member
  }
  const kept = ['public.saved_recipes', 'public.generated_recipes', 'public.bot_detection_logs', 'public.profiles', 'public.user_roles']
  const left = async (id: string) => [await Promise.all(kept.map((table) => rowsOf(table, id))), await usageRows(id)]
  const everything = [[1, 1, 1, 1, 1], 1]
  const nothing = [[0, 0, 0, 0, 0], 0]

  test('a member deletes their own account with all its rows, which invalidates its tokens', async () => {
    const [ada, bo] = [await settled(), await settled()]
    const token = await tokenOf(ada.client)
    for (const wrong of ['', 'DELETE', bo.email]) {
      expect(await call(token, 'delete-account', { confirmation: wrong })).toMatchObject({
        status: 400,
        body: { code: 'bad_confirmation' },
      })
    }
    house.passTime(16 * minute)
    await ada.client.auth.refreshSession()
    // A refresh as newer versions of GoTrue record it.
    await sql`
      insert into auth.mfa_amr_claims (id, session_id, created_at, updated_at, authentication_method)
      select gen_random_uuid(), id, ${house.world.now()}, ${house.world.now()}, 'token_refresh' from auth.sessions where user_id = ${ada.id}
    `.execute(house.world.db)
    const confirmation = `  ${ada.email.toUpperCase()} `
    expect(await by(ada.client, 'delete-account', { confirmation })).toMatchObject({
      status: 403,
      body: { code: 'reauthentication_needed' },
    })
    expect(await left(ada.id)).toEqual(everything)
    const fresh = await signInAgain(house, ada)
    house.passTime(14 * minute)
    const { status, body } = await by(fresh, 'delete-account', { confirmation })
    expect({ status, body }).toEqual({ status: 200, body: { deleted: true, savedRecipes: 1, generatedRecipes: 1, sessions: 2 } })
    expect(await left(ada.id)).toEqual(nothing)
    expect(await left(bo.id)).toEqual(everything)
    for (const old of [token, await tokenOf(fresh)]) expect((await call(old, 'list-sessions')).body.code).toBe('bad_jwt')
    expect((await fresh.from('profiles').select()).error).not.toBeNull()
    expect((await house.client().auth.signInWithPassword(ada)).error?.code).toBe('invalid_credentials')
  })

  test('an account that an admin or a script deletes loses the same rows', async () => {
    const [ada, bo] = [await settled(), await settled()]
    expect((await house.admin().auth.admin.deleteUser(ada.id)).error).toBeNull()
    await sql`delete from auth.users where id = ${bo.id}`.execute(house.world.db)
    expect([await left(ada.id), await left(bo.id)]).toEqual([nothing, nothing])
  })

  test('an account without an address is deleted by a confirmation word', async () => {
    const client = house.client()
    await client.auth.signInAnonymously()
    expect((await by(client, 'delete-account', { confirmation: 'delete' })).body.code).toBe('bad_confirmation')
    expect((await by(client, 'delete-account', { confirmation: ' DELETE ' })).body).toMatchObject({ deleted: true })
  })

  test('an account is kept whole while the accounts service fails', async () => {
    const ada = await settled()
    await withoutAdminApi(async () => {
      expect((await by(ada.client, 'delete-account', { confirmation: ada.email })).status).toBe(503)
    })
    expect(await left(ada.id)).toEqual(everything)
  })
})

describe('recovery codes', () => {
  /** A member with recovery codes who lost the app, in a session at aal1. */
  async function locked() {
    const member = await aGuardedMember(house)
    const { codes } = (await by(member.client, 'make-recovery-codes')).body
    return { ...member, codes, half: await signInAgain(house, member) }
  }
  const factorsOf = async (id: string) => rowsOf('auth.mfa_factors', id)

  test('ten recovery codes are shown once and stored as hashes, and new ones replace the old', async () => {
    const { client, id, codes, half } = await locked()
    expect(new Set(codes).size).toBe(10)
    for (const code of codes) expect(code).toMatch(/^([A-HJ-NP-Z2-9]{4}-){3}[A-HJ-NP-Z2-9]{4}$/)
    const { rows } = await sql<{ row: string }>`select to_jsonb(kept)::text as row from private.recovery_codes as kept`.execute(
      house.world.db,
    )
    for (const { row } of rows)
      expect(codes.some((code: string) => row.includes(code) || row.includes(code.replaceAll('-', '')))).toBe(false)
    expect((await by(client, 'count-recovery-codes')).body).toEqual({ left: 10 })
    await by(client, 'make-recovery-codes')
    expect(await rowsOf('private.recovery_codes', id)).toBe(10)
    expect((await by(half, 'use-recovery-code', { code: codes[0] })).body.code).toBe('bad_code')
  })

  test('a recovery code removes a lost second factor once, in any spelling, and a mail reports it', async () => {
    const { email, id, codes, half } = await locked()
    await house.world.db.insertInto('public.user_roles').values({ user_id: id, role: 'tester' }).execute()
    expect((await half.rpc('get_user_roles', { _user_id: id })).data).toEqual([])
    expect((await by(half, 'use-recovery-code', { code: 'ABCD-EFGH-JKLM-NPQR' })).body.code).toBe('bad_code')
    const typed = String(codes[3]).toLowerCase().replaceAll('-', ' ')
    expect(await by(half, 'use-recovery-code', { code: typed })).toMatchObject({ status: 200, body: { removed: true } })
    await house.settled()
    expect(house.mailTo(email)).toMatchObject({
      kind: 'second_factor_removed',
      subject: 'The second factor of your Potluck account was removed',
    })
    expect([await factorsOf(id), await rowsOf('private.recovery_codes', id)]).toEqual([0, 0])
    expect((await half.rpc('get_user_roles', { _user_id: id })).data).toEqual([{ role: 'tester' }])
    expect((await by(half, 'use-recovery-code', { code: codes[4] })).body.code).toBe('no_second_factor')
  })

  test('a recovery code of another account is refused', async () => {
    const [ada, bo] = [await locked(), await locked()]
    expect((await by(bo.half, 'use-recovery-code', { code: ada.codes[0] })).body.code).toBe('bad_code')
    expect(await factorsOf(bo.id)).toBe(1)
  })

  test('a device may guess a recovery code five times in a quarter of an hour, and another device keeps its own tries', async () => {
    const { codes, half, ...member } = await locked()
    const owner = await signInAgain(house, member)
    for (let count = 0; count < 5; count += 1) expect((await by(half, 'use-recovery-code', { code: `wrong ${count}` })).status).toBe(400)
    const refused = await by(half, 'use-recovery-code', { code: codes[0] })
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
    const wait = Number(refused.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(100)
    expect((await by(owner, 'use-recovery-code', { code: 'wrong' })).body.code).toBe('bad_code')
    house.passTime(wait * 1_000)
    expect((await by(half, 'use-recovery-code', { code: codes[0] })).body).toEqual({ removed: true })
  })

  test('a recovery code sent five times at once works once', async () => {
    const { codes, half, id } = await locked()
    const token = await tokenOf(half)
    const answers = await Promise.all(Array.from({ length: 5 }, () => call(token, 'use-recovery-code', { code: codes[0] })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const { status, body } of answers) if (status !== 200) expect(['bad_code', 'no_second_factor']).toContain(body.code)
    expect(await factorsOf(id)).toBe(0)
  })

  test('a recovery code that could not be used works again, at once or when its hold expires', async () => {
    const { codes, half, id } = await locked()
    await withoutAdminApi(async () => expect((await by(half, 'use-recovery-code', { code: codes[0] })).status).toBe(503))
    // A gateway's 404 says nothing about the account: the factor is still there, and so are the codes.
    await withoutAdminApi(async () => expect((await by(half, 'use-recovery-code', { code: codes[0] })).status).toBe(503), 404)
    const held = await sql`select 1 from private.recovery_codes where user_id = ${id} and held_until is not null`.execute(house.world.db)
    expect(held.rows).toEqual([])
    await sql`update private.recovery_codes set held_until = ${new Date(house.world.now().getTime() + minute)} where user_id = ${id}`.execute(
      house.world.db,
    )
    expect((await by(half, 'use-recovery-code', { code: codes[0] })).body.code).toBe('bad_code')
    house.passTime(minute)
    expect((await by(half, 'use-recovery-code', { code: codes[0] })).body).toEqual({ removed: true })
  })

  test('a sign-in with the app leaves the recovery codes unchanged', async () => {
    const { client, app, half } = await locked()
    house.passTime(minute)
    const factor = { factorId: app.factorId, code: codeAt(app.secret, house.world.now().getTime()) }
    expect((await half.auth.mfa.challengeAndVerify(factor)).error).toBeNull()
    expect((await by(client, 'count-recovery-codes')).body).toEqual({ left: 10 })
  })

  test('recovery codes are deleted with the last factor, however it was removed', async () => {
    const { client, app, id } = await locked()
    await by(client, 'describe-account')
    expect(await rowsOf('private.recovery_codes', id)).toBe(10)
    expect((await house.admin().auth.admin.mfa.deleteFactor({ userId: id, id: app.factorId })).error).toBeNull()
    await by(client, 'describe-account')
    expect(await rowsOf('private.recovery_codes', id)).toBe(0)
  })
})

/** Runs `act` while the accounts service fails. */
async function withoutAdminApi(act: () => Promise<void>, status = 500): Promise<void> {
  const { accounts } = house.world
  const { adminApi } = accounts
  accounts.adminApi = async () => new Response('{}', { status })
  await act()
  accounts.adminApi = adminApi
}

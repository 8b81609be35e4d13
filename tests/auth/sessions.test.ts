import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type House, type Member, openHouse } from './house.ts'

const minute = 60_000
const hour = 60 * minute

const houses = new Map<string, House>()
const settings = {
  timebox: { AUTH_SESSIONS_TIMEBOX: '24h' },
  inactivity: { AUTH_SESSIONS_INACTIVITY_TIMEOUT: '1h' },
  single: { AUTH_SESSIONS_SINGLE_PER_USER: 'true' },
  lowAal: { AUTH_SESSIONS_ALLOW_LOW_AAL: '15m' },
  noRotation: { AUTH_SECURITY_REFRESH_TOKEN_ROTATION_ENABLED: 'false', AUTH_SECURITY_REFRESH_TOKEN_REUSE_INTERVAL: '5' },
}
beforeAll(async () => {
  for (const [name, env] of Object.entries(settings)) houses.set(name, await openHouse({ env }))
})
afterAll(async () => {
  for (const house of houses.values()) {
    expect(house.world.failures).toEqual([])
    await house.close()
  }
})

function houseWith(name: keyof typeof settings): House {
  const house = houses.get(name)
  if (!house) throw new Error(`No house ${name}`)
  return house
}

const tokenOf = async ({ client }: Pick<Member, 'client'>) => (await client.auth.getSession()).data.session?.refresh_token ?? ''
const refresh = async (house: House, token: string) => house.client().auth.refreshSession({ refresh_token: token })

test('a session ends when its time box is over, however often it was refreshed', async () => {
  const house = houseWith('timebox')
  let token = await tokenOf(await house.member())
  for (let passed = 0; passed < 23; passed += 1) {
    house.passTime(hour)
    const { data, error } = await refresh(house, token)
    expect(error).toBeNull()
    token = data.session?.refresh_token ?? ''
  }
  house.passTime(hour + minute)
  expect((await refresh(house, token)).error).toMatchObject({
    status: 400,
    code: 'session_expired',
    message: 'Invalid Refresh Token: Session Expired',
  })
})

test('a session ends after the inactivity timeout, and each refresh restarts the timeout', async () => {
  const house = houseWith('inactivity')
  let token = await tokenOf(await house.member())
  for (let count = 0; count < 3; count += 1) {
    house.passTime(59 * minute)
    const { data, error } = await refresh(house, token)
    expect(error).toBeNull()
    token = data.session?.refresh_token ?? ''
  }
  house.passTime(61 * minute)
  expect((await refresh(house, token)).error).toMatchObject({
    status: 400,
    code: 'session_expired',
    message: 'Invalid Refresh Token: Session Expired (Inactivity)',
  })
})

test('a single session per account keeps the newest one and ends the others', async () => {
  const house = houseWith('single')
  const member = await house.member()
  const first = await tokenOf(member)
  const kept = (await refresh(house, first)).data.session?.refresh_token ?? ''
  house.passTime(minute)
  const phone = house.client()
  await phone.auth.signInWithPassword(member)
  const second = await tokenOf({ client: phone })
  expect((await refresh(house, kept)).error).toMatchObject({
    status: 400,
    code: 'session_expired',
    message: 'Invalid Refresh Token: Session Expired (Revoked by Newer Login)',
  })
  house.passTime(minute)
  expect((await refresh(house, second)).error).toBeNull()
  const stranger = await house.member()
  expect((await refresh(house, await tokenOf(stranger))).error).toBeNull()
})

test("a session without the account's second factor ends after its limit, and its tokens do not outlast it", async () => {
  const house = houseWith('lowAal')
  const [withFactor, without] = [await house.member(), await house.member()]
  await giveFactor(house, withFactor.id)
  const token = await tokenOf(withFactor)
  const other = await tokenOf(without)
  house.passTime(10 * minute)
  const { data } = await refresh(house, token)
  expect(data.session?.expires_in).toBeGreaterThan(4 * 60)
  expect(data.session?.expires_in).toBeLessThanOrEqual(5 * 60)
  house.passTime(6 * minute)
  expect((await refresh(house, data.session?.refresh_token ?? '')).error).toMatchObject({
    status: 400,
    code: 'session_expired',
    message: 'Invalid Refresh Token: Session Expired (Low AAL: User Needs MFA Verification)',
  })
  expect((await refresh(house, other)).data.session?.expires_in).toBe(3600)
})

test('a session at aal2 is not cut short by the limit for low assurance levels', async () => {
  const house = houseWith('lowAal')
  const member = await house.member()
  await giveFactor(house, member.id)
  const { db } = house.world.accounts.auth
  await db.updateTable('auth.sessions').set({ aal: 'aal2' }).where('user_id', '=', member.id).execute()
  const token = await tokenOf(member)
  house.passTime(hour)
  const { data, error } = await refresh(house, token)
  expect(error).toBeNull()
  expect(data.session?.expires_in).toBe(3600)
})

test('a session with its own not_after ends at that time', async () => {
  const house = houseWith('lowAal')
  const member = await house.member()
  const { db, now } = house.world.accounts.auth
  await db
    .updateTable('auth.sessions')
    .set({ not_after: new Date(now().getTime() + hour) })
    .where('user_id', '=', member.id)
    .execute()
  const { data } = await refresh(house, await tokenOf(member))
  house.passTime(hour + minute)
  expect((await refresh(house, data.session?.refresh_token ?? '')).error).toMatchObject({ code: 'session_expired' })
})

test('a replayed refresh token with rotation off is refused, and the session continues', async () => {
  const house = houseWith('noRotation')
  const member = await house.member()
  const tokens = [await tokenOf(member)]
  for (let count = 0; count < 3; count += 1) {
    house.passTime(6_000)
    tokens.push((await refresh(house, tokens.at(-1) ?? '')).data.session?.refresh_token ?? '')
  }
  expect(new Set(tokens).size).toBe(4)
  house.passTime(6_000)
  for (const old of tokens.slice(0, 2)) {
    expect((await refresh(house, old)).error).toMatchObject({ status: 401, code: 'refresh_token_already_used' })
  }
  expect((await refresh(house, tokens[2] ?? '')).data.session?.refresh_token).toBe(tokens[3])
  expect((await refresh(house, tokens[3] ?? '')).error).toBeNull()
})

async function giveFactor(house: House, userId: string): Promise<void> {
  const { db, now } = house.world.accounts.auth
  await db
    .insertInto('auth.mfa_factors')
    .values({
      id: randomUUID(),
      user_id: userId,
      friendly_name: 'Phone',
      factor_type: 'totp',
      status: 'verified',
      created_at: now(),
      updated_at: now(),
      secret: 'JBSWY3DPEHPK3PXP',
      phone: null,
      last_challenged_at: null,
      web_authn_credential: null,
      web_authn_aaguid: null,
      last_webauthn_challenge_data: null,
    })
    .execute()
}

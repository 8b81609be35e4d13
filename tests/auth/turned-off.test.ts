import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type House, openHouse, someone } from './house.ts'

let house: House
let off: House
beforeAll(async () => {
  house = await openHouse()
  off = await openHouse({ beside: house, env: { AUTH_EXTERNAL_EMAIL_ENABLED: 'false', AUTH_EXTERNAL_ANONYMOUS_USERS_ENABLED: 'true' } })
})
afterAll(async () => {
  expect([...house.world.failures, ...off.world.failures]).toEqual([])
  await off.close()
  await house.close()
})

const disabled = { status: 400, code: 'email_provider_disabled', message: 'Email logins are disabled' }

test('a recovery is refused for known and unknown addresses while email is off, and sends no mail', async () => {
  const { email } = await house.member()
  for (const address of [email, someone()]) {
    expect((await off.client().auth.resetPasswordForEmail(address)).error).toMatchObject(disabled)
  }
  const older = await fetch(`${off.url}/auth/v1/recover`, { method: 'POST', body: JSON.stringify({ email }) })
  expect(older.status).toBe(400)
  expect(await older.json()).toEqual({ code: 400, error_code: disabled.code, msg: disabled.message })
  await off.settled()
  expect(off.mails).toEqual([])
})

test('an update with an address or number is refused as a whole while that kind is off', async () => {
  const client = off.client()
  const { data } = await client.auth.signInAnonymously()
  const changes = [
    [{ email: someone(), data: { kept: 'no' } }, disabled],
    [
      { phone: '+4915112345678', data: { kept: 'no' } },
      { status: 400, code: 'phone_provider_disabled', message: 'Phone logins are disabled' },
    ],
  ] as const
  for (const [change, refusal] of changes) expect((await client.auth.updateUser(change)).error).toMatchObject(refusal)
  const { rows } = await sql`
    select email, phone, email_change, phone_change, raw_user_meta_data ->> 'kept' as kept from auth.users where id = ${data.user?.id}
  `.execute(off.world.db)
  expect(rows).toEqual([{ email: null, phone: null, email_change: '', phone_change: '', kept: null }])
  expect((await client.auth.updateUser({ data: { kept: 'yes' } })).error).toBeNull()
})

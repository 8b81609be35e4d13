import { createClient } from '@supabase/supabase-js'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { makeApp } from '#server/app.ts'
import { listen } from '#server/listen.ts'
import { type House, openHouse } from '../auth/house.ts'
import { aCook, type Cook } from '../rest/kitchen.ts'
import { hearChanges, hearTopic, settled } from './ear.ts'
import { connectPlainly } from './plain-socket.ts'
import { refusedAndStaying } from './stubborn-socket.ts'

// Longer than two of the heartbeats that a connection may miss, and than the client's margin before a token expires.
const tokenLasts = 100

let house: House
beforeAll(async () => {
  house = await openHouse({ env: { AUTH_JWT_EXP: String(tokenLasts) } })
})
afterEach(() => expect(house.world.failures).toEqual([]))
afterAll(() => house.close())

const own = { event: '*', schema: 'public', table: 'profiles' } as const
const rename = (cook: Cook, name: string) =>
  sql`update public.profiles set first_name = ${name} where user_id = ${cook.id}`.execute(house.world.db)

test('a channel is closed when its token expires, and a new token keeps it open', async () => {
  const [ada, bo] = [await aCook(house), await aCook(house)]
  const hers = await hearChanges(ada.client, own)
  const his = await hearChanges(bo.client, own)
  house.passTime((tokenLasts / 2) * 1_000)
  expect((await ada.client.auth.refreshSession()).error).toBeNull()
  await ada.client.realtime.setAuth()
  await Promise.all([settled(hers), settled(his)])
  house.passTime((tokenLasts / 2) * 1_000 + 1)
  expect(await his.states.next()).toBe('CLOSED')
  await rename(ada, 'Ada')
  expect(await hers.next()).toMatchObject({ new: { first_name: 'Ada' } })
  await Promise.all([ada, bo].map(({ client }) => client.removeAllChannels()))
})

test('a channel is closed with the reason when its session ends elsewhere', async () => {
  const cook = await aCook(house)
  const ear = await hearTopic(cook.client, `user:${cook.id}`)
  const why = new Promise((resolve) => ear.channel.on('system', {}, resolve))
  const elsewhere = house.client()
  await elsewhere.auth.signInWithPassword({ email: cook.email, password: cook.password })
  const stays = await hearTopic(elsewhere, `user:${cook.id}`, { self: true })
  await elsewhere.auth.signOut({ scope: 'others' })
  expect(await ear.states.next()).toBe('CLOSED')
  const message = 'Session from session_id claim in JWT does not exist'
  expect(await why).toEqual({ extension: 'system', status: 'error', message, channel: `user:${cook.id}` })
  await stays.channel.send({ type: 'broadcast', event: 'still here' })
  expect((await stays.next()).event).toBe('still here')
  await Promise.all([cook.client, elsewhere].map((client) => client.removeAllChannels()))
})

test.each([
  ['banned', (id: string) => sql`update auth.users set banned_until = 'infinity' where id = ${id}`],
  ['softly deleted', (id: string) => sql`update auth.users set deleted_at = now() where id = ${id}`],
  ['deleted', (id: string) => sql`delete from auth.users where id = ${id}`],
])('the channels of an account that is %s are closed', async (_, statement) => {
  const cook = await aCook(house)
  const ear = await hearTopic(cook.client, `user:${cook.id}`)
  await statement(cook.id).execute(house.world.db)
  expect(await ear.states.next()).toBe('CLOSED')
  await cook.client.removeAllChannels()
})

test('a session at aal1 loses its channels once a second factor is proved, and cannot join or broadcast', async () => {
  const cook = await aCook(house)
  const [rows, topic] = ['realtime:mine', `realtime:user:${cook.id}`]
  const changes = { access_token: cook.token, config: { postgres_changes: [{ ...own, table: 'user_roles' }] } }
  const joining = (token: string) => ({ access_token: token, config: { private: true } })
  await house.world.db.insertInto('public.user_roles').values({ user_id: cook.id, role: 'tester' }).execute()
  const plain = await connectPlainly(house)
  expect(await plain.ask(rows, 'phx_join', changes)).toMatchObject({ status: 'ok' })
  expect((await plain.next())[3]).toBe('system')
  // Proved elsewhere, because a proof in this session would end others.
  await sql`insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at, secret)
    values (gen_random_uuid(), ${cook.id}, 'totp', 'verified', now(), now(), 'x')`.execute(house.world.db)
  await house.world.db.deleteFrom('public.user_roles').where('user_id', '=', cook.id).execute()
  expect((await plain.next())[3]).toBe('phx_error')
  const no = { status: 'error', response: { reason: expect.stringMatching(/^Unauthorized: /) } }
  expect(await plain.ask(rows, 'phx_join', changes)).toEqual(no)
  expect(await plain.ask(topic, 'phx_join', joining(cook.token))).toEqual(no)
  const said = await house.world.send('/realtime/v1/api/broadcast', {
    method: 'POST',
    headers: { authorization: `Bearer ${cook.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ messages: [{ topic: `user:${cook.id}`, event: 'cooked' }] }),
  })
  expect(said.status).toBe(403)
  plain.socket.close()
})

test('a new token of a channel is checked like the first one', async () => {
  const [ada, bo] = [await aCook(house), await aCook(house)]
  const topic = `realtime:user:${ada.id}`
  const plain = await connectPlainly(house)
  const joinWith = async (token: string) => {
    expect(await plain.ask(topic, 'phx_join', { access_token: token, config: { private: true } })).toMatchObject({ status: 'ok' })
  }
  const system = (message: string) => ['system', { extension: 'system', status: 'error', message, channel: `user:${ada.id}` }]
  for (const [token, message] of [
    [bo.token, `You no longer have permission to read from this Channel topic: user:${ada.id}`],
    [house.world.accounts.apiKeys.anon, `You no longer have permission to read from this Channel topic: user:${ada.id}`],
    ['nonsense', 'The token provided is not a valid JWT'],
  ] as const) {
    await joinWith(ada.token)
    for (const same of [null, ada.token]) plain.say([null, null, topic, 'access_token', { access_token: same }])
    plain.say([null, null, topic, 'access_token', { access_token: token }])
    expect((await plain.next()).slice(3)).toEqual(system(message))
    expect((await plain.next())[3]).toBe('phx_close')
  }
  house.passTime(tokenLasts * 1_000 + 1)
  expect(await plain.closed).toBe('1008 No heartbeat')
  const later = await connectPlainly(house)
  expect(await later.ask(topic, 'phx_join', { access_token: ada.token })).toEqual({
    status: 'error',
    response: { reason: 'InvalidJWTToken: Token has expired' },
  })
  later.socket.close()
})

test('a stopping server closes its connections, and clients rejoin after the restart', async () => {
  const cook = await aCook(house)
  const app = makeApp(house.world)
  const first = await listen(app, { host: '127.0.0.1', port: 0 })
  const client = createClient(`http://127.0.0.1:${first.port}`, house.world.accounts.apiKeys.anon, {
    auth: { autoRefreshToken: false, persistSession: false },
    realtime: { reconnectAfterMs: () => 20 },
  })
  await client.auth.signInWithPassword({ email: cook.email, password: cook.password })
  const ear = await hearChanges(client, own)
  const plain = await connectPlainly({ url: `http://127.0.0.1:${first.port}`, world: house.world })
  const { socket: stubborn } = await refusedAndStaying(`http://127.0.0.1:${first.port}`)
  await first.stop()
  stubborn.destroy()
  expect(await plain.closed).toBe('1001 The server stops')
  expect(await ear.states.next()).toBe('CHANNEL_ERROR')
  const second = await listen(app, { host: '127.0.0.1', port: first.port })
  await expect.poll(() => ear.states.next()).toBe('SUBSCRIBED')
  await rename(cook, 'Back')
  expect(await ear.next()).toMatchObject({ new: { first_name: 'Back' } })
  await client.removeAllChannels()
  await second.stop()
})

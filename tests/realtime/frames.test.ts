import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { realtimeLimits } from '@potluck/platform/realtime/limits'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type House, openHouse } from '../auth/house.ts'
import { aCook, type Cook } from '../rest/kitchen.ts'
import { hearChanges, join } from './ear.ts'
import { connectPlainly } from './plain-socket.ts'
import { refusedAndStaying } from './stubborn-socket.ts'

let house: House
let ada: Cook
beforeAll(async () => {
  house = await openHouse({ env: { TRUST_PROXY: 'loopback' } })
  ada = await aCook(house)
})
afterEach(() => expect(house.world.failures).toEqual([]))
afterAll(async () => {
  await ada.client.removeAllChannels()
  await house.close()
})

const profiles = { event: '*', schema: 'public', table: 'profiles' } as const
const wishes = (...changes: object[]) => ({ access_token: ada.token, config: { postgres_changes: changes } })
const ok = (response: object) => ({ status: 'ok', response })
const refused = (reason: unknown) => ({ status: 'error', response: { reason } })

test('a heartbeat, a join, a change and a leave get the frames of the protocol', async () => {
  const plain = await connectPlainly(house)
  expect(await plain.ask('phoenix', 'heartbeat')).toEqual(ok({}))
  expect(await plain.ask('realtime:mine', 'phx_join', wishes(profiles, { ...profiles, filter: null, table: 'user_roles' }))).toEqual(
    ok({
      postgres_changes: [
        { ...profiles, id: 1 },
        { ...profiles, filter: null, table: 'user_roles', id: 2 },
      ],
    }),
  )
  const message = 'Subscribed to PostgreSQL'
  expect(await plain.next()).toEqual([
    'q2',
    null,
    'realtime:mine',
    'system',
    { extension: 'postgres_changes', status: 'ok', message, channel: 'mine' },
  ])
  await ada.client.from('profiles').update({ first_name: 'Ada' }).eq('user_id', ada.id)
  const [joinRef, ref, topic, event, payload] = await plain.next()
  expect([joinRef, ref, topic, event]).toEqual(['q2', null, 'realtime:mine', 'postgres_changes'])
  expect(payload).toMatchObject({
    ids: [1],
    data: { columns: expect.arrayContaining([{ name: 'recipe_preferences', type: 'jsonb' }]), record: { first_name: 'Ada' }, errors: null },
  })
  expect(await plain.ask('realtime:mine', 'phx_leave')).toEqual(ok({}))
  expect(await plain.next()).toEqual(['q2', 'q2', 'realtime:mine', 'phx_close', {}])
  expect(await plain.ask('realtime:mine', 'presence')).toEqual(refused('unmatched topic'))
  plain.socket.close()
})

test('a second join of a channel replaces the first', async () => {
  const plain = await connectPlainly(house)
  await plain.ask('realtime:mine', 'phx_join', wishes(profiles))
  expect((await plain.next())[3]).toBe('system')
  expect(await plain.ask('realtime:mine', 'phx_join', wishes())).toEqual(refused(expect.stringContaining('Unauthorized')))
  expect(
    await plain.ask('realtime:mine', 'phx_join', {
      ...wishes(profiles),
      config: { ...wishes(profiles).config, presence: { enabled: true } },
    }),
  ).toMatchObject({ status: 'ok' })
  expect(await plain.next()).toEqual(['q1', 'q1', 'realtime:mine', 'phx_close', {}])
  expect(await plain.next()).toEqual(['q3', null, 'realtime:mine', 'presence_state', {}])
  plain.say(['q1', 'old', 'realtime:mine', 'phx_leave', {}])
  expect((await plain.next())[3]).toBe('system')
  expect((await plain.next()).slice(1)).toEqual(['old', 'realtime:mine', 'phx_reply', ok({})])
  expect(await plain.ask('realtime:mine', 'presence', { event: 'untrack' })).toEqual(ok({}))
  expect(await plain.ask('realtime:mine', 'presence', { event: 'track' })).toEqual(refused(expect.stringMatching(/^PresenceUnsupported: /)))
  expect(await plain.ask('realtime:mine', 'broadcast', { type: 'broadcast', event: 'hello' })).toEqual(
    refused('Unauthorized: You do not have permissions to write to this Channel topic: mine'),
  )
  plain.socket.close()
})

test('a client that asks for protocol version 1.0.0 gets it', async () => {
  const client = house.client({ realtime: { vsn: '1.0.0' } })
  await client.auth.signInWithPassword({ email: ada.email, password: ada.password })
  const changes = await hearChanges(client, profiles)
  const channel = client.channel(`user:${ada.id}`, { config: { broadcast: { self: true, ack: true } } })
  const heard = new Promise((resolve) => channel.on('broadcast', { event: 'cooked' }, resolve))
  await join(channel)
  expect(await channel.send({ type: 'broadcast', event: 'cooked', payload: { title: 'Soup' } })).toBe('ok')
  expect(await heard).toMatchObject({ event: 'cooked', payload: { title: 'Soup' } })
  await ada.client.from('profiles').update({ first_name: 'Ada the First' }).eq('user_id', ada.id)
  expect(await changes.next()).toMatchObject({ new: { first_name: 'Ada the First' } })
  await client.removeAllChannels()
})

const frame = (...bytes: number[]) => new Uint8Array(bytes)
test.each<[string, string | Uint8Array<ArrayBuffer>]>([
  ['broken JSON', '{'],
  ['a JSON object', '{"topic":1}'],
  ['too short an array', '["1","2","phoenix"]'],
  ['an array with an object as its topic', '["1","2",{},"phx_join",{}]'],
  ['an array with an overlong reference', JSON.stringify(['1', 'x'.repeat(300), 'phoenix', 'heartbeat', {}])],
  ['an empty binary', frame()],
  ['an unknown binary', frame(1, 2, 3)],
  ['a binary that ends too early', frame(3, 200, 200, 200, 200, 0, 1, 65)],
  ['a binary that is not UTF-8', frame(3, 0, 0, 1, 1, 0, 1, 255, 65, 123, 125)],
])('a message that is %s closes the connection', async (_, garbage) => {
  const plain = await connectPlainly(house)
  plain.socket.send(garbage)
  expect(await plain.closed).toBe('1007 This is no message of the protocol')
})

test('an overlong message closes the connection before its end', async () => {
  const plain = await connectPlainly(house)
  plain.say(JSON.stringify([null, '1', 'phoenix', 'heartbeat', { text: 'x'.repeat(realtimeLimits.messageBytes) }]))
  expect(await plain.closed).toMatch(/^1009/)
})

test.each<[string, string, object, string]>([
  ['no topic', 'realtime:', {}, 'TopicNameRequired: You must provide a topic name'],
  ['another service’s topic', 'room:1', {}, 'TopicNameRequired: You must provide a topic name'],
  ['malformed subscriptions', 'realtime:x', { config: { postgres_changes: [{ event: 'LOOK' }] } }, 'InvalidJoinPayload: '],
  [
    'a filter of several conditions',
    'realtime:x',
    { config: { postgres_changes: [{ ...profiles, filter: 'id=eq.,'.repeat(5) }] } },
    'RealtimeDisabled',
  ],
  [
    'an overlong filter',
    'realtime:x',
    { config: { postgres_changes: [{ ...profiles, filter: `id=eq.${'x'.repeat(600)}` }] } },
    'RealtimeDisabled',
  ],
  [
    'many filters',
    'realtime:x',
    { config: { postgres_changes: Array(10).fill({ ...profiles, filter: `id=eq.${'x'.repeat(500)}` }) } },
    'InvalidJoinPayload: ',
  ],
  ['a malformed payload', 'realtime:x', [1], 'InvalidJoinPayload: '],
  ['a malformed token', 'realtime:x', { access_token: 'nonsense' }, 'MalformedJWT: The token provided is not a valid JWT'],
  ['a token with a line break', 'realtime:x', { access_token: 'a.b.c\r\nhost: x' }, 'MalformedJWT: The token provided is not a valid JWT'],
  ['a token of a foreign key', 'realtime:x', { access_token: 'eyJhbGciOiJIUzI1NiJ9.e30.AAAA' }, 'JwtSignatureError: '],
])('a join with %s is refused with an explanation', async (_, topic, payload, reason) => {
  const plain = await connectPlainly(house)
  expect(await plain.ask(topic, 'phx_join', payload)).toEqual(refused(expect.stringContaining(reason)))
  expect(await plain.ask('phoenix', 'heartbeat')).toEqual(ok({}))
  plain.socket.close()
})

test('a connection has limits on channels, joins and messages a second', async () => {
  const plain = await connectPlainly(house)
  const joins = Array.from({ length: realtimeLimits.channelsPerSocket + 1 }, (_, at) =>
    plain.ask(`realtime:${at}`, 'phx_join', wishes(profiles)),
  )
  const answers = await Promise.all(joins)
  expect(answers.at(-2)).toMatchObject({ status: 'ok' })
  expect(answers.at(-1)).toEqual(
    refused(expect.stringMatching(/^(ChannelRateLimitReached|ClientJoinRateLimitReached): Too many (channels|joins)/)),
  )
  house.passTime(5_000)
  expect(await plain.ask('realtime:one-more', 'phx_join', wishes(profiles))).toEqual(refused('ChannelRateLimitReached: Too many channels'))
  for (let at = 0; at < realtimeLimits.messagesPerSecond * 2; at += 1) plain.say([null, null, 'phoenix', 'heartbeat', {}])
  expect(await plain.closed).toBe('1008 Too many messages per second')
})

test('an anonymous connection has few channels, and more once an account signs in', async () => {
  const plain = await connectPlainly(house)
  const visit = { config: { postgres_changes: [profiles] } }
  for (let at = 0; at < realtimeLimits.withoutAccount.channels; at += 1) {
    expect(await plain.ask(`realtime:${at}`, 'phx_join', visit)).toMatchObject({ status: 'ok' })
  }
  expect(await plain.ask('realtime:more', 'phx_join', visit)).toEqual(refused('ChannelRateLimitReached: Too many channels'))
  expect(await plain.ask('realtime:more', 'phx_join', wishes(profiles))).toMatchObject({ status: 'ok' })
  expect(await plain.ask('realtime:another', 'phx_join', visit)).toMatchObject({ status: 'ok' })
  plain.socket.close()
})

test('a connection without a valid key or a known protocol version is refused', async () => {
  await expect(connectPlainly(house, { apikey: 'nonsense' })).rejects.toThrow('refused')
  await expect(connectPlainly(house, { apikey: '' })).rejects.toThrow('refused')
  await expect(connectPlainly(house, { vsn: '3.0.0' })).rejects.toThrow('refused')
  const statuses = await Promise.all(
    ['', '?apikey=nonsense', '?apikey=x&vsn=9'].map((query) => house.world.send(`/realtime/v1/websocket${query}`)),
  )
  expect(statuses.map(({ status }) => status)).toEqual([401, 401, 400])
  const plainly = await house.world.send(`/realtime/v1/websocket?apikey=${house.world.accounts.apiKeys.anon}`)
  expect(plainly.status).toBe(426)
})

test('a refused connection that stays open is closed by the server', async () => {
  const { socket, line } = await refusedAndStaying(house.url)
  expect(line).toBe('HTTP/1.1 401 Unauthorized')
  const isGone = () => {
    if (!socket.destroyed) socket.write('x')
    return socket.destroyed
  }
  await expect.poll(isGone).toBe(true)
})

test.each(['h2c', 'websocket'])('an upgrade to %s on another route is ignored and the request is answered', async (upgrade) => {
  const body = await new Promise((resolve, reject) => {
    const asked = request(`${house.url}/healthz`, { headers: { connection: 'upgrade', upgrade } }, (response) => resolve(text(response)))
    asked.on('error', reject).end()
  })
  expect(body).toBe('{"status":"ok"}')
})

test('a connection without a heartbeat for a minute is closed', async () => {
  const plain = await connectPlainly(house)
  house.passTime(realtimeLimits.heartbeatTimeout + 1)
  expect(await plain.closed).toBe('1008 No heartbeat')
})

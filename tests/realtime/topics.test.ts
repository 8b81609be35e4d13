import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type House, openHouse } from '../auth/house.ts'
import { aCook, type Cook } from '../rest/kitchen.ts'
import { hearChanges, hearTopic, join, openEar } from './ear.ts'

let house: House
let ada: Cook
let bo: Cook
beforeAll(async () => {
  house = await openHouse()
  ;[ada, bo] = [await aCook(house), await aCook(house)]
})
afterEach(async () => {
  expect(house.world.failures).toEqual([])
  await Promise.all([ada, bo].flatMap(({ client }) => client.getChannels().map((channel) => client.removeChannel(channel))))
})
afterAll(async () => {
  await Promise.all([ada, bo].map(({ client }) => client.removeAllChannels()))
  await house.close()
})

const say = (event: string, payload: unknown = {}) => ({ type: 'broadcast' as const, event, payload })

test("a broadcast on a member's own topic reaches the other tabs, and the sender if it asks", async () => {
  const tab = house.client()
  await tab.auth.signInWithPassword({ email: ada.email, password: ada.password })
  const topic = `user:${ada.id}`
  const here = await hearTopic(ada.client, topic, { ack: true })
  const there = await hearTopic(tab, topic, { ack: true, self: true })
  const soup = { title: 'Суп 🍲', portions: [1, null, { half: 0.5 }] }
  expect(await here.channel.send(say('cooked', soup))).toBe('ok')
  expect(await there.next()).toEqual({ event: 'cooked', payload: soup })
  expect(await there.channel.send(say('eaten', soup))).toBe('ok')
  expect(await there.next()).toEqual({ event: 'eaten', payload: soup })
  expect(await here.next()).toEqual({ event: 'eaten', payload: soup })
  await tab.removeAllChannels()
})

test("another member and a visitor are refused on a member's topic", async () => {
  const topic = `user:${ada.id}`
  const words = `Unauthorized: You do not have permissions to read from this Channel topic: ${topic}`
  await expect(hearTopic(bo.client, topic)).rejects.toThrow(words)
  await expect(hearTopic(house.client(), topic)).rejects.toThrow(words)
  await expect(hearTopic(ada.client, 'kitchen-talk')).rejects.toThrow('Unauthorized: ')
  await expect(hearTopic(ada.client, `user:${ada.id}:more`)).rejects.toThrow('Unauthorized: ')
})

test("a broadcast that is too long for PostgreSQL's notifications is refused", async () => {
  const { channel, next } = await hearTopic(ada.client, `user:${ada.id}`, { ack: true, self: true })
  expect(await channel.send(say('long', { text: 'é'.repeat(4_000) }))).toBe('error')
  expect(await channel.send(say('long', { text: 'é'.repeat(3_800) }))).toBe('ok')
  expect((await next()).payload).toEqual({ text: 'é'.repeat(3_800) })
})

test('a broadcast by an HTTP request reaches the topic, and one without the right is refused', async () => {
  const topic = `user:${ada.id}`
  const { next } = await hearTopic(ada.client, topic)
  const elsewhere = house.client()
  await elsewhere.auth.signInWithPassword({ email: ada.email, password: ada.password })
  await elsewhere.realtime.setAuth()
  expect(await elsewhere.channel(topic).httpSend('cooked', { title: 'Soup' })).toEqual({ success: true })
  expect(await next()).toEqual({ event: 'cooked', payload: { title: 'Soup' } })

  const { data } = await elsewhere.auth.getSession()
  const post = (body: unknown, headers: Record<string, string> = { authorization: `Bearer ${data.session?.access_token}` }) =>
    fetch(`${house.url}/realtime/v1/api/broadcast`, {
      method: 'POST',
      headers: { apikey: house.world.accounts.apiKeys.anon, 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  const messages = [{ topic, event: 'eaten', payload: { left: 0 }, private: true }]
  expect((await post({ messages })).status).toBe(202)
  expect(await next()).toEqual({ event: 'eaten', payload: { left: 0 } })

  const refused = async (response: Promise<Response>) => {
    const { status } = await response
    return [status, (await (await response).json()).error]
  }
  expect(await refused(post({ messages }, {}))).toEqual([
    403,
    `Unauthorized: You do not have permissions to write to this Channel topic: ${topic}`,
  ])
  expect(await refused(post({ messages: [...messages, { topic: `user:${bo.id}`, event: 'x' }] }))).toEqual([403, expect.any(String)])
  expect(await refused(post({ messages }, { authorization: 'Bearer nonsense' }))).toEqual([401, expect.stringMatching(/^MalformedJWT/)])
  expect(await refused(post('{'))).toEqual([422, expect.any(String)])
  expect(await refused(post({ messages: [{ topic }] }))).toEqual([422, expect.any(String)])
  expect(await refused(post({ messages: [{ ...messages[0], payload: 'x'.repeat(9_000) }] }))).toEqual([413, expect.any(String)])
  expect(await refused(post('x'.repeat(100_000)))).toEqual([413, expect.any(String)])
})

test("a broadcast with the service role key reaches any member's topic", async () => {
  const { next } = await hearTopic(bo.client, `user:${bo.id}`)
  expect(await house.admin().channel(`user:${bo.id}`).httpSend('news', { from: 'the kitchen' })).toEqual({ success: true })
  expect(await next()).toEqual({ event: 'news', payload: { from: 'the kitchen' } })
})

test('a channel opened with the service role key is refused with an explanation', async () => {
  const service = house.admin()
  const words = 'Unauthorized: A channel cannot be opened with the key of the service role'
  await expect(hearTopic(service, `user:${bo.id}`)).rejects.toThrow(words)
  await expect(hearChanges(service, { event: '*', schema: 'public', table: 'profiles' })).rejects.toThrow(words)
  await service.removeAllChannels()
})

/** A member's channel, the server's messages about it, and another channel of the same connection. */
async function besideAnother(own: Cook) {
  const heard = openEar<unknown>()
  const channel = own.client.channel(`user:${own.id}`, { config: { private: true, broadcast: { ack: true } } })
  channel.on('system', {}, ({ extension, status, message }) => heard.hear({ extension, status, message }))
  await join(channel)
  return { channel, next: heard.next, other: await hearChanges(own.client, { event: '*', schema: 'public', table: 'profiles' }) }
}

test('a track call is refused with an explanation, and the connection and its other channels continue', async () => {
  const { channel, next, other } = await besideAnother(ada)
  expect(await channel.track({ isCooking: true })).toBe('error')
  expect(await next()).toEqual({
    extension: 'presence',
    status: 'error',
    message: 'PresenceUnsupported: This server does not track who is present',
  })
  expect(await channel.untrack()).toBe('ok')
  expect(await channel.send(say('cooked'))).toBe('ok')
  await ada.client.from('profiles').update({ first_name: 'Ada' }).eq('user_id', ada.id)
  expect(await other.next()).toMatchObject({ new: { first_name: 'Ada' } })
})

test('a binary broadcast is refused with an explanation, and the connection and its other channels continue', async () => {
  const { channel, next, other } = await besideAnother(bo)
  expect(await channel.send(say('photo', new Uint8Array([0, 255, 7]).buffer))).toBe('error')
  expect(await next()).toEqual({
    extension: 'broadcast',
    status: 'error',
    message: 'BinaryBroadcastUnsupported: A broadcast has a JSON payload; this one is binary',
  })
  expect(await channel.send(say('cooked'))).toBe('ok')
  await bo.client.from('profiles').update({ first_name: 'Bo' }).eq('user_id', bo.id)
  expect(await other.next()).toMatchObject({ new: { first_name: 'Bo' } })
})

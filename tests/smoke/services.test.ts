import { afterAll, beforeAll, expect, test } from 'vitest'
import { hearChanges, hearTopic } from '../realtime/ear.ts'
import { openWall, type Wall } from '../storage/kitchen-wall.ts'
import { aBlob } from '../storage/pictures.ts'
import { ask } from './ask.ts'

// /storage/v1, /realtime/v1 and the pages' own addresses, once each.

let wall: Wall
beforeAll(async () => {
  wall = await openWall()
})
afterAll(async () => {
  expect(wall.house.world.failures).toEqual([])
  await wall.close()
})

test('a picture is uploaded, listed, described, downloaded, moved, copied and removed', async () => {
  const pictures = wall.as.admin
  expect((await pictures.upload('soup.png', aBlob())).error).toBeNull()
  expect((await pictures.upload('soup.png', aBlob({ of: 1 }), { upsert: true })).error).toBeNull()
  expect((await pictures.list()).data).toMatchObject([{ name: 'soup.png' }])
  expect((await pictures.info('soup.png')).data).toMatchObject({ name: 'soup.png', size: 300 })
  expect((await wall.as.visitor.download('soup.png')).data?.size).toBe(300)
  expect((await pictures.move('soup.png', 'stew.png')).error).toBeNull()
  expect((await pictures.copy('stew.png', 'copy.png')).error).toBeNull()
  expect((await pictures.remove(['stew.png', 'copy.png'])).data).toHaveLength(2)
  expect((await wall.as.member.upload('mine.png', aBlob())).error).not.toBeNull()
  expect((await wall.clients.service.storage.listBuckets()).data).toMatchObject([{ name: 'recipe-pictures' }])
})

test('a row change and broadcasts by socket and by request reach their subscribers', async () => {
  const { house, admin } = wall
  const changes = await hearChanges(admin.client, { event: '*', schema: 'public', table: 'profiles' })
  await admin.client.from('profiles').update({ first_name: 'Grace' }).eq('user_id', admin.id)
  expect(await changes.next()).toMatchObject({ eventType: 'UPDATE', new: { user_id: admin.id, first_name: 'Grace' } })

  const topic = `user:${admin.id}`
  const said = { event: 'cooked', payload: { title: 'Soup' } }
  const ear = await hearTopic(admin.client, topic, { self: true })
  await ear.channel.send({ type: 'broadcast', ...said })
  expect(await ear.next()).toEqual(said)
  const token = (await admin.client.auth.getSession()).data.session?.access_token ?? ''
  const messages = [{ topic, private: true, ...said }]
  expect((await ask(house.world, 'POST /realtime/v1/api/broadcast', { token, body: { messages } })).status).toBe(202)
  expect(await ear.next()).toEqual(said)
  const one = await ask(house.world, `POST /realtime/v1/api/broadcast/${topic}/events/cooked`, { token, body: { title: 'Stew' } })
  expect(one.status).toBe(202)
  expect(await ear.next()).toEqual({ event: 'cooked', payload: { title: 'Stew' } })
  await admin.client.removeAllChannels()
})

test.each([
  ['/config.json', { product: expect.any(String), capabilities: { accounts: true } }],
  ['/healthz', { status: 'ok' }],
  ['/ready', { status: 'ok' }],
  ['/api/docs', expect.stringContaining('generate-recipe')],
  ['/api/docs/openapi.json', { paths: expect.objectContaining({ '/functions/v1/generate-recipe': expect.anything() }) }],
])('the address %s is answered with 200', async (path, body) => {
  expect(await ask(wall.house.world, `GET ${path}`)).toMatchObject({ status: 200, body })
})

import { StoreAway } from '@potluck/platform/storage/file-store'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { s3Store } from '#server/outside/objects.ts'
import { type FakeS3, startFakeS3 } from './fake-s3.ts'
import { openWall, type Wall } from './kitchen-wall.ts'
import { aBlob, aPicture } from './pictures.ts'

let s3: FakeS3
let wall: Wall
beforeAll(async () => {
  s3 = await startFakeS3(() => Date.now())
  wall = await openWall({ env: s3.env })
})
afterAll(async () => {
  await wall.close()
  await s3.close()
})
beforeEach(() => {
  s3.mood = 'fine'
})

const publicUrl = (name: string) => wall.as.visitor.getPublicUrl(name).data.publicUrl
const bytesAt = async (name: string) => Buffer.from(await (await fetch(publicUrl(name))).arrayBuffer())
/** The logged faults of the object store. */
const faults = () => wall.house.world.failures.splice(0)
const away = { status: 503, statusCode: '503', message: 'The object store does not answer. Please try again later.' }

test('pictures are stored, read in whole and in part, replaced and removed in an S3 bucket, with every call signed', async () => {
  const { admin } = wall.as
  expect((await admin.upload('soup.png', aBlob({ of: 1 }))).error).toBeNull()
  expect([...s3.objects.values()]).toEqual([{ bytes: Buffer.from(aPicture({ of: 1 })), type: 'image/png' }])
  expect([...s3.objects.keys()][0]).toMatch(/^storage\/[0-9a-f-]{36}$/)
  expect(await bytesAt('soup.png')).toEqual(Buffer.from(aPicture({ of: 1 })))
  const part = await fetch(publicUrl('soup.png'), { headers: { range: 'bytes=5-9' } })
  expect([part.status, part.headers.get('content-range')]).toEqual([206, 'bytes 5-9/300'])
  expect(Buffer.from(await part.arrayBuffer())).toEqual(Buffer.from(aPicture({ of: 1 }).slice(5, 10)))
  const calls = s3.calls.length
  expect((await fetch(publicUrl('soup.png'), { method: 'HEAD' })).headers.get('content-length')).toBe('300')
  expect((await fetch(publicUrl('soup.png'), { headers: { 'if-none-match': '*' } })).status).toBe(304)
  expect(s3.calls).toHaveLength(calls)

  expect((await admin.update('soup.png', aBlob({ of: 2 }))).error).toBeNull()
  expect((await admin.copy('soup.png', 'again.png')).error).toBeNull()
  expect([...s3.objects.values()].map(({ bytes }) => bytes)).toEqual([2, 2].map((of) => Buffer.from(aPicture({ of }))))
  expect((await admin.remove(['soup.png', 'again.png'])).data).toHaveLength(2)
  expect(s3.objects.size).toBe(0)
  expect(wall.files()).toEqual([])
  expect([faults(), await wall.looseFiles()]).toEqual([[], 0])
})

test.each<FakeS3['mood']>(['slow down', 'cut', 'moved'])('an S3 store in the state "%s" stores, shows and loses nothing', async (mood) => {
  const { admin, visitor } = wall.as
  await admin.upload('kept.png', aBlob({ of: 3 }), { upsert: true })
  s3.mood = mood
  const calls = s3.calls.length
  expect((await admin.upload('new.png', aBlob())).error).toMatchObject(away)
  expect((await admin.upload('kept.png', aBlob({ of: 4 }), { upsert: true })).error).toMatchObject(away)
  const shown = await fetch(publicUrl('kept.png'))
  expect([shown.status, shown.headers.get('retry-after'), shown.headers.get('cache-control'), await shown.json()]).toEqual([
    503,
    '5',
    'no-store',
    { statusCode: '503', code: 'S3Error', error: 'S3Error', message: away.message },
  ])
  expect(s3.calls.slice(calls).map((call) => call.split(' ')[0])).toEqual(['PUT', 'PUT', 'GET'])
  expect(faults()).toHaveLength(3)

  s3.mood = 'fine'
  expect((await visitor.exists('new.png')).data).toBe(false)
  expect(await bytesAt('kept.png')).toEqual(Buffer.from(aPicture({ of: 3 })))
  // Whether those two uploads arrived is unknown: they are removed once they can no longer arrive.
  expect(await wall.looseFiles()).toBe(2)
  expect(await wall.tidyUp()).toBe(2)
  expect((await admin.upload('new.png', aBlob())).error).toBeNull()
  await admin.remove(['new.png'])
  expect(s3.objects.size).toBe(1)
})

test('a picture removed while the S3 store is down disappears at once, and its file later', async () => {
  const { admin, visitor } = wall.as
  await admin.upload('kept.png', aBlob(), { upsert: true })
  s3.mood = 'slow down'
  expect((await admin.remove(['kept.png'])).data).toHaveLength(1)
  expect((await visitor.download('kept.png')).error).toMatchObject({ statusCode: '404' })
  expect([s3.objects.size, await wall.looseFiles()]).toEqual([1, 1])
  s3.mood = 'fine'
  expect(await wall.tidyUp()).toBe(1)
  expect([s3.objects.size, await wall.looseFiles()]).toEqual([0, 0])
})

test('a file cut off by the S3 store never appears as complete', async () => {
  const sizes = { small: 100_000, large: 2_000_000 }
  for (const [name, size] of Object.entries(sizes)) await wall.as.admin.upload(name, aBlob({ size }))
  s3.mood = 'cut inside'
  const answer = await fetch(publicUrl('small'))
  expect([answer.status, (await answer.json()).code]).toEqual([503, 'S3Error'])
  expect((await wall.as.admin.copy('small', 'half')).error).toMatchObject(away)
  expect(faults()).toEqual([1, 2].map(() => expect.stringContaining('stopped in the middle')))
  const told = vi.mocked(console.error).mockImplementation(() => {})
  const begun = await fetch(publicUrl('large'))
  expect([begun.status, begun.headers.get('content-length')]).toEqual([200, '2000000'])
  await expect(begun.arrayBuffer()).rejects.toThrow()
  await expect.poll(() => String(told.mock.calls)).toContain('stopped in the middle')
  told.mockClear()
  s3.mood = 'fine'
  for (const [name, size] of Object.entries(sizes)) expect(await bytesAt(name)).toEqual(Buffer.from(aPicture({ size })))
})

test('a slow reader buffers only part of an S3 file, and leaving stops the transfer', async () => {
  const [pieces, size] = [100, 65_536]
  let asked = 0
  let isLeft = false
  const body = () =>
    new ReadableStream({
      pull(controller) {
        asked += 1
        controller.enqueue(new Uint8Array(size))
      },
      cancel() {
        isLeft = true
      },
    })
  const settings = { endpoint: 'http://s3.invalid', bucket: 'b', region: 'r', accessKeyId: 'a', secretAccessKey: 's' }
  const ofLength = (length: number) => async () => new Response(body(), { status: 206, headers: { 'content-length': String(length) } })
  const store = (length: number) => s3Store(settings, { fetch: ofLength(length), now: () => new Date() })
  const reader = (await store(pieces * size).read('a', { first: 0, last: pieces * size - 1 }))?.getReader()
  expect((await reader?.read())?.value).toHaveLength(size)
  expect(asked).toBeLessThan(8)
  await reader?.cancel()
  expect(isLeft).toBe(true)
  await expect(store(size).read('a', { first: 0, last: size })).rejects.toThrow('shorter than it was')
})

test('a file missing from the S3 bucket is not found and can be uploaded again', async () => {
  await wall.as.admin.upload('lost.png', aBlob())
  s3.objects.clear()
  expect((await wall.as.visitor.download('lost.png')).error).toMatchObject({ statusCode: '404', message: 'Object not found' })
  expect(faults()).toEqual([expect.stringContaining('the file of an object is not in the store')])
  expect((await wall.as.admin.update('lost.png', aBlob({ of: 9 }))).error).toBeNull()
  expect(await bytesAt('lost.png')).toEqual(Buffer.from(aPicture({ of: 9 })))
})

test('an S3 store that never answers or rejects the credentials counts as unavailable', async () => {
  const {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = s3.env
  const settings = { endpoint, bucket, region, accessKeyId, secretAccessKey }
  const outside = { fetch, now: () => new Date(), patience: { answer: 20, file: 40 } }
  const ways = (store: ReturnType<typeof s3Store>) => [
    () => store.put('a', aPicture(), 'image/png'),
    () => store.read('a', { first: 0, last: 1 }),
    () => store.remove('a'),
  ]
  s3.mood = 'silent'
  for (const act of ways(s3Store(settings, outside))) await expect(act()).rejects.toThrow(StoreAway)
  s3.mood = 'fine'
  const hour = 3_600_000
  const kept = s3.objects.size
  const patient = { fetch, now: () => new Date() }
  for (const [store, code] of [
    [s3Store({ ...settings, secretAccessKey: 'another' }, patient), 'SignatureDoesNotMatch'],
    [s3Store({ ...settings, accessKeyId: 'another' }, patient), 'InvalidAccessKeyId'],
    [s3Store({ ...settings, region: 'another' }, patient), 'SignatureDoesNotMatch'],
    [s3Store({ ...settings, bucket: 'another' }, patient), 'NoSuchBucket'],
    [s3Store(settings, { ...patient, now: () => new Date(Date.now() - hour) }), 'RequestTimeTooSkewed'],
  ] as const) {
    for (const act of ways(store))
      await expect(act()).rejects.toThrow(`The object store answered ${code === 'NoSuchBucket' ? 404 : 403} ${code}`)
  }
  expect(s3.objects.size).toBe(kept)
  const sound = s3Store({ ...settings, endpoint: `${endpoint}/` }, patient)
  await sound.put('a', aPicture(), 'image/png')
  expect(await sound.read('nothing', { first: 0, last: 1 })).toBeNull()
  await sound.remove('a')
  await sound.remove('a')
  expect(s3.objects.size).toBe(kept)
})

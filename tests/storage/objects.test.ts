import { mkdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openHouse } from '../auth/house.ts'
import { bucket, openWall, type Wall } from './kitchen-wall.ts'
import { aBlob, aPicture, pictureTypes } from './pictures.ts'

let wall: Wall
beforeAll(async () => {
  wall = await openWall()
})
afterAll(async () => {
  expect(wall.house.world.failures).toEqual([])
  await wall.close()
})

/** The names of the stored objects. */
const names = async () => (await sql<{ name: string }>`select name from storage.objects order by name`.execute(wall.house.world.db)).rows
const publicUrl = (name: string) => wall.as.visitor.getPublicUrl(name).data.publicUrl
const bytesOf = async (blob: Blob | null | undefined) => Buffer.from((await blob?.arrayBuffer()) ?? new ArrayBuffer(0))

test('admins and the server upload pictures that everyone can read, and members and visitors cannot upload', async () => {
  const { service, admin, member, visitor } = wall.as
  const bySelf = await admin.upload('soup/hot.png', aBlob({ of: 1 }))
  expect(bySelf.error).toBeNull()
  expect(bySelf.data).toEqual({ path: 'soup/hot.png', id: expect.stringMatching(/^[0-9a-f-]{36}$/), fullPath: `${bucket}/soup/hot.png` })
  for (const type of pictureTypes) {
    const { error } = await service.upload(`raw/${type}`, aPicture({ type }), {
      contentType: type,
      cacheControl: '60',
      metadata: { by: 'ada' },
    })
    expect(error, type).toBeNull()
  }
  for (const reader of [visitor, member, admin, service]) {
    expect(await bytesOf((await reader.download('soup/hot.png')).data)).toEqual(Buffer.from(aPicture({ of: 1 })))
  }
  const shown = await fetch(publicUrl('soup/hot.png'))
  expect(Buffer.from(await shown.arrayBuffer())).toEqual(Buffer.from(aPicture({ of: 1 })))
  expect(shown.status).toBe(200)
  expect(Object.fromEntries(shown.headers)).toMatchObject({
    'content-type': 'image/png',
    'content-length': '300',
    'cache-control': 'max-age=3600',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
    'accept-ranges': 'bytes',
    'access-control-allow-origin': '*',
    etag: expect.stringMatching(/^"[0-9a-f]{32}"$/),
    'last-modified': expect.stringMatching(/ GMT$/),
  })
  const raw = await fetch(publicUrl('raw/image/webp'))
  expect([raw.headers.get('content-type'), raw.headers.get('cache-control')]).toEqual(['image/webp', 'max-age=60'])

  const denied = { status: 400, statusCode: '403', code: 'AccessDenied', message: 'new row violates row-level security policy' }
  for (const stranger of [member, visitor]) {
    for (const options of [{}, { upsert: true }]) expect((await stranger.upload('mine.png', aBlob(), options)).error).toMatchObject(denied)
    expect((await stranger.upload('mine.png', aPicture(), { contentType: 'image/png' })).error).toMatchObject(denied)
    expect((await stranger.update('soup/hot.png', aBlob({ of: 2 }))).error).toMatchObject(denied)
    expect(await stranger.remove(['soup/hot.png'])).toEqual({ data: [], error: null })
    expect(await stranger.list('soup')).toEqual({ data: [], error: null })
    expect((await stranger.move('soup/hot.png', 'cold.png')).error).toMatchObject({ code: 'NoSuchKey' })
    expect((await stranger.copy('soup/hot.png', 'cold.png')).error).toMatchObject({ code: 'NoSuchKey' })
  }
  expect(await names()).toEqual([...pictureTypes.map((type) => `raw/${type}`), 'soup/hot.png'].sort().map((name) => ({ name })))
  const { rows } = await sql<{ owner: string | null; metadata: unknown; version: string }>`
    select owner, metadata, version from storage.objects where name = 'soup/hot.png'`.execute(wall.house.world.db)
  expect(rows[0]).toMatchObject({ owner: wall.admin.id, metadata: { mimetype: 'image/png', size: 300, cacheControl: 'max-age=3600' } })
  expect(wall.files()).toHaveLength(5)
  expect(wall.files()).toContain(rows[0]?.version)
  expect(await wall.looseFiles()).toBe(0)
})

test('an upload to a taken name is refused unless it replaces the file, and the old file is removed', async () => {
  const { admin, service } = wall.as
  await admin.upload('pie.png', aBlob({ of: 1 }))
  const before = wall.files()
  expect((await service.upload('pie.png', aBlob({ of: 2 }))).error).toMatchObject({
    status: 400,
    statusCode: '409',
    code: 'KeyAlreadyExists',
    message: 'The resource already exists',
  })
  expect(await bytesOf((await admin.download('pie.png')).data)).toEqual(Buffer.from(aPicture({ of: 1 })))
  const tag = (await fetch(publicUrl('pie.png'))).headers.get('etag')

  expect((await service.upload('pie.png', aBlob({ of: 2 }), { upsert: true })).error).toBeNull()
  expect(await bytesOf((await admin.download('pie.png')).data)).toEqual(Buffer.from(aPicture({ of: 2 })))
  expect((await fetch(publicUrl('pie.png'))).headers.get('etag')).not.toBe(tag)
  expect((await admin.update('pie.png', aBlob({ of: 3, type: 'image/jpeg' }), { cacheControl: '5' })).error).toBeNull()
  const now = await fetch(publicUrl('pie.png'))
  expect([now.headers.get('content-type'), now.headers.get('cache-control')]).toEqual(['image/jpeg', 'max-age=5'])
  expect(wall.files()).toHaveLength(before.length)
  expect(await wall.looseFiles()).toBe(0)
})

test('one of six concurrent uploads to one name succeeds, and six concurrent replacements leave one file', async () => {
  const many = [1, 2, 3, 4, 5, 6]
  const before = wall.files().length
  const made = await Promise.all(many.map((of) => wall.as.service.upload('race.png', aBlob({ of }))))
  expect(made.filter(({ error }) => error === null)).toHaveLength(1)
  for (const { error } of made) expect(error?.message ?? 'The resource already exists').toBe('The resource already exists')
  const replaced = await Promise.all(many.map((of) => wall.as.service.upload('race.png', aBlob({ of: of + 10 }), { upsert: true })))
  expect(replaced.map(({ error }) => error)).toEqual(many.map(() => null))
  await wall.tidyUp()
  expect(wall.files()).toHaveLength(before + 1)
  const shown = await bytesOf((await wall.as.visitor.download('race.png')).data)
  expect(many.map((of) => Buffer.from(aPicture({ of: of + 10 })).equals(shown)).filter(Boolean)).toHaveLength(1)
})

test('a picture is described, moved, copied and removed', async () => {
  const { admin, visitor } = wall.as
  await admin.upload('cake.png', aBlob({ of: 4 }), { metadata: { cook: 'Ada' }, cacheControl: '7' })
  const info = await visitor.info('cake.png')
  expect(info.data).toMatchObject({
    name: 'cake.png',
    size: 300,
    contentType: 'image/png',
    cacheControl: 'max-age=7',
    metadata: { cook: 'Ada' },
  })
  expect(await visitor.exists('cake.png')).toEqual({ data: true, error: null })
  expect((await visitor.exists('cakes.png')).data).toBe(false)

  expect((await admin.move('cake.png', 'moved/cake.png')).data?.message).toBe('Successfully moved')
  expect((await admin.copy('moved/cake.png', 'copied.png')).data).toEqual({ path: `${bucket}/copied.png` })
  expect((await admin.copy('moved/cake.png', 'copied.png')).error).toMatchObject({ statusCode: '409' })
  expect((await admin.move('moved/cake.png', 'copied.png')).error).toMatchObject({ statusCode: '409' })
  expect((await admin.move('nothing.png', 'else.png')).error).toMatchObject({ statusCode: '404' })
  expect((await visitor.download('cake.png')).error).toMatchObject({ status: 400, statusCode: '404', message: 'Object not found' })
  expect((await visitor.info('copied.png')).data).toMatchObject({ metadata: { cook: 'Ada' }, cacheControl: 'max-age=7' })

  const before = wall.files().length
  const removed = await admin.remove(['moved/cake.png', 'not/there.png'])
  expect(removed.data?.map(({ name }) => name)).toEqual(['moved/cake.png'])
  expect(wall.files()).toHaveLength(before - 1)
  expect((await fetch(publicUrl('moved/cake.png'))).status).toBe(400)
  expect(await bytesOf((await visitor.download('copied.png')).data)).toEqual(Buffer.from(aPicture({ of: 4 })))
})

test('a list has one hundred lines by default, with folders, offsets, orders and searches', async () => {
  await sql`insert into storage.objects (bucket_id, name, created_at, metadata)
    select ${bucket}, 'list/' || case when n > 99 then 'sub/' else '' end || 'n' || lpad(n::text, 3, '0'), '2026-01-01'::timestamptz + n * interval '1 s', '{}'
    from generate_series(0, 101) as n`.execute(wall.house.world.db)
  await sql`insert into storage.objects (bucket_id, name, metadata) values (${bucket}, 'list/Zest_%', '{}'), (${bucket}, 'listed', '{}')`.execute(
    wall.house.world.db,
  )
  const list = async (...asked: Parameters<typeof wall.as.admin.list>) =>
    (await wall.as.admin.list(...asked)).data?.map(({ name }) => name) ?? []
  const whole = await list('list', { limit: 500 })
  expect(whole).toHaveLength(102)
  expect(await list('list')).toEqual(whole.slice(0, 100))
  const headers = { authorization: `Bearer ${wall.house.world.accounts.apiKeys.serviceRole}`, 'content-type': 'application/json' }
  const asked = { method: 'POST', headers, body: '{"prefix":"list"}' }
  expect(await (await fetch(`${wall.house.url}/storage/v1/object/list/${bucket}`, asked)).json()).toHaveLength(100)
  expect(whole.slice(99)).toEqual(['n099', 'sub', 'Zest_%'])
  expect(await list('list/', { limit: 2, offset: 99 })).toEqual(['n099', 'sub'])
  expect(await list('list/sub')).toEqual(['n100', 'n101'])
  expect(await list('list', { search: 'N09' })).toHaveLength(10)
  expect(await list('list', { search: 'zest_' })).toEqual(['Zest_%'])
  expect(await list('list', { search: '%' })).toEqual([])
  expect(await list('list', { limit: 2, sortBy: { column: 'name', order: 'desc' } })).toEqual(['Zest_%', 'sub'])
  expect((await list('list', { limit: 3, sortBy: { column: 'created_at', order: 'asc' } })).slice(0, 3)).toEqual(['sub', 'n000', 'n001'])
  const [folder] = (await wall.as.service.list('list', { search: 'sub' })).data ?? []
  expect(folder).toEqual({ name: 'sub', id: null, updated_at: null, created_at: null, last_accessed_at: null, metadata: null })
  expect(await list('')).toEqual(expect.arrayContaining(['list', 'listed', 'pie.png']))
  await sql`delete from storage.objects where name like 'list%'`.execute(wall.house.world.db)
})

test('the bucket and its rules are visible only with the right to write', async () => {
  const { service, member, visitor } = wall.clients
  const rules = { id: bucket, name: bucket, public: true, file_size_limit: 5_242_880 }
  expect((await service.storage.listBuckets()).data).toEqual([expect.objectContaining(rules)])
  expect((await service.storage.getBucket(bucket)).data).toMatchObject({
    ...rules,
    allowed_mime_types: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
  })
  for (const client of [member, visitor]) {
    expect((await client.storage.listBuckets()).data).toEqual([])
    expect((await client.storage.getBucket(bucket)).error).toMatchObject({ statusCode: '404', message: 'Bucket not found' })
  }
})

test('the policy for a Supabase project lets only admins write pictures', async () => {
  const { data } = await wall.clients.member.auth.getUser()
  const insertAs = (sub: string, into = bucket) =>
    wall.house.world.db
      .transaction()
      .execute(async (trx) => {
        await sql`grant usage on schema storage to authenticated; grant all on storage.objects to authenticated`.execute(trx)
        const claims = JSON.stringify({ role: 'authenticated', sub })
        await sql`select set_config('role', 'authenticated', true), set_config('request.jwt.claims', ${claims}, true)`.execute(trx)
        await sql`insert into storage.objects (bucket_id, name) values (${into}, 'policy.png')`.execute(trx)
        throw new Error('was let in')
      })
      .catch((error: unknown) => (error instanceof Error ? error.message : ''))
  expect(await insertAs(wall.admin.id)).toBe('was let in')
  expect(await insertAs(data.user?.id ?? '')).toContain('row-level security')
  expect(await insertAs(wall.admin.id, 'another')).toContain('row-level security')
})

test('a crash between file and row keeps the old file and leaves nothing new behind', async () => {
  const { db } = wall.house.world
  await wall.as.admin.upload('crash-before.png', aBlob({ of: 5 }))
  const [files, rows] = [wall.files(), await names()]
  await sql
    .raw(`create function public.crash() returns trigger language plpgsql as $$ begin raise exception 'crash'; end $$;
    create trigger crash before insert or update on storage.objects for each row when (new.name like 'crash%') execute function public.crash();`)
    .execute(db)
  for (const name of ['crash.png', 'crash-before.png']) {
    const { error } = await wall.as.admin.upload(name, aBlob({ of: 6 }), { upsert: true })
    expect(error).toMatchObject({ status: 500, statusCode: '500', message: 'Internal Server Error' })
  }
  await sql`drop trigger crash on storage.objects`.execute(db)
  expect(wall.house.world.failures.splice(0)).toEqual([expect.stringContaining('crash'), expect.stringContaining('crash')])
  expect((await wall.as.visitor.exists('crash.png')).data).toBe(false)
  expect(await bytesOf((await wall.as.visitor.download('crash-before.png')).data)).toEqual(Buffer.from(aPicture({ of: 5 })))
  expect(await names()).toEqual(rows)
  expect(wall.files()).toEqual(files)
  expect(await wall.looseFiles()).toBe(0)
})

test('a failing disk and a truncated file answer 503, and nothing is stored or shown in part', async () => {
  const full = await openHouse({ env: { DATA_DIR: '/dev/null' }, beside: wall.house })
  const away = { status: 503, statusCode: '503', code: 'S3Error' }
  expect((await full.admin().storage.from(bucket).upload('full.png', aBlob())).error).toMatchObject(away)
  expect(full.world.failures).toEqual([expect.stringContaining('ENOTDIR')])
  await full.close()
  expect((await wall.as.visitor.exists('full.png')).data).toBe(false)
  expect(await wall.tidyUp()).toBe(1)

  await wall.as.admin.upload('short.png', aBlob())
  const { rows } = await sql<{ version: string }>`select version from storage.objects where name = 'short.png'`.execute(wall.house.world.db)
  const version = rows[0]?.version ?? ''
  truncateSync(join(wall.house.world.config.dataDir, 'storage', version.slice(0, 2), version), 299)
  expect((await wall.as.visitor.download('short.png')).error).toMatchObject({ status: 503 })
  expect(wall.house.world.failures.splice(0)).toEqual([expect.stringContaining('shorter than it was')])
})

test('a file that cannot be removed does not stop the removal of others', async () => {
  const { db, config, failures } = wall.house.world
  const [stuck, other] = ['00', '11'].map((start) => start + crypto.randomUUID().slice(2))
  const placeOf = (key = '') => join(config.dataDir, 'storage', key.slice(0, 2), key)
  mkdirSync(placeOf(stuck), { recursive: true })
  mkdirSync(join(placeOf(other), '..'), { recursive: true })
  writeFileSync(placeOf(other), aPicture())
  await sql`insert into platform.loose_files (key, free_at) values (${stuck}, now() - interval '1 day'), (${other}, now())`.execute(db)
  expect(await wall.tidyUp()).toBe(1)
  expect(wall.files()).not.toContain(other)
  expect(failures.splice(0)).toEqual([expect.stringContaining('cannot be read or written')])
  rmSync(placeOf(stuck), { recursive: true })
  expect(await wall.tidyUp()).toBe(1)
})

test('leftovers of a killed upload are removed once the upload can no longer finish', async () => {
  const { db } = wall.house.world
  const [whole] = wall.files()
  const folder = wall.house.world.config.dataDir
  const [half, done] = [crypto.randomUUID(), crypto.randomUUID()]
  mkdirSync(join(folder, 'storage', done.slice(0, 2)), { recursive: true })
  writeFileSync(join(folder, 'storage', 'unfinished', half), aPicture().slice(0, 10))
  writeFileSync(join(folder, 'storage', done.slice(0, 2), done), aPicture())
  for (const key of [half, done])
    await sql`insert into platform.loose_files (key, free_at) values (${key}, now() + interval '1 hour')`.execute(db)
  await wall.as.admin.remove(['nothing'])
  expect(wall.files()).toEqual(expect.arrayContaining([half, done]))
  expect(await wall.tidyUp()).toBe(2)
  expect(wall.files()).not.toEqual(expect.arrayContaining([half]))
  expect(wall.files()).not.toEqual(expect.arrayContaining([done]))
  expect(wall.files()).toContain(whole)
  expect(await wall.looseFiles()).toBe(0)
})

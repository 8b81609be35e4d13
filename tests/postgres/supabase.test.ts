import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { migrate } from '@potluck/platform/database/migrate'
import { openDatabase, sqlState } from '@potluck/platform/database/open'
import { ensureRoles } from '@potluck/platform/testing/roles'
import { type Kysely, sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { monthlyAllowance, resetsOf } from '#domain/usage/rules.ts'
import { receiveEvent } from '#server/billing/events.ts'
import { keepCustomer } from '#server/billing/queries.ts'
import { openStripe } from '#server/outside/stripe.ts'
import { findMissingStorage } from '#server/storage/missing-in-project.ts'
import type { Tables } from '#server/tables.ts'
import { reserve } from '#server/usage/queries.ts'
import { emptyDatabase } from '../api/world.ts'
import { openFakeStripe, settings, webhookOf } from '../billing/fake-stripe.ts'
import { execute } from '../postgres.ts'

// A database like a Supabase project's: the schemas auth and storage belong to another role, new tables in public are
// granted to everyone, and the project's owner is no superuser.

const root = join(import.meta.dirname, '..', '..')
const suffix = randomUUID().replaceAll('-', '')
const owner = `project_${suffix}`
const authAdmin = `auth_admin_${suffix}`
const { place, remove } = await emptyDatabase({ isMigrated: false })
const cluster = inject('postgres') ?? ''
let superuser: Kysely<Tables>
let project: Kysely<Tables>

beforeAll(async () => {
  superuser = await openDatabase<Tables>(place, () => {})
  await ensureRoles(superuser)
  const url = new URL(place.kind === 'postgres' ? place.url : '')
  await sql
    .raw(
      `create role ${owner} login bypassrls; create role ${authAdmin} nologin;
      grant anon, authenticated, service_role to ${owner};
      grant create on database ${url.pathname.slice(1)} to ${owner}, ${authAdmin};
      grant create on schema public to ${owner};
      alter default privileges for role ${owner} in schema public grant all on tables to anon, authenticated, service_role;
      alter default privileges for role ${owner} in schema public grant all on functions to anon, authenticated, service_role;
      set role ${authAdmin};
      ${['0001_auth.sql', '0005_gotrue_tables.sql', '0006_flow_indexes.sql'].map((file) => readFileSync(join(root, 'packages', 'platform', 'migrations', file), 'utf8')).join('')}
      grant usage on schema auth to ${owner};
      grant all on all tables in schema auth to ${owner};
      create schema storage;
      create table storage.buckets (id text primary key, name text not null, public boolean default false, file_size_limit bigint, allowed_mime_types text[]);
      create table storage.objects (id uuid primary key default gen_random_uuid(), bucket_id text references storage.buckets, name text, version text);
      alter table storage.buckets enable row level security;
      alter table storage.objects enable row level security;
      grant usage on schema storage to ${owner}, anon, authenticated, service_role;
      grant all on all tables in schema storage to ${owner}, anon, authenticated, service_role;
      reset role;`,
    )
    .execute(superuser)
  url.username = owner
  project = await openDatabase<Tables>({ kind: 'postgres', url: url.href }, () => {})
})
afterAll(async () => {
  await project.destroy()
  await superuser.destroy()
  await remove()
  await execute(cluster, `drop role ${owner}, ${authAdmin}`)
})

test('the migrations run unchanged on a project, and touch auth and storage only for the bucket of pictures', async () => {
  await migrate(project, join(root, 'database', 'migrations'))
  const { rows } =
    await sql`select distinct relowner::regrole::text as owner from pg_class where relnamespace in ('auth'::regnamespace, 'storage'::regnamespace)`.execute(
      project,
    )
  expect(rows).toEqual([{ owner: authAdmin }])
  const tables =
    await sql`select relname from pg_class where relnamespace = 'storage'::regnamespace and relkind = 'r' order by relname`.execute(project)
  expect(tables.rows).toEqual([{ relname: 'buckets' }, { relname: 'objects' }])
  const buckets = await sql`select id, public, file_size_limit, array_length(allowed_mime_types, 1) as types from storage.buckets`.execute(
    project,
  )
  expect(buckets.rows).toEqual([{ id: 'recipe-pictures', public: true, file_size_limit: '5242880', types: 4 }])
  // The owner of this project may not create policies there, so the log tells what to do by hand.
  expect(await findMissingStorage(project)).toEqual([expect.stringContaining('a policy on storage.objects')])
  expect(await findMissingStorage(superuser)).toHaveLength(1)
})

test('an account that Supabase creates gets a profile, sees only its own rows, and loses them with its deletion', async () => {
  const [ada, bo] = [randomUUID(), randomUUID()]
  const asAuthAdmin = (statement: string) =>
    superuser.connection().execute(async (connection) => {
      await sql.raw(`set role ${authAdmin}`).execute(connection)
      await sql.raw(statement).execute(connection)
      await sql`reset role`.execute(connection)
    })
  await asAuthAdmin(`insert into auth.users (id, email, raw_user_meta_data) values
    ('${ada}', 'ada@example.org', '{"first_name": "Ada"}'), ('${bo}', 'bo@example.org', '{}')`)
  const as = (id: string | null, statement: string) =>
    project.transaction().execute(async (trx) => {
      const claims = { role: id === null ? 'anon' : 'authenticated', sub: id }
      await sql`select set_config('role', ${claims.role}, true), set_config('request.jwt.claims', ${JSON.stringify(claims)}, true)`.execute(
        trx,
      )
      return (await sql.raw(statement).execute(trx)).rows
    })
  const profiles = 'select first_name, email from public.profiles'
  expect(await as(ada, profiles)).toEqual([{ first_name: 'Ada', email: 'ada@example.org' }])
  expect(await as(bo, profiles)).toEqual([{ first_name: null, email: 'bo@example.org' }])
  expect(await as(null, profiles).catch((error: unknown) => sqlState(error))).toBe('42501')
  const save = `insert into public.saved_recipes (recipe_name, recipe_content) select 'Soup', '{}' from generate_series(1, 7)`
  await expect(as(ada, save)).rejects.toMatchObject({ message: 'storage_limit_reached' })
  await as(ada, save.replace('7', '6'))
  expect(await as(bo, 'select id from public.saved_recipes')).toEqual([])
  const search = (principal: string, userId: string) => {
    const wish = { id: randomUUID(), cuisine: 'Thai', idempotencyKey: undefined, bodyHash: 'x' }
    const searcher = {
      principal,
      accounts: [principal] as const,
      userId,
      allowance: monthlyAllowance(180),
      pace: { burst: null, givenBack: null },
      timeZone: 'UTC',
      sessionId: null,
    }
    return reserve(project, searcher, wish, new Date(), resetsOf('month', new Date(), 'UTC'))
  }
  for (const [key, id] of [
    ['cooked', ada],
    ['cooked too', bo],
  ]) {
    await sql`
      insert into public.generated_recipes (id, recipe_name, cuisine_type, language, user_id, created_at, recipe_content)
      values (gen_random_uuid(), ${key}, 'Thai', 'en', ${id}, now(), '{}')
    `.execute(project)
    if (id !== undefined) await search(`member:${id}`, id)
    await sql`insert into private.recovery_codes (user_id, code_hash, created_at) values (${id}, 'x', now())`.execute(project)
  }
  await asAuthAdmin(`insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
    values (gen_random_uuid(), '${bo}', 'totp', 'verified', now(), now())`)
  expect(await as(bo, profiles)).toEqual([])
  await asAuthAdmin(`delete from auth.users where id = '${ada}'`)
  expect((await sql`select recipe_name from public.generated_recipes`.execute(project)).rows).toEqual([{ recipe_name: 'cooked too' }])
  expect((await sql`select key from private.usage_accounts`.execute(project)).rows).toEqual([{ key: `member:${bo}` }])
  expect((await sql`select user_id from private.searches`.execute(project)).rows).toEqual([{ user_id: bo }])
  expect((await sql`select account from private.search_ledger`.execute(project)).rows).toEqual([{ account: `member:${bo}` }])
  expect((await sql`select user_id from private.recovery_codes`.execute(project)).rows).toEqual([{ user_id: bo }])
  expect((await sql`select user_id from public.profiles`.execute(project)).rows).toEqual([{ user_id: bo }])
  expect((await sql`select user_id from public.saved_recipes`.execute(project)).rows).toEqual([])
})

test("a start record written by the project's owner is readable by the service role only", async () => {
  const id = randomUUID()
  await sql`insert into private.server_starts values (${id}, now())`.execute(project)
  const as = (role: string) =>
    project.transaction().execute(async (trx) => {
      await sql`select set_config('role', ${role}, true)`.execute(trx)
      return (await sql`select * from public.knows_start(${id})`.execute(trx)).rows
    })
  expect(await as('service_role')).toEqual([{ id }])
  for (const role of ['anon', 'authenticated']) expect(await as(role).catch((error: unknown) => sqlState(error)), role).toBe('42501')
})

test('a payment makes a member Premium where the role may not lock accounts, for known and restored customers', async () => {
  await sql.raw(`revoke update on all tables in schema auth from ${owner}`).execute(superuser)
  const failures: string[] = []
  const note = (entry: object, words: string) => void failures.push(`${words} ${JSON.stringify(entry)}`)
  const now = () => new Date()
  const stripe = openFakeStripe(now)
  const payments = openStripe({ ...settings, apiBase: undefined }, { fetch: stripe.fetch, log: { warn: note, error: note } })
  const world = { db: project, now, log: pino({ level: 'warn' }, { write: (line) => failures.push(line) }), payments }
  for (const isKnown of [true, false]) {
    const id = randomUUID()
    await sql`insert into auth.users (id) values (${id})`.execute(superuser)
    const customer = await payments.customerFor({ userId: id, replaces: null })
    if (isKnown) await keepCustomer(project, { userId: id, customer, replaces: null, now: now() })
    const [event] = stripe.books.subscribe(customer)
    if (!event) throw new Error('Nothing was told')
    const { body, signature } = webhookOf(event, { at: now() })
    await receiveEvent(world, Buffer.from(body), signature)
    const { rows } = await sql`select status from public.subscriptions where user_id = ${id}`.execute(project)
    expect(rows, isKnown ? 'known' : 'restored').toEqual([{ status: 'active' }])
  }
  expect(failures).toEqual([])
  await sql.raw(`grant update on all tables in schema auth to ${owner}`).execute(superuser)
})

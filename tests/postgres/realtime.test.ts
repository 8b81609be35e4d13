import { join } from 'node:path'
import { migrate } from '@potluck/platform/database/migrate'
import { openDatabase } from '@potluck/platform/database/open'
import type { SupabaseClient } from '@supabase/supabase-js'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { live } from '#server/realtime/exposed.ts'
import { findMissingPublication } from '#server/realtime/missing-in-project.ts'
import type { Tables } from '#server/tables.ts'
import { emptyDatabase } from '../api/world.ts'
import { hearChanges, hearTopic } from '../realtime/ear.ts'
import { openTwoServers, type TwoServers } from './two-servers.ts'

let two: TwoServers
let id: string
let tabs: readonly [SupabaseClient, SupabaseClient]
beforeAll(async () => {
  two = await openTwoServers({})
  const member = await two.member()
  id = member.id
  tabs = [two.browser(0), two.browser(1)]
  for (const tab of tabs) await tab.auth.setSession(member.session)
})
afterAll(async () => {
  for (const tab of tabs) await tab.removeAllChannels()
  await two.close()
})

const own = { event: '*', schema: 'public', table: 'profiles' } as const
const rename = (tab: SupabaseClient, first_name: string) => tab.from('profiles').update({ first_name }).eq('user_id', id)

test('a change written through one server reaches a client of the other', async () => {
  const [here, there] = [await hearChanges(tabs[0], own), await hearChanges(tabs[1], own)]
  await rename(tabs[0], 'Ada')
  expect(await there.next()).toMatchObject({ new: { first_name: 'Ada' } })
  expect(await here.next()).toMatchObject({ new: { first_name: 'Ada' } })
})

test('a broadcast on a topic reaches a client of the other server', async () => {
  const topic = `user:${id}`
  const [here, there] = [await hearTopic(tabs[0], topic, { ack: true }), await hearTopic(tabs[1], topic, { ack: true })]
  expect(await here.channel.send({ type: 'broadcast', event: 'cooked', payload: { title: 'Soup' } })).toBe('ok')
  expect(await there.next()).toEqual({ event: 'cooked', payload: { title: 'Soup' } })
})

test('a session ended at one server is closed in the channels of the other', async () => {
  const [leaving, email] = [two.browser(1), (await tabs[0].auth.getUser()).data.user?.email ?? '']
  await leaving.auth.signInWithPassword({ email, password: 'correct-horse-1' })
  const { states } = await hearChanges(leaving, own)
  await tabs[0].auth.signOut({ scope: 'others' })
  expect(await states.next()).toBe('CLOSED')
  await leaving.removeAllChannels()
})

test('a cut database listener makes clients resubscribe, and they receive changes again', async () => {
  const ear = await hearChanges(tabs[0], own)
  const { rows } = await sql<{ cut: boolean }>`
    select pg_terminate_backend(pid) as cut from pg_stat_activity where application_name = 'potluck listener' and datname = current_database()
  `.execute(two.db)
  expect(rows).toEqual([{ cut: true }, { cut: true }])
  expect(await ear.states.next()).toBe('CHANNEL_ERROR')
  expect(await ear.states.next()).toBe('SUBSCRIBED')
  await rename(tabs[0], 'Heard Again')
  expect(await ear.next()).toMatchObject({ new: { first_name: 'Heard Again' } })
})

test("a migration adds the live tables to a Supabase project's publication, and missing ones are reported", async () => {
  const { place, remove } = await emptyDatabase({ isMigrated: false })
  const project = await openDatabase<Tables>(place, () => {})
  await sql`create publication supabase_realtime`.execute(project)
  await migrate(project, join(import.meta.dirname, '..', '..', 'database', 'migrations'))
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_publication_tables where pubname = 'supabase_realtime' and schemaname = 'public' order by name
  `.execute(project)
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(live.tables).toSorted())
  expect(await findMissingPublication(project)).toEqual([])
  await sql`alter publication supabase_realtime drop table public.profiles, public.user_roles`.execute(project)
  expect(await findMissingPublication(project)).toEqual([expect.stringMatching(/supabase_realtime has not got profiles, user_roles$/)])
  await project.destroy()
  await remove()
})

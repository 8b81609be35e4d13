import { openDatabase } from '@potluck/platform/database/open'
import { createClient, type Session, type SupabaseClient } from '@supabase/supabase-js'
import { type Kysely, sql } from 'kysely'
import { expect } from 'vitest'
import type { Tables } from '#server/tables.ts'
import { emptyDatabase } from '../api/world.ts'
import { someone, unhurried } from '../auth/house.ts'
import { type MortalServer, startMortal } from '../crash/mortal-server.ts'

export const password = 'correct-horse-1'
export const keys = { ANON_KEY: 'the-anonymous-key-of-these-tests', SERVICE_ROLE_KEY: 'the-service-role-key-of-these-tests' }

/** Two processes of the server that share a real PostgreSQL. */
export interface TwoServers {
  servers: readonly MortalServer[]
  db: Kysely<Tables>
  /** The address of one of the servers, by turns. */
  urlOf(index: number): string
  /** A client of one of the servers, by turns. */
  browser(index: number, key?: string): SupabaseClient
  /** A new account, signed in by the first server. */
  member(): Promise<{ email: string; id: string; session: Session }>
  close(): Promise<void>
}

/** Opens the servers with these settings, over the test settings without limits. */
export async function openTwoServers(env: Record<string, string>): Promise<TwoServers> {
  const { place, remove } = await emptyDatabase()
  const db = await openDatabase<Tables>(place, () => {})
  const all = { ...unhurried, ...keys, DATABASE_URL: place.kind === 'postgres' ? place.url : '', LOG_LEVEL: 'info', ...env }
  const servers = await Promise.all([1, 2].map(() => startMortal(0, { env: all })))
  const urlOf = (index: number) => servers[index % 2]?.url ?? ''
  const browser: TwoServers['browser'] = (index, key = keys.ANON_KEY) =>
    createClient(urlOf(index), key, { auth: { autoRefreshToken: false, persistSession: false } })
  return {
    servers,
    db,
    urlOf,
    browser,
    async member() {
      const email = someone()
      const { data, error } = await browser(0).auth.signUp({ email, password })
      if (error || !data.session || !data.user) throw new Error(`Not signed up: ${error?.message}`)
      return { email, id: data.user.id, session: data.session }
    },
    async close() {
      expect(await Promise.all(servers.map((server) => server.stop()))).toEqual([0, 0])
      expect(servers.flatMap(({ lines }) => lines.filter((line) => line.includes('unexpected failure')))).toEqual([])
      await db.destroy()
      await remove()
    },
  }
}

/** Starts the same work many times at once. */
export function many<Result>(count: number, work: (index: number) => Promise<Result>): Promise<Result[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => work(index)))
}

/**
 * Makes every insert into this table wait 50 ms before its transaction ends. On few cores, transactions would
 * otherwise end before another begins, and code without a lock would pass.
 */
export async function dawdle(db: Kysely<Tables>, table: string): Promise<void> {
  await sql`
    create function private.dawdle() returns trigger language plpgsql as 'begin perform pg_sleep(0.05); return null; end'
  `.execute(db)
  await sql`create trigger zz_dawdle after insert on ${sql.table(table)} for each statement execute function private.dawdle()`.execute(db)
}

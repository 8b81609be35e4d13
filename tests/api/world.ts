import { randomBytes, randomUUID } from 'node:crypto'
import { cpSync, rmSync } from 'node:fs'
import { openListener } from '@potluck/platform/database/listener'
import { openDatabase, type Place } from '@potluck/platform/database/open'
import type { SendMail } from '@potluck/platform/mail/mail'
import { sql } from 'kysely'
import { pino } from 'pino'
import { inject } from 'vitest'
import type { OwnAccounts } from '#server/accounts/accounts.ts'
import { openOwnAccounts } from '#server/accounts/own.ts'
import { makeApp } from '#server/app.ts'
import { openBackgroundWork } from '#server/background-work.ts'
import type { Payments } from '#server/billing/payments.ts'
import { readConfig } from '#server/config.ts'
import { openPages } from '#server/pages/pages.ts'
import type { Tables } from '#server/tables.ts'
import type { Kitchen, World } from '#server/world.ts'
import { execute } from '../postgres.ts'
import { quickHasher } from '../quick-hasher.ts'
import { makeScratch } from '../scratch.ts'
import { aKitchen } from './a-kitchen.ts'
import { keepEngine } from './engine.ts'
import { templateDatabase } from './global-setup.ts'

export interface TestWorld extends World {
  /** The worlds of tests have accounts of their own. */
  accounts: OwnAccounts
  /** Moves the world's clock. */
  setNow(now: Date): void
  /** Unexpected failures that the server logged. */
  failures: string[]
  /** One request to the app as a function, from this address. */
  send(path: string, init?: RequestInit, remoteAddress?: string): Promise<Response>
  /** Calls a server function with a JSON body. */
  call(name: string, body: unknown, headers?: Record<string, string>, remoteAddress?: string): Promise<Response>
  storedRecipes(): Promise<number>
  empty(): Promise<void>
  close(): Promise<void>
}

interface WorldOptions {
  kitchen?: Kitchen
  env?: Record<string, string>
  pages?: string
  /** Replaces the clock, which otherwise stands until `setNow` moves it. */
  now?: () => Date
  sendMail?: SendMail
  payments?: Payments
  /** Called at each step of a search. */
  reached?: World['reached']
  /** Replaces waiting. */
  pause?: World['pause']
  /** Uses the database of this world, which stays its owner, so that another configuration needs no other database. */
  beside?: TestWorld
}

/** A whole server on a database of its own, on this run's engine. Only clock and kitchen are replaced. */
export async function openWorld(options: WorldOptions = {}): Promise<TestWorld> {
  const { db, notices, close } = options.beside ? { ...options.beside, close: async () => {} } : await migratedDatabase()
  let now = new Date('2026-07-01T12:00:00Z')
  const failures: string[] = []
  const log = pino({ level: 'error' }, { write: (line) => failures.push(line) })
  const outside = { config: readConfig(options.env ?? {}), db, notices, now: options.now ?? (() => now), uuid: () => randomUUID() }
  const random = (count: number) => randomBytes(count)
  const accounts = await openOwnAccounts({ ...outside, log, delay: () => 0, ...(options.sendMail && { sendMail: options.sendMail }) })
  accounts.auth.hasher = quickHasher()
  const world = {
    ...outside,
    randomBytes: random,
    kitchen: options.kitchen ?? aKitchen(),
    accounts,
    payments: options.payments ?? null,
    pages: openPages(options.pages ?? '/nonexistent'),
    log,
    backgroundWork: openBackgroundWork({ log }),
    ...(options.reached && { reached: options.reached }),
    ...(options.pause && { pause: options.pause }),
  }
  const app = makeApp(world)

  const send: TestWorld['send'] = async (path, init, remoteAddress = '192.0.2.1') =>
    app.fetch(new Request(`http://localhost${path}`, init), { remoteAddress })
  return {
    ...world,
    failures,
    setNow: (time) => {
      now = time
    },
    send,
    call: (name, body, headers = {}, remoteAddress) =>
      send(
        `/functions/v1/${name}`,
        { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) },
        remoteAddress,
      ),
    async storedRecipes() {
      const { rows } = await sql<{ stored: number }>`select count(*)::int as stored from public.generated_recipes`.execute(db)
      return rows[0]?.stored ?? 0
    },
    async empty() {
      await sql`truncate public.generated_recipes, private.usage_accounts, private.searches, private.search_ledger cascade`.execute(db)
    },
    async close() {
      await world.backgroundWork.settled()
      await close()
    },
  }
}

async function migratedDatabase() {
  const { place, remove } = await emptyDatabase()
  const notices = openListener(place, { warn: () => {} })
  const db = await openDatabase<Tables>(place, () => {}, notices)
  const close = async () => {
    await notices.close()
    await db.destroy()
    await remove()
  }
  return { db, notices, close }
}

/**
 * A database of its own on this run's engine, and a function that removes it. It has the tables already, unless
 * `isMigrated` is false.
 */
export async function emptyDatabase({ isMigrated = true } = {}): Promise<{ place: Place; remove: () => Promise<void> }> {
  const cluster = inject('postgres')
  const template = inject('embedded')
  if (cluster === null) {
    await keepEngine()
    const directory = makeScratch('potluck-data-')
    if (isMigrated && template !== null) cpSync(template, directory, { recursive: true })
    return { place: { kind: 'embedded', directory }, remove: async () => rmSync(directory, { recursive: true, force: true }) }
  }
  const name = `test_${randomUUID().replaceAll('-', '')}`
  // Copying files costs half of PostgreSQL's default, which writes every page to the log.
  await execute(cluster, `create database ${name} template ${isMigrated ? templateDatabase : 'template0'} strategy file_copy`)
  const url = new URL(cluster)
  url.pathname = `/${name}`
  return { place: { kind: 'postgres', url: url.href }, remove: () => execute(cluster, `drop database ${name} with (force)`) }
}

/** A complete generate-recipe body. */
export function aRequest(parts: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    ingredients: ['chicken', 'tomatoes'],
    allergens: [],
    mealTypes: ['entrée'],
    targetMealType: 'entrée',
    dietTypes: ['non-vegetarian'],
    proteins: ['chicken'],
    cuisine: 'Italian',
    searchMode: 'full',
    complexityMode: 'simple',
    language: 'en',
    useOnlyStaples: false,
    selectedStaples: ['rice'],
    requestTimestamp: 1_782_900_000_000,
    ...parts,
  }
}

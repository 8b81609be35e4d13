import { randomBytes, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { cook } from '@potluck/kitchen/cook'
import type { RecipeRequest } from '@potluck/kitchen/request'
import { openListener } from '@potluck/platform/database/listener'
import { migrate } from '@potluck/platform/database/migrate'
import { postgresDialect } from '@potluck/platform/testing/postgres'
import { type CompiledQuery, Kysely } from 'kysely'
import { pino } from 'pino'
import { limits } from '#domain/limits.ts'
import { openOwnAccounts } from '#server/accounts/own.ts'
import { makeApp } from '#server/app.ts'
import { openBackgroundWork } from '#server/background-work.ts'
import { readConfig } from '#server/config.ts'
import { openKitchen } from '#server/kitchen.ts'
import { openPages } from '#server/pages/pages.ts'
import type { Tables } from '#server/tables.ts'
import { execute, startPostgres } from '../tests/postgres.ts'
import { percentile, type Row } from './measure.ts'

/** Searches that are measured, one after another, after a tenth of them as warm-up. */
const searches = 500

/**
 * A member's searches of a month, the longest ledger that a quota allows, and the number of the search from which on
 * they are measured.
 */
const monthly = { all: limits.freeMonthlySearches, timedFrom: 130 }

/** Measures the cost of charging a search on a real PostgreSQL, each figure against the database alone. */
export async function benchSearches(): Promise<Row[]> {
  const postgres = await startPostgres()
  await execute(postgres.url, 'create database bench')
  const url = new URL(postgres.url)
  url.pathname = '/bench'
  const app = await openApp(url.href)
  try {
    return [...(await generateRows(app)), await memberRow(app)]
  } finally {
    await app.close()
    await postgres.stop()
  }
}

/** The server as a function, on a database whose statements are recorded, with a kitchen that takes no time. */
async function openApp(url: string) {
  const statements: { query: CompiledQuery; ms: number }[] = []
  const place = { kind: 'postgres', url } as const
  const db = new Kysely<Tables>({
    dialect: postgresDialect({ url, onLost: () => {} }),
    log: ({ query, queryDurationMillis: ms }) => {
      statements.push({ query, ms })
    },
  })
  await migrate(db, join(import.meta.dirname, '..', 'database', 'migrations'))
  const log = pino({ level: 'silent' })
  const notices = openListener(place, log)
  const outside = { config: readConfig({}), db, notices, log, now: () => new Date(), uuid: () => randomUUID() }
  const accounts = await openOwnAccounts(outside)
  const kitchen = openKitchen()
  const dish = cook(aSoup, 'bench')
  const app = makeApp({
    ...outside,
    randomBytes: (count: number) => randomBytes(count),
    kitchen: { ...kitchen, cook: () => dish },
    accounts,
    payments: null,
    pages: openPages('/nonexistent'),
    backgroundWork: openBackgroundWork({ log }),
  })
  return {
    db,
    /**
     * Makes one call as this visitor with these headers. Answers the response, its milliseconds, and all statements
     * that it ran.
     */
    async call(path: string, body: object, visitor: number, headers: Record<string, string> = {}) {
      statements.length = 0
      const request = new Request(`http://localhost/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-session-id': sessionOf(visitor), 'idempotency-key': randomUUID(), ...headers },
        body: JSON.stringify(body),
      })
      const started = performance.now()
      const response = await app.fetch(request, { remoteAddress: addressOf(visitor) })
      const answer = await response.json()
      const ms = performance.now() - started
      if (!response.ok) throw new Error(`${path}: ${response.status} ${JSON.stringify(answer)}`)
      return { answer, ms, statements: [...statements] }
    },
    async close() {
      await accounts.settled()
      await notices.close()
      await db.destroy()
    },
  }
}

type App = Awaited<ReturnType<typeof openApp>>

const aSoup: RecipeRequest = {
  ingredients: ['leeks', 'potatoes', 'carrots', 'chicken stock'],
  allergens: [],
  mealTypes: ['soup'],
  targetMealType: 'soup',
  dietTypes: ['non-vegetarian'],
  proteins: [],
  cuisine: 'French',
  searchMode: 'ideas',
  complexityMode: 'simple',
  language: 'en',
  useOnlyStaples: false,
  selectedStaples: ['butter', 'salt and pepper'],
}

const sessionOf = (visitor: number) => `session_${visitor}`
const addressOf = (visitor: number) => `198.18.${visitor >> 8}.${visitor & 255}`

/** Measures one visitor's search: session and address are locked, read, charged and settled. */
async function generateRows(app: App): Promise<Row[]> {
  const whole: number[] = []
  const books: number[] = []
  const bare: number[] = []
  let queries = 0
  for (let at = -searches / 10; at < searches; at += 1) {
    const { answer, ms, statements } = await app.call('functions/v1/generate-recipe', { ...aSoup, requestTimestamp: at }, at + searches)
    if (!answer.recipe) throw new Error(`No recipe to measure with: ${JSON.stringify(answer)}`)
    const insertMs = await insertAgain(app.db, answer.recipe.id)
    if (at < 0) continue
    queries = statements.length
    whole.push(ms)
    books.push(statements.reduce((sum, statement) => sum + statement.ms, 0))
    bare.push(insertMs)
  }
  const against = 'a bare insert of the same recipe'
  const baseline = percentile(bare, 0.5)
  const figures = (samples: readonly number[]) =>
    ({ unit: 'ms', value: percentile(samples, 0.5), p99: percentile(samples, 0.99), against, baseline }) as const
  return [
    { name: `reserve, store and settle a search, ${queries} queries`, ...figures(books) },
    { name: 'generate-recipe without its writer', ...figures(whole) },
  ]
}

/** Measures a member near the end of the month's quota: one account with the most lines that it can have. */
async function memberRow(app: App): Promise<Row> {
  const account = { email: 'ada@example.org', password: randomUUID() }
  const { answer } = await app.call('auth/v1/signup', account, 0)
  const headers = { authorization: `Bearer ${answer.access_token}` }
  const whole: number[] = []
  const bare: number[] = []
  for (let at = 0; at < monthly.all; at += 1) {
    const { answer, ms } = await app.call('functions/v1/generate-recipe', { ...aSoup, requestTimestamp: at }, 0, headers)
    if (at < monthly.timedFrom) continue
    whole.push(ms)
    bare.push(await insertAgain(app.db, answer.recipe.id))
  }
  const name = `the same, of a member with ${monthly.timedFrom} searches this month and more`
  const against = 'a bare insert of the same recipe'
  return { name, unit: 'ms', value: percentile(whole, 0.5), p99: percentile(whole, 0.99), against, baseline: percentile(bare, 0.5) }
}

/** Milliseconds to store the same recipe again, by an insert alone. */
async function insertAgain(db: Kysely<Tables>, id: string): Promise<number> {
  const row = await db.selectFrom('public.generated_recipes').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const again = { ...row, id: randomUUID(), recipe_content: JSON.stringify(row.recipe_content) }
  const started = performance.now()
  await db.insertInto('public.generated_recipes').values(again).execute()
  const ms = performance.now() - started
  await db.deleteFrom('public.generated_recipes').where('id', '=', again.id).execute()
  return ms
}

import * as z from 'zod/mini'
import { countedMember } from '#domain/access.ts'
import { AppError } from '#domain/errors.ts'
import { limits } from '#domain/limits.ts'
import { countReasons, type LedgerLine, type SearchesAnswer, searchReasons } from '#domain/usage/ledger.ts'
import type { Call } from '#server/http/mount.ts'
import { type Cursor, countByOthers, findLines, type LineRow } from '#server/usage/list-queries.ts'
import { readUsage } from '#server/usage/read.ts'
import { householdOf, searcherOf } from '#server/usage/searcher.ts'

/**
 * Answers list-searches: a page of the caller's ledger lines. A visitor sees the lines of the browser session, or no
 * lines without a session. Throws `bad_request`.
 */
export async function listOwnSearches({ before }: { before?: string | undefined }, call: Call): Promise<SearchesAnswer> {
  const { db } = call.world
  const now = call.world.now()
  const searcher = searcherOf(call)
  const usage = await readUsage(call, searcher, now)
  const household = householdOf(call)
  const { principal } = searcher
  const isMember = countedMember(call.actor) !== null
  const others = isMember ? 0 : await countByOthers(db, household, principal, now)
  // Several people may share an address, so its lines are not shown.
  if (principal === household) return { usage, others, lines: [], next: null }
  const most = limits.searchLines
  const rows = await findLines(db, principal, { before: readCursor(before), most: most + 1 })
  const shown = rows.slice(0, most)
  const last = shown.at(-1)
  return { usage, others, lines: shown.map(toLine), next: rows.length > most && last ? `${last.charged_at.getTime()}.${last.id}` : null }
}

/** A ledger line as the API shows it. */
export function toLine({ id, charged_at, search_id, cuisine, state, reason, recipe_name: recipeName, counted }: LineRow): LedgerLine {
  const at = charged_at.toISOString()
  if (search_id === null) return { kind: 'count', id, at, counted, reason: z.enum(countReasons).parse(reason) }
  const why = state === 'reserved' ? 'under_way' : z.enum(searchReasons).parse(reason)
  return { kind: 'search', id: search_id, at, cuisine, recipeName, counted, reason: why }
}

/** The end of the year 9999, the last date that the databases and JavaScript write alike. */
const lastMoment = Date.UTC(9999, 11, 31, 23, 59, 59, 999)

function readCursor(text: string | undefined): Cursor | null {
  if (text === undefined) return null
  const [, at, id] = /^(\d{1,15})\.(\d{1,18})$/.exec(text) ?? []
  if (at === undefined || id === undefined || Number(at) > lastMoment)
    throw new AppError('bad_request', { errors: [{ pointer: '#/before', code: 'no_such_page' }] })
  return { at: new Date(Number(at)), id }
}

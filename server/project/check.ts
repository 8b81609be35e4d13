import type { Kysely } from 'kysely'
import * as z from 'zod/mini'
import type { Project } from '#server/config/project.ts'
import { ConfigError } from '#server/config/reader.ts'
import { askProject, type ProjectAnswer, ProjectAway } from '#server/project/ask.ts'
import { forgetStart, hasAccounts, noteStart } from '#server/project/queries.ts'
import type { Tables } from '#server/tables.ts'
import { waitFor } from '#server/wait-for.ts'

interface Outside {
  db: Kysely<Tables>
  now: () => Date
  uuid: () => string
  fetch: typeof fetch
  /** Hears, once, that the project is waited for. */
  tell: (words: string) => void
}

/** Milliseconds after which PostgREST has read the schema again, once it was notified. */
const longestReload = 10_000
const pause = 250

/** Throws ConfigError for a database that has no accounts: it would get tables that belong elsewhere. */
export async function requireProjectsDatabase(db: Kysely<Tables>): Promise<void> {
  if (await hasAccounts(db)) return
  throw new ConfigError('DATABASE_URL must be the database of the project at SUPABASE_URL, but it has no accounts (no table auth.users)')
}

/**
 * Makes sure, after the migrations, that the settings belong together: both keys are the project's, in their places,
 * its tokens can be told, and the database is its own, by a word that is written here and read there. Waits for a
 * project that does not answer. Throws ConfigError with one sentence.
 */
export async function checkProject(project: Project, { db, now, uuid, fetch, tell }: Outside): Promise<void> {
  const id = uuid()
  await noteStart(db, id, now())
  try {
    const awaited = {
      name: `The Supabase project at ${project.url}`,
      whyAway: (error: unknown) => (error instanceof ProjectAway ? error.message : undefined),
      giveUp: (why: string, cause: unknown) =>
        new ConfigError(`The Supabase project at SUPABASE_URL (${project.url}) does not answer: ${why}.`, { cause }),
    }
    await waitFor(awaited, () => look(project, fetch, id), tell)
  } finally {
    await forgetStart(db, id)
  }
}

async function look(project: Project, fetch: Outside['fetch'], id: string): Promise<void> {
  const knows = (key: string) =>
    untilReloaded(() => askProject(project, fetch, { path: '/rest/v1/rpc/knows_start', key, body: { _id: id } }))
  requireSame(project, id, await knows(project.serviceRoleKey))
  requirePublic(project, await knows(project.anonKey))
  requireKeys(project, await askProject(project, fetch, { path: '/auth/v1/.well-known/jwks.json', key: project.anonKey }))
}

/** A function that was made just now is unknown for a while. */
async function untilReloaded(ask: () => Promise<ProjectAnswer>): Promise<ProjectAnswer> {
  const deadline = performance.now() + longestReload
  for (;;) {
    const answer = await ask()
    if (answer.code !== 'PGRST202' || performance.now() > deadline) return answer
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}

const Told = z.array(z.object({ id: z.string() }))

function requireSame({ url }: Project, id: string, { status, code, body, words }: ProjectAnswer): void {
  if (status === 401 || status === 403) {
    throw new ConfigError(`SUPABASE_SERVICE_ROLE_KEY must be the secret or service_role key of the project at ${url}, which says: ${words}`)
  }
  if (code === 'PGRST106') throw new ConfigError(`The project at SUPABASE_URL (${url}) must expose its schema public: ${words}`)
  const told = Told.safeParse(body).data
  if (told?.some((row) => row.id === id)) return
  if (told || code === 'PGRST202') {
    throw new ConfigError(`DATABASE_URL must be the database of the project at SUPABASE_URL (${url}), but that project has another one`)
  }
  throw new ConfigError(`SUPABASE_URL (${url}) does not answer as a Supabase project does: ${words}`)
}

/** Visitors may not ask that: a key that may is the owner's, and one that is not known at all is nobody's. */
function requirePublic({ url }: Project, { status, code, words }: ProjectAnswer): void {
  if (code === '42501') return
  const why = status < 300 ? 'which every browser gets, but the one that is set may do everything' : `which says: ${words}`
  throw new ConfigError(`SUPABASE_ANON_KEY must be the publishable or anon key of the project at ${url}, ${why}`)
}

const KeySet = z.object({ keys: z.array(z.unknown()) })

function requireKeys({ url, jwtSecret }: Project, { body, words }: ProjectAnswer): void {
  const set = KeySet.safeParse(body).data
  if (!set) throw new ConfigError(`SUPABASE_URL (${url}) tells no keys of its tokens at /auth/v1/.well-known/jwks.json: ${words}`)
  if (set.keys.length > 0 || jwtSecret !== undefined) return
  throw new ConfigError(
    `SUPABASE_JWT_SECRET must be set, because the project at SUPABASE_URL (${url}) signs its tokens with a shared secret; or let it sign with JWT signing keys`,
  )
}

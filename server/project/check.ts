import type { Kysely } from 'kysely'
import * as z from 'zod/mini'
import type { Project } from '#server/config/project.ts'
import { ConfigError } from '#server/config/reader.ts'
import { askProject, type ProjectAnswer, ProjectAway } from '#server/project/ask.ts'
import { deleteStartMarker, hasAccounts, writeStartMarker } from '#server/project/queries.ts'
import type { Tables } from '#server/tables.ts'
import { waitFor } from '#server/wait-for.ts'

interface Dependencies {
  db: Kysely<Tables>
  now: () => Date
  uuid: () => string
  fetch: typeof fetch
  /** Gets one sentence when the project has to be waited for. */
  tell: (words: string) => void
}

/** How long PostgREST may take to reload its schema after the notification, in milliseconds. */
const longestReload = 10_000
const retryPause = 250

/**
 * Throws ConfigError for a database without accounts, because migrations would create tables in another program's
 * database.
 */
export async function requireProjectsDatabase(db: Kysely<Tables>): Promise<void> {
  if (await hasAccounts(db)) return
  throw new ConfigError('DATABASE_URL must be the database of the project at SUPABASE_URL, but it has no accounts (no table auth.users)')
}

/**
 * Checks, after the migrations, that the project's settings belong together: both keys are valid and not swapped, its
 * tokens can be verified, and the database is the project's. The last is proved by a marker written to the database
 * and read through the API. Waits for a project that does not answer. Throws ConfigError with one sentence.
 */
export async function checkProject(project: Project, { db, now, uuid, fetch, tell }: Dependencies): Promise<void> {
  const id = uuid()
  await writeStartMarker(db, id, now())
  try {
    const awaited = {
      name: `The Supabase project at ${project.url}`,
      whyAway: (error: unknown) => (error instanceof ProjectAway ? error.message : undefined),
      giveUp: (why: string, cause: unknown) =>
        new ConfigError(`The Supabase project at SUPABASE_URL (${project.url}) does not answer: ${why}.`, { cause }),
    }
    await waitFor(awaited, () => checkOnce(project, fetch, id), tell)
  } finally {
    await deleteStartMarker(db, id)
  }
}

async function checkOnce(project: Project, fetch: Dependencies['fetch'], id: string): Promise<void> {
  const knows = (key: string) =>
    untilReloaded(() => askProject(project, fetch, { path: '/rest/v1/rpc/knows_start', key, body: { _id: id } }))
  requireSameDatabase(project, id, await knows(project.serviceRoleKey))
  requirePublicKey(project, await knows(project.anonKey))
  requireTokenKeys(project, await askProject(project, fetch, { path: '/auth/v1/.well-known/jwks.json', key: project.anonKey }))
}

/** Repeats the question while PostgREST does not know a function that a migration just made. */
async function untilReloaded(ask: () => Promise<ProjectAnswer>): Promise<ProjectAnswer> {
  const deadline = performance.now() + longestReload
  for (;;) {
    const answer = await ask()
    if (answer.code !== 'PGRST202' || performance.now() > deadline) return answer
    await new Promise((resolve) => setTimeout(resolve, retryPause))
  }
}

const StartRows = z.array(z.object({ id: z.string() }))

function requireSameDatabase({ url }: Project, id: string, { status, code, body, words }: ProjectAnswer): void {
  if (status === 401 || status === 403) {
    throw new ConfigError(`SUPABASE_SERVICE_ROLE_KEY must be the secret or service_role key of the project at ${url}, which says: ${words}`)
  }
  if (code === 'PGRST106') throw new ConfigError(`The project at SUPABASE_URL (${url}) must expose its schema public: ${words}`)
  const told = StartRows.safeParse(body).data
  if (told?.some((row) => row.id === id)) return
  if (told || code === 'PGRST202') {
    throw new ConfigError(`DATABASE_URL must be the database of the project at SUPABASE_URL (${url}), but that project has another one`)
  }
  throw new ConfigError(`SUPABASE_URL (${url}) does not answer as a Supabase project does: ${words}`)
}

/**
 * Checks the public key: a key that may call the function is the secret key, because visitors have no right to it, and
 * an unknown key belongs to another project.
 */
function requirePublicKey({ url }: Project, { status, code, words }: ProjectAnswer): void {
  if (code === '42501') return
  const why = status < 300 ? 'which every browser gets, but the one that is set may do everything' : `which says: ${words}`
  throw new ConfigError(`SUPABASE_ANON_KEY must be the publishable or anon key of the project at ${url}, ${why}`)
}

const KeySet = z.object({ keys: z.array(z.unknown()) })

function requireTokenKeys({ url, jwtSecret }: Project, { body, words }: ProjectAnswer): void {
  const set = KeySet.safeParse(body).data
  if (!set) throw new ConfigError(`SUPABASE_URL (${url}) tells no keys of its tokens at /auth/v1/.well-known/jwks.json: ${words}`)
  if (set.keys.length > 0 || jwtSecret !== undefined) return
  throw new ConfigError(
    `SUPABASE_JWT_SECRET must be set, because the project at SUPABASE_URL (${url}) signs its tokens with a shared secret; or let it sign with JWT signing keys`,
  )
}

import * as z from 'zod/mini'
import type { Project } from '#server/config/project.ts'

/** Milliseconds that the project may take to answer at the start. */
const longestAnswer = 5_000

/** The Supabase project does not answer. The message says why, in a few words. */
export class ProjectAway extends Error {
  constructor(why: string, cause?: unknown) {
    super(why, { cause })
    this.name = 'ProjectAway'
  }
}

/** What a project answers that is there. */
export interface ProjectAnswer {
  status: number
  body: unknown
  /** The code and the words of a failure, PostgREST's or the gateway's. */
  code: string | undefined
  words: string
}

const Failure = z.object({ code: z.optional(z.string()), message: z.optional(z.string()) })

/**
 * Asks the project for a path with one of its keys; a body makes it a POST. No redirect gets the key. Throws
 * ProjectAway.
 */
export async function askProject(
  { url }: Pick<Project, 'url'>,
  fetch: typeof globalThis.fetch,
  { path, key, body }: { path: string; key: string; body?: object },
): Promise<ProjectAnswer> {
  const headers = { apikey: key, authorization: `Bearer ${key}`, 'content-type': 'application/json' }
  const init: RequestInit = { headers, redirect: 'manual', signal: AbortSignal.timeout(longestAnswer) }
  const post: RequestInit = body ? { method: 'POST', body: JSON.stringify(body) } : {}
  const response = await fetch(`${url}${path}`, { ...init, ...post }).catch((cause: unknown) => {
    throw new ProjectAway(reasonOf(cause), cause)
  })
  if (response.status >= 500) throw new ProjectAway(`HTTP ${response.status}`)
  const answer: unknown = await response.json().catch(() => null)
  const { code, message } = Failure.safeParse(answer).data ?? {}
  return { status: response.status, body: answer, code, words: message ?? `HTTP ${response.status}` }
}

/** Node tells "fetch failed", and why in the cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause } = error
  if (cause instanceof Error) return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.message
  return error.name === 'TimeoutError' ? 'no answer in 5 s' : error.message
}

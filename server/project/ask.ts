import * as z from 'zod/mini'
import type { Project } from '#server/config/project.ts'

/** How long the project may take to answer at the start, in milliseconds. */
const longestAnswer = 5_000

/** The Supabase project does not answer. The message gives the reason in a few words. */
export class ProjectAway extends Error {
  constructor(why: string, cause?: unknown) {
    super(why, { cause })
    this.name = 'ProjectAway'
  }
}

/** A project's answer. */
export interface ProjectAnswer {
  status: number
  body: unknown
  /** The code and text of a failure, from PostgREST or a gateway. */
  code: string | undefined
  words: string
}

const Failure = z.object({ code: z.optional(z.string()), message: z.optional(z.string()) })

/**
 * Calls a path of the project with one of its keys; a body makes it a POST. Follows no redirect, which would get the
 * key. Throws ProjectAway.
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

/** Node's message is only "fetch failed"; the reason is in the cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause } = error
  if (cause instanceof Error) return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.message
  return error.name === 'TimeoutError' ? 'no answer in 5 s' : error.message
}

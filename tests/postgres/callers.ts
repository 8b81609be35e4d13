import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { aMember, aSearch, aVisitor } from '../crash/searches.ts'
import type { RunningServer } from '../start-server.ts'

/** A call of one kind, to the server at this address. */
type Act = (url: string) => Promise<Response>

/** The outcome of a call. */
export interface Outcome {
  kind: string
  server: number
  /** 0 without an answer. */
  status: number
  retryAfter: string | null
}

/** Callers that repeatedly make every kind of call that needs the database. */
export interface Callers {
  /** All outcomes since the last call of this function. */
  take(): Outcome[]
  /** The kinds of calls that every server answers with success now. Makes one call of each kind. */
  wellAnswered(): Promise<string[]>
  /** All kinds of calls. */
  kinds: readonly string[]
  stop(): Promise<void>
}

/** How long a caller pauses between two calls, in milliseconds. */
const rest = 5

/**
 * Starts `each` callers of every kind at every server. The servers must trust `x-forwarded-for`; `serviceKey` is their
 * service role's key.
 */
export async function startCallers(servers: readonly RunningServer[], serviceKey: string, each: number): Promise<Callers> {
  const acts = await actsOf(servers[0]?.url ?? '', serviceKey)
  const outcomes: Outcome[] = []
  let isStopped = false

  async function ask(kind: string, act: Act, server: number): Promise<Outcome> {
    try {
      const response = await act(servers[server]?.url ?? '')
      await response.arrayBuffer()
      return { kind, server, status: response.status, retryAfter: response.headers.get('retry-after') }
    } catch {
      return { kind, server, status: 0, retryAfter: null }
    }
  }

  const everyone = servers.flatMap((_, server) =>
    Object.entries(acts).flatMap(([kind, act]) =>
      Array.from({ length: each }, async () => {
        while (!isStopped) {
          outcomes.push(await ask(kind, act, server))
          await sleep(rest)
        }
      }),
    ),
  )
  return {
    kinds: Object.keys(acts),
    take: () => outcomes.splice(0),
    async wellAnswered() {
      const tried = await Promise.all(servers.flatMap((_, server) => Object.entries(acts).map(([kind, act]) => ask(kind, act, server))))
      return Object.keys(acts).filter((kind) =>
        tried.every((outcome) => outcome.kind !== kind || (outcome.status >= 200 && outcome.status < 300)),
      )
    },
    async stop() {
      isStopped = true
      await Promise.all(everyone)
    },
  }
}

/** One call of every kind that reads or writes rows, from each service of the server. */
async function actsOf(url: string, serviceKey: string): Promise<Record<string, Act>> {
  const member = await aMember(url)
  const { id } = await (await fetch(`${url}/auth/v1/user`, { headers: member.headers })).json()
  const json = { 'content-type': 'application/json', ...member.headers }
  const post =
    (path: string, body: unknown): Act =>
    (at) =>
      fetch(at + path, { method: 'POST', headers: json, body: JSON.stringify(body) })
  const said = { messages: [{ topic: `user:${id}`, event: 'cooked', payload: {} }] }
  return {
    meter: (at) => fetch(`${at}/functions/v1/check-usage-status`, { method: 'POST', headers: aVisitor().headers }),
    search(at) {
      const { cook, body } = aSearch(aVisitor())
      const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID(), ...cook.headers }
      return fetch(`${at}/functions/v1/generate-recipe`, { method: 'POST', headers, body })
    },
    account: post('/functions/v1/describe-account', {}),
    read: (at) => fetch(`${at}/rest/v1/profiles?select=*`, { headers: member.headers }),
    write: (at) =>
      fetch(`${at}/rest/v1/profiles?user_id=eq.${id}`, { method: 'PATCH', headers: json, body: JSON.stringify({ first_name: 'Ada' }) }),
    user: (at) => fetch(`${at}/auth/v1/user`, { headers: member.headers }),
    broadcast: post('/realtime/v1/api/broadcast', said),
    buckets: (at) => fetch(`${at}/storage/v1/bucket`, { headers: { authorization: `Bearer ${serviceKey}` } }),
    ready: (at) => fetch(`${at}/ready`),
  }
}

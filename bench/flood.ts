import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { execute, startPostgres } from '../tests/postgres.ts'
import { type RunningServer, startServer } from '../tests/start-server.ts'
import { percentile, type Row } from './measure.ts'
import { untilIdle } from './rate.ts'
import { connectVisitor, requestText, type Visitor } from './visitor.ts'

/**
 * How long the server is measured, quiet and flooded, and how often, in milliseconds: long enough that a p99 is not
 * the few slowest of some hundred calls.
 */
const span = 12_000
const every = 10

/** A flood: the number of connections, and the number of requests pipelined on each. */
const flood = { connections: 20, pipelined: 500 }

/**
 * Cooks who request recipes at the same time, and how many different recipes each of them requests before the first
 * repeats.
 */
const cooks = { count: 50, recipes: 200 }

/**
 * Measures how a flood of calls, and fifty cooks at once, slow other callers, each figure against the same server
 * when
 * it is quiet.
 */
export async function benchFlood(): Promise<Row[]> {
  const postgres = await startPostgres()
  await execute(postgres.url, 'create database bench')
  const url = new URL(postgres.url)
  url.pathname = '/bench'
  const env = { DATABASE_URL: url.href, TRUST_PROXY: 'loopback', LOG_LEVEL: 'info', ANONYMOUS_DAILY_SEARCHES: '1000' }
  const server = await startServer({ env })
  try {
    const { anonKey } = await (await fetch(`${server.url}/config.json`)).json()
    const member = await signUp(server)
    await untilIdle(server.pid)
    const before = await look(server, member)
    const rows: Row[] = []
    for (const kind of ['docs', 'usage', 'rows'] as const) {
      const quiet = await look(server, member)
      const flooded = await look(server, member, work(server, kind, anonKey))
      const against = 'the same server, quiet'
      const name = `while ${kind} are flooded, ${flood.connections} x ${flood.pipelined} pipelined`
      rows.push(
        {
          name: `/healthz ${name}`,
          unit: 'ms',
          ...figures(flooded.health),
          against,
          baseline: percentile(quiet.health, 0.5),
          aim: 'p99 100 ms',
        },
        {
          name: `a member's own row ${name}`,
          unit: 'ms',
          ...figures(flooded.own),
          against,
          baseline: percentile(quiet.own, 0.5),
          aim: `p99 twice its own when quiet, ${percentile(quiet.own, 0.99).toFixed(1)} ms`,
        },
        {
          name: `memory ${name}`,
          unit: 'MB',
          value: flooded.memory,
          against: 'the same server before any',
          baseline: before.memory,
          aim: '100 MB more',
        },
      )
    }
    const quiet = await look(server, member)
    const cooking = await look(server, member, work(server, 'cooks', anonKey))
    return [
      ...rows,
      {
        name: `/healthz while ${cooks.count} recipes are asked for at once`,
        unit: 'ms',
        ...figures(cooking.health),
        against: 'the same server, quiet',
        baseline: percentile(quiet.health, 0.5),
        aim: 'p99 25 ms',
      },
    ]
  } finally {
    await server.stop()
    await postgres.stop()
  }
}

const figures = (samples: readonly number[]) => ({ value: percentile(samples, 0.5), p99: percentile(samples, 0.99) })

async function signUp(server: RunningServer): Promise<string[]> {
  const response = await fetch(`${server.url}/auth/v1/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'cook@example.org', password: 'correct-horse-1' }),
  })
  const { access_token: token } = await response.json()
  return [`authorization: Bearer ${token}`, 'x-forwarded-for: 198.51.100.7']
}

interface Looked {
  /** Milliseconds of each call. */
  health: number[]
  own: number[]
  /** The largest resident memory, in MB. */
  memory: number
}

/** Reads the server's health and a member's own row again and again, with or without other load. */
async function look(server: RunningServer, member: readonly string[], others?: Worker): Promise<Looked> {
  if (others) await sleep(500)
  const [health, own]: [number[], number[]] = [[], []]
  let memory = 0
  const until = performance.now() + span
  const repeat = async (act: () => Promise<unknown>) => {
    while (performance.now() < until) {
      await act()
      await sleep(every)
    }
  }
  const visit = async (samples: number[], path: string, headers: readonly string[]) => {
    const visitor = await connectVisitor(server.url, requestText({ method: 'GET', path, headers }))
    await repeat(() => timed(samples, visitor))
    visitor.leave()
  }
  await Promise.all([
    visit(health, '/healthz', []),
    visit(own, '/rest/v1/profiles?select=user_id', member),
    repeat(async () => {
      memory = Math.max(memory, await residentMb(server.pid))
    }),
  ])
  if (others) {
    const done = once(others, 'message')
    others.postMessage('stop')
    const [answered] = await done
    if (!(answered > 0)) throw new Error('Nobody else was answered')
    await sleep(1_000)
  }
  return { health, own, memory }
}

async function timed(samples: number[], visitor: Visitor): Promise<void> {
  const started = performance.now()
  await visitor.ask()
  samples.push(performance.now() - started)
}

async function residentMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
}

type Kind = 'docs' | 'usage' | 'rows' | 'cooks'

/** Load in a thread of its own: a flood of calls of one kind, or cooks. */
function work(server: RunningServer, kind: Kind, anonKey: string): Worker {
  const key = [`apikey: ${anonKey}`]
  const requests: Record<Exclude<Kind, 'cooks'>, string> = {
    docs: requestText({ method: 'GET', path: '/api/docs/openapi.json', headers: [] }),
    usage: requestText({ method: 'POST', path: '/functions/v1/check-usage-status', headers: key }),
    rows: requestText({ method: 'GET', path: '/rest/v1/saved_recipes?select=*', headers: key }),
  }
  const connections =
    kind === 'cooks'
      ? Array.from({ length: cooks.count }, (_, cook) => Array.from({ length: cooks.recipes }, (_, at) => aSearch(cook, at)))
      : Array.from({ length: flood.connections }, () => [requests[kind]])
  const depth = kind === 'cooks' ? 1 : flood.pipelined
  const port = Number(new URL(server.url).port)
  return new Worker(join(import.meta.dirname, 'pipeliner.ts'), { workerData: { port, connections, depth } })
}

/** The next search of a visitor with an address of their own. */
function aSearch(cook: number, at: number): string {
  const body = {
    ingredients: ['chicken', 'tomatoes', 'onions', 'rice'].slice(0, 2 + (at % 3)),
    allergens: [],
    mealTypes: ['entrée'],
    targetMealType: 'entrée',
    dietTypes: ['non-vegetarian'],
    proteins: [],
    cuisine: 'Italian',
    searchMode: 'ideas',
    complexityMode: 'simple',
    language: 'en',
    useOnlyStaples: false,
    selectedStaples: ['cooking oil', 'salt and pepper'],
    requestTimestamp: cook * cooks.recipes + at,
  }
  const headers = [`x-forwarded-for: 198.18.${cook}.${at}`, 'content-type: application/json']
  return requestText({ method: 'POST', path: '/functions/v1/generate-recipe', headers, body: JSON.stringify(body) })
}

import { randomUUID } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { createClient } from '@supabase/supabase-js'
import { execute, startPostgres } from '../tests/postgres.ts'
import { build, type RunningServer, startServer } from '../tests/start-server.ts'
import { untilIdle } from './rate.ts'

// node bench/soak.ts --minutes 60 --rate 20 [--embedded]: mixed calls at a steady rate. Prints the server's heap after
// a collection each minute, and how fast it grows. `npm run bench` leaves it out, because it takes minutes.

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    rate: { type: 'string', default: '20' },
    embedded: { type: 'boolean', default: false },
  },
})
const minutes = Number(values.minutes)
const perSecond = Number(values.rate)

/** Minutes at the beginning in which caches fill; the slope leaves them out. */
const settling = Math.min(10, Math.floor(minutes / 3))

const unlimited = Object.fromEntries(
  ['TOKEN_REFRESH', 'OTP', 'VERIFY', 'FAILURES_PER_ACCOUNT'].map((name) => [`AUTH_RATE_LIMIT_${name}`, '1000000']),
)
const own = { TRUST_PROXY: 'loopback', ANONYMOUS_DAILY_SEARCHES: '1000', LOG_LEVEL: 'info', ...unlimited }
const kitchens = ['French', 'Thai', 'Italian', 'Mexican', 'Indian'] as const

await build('pages')
const postgres = values.embedded ? null : await startPostgres()
try {
  await soak(postgres === null ? own : { ...own, DATABASE_URL: await databaseIn(postgres.url) })
} finally {
  await postgres?.stop()
}

async function databaseIn(cluster: string): Promise<string> {
  await execute(cluster, 'create database soak')
  const url = new URL(cluster)
  url.pathname = '/soak'
  return url.href
}

async function soak(env: Record<string, string>): Promise<void> {
  const program = ['--expose-gc', '--import', new URL('./tell-heap.ts', import.meta.url).href, 'server/main.ts']
  const server = await startServer({ env, program })
  try {
    await untilIdle(server.pid)
    const work = await calls(server)
    const heaps: number[] = []
    const counts = { answered: 0, failed: 0 }
    const started = performance.now()
    for (let nextMinute = started + 60_000, sent = 0; performance.now() < started + minutes * 60_000; sent += 1) {
      const call = work[sent % work.length]
      call?.(sent).then(
        () => (counts.answered += 1),
        (cause: unknown) => {
          counts.failed += 1
          if (counts.failed <= 5) console.log(`failed: ${cause}`)
        },
      )
      // Follows the clock, so that a slow answer or a busy machine changes the rate only for a moment.
      await sleep(Math.max(0, started + ((sent + 1) * 1_000) / perSecond - performance.now()))
      if (performance.now() < nextMinute) continue
      nextMinute += 60_000
      heaps.push(await heapOf(server))
      console.log(`minute ${heaps.length}: ${heaps.at(-1)?.toFixed(2)} MB of heap after a collection, ${JSON.stringify(counts)}`)
    }
    const slope = slopeOf(heaps.slice(settling))
    console.log(`after ${settling} minutes the heap grows by ${(slope * 1_000).toFixed(0)} kB a minute`)
    if (counts.failed > 0) process.exitCode = 1
  } finally {
    await server.stop()
  }
}

/** The calls of visitors and members, by turns. */
async function calls(server: RunningServer): Promise<((at: number) => Promise<unknown>)[]> {
  const { anonKey } = await (await fetch(`${server.url}/config.json`)).json()
  const member = createClient(server.url, anonKey, { auth: { persistSession: false, autoRefreshToken: false } })
  const { data, error } = await member.auth.signUp({ email: 'cook@example.org', password: 'correct-horse-1' })
  if (error || !data.user) throw new Error(`No account: ${error?.message}`)
  const id = data.user.id
  const visitor = (at: number) => ({
    'x-forwarded-for': `198.18.${(at >> 8) & 255}.${at & 255}`,
    'x-session-id': randomUUID(),
    'x-time-zone': 'Europe/Vienna',
  })
  const page = async (path: string) => whole(await fetch(server.url + path))
  const post = async (name: string, body: object, headers: Record<string, string>) =>
    whole(
      await fetch(`${server.url}/functions/v1/${name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    )
  const meter = (at: number) => post('check-usage-status', {}, visitor(at))
  const read = async () => succeeded(await member.from('saved_recipes').select('*').order('created_at', { ascending: false }))
  const refresh = async () => succeeded(await member.auth.refreshSession())
  const cook = (at: number) => post('generate-recipe', aRequest(at), { ...visitor(at), 'idempotency-key': randomUUID() })
  const saveOne = async (at: number) => {
    succeeded(await member.from('saved_recipes').delete().eq('user_id', id))
    succeeded(
      await member.from('saved_recipes').insert({
        user_id: id,
        recipe_name: `Soup ${at}`,
        cuisine_type: 'Thai',
        language: 'en',
        recipe_content: { title: `Soup ${at}`, ingredients: ['1 leek'], instructions: ['Cook the leek for 20 minutes.'] },
      }),
    )
  }
  // One after the other: a member who saves slowly would otherwise have more recipes at a time than are allowed.
  let saved = Promise.resolve()
  const save = (at: number) => {
    saved = saved.catch(() => {}).then(() => saveOne(at))
    return saved
  }
  const chips = (at: number) => post('read-ingredients', { ingredients: ['leeks', `tomatoe${at}`], language: 'en' }, visitor(at))
  return [meter, read, meter, () => page('/'), cook, meter, read, refresh, meter, chips, save, () => page('/config.json')]
}

async function whole(response: Response): Promise<void> {
  const text = await response.text()
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${text.slice(0, 200)}`)
}

function succeeded({ error }: { error: { message: string } | null }): void {
  if (error) throw new Error(error.message)
}

function aRequest(at: number): object {
  return {
    ingredients: ['leeks', 'potatoes', 'carrots', 'chicken stock'],
    allergens: [],
    mealTypes: ['soup'],
    targetMealType: 'soup',
    dietTypes: ['non-vegetarian'],
    proteins: [],
    cuisine: kitchens[at % kitchens.length],
    searchMode: 'ideas',
    complexityMode: 'simple',
    language: 'en',
    useOnlyStaples: false,
    selectedStaples: ['butter', 'salt and pepper'],
    requestTimestamp: at,
  }
}

/** Megabytes of heap in use after a collection, as the server reports. */
async function heapOf({ child }: RunningServer): Promise<number> {
  const told = new Promise<number>((resolve) => {
    child.on('message', function listen(message: unknown) {
      if (typeof message !== 'object' || message === null || !('heapUsed' in message)) return
      child.off('message', listen)
      resolve(Number(message.heapUsed) / 1_000_000)
    })
  })
  child.send('tell the heap')
  return told
}

/** The growth per minute, by least squares. */
function slopeOf(samples: readonly number[]): number {
  const middle = (samples.length - 1) / 2
  const mean = samples.reduce((sum, one) => sum + one, 0) / samples.length
  const above = samples.reduce((sum, one, at) => sum + (at - middle) * (one - mean), 0)
  const below = samples.reduce((sum, _, at) => sum + (at - middle) ** 2, 0)
  return below === 0 ? 0 : above / below
}

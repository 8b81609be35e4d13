import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { limits } from '#domain/limits.ts'
import { jobs } from '#server/jobs/jobs.ts'
import { type Job, runJobs, startJobs } from '#server/jobs/schedule.ts'
import { usageJobs } from '#server/usage/jobs.ts'
import { openWorld, type TestWorld } from './world.ts'

let one: TestWorld
let two: TestWorld
beforeAll(async () => {
  one = await openWorld()
  two = await openWorld({ beside: one })
})
afterAll(async () => {
  await two.close()
  await one.close()
})

const minute = 60_000

/** Timers that the test fires itself. */
function aClock() {
  const waiting: { ms: number; act: () => void }[] = []
  return {
    waiting,
    wait(ms: number, act: () => void) {
      const timer = { ms, act }
      waiting.push(timer)
      return { cancel: () => void waiting.splice(waiting.indexOf(timer), 1) }
    },
    ring: () => waiting.shift()?.act(),
  }
}

/** A job that records its runs. */
function aJob(run: Job['run'] = async () => null) {
  const times: number[] = []
  const job: Job = {
    name: `test ${randomUUID()}`,
    async run(trx) {
      times.push(times.length)
      return run(trx)
    },
  }
  return { job, times }
}

test('two servers that run the jobs at once delete the recipes expired for more than a day and keep the others', async () => {
  const id = randomUUID()
  await sql`insert into auth.users (id, email) values (${id}, ${`${id}@example.org`})`.execute(one.db)
  for (const age of ['2 days', '1 hour']) {
    await sql`insert into public.saved_recipes (user_id, recipe_name, recipe_content) values (${id}, ${age}, '{}')`.execute(one.db)
    await sql`update public.saved_recipes set expires_at = now() - ${age}::interval where recipe_name = ${age}`.execute(one.db)
  }
  const done = await Promise.all([runJobs(one, jobs), runJobs(two, jobs)])
  expect(done.flat()).toContain('delete-expired-recipes')
  const { rows } = await sql`select recipe_name from public.saved_recipes where user_id = ${id}`.execute(one.db)
  expect(rows).toEqual([{ recipe_name: '1 hour' }])
  expect([...one.failures, ...two.failures]).toEqual([])
})

test('a job never runs on two servers at once', async () => {
  let [now, most] = [0, 0]
  const { job, times } = aJob(async (trx) => {
    now += 1
    most = Math.max(most, now)
    await sql`select pg_sleep(0.1)`.execute(trx)
    now -= 1
    return null
  })
  await Promise.all([one, two, one, two].map((world) => runJobs(world, [job])))
  expect(times.length).toBeGreaterThanOrEqual(1)
  expect(most).toBe(1)
})

test('jobs run one minute after the start and then at random intervals of 54 to 60 minutes', async () => {
  const clock = aClock()
  const { job, times } = aJob()
  const dice = [0, 0.5, 0.999]
  const working = startJobs({ ...one, random: () => dice.shift() ?? 0, wait: clock.wait }, [job])
  const waits: number[] = []
  for (let round = 0; round < 4; round += 1) {
    await expect.poll(() => times.length).toBe(round)
    expect(clock.waiting).toHaveLength(1)
    waits.push(clock.waiting[0]?.ms ?? 0)
    if (round < 3) clock.ring()
  }
  expect(waits.map((ms) => Math.round(ms / minute))).toEqual([1, 54, 57, 60])
  await working.stop()
  expect(clock.waiting).toEqual([])
})

test('a job with its own interval runs within that interval, and once more after a slow run that missed its turns', async () => {
  const clock = aClock()
  const every = 15_000
  const doors: (() => void)[] = []
  const slow = aJob(async () => {
    await new Promise<void>((resolve) => void doors.push(resolve))
    return null
  })
  const dice = [0, 0.5, 1]
  const working = startJobs({ ...one, random: () => dice.shift() ?? 0, wait: clock.wait }, [{ ...slow.job, every }])
  expect(clock.waiting.map(({ ms }) => ms)).toEqual([every])
  clock.ring()
  await expect.poll(() => doors.length).toBe(1)
  // The next run is due while this one is still going: it follows at once and only once, however often it was due.
  expect(clock.waiting.map(({ ms }) => ms)).toEqual([0.9 * every])
  clock.ring()
  clock.ring()
  expect(clock.waiting.map(({ ms }) => ms)).toEqual([every])
  expect(slow.times).toHaveLength(1)
  doors.shift()?.()
  await expect.poll(() => slow.times.length).toBe(2)
  await expect.poll(() => doors.length).toBe(1)
  doors.shift()?.()
  const rounds = slow.times.length
  await working.stop()
  expect([rounds, slow.times.length]).toEqual([2, 2])
})

test('a crashed search is released within 90 seconds: its lease plus the longest sweep interval', () => {
  const sweep = usageJobs(one).find(({ name }) => name === 'free-lost-searches')
  expect(sweep?.every).toBe(limits.searchSweep)
  expect(limits.searchLease + limits.searchSweep).toBeLessThanOrEqual(90_000)
})

test('a stopping server finishes its running job and starts no other', async () => {
  const clock = aClock()
  let isDone = false
  const { job } = aJob(async (trx) => {
    await sql`select pg_sleep(0.1)`.execute(trx)
    isDone = true
    return null
  })
  const working = startJobs({ ...one, random: () => 0, wait: clock.wait }, [job])
  clock.ring()
  await working.stop()
  expect(isDone).toBe(true)
  expect(clock.waiting).toEqual([])
})

test('a failing job is logged, does not stop the others and is tried again', async () => {
  const clock = aClock()
  const broken = aJob(async () => {
    throw new Error('no luck')
  })
  const fine = aJob()
  const working = startJobs({ ...two, random: () => 0, wait: clock.wait }, [broken.job, fine.job])
  for (const round of [1, 2]) {
    clock.ring()
    await expect.poll(() => [broken.times.length, fine.times.length]).toEqual([round, round])
  }
  await working.stop()
  expect(two.failures.splice(0)).toEqual([expect.stringContaining('no luck'), expect.stringContaining('no luck')])
})

import { type Kysely, sql } from 'kysely'
import type { Logger } from 'pino'
import type { Tables } from '#server/tables.ts'

interface JobBase {
  /** A unique name: processes lock a job by it. */
  name: string
  /** Milliseconds between two rounds; an hour by default. */
  every?: number
}

/** Work inside the database that one of all processes does every hour or so. */
export interface Job extends JobBase {
  /** Does the work in a transaction. Answers what to log, or null when there is nothing to log. */
  run(trx: Kysely<Tables>): Promise<object | null>
}

/** Work that calls another service. It has no transaction, and two processes may do it at once. */
export interface OutsideJob extends JobBase {
  /**
   * Does the work. Answers what to log, or null when there is nothing to log. Once `isStopping`, leaves the rest to
   * the next round.
   */
  work(isStopping: () => boolean): Promise<object | null>
}

interface JobDependencies {
  db: Kysely<Tables>
  log: Logger
  /** A random number from 0 up to, not including, 1. */
  random: () => number
  /** Calls back once after `ms` milliseconds, unless cancelled. Does not keep the process alive. */
  wait: (ms: number, act: () => void) => { cancel(): void }
}

const minute = 60_000
const hour = 60 * minute

/**
 * Runs every job once, except those that another process runs at the moment. Logs a failure and goes on. Answers the
 * names of the finished jobs.
 */
export async function runJobs(
  { db, log }: Pick<JobDependencies, 'db' | 'log'>,
  jobs: readonly (Job | OutsideJob)[],
  isStopping = () => false,
): Promise<string[]> {
  const done: string[] = []
  for (const job of jobs) {
    try {
      if ('work' in job) logResult(log, job.name, await job.work(isStopping))
      else if (!(await db.transaction().execute((trx) => runWithLock(trx, log, job)))) continue
      done.push(job.name)
    } catch (err) {
      log.error({ err, job: job.name }, 'a job failed and will be tried again')
    }
  }
  return done
}

/** Runs a job under a lock that ends with the transaction, even when the process crashes. */
async function runWithLock(trx: Kysely<Tables>, log: Logger, { name, run }: Job): Promise<boolean> {
  const { rows } = await sql<{ is_ours: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`potluck job ${name}`}, 0)) as is_ours
  `.execute(trx)
  if (!rows[0]?.is_ours) return false
  logResult(log, name, await run(trx))
  return true
}

function logResult(log: Logger, job: string, result: object | null): void {
  if (result !== null) log.info({ job, ...result }, 'job done')
}

/**
 * Runs each job about as often as `every` says, hourly ones for the first time after a minute, until stopped. `stop`
 * resolves when running jobs are done.
 */
export function startJobs(outside: JobDependencies, jobs: readonly (Job | OutsideJob)[]): { stop(): Promise<void> } {
  const intervals = [...new Set(jobs.map(({ every = hour }) => every))]
  const started = intervals.map((every) =>
    startInterval(
      outside,
      jobs.filter((job) => (job.every ?? hour) === every),
      every,
    ),
  )
  return {
    async stop() {
      await Promise.all(started.map((rhythm) => rhythm.stop()))
    },
  }
}

/**
 * Repeats after 90 to 100 % of `every`, at random: processes that started together drift apart. A round that is due
 * while another runs follows it at once.
 */
function startInterval(
  { db, log, random, wait }: JobDependencies,
  jobs: readonly (Job | OutsideJob)[],
  every: number,
): { stop(): Promise<void> } {
  let isStopped = false
  let isDue = false
  let underWay: Promise<void> | null = null
  const doRounds = async () => {
    while (isDue && !isStopped) {
      isDue = false
      await runJobs({ db, log }, jobs, () => isStopped)
    }
    underWay = null
  }
  const begin = () => {
    timer = wait(every * (0.9 + random() * 0.1), begin)
    isDue = true
    underWay ??= doRounds()
  }
  let timer = wait(Math.min(minute, every), begin)
  return {
    async stop() {
      isStopped = true
      timer.cancel()
      await underWay
    },
  }
}

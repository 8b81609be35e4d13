import { type Kysely, sql } from 'kysely'
import type { Logger } from 'pino'
import type { Tables } from '#server/tables.ts'

interface Named {
  /** No other job's: what processes agree by. */
  name: string
  /** Milliseconds from one time to about the next; an hour where it does not say. */
  every?: number
}

/** Work that has to be done now and then, by one process of all. */
export interface Job extends Named {
  /** Does it, inside a transaction, and answers what there is to log; null: nothing. */
  run(trx: Kysely<Tables>): Promise<object | null>
}

/** Work at something outside: in no transaction, and harmless when two processes are at it. */
export interface OutsideJob extends Named {
  /**
   * Does it and answers what there is to log; null: nothing. Once `isStopping`, what can be left for the next time is
   * left.
   */
  work(isStopping: () => boolean): Promise<object | null>
}

interface Outside {
  db: Kysely<Tables>
  log: Logger
  /** From 0 to below 1. */
  random: () => number
  /** Calls back once, after so many milliseconds, unless cancelled; keeps no process alive. */
  wait: (ms: number, act: () => void) => { cancel(): void }
}

const minute = 60_000
const hour = 60 * minute

/**
 * Does every job once, except those that another process is at. Answers their names; a job that fails is logged, and
 * the others are done.
 */
export async function runJobs(
  { db, log }: Pick<Outside, 'db' | 'log'>,
  jobs: readonly (Job | OutsideJob)[],
  isStopping = () => false,
): Promise<string[]> {
  const done: string[] = []
  for (const job of jobs) {
    try {
      if ('work' in job) tell(log, job.name, await job.work(isStopping))
      else if (!(await db.transaction().execute((trx) => runAlone(trx, log, job)))) continue
      done.push(job.name)
    } catch (err) {
      log.error({ err, job: job.name }, 'a job failed and will be tried again')
    }
  }
  return done
}

/** The lock goes with the transaction, whatever becomes of the process. */
async function runAlone(trx: Kysely<Tables>, log: Logger, { name, run }: Job): Promise<boolean> {
  const { rows } = await sql<{ is_ours: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`potluck job ${name}`}, 0)) as is_ours
  `.execute(trx)
  if (!rows[0]?.is_ours) return false
  tell(log, name, await run(trx))
  return true
}

function tell(log: Logger, job: string, result: object | null): void {
  if (result !== null) log.info({ job, ...result }, 'job done')
}

/**
 * Does the jobs of an hour a minute from now and about every hour from then on, others about as often as they say,
 * until stopped; `stop` resolves when what was under way is done.
 */
export function startJobs(outside: Outside, jobs: readonly (Job | OutsideJob)[]): { stop(): Promise<void> } {
  const rhythms = [...new Set(jobs.map(({ every = hour }) => every))]
  const started = rhythms.map((every) =>
    startRhythm(
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
 * From nine tenths of the time up to the whole of it, and so never later, however long a round takes: processes that
 * started together part. A round that is due while another is under way follows it at once.
 */
function startRhythm({ db, log, random, wait }: Outside, jobs: readonly (Job | OutsideJob)[], every: number): { stop(): Promise<void> } {
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

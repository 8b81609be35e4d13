import { randomBytes, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { openListener } from '#platform/database/listener.ts'
import { migrate } from '#platform/database/migrate.ts'
import { openDatabase } from '#platform/database/open.ts'
import { appointFirstAdmin } from '#server/accounts/first-admin.ts'
import { openAccounts } from '#server/accounts/open.ts'
import type { Outside as OutsideAccounts } from '#server/accounts/own.ts'
import { openAfterwards } from '#server/afterwards.ts'
import { makeApp } from '#server/app.ts'
import { billingJobs } from '#server/billing/jobs.ts'
import { openPayments } from '#server/billing/open.ts'
import { budgetJobs } from '#server/budget/jobs.ts'
import type { Config } from '#server/config.ts'
import { keepHeap } from '#server/heap.ts'
import { jobs } from '#server/jobs/jobs.ts'
import { startJobs } from '#server/jobs/schedule.ts'
import { openKitchen } from '#server/kitchen.ts'
import { listen } from '#server/listen.ts'
import { openLog } from '#server/log.ts'
import { openPages } from '#server/pages/pages.ts'
import { checkProject, requireProjectsDatabase } from '#server/project/check.ts'
import { untoldInProject } from '#server/realtime/missing-in-project.ts'
import { keepCaps } from '#server/saved-recipes/keep-caps.ts'
import { looseFilesJob } from '#server/storage/loose-files-job.ts'
import { missingInProject } from '#server/storage/missing-in-project.ts'
import { openStorage } from '#server/storage/open.ts'
import type { Tables } from '#server/tables.ts'
import { renewalJob } from '#server/test-payments/renewal-job.ts'
import { sendTo } from '#server/test-payments/tell-events.ts'
import { usageJobs } from '#server/usage/jobs.ts'
import { waitForDatabase } from '#server/wait-for-database.ts'
import { startWarmUp } from '#server/warm-up.ts'
import type { World } from '#server/world.ts'

const root = join(import.meta.dirname, '..')

/** How often a server under npm looks whether npm is still there. */
const parentWatch = 250

/** Signals closer than this, in milliseconds, are one. */
const sameSignal = 1_000

/** What a test has instead of the real thing. */
export type Given = Partial<Pick<World, 'now' | 'reached' | 'kitchen'>> & Pick<OutsideAccounts, 'delay'>

/** Serves until the process is asked to stop. `announce` hears the address when the server listens. */
export async function serve(config: Config, announce: (url: string) => void, given: Given): Promise<void> {
  const log = openLog(config.logLevel, () => performance.now())
  const parent = process.ppid

  const place = config.databaseUrl
    ? { kind: 'postgres' as const, url: config.databaseUrl }
    : { kind: 'embedded' as const, directory: config.dataDir }
  const notices = openListener(place, log)
  const lost = (cause: Error) => {
    log.error({ err: cause }, 'database connection lost')
    if (place.kind === 'embedded') process.exit(1)
  }
  const db = await openDatabase<Tables>(place, lost, notices)
  try {
    const prepare = async () => {
      if (config.supabase) await requireProjectsDatabase(db)
      await migrate(db, join(root, 'database', 'migrations'))
      await keepCaps(db)
    }
    if (place.kind === 'embedded') await prepare()
    else await waitForDatabase(place.url, prepare, (words) => log.warn(words))
    const outside = {
      config,
      db,
      notices,
      now: () => new Date(),
      uuid: () => randomUUID(),
      randomBytes: (count: number) => randomBytes(count),
      ...given,
    }
    if (config.supabase) await checkProject(config.supabase, { ...outside, fetch, tell: (words) => log.warn(words) })
    const missing = config.supabase ? [...(await missingInProject(db)), ...(await untoldInProject(db))] : []
    for (const words of missing) log.warn(`${words} (docs/supabase.md)`)
    const accounts = await openAccounts({ ...outside, log })
    await appointFirstAdmin(db, config, { now: outside.now(), log })
    const payments = await openPayments(config, { ...outside, fetch, log })
    const afterwards = openAfterwards({ log })
    const kitchen = given.kitchen ?? openKitchen()
    const app = makeApp({ ...outside, kitchen, accounts, payments, pages: openPages(join(root, 'dist', 'web')), log, afterwards })
    const listening = await listen(app, config)

    // Before anyone hears that it is ready: whoever waits for that may ask it to stop at once.
    const stopping = askedToStop(config, parent)
    const url = config.siteUrl ?? `http://${localName(config.host)}:${listening.port}`
    if (config.notUsedYet.length > 0) log.warn({ settings: config.notUsedYet }, 'these settings do nothing in this version')
    log.info({ url, port: listening.port, database: place.kind }, 'ready')
    announce(url)
    const warming = given.kitchen ? null : startWarmUp(kitchen, log)
    if (warming === null) keepHeap('warm')

    // A project keeps its files itself.
    const ours = accounts.keeper === 'here' ? [looseFilesJob(openStorage({ ...outside, accounts, log }))] : []
    const tested = payments?.kind === 'test' ? [renewalJob({ ...outside, log }, sendTo(app))] : []
    const billing = payments === null ? [] : billingJobs({ ...outside, payments, log })
    const working = startJobs({ db, log, random: Math.random, wait }, [
      ...jobs,
      ...usageJobs(outside),
      ...budgetJobs(outside),
      ...ours,
      ...billing,
      ...tested,
    ])

    await stopping
    log.info('stopping')
    await warming?.stop()
    await listening.stop()
    await working.stop()
    await afterwards.settled()
    await accounts.settled()
  } finally {
    await notices.close()
    await db.destroy()
  }
  log.info('stopped')
}

/**
 * Resolves at the first SIGTERM or SIGINT, or when the parent that should have handed one on has gone. Asked again
 * later, the process ends at once.
 */
function askedToStop({ isUnderNpm }: Config, parent: number): Promise<void> {
  return new Promise((resolve) => {
    let asked = 0
    const ask = () => {
      // Ctrl-C reaches this process twice at the same moment: from the terminal and from npm.
      if (asked > 0 && performance.now() - asked > sameSignal) process.exit(1)
      asked ||= performance.now()
      resolve()
    }
    process.on('SIGTERM', ask)
    process.on('SIGINT', ask)
    if (process.connected) process.once('disconnect', resolve)
    process.channel?.unref()
    if (!isUnderNpm) return
    const watch = setInterval(() => {
      if (process.ppid === parent) return
      clearInterval(watch)
      resolve()
    }, parentWatch)
    watch.unref()
  })
}

function wait(ms: number, act: () => void) {
  const timer = setTimeout(act, ms)
  timer.unref()
  return { cancel: () => clearTimeout(timer) }
}

function localName(host: string): string {
  if (['127.0.0.1', '::1', '0.0.0.0', '::'].includes(host)) return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

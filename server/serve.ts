import { randomBytes, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { openListener } from '@potluck/platform/database/listener'
import { migrate } from '@potluck/platform/database/migrate'
import { openDatabase } from '@potluck/platform/database/open'
import { grantFirstAdmin } from '#server/accounts/first-admin.ts'
import { openAccounts } from '#server/accounts/open.ts'
import type { AccountDependencies } from '#server/accounts/own.ts'
import { makeApp } from '#server/app.ts'
import { openBackgroundWork } from '#server/background-work.ts'
import { billingJobs } from '#server/billing/jobs.ts'
import { openPayments } from '#server/billing/open.ts'
import { budgetJobs } from '#server/budget/jobs.ts'
import type { Config } from '#server/config.ts'
import { setHeapPhase } from '#server/heap.ts'
import { jobs } from '#server/jobs/jobs.ts'
import { startJobs } from '#server/jobs/schedule.ts'
import { openKitchen } from '#server/kitchen.ts'
import { listen } from '#server/listen.ts'
import { openLog } from '#server/log.ts'
import { openPages } from '#server/pages/pages.ts'
import { checkProject, requireProjectsDatabase } from '#server/project/check.ts'
import { findMissingPublication } from '#server/realtime/missing-in-project.ts'
import { keepCaps } from '#server/saved-recipes/keep-caps.ts'
import { findMissingStorage } from '#server/storage/missing-in-project.ts'
import { openStorage } from '#server/storage/open.ts'
import { orphanedFilesJob } from '#server/storage/orphaned-files-job.ts'
import type { Tables } from '#server/tables.ts'
import { renewalJob } from '#server/test-payments/renewal-job.ts'
import { sendTo } from '#server/test-payments/send-events.ts'
import { usageJobs } from '#server/usage/jobs.ts'
import { waitForDatabase } from '#server/wait-for-database.ts'
import { startWarmUp } from '#server/warm-up.ts'
import type { World } from '#server/world.ts'

const root = join(import.meta.dirname, '..')

/** How often a server under npm checks whether npm still runs, in milliseconds. */
const parentWatch = 250

/** Signals closer together than this, in milliseconds, count as one. */
const sameSignalWithin = 1_000

/** The parts of the world that a test replaces. */
export type TestOverrides = Partial<Pick<World, 'now' | 'reached' | 'kitchen'>> & Pick<AccountDependencies, 'delay'>

/** Serves until the process gets a signal. `announce` gets the address once `/readyz` can answer 200. */
export async function serve(config: Config, announce: (url: string) => void, given: TestOverrides): Promise<void> {
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
    const missing = config.supabase ? [...(await findMissingStorage(db)), ...(await findMissingPublication(db))] : []
    for (const words of missing) log.warn(`${words} (docs/supabase.md)`)
    const accounts = await openAccounts({ ...outside, log })
    await grantFirstAdmin(db, config, { now: outside.now(), log })
    const payments = await openPayments(config, { ...outside, fetch, log })
    const backgroundWork = openBackgroundWork({ log })
    const kitchen = given.kitchen ?? openKitchen()
    const app = makeApp({ ...outside, kitchen, accounts, payments, pages: openPages(join(root, 'dist', 'web')), log, backgroundWork })
    const listening = await listen(app, config)

    // Listens for signals before it says so: a caller that waits for the line may stop the server at once.
    const stopping = waitForStopSignal(config, parent)
    const url = config.siteUrl ?? `http://${displayHost(config.host)}:${listening.port}`
    if (config.unusedSettings.length > 0) log.warn({ settings: config.unusedSettings }, 'these settings do nothing in this version')
    log.info({ url, port: listening.port, database: place.kind }, 'listening')
    const onLoaded = () => {
      log.info({ url }, 'ready')
      announce(url)
    }
    const warming = given.kitchen ? null : startWarmUp(kitchen, log, { onLoaded })
    if (warming === null) {
      setHeapPhase('warm')
      onLoaded()
    }

    // A Supabase project keeps its files itself.
    const ours = accounts.keeper === 'here' ? [orphanedFilesJob(openStorage({ ...outside, accounts, log }))] : []
    const tested = payments?.kind === 'test' ? [renewalJob({ ...outside, log }, sendTo(app))] : []
    const billing = payments === null ? [] : billingJobs({ ...outside, payments, log })
    const working = startJobs({ db, log, random: Math.random, wait: startTimer }, [
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
    await backgroundWork.settled()
    await accounts.settled()
  } finally {
    await notices.close()
    await db.destroy()
  }
  log.info('stopped')
}

/**
 * Resolves at the first SIGTERM or SIGINT, or when the parent process that should have forwarded one is gone. A
 * second signal ends the process at once.
 */
function waitForStopSignal({ isUnderNpm }: Config, parent: number): Promise<void> {
  return new Promise((resolve) => {
    let asked = 0
    const ask = () => {
      // Ctrl-C reaches this process twice at once: from the terminal and from npm.
      if (asked > 0 && performance.now() - asked > sameSignalWithin) process.exit(1)
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

function startTimer(ms: number, act: () => void) {
  const timer = setTimeout(act, ms)
  timer.unref()
  return { cancel: () => clearTimeout(timer) }
}

function displayHost(host: string): string {
  if (['127.0.0.1', '::1', '0.0.0.0', '::'].includes(host)) return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

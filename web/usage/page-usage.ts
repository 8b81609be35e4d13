import * as z from 'zod/mini'
import { checkUsageStatus } from '#domain/usage/api.ts'
import { Usage } from '#domain/usage/usage.ts'
import { callEndpoint } from '#web/core/api.ts'
import { listenToSession, readSession } from '#web/core/session.ts'
import { memberOf } from '#web/core/session-machine.ts'
import { readStored, writeStored } from '#web/core/storage.ts'
import { type Asker, makeUsageStore } from '#web/usage/usage-store.ts'

const key = 'potluck.usage'
/** One entry, with whose it is: whoever comes next finds nothing of who was there before. */
const Remembered = z.object({ asker: z.nullable(z.string()), usage: z.nullable(Usage) })

function recall(asker: Asker) {
  const kept = readStored(window.localStorage, key, Remembered)
  return kept && kept.asker === asker ? kept.usage : null
}

/** What is left for whoever uses this page. */
export const pageUsage = makeUsageStore({
  asker() {
    const session = readSession()
    return session.state === 'loading' ? undefined : (memberOf(session)?.id ?? null)
  },
  ask: async (signal) => (await callEndpoint(checkUsageStatus, {}, { signal })).usage,
  recall,
  remember: (asker, usage) => writeStored(window.localStorage, key, { asker, usage }),
  forget(asker) {
    if (recall(asker)) writeStored(window.localStorage, key, { asker: null, usage: null })
  },
  isSeen: () => document.visibilityState === 'visible',
  now: () => new Date(),
  later(run, milliseconds) {
    const timer = window.setTimeout(run, milliseconds)
    return () => window.clearTimeout(timer)
  },
  listen(run) {
    const stop = listenToSession(run)
    document.addEventListener('visibilitychange', run)
    window.addEventListener('online', run)
    return () => {
      stop()
      document.removeEventListener('visibilitychange', run)
      window.removeEventListener('online', run)
    }
  },
})

import * as z from 'zod/mini'
import { callEndpoint } from '#web/core/api.ts'
import { listenToRows } from '#web/core/live.ts'
import { listenToSession, readSession } from '#web/core/session.ts'
import { sessionId } from '#web/core/session-id.ts'
import { memberOf } from '#web/core/session-machine.ts'
import { readStored, writeStored } from '#web/core/storage.ts'
import { AnonymousCounter, counterFrom, localDate, usageFrom } from '#web/usage/anonymous-counter.ts'
import { checkAnyUsage, readAnswer } from '#web/usage/read-answer.ts'
import { hasLeft, Standing, standingOfNow } from '#web/usage/standing.ts'
import { type Asker, makeUsageStore } from '#web/usage/usage-store.ts'

const counterKey = 'potluck.anonymous-usage'
const memberKey = 'potluck.usage'
/** One member's entry, with whose it is: whoever comes next finds nothing of who was there before. */
const Remembered = z.object({ asker: z.string(), standing: Standing })

const present = () => ({
  date: localDate(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone),
  sessionId: sessionId(),
})

function recallVisitor(): Standing | null {
  const counter = readStored('localStorage', counterKey, AnonymousCounter)
  const usage = counter && usageFrom(counter, present())
  return usage ? { usage, premium: false, tester: false, canGenerate: hasLeft(usage) } : null
}

function recallMember(asker: string): Standing | null {
  const kept = readStored('localStorage', memberKey, Remembered)
  return kept?.asker === asker ? standingOfNow(kept.standing, new Date()) : null
}

/** What is left for whoever uses this page. */
export const pageUsage = makeUsageStore({
  asker(): Asker {
    const session = readSession()
    return session.state === 'loading' ? undefined : (memberOf(session)?.id ?? null)
  },
  ask: async (signal) => readAnswer(await callEndpoint(checkAnyUsage, {}, { signal })),
  recall: (asker) => (asker === null ? recallVisitor() : recallMember(asker)),
  remember(asker, standing) {
    if (asker === null) writeStored('localStorage', counterKey, counterFrom(standing.usage, present()))
    else writeStored('localStorage', memberKey, { asker, standing })
  },
  forget(asker) {
    if (asker !== null) writeStored('localStorage', memberKey, null)
  },
  isSeen: () => document.visibilityState === 'visible',
  now: () => new Date(),
  later(run, milliseconds) {
    const timer = window.setTimeout(run, milliseconds)
    return () => window.clearTimeout(timer)
  },
  listen({ look, adopt, askAgain }) {
    const inOtherTab = ({ key }: StorageEvent) => {
      if (key === counterKey || key === memberKey) adopt()
    }
    const stops = [listenToSession(look), listenToRows('user_roles', askAgain), listenToRows('subscriptions', askAgain)]
    document.addEventListener('visibilitychange', look)
    window.addEventListener('online', look)
    window.addEventListener('storage', inOtherTab)
    return () => {
      for (const stop of stops) stop()
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('online', look)
      window.removeEventListener('storage', inOtherTab)
    }
  },
})

import * as z from 'zod/mini'
import { hasLeft } from '#domain/usage/usage.ts'
import { readStored, writeStored } from '#web/kit/storage.ts'
import { sessionId } from '#web/session/session-id.ts'
import { Allowance, allowanceOfNow } from '#web/usage/allowance.ts'
import { AnonymousCounter, counterFrom, localDate, usageFrom } from '#web/usage/anonymous-counter.ts'

const counterKey = 'potluck.anonymous-usage'
const memberKey = 'potluck.usage'
/** One member's entry, with that member's id: nobody else is shown it. */
const Remembered = z.object({ asker: z.string(), allowance: Allowance })

const present = () => ({
  date: localDate(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone),
  sessionId: sessionId(),
})

/** What this browser remembers of an asker's count, as far as it still holds. */
export function recallUsage(asker: string | null): Allowance | null {
  if (asker === null) return recallVisitor()
  const kept = readStored('localStorage', memberKey, Remembered)
  return kept?.asker === asker ? allowanceOfNow(kept.allowance, new Date()) : null
}

function recallVisitor(): Allowance | null {
  const counter = readStored('localStorage', counterKey, AnonymousCounter)
  const usage = counter && usageFrom(counter, present())
  return usage ? { usage, premium: false, tester: false, canGenerate: hasLeft(usage) } : null
}

/** Remembers an asker's count for the first picture of the next page. */
export function rememberUsage(asker: string | null, allowance: Allowance) {
  if (asker === null) writeStored('localStorage', counterKey, counterFrom(allowance.usage, present()))
  else writeStored('localStorage', memberKey, { asker, allowance })
}

/** Whether a storage event of another tab is about a count. */
export const isUsageKey = (key: string | null): boolean => key === counterKey || key === memberKey

/** Forgets the count of a member who has left. */
export function forgetMemberUsage() {
  writeStored('localStorage', memberKey, null)
}

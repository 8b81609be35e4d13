import * as z from 'zod/mini'
import { hasLeft } from '#domain/usage/usage.ts'
import { readStored, writeStored } from '#web/kit/storage.ts'
import { sessionId } from '#web/session/session-id.ts'
import { Allowance, allowanceOfNow } from '#web/usage/allowance.ts'
import { AnonymousCounter, counterFrom, localDate, usageFrom } from '#web/usage/anonymous-counter.ts'

const counterKey = 'potluck.anonymous-usage'
const memberKey = 'potluck.usage'
/** The entry of one member. It has the member's id, so that no other person is shown it. */
const Remembered = z.object({ asker: z.string(), allowance: Allowance })

const present = () => ({
  date: localDate(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone),
  sessionId: sessionId(),
})

/** The count that this browser remembers for an asker. Null after its reset. */
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

/** Remembers an asker's count, so that the next page can show it before the server answers. */
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

import { isDeepStrictEqual } from 'node:util'
import { lockCaller } from '#platform/auth/bearer.ts'
import type { SignedInCall, User } from '#platform/auth/call.ts'
import { countEmailChange, emailChangeCounts, prepareEmailChange } from '#platform/auth/codes/email-change.ts'
import { type ChangedContact, type PendingChange, readPendingChange, restorePendingChange } from '#platform/auth/codes/pending-change.ts'
import { preparePhoneCode } from '#platform/auth/codes/phone-codes.ts'
import type { PreparedMessage } from '#platform/auth/codes/prepared-message.ts'
import { countMessage } from '#platform/auth/codes/send-limits.ts'
import { type MessageCount, uncountMessages } from '#platform/auth/codes/uncount.ts'
import type { CodeChallenge } from '#platform/auth/flow/challenge.ts'
import { removeFlow } from '#platform/auth/flow/flow-store.ts'
import { redirectTarget } from '#platform/auth/redirects.ts'
import { lockUser, updateUser } from '#platform/auth/users/user-store.ts'
import type { AuthTransaction } from '#platform/auth/world.ts'

/** The new address and number of an account that must be proved first. */
export interface ContactsToProve {
  email: string | undefined
  phone: string | undefined
  challenge: CodeChallenge | null
}

interface Message {
  changing: ChangedContact
  ready: PreparedMessage
  counted: readonly MessageCount[]
}

/** The pending changes that were stored before their messages left. */
interface StoredChanges {
  changes: readonly { ready: PreparedMessage; before: PendingChange; after: PendingChange }[]
  before: User
  after: User
}

/**
 * Runs the rest of a change after its messages left. Their codes are stored first, so they work on arrival. When a
 * message or the rest fails, everything is restored, unless another call changed it meanwhile, and unsent messages do
 * not count. Throws 429 over_email_send_rate_limit, over_sms_send_rate_limit, 500 unexpected_failure, 422
 * sms_send_failed, and what `rest` throws.
 */
export async function afterMessages<Result>(call: SignedInCall, toProve: ContactsToProve, rest: () => Promise<Result>): Promise<Result> {
  const unsent = await prepareMessages(call, toProve)
  if (unsent.length === 0) return rest()
  const begun = await call.world.db.transaction().execute((trx) => storeChanges(trx, call, unsent))
  try {
    for (const { ready } of [...unsent]) {
      await call.world.db.transaction().execute((trx) => lockCaller(trx, call))
      await ready.send(begun.after)
      unsent.shift()
    }
    return await rest()
  } catch (error) {
    await call.world.db.transaction().execute((trx) => restoreChanges(trx, begun))
    for (const { counted } of unsent) await uncountMessages(call, counted)
    throw error
  }
}

async function prepareMessages(call: SignedInCall, { email, phone, challenge }: ContactsToProve): Promise<Message[]> {
  const { user } = call
  const messages: Message[] = []
  if (email) {
    await countEmailChange(call, user, email)
    const ready = prepareEmailChange(call, user, email, { redirectTo: redirectTarget(call), challenge })
    messages.push({ changing: 'email', ready, counted: emailChangeCounts(user, email) })
  }
  if (phone) {
    await countMessage(call, 'sms', ['phone_change'], phone)
    messages.push({ changing: 'phone', ready: preparePhoneCode(call, phone, 'phone_change'), counted: [['sms', 'phone_change', phone]] })
  }
  return messages
}

async function storeChanges(trx: AuthTransaction, call: SignedInCall, messages: readonly Message[]): Promise<StoredChanges> {
  const { user: before } = await lockCaller(trx, call)
  const changes: StoredChanges['changes'][number][] = []
  let after = before
  for (const { changing, ready } of messages) {
    const earlier = await readPendingChange(trx, after, changing)
    after = await ready.store(trx, after)
    changes.push({ ready, before: earlier, after: await readPendingChange(trx, after, changing) })
  }
  return { changes, before, after }
}

async function restoreChanges(trx: AuthTransaction, { changes, before, after }: StoredChanges): Promise<void> {
  const held = await lockUser(trx, before.id)
  if (!held) return
  for (const change of changes) {
    if (!isDeepStrictEqual(await readPendingChange(trx, held, change.after.changing), change.after)) continue
    await restorePendingChange(trx, held.id, change.before)
    if (change.ready.flowId !== null) await removeFlow(trx, change.ready.flowId)
  }
  if (isDeepStrictEqual(held.updated_at, after.updated_at)) await updateUser(trx, held.id, { updated_at: before.updated_at })
}

/**
 * The pending changes of this call as they are now, so that a new password, which cancels all others, can restore
 * them.
 */
export async function pendingChangesOf(trx: AuthTransaction, user: User, { email, phone }: ContactsToProve): Promise<PendingChange[]> {
  return [
    ...(email && user.email_change === email ? [await readPendingChange(trx, user, 'email')] : []),
    ...(phone && user.phone_change === phone ? [await readPendingChange(trx, user, 'phone')] : []),
  ]
}

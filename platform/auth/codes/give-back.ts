import type { Call } from '#platform/auth/call.ts'
import { type Channel, type MessageKind, uncountMessage } from '#platform/auth/codes/send-limits.ts'

/** What a message was counted by. */
export type Counted = readonly [Channel, MessageKind, address: string]

/**
 * Sends a message that was counted. When it cannot be sent and the caller hears so, the count is given back, so that
 * they may ask again at once. A message after the answer gives nothing back: whether the next one is refused would
 * tell who has an account.
 */
export async function orGiveBack<Result>(
  call: Pick<Call, 'world'>,
  counted: readonly Counted[],
  send: () => Promise<Result>,
): Promise<Result> {
  try {
    return await send()
  } catch (error) {
    await giveBack(call, counted)
    throw error
  }
}

/** What was counted is not any more. */
export async function giveBack(call: Pick<Call, 'world'>, counted: readonly Counted[]): Promise<void> {
  for (const one of counted) await uncountMessage(call, ...one)
}

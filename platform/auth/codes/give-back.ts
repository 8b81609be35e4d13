import type { Call } from '#platform/auth/call.ts'
import { type Channel, type MessageKind, uncountMessage } from '#platform/auth/codes/send-limits.ts'

/** What a message was counted by. */
export type Counted = readonly [Channel, MessageKind, address: string]

/**
 * Sends a counted message. When sending fails and the caller is told, the count is taken back, so that the caller may
 * try again at once. A message sent after the answer keeps its count: otherwise the next refusal would tell who has
 * an account.
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

/** Takes back the counts of messages. */
export async function giveBack(call: Pick<Call, 'world'>, counted: readonly Counted[]): Promise<void> {
  for (const one of counted) await uncountMessage(call, ...one)
}

import type { Call } from '#platform/auth/call.ts'
import { type Channel, type MessageKind, uncountMessage } from '#platform/auth/codes/send-limits.ts'

/** The channel, kind and address that counted a message. */
export type MessageCount = readonly [Channel, MessageKind, address: string]

/**
 * Sends a counted message. When sending fails and the caller gets the failure, the count is taken back, so that the
 * caller may try again at once. A message sent after the answer keeps its count, because otherwise the next refusal
 * would tell who has an account.
 */
export async function sendOrUncount<Result>(
  call: Pick<Call, 'world'>,
  counted: readonly MessageCount[],
  send: () => Promise<Result>,
): Promise<Result> {
  try {
    return await send()
  } catch (error) {
    await uncountMessages(call, counted)
    throw error
  }
}

/** Takes back the counts of messages. */
export async function uncountMessages(call: Pick<Call, 'world'>, counted: readonly MessageCount[]): Promise<void> {
  for (const one of counted) await uncountMessage(call, ...one)
}

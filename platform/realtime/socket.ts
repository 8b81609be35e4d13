import type { Channel } from '#platform/realtime/channel.ts'
import { type Message, type Version, writeText } from '#platform/realtime/frames.ts'
import type { RealtimeLimits } from '#platform/realtime/limits.ts'

/** A browser's connection, whatever carries it. */
export interface Wire {
  send(text: string): void
  /** A farewell with a code of RFC 6455 (7.4) and a word. */
  close(code: number, reason: string): void
  /** Without a farewell: nobody reads it. */
  cut(): void
  /** Bytes that were sent and not taken yet. */
  waiting(): number
}

/** One connection, and the channels it has joined. */
export interface Socket {
  wire: Wire
  version: Version
  /** The key that the connection was opened with: the token of a channel that shows none. */
  apikey: string
  address: string | undefined
  channels: Map<string, Channel>
  /** When it last said something: milliseconds since 1970. */
  heardAt: number
  messages: Allowance
  joins: Allowance
  /** Its messages are worked off one after another; so many wait. */
  work: Queue
}

/** So much may still be taken, as of a moment. */
export interface Allowance {
  left: number
  at: number
}

/** Takes one of so many a second. Answers whether there was one. */
export function takeOne(allowance: Allowance, perSecond: number, now: number): boolean {
  allowance.left = Math.min(perSecond, allowance.left + ((now - allowance.at) / 1_000) * perSecond)
  allowance.at = now
  if (allowance.left < 1) return false
  allowance.left -= 1
  return true
}

/** Work that is done one after another. */
export interface Queue {
  last: Promise<void>
  waiting: number
}

/** Does work after all that was queued before. Answers false, and forgets it, when too much waits already. The work must not fail. */
export function enqueue(queue: Queue, most: number, work: () => Promise<void>): boolean {
  if (queue.waiting >= most) return false
  queue.waiting += 1
  queue.last = queue.last.then(work).finally(() => {
    queue.waiting -= 1
  })
  return true
}

/** Says something to a browser. Who has not taken what was said before is cut: it would fill the memory of everybody. */
export function say({ wire, version }: Pick<Socket, 'wire' | 'version'>, limits: RealtimeLimits, message: Message): void {
  if (wire.waiting() > limits.bufferedBytes) return void wire.cut()
  wire.send(writeText(version, message))
}

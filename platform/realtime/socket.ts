import type { Allowance } from '#platform/realtime/allowance.ts'
import type { Binding } from '#platform/realtime/bindings.ts'
import { type Message, type Version, writeText } from '#platform/realtime/frames.ts'
import type { Holder } from '#platform/realtime/holder.ts'
import type { RealtimeLimits } from '#platform/realtime/limits.ts'
import type { Queue } from '#platform/realtime/queue.ts'

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
  /** Whether somebody with an account has joined a channel. */
  isKnown: boolean
  /** When it last said something: milliseconds since 1970. */
  heardAt: number
  messages: Allowance
  joins: Allowance
  /** Its messages are worked off one after another; so many wait. */
  work: Queue
  /** How long those are together. */
  waitingBytes: number
}

/** A topic that a socket has joined: what it hears there, and as whom. */
export interface Channel {
  /** By which the processes tell it from all others. */
  id: string
  socket: Socket
  /** As the client calls it: `realtime:` and the topic. */
  topic: string
  joinRef: string | null
  holder: Holder
  bindings: readonly Binding[]
  /** Whether messages on its topic are its caller's to hear and say. */
  hasTopic: boolean
  hearsItself: boolean
  wantsAnswers: boolean
  /** Rows that are read for it, one after another, so that nothing overtakes. */
  work: Queue
}

/** A channel's topic as the product names it. */
export function nameOf({ topic }: Pick<Channel, 'topic'>): string {
  return topic.slice('realtime:'.length)
}

/** What a connection may hold, by whether an account has joined on it. */
export function roomOf({ isKnown }: Pick<Socket, 'isKnown'>, limits: RealtimeLimits): RealtimeLimits['stranger'] {
  if (!isKnown) return limits.stranger
  return { channels: limits.channelsPerSocket, waitingBytes: limits.waitingBytes, bufferedBytes: limits.bufferedBytes }
}

/**
 * Who is to be cut: who has not taken more than one may leave, and where all together have left too much, those who
 * left most of it.
 */
export function slowReaders<Reader extends Pick<Socket, 'isKnown' | 'wire'>>(sockets: Iterable<Reader>, limits: RealtimeLimits): Reader[] {
  const readers = [...sockets].map((socket) => ({ socket, unsent: socket.wire.waiting() })).filter(({ unsent }) => unsent > 0)
  let together = readers.reduce((sum, { unsent }) => sum + unsent, 0)
  const slow: Reader[] = []
  for (const { socket, unsent } of readers.toSorted((one, other) => other.unsent - one.unsent)) {
    if (unsent <= roomOf(socket, limits).bufferedBytes && together <= limits.together.unsentBytes) continue
    together -= unsent
    slow.push(socket)
  }
  return slow
}

/**
 * Says something to a browser. Who has not taken what was said before is cut: it would fill the memory of everybody.
 */
export function say(socket: Pick<Socket, 'wire' | 'version' | 'isKnown'>, limits: RealtimeLimits, message: Message): void {
  const { wire, version } = socket
  if (wire.waiting() > roomOf(socket, limits).bufferedBytes) return void wire.cut()
  wire.send(writeText(version, message))
}

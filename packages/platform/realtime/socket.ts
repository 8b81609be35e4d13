import type { Binding } from '#platform/realtime/bindings.ts'
import { type Message, type Version, writeText } from '#platform/realtime/frames.ts'
import type { Holder } from '#platform/realtime/holder.ts'
import type { RealtimeLimits } from '#platform/realtime/limits.ts'
import type { Queue } from '#platform/realtime/queue.ts'
import type { TokenBucket } from '#platform/realtime/token-bucket.ts'

/** A browser's connection, whatever carries it. */
export interface Transport {
  send(text: string): void
  /** Closes with a code of RFC 6455 (7.4) and a reason. */
  close(code: number, reason: string): void
  /** Cuts without a closing message, because the client does not read. */
  cut(): void
  /** Bytes sent but not taken yet. */
  waiting(): number
}

/** A connection with the channels it has joined. */
export interface Socket {
  transport: Transport
  version: Version
  /** The key of the connection, for channels without a token of their own. */
  apikey: string
  address: string | undefined
  channels: Map<string, Channel>
  /** Whether an account has joined a channel. */
  isKnown: boolean
  /** When its last message came, in milliseconds since 1970. */
  heardAt: number
  messages: TokenBucket
  joins: TokenBucket
  /** Its messages, handled one after another. */
  work: Queue
  /** Bytes of its waiting messages. */
  waitingBytes: number
}

/** A topic that a socket has joined, with its bindings and its holder. */
export interface Channel {
  /** A unique id among all processes. */
  id: string
  socket: Socket
  /** The client's name of the channel: `realtime:` and the topic. */
  topic: string
  joinRef: string | null
  holder: Holder
  bindings: readonly Binding[]
  /** Whether the channel's caller may receive and send messages on the topic. */
  hasTopic: boolean
  hearsItself: boolean
  wantsAnswers: boolean
  /** Row reads for the channel, one after another, so that changes stay in order. */
  work: Queue
}

/** A channel's topic without the prefix `realtime:`. */
export function nameOf({ topic }: Pick<Channel, 'topic'>): string {
  return topic.slice('realtime:'.length)
}

/** A connection's bounds, which depend on whether an account has joined on it. */
export function boundsOf({ isKnown }: Pick<Socket, 'isKnown'>, limits: RealtimeLimits): RealtimeLimits['withoutAccount'] {
  if (!isKnown) return limits.withoutAccount
  return { channels: limits.channelsPerSocket, waitingBytes: limits.waitingBytes, bufferedBytes: limits.bufferedBytes }
}

/**
 * The clients to cut: each client beyond its own bound. When all clients together exceed the common bound, also those
 * with the most unsent bytes.
 */
export function slowReaders<Reader extends Pick<Socket, 'isKnown' | 'transport'>>(
  sockets: Iterable<Reader>,
  limits: RealtimeLimits,
): Reader[] {
  const readers = [...sockets].map((socket) => ({ socket, unsent: socket.transport.waiting() })).filter(({ unsent }) => unsent > 0)
  let together = readers.reduce((sum, { unsent }) => sum + unsent, 0)
  const slow: Reader[] = []
  for (const { socket, unsent } of readers.toSorted((one, other) => other.unsent - one.unsent)) {
    if (unsent <= boundsOf(socket, limits).bufferedBytes && together <= limits.together.unsentBytes) continue
    together -= unsent
    slow.push(socket)
  }
  return slow
}

/**
 * Sends a message to a client. Cuts the client instead when it has not taken the earlier messages, because unsent
 * messages would fill the memory.
 */
export function sendMessage(socket: Pick<Socket, 'transport' | 'version' | 'isKnown'>, limits: RealtimeLimits, message: Message): void {
  const { transport, version } = socket
  if (transport.waiting() > boundsOf(socket, limits).bufferedBytes) return void transport.cut()
  transport.send(writeText(version, message))
}

import type { Binding } from '#platform/realtime/bindings.ts'
import type { Holder } from '#platform/realtime/holder.ts'
import type { Queue, Socket } from '#platform/realtime/socket.ts'

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

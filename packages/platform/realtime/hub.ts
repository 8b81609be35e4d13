import { type ChangePayload, hasBindingFor, payloadFor } from '#platform/realtime/change.ts'
import { type ChannelIndex, openChannelIndex } from '#platform/realtime/channel-index.ts'
import { type ChannelError, channelErrorOf, expiredToken } from '#platform/realtime/errors.ts'
import { hasExpired, requireAlive } from '#platform/realtime/holder.ts'
import { type BroadcastNotice, type ChangeNotice, readNotice } from '#platform/realtime/notice.ts'
import { enqueue } from '#platform/realtime/queue.ts'
import { type Channel, nameOf, type Socket, sendMessage, slowReaders } from '#platform/realtime/socket.ts'
import type { RealtimeWorld } from '#platform/realtime/world.ts'

/** The connections of this process and their channels. */
export class Hub {
  readonly world: RealtimeWorld
  readonly sockets = new Set<Socket>()
  readonly channels: ChannelIndex = openChannelIndex()
  /** Bytes of all messages that wait for their turn. */
  waitingBytes = 0
  #endings = 0
  #stopHearing: (() => void) | null = null
  #sweeping: NodeJS.Timeout | undefined

  constructor(world: RealtimeWorld) {
    this.world = world
  }

  /** Sends a message on a channel. */
  tell({ socket, topic, joinRef }: Channel, event: string, payload: unknown): void {
    sendMessage(socket, this.world.limits, { joinRef, ref: null, topic, event, payload })
  }

  /** Ends a channel. With `why`, the client receives the reason. */
  end(channel: Channel, why?: string): void {
    if (!isThere(channel)) return
    this.#drop(channel)
    if (why !== undefined) this.tell(channel, 'system', { extension: 'system', status: 'error', message: why, channel: nameOf(channel) })
    this.#close(channel, 'phx_close')
  }

  /**
   * Ends a channel with an invalid token. After any other failure the channel restarts, and an unexpected failure is
   * logged.
   */
  fail(channel: Channel, error: unknown): void {
    const { failure, isExpected } = channelErrorOf(error)
    if (!isExpected) this.world.log.error({ err: error }, 'unexpected failure')
    if (isTokenError(failure)) this.end(channel, failure.message)
    else this.#restart(channel)
  }

  /**
   * Adds a channel whose holder was checked when `endings` notices of ended sessions had arrived. If more arrived
   * since, the holder is checked again.
   */
  register(channel: Channel, endings: number): void {
    this.channels.add(channel)
    if (channel.holder.caller.account !== null) channel.socket.isKnown = true
    if (endings !== this.#endings) this.#lookAgain(channel)
  }

  /** How many notices about possibly ended sessions or accounts have arrived. */
  endings(): number {
    return this.#endings
  }

  /** Starts to receive notices and to check connections, while there are any. */
  startListening(): void {
    this.stopListening()
    const missed = () => {
      for (const channel of [...this.channels.all()]) this.#restart(channel)
    }
    this.#stopHearing = this.world.notices.listen({ hear: (text) => this.#hear(text), missed })
    this.#sweeping = setInterval(() => this.#sweep(), this.world.limits.sweep)
    this.#sweeping.unref()
  }

  stopListening(): void {
    this.#stopHearing?.()
    clearInterval(this.#sweeping)
  }

  #drop(channel: Channel): void {
    channel.socket.channels.delete(channel.topic)
    this.channels.remove(channel)
  }

  #close({ socket, topic, joinRef }: Channel, event: 'phx_close' | 'phx_error'): void {
    sendMessage(socket, this.world.limits, { joinRef, ref: joinRef, topic, event, payload: {} })
  }

  /** The client joins again by itself and reads what it may have missed. */
  #restart(channel: Channel): void {
    if (!isThere(channel)) return
    this.#drop(channel)
    this.#close(channel, 'phx_error')
  }

  /** Queues work for a channel. */
  #forChannel(channel: Channel, work: () => Promise<void>): void {
    const asker = channel.holder.caller.account?.id ?? ''
    const isQueued = enqueue(channel.work, this.world.limits.waiting, async () => {
      try {
        if (isThere(channel)) await this.world.reading(work, { asker })
      } catch (error) {
        this.fail(channel, error)
      }
    })
    if (!isQueued) this.#restart(channel)
  }

  #lookAgain(channel: Channel): void {
    this.#forChannel(channel, () => requireAlive(this.world, channel.holder))
  }

  #hear(text: string): void {
    const notice = readNotice(text)
    if (notice?.kind === 'change') this.#hearChange(notice)
    if (notice?.kind === 'broadcast') this.#hearBroadcast(notice)
    if (notice?.kind === 'account') {
      this.#endings += 1
      for (const channel of this.channels.ofAccount(notice.id)) this.#lookAgain(channel)
    }
  }

  #hearChange(notice: ChangeNotice): void {
    if (notice.owner === null) return
    for (const channel of this.channels.ofAccount(notice.owner)) {
      if (!hasBindingFor(channel, notice)) continue
      this.#forChannel(channel, async () => {
        const payload: ChangePayload | null = await payloadFor(this.world, channel, notice)
        if (payload !== null && isThere(channel)) this.tell(channel, 'postgres_changes', payload)
      })
    }
  }

  #hearBroadcast({ topic, event, payload, from }: BroadcastNotice): void {
    for (const channel of this.channels.onTopic(topic)) {
      if (channel.id === from && !channel.hearsItself) continue
      this.tell(channel, 'broadcast', { type: 'broadcast', event, payload })
    }
  }

  #sweep(): void {
    const now = this.world.now()
    const { limits } = this.world
    for (const socket of this.sockets) {
      if (now.getTime() - socket.heardAt > limits.heartbeatTimeout) socket.transport.close(1008, 'No heartbeat')
    }
    for (const socket of slowReaders(this.sockets, limits)) socket.transport.cut()
    for (const channel of [...this.channels.all()]) if (hasExpired(channel.holder, now)) this.end(channel, expiredToken().message)
  }
}

const isThere = (channel: Channel) => channel.socket.channels.get(channel.topic) === channel

/** Whether an error is about the token; joining again with the same token would not help. */
function isTokenError({ code }: ChannelError): boolean {
  return ['InvalidJWTToken', 'JwtSignatureError', 'MalformedJWT'].includes(code)
}

import { type ChangePayload, hasBindingFor, payloadFor } from '#platform/realtime/change.ts'
import { type ChannelIndex, openChannelIndex } from '#platform/realtime/channel-index.ts'
import { type ChannelError, channelErrorOf, expiredToken } from '#platform/realtime/errors.ts'
import { hasExpired, requireAlive } from '#platform/realtime/holder.ts'
import { type BroadcastNotice, type ChangeNotice, readNotice } from '#platform/realtime/notice.ts'
import { enqueue } from '#platform/realtime/queue.ts'
import { type Channel, nameOf, type Socket, sendMessage, slowReaders } from '#platform/realtime/socket.ts'
import type { RealtimeWorld } from '#platform/realtime/world.ts'

/** The connections of this process and their channels. */
export interface Hub {
  world: RealtimeWorld
  sockets: Set<Socket>
  channels: ChannelIndex
  /** Bytes of all messages that wait for their turn. */
  waitingBytes: number
  /** Sends a message on a channel. */
  tell(channel: Channel, event: string, payload: unknown): void
  /** Ends a channel. With `why`, the client receives the reason. */
  end(channel: Channel, why?: string): void
  /**
   * Ends a channel with an invalid token. After any other failure the channel restarts, and an unexpected failure is
   * logged.
   */
  fail(channel: Channel, error: unknown): void
  /**
   * Adds a channel whose holder was checked when `endings` notices of ended sessions had arrived. If more arrived
   * since, the holder is checked again.
   */
  register(channel: Channel, endings: number): void
  /** How many notices about possibly ended sessions or accounts have arrived. */
  endings(): number
  /** Starts to receive notices and to check connections, while there are any. */
  startListening(): void
  stopListening(): void
}

/** Makes a hub without connections. */
export function openHub(world: RealtimeWorld): Hub {
  const { limits } = world
  const sockets = new Set<Socket>()
  const channels = openChannelIndex()
  let endings = 0
  let stopListening: (() => void) | null = null
  let sweeping: NodeJS.Timeout | undefined

  const tell: Hub['tell'] = ({ socket, topic, joinRef }, event, payload) =>
    sendMessage(socket, limits, { joinRef, ref: null, topic, event, payload })

  const isThere = (channel: Channel) => channel.socket.channels.get(channel.topic) === channel

  function drop(channel: Channel): void {
    channel.socket.channels.delete(channel.topic)
    channels.remove(channel)
  }

  const end: Hub['end'] = (channel, why) => {
    if (!isThere(channel)) return
    const { socket, topic, joinRef } = channel
    drop(channel)
    if (why !== undefined) tell(channel, 'system', { extension: 'system', status: 'error', message: why, channel: nameOf(channel) })
    sendMessage(socket, limits, { joinRef, ref: joinRef, topic, event: 'phx_close', payload: {} })
  }

  /** The client joins again by itself and reads what it may have missed. */
  function restartChannel(channel: Channel): void {
    if (!isThere(channel)) return
    const { socket, topic, joinRef } = channel
    drop(channel)
    sendMessage(socket, limits, { joinRef, ref: joinRef, topic, event: 'phx_error', payload: {} })
  }

  const fail: Hub['fail'] = (channel, error) => {
    const { failure, isExpected } = channelErrorOf(error)
    if (!isExpected) world.log.error({ err: error }, 'unexpected failure')
    if (isTokenError(failure)) end(channel, failure.message)
    else restartChannel(channel)
  }

  /** Queues work for a channel. */
  function forChannel(channel: Channel, work: () => Promise<void>): void {
    const asker = channel.holder.caller.account?.id ?? ''
    const isQueued = enqueue(channel.work, limits.waiting, async () => {
      try {
        if (isThere(channel)) await world.reading(work, { asker })
      } catch (error) {
        fail(channel, error)
      }
    })
    if (!isQueued) restartChannel(channel)
  }

  function hearChange(notice: ChangeNotice): void {
    if (notice.owner === null) return
    for (const channel of channels.ofAccount(notice.owner)) {
      if (!hasBindingFor(channel, notice)) continue
      forChannel(channel, async () => {
        const payload: ChangePayload | null = await payloadFor(world, channel, notice)
        if (payload !== null && isThere(channel)) tell(channel, 'postgres_changes', payload)
      })
    }
  }

  function hearBroadcast({ topic, event, payload, from }: BroadcastNotice): void {
    for (const channel of channels.onTopic(topic)) {
      if (channel.id === from && !channel.hearsItself) continue
      tell(channel, 'broadcast', { type: 'broadcast', event, payload })
    }
  }

  function hear(text: string): void {
    const notice = readNotice(text)
    if (notice?.kind === 'change') hearChange(notice)
    if (notice?.kind === 'broadcast') hearBroadcast(notice)
    if (notice?.kind === 'account') {
      endings += 1
      for (const channel of channels.ofAccount(notice.id)) lookAgain(channel)
    }
  }

  function lookAgain(channel: Channel): void {
    forChannel(channel, () => requireAlive(world, channel.holder))
  }

  function missed(): void {
    for (const channel of [...channels.all()]) restartChannel(channel)
  }

  function sweep(): void {
    const now = world.now()
    for (const socket of sockets) {
      if (now.getTime() - socket.heardAt > limits.heartbeatTimeout) socket.transport.close(1008, 'No heartbeat')
    }
    for (const socket of slowReaders(sockets, limits)) socket.transport.cut()
    for (const channel of [...channels.all()]) if (hasExpired(channel.holder, now)) end(channel, expiredToken().message)
  }

  const hub: Hub = {
    world,
    sockets,
    channels,
    waitingBytes: 0,
    tell,
    end,
    fail,
    register(channel, known) {
      channels.add(channel)
      if (channel.holder.caller.account !== null) channel.socket.isKnown = true
      if (known !== endings) lookAgain(channel)
    },
    endings: () => endings,
    startListening() {
      hub.stopListening()
      stopListening = world.notices.listen({ hear, missed })
      sweeping = setInterval(sweep, limits.sweep)
      sweeping.unref()
    },
    stopListening() {
      stopListening?.()
      clearInterval(sweeping)
    },
  }
  return hub
}

/** Whether an error is about the token; joining again with the same token would not help. */
function isTokenError({ code }: ChannelError): boolean {
  return ['InvalidJWTToken', 'JwtSignatureError', 'MalformedJWT'].includes(code)
}

import { type ChangePayload, concerns, payloadFor } from '#platform/realtime/change.ts'
import { type ChannelError, channelErrorOf, expired } from '#platform/realtime/errors.ts'
import { isOver, requireAlive } from '#platform/realtime/holder.ts'
import { type BroadcastNotice, type ChangeNotice, readNotice } from '#platform/realtime/notice.ts'
import { enqueue } from '#platform/realtime/queue.ts'
import { openRegister, type Register } from '#platform/realtime/register.ts'
import { type Channel, nameOf, type Socket, say, slowReaders } from '#platform/realtime/socket.ts'
import type { RealtimeWorld } from '#platform/realtime/world.ts'

/** All connections of this process, and what they are told. */
export interface Hub {
  world: RealtimeWorld
  sockets: Set<Socket>
  channels: Register
  /** How long the messages of all connections are that wait for their turn. */
  waitingBytes: number
  /** Says something on a channel. */
  tell(channel: Channel, event: string, payload: unknown): void
  /** Ends a channel: with a word why, when it ended by itself. */
  end(channel: Channel, why?: string): void
  /** Ends a channel whose token counts no more; lets it begin anew after any other failure, which is logged when it is ours. */
  fail(channel: Channel, error: unknown): void
  /** Registers a channel whose holder was looked at when so many `endings` had been told of: one that was told meanwhile is looked at again. */
  register(channel: Channel, endings: number): void
  /** How often it was told so far that sessions or accounts may have ended. */
  endings(): number
  /** Hears what the database tells and looks after connections, while there are any. */
  begin(): void
  rest(): void
}

/** A hub with no connection. */
export function openHub(world: RealtimeWorld): Hub {
  const { limits } = world
  const sockets = new Set<Socket>()
  const channels = openRegister()
  let endings = 0
  let stopHearing: (() => void) | null = null
  let sweeping: NodeJS.Timeout | undefined

  const tell: Hub['tell'] = ({ socket, topic, joinRef }, event, payload) =>
    say(socket, limits, { joinRef, ref: null, topic, event, payload })

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
    say(socket, limits, { joinRef, ref: joinRef, topic, event: 'phx_close', payload: {} })
  }

  /** The client joins again by itself, and reads again what it may have missed. */
  function beginAnew(channel: Channel): void {
    if (!isThere(channel)) return
    const { socket, topic, joinRef } = channel
    drop(channel)
    say(socket, limits, { joinRef, ref: joinRef, topic, event: 'phx_error', payload: {} })
  }

  const fail: Hub['fail'] = (channel, error) => {
    const { failure, isExpected } = channelErrorOf(error)
    if (!isExpected) world.log.error({ err: error }, 'unexpected failure')
    if (isOfToken(failure)) end(channel, failure.message)
    else beginAnew(channel)
  }

  /** Does work for a channel when its turn comes. */
  function forChannel(channel: Channel, work: () => Promise<void>): void {
    const asker = channel.holder.caller.account?.id ?? ''
    const isQueued = enqueue(channel.work, limits.waiting, async () => {
      try {
        if (isThere(channel)) await world.reading(work, { asker })
      } catch (error) {
        fail(channel, error)
      }
    })
    if (!isQueued) beginAnew(channel)
  }

  function hearChange(notice: ChangeNotice): void {
    if (notice.owner === null) return
    for (const channel of channels.ofAccount(notice.owner)) {
      if (!concerns(channel, notice)) continue
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
    for (const channel of [...channels.all()]) beginAnew(channel)
  }

  function sweep(): void {
    const now = world.now()
    for (const socket of sockets) {
      if (now.getTime() - socket.heardAt > limits.silence) socket.wire.close(1008, 'No heartbeat')
    }
    for (const socket of slowReaders(sockets, limits)) socket.wire.cut()
    for (const channel of [...channels.all()]) if (isOver(channel.holder, now)) end(channel, expired().message)
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
    begin() {
      hub.rest()
      stopHearing = world.notices.listen({ hear, missed })
      sweeping = setInterval(sweep, limits.sweep)
      sweeping.unref()
    },
    rest() {
      stopHearing?.()
      clearInterval(sweeping)
    },
  }
  return hub
}

/** What is wrong with a token does not get better by joining again with it. */
function isOfToken({ code }: ChannelError): boolean {
  return ['InvalidJWTToken', 'JwtSignatureError', 'MalformedJWT'].includes(code)
}

import * as z from 'zod/mini'
import { publish } from '#platform/realtime/broadcast.ts'
import { ChannelError, channelErrorOf, noServiceChannel, notPermitted } from '#platform/realtime/errors.ts'
import type { Message } from '#platform/realtime/frames.ts'
import { type Holder, holderOf } from '#platform/realtime/holder.ts'
import type { Hub } from '#platform/realtime/hub.ts'
import { readJoin } from '#platform/realtime/join-request.ts'
import { mayUseTopic } from '#platform/realtime/live.ts'
import { boundsOf, type Channel, nameOf, type Socket, sendMessage } from '#platform/realtime/socket.ts'
import { takeOne } from '#platform/realtime/token-bucket.ts'

/** Carries out a message and replies. Never throws: failures go to the client, and unexpected ones to the log. */
export async function handleMessage(hub: Hub, socket: Socket, message: Message): Promise<void> {
  try {
    await dispatch(hub, socket, message)
  } catch (error) {
    const { failure, isExpected } = channelErrorOf(error)
    if (!isExpected) hub.world.log.error({ err: error }, 'unexpected failure')
    reply(hub, socket, message, 'error', { reason: failure.reason })
  }
}

async function dispatch(hub: Hub, socket: Socket, message: Message): Promise<void> {
  if (message.event === 'phx_join') return joinChannel(hub, socket, message)
  const channel = socket.channels.get(message.topic)
  // A message sent to the channel before it was joined again is outdated.
  const isPast = channel !== undefined && message.joinRef !== null && message.joinRef !== channel.joinRef
  if (message.event === 'phx_leave') return leaveChannel(hub, socket, isPast ? undefined : channel, message)
  if (isPast) return
  if (!channel) return reply(hub, socket, message, 'error', { reason: 'unmatched topic' })
  if (message.event === 'access_token') return takeToken(hub, channel, message)
  if (message.event === 'broadcast') return broadcast(hub, channel, message)
  if (message.event === 'presence') return presence(hub, channel, message)
}

async function joinChannel(hub: Hub, socket: Socket, message: Message): Promise<void> {
  const { world } = hub
  const { limits } = world
  const name = /^realtime:(.+)$/s.exec(message.topic)?.[1]
  if (name === undefined) throw new ChannelError('TopicNameRequired', 'You must provide a topic name')
  if (!takeOne(socket.joins, limits.joinsPerSecond, world.now().getTime())) {
    throw new ChannelError('ClientJoinRateLimitReached', 'Too many joins per second')
  }
  const former = socket.channels.get(message.topic)
  const requireRoom = (most: number) => {
    if (!former && socket.channels.size >= most) throw new ChannelError('ChannelRateLimitReached', 'Too many channels')
  }
  requireRoom(limits.channelsPerSocket)

  const request = readJoin(world.live, message.payload)
  await world.notices.opened()
  const endings = hub.endings()
  const holder = await authorise(hub, socket, request.token ?? socket.apikey)
  if (holder.caller.account === null) requireRoom(boundsOf(socket, limits).channels)
  const hasTopic = mayUseTopic(world.live, name, holder.caller)
  const isOfRows = request.bindings.length > 0 && !request.isPrivate && !world.live.ownTopics.some((start) => name.startsWith(start))
  if (!hasTopic && !isOfRows) throw notPermitted('read from', name)
  if (!hub.sockets.has(socket)) return

  if (former) hub.end(former)
  const { bindings, hearsItself, wantsAnswers } = request
  const work = { last: Promise.resolve(), waiting: 0 }
  const { topic, joinRef } = message
  const channel: Channel = { id: world.uuid(), socket, topic, joinRef, holder, bindings, hasTopic, hearsItself, wantsAnswers, work }
  socket.channels.set(topic, channel)
  hub.register(channel, endings)

  reply(hub, socket, message, 'ok', { postgres_changes: request.told })
  if (request.wantsPresence) hub.tell(channel, 'presence_state', {})
  if (bindings.length === 0) return
  hub.tell(channel, 'system', { extension: 'postgres_changes', status: 'ok', message: 'Subscribed to PostgreSQL', channel: name })
}

/**
 * The holder of a channel's token. Clients that join again after a lost connection take turns at the database. Throws
 * ChannelError for the service role: it has no account, so its channel would stay silent.
 */
async function authorise({ world }: Hub, { address = '' }: Socket, token: string): Promise<Holder> {
  const holder = await world.reading(() => holderOf(world, token), { asker: address })
  if (holder.caller.role === 'service_role') throw noServiceChannel()
  return holder
}

async function leaveChannel(hub: Hub, socket: Socket, channel: Channel | undefined, message: Message): Promise<void> {
  reply(hub, socket, message, 'ok', {})
  if (channel) hub.end(channel)
}

const Token = z.object({ access_token: z.nullish(z.string()) })

/** Takes a channel's new token. An invalid token, or one without a right to the topic, ends the channel. */
async function takeToken(hub: Hub, channel: Channel, { payload }: Message): Promise<void> {
  const { world } = hub
  const token = z.safeParse(Token, payload).data?.access_token ?? null
  if (token === null || token === channel.holder.token) return
  const endings = hub.endings()
  try {
    const holder = await authorise(hub, channel.socket, token)
    const hasTopic = mayUseTopic(world.live, nameOf(channel), holder.caller)
    if (channel.socket.channels.get(channel.topic) !== channel) return
    if (channel.hasTopic && !hasTopic) {
      return hub.end(channel, `You no longer have permission to read from this Channel topic: ${nameOf(channel)}`)
    }
    hub.channels.remove(channel)
    Object.assign(channel, { holder, hasTopic })
    hub.register(channel, endings)
  } catch (error) {
    hub.fail(channel, error)
  }
}

const Presence = z.object({ event: z.string() })
const Broadcast = z.object({ event: z.string().check(z.minLength(1), z.maxLength(255)), payload: z.optional(z.unknown()) })

async function broadcast(hub: Hub, channel: Channel, message: Message): Promise<void> {
  const { success, data } = z.safeParse(Broadcast, message.payload)
  if (!success) throw new ChannelError('InvalidBroadcastPayload', 'A broadcast has an event and a payload')
  const topic = nameOf(channel)
  if (!channel.hasTopic) throw notPermitted('write to', topic)
  if (data.payload instanceof Uint8Array) {
    const words = 'A broadcast has a JSON payload; this one is binary'
    return refuse(hub, channel, message, new ChannelError('BinaryBroadcastUnsupported', words))
  }
  await publish(hub.world, channel.holder.caller, { topic, event: data.event, payload: data.payload ?? {}, from: channel.id })
  if (channel.wantsAnswers) reply(hub, channel.socket, message, 'ok', {})
}

/** Refuses to track presence, which does not exist here. `untrack` succeeds, because nothing is tracked. */
async function presence(hub: Hub, channel: Channel, message: Message): Promise<void> {
  const { data } = z.safeParse(Presence, message.payload)
  if (data?.event === 'untrack') return reply(hub, channel.socket, message, 'ok', {})
  refuse(hub, channel, message, new ChannelError('PresenceUnsupported', 'This server does not track who is present'))
}

/**
 * Refuses a message twice: supabase-js shows its caller only the status of a reply, but the text of a system message.
 */
function refuse(hub: Hub, channel: Channel, message: Message, { reason }: ChannelError): void {
  reply(hub, channel.socket, message, 'error', { reason })
  hub.tell(channel, 'system', { extension: message.event, status: 'error', message: reason, channel: nameOf(channel) })
}

function reply(hub: Hub, socket: Socket, { topic, ref, joinRef }: Message, status: 'ok' | 'error', response: object): void {
  sendMessage(socket, hub.world.limits, { joinRef, ref, topic, event: 'phx_reply', payload: { status, response } })
}

import { isPrivate, network } from '#platform/http/client-address.ts'
import { takeOne } from '#platform/realtime/allowance.ts'
import { handle } from '#platform/realtime/conversation.ts'
import { FrameError, type Message, readBinary, readText, type Version } from '#platform/realtime/frames.ts'
import type { Hub } from '#platform/realtime/hub.ts'
import type { RealtimeLimits } from '#platform/realtime/limits.ts'
import { enqueue } from '#platform/realtime/queue.ts'
import { roomOf, type Socket, say, type Wire } from '#platform/realtime/socket.ts'

/** A new connection. */
export function connect(hub: Hub, parts: { wire: Wire; version: Version; apikey: string; address: string | undefined }): Socket {
  const now = hub.world.now().getTime()
  const { joinsPerSecond, messagesPerSecond } = hub.world.limits
  const socket: Socket = {
    ...parts,
    channels: new Map(),
    isKnown: false,
    heardAt: now,
    messages: { left: messagesPerSecond, at: now },
    joins: { left: joinsPerSecond, at: now },
    work: { last: Promise.resolve(), waiting: 0 },
    waitingBytes: 0,
  }
  if (hub.sockets.size === 0) hub.begin()
  hub.sockets.add(socket)
  return socket
}

/** A connection that has ended. */
export function disconnect(hub: Hub, socket: Socket): void {
  hub.sockets.delete(socket)
  if (hub.sockets.size === 0) hub.rest()
  for (const channel of socket.channels.values()) hub.channels.remove(channel)
  socket.channels.clear()
}

/**
 * Whose connections are counted together: nobody's where the address is a private one, for behind it may be a whole
 * site.
 */
export function householdOf(address: string | undefined): string | undefined {
  return address === undefined || isPrivate(address) ? undefined : network(address)
}

/** Whether one more may be connected from an address, beside those that are. */
export function hasRoomFor(
  connected: ReadonlySet<Pick<Socket, 'address'>>,
  { sockets, socketsPerAddress }: RealtimeLimits,
  address: string | undefined,
): boolean {
  if (connected.size >= sockets) return false
  if (address === undefined) return true
  let count = 0
  for (const socket of connected) if (socket.address === address) count += 1
  return count < socketsPerAddress
}

/**
 * What a browser said. Heartbeats are answered at once, everything else in its order; who says what nobody can read is
 * let go.
 */
export function hear(hub: Hub, socket: Socket, data: string | ArrayBufferLike): void {
  const { limits, now } = hub.world
  socket.heardAt = now().getTime()
  if (!takeOne(socket.messages, limits.messagesPerSecond, socket.heardAt))
    return void socket.wire.close(1008, 'Too many messages per second')
  const message = read(socket, data)
  if (message === null) return void socket.wire.close(1007, 'This is no message of the protocol')
  const { topic, event, joinRef, ref } = message
  if (topic === 'phoenix') {
    const response = event === 'heartbeat' ? { status: 'ok', response: {} } : { status: 'error', response: { reason: 'unmatched topic' } }
    return void say(socket, limits, { topic, joinRef, ref, event: 'phx_reply', payload: response })
  }
  const size = typeof data === 'string' ? data.length : data.byteLength
  const hasRoom = mayWait(hub, socket, size)
  const isQueued =
    hasRoom &&
    enqueue(socket.work, limits.waiting, async () => {
      if (hub.sockets.has(socket)) await handle(hub, socket, message)
      socket.waitingBytes -= size
      hub.waitingBytes -= size
    })
  if (!isQueued) return void socket.wire.close(1008, 'Too many messages wait for an answer')
  socket.waitingBytes += size
  hub.waitingBytes += size
}

/** Whether so many bytes more may wait for their turn, of this connection and of all together. */
export function mayWait(
  { world: { limits }, waitingBytes }: { world: Pick<Hub['world'], 'limits'>; waitingBytes: number },
  socket: Pick<Socket, 'isKnown' | 'waitingBytes'>,
  size: number,
): boolean {
  return socket.waitingBytes + size <= roomOf(socket, limits).waitingBytes && waitingBytes + size <= limits.together.waitingBytes
}

function read({ version }: Socket, data: string | ArrayBufferLike): Message | null {
  try {
    return typeof data === 'string' ? readText(version, data) : readBinary(data)
  } catch (error) {
    if (error instanceof FrameError) return null
    throw error
  }
}

import { isPrivate, network } from '#platform/http/client-address.ts'
import { handleMessage } from '#platform/realtime/conversation.ts'
import { FrameError, type Message, readBinary, readText, type Version } from '#platform/realtime/frames.ts'
import type { Hub } from '#platform/realtime/hub.ts'
import type { RealtimeLimits } from '#platform/realtime/limits.ts'
import { enqueue } from '#platform/realtime/queue.ts'
import { boundsOf, type Socket, sendMessage, type Transport } from '#platform/realtime/socket.ts'
import { takeOne } from '#platform/realtime/token-bucket.ts'

/** Opens the state of a new connection. */
export function connect(hub: Hub, parts: { transport: Transport; version: Version; apikey: string; address: string | undefined }): Socket {
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
  if (hub.sockets.size === 0) hub.startListening()
  hub.sockets.add(socket)
  return socket
}

/** Clears the state of an ended connection. */
export function disconnect(hub: Hub, socket: Socket): void {
  hub.sockets.delete(socket)
  if (hub.sockets.size === 0) hub.stopListening()
  for (const channel of socket.channels.values()) hub.channels.remove(channel)
  socket.channels.clear()
}

/** The network that connections are counted by; undefined for a private address, behind which a whole site may be. */
export function networkOf(address: string | undefined): string | undefined {
  return address === undefined || isPrivate(address) ? undefined : network(address)
}

/** Whether one more connection from this address is allowed. */
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
 * Handles a client's message. Heartbeats are answered at once, all else in order. An unreadable message ends the
 * connection.
 */
export function handleFrame(hub: Hub, socket: Socket, data: string | ArrayBufferLike): void {
  const { limits, now } = hub.world
  socket.heardAt = now().getTime()
  if (!takeOne(socket.messages, limits.messagesPerSecond, socket.heardAt))
    return void socket.transport.close(1008, 'Too many messages per second')
  const message = readFrame(socket, data)
  if (message === null) return void socket.transport.close(1007, 'This is no message of the protocol')
  const { topic, event, joinRef, ref } = message
  if (topic === 'phoenix') {
    const response = event === 'heartbeat' ? { status: 'ok', response: {} } : { status: 'error', response: { reason: 'unmatched topic' } }
    return void sendMessage(socket, limits, { topic, joinRef, ref, event: 'phx_reply', payload: response })
  }
  const size = typeof data === 'string' ? data.length : data.byteLength
  const hasRoom = hasQueueRoom(hub, socket, size)
  const isQueued =
    hasRoom &&
    enqueue(socket.work, limits.waiting, async () => {
      if (hub.sockets.has(socket)) await handleMessage(hub, socket, message)
      socket.waitingBytes -= size
      hub.waitingBytes -= size
    })
  if (!isQueued) return void socket.transport.close(1008, 'Too many messages wait for an answer')
  socket.waitingBytes += size
  hub.waitingBytes += size
}

/** Whether `size` more bytes may wait, within the bounds of this connection and of all connections together. */
export function hasQueueRoom(
  { world: { limits }, waitingBytes }: { world: Pick<Hub['world'], 'limits'>; waitingBytes: number },
  socket: Pick<Socket, 'isKnown' | 'waitingBytes'>,
  size: number,
): boolean {
  return socket.waitingBytes + size <= boundsOf(socket, limits).waitingBytes && waitingBytes + size <= limits.together.waitingBytes
}

function readFrame({ version }: Socket, data: string | ArrayBufferLike): Message | null {
  try {
    return typeof data === 'string' ? readText(version, data) : readBinary(data)
  } catch (error) {
    if (error instanceof FrameError) return null
    throw error
  }
}

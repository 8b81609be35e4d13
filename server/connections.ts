import type { Socket } from 'node:net'
import type { createAdaptorServer } from '@hono/node-server'

/**
 * How long a client may take to close a connection after its whole answer, in milliseconds. Node never closes a
 * connection that asked for an upgrade, so a refused one would stay open.
 */
const hangUpTimeout = 1_000

/**
 * How long a connection may stay without a byte in either direction, in milliseconds. It is longer than any answer
 * takes to begin; WebSockets have their own heartbeat.
 */
const idleTimeout = 60_000

/** All open connections of a server, of any protocol. */
export interface Connections {
  /** Cuts connections whose last byte is written. */
  cutFinished(): void
  cutAll(): void
}

/** Watches a server's connections: cuts those that the client does not close, and idle ones. */
export function watchConnections(server: ReturnType<typeof createAdaptorServer>): Connections {
  const open = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
    socket.once('finish', () => setTimeout(() => socket.destroy(), hangUpTimeout).unref())
  })
  server.setTimeout(idleTimeout)
  return {
    cutFinished() {
      for (const socket of open) if (socket.writableFinished) socket.destroy()
    },
    cutAll() {
      for (const socket of open) socket.destroy()
    },
  }
}

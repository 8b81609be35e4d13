import type { Socket } from 'node:net'
import type { createAdaptorServer } from '@hono/node-server'

/**
 * Milliseconds that a client with its whole answer has to hang up. Node closes no connection that asked for an
 * upgrade: a refused one would stay for ever.
 */
const longestHangUp = 1_000

/**
 * Milliseconds in which not a byte came or was taken: longer than any answer takes to begin. Sockets of browsers have
 * their own heartbeat.
 */
const longestStandstill = 60_000

/** All connections of a server, whatever is spoken on them. */
export interface Connections {
  /** Cuts those that were told everything. */
  cutFinished(): void
  cutAll(): void
}

/** Looks after a server's connections: lets go of those that do not hang up, and of those that stand still. */
export function watchConnections(server: ReturnType<typeof createAdaptorServer>): Connections {
  const open = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
    socket.once('finish', () => setTimeout(() => socket.destroy(), longestHangUp).unref())
  })
  server.setTimeout(longestStandstill)
  return {
    cutFinished() {
      for (const socket of open) if (socket.writableFinished) socket.destroy()
    },
    cutAll() {
      for (const socket of open) socket.destroy()
    },
  }
}

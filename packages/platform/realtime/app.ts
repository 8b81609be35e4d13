import { upgradeWebSocket, type WebSocketLike } from '@hono/node-server'
import { Hono } from 'hono'
import type { WSContext } from 'hono/ws'
import type { HttpEnv } from '#platform/http/env.ts'
import { broadcastApi } from '#platform/realtime/broadcast-api.ts'
import { connect, disconnect, handleFrame, hasRoomFor, networkOf } from '#platform/realtime/connection.ts'
import { versions } from '#platform/realtime/frames.ts'
import { Hub } from '#platform/realtime/hub.ts'
import type { Socket, Transport } from '#platform/realtime/socket.ts'
import type { RealtimeWorld } from '#platform/realtime/world.ts'
import { TokenError } from '#platform/tokens/token-error.ts'

/**
 * Supabase's Realtime for the tables and topics in `live`, to be mounted at /realtime/v1. The HTTP server closes the
 * connections.
 */
export function makeRealtimeApp(world: RealtimeWorld): Hono<HttpEnv> {
  const hub = new Hub(world)
  const app = new Hono<HttpEnv>()

  app.get(
    '/websocket',
    async (context, next) => {
      const apikey = context.req.query('apikey') ?? ''
      const version = context.req.query('vsn') ?? '1.0.0'
      if (!versions.some((known) => known === version)) return context.json({ message: 'This version of the protocol is not spoken' }, 400)
      try {
        await world.claimsOf(apikey)
      } catch (error) {
        if (error instanceof TokenError) return context.json({ message: 'Invalid API key' }, 401)
        throw error
      }
      if (!hasRoomFor(hub.sockets, world.limits, networkOf(context.get('address'))))
        return context.json({ message: 'Too many connections' }, 429)
      return next()
    },
    upgradeWebSocket((context) => {
      const apikey = context.req.query('apikey') ?? ''
      const version = versions.find((known) => known === context.req.query('vsn')) ?? '1.0.0'
      const address = networkOf(context.get('address'))
      let socket: Socket | null = null
      return {
        onOpen(_, connection) {
          socket = connect(hub, { transport: transportOf(connection), version, apikey, address })
        },
        onMessage({ data }) {
          if (socket && !(data instanceof Blob)) handleFrame(hub, socket, data)
        },
        onClose() {
          if (socket) disconnect(hub, socket)
        },
      }
    }),
    (context) => context.json({ message: 'This address speaks WebSocket' }, 426),
  )

  app.route('/api', broadcastApi(world))
  return app
}

function transportOf(connection: WSContext<WebSocketLike>): Transport {
  const { raw } = connection
  return {
    send: (text) => connection.send(text),
    close: (code, reason) => connection.close(code, reason),
    cut() {
      if (raw && 'terminate' in raw && typeof raw.terminate === 'function') raw.terminate()
    },
    waiting: () => (raw && 'bufferedAmount' in raw && typeof raw.bufferedAmount === 'number' ? raw.bufferedAmount : 0),
  }
}

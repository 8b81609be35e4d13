import { once } from 'node:events'
import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { createAdaptorServer, type WebSocketServerLike } from '@hono/node-server'
import type { HttpEnv } from '@potluck/platform/http/env'
import { realtimeLimits } from '@potluck/platform/realtime/limits'
import type { Hono } from 'hono'
import { WebSocketServer } from 'ws'
import { type Connections, watchConnections } from '#server/connections.ts'
import { openPipelining } from '#server/pipelining.ts'

/**
 * A client that sends its headers or body slower is cut (Node's defaults of 60 s and 300 s allow slow-client
 * attacks).
 */
const timeouts = { headersTimeout: 10_000, requestTimeout: 30_000, keepAliveTimeout: 15_000, connectionsCheckingInterval: 5_000 }

/** Bytes of headers: room for two tokens with the largest metadata of an account. Node's default is 16 kB. */
const longestHeaders = 65_536

/** How long running answers may take after the stop began, in milliseconds. */
const stopTimeout = 15_000

/** The path of WebSockets. */
const socketPath = '/realtime/v1/websocket'

/** How long a browser may take to close its socket, in milliseconds, before it is cut. */
const socketCloseTimeout = 1_000

/** The server cannot listen on the address or port. */
export class CannotListen extends Error {
  constructor({ host, port }: { host: string; port: number }, cause: unknown) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause)
    super(listenFailure(host, port, code), { cause })
    this.name = 'CannotListen'
  }
}

function listenFailure(host: string, port: number, code: string): string {
  const another = `start Potluck on another one: PORT=${port < 65_535 ? port + 1 : 3000} npm start`
  if (code === 'EADDRINUSE') return `Port ${port} is already in use. Stop what uses it, or ${another}`
  if (code === 'EACCES') return `Port ${port} may not be used by this user. Please ${another}`
  return `HOST ${host} is no address of this machine (${code}). Use 127.0.0.1, or 0.0.0.0 to be reached from other machines.`
}

export interface Listening {
  port: number
  /** Accepts no more connections, lets running answers finish, and resolves when all is done. */
  stop(): Promise<void>
}

/** Serves the app on a port (0: any free one). Throws CannotListen. */
export async function listen(app: Hono<HttpEnv>, { host, port }: { host: string; port: number }): Promise<Listening> {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: realtimeLimits.messageBytes, perMessageDeflate: false })
  const pipelining = openPipelining()
  const server = createAdaptorServer({
    fetch(request, env) {
      // `env` must stay the same object: the adapter hands the socket over in it.
      const answer = () => app.fetch(request, Object.assign(env, { remoteAddress: env.incoming.socket.remoteAddress }))
      const turn = pipelining.turnOf(env)
      return turn ? turn.then(answer) : answer()
    },
    websocket: { server: asWebSocketServer(sockets) },
    // Some programs ask to upgrade to another protocol with every call. Only an upgrade to our WebSocket counts as an
    // upgrade; all other calls get an ordinary answer.
    serverOptions: { ...timeouts, maxHeaderSize: longestHeaders, shouldUpgradeCallback: isSocketUpgrade },
  })
  const connections = watchConnections(server)
  server.on('connection', pipelining.parseFewAtOnce)
  server.on('clientError', refuseUnreadable)
  server.listen(port, host)
  try {
    await once(server, 'listening')
  } catch (cause) {
    throw new CannotListen({ host, port }, cause)
  }
  return { port: portOf(server.address()), stop: () => stop(server, sockets, connections) }
}

/**
 * Answers an unreadable request in JSON, if the client still listens. The body has the error fields of all our
 * protocols.
 */
function refuseUnreadable(cause: NodeJS.ErrnoException, socket: Duplex): void {
  if (cause.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const [status, name, message] = faultsByCode[cause.code ?? ''] ?? unknownFault
  const body = JSON.stringify({ type: 'about:blank', title: message, status, code: name, error_code: name, message, msg: message })
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json',
    'Cache-Control: no-store',
    'Access-Control-Allow-Origin: *',
  ]
  socket.end(`${[...head, `Content-Length: ${Buffer.byteLength(body)}`, 'Connection: close'].join('\r\n')}\r\n\r\n${body}`)
}

/** Status, code and message for Node's error codes. */
const faultsByCode: Record<string, readonly [number, string, string]> = {
  HPE_HEADER_OVERFLOW: [431, 'headers_too_large', `The headers of this request are longer than ${longestHeaders} bytes`],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'request_too_large', 'The chunks of this request are too long'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'request_timeout', 'This request took too long to arrive'],
}
const unknownFault = [400, 'bad_request', 'This is no HTTP request that can be read'] as const

function isSocketUpgrade({ url = '', headers: { upgrade } }: IncomingMessage): boolean {
  return upgrade?.toLowerCase() === 'websocket' && url.startsWith(socketPath)
}

async function stop(server: ReturnType<typeof createAdaptorServer>, sockets: WebSocketServer, connections: Connections): Promise<void> {
  // Without this header, a kept-alive connection stays open as long as its client has requests.
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => response.setHeader('connection', 'close'))
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  for (const socket of sockets.clients) socket.close(1001, 'The server stops')
  const closeTimer = setTimeout(() => {
    for (const socket of sockets.clients) socket.terminate()
  }, socketCloseTimeout)
  const stopTimer = setTimeout(() => connections.cutAll(), stopTimeout)
  connections.cutFinished()
  if (isHttpServer(server)) server.closeIdleConnections()
  await closed
  clearTimeout(stopTimer)
  clearTimeout(closeTimer)
}

/** The type declarations of the two packages differ in what may be undefined. */
function asWebSocketServer(server: object): WebSocketServerLike {
  if (!isWebSocketServer(server)) throw new Error('This carries no WebSockets')
  return server
}

function isWebSocketServer(server: object): server is WebSocketServerLike {
  return 'handleUpgrade' in server
}

function isHttpServer(server: object): server is Server {
  return 'closeIdleConnections' in server
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return address.port
}

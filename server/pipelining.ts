import type { Socket } from 'node:net'

/**
 * Requests of a connection that may wait before the server stops reading it. While it does not read, it cannot notice
 * that the client hung up.
 */
const mostWaitingRequests = 7

/** Milliseconds between two starts of waiting requests. */
const startPause = 5

/** A request and its response in Node's terms. A request to upgrade has no `outgoing`. */
interface RequestEnds {
  incoming: { socket: Socket }
  outgoing?: { once(event: 'close', listener: () => void): unknown }
}

/** The waiting requests of a connection: each function starts one. */
type WaitingRequests = (() => void)[]

export interface Pipelining {
  /** Undefined when a request may start at once, or else a promise that resolves when it may. */
  turnOf(ends: RequestEnds): Promise<void> | undefined
  /** Lets Node parse a few requests of a connection per turn of the event loop, however many came at once. */
  parseFewAtOnce(socket: Socket): void
}

/**
 * Answers the requests of one connection one at a time, in their order (HTTP pipelining). A request counts as running
 * until the system took its answer, so a client that reads nothing costs one answer in memory. Browsers and proxies
 * send one request after another and never wait here. Waiting requests start every 5 ms, connections in turn, so that
 * other work gets in between.
 */
export function openPipelining(): Pipelining {
  /** Connections with a running request. */
  const busy = new WeakMap<Socket, WaitingRequests>()
  /** Connections whose next request may start. */
  const ready: Socket[] = []

  function finish(socket: Socket): void {
    if (busy.get(socket)?.length === 0) return void busy.delete(socket)
    if (ready.length === 0) setTimeout(beginOne, startPause)
    ready.push(socket)
  }

  function beginOne(): void {
    const socket = ready.shift()
    if (ready.length > 0) setTimeout(beginOne, startPause)
    // A closed connection has no next request.
    if (!socket || socket.destroyed) return
    const waiting = busy.get(socket)
    waiting?.shift()?.()
    if (waiting?.length === 0) socket.resume()
  }

  const isFull = (socket: Socket) => (busy.get(socket)?.length ?? 0) >= mostWaitingRequests

  function turnOf({ incoming: { socket }, outgoing }: RequestEnds): Promise<void> | undefined {
    if (!outgoing) return undefined
    outgoing.once('close', () => finish(socket))
    const waiting = busy.get(socket)
    if (!waiting) return void busy.set(socket, [])
    // Pauses after Node's parser, which resumes the socket once it has parsed a request.
    if (waiting.length === mostWaitingRequests) process.nextTick(process.nextTick, () => waiting.length > 0 && socket.pause())
    return new Promise((resolve) => waiting.push(resolve))
  }

  function parseFewAtOnce(socket: Socket): void {
    const emit = socket.emit.bind(socket)
    socket.emit = (event: string | symbol, ...values: unknown[]) => {
      const [chunk] = values
      if (event !== 'data' || !Buffer.isBuffer(chunk)) return emit(event, ...values)
      const few = endOfFirstHeads(chunk)
      const isHeard = emit('data', chunk.subarray(0, few))
      if (few === chunk.length || socket.destroyed) return isHeard
      // Puts the rest back into the stream, as data not read yet.
      socket.pause()
      socket.unshift(chunk.subarray(few))
      setImmediate(() => isFull(socket) || socket.resume())
      return isHeard
    }
    // Without a listener for data, Node's parser bypasses the stream.
    socket.on('data', () => {})
  }

  return { turnOf, parseFewAtOnce }
}

const endOfHead = Buffer.from('\r\n\r\n')

/**
 * The position after the heads of the first `mostWaitingRequests` + 1 requests, or the end of the chunk. The mark may
 * also occur in a body: then the split is harmless.
 */
function endOfFirstHeads(chunk: Buffer): number {
  let end = 0
  for (let head = 0; head <= mostWaitingRequests; head += 1) {
    const at = chunk.indexOf(endOfHead, end)
    if (at < 0) return chunk.length
    end = at + endOfHead.length
  }
  return end
}

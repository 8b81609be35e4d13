import type { Socket } from 'node:net'

/**
 * Requests of a connection that may wait while the server reads on. From a connection that it does not read the server
 * does not learn that the caller has hung up.
 */
const mostRead = 7

/** Milliseconds between two beginnings of requests that waited. */
const pace = 2

/** A request's two ends, as Node has them; those that ask for another protocol have no `outgoing`. */
interface Ends {
  incoming: { socket: Socket }
  outgoing?: { once(event: 'close', listener: () => void): unknown }
}

/** What a connection still has to begin, while one of its requests is under way. */
type Waiting = (() => void)[]

export interface Pipelining {
  /** Answers nothing when a request may begin, or else a promise of it. */
  turnOf(ends: Ends): Promise<void> | undefined
  /** Lets Node parse a few requests of this connection in each turn of the event loop, however many came at once. */
  parseFewAtOnce(socket: Socket): void
}

/**
 * Lets one request of each connection be under way, in the order they came. A request is under way until its answer
 * has been handed to the system: of what a caller does not read one answer is kept. Browsers and proxies send one
 * request after another and never wait here. Of the requests that waited one begins every two milliseconds,
 * connections in rotation: everything else that the process has to do gets in between.
 */
export function openPipelining(): Pipelining {
  /** The connections of which a request is under way. */
  const busy = new WeakMap<Socket, Waiting>()
  /** The connections whose next request may begin. */
  const ready: Socket[] = []

  function finish(socket: Socket): void {
    if (busy.get(socket)?.length === 0) return void busy.delete(socket)
    if (ready.length === 0) setTimeout(beginOne, pace)
    ready.push(socket)
  }

  function beginOne(): void {
    const socket = ready.shift()
    if (ready.length > 0) setTimeout(beginOne, pace)
    // A connection that is gone has no next one.
    if (!socket || socket.destroyed) return
    const waiting = busy.get(socket)
    waiting?.shift()?.()
    if (waiting?.length === 0) socket.resume()
  }

  const isFull = (socket: Socket) => (busy.get(socket)?.length ?? 0) >= mostRead

  function turnOf({ incoming: { socket }, outgoing }: Ends): Promise<void> | undefined {
    if (!outgoing) return undefined
    outgoing.once('close', () => finish(socket))
    const waiting = busy.get(socket)
    if (!waiting) return void busy.set(socket, [])
    // Reads no more, after Node's own parser: it wants to read on once it has parsed a request.
    if (waiting.length === mostRead) process.nextTick(process.nextTick, () => waiting.length > 0 && socket.pause())
    return new Promise((resolve) => waiting.push(resolve))
  }

  function parseFewAtOnce(socket: Socket): void {
    const emit = socket.emit.bind(socket)
    socket.emit = (event: string | symbol, ...values: unknown[]) => {
      const [chunk] = values
      if (event !== 'data' || !Buffer.isBuffer(chunk)) return emit(event, ...values)
      const few = endOfFew(chunk)
      const isHeard = emit('data', chunk.subarray(0, few))
      if (few === chunk.length || socket.destroyed) return isHeard
      // The stream keeps the rest, as what has not been read yet.
      socket.pause()
      socket.unshift(chunk.subarray(few))
      setImmediate(() => isFull(socket) || socket.resume())
      return isHeard
    }
    // Node's parser takes what comes past the stream unless somebody listens.
    socket.on('data', () => {})
  }

  return { turnOf, parseFewAtOnce }
}

const endOfHead = Buffer.from('\r\n\r\n')

/**
 * The byte behind the heads of a few requests, or the end of a chunk that has no more. In a body the mark means
 * nothing and does no harm.
 */
function endOfFew(chunk: Buffer): number {
  let end = 0
  for (let head = 0; head <= mostRead; head += 1) {
    const at = chunk.indexOf(endOfHead, end)
    if (at < 0) return chunk.length
    end = at + endOfHead.length
  }
  return end
}

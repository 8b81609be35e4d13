import type { Socket } from 'node:net'

/** Requests of one connection that are under way at once. Browsers and proxies send one after another; what is pipelined beyond this waits. */
const mostUnderWay = 8

/** A request's two ends, as Node has them; those that ask for another protocol have no `outgoing`. */
interface Ends {
  incoming: { socket: Socket }
  outgoing?: { once(event: 'close', listener: () => void): unknown }
}

interface Line {
  underWay: number
  waiting: (() => void)[]
}

/**
 * Gives the requests of each connection their turns, in the order they came. Answers nothing when it is a request's turn, or else a promise of it. A request is under way until
 * its answer has been handed to the system: what a caller does not read is kept of so many answers at most. Of the requests that waited one begins at a time, connections in
 * rotation: everything else that the process has to do gets in between.
 */
export function openPipelining(): (ends: Ends) => Promise<void> | undefined {
  const lines = new WeakMap<Socket, Line>()
  /** Connections on which one may begin, each as often as it may. */
  const ready: { socket: Socket; line: Line }[] = []

  function lineOf(socket: Socket): Line {
    const line = lines.get(socket) ?? { underWay: 0, waiting: [] }
    lines.set(socket, line)
    return line
  }

  function getReady(socket: Socket, line: Line): void {
    if (line.waiting.length === 0) return
    if (ready.length === 0) setImmediate(beginOne)
    ready.push({ socket, line })
  }

  function beginOne(): void {
    const next = ready.shift()
    if (ready.length > 0) setImmediate(beginOne)
    // A connection that is gone has no next one.
    if (!next || next.socket.destroyed) return
    next.line.waiting.shift()?.()
    holdBack(next.socket, next.line)
  }

  return ({ incoming: { socket }, outgoing }) => {
    if (!outgoing) return undefined
    const line = lineOf(socket)
    const begin = () => {
      line.underWay += 1
      outgoing.once('close', () => {
        line.underWay -= 1
        getReady(socket, line)
      })
    }
    if (line.underWay < mostUnderWay && line.waiting.length === 0) return void begin()
    // After Node's own: it wants to read on once it has parsed a request.
    if (line.waiting.length === 0) process.nextTick(process.nextTick, holdBack, socket, line)
    return new Promise((resolve) => {
      line.waiting.push(() => {
        begin()
        resolve()
      })
    })
  }
}

/** Reads no more from a connection while requests of it wait: what has been parsed by then came in one piece, of 64 KB at most. */
function holdBack(socket: Socket, line: Line): void {
  if (line.waiting.length > 0) socket.pause()
  else socket.resume()
}

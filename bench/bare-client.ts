import { connect } from 'node:net'
import { performance } from 'node:perf_hooks'
import { parentPort, workerData } from 'node:worker_threads'

// Connections in a thread of their own, each with one running request. They write and read bytes, because a client
// that parses like an HTTP library costs as much as the measured server.

/** The request that one connection repeats. */
export interface Asked {
  /** The request line and the headers, without Content-Length and the blank line. */
  head: string
  body?: string
  /** A field of the JSON answer whose text replaces `{carried}` in the next body. */
  carried?: { field: string; first: string }
}

export interface Work {
  port: number
  connections: readonly Asked[]
  milliseconds: number
  warmUp: number
}

/** The result of a run. */
export interface Done {
  answers: number
  milliseconds: number
  bytes: number
  /** The last carried text of each connection. */
  carried: readonly string[]
}

const { port, connections, milliseconds, warmUp }: Work = workerData
const endOfHead = Buffer.from('\r\n\r\n')

/** The request as bytes, with the text carried from the last answer. */
function requestOf({ head, body }: Asked, carried: string): string {
  if (body === undefined) return `${head}\r\n\r\n`
  const filled = body.replace('{carried}', carried)
  return `${head}\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(filled)}\r\n\r\n${filled}`
}

type Part = { answers: number; bytes: number; carried: string }

function run(asked: Asked, from: number, until: number): Promise<Part> {
  const { promise, resolve, reject } = Promise.withResolvers<Part>()
  const socket = connect({ host: '127.0.0.1', port })
  const pattern = asked.carried && new RegExp(`"${asked.carried.field}":"([^"]+)"`)
  let carried = asked.carried?.first ?? ''
  let [answers, bytes, length, held] = [0, 0, 0, [Buffer.alloc(0)]]
  let wanted = Number.POSITIVE_INFINITY

  const send = () => {
    ;[length, held, wanted] = [0, [], Number.POSITIVE_INFINITY]
    socket.write(requestOf(asked, carried))
  }
  const fail = (why: string) => {
    socket.destroy()
    reject(new Error(`${asked.head.split('\r\n')[0]}: ${why}`))
  }
  const finish = (answer: Buffer) => {
    const now = performance.now()
    if (now >= from) {
      answers += 1
      bytes += length
    }
    if (pattern) carried = pattern.exec(answer.toString('latin1'))?.[1] ?? ''
    if (now >= until) {
      socket.destroy()
      return resolve({ answers, bytes, carried })
    }
    send()
  }
  socket.on('data', (chunk) => {
    held.push(chunk)
    length += chunk.length
    if (wanted === Number.POSITIVE_INFINITY) {
      const whole = held.length === 1 ? chunk : Buffer.concat(held)
      const end = whole.indexOf(endOfHead)
      if (end < 0) return
      const head = whole.toString('latin1', 0, end)
      if (!/^HTTP\/1\.1 20[016] /.test(head)) return fail(whole.toString('latin1', 0, 600))
      const said = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
      if (said === undefined) return fail(`an answer without Content-Length\n${head}`)
      wanted = end + endOfHead.length + Number(said)
    }
    if (length >= wanted) finish(pattern ? Buffer.concat(held) : chunk)
  })
  socket.once('connect', send)
  socket.once('error', (cause) => fail(cause.message))
  socket.once('close', () => reject(new Error('The server hung up')))
  return promise
}

const from = performance.now() + warmUp
parentPort?.postMessage('begun')
const done = await Promise.all(connections.map((asked) => run(asked, from, from + milliseconds)))
const total: Done = {
  answers: done.reduce((sum, { answers }) => sum + answers, 0),
  bytes: done.reduce((sum, { bytes }) => sum + bytes, 0),
  carried: done.map(({ carried }) => carried),
  milliseconds: performance.now() - from,
}
parentPort?.postMessage(total)

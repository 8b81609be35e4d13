import { connect, type Socket } from 'node:net'
import { parentPort, workerData } from 'node:worker_threads'

// Connections in a thread of their own, each with the same number of running requests. Each answer is followed by the
// next request, until a message stops the thread. The thread answers how many answers came. It counts the answers and
// drops them, so that it costs the machine little.

interface Work {
  port: number
  /** The requests of each connection, which the connection sends by turns. */
  connections: readonly (readonly string[])[]
  /** How many requests a connection sends ahead. */
  depth: number
}

const { port, connections, depth }: Work = workerData
const head = 'HTTP/1.1 '
let isStopped = false
const sockets: Socket[] = []

/** Milliseconds in which running requests may still be answered at the end. */
const lastAnswers = 1_000

function run(requests: readonly string[]): Promise<number> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port })
    let [sent, answered, rest] = [0, 0, '']
    const send = () => {
      const more = Array.from({ length: depth }, (_, at) => requests[(sent + at) % requests.length] ?? '')
      sent += depth
      socket.write(more.join(''))
    }
    socket.setEncoding('latin1')
    socket.on('data', (chunk) => {
      // A head that the end of a chunk cuts in two is counted with the next chunk.
      const text = rest + chunk
      answered += text.split(head).length - 1
      rest = text.slice(-(head.length - 1))
      if (isStopped) socket.destroy()
      else if (answered >= sent) send()
    })
    socket.on('error', () => {})
    socket.once('close', () => resolve(answered))
    socket.once('connect', send)
    sockets.push(socket)
  })
}

parentPort?.once('message', () => {
  isStopped = true
  setTimeout(() => {
    for (const socket of sockets) socket.destroy()
  }, lastAnswers)
})
const counts = await Promise.all(connections.map(run))
parentPort?.postMessage(counts.reduce((sum, count) => sum + count, 0))

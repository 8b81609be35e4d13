import { connect } from 'node:net'
import { parentPort, workerData } from 'node:worker_threads'

// A crowd in a thread of its own. At each message it posts all its bodies at once and answers the statuses. It writes
// to plain sockets, so that it costs the machine little, because real crowds use machines of their own.

const { address, bodies }: { address: string; bodies: readonly string[] } = workerData
const { hostname, port, pathname, search } = new URL(address)

function post(body: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port) })
    let answer = ''
    socket.setEncoding('utf8')
    socket.on('data', (chunk) => {
      answer += chunk
    })
    socket.once('error', reject)
    socket.once('close', () => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1])))
    const head = [`POST ${pathname}${search} HTTP/1.1`, `host: ${hostname}:${port}`, 'content-type: application/json', 'connection: close']
    socket.write(`${[...head, `content-length: ${Buffer.byteLength(body)}`].join('\r\n')}\r\n\r\n${body}`)
  })
}

parentPort?.on('message', async () => parentPort?.postMessage(await Promise.all(bodies.map(post))))

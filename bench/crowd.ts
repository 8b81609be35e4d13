import { connect } from 'node:net'
import { parentPort, workerData } from 'node:worker_threads'

// A crowd in a thread of its own. At each message it posts all its bodies at once and answers the statuses. It writes
// to plain sockets and reads into one buffer, so that it costs the machine little, because real crowds use machines of
// their own.

const { address, bodies }: { address: string; bodies: readonly string[] } = workerData
const { hostname, port, pathname, search } = new URL(address)

/** Every socket reads into this buffer, so that the crowd has no garbage to collect. */
const buffer = Buffer.alloc(65_536)

function post(body: string): Promise<number> {
  return new Promise((resolve, reject) => {
    let start = ''
    const callback = (length: number) => {
      start ||= buffer.toString('latin1', 0, Math.min(length, 12))
      return true
    }
    const socket = connect({ host: hostname, port: Number(port), onread: { buffer, callback } })
    socket.once('error', reject)
    socket.once('close', () => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(start)?.[1])))
    const head = [`POST ${pathname}${search} HTTP/1.1`, `host: ${hostname}:${port}`, 'content-type: application/json', 'connection: close']
    socket.write(`${[...head, `content-length: ${Buffer.byteLength(body)}`].join('\r\n')}\r\n\r\n${body}`)
  })
}

parentPort?.on('message', async () => parentPort?.postMessage(await Promise.all(bodies.map(post))))

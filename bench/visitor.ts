import { once } from 'node:events'
import { connect } from 'node:net'

export interface HttpRequest {
  method: 'GET' | 'POST'
  path: string
  /** Lines of the head, such as `apikey: ...`. */
  headers: readonly string[]
  body?: string
}

/** The text of a request on the wire. */
export function requestText({ method, path, headers, body = '' }: HttpRequest): string {
  const length = method === 'POST' ? [`content-length: ${Buffer.byteLength(body)}`] : []
  return `${[`${method} ${path} HTTP/1.1`, 'host: localhost', ...headers, ...length].join('\r\n')}\r\n\r\n${body}`
}

export interface Visitor {
  /** Sends the request once, and resolves with its whole answer. Throws unless the status is 200. */
  ask(): Promise<void>
  leave(): void
}

/**
 * A visitor on a plain socket that stays open and reads into one buffer: an HTTP library would measure its own waits
 * and collections, on cores that real visitors do not share with the server.
 */
export async function connectVisitor(url: string, request: string): Promise<Visitor> {
  const { hostname, port } = new URL(url)
  let answer = ''
  let asked = Promise.withResolvers<void>()
  const buffer = Buffer.alloc(65_536)
  const callback = (length: number) => {
    answer += buffer.toString('latin1', 0, length)
    if (isWhole(answer)) asked.resolve()
    return true
  }
  const socket = connect({ host: hostname, port: Number(port), noDelay: true, onread: { buffer, callback } })
  await once(socket, 'connect')
  socket.on('error', (cause) => asked.reject(cause))
  socket.setTimeout(30_000, () => socket.destroy(new Error('The server did not answer')))
  socket.on('close', () => asked.reject(new Error(`The server closed the connection after: ${answer}`)))
  return {
    async ask() {
      answer = ''
      if (socket.destroyed) throw new Error('The connection is closed')
      asked = Promise.withResolvers()
      socket.write(request)
      await asked.promise
      if (!answer.startsWith('HTTP/1.1 200 ')) throw new Error(`Not answered: ${answer}`)
    },
    leave: () => socket.destroy(),
  }
}

/** Whether an answer, in bytes read as Latin-1, has its whole body. */
function isWhole(answer: string): boolean {
  const [head = '', body] = answer.split('\r\n\r\n', 2)
  return body !== undefined && body.length >= Number(/^content-length: (\d+)$/im.exec(head)?.[1])
}

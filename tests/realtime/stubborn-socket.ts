import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/**
 * Opens a connection whose upgrade to WebSocket is refused and which stays open. Answers it with the first line of the
 * refusal.
 */
export async function refusedAndStaying(url: string): Promise<{ socket: Socket; line: string }> {
  const { hostname, port } = new URL(url)
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true })
  socket.on('error', () => {})
  const key = 'dGhlIHNhbXBsZSBub25jZQ=='
  const head = [
    'GET /realtime/v1/websocket?apikey=x HTTP/1.1',
    `Host: ${hostname}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${key}`,
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  const [answer] = await once(socket, 'data')
  return { socket, line: String(answer).split('\r\n')[0] ?? '' }
}

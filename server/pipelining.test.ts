import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { openPipelining } from '#server/pipelining.ts'

/** A plain Node server that parses a few requests of a connection at once, and a connection to it. */
async function connected() {
  const server = createServer()
  server.on('connection', openPipelining().parseFewAtOnce)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  const socket = connect(address.port, '127.0.0.1')
  onTestFinished(() => {
    socket.destroy()
    server.close()
  })
  return { server, socket }
}

test('eight of 500 requests in one chunk are parsed per turn of the event loop, and all in order', async () => {
  const { server, socket } = await connected()
  const asked: string[] = []
  let [inThisTurn, most] = [0, 0]
  server.on('request', ({ url = '' }, response) => {
    if (inThisTurn === 0)
      setImmediate(() => {
        inThisTurn = 0
      })
    inThisTurn += 1
    most = Math.max(most, inThisTurn)
    asked.push(url)
    response.end()
  })
  const all = Array.from({ length: 500 }, (_, at) => `/${at}`)
  socket.write(all.map((path) => `GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`).join(''))
  socket.resume()
  await expect.poll(() => asked.length).toBe(500)
  expect(asked).toEqual(all)
  expect(most).toBe(8)
})

test('a body full of blank lines arrives whole, and a half-closed connection still gets its answers', async () => {
  const { server, socket } = await connected()
  const body = Buffer.from('\r\n\r\n'.repeat(50_000))
  const received: Buffer[] = []
  server.on('request', (request, response) => {
    request.on('data', (piece) => received.push(piece))
    request.on('end', () => response.end('whole'))
  })
  socket.end(Buffer.concat([Buffer.from(`POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: ${body.length}\r\n\r\n`), body]))
  let heard = ''
  for await (const piece of socket) heard += piece
  expect(heard).toMatch(/whole$/)
  expect(Buffer.concat(received).equals(body)).toBe(true)
})

test('an upgraded connection passes every byte on in order', async () => {
  const { server, socket } = await connected()
  const sent = Buffer.from('\r\n\r\n.'.repeat(50_000))
  const received: Buffer[] = []
  server.on('upgrade', (_request, raw, head) => {
    received.push(head)
    raw.on('data', (piece) => received.push(piece))
    raw.write('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: any\r\n\r\n')
  })
  socket.write('GET / HTTP/1.1\r\nhost: localhost\r\nconnection: upgrade\r\nupgrade: any\r\n\r\n')
  await once(socket, 'data')
  socket.write(sent)
  await expect.poll(() => Buffer.concat(received).length).toBe(sent.length)
  expect(Buffer.concat(received).equals(sent)).toBe(true)
})

import { connect } from 'node:net'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { HttpEnv } from '#platform/http/env.ts'
import { listen } from '#server/listen.ts'

test('a server that stops finishes an answer that has begun, and answers once more at most where the connection is kept', async () => {
  let finish = () => {}
  const app = new Hono<HttpEnv>()
  app.get('/long', (context) => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('begun'))
        finish = () => {
          controller.enqueue(new TextEncoder().encode('ended'))
          controller.close()
        }
      },
    })
    return context.body(body)
  })
  app.get('/more', (context) => context.text('once more'))
  const listening = await listen(app, { host: '127.0.0.1', port: 0 })

  const socket = connect(listening.port, '127.0.0.1')
  let heard = ''
  socket.on('data', (chunk) => {
    heard += chunk
  })
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  const ask = (path: string) => socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`)
  ask('/long')
  await expect.poll(() => heard).toContain('begun')
  const stopped = listening.stop()
  finish()
  await expect.poll(() => heard).toContain('ended')
  ask('/more')
  await closed
  expect(heard).toMatch(/\r\nconnection: close\r\n(?:.+\r\n)*\r\nonce more$/i)
  await stopped
})

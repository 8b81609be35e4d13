import { connect } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import type { HttpEnv } from '@potluck/platform/http/env'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { CannotListen, listen } from '#server/listen.ts'

test('a stopping server finishes running answers, and answers a kept-alive connection at most once more', async () => {
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

test('pipelined requests of a connection run one at a time and are answered in order', async () => {
  const underWay: (() => void)[] = []
  const app = new Hono<HttpEnv>()
  app.get('/:number', async (context) => {
    await new Promise<void>((resolve) => underWay.push(resolve))
    return context.text(`<${context.req.param('number')}>`)
  })
  const listening = await listen(app, { host: '127.0.0.1', port: 0 })

  const socket = connect(listening.port, '127.0.0.1')
  let heard = ''
  socket.on('data', (chunk) => {
    heard += chunk
  })
  const all = Array.from({ length: 500 }, (_, at) => at)
  socket.write(all.map((at) => `GET /${at} HTTP/1.1\r\nhost: localhost\r\n\r\n`).join(''))
  await expect.poll(() => underWay.length).toBeGreaterThan(0)
  let most = 0
  for (let answered = 0; answered < all.length; answered += 1) {
    // Waits until any other request would have started.
    for (let turn = 0; turn < 3; turn += 1) await setImmediate()
    await expect.poll(() => underWay.length, { interval: 1 }).toBeGreaterThan(0)
    most = Math.max(most, underWay.length)
    underWay.shift()?.()
  }
  await expect.poll(() => heard).toContain('<499>')
  expect(most).toBe(1)
  expect([...heard.matchAll(/<(\d+)>/g)].map(([, at]) => Number(at))).toEqual(all)
  socket.destroy()
  await listening.stop()
})

test.each([
  ['during the first answers', '/held'],
  ['while the answers are unread', '/long'],
])('an endless pipeline is not read on %s, and at most one more request starts after the caller disconnects', async (_, path) => {
  let begun = 0
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  const app = new Hono<HttpEnv>()
  const long = 'x'.repeat(1_000_000)
  app.get('/held', async (context) => {
    begun += 1
    await held
    return context.text('held')
  })
  app.get('/long', (context) => {
    begun += 1
    return context.text(long)
  })
  app.get('/short', (context) => context.text('here'))
  const listening = await listen(app, { host: '127.0.0.1', port: 0 })

  const socket = connect(listening.port, '127.0.0.1')
  socket.pause()
  const request = `GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`
  // 12 MB: more than the system buffers for a client that does not read.
  socket.write(request.repeat(300_000))
  await expect.poll(() => begun).toBeGreaterThanOrEqual(1)
  for (let call = 0; call < 20; call += 1) {
    expect(await (await fetch(`http://127.0.0.1:${listening.port}/short`)).text()).toBe('here')
  }
  // As many answers as the system buffers for a client that does not read, a few MB, and one more.
  expect(begun).toBeLessThan(50)
  expect(socket.writableLength).toBeGreaterThan(0)
  const before = begun
  socket.destroy()
  letGo()
  await listening.stop()
  // A server that does not read a connection notices only with its next answer that the client is gone.
  expect(begun).toBeLessThanOrEqual(before + 1)
})

test('a taken port is refused with one sentence that suggests another', async () => {
  const app = new Hono<HttpEnv>()
  const first = await listen(app, { host: '127.0.0.1', port: 0 })
  const second = listen(app, { host: '127.0.0.1', port: first.port })
  await expect(second).rejects.toThrow(CannotListen)
  await expect(second).rejects.toThrow(`Port ${first.port} is already in use. Stop what uses it, or start Potluck on another one: PORT=`)
  await first.stop()
})

test.each(['192.0.2.1', 'no-such-host.invalid'])('a HOST of another machine (%s) is refused with one sentence', async (host) => {
  const refused = listen(new Hono<HttpEnv>(), { host, port: 0 })
  await expect(refused).rejects.toThrow(`HOST ${host} is no address of this machine (`)
})

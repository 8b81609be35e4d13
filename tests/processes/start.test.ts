import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aRequest } from '../api/world.ts'
import { longTest } from '../how-many.ts'
import { type RunningServer, startServer, withQuickKitchen } from '../start-server.ts'
import { withTables } from '../with-tables.ts'

/**
 * A start takes seconds of CPU time, the first one on a directory the most: three of them take half a minute on a busy
 * machine.
 */
const slow = { timeout: 120_000 }

let server: RunningServer
let elsewhere: string
/** A data directory that one server at a time uses. */
let idleDir: string

beforeAll(async () => {
  server = await startServer({ program: withQuickKitchen, dataDir: withTables() })
  elsewhere = mkdtempSync(join(tmpdir(), 'potluck-elsewhere-'))
  idleDir = withTables()
})
afterAll(async () => {
  await server.stop()
  for (const directory of [elsewhere, idleDir]) rmSync(directory, { recursive: true, force: true })
})

const call = (url: string, name: string, body: unknown) =>
  fetch(`${url}/functions/v1/${name}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })

const usedOf = async (url: string) => (await (await call(url, 'check-usage-status', {})).json()).usage.used

test('a second process on the same data directory refuses to start and says what to do', async () => {
  const refused = startServer({ dataDir: server.dataDir })
  await expect(refused).rejects.toThrow(
    `(exit code 1):\nAnother Potluck is already using the data directory ${server.dataDir}. Stop it first, or give this one a directory of its own with DATA_DIR.`,
  )
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
})

test('a start after kill -9 takes the data directory over with every answered recipe', slow, async () => {
  const dataDir = withTables()
  const first = await startServer({ dataDir, program: withQuickKitchen })
  for (let stamp = 0; stamp < 3; stamp += 1)
    expect(await (await call(first.url, 'generate-recipe', aRequest({ requestTimestamp: stamp }))).json()).toHaveProperty('recipe')
  const { anonKey } = await (await fetch(`${first.url}/config.json`)).json()
  await first.kill()

  const second = await startServer({ dataDir, program: withQuickKitchen })
  expect(await usedOf(second.url)).toBe(3)
  const answer = await fetch(`${second.url}/functions/v1/check-usage-status`, { method: 'POST', headers: { apikey: anonKey } })
  expect(answer.status).toBe(200)
  expect(await second.stop({ keepData: true })).toBe(0)

  const third = await startServer({ dataDir, program: withQuickKitchen })
  expect(await usedOf(third.url)).toBe(3)
  expect(await third.stop()).toBe(0)
})

longTest('a kill -9 during the first start does not harm the next', slow, async () => {
  const dataDir = mkdtempSync(join(elsewhere, 'young-'))
  const killed = startServer({ dataDir, program: withQuickKitchen, killWhen: () => existsSync(join(dataDir, 'postgres')) })
  await expect(killed).rejects.toThrow('did not start')
  const next = await startServer({ dataDir, program: withQuickKitchen })
  expect(await usedOf(next.url)).toBe(0)
  expect(await next.stop()).toBe(0)
})

test('a wrong setting stops the start with one line that names it, before a data directory is made', async () => {
  const dataDir = join(elsewhere, 'never')
  const refused = startServer({ dataDir, env: { PORT: 'kitchen' } })
  await expect(refused).rejects.toThrow('(exit code 1):\nPORT must be a port from 0 to 65535, but it is "kitchen"')
  expect(existsSync(dataDir)).toBe(false)
})

test('a taken port stops the start with one sentence', async () => {
  const { port } = new URL(server.url)
  const taken = startServer({ dataDir: idleDir, env: { PORT: port } })
  await expect(taken).rejects.toThrow(`(exit code 1):\nPort ${port} is already in use.`)
})

longTest('a server without a reader of its log continues, and still stops', slow, async () => {
  const silent = await startServer({ dataDir: idleDir, program: withQuickKitchen })
  silent.hangUp()
  expect(await usedOf(silent.url)).toBe(0)
  expect(await silent.stop({ keepData: true })).toBe(0)
})

/** A call to generate a recipe whose headers the server has read, and which waits for its body. */
async function openCall(url: string, length: number) {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  let answer = ''
  socket.on('data', (chunk) => {
    answer += chunk
  })
  const closed = new Promise((resolve) => socket.once('close', resolve))
  socket.write(
    `POST /functions/v1/generate-recipe HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\nexpect: 100-continue\r\nconnection: close\r\n\r\n`,
  )
  const goOn = 'HTTP/1.1 100 Continue\r\n\r\n'
  await expect.poll(() => answer).toBe(goOn)
  return { socket, closed, answer: () => answer.slice(goOn.length) }
}

test('a body of 100 MB answers 413 and is not read', async () => {
  const { port } = new URL(server.url)
  const socket = connect(Number(port), '127.0.0.1')
  let answer = ''
  let sent = 0
  socket.on('data', (chunk) => {
    answer += chunk
  })
  socket.on('error', () => {})
  const closed = new Promise((resolve) => socket.once('close', resolve))
  socket.write(
    'POST /functions/v1/generate-recipe HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n',
  )
  const chunk = Buffer.concat([Buffer.from('10000\r\n'), Buffer.alloc(65_536, 0x20), Buffer.from('\r\n')])
  while (sent < 100_000_000 && !answer && !socket.destroyed) {
    sent += chunk.length
    if (!socket.write(chunk)) await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), closed])
  }
  while (!answer && !socket.destroyed) await new Promise((resolve) => setTimeout(resolve, 10))
  expect(answer).toMatch(/^HTTP\/1\.1 413 /)
  expect(answer).toContain('"code":"body_too_large"')
  expect(sent).toBeLessThan(20_000_000)
  socket.destroy()
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
})

longTest('the server logs no failure when a visitor disconnects during a request', async () => {
  const logged = () => server.lines.filter((line) => line.includes('"path":"/functions/v1/generate-recipe"')).length
  const before = logged()
  const { socket } = await openCall(server.url, 500)
  socket.write('{"ingr', () => socket.destroy())
  await expect.poll(logged).toBe(before + 1)
  expect(server.lines.filter((line) => line.includes('failure'))).toEqual([])
})

test('input that is not HTTP is refused, and the server continues', async () => {
  const { port } = new URL(server.url)
  for (const noise of [
    '\u0000\u0001\u0002\r\n\r\n',
    'GET / HTTP/9.9\r\n\r\n',
    `GET / HTTP/1.1\r\nhost: localhost\r\nx: ${'a'.repeat(100_000)}\r\n\r\n`,
    'POST /functions/v1/generate-recipe HTTP/1.1\r\nhost: \u0001\r\n\r\n',
  ]) {
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(Number(port), '127.0.0.1', () => socket.write(noise))
      let said = ''
      socket.on('data', (chunk) => {
        said += chunk
      })
      socket.on('error', () => {})
      socket.on('close', () => resolve(said))
    })
    expect(answer).toMatch(/^(HTTP\/1\.1 4\d\d |$)/)
  }
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
})

test('the log is JSON with a request id, and without bodies, addresses and queries', async () => {
  await fetch(`${server.url}/?token=hunter2`)
  const answer = await call(server.url, 'generate-recipe', aRequest({ ingredients: ['secret leek'] }))
  const requestId = answer.headers.get('x-request-id') ?? 'none'
  expect(requestId).toMatch(/-/)
  const entries = () => server.lines.map((line): Record<string, unknown> => JSON.parse(line))
  await expect
    .poll(() => entries().find((entry) => entry.requestId === requestId))
    .toMatchObject({ path: '/functions/v1/generate-recipe', status: 200 })
  expect(server.lines.join()).not.toMatch(/hunter2|secret leek|127\.0\.0\.1/)
})

// The last test, because it stops the server that all tests share.
test('SIGTERM lets the running request finish, then ends the server with 0', slow, async () => {
  const body = JSON.stringify(aRequest())
  const { socket, answer, closed } = await openCall(server.url, Buffer.byteLength(body))
  socket.write(body.slice(0, 20))
  const stopped = server.stop()
  await expect.poll(() => fetch(`${server.url}/healthz`).then(String, () => 'closed')).toBe('closed')
  socket.write(body.slice(20))
  await closed
  expect(answer()).toMatch(/^HTTP\/1\.1 200 /)
  expect(answer()).toContain('"recipe"')
  expect(await stopped).toBe(0)
})

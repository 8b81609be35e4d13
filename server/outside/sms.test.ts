import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { openSms } from '#server/outside/sms.ts'

const secrets = [Buffer.alloc(32, 1).toString('base64'), Buffer.alloc(32, 2).toString('base64')]
const now = () => new Date('2026-11-21T12:00:00Z')

let close = async () => {}
afterEach(() => close())

/** A program that answers every hook alike, and the requests it received. */
async function aHook(answer: { status: number; body: string } | 'never') {
  const asked: { headers: NodeJS.Dict<string | string[]>; body: string }[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += String(chunk)
    })
    request.on('end', () => {
      asked.push({ headers: request.headers, body })
      if (answer !== 'never') response.writeHead(answer.status).end(answer.body)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  close = () =>
    new Promise((resolve) => {
      server.closeAllConnections()
      server.close(() => resolve())
    })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { asked, uri: `http://127.0.0.1:${port}/sms` }
}

const message = { to: '4915112345678', text: 'Your code is 123456', code: '123456', user: { id: 'ada' } }

test('the hook receives a message signed with every secret', async () => {
  const { asked, uri } = await aHook({ status: 200, body: '{}' })
  await openSms({ hook: { uri, secrets }, fetch, now, uuid: () => 'message-1' })?.(message)
  const { headers, body } = asked[0] ?? { headers: {}, body: '' }
  expect(JSON.parse(body)).toMatchObject({
    user: { id: 'ada' },
    sms: { otp: '123456', phone: '4915112345678' },
    metadata: { name: 'send-sms' },
  })
  expect(headers['webhook-id']).toBe('message-1')
  expect(headers['webhook-timestamp']).toBe('1795262400')
  const signed = secrets.map((secret) =>
    createHmac('sha256', Buffer.from(secret, 'base64')).update(`message-1.1795262400.${body}`).digest('base64'),
  )
  expect(headers['webhook-signature']).toBe(signed.map((value) => `v1,${value}`).join(' '))
})

test.each([
  ['answers an error', { status: 500, body: 'secret inside' }],
  ['answers with a redirect', { status: 302, body: '' }],
  ['answers with an error in GoTrue’s format', { status: 200, body: '{"error":{"http_code":403,"message":"no such country"}}' }],
])('a hook that %s counts as not having sent the message', async (_, answer) => {
  const { uri } = await aHook(answer)
  await expect(openSms({ hook: { uri, secrets }, fetch, now, uuid: () => 'message-1' })?.(message)).rejects.toThrow()
})

test('a hook that never answers is abandoned', async () => {
  const { uri } = await aHook('never')
  const send = openSms({ hook: { uri, secrets }, fetch, now, uuid: () => 'message-1', patience: 100 })
  await expect(send?.(message)).rejects.toThrow()
})

test('text messages are unavailable without a hook', () => {
  expect(openSms({ hook: null, fetch, now, uuid: () => '' })).toBeNull()
})

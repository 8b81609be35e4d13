import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Mail } from '@potluck/platform/mail/mail'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, expect, test } from 'vitest'
import { openMail } from '#server/outside/mail.ts'

const mail: Mail = {
  to: 'ada@example.org',
  subject: 'Grüße, ملوخية',
  text: 'Hello\n\n.\n\nBye\n',
  html: '<p>Hello</p>',
  kind: 'confirmation',
}

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

/** A local mail server, and the mails it received. */
async function aMailServer(options: SMTPServerOptions = {}) {
  const received: { to: string[]; email: Email }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        received.push({ to: session.envelope.rcptTo.map(({ address }) => address), email: await PostalMime.parse(Buffer.concat(chunks)) })
        done()
      })
    },
    ...options,
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => new Promise((resolve) => server.close(() => resolve())))
  const address = server.server.address()
  return { received, url: `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}` }
}

/** Greets, and then sends a line every 50 ms that never ends the greeting. */
async function aTalker(): Promise<string> {
  const talks = new Set<NodeJS.Timeout>()
  const server = createServer((socket) => {
    socket.on('error', () => {}).write('220 here\r\n')
    const talk = setInterval(() => socket.write('250-there is more\r\n'), 50)
    talks.add(talk)
    socket.on('data', () => {}).on('close', () => clearInterval(talk))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(async () => {
    for (const talk of talks) clearInterval(talk)
    server.close()
  })
  const address = server.address()
  return `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
}

function sender(smtpUrl: string | undefined, folder = '', patience?: number) {
  const lines: unknown[] = []
  const send = openMail({
    smtpUrl,
    from: 'Potluck <noreply@example.org>',
    folder,
    now: () => new Date('2026-11-21T12:00:00Z'),
    uuid: () => '0a1b2c3d-0000-4000-8000-000000000000',
    log: { info: (entry: unknown) => void lines.push(entry) },
    ...(patience === undefined ? {} : { patience }),
  })
  return { send, lines }
}

test('a mail server receives both parts, the subject and the address unchanged', async () => {
  const { received, url } = await aMailServer()
  await sender(url).send(mail)
  expect(received).toHaveLength(1)
  expect(received[0]?.to).toEqual(['ada@example.org'])
  const { email } = received[0] ?? {}
  expect(email).toMatchObject({ subject: mail.subject, from: { name: 'Potluck', address: 'noreply@example.org' } })
  expect(email?.text?.replaceAll('\r\n', '\n').trim()).toBe(mail.text.trim())
  expect(email?.html?.trim()).toBe(mail.html)
})

test.each([
  ['refuses the recipient for good', { onRcptTo: refuse(550, 'no such mailbox') }],
  ['asks to come back later', { onRcptTo: refuse(451, 'greylisted') }],
  ['refuses the sender', { onMailFrom: refuse(553, 'not you') }],
] satisfies [string, SMTPServerOptions][])('a mail server that %s counts as not having sent the mail', async (_, options) => {
  const { received, url } = await aMailServer(options)
  await expect(sender(url).send(mail)).rejects.toThrow()
  expect(received).toEqual([])
})

test('a mail server that never greets is abandoned', async () => {
  const { url } = await aMailServer({ onConnect: () => {} })
  await expect(sender(url, '', 300).send(mail)).rejects.toThrow()
})

test('a mail server that accepts the mail and falls silent is abandoned', async () => {
  const { url } = await aMailServer({ onData: (stream) => void stream.resume() })
  await expect(sender(url, '', 300).send(mail)).rejects.toThrow()
})

test('a mail server that answers without end is abandoned', async () => {
  const url = await aTalker()
  await expect(sender(url, '', 300).send(mail)).rejects.toThrow()
})

test('sending a mail fails when no mail server listens', async () => {
  await expect(sender('smtp://127.0.0.1:1').send(mail)).rejects.toThrow()
})

test('an address cannot smuggle in another recipient or header', async () => {
  const { received, url } = await aMailServer()
  const tricky = { ...mail, to: 'ada@example.org\r\nBcc: eve@example.org', subject: 'Hello\r\nBcc: eve@example.org' }
  await sender(url)
    .send(tricky)
    .catch(() => {})
  for (const { to, email } of received) {
    expect(to).not.toContain('eve@example.org')
    expect(email.bcc ?? []).toEqual([])
  }
})

test('a mail without a mail server is written to a file that mail programs open, and the log names the file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'outbox-'))
  closing.push(async () => rmSync(folder, { recursive: true, force: true }))
  const { send, lines } = sender(undefined, folder)
  await send(mail)
  const [file = ''] = readdirSync(folder)
  expect(file).toMatch(/^2026-11-21T12-00-00\.000Z-confirmation-0a1b2c3d\.eml$/)
  const email = await PostalMime.parse(readFileSync(join(folder, file)))
  expect(email).toMatchObject({ subject: mail.subject, to: [{ address: 'ada@example.org' }] })
  expect(lines).toEqual([expect.objectContaining({ kind: 'confirmation', to: 'ada@example.org', file: join(folder, file) })])
})

function refuse(code: number, words: string) {
  return (_address: unknown, _session: unknown, done: (error: Error) => void) =>
    done(Object.assign(new Error(words), { responseCode: code }))
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'

const count = 3_000
const Line = z.object({ msg: z.string(), at: z.optional(z.number()), lost: z.optional(z.number()) })
const linesOf = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => Line.parse(JSON.parse(line)))

const opened = `
  const { openLog } = await import(${JSON.stringify(join(import.meta.dirname, 'log.ts'))})
  const log = openLog('info', () => performance.now())
`

/** A process that writes this many log lines, some right before it ends in this way. */
function program(end: string): string {
  return `
    ${opened}
    for (let at = 0; at < ${count - 100}; at += 1) log.info({ at }, 'line')
    await new Promise((resolve) => setTimeout(resolve, 30))
    for (let at = ${count - 100}; at < ${count}; at += 1) log.info({ at }, 'line')
    ${end}
  `
}

const ends = [
  ['by itself', '', 0],
  ['at process.exit()', 'process.exit(3)', 3],
  ['by an uncaught error', "setTimeout(() => { throw new Error('gone') })", 1],
] as const

function expectAllLines(text: string): void {
  const numbers = linesOf(text).map(({ at }) => at)
  expect(numbers).toHaveLength(count)
  expect(new Set(numbers).size).toBe(count)
}

test.each(ends)('all log lines reach a slow reader when the process ends %s', async (_, end, code) => {
  for (const delay of [0, 200]) {
    const child = spawn(process.execPath, ['--input-type=module', '-e', program(end)], { stdio: ['ignore', 'pipe', 'ignore'] })
    setTimeout(() => child.stdout.resume(), delay)
    let text = ''
    child.stdout.on('data', (chunk) => {
      text += chunk
    })
    child.stdout.pause()
    const [ended] = await once(child, 'close')
    expect(ended).toBe(code)
    expectAllLines(text)
  }
})

test.each(ends)('all log lines are in the file when the process ends %s', async (_, end, code) => {
  const folder = mkdtempSync(join(tmpdir(), 'potluck-log-'))
  const file = join(folder, 'log')
  const descriptor = openSync(file, 'a')
  const child = spawn(process.execPath, ['--input-type=module', '-e', program(end)], { stdio: ['ignore', descriptor, 'ignore'] })
  closeSync(descriptor)
  const [ended] = await once(child, 'close')
  expect(ended).toBe(code)
  expectAllLines(readFileSync(file, 'utf8'))
  rmSync(folder, { recursive: true })
})

test('a line whose write waits for a busy thread is written before the process ends at process.exit()', async () => {
  const busy = `
    ${opened}
    const { pbkdf2 } = await import('node:crypto')
    pbkdf2('password', 'salt', 500_000, 64, 'sha512', () => {})
    log.info({ at: 0 }, 'line')
    log.info({ at: 1 }, 'line')
    process.exit()
  `
  const env = { ...process.env, UV_THREADPOOL_SIZE: '1' }
  const child = spawn(process.execPath, ['--input-type=module', '-e', busy], { env, stdio: ['ignore', 'pipe', 'ignore'] })
  let text = ''
  child.stdout.on('data', (chunk) => {
    text += chunk
  })
  await once(child, 'close')
  expect(
    linesOf(text)
      .map(({ at }) => at)
      .sort(),
  ).toEqual([0, 1])
})

/**
 * A process that logs 24 MB at once, of which 16 MB may wait for the reader. It sends a message after that, and logs
 * its last line when it gets one.
 */
const flood = `
  ${opened}
  const words = 'x'.repeat(8_000)
  for (let at = 0; at < ${count}; at += 1) log.info({ at, words }, 'line')
  setTimeout(() => process.send('written'), 100)
  process.once('message', () => {
    log.info('last')
    process.disconnect()
  })
`

test.each([
  // What Node gives a child is a socket; a shell gives it a pipe.
  ['socket', [process.execPath, '--input-type=module', '-e', flood]],
  ['pipe', ['/bin/sh', '-c', '"$0" --input-type=module -e "$1" | cat', process.execPath, flood]],
] as const)('an unread %s does not block the process; lines beyond 16 MB are lost, and the log counts them', async (_, [file, ...args]) => {
  const child = spawn(file, args, { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] })
  if (!child.stdout) throw new Error('The process has no output')
  const ended = once(child, 'close')
  await once(child, 'message')
  let text = ''
  let hasGoneOn = false
  child.stdout.on('data', (chunk) => {
    text += chunk
    if (hasGoneOn || text.length < 2_000_000) return
    hasGoneOn = true
    child.send('go on')
  })
  await ended
  const lines = linesOf(text)
  const written = lines.filter(({ msg }) => msg === 'line').length
  const [said, last] = lines.slice(written)
  expect(said).toEqual({ msg: 'lines of the log were lost', lost: count - written })
  expect(last).toEqual({ msg: 'last' })
  expect(written).toBeGreaterThan((16 * 1024 * 1024) / 8_200)
  expect(written).toBeLessThan(count - 100)
})

test('a process without a reader of its log still ends by itself', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', program('')], { stdio: ['ignore', 'pipe', 'ignore'] })
  child.stdout.destroy()
  const [code] = await once(child, 'close')
  expect(code).toBe(0)
})

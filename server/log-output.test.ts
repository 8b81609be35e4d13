import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const count = 3_000

/** A process that writes this many log lines, some right before it ends in this way. */
function program(end: string): string {
  const log = JSON.stringify(join(import.meta.dirname, 'log.ts'))
  return `
    const { openLog } = await import(${log})
    const log = openLog('info', () => performance.now())
    for (let at = 0; at < ${count - 100}; at += 1) log.info({ at }, 'line')
    await new Promise((resolve) => setTimeout(resolve, 30))
    for (let at = ${count - 100}; at < ${count}; at += 1) log.info({ at }, 'line')
    ${end}
  `
}

test.each([
  ['by itself', '', 0],
  ['at process.exit()', 'process.exit(3)', 3],
  ['by an uncaught error', "setTimeout(() => { throw new Error('gone') })", 1],
])('all log lines reach a slow reader when the process ends %s', async (_, end, code) => {
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
    const numbers = text
      .trim()
      .split('\n')
      .map((line) => Number(JSON.parse(line).at))
    expect(numbers).toHaveLength(count)
    expect(new Set(numbers).size).toBe(count)
  }
})

test('a process without a reader of its log still ends by itself', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', program('')], { stdio: ['ignore', 'pipe', 'ignore'] })
  child.stdout.destroy()
  const [code] = await once(child, 'close')
  expect(code).toBe(0)
})

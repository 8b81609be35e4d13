import { expect, test } from 'vitest'
import { openLog } from '#server/log.ts'

const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' })

/** A log with a clock that the test moves, and its lines. */
function aLog() {
  const lines: string[] = []
  let now = 0
  const log = openLog('info', () => now, { write: (line) => lines.push(line) })
  return {
    log,
    lines,
    pass(ms: number) {
      now += ms
    },
  }
}

test('an absent database is logged once a second with the number of failures and without a stack', () => {
  const { log, lines, pass } = aLog()
  for (let call = 0; call < 100; call += 1) log.error({ requestId: String(call), err: refused }, 'unexpected failure')
  pass(999)
  log.warn({ err: new Error('Client has encountered a connection error and is not queryable') }, 'a search waits for the end of its lease')
  expect(lines).toHaveLength(1)
  pass(1)
  log.error({ err: new Error('Connection terminated unexpectedly') }, 'database connection lost')
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 50, why: 'ECONNREFUSED', failures: 1, msg: 'the database is away' },
    { level: 50, why: 'Connection terminated unexpectedly', failures: 101, msg: 'the database is away' },
  ])
  expect(lines.join('')).not.toContain('stack')
})

test('every other failure is logged with its stack, and every other line unchanged', () => {
  const { log, lines } = aLog()
  log.error({ err: refused }, 'unexpected failure')
  log.error({ err: new TypeError('x is undefined') }, 'unexpected failure')
  log.error({ err: new TypeError('x is undefined') }, 'unexpected failure')
  log.info({ port: 3000 }, 'listening')
  log.info('stopping')
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { msg: 'the database is away' },
    { err: { type: 'TypeError', stack: expect.stringContaining('log.test.ts') }, msg: 'unexpected failure' },
    { err: { type: 'TypeError' }, msg: 'unexpected failure' },
    { port: 3000, msg: 'listening' },
    { msg: 'stopping' },
  ])
})

import { expect, test } from 'vitest'
import { makeConfirmation } from './confirmation.ts'

const second = 1_000
const settle = () => new Promise((resolve) => setImmediate(resolve))

/** A confirmation whose server answers what it is told to, on a clock to be moved. */
function aConfirmation(start: boolean | null | 'never') {
  const server = { says: start, asked: 0 }
  let now = 0
  let timers: { run: () => void; at: number }[] = []
  const confirmation = makeConfirmation({
    check() {
      server.asked += 1
      const { says } = server
      return says === 'never' ? new Promise(() => {}) : Promise.resolve(says)
    },
    later(run, milliseconds) {
      const timer = { run, at: now + milliseconds }
      timers.push(timer)
      return () => {
        timers = timers.filter((other) => other !== timer)
      }
    },
  })
  return Object.assign(server, {
    confirmation,
    async pass(milliseconds: number) {
      const until = now + milliseconds
      for (;;) {
        await settle()
        const [next] = timers.filter(({ at }) => at <= until).toSorted((one, other) => one.at - other.at)
        if (!next) break
        now = next.at
        timers = timers.filter((other) => other !== next)
        next.run()
      }
      now = until
      await settle()
    },
    hasTimers: () => timers.length > 0,
  })
}

test('a payment that the server knows is confirmed at the first question', async () => {
  const server = aConfirmation(true)
  server.confirmation.begin()
  await server.pass(0)
  expect(server.confirmation.read()).toEqual({ state: 'confirmed' })
  expect(server.asked).toBe(1)
  expect(server.hasTimers()).toBe(false)
})

test('until then it asks every two seconds, and says after ten that it takes longer', async () => {
  const server = aConfirmation(false)
  server.confirmation.begin()
  await server.pass(9 * second)
  expect(server.confirmation.read()).toEqual({ state: 'confirming', isSlow: false })
  expect(server.asked).toBe(5)
  await server.pass(second)
  expect(server.confirmation.read()).toEqual({ state: 'confirming', isSlow: true })
  server.says = true
  await server.pass(2 * second)
  expect(server.confirmation.read()).toEqual({ state: 'confirmed' })
})

test.each([
  [false, true],
  [null, false],
  ['never', false],
] as const)('after sixty seconds it stops asking; a server that answers %s was reached: %s', async (says, wasReached) => {
  const server = aConfirmation(says)
  server.confirmation.begin()
  await server.pass(60 * second - 1)
  expect(server.confirmation.read().state).toBe('confirming')
  await server.pass(1)
  expect(server.confirmation.read()).toEqual({ state: 'unconfirmed', wasReached })
  const { asked } = server
  expect(server.hasTimers()).toBe(false)
  await server.pass(60 * second)
  expect(server.asked).toBe(asked)
})

test('it begins again when somebody asks, and stops when the page is left', async () => {
  const server = aConfirmation(false)
  server.confirmation.begin()
  await server.pass(60 * second)
  const stop = server.confirmation.begin()
  expect(server.confirmation.read()).toEqual({ state: 'confirming', isSlow: false })
  stop()
  server.says = true
  await server.pass(60 * second)
  expect(server.confirmation.read()).toEqual({ state: 'confirming', isSlow: false })
  expect(server.hasTimers()).toBe(false)
})

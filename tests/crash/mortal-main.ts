import * as z from 'zod/mini'
import { start } from '#server/main.ts'
import { type SearchStep, searchSteps } from '#server/recipes/search-steps.ts'
import { aKitchen } from '../api/a-kitchen.ts'

// The real server with a fast kitchen, a clock that the parent process can move ahead, and points of a search at which
// the process kills itself or holds searches back. It tells the parent when an order is in force, and each time a
// search reaches the watched point.

const Order = z.union([
  z.object({ ahead: z.number() }),
  z.object({ dieAt: z.enum(searchSteps), after: z.number() }),
  z.object({ holdAt: z.nullable(z.enum(searchSteps)), watch: z.nullable(z.enum(searchSteps)) }),
])
export type Order = z.infer<typeof Order>

/** A message to the parent process. */
export type Report = { inForce: true } | { reached: SearchStep }

let ahead = Number(process.argv[2] ?? 0)
let death: { point: SearchStep; after: number } | null = null
let watched: SearchStep | null = null
let held: SearchStep | null = null
let goOn = () => {}
let released = Promise.resolve()

// The parent may have ended while this process was starting.
process.once('disconnect', () => process.exit(1))

process.on('message', (words) => {
  const order = Order.parse(words)
  if ('ahead' in order) ahead = order.ahead
  else if ('dieAt' in order) death = { point: order.dieAt, after: order.after }
  else {
    goOn()
    const { promise, resolve } = Promise.withResolvers<void>()
    released = promise
    goOn = resolve
    held = order.holdAt
    watched = order.watch
  }
  report({ inForce: true })
})

await start(() => {}, {
  kitchen: aKitchen(),
  now: () => new Date(Date.now() + ahead),
  reached: async (point) => {
    if (point === watched) report({ reached: point })
    if (death?.point === point) {
      const { after } = death
      death = null
      dieAt(performance.now() + after)
    }
    if (point === held) await released
  },
})

function report(words: Report): void {
  process.send?.(words)
}

/** Kills this process at that moment, to a fraction of a millisecond. Until then the process goes on. */
function dieAt(time: number): void {
  if (performance.now() >= time) process.kill(process.pid, 'SIGKILL')
  else setImmediate(dieAt, time)
}

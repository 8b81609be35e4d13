import * as z from 'zod/mini'
import { watchActivity } from '#web/filters/watch-activity.ts'
import { readStored, writeStored } from '#web/kit/storage.ts'

const key = 'potluck.activity'
const signsOfLife = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const

const schema = z.object({ last: z.number(), longestPause: z.number() })

/** The watch of this tab. */
export const activity = watchActivity({
  now: () => Date.now(),
  read: () => readStored('sessionStorage', key, schema) ?? null,
  write: (seen) => writeStored('sessionStorage', key, seen),
})

/** Watches the touches of every page: a busy cook in the settings is not away. */
export function startActivity() {
  for (const sign of signsOfLife) window.addEventListener(sign, activity.touch, { passive: true, capture: true })
}

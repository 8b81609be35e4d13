import * as z from 'zod/mini'
import { watchActivity } from '#web/filters/watch-activity.ts'
import { readStored, writeStored } from '#web/kit/storage.ts'

const key = 'potluck.lastActivity'
const signsOfLife = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const

/** The time of the tab's last touch in milliseconds, or null before the first. */
export const readLastActivity = () => readStored('sessionStorage', key, z.number()) ?? null

/** The watch of this tab. */
export const activity = watchActivity({
  now: () => Date.now(),
  readLast: readLastActivity,
  writeLast: (time) => writeStored('sessionStorage', key, time),
})

/** Watches the touches of every page: a busy cook in the settings is not away. */
export function startActivity() {
  for (const sign of signsOfLife) window.addEventListener(sign, activity.touch, { passive: true, capture: true })
}

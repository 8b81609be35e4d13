import { setImmediate } from 'node:timers/promises'
import { loadInParts } from '@potluck/kitchen/load'
import { whenFirstWanted } from '@potluck/platform/work/when-first-wanted'

/**
 * Loads the kitchen, which is most of the server's code: after the server listens, or earlier when a call needs it.
 * Other calls get a turn between two parts.
 */
export const loadKitchen = whenFirstWanted(() => loadInParts(setImmediate))

import { join } from 'node:path'

const program = join(import.meta.dirname, 'journey-main.ts')

/** A program for `startServer`: the server of a journey, with the real kitchen. */
export const withKitchen: readonly string[] = [program]

/** The same with a kitchen that costs nothing, for journeys whose subject is not cooking. */
export const withQuickKitchen: readonly string[] = [program, 'quick-kitchen']

import { inject, test } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * Whether tests that try many things of a kind try all of them (`npm run test:long`), or only the first ones,
     * which keeps `npm test` short.
     */
    isLong: boolean
  }
}

export const isLong = (): boolean => inject('isLong')

/**
 * How many of a kind a test tries: `usual` in `npm test`, `long` in `npm run test:long`. Both take the first of one
 * list, so what fails in either fails again.
 */
export const howMany = (usual: number, long: number): number => (isLong() ? long : usual)

/** A test that only `npm run test:long` runs: a rare turn of a journey, or a rule that tests below the browser try. */
export const longTest = test.runIf(isLong())

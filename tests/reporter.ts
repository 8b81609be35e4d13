import { appendFileSync } from 'node:fs'
import type { Reporter, TestModule } from 'vitest/node'

/** Counts every test, and as one failure each a file that did not load and an error outside of any test. */
export function tally(modules: readonly TestModule[], strayErrors: number): { passed: number; failed: number; skipped: number } {
  const count = { passed: 0, failed: strayErrors, skipped: 0 }
  for (const module of modules) {
    let failedHere = 0
    let seenHere = 0
    for (const test of module.children.allTests()) {
      const { state } = test.result()
      seenHere += 1
      if (state === 'passed') count.passed += 1
      else if (state === 'failed') failedHere += 1
      else count.skipped += 1
    }
    const isBroken = !module.ok() && failedHere === 0
    count.failed += failedHere + (isBroken || seenHere === 0 ? 1 : 0)
  }
  return count
}

/** Adds the counts of this run to the file named by TALLY, for the last line of `npm test`. */
export default class TallyReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]) {
    if (process.env.TALLY) appendFileSync(process.env.TALLY, `${JSON.stringify(tally(modules, errors.length))}\n`)
  }
}

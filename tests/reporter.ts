import { appendFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import type { Reporter, SerializedError, TestModule } from 'vitest/node'

/** The result of a run: counts of tests, and each failure with its name and messages. */
export interface Tally {
  passed: number
  skipped: number
  failures: { name: string; said: string }[]
}

/** Counts every test. A file that did not load, and an error outside of any test, count as one failure each. */
export function tally(modules: readonly TestModule[], strayErrors: readonly SerializedError[]): Tally {
  const run: Tally = {
    passed: 0,
    skipped: 0,
    failures: strayErrors.map((error) => ({ name: 'Outside of any test', said: whatWasSaid([error]) })),
  }
  for (const module of modules) {
    const failuresBefore = run.failures.length
    let seenHere = 0
    for (const test of module.children.allTests()) {
      const { state, errors } = test.result()
      seenHere += 1
      if (state === 'passed') run.passed += 1
      else if (state === 'failed') run.failures.push({ name: `${module.relativeModuleId} > ${test.fullName}`, said: whatWasSaid(errors) })
      else run.skipped += 1
    }
    const isBroken = !module.ok() && run.failures.length === failuresBefore
    if (isBroken || seenHere === 0) run.failures.push({ name: module.relativeModuleId, said: whatWasSaid(errorsAround(module)) })
  }
  return run
}

/** Errors of the file itself, and of the code that runs before and after its tests. */
function errorsAround(module: TestModule): SerializedError[] {
  return [...module.errors(), ...[...module.children.allSuites()].flatMap((suite) => suite.errors())]
}

/** The first line of each message, and the nearest line of our code. */
function whatWasSaid(errors: readonly SerializedError[]): string {
  const said = errors.map(({ message, stacks }) => {
    const [nearest] = stacks ?? []
    const head = stripVTControlCharacters(message ?? '')
      .split('\n')
      .slice(0, 12)
      .join('\n')
      .slice(0, 1000)
    return nearest ? `${head}\nat ${nearest.file}:${nearest.line}` : head
  })
  return said.join('\n') || 'No test was found in it.'
}

/** Adds the result of this run to the file named by TALLY, for the last lines of `npm test`. */
export default class TallyReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]) {
    if (process.env.TALLY) appendFileSync(process.env.TALLY, `${JSON.stringify(tally(modules, errors))}\n`)
  }
}

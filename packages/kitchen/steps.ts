/** Work in steps. A caller may do other work at each `yield`; the last step returns the result. */
export type Steps<Result> = Generator<void, Result>

/** Runs all steps in one go, and answers the result. */
export function runToEnd<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** Work in steps: whoever runs it may do something else at each `yield`, and takes the result at the end. */
export type Steps<Result> = Generator<void, Result>

/** Runs all steps in one go, and answers the result. */
export function runToEnd<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

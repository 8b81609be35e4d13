import { AsyncLocalStorage } from 'node:async_hooks'

const askers = new AsyncLocalStorage<string>()

/**
 * Runs work on behalf of an asker, such as a client's network. Every fair queue inside counts the work for that asker.
 */
export function runAsAsker<Result>(asker: string, work: () => Result): Result {
  return askers.run(asker, work)
}

/** The asker of the current work; undefined outside of `runAsAsker`. */
export function currentAsker(): string | undefined {
  return askers.getStore()
}

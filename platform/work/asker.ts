import { AsyncLocalStorage } from 'node:async_hooks'

const askers = new AsyncLocalStorage<string>()

/**
 * Does work for somebody, such as a household: what is shared out meanwhile, however deep within, is of their share.
 */
export function workFor<Result>(asker: string, work: () => Result): Result {
  return askers.run(asker, work)
}

/** The household that asked for the work at hand; undefined where nobody did. */
export function currentAsker(): string | undefined {
  return askers.getStore()
}

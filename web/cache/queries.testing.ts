import {
  environmentManager,
  focusManager,
  type QueryClient,
  type QueryKey,
  QueryObserver,
  type QueryObserverOptions,
} from '@tanstack/react-query'
import { vi } from 'vitest'
import { makeQueryClient } from '#web/cache/query-client.ts'

/** A server that answers when the test says so, question by question. */
export function aServer<Answer>() {
  const questions: { answer: (answer: Answer) => Promise<void>; fail: () => Promise<void>; isDropped: () => boolean }[] = []
  const settle = () => vi.advanceTimersByTimeAsync(0).then(() => undefined)
  const ask = (signal: AbortSignal) =>
    new Promise<Answer>((resolve, reject) => {
      questions.push({
        answer(answer) {
          resolve(answer)
          return settle()
        },
        fail() {
          reject(new Error('unreachable'))
          return settle()
        },
        isDropped: () => signal.aborted,
      })
      signal.addEventListener('abort', () => reject(signal.reason))
    })
  return { questions, ask }
}

/** The cache of a page whose clock the test moves. `endPage` puts everything back. */
export function aPageCache(now: string) {
  vi.useFakeTimers({ now: Date.parse(now) })
  environmentManager.setIsServer(() => false)
  const client = makeQueryClient()
  client.mount()
  return client
}

export function endPage(client: QueryClient) {
  client.unmount()
  client.clear()
  focusManager.setFocused(undefined)
  environmentManager.setIsServer(() => true)
  vi.useRealTimers()
}

/** Looks at a query as a component does. The answer ends it. */
export function look<Data, Key extends QueryKey>(client: QueryClient, options: QueryObserverOptions<Data, Error, Data, Data, Key>) {
  const observer = new QueryObserver(client, options)
  const stop = observer.subscribe(() => {})
  return { read: () => observer.getCurrentResult(), stop }
}

export const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

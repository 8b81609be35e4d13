/** A turn that was not given: too many wait already, or whoever asked has gone away. */
export class NoTurn extends Error {
  constructor() {
    super('No turn was given: the queue is full, or nobody waits for the answer')
    this.name = 'NoTurn'
  }
}

/** Does a piece of work when its turn comes. Whoever's signal is aborted leaves the queue. Throws NoTurn. */
export type Turns = <Result>(work: () => Promise<Result>, signal?: AbortSignal) => Promise<Result>

/** Turns for at most `parallel` pieces of work at once; as many as `waiting` wait, first come, first served. */
export function openTurns({ parallel, waiting }: { parallel: number; waiting: number }): Turns {
  let free = parallel
  const queue = new Set<() => void>()

  function waitInQueue(signal: AbortSignal | undefined): Promise<void> {
    if (queue.size >= waiting) throw new NoTurn()
    return new Promise((resolve, reject) => {
      const leave = () => {
        queue.delete(begin)
        reject(new NoTurn())
      }
      const begin = () => {
        signal?.removeEventListener('abort', leave)
        resolve()
      }
      queue.add(begin)
      signal?.addEventListener('abort', leave, { once: true })
    })
  }

  return async (work, signal) => {
    if (signal?.aborted) throw new NoTurn()
    if (free > 0) free -= 1
    else await waitInQueue(signal)
    try {
      return await work()
    } finally {
      const [next] = queue
      if (next) {
        queue.delete(next)
        next()
      } else free += 1
    }
  }
}

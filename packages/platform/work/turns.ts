/** A refused turn: the queue is full, or the caller has hung up. */
export class NoTurn extends Error {
  constructor() {
    super('No turn was given: the queue is full, or nobody waits for the answer')
    this.name = 'NoTurn'
  }
}

/** A request for a turn. */
export interface TurnRequest {
  /** When aborted, the turn leaves the queue. */
  signal?: AbortSignal | undefined
  /** The asker that the queue counts the work for, such as a client's network. */
  asker?: string | undefined
}

/** Runs work when its turn comes, and answers its result. Throws NoTurn. */
export type RunInTurn = <Result>(work: () => Promise<Result>, asking?: TurnRequest) => Promise<Result>

interface QueuedWork {
  begin(): void
  leave(): void
}

interface TurnLimits {
  parallel: number
  each?: number
  waiting: number
}

/**
 * Makes a queue of turns: at most `parallel` works at once, at most `each` per asker, and `waiting` in the queue.
 * Askers take turns, and each one's work stays in order. In a full queue, an asker with less work takes the last place
 * of the asker with most, so one asker's crowd cannot keep others out.
 */
export function makeTurnQueue({ parallel, each = parallel, waiting }: TurnLimits): RunInTurn {
  let free = parallel
  const underWay = new Map<string, number>()
  let length = 0
  // In the order of turns. Every asker in this map has waiting work.
  const queues = new Map<string, Set<QueuedWork>>()

  function makeRoomFor(asker: string): void {
    if (length < waiting) return
    const own = queues.get(asker)?.size ?? 0
    const [most] = [...queues.values()].toSorted((one, other) => other.size - one.size)
    const last = most && most.size > own + 1 ? [...most].at(-1) : undefined
    if (!last) throw new NoTurn()
    last.leave()
  }

  function waitInQueue({ signal, asker = '' }: TurnRequest): Promise<void> {
    makeRoomFor(asker)
    return new Promise((resolve, reject) => {
      const quit = () => {
        signal?.removeEventListener('abort', place.leave)
        remove(asker, place)
      }
      const place: QueuedWork = {
        begin() {
          quit()
          resolve()
        },
        leave() {
          quit()
          reject(new NoTurn())
        },
      }
      queues.set(asker, (queues.get(asker) ?? new Set()).add(place))
      length += 1
      signal?.addEventListener('abort', place.leave, { once: true })
    })
  }

  function remove(asker: string, place: QueuedWork): void {
    const queue = queues.get(asker)
    if (!queue?.delete(place)) return
    length -= 1
    if (queue.size === 0) queues.delete(asker)
  }

  function mayBegin(asker: string): boolean {
    return free > 0 && (underWay.get(asker) ?? 0) < each
  }

  function count(asker: string, change: 1 | -1): void {
    free -= change
    const left = (underWay.get(asker) ?? 0) + change
    if (left === 0) underWay.delete(asker)
    else underWay.set(asker, left)
  }

  /** Starts the next allowed work and moves its asker to the end. */
  function beginNext(): void {
    const next = [...queues].find(([asker]) => mayBegin(asker))
    if (!next) return
    const [asker, queue] = next
    queues.delete(asker)
    queues.set(asker, queue)
    const [place] = queue
    count(asker, 1)
    place?.begin()
  }

  return async (work, asking = {}) => {
    const { asker = '', signal } = asking
    if (signal?.aborted) throw new NoTurn()
    if (mayBegin(asker)) count(asker, 1)
    else await waitInQueue(asking)
    try {
      return await work()
    } finally {
      count(asker, -1)
      beginNext()
    }
  }
}

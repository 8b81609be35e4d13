/** A refused turn: the queue is full, or the asker has gone away. */
export class NoTurn extends Error {
  constructor() {
    super('No turn was given: the queue is full, or nobody waits for the answer')
    this.name = 'NoTurn'
  }
}

/** Who asks for a turn. */
export interface Asking {
  /** An aborted signal leaves the queue. */
  signal?: AbortSignal | undefined
  /** Whom turns are shared between, such as a household; nobody in particular unless said so. */
  asker?: string | undefined
}

/** Does a piece of work when its turn comes. Throws NoTurn. */
export type Turns = <Result>(work: () => Promise<Result>, asking?: Asking) => Promise<Result>

interface Waiting {
  begin(): void
  leave(): void
}

interface Room {
  parallel: number
  each?: number
  waiting: number
}

/**
 * Turns for at most `parallel` pieces of work at once, at most `each` of one asker, with `waiting` in the queue.
 * Askers are served in rotation, and each one's work in order. In a full queue an asker with less work takes the last
 * place of the one with most: no crowd of one asker keeps another out.
 */
export function openTurns({ parallel, each = parallel, waiting }: Room): Turns {
  let free = parallel
  const underWay = new Map<string, number>()
  let length = 0
  // In the order of the rotation; nobody is in it with nothing.
  const queues = new Map<string, Set<Waiting>>()

  function makeRoomFor(asker: string): void {
    if (length < waiting) return
    const own = queues.get(asker)?.size ?? 0
    const [most] = [...queues.values()].toSorted((one, other) => other.size - one.size)
    const last = most && most.size > own + 1 ? [...most].at(-1) : undefined
    if (!last) throw new NoTurn()
    last.leave()
  }

  function waitInQueue({ signal, asker = '' }: Asking): Promise<void> {
    makeRoomFor(asker)
    return new Promise((resolve, reject) => {
      const quit = () => {
        signal?.removeEventListener('abort', place.leave)
        remove(asker, place)
      }
      const place: Waiting = {
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

  function remove(asker: string, place: Waiting): void {
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

  /** Lets the next in the rotation begin who may, and puts the asker at its end. */
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

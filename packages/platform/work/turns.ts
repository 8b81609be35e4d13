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
export function makeTurnQueue(limits: TurnLimits): RunInTurn {
  const queue = new TurnQueue(limits)
  return (work, asking) => queue.run(work, asking)
}

class TurnQueue {
  #free: number
  readonly #each: number
  readonly #longest: number
  readonly #underWay = new Map<string, number>()
  #length = 0
  /** In the order of turns. Every asker in this map has waiting work. */
  readonly #queues = new Map<string, Set<QueuedWork>>()

  constructor({ parallel, each = parallel, waiting }: TurnLimits) {
    this.#free = parallel
    this.#each = each
    this.#longest = waiting
  }

  async run<Result>(work: () => Promise<Result>, asking: TurnRequest = {}): Promise<Result> {
    const { asker = '', signal } = asking
    if (signal?.aborted) throw new NoTurn()
    if (this.#mayBegin(asker)) this.#count(asker, 1)
    else await this.#waitInQueue(asking)
    try {
      return await work()
    } finally {
      this.#count(asker, -1)
      this.#beginNext()
    }
  }

  #mayBegin(asker: string): boolean {
    return this.#free > 0 && (this.#underWay.get(asker) ?? 0) < this.#each
  }

  #count(asker: string, change: 1 | -1): void {
    this.#free -= change
    const left = (this.#underWay.get(asker) ?? 0) + change
    if (left === 0) this.#underWay.delete(asker)
    else this.#underWay.set(asker, left)
  }

  /** Starts the next allowed work and moves its asker to the end. */
  #beginNext(): void {
    const next = [...this.#queues].find(([asker]) => this.#mayBegin(asker))
    if (!next) return
    const [asker, queue] = next
    this.#queues.delete(asker)
    this.#queues.set(asker, queue)
    const [place] = queue
    this.#count(asker, 1)
    place?.begin()
  }

  #makeRoomFor(asker: string): void {
    if (this.#length < this.#longest) return
    const own = this.#queues.get(asker)?.size ?? 0
    const [most] = [...this.#queues.values()].toSorted((one, other) => other.size - one.size)
    const last = most && most.size > own + 1 ? [...most].at(-1) : undefined
    if (!last) throw new NoTurn()
    last.leave()
  }

  #waitInQueue({ signal, asker = '' }: TurnRequest): Promise<void> {
    this.#makeRoomFor(asker)
    return new Promise((resolve, reject) => {
      const quit = () => {
        signal?.removeEventListener('abort', place.leave)
        this.#remove(asker, place)
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
      this.#queues.set(asker, (this.#queues.get(asker) ?? new Set()).add(place))
      this.#length += 1
      signal?.addEventListener('abort', place.leave, { once: true })
    })
  }

  #remove(asker: string, place: QueuedWork): void {
    const queue = this.#queues.get(asker)
    if (!queue?.delete(place)) return
    this.#length -= 1
    if (queue.size === 0) this.#queues.delete(asker)
  }
}

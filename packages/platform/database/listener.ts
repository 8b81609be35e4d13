import pg from 'pg'
import { type NoticeListener, type Notices, NotListening, noticeChannel } from '#platform/database/notices.ts'
import type { Place } from '#platform/database/open.ts'

/**
 * Milliseconds before the connection is opened again after a break, doubled up to the longest. The longest is short,
 * so that notices resume within a second.
 */
const reconnectPauses = { shortest: 250, longest: 500 }

/**
 * Milliseconds. A quiet connection is tested every 15 s, because a router that dropped it sends no error; the test
 * may take 5 s.
 */
const heartbeat = { every: 15_000, longest: 5_000 }

/** Milliseconds that opening the connection may take. */
const longestWait = 5_000

/**
 * Opens the notices of a database: PostgreSQL's on a connection of its own, which reconnects when it breaks; the
 * embedded database relays its own.
 */
export function openListener(place: Place, log: { warn(entry: object, words: string): void }): Notices {
  const listeners = new Set<NoticeListener>()
  const hear = (payload: string) => {
    for (const listener of listeners) listener.hear(payload)
  }
  if (place.kind === 'embedded') {
    return {
      listen: (listener) => addListener(listeners, listener),
      opened: async () => {},
      relay: hear,
      close: async () => listeners.clear(),
    }
  }
  const line = new ListenConnection(place.url, {
    hear,
    missed: () => {
      for (const listener of listeners) listener.missed()
    },
    lost: (cause) => log.warn({ err: cause }, 'what the database tells is not heard for the moment'),
  })
  return {
    listen(listener) {
      line.open()
      return addListener(listeners, listener)
    },
    opened: () => line.opened(),
    relay: hear,
    close: () => line.close(),
  }
}

function addListener(listeners: Set<NoticeListener>, listener: NoticeListener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** PostgreSQL's notices on a connection that is opened again after each break. */
class ListenConnection {
  readonly #url: string
  readonly #listener: NoticeListener & { lost: (cause: unknown) => void }
  #state: 'unasked' | 'opening' | 'open' | 'away' | 'closed' = 'unasked'
  #client: pg.Client | null = null
  #pause = reconnectPauses.shortest
  #hasHeard = false
  #timer: NodeJS.Timeout | undefined
  #opening = Promise.withResolvers<void>()

  constructor(url: string, listener: NoticeListener & { lost: (cause: unknown) => void }) {
    this.#url = url
    this.#listener = listener
  }

  open(): void {
    if (this.#state === 'unasked') void this.#connect()
  }

  async opened(): Promise<void> {
    if (this.#state === 'open') return
    const { promise, reject } = Promise.withResolvers<never>()
    const impatience = setTimeout(() => reject(new NotListening()), longestWait)
    try {
      await Promise.race([this.#opening.promise, promise])
    } finally {
      clearTimeout(impatience)
    }
  }

  async close(): Promise<void> {
    const last = this.#client
    this.#client = null
    this.#state = 'closed'
    clearTimeout(this.#timer)
    await last?.end().catch(() => {})
  }

  async #connect(): Promise<void> {
    this.#state = 'opening'
    const mine = new pg.Client({
      connectionString: this.#url,
      application_name: 'potluck listener',
      connectionTimeoutMillis: longestWait,
      keepAlive: true,
      query_timeout: heartbeat.longest,
    })
    this.#client = mine
    mine.on('notification', ({ payload }) => this.#listener.hear(payload ?? ''))
    mine.on('error', (cause) => this.#lose(mine, cause))
    mine.on('end', () => this.#lose(mine, new NotListening()))
    try {
      await mine.connect()
      await mine.query(`listen ${noticeChannel}`)
    } catch (cause) {
      return this.#lose(mine, cause)
    }
    if (this.#client !== mine) return void mine.end().catch(() => {})
    this.#state = 'open'
    this.#pause = reconnectPauses.shortest
    this.#opening.resolve()
    if (this.#hasHeard) this.#listener.missed()
    this.#hasHeard = true
    this.#ask(mine)
  }

  #ask(mine: pg.Client): void {
    this.#timer = setTimeout(async () => {
      try {
        await mine.query('select 1')
      } catch (cause) {
        return this.#lose(mine, cause)
      }
      if (this.#client === mine) this.#ask(mine)
    }, heartbeat.every)
    this.#timer.unref()
  }

  #lose(mine: pg.Client, cause: unknown): void {
    if (this.#client !== mine) return
    this.#client = null
    clearTimeout(this.#timer)
    mine.end().catch(() => {})
    if (this.#state === 'open') this.#opening = Promise.withResolvers()
    this.#state = 'away'
    this.#listener.lost(cause)
    this.#timer = setTimeout(() => this.#connect(), this.#pause)
    this.#timer.unref()
    this.#pause = Math.min(2 * this.#pause, reconnectPauses.longest)
  }
}

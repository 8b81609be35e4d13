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
  const line = openListenConnection(place.url, {
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

interface ListenConnection {
  open(): void
  opened(): Promise<void>
  close(): Promise<void>
}

function openListenConnection(url: string, { hear, missed, lost }: NoticeListener & { lost: (cause: unknown) => void }): ListenConnection {
  let state: 'unasked' | 'opening' | 'open' | 'away' | 'closed' = 'unasked'
  let client: pg.Client | null = null
  let pause = reconnectPauses.shortest
  let hasHeard = false
  let timer: NodeJS.Timeout | undefined
  let opening = Promise.withResolvers<void>()

  async function connect(): Promise<void> {
    state = 'opening'
    const mine = new pg.Client({
      connectionString: url,
      application_name: 'potluck listener',
      connectionTimeoutMillis: longestWait,
      keepAlive: true,
      query_timeout: heartbeat.longest,
    })
    client = mine
    mine.on('notification', ({ payload }) => hear(payload ?? ''))
    mine.on('error', (cause) => lose(mine, cause))
    mine.on('end', () => lose(mine, new NotListening()))
    try {
      await mine.connect()
      await mine.query(`listen ${noticeChannel}`)
    } catch (cause) {
      return lose(mine, cause)
    }
    if (client !== mine) return void mine.end().catch(() => {})
    state = 'open'
    pause = reconnectPauses.shortest
    opening.resolve()
    if (hasHeard) missed()
    hasHeard = true
    ask(mine)
  }

  function ask(mine: pg.Client): void {
    timer = setTimeout(async () => {
      try {
        await mine.query('select 1')
      } catch (cause) {
        return lose(mine, cause)
      }
      if (client === mine) ask(mine)
    }, heartbeat.every)
    timer.unref()
  }

  function lose(mine: pg.Client, cause: unknown): void {
    if (client !== mine) return
    client = null
    clearTimeout(timer)
    mine.end().catch(() => {})
    if (state === 'open') opening = Promise.withResolvers()
    state = 'away'
    lost(cause)
    timer = setTimeout(connect, pause)
    timer.unref()
    pause = Math.min(2 * pause, reconnectPauses.longest)
  }

  return {
    open() {
      if (state === 'unasked') void connect()
    },
    async opened() {
      if (state === 'open') return
      const { promise, reject } = Promise.withResolvers<never>()
      const impatience = setTimeout(() => reject(new NotListening()), longestWait)
      try {
        await Promise.race([opening.promise, promise])
      } finally {
        clearTimeout(impatience)
      }
    },
    async close() {
      const last = client
      client = null
      state = 'closed'
      clearTimeout(timer)
      await last?.end().catch(() => {})
    },
  }
}

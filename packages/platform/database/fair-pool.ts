import type pg from 'pg'
import { currentAsker } from '#platform/work/asker.ts'
import { makeTurnQueue, NoTurn } from '#platform/work/turns.ts'

/** Requests that may wait for a connection. When more wait, the network with the most waiting requests loses one. */
const mostWaiting = 1_000

/** Milliseconds that a request may wait for a connection. */
const longestWait = 5_000

/** No connection became free in time. The SQLSTATE is PostgreSQL's for too many connections. */
class NoConnection extends Error {
  readonly code = '53300'

  constructor(cause: NoTurn) {
    super('No connection to the database became free in time', { cause })
    this.name = 'NoConnection'
  }
}

/** The pool interface that Kysely needs. */
interface FairPool {
  connect(): Promise<pg.PoolClient>
  end(): Promise<void>
  options: object
}

/** Shares a pool's connections fairly between networks: in turn, and at most a quarter for each. */
export function fairPool(pool: pg.Pool, size: number): FairPool {
  const turns = makeTurnQueue({ parallel: size, each: Math.ceil(size / 4), waiting: mostWaiting })
  const ends = new WeakMap<object, () => void>()
  pool.on('release', (_error, client) => ends.get(client)?.())

  function connect(): Promise<pg.PoolClient> {
    const { promise: connected, resolve, reject } = Promise.withResolvers<pg.PoolClient>()
    const impatience = new AbortController()
    const timer = setTimeout(() => impatience.abort(), longestWait)
    const useOne = async () => {
      clearTimeout(timer)
      const client = await pool.connect()
      const { promise: released, resolve: release } = Promise.withResolvers<void>()
      ends.set(client, release)
      resolve(client)
      await released
    }
    turns(useOne, { asker: currentAsker(), signal: impatience.signal }).catch((cause: unknown) => {
      clearTimeout(timer)
      reject(cause instanceof NoTurn ? new NoConnection(cause) : cause)
    })
    return connected
  }

  return { connect, end: () => pool.end(), options: pool.options }
}

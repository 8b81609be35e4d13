/** What crosses between the server's thread and the database's. */

export interface Statement {
  sql: string
  parameters: readonly unknown[]
}

/**
 * `run` sends its statements in one trip and answers the last one's rows; the first failure ends it. `together` runs
 * them as one transaction and answers one row: the rows of each.
 */
export type Call = { id: number; kind: 'run' | 'together'; statements: readonly Statement[] } | { id: number; kind: 'close' }

export interface Rows {
  rows: unknown[]
  affected: number
}

export interface Failure {
  message: string
  /** The SQLSTATE, such as 23505. */
  code?: string | undefined
  detail?: string | undefined
  hint?: string | undefined
  constraint?: string | undefined
  table?: string | undefined
}

export type Reply = { id: number; result: Rows } | { id: number; failure: Failure }

/** The thread's first word: the database is open, or why it is not. */
export type Opened = { opened: true } | { opened: false; failure: Failure }

/** What the database told on the channel of notices (notices.ts). */
export interface Told {
  told: string
}

export interface WorkerData {
  directory: string
  template: string | null
}

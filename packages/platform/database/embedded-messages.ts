/** Messages between the server's thread and the database's thread. */

export interface Statement {
  sql: string
  parameters: readonly unknown[]
}

/**
 * `run` sends its statements in one message and answers the rows of the last statement; the first failure ends the
 * run. `together` runs its statements as one transaction and answers one row with the rows of each.
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

/** The thread's first message: the database is open, or the reason why it is not. */
export type OpenResult = { opened: true } | { opened: false; failure: Failure }

/** A notice that the database sent (notices.ts). */
export interface NoticeMessage {
  told: string
}

export interface WorkerData {
  directory: string
  template: string | null
}

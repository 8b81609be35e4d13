/**
 * The one channel of LISTEN and NOTIFY on which every process hears what the database's triggers and the other
 * processes tell.
 */
export const noticeChannel = 'platform_notices'

/** The most bytes of a notice that PostgreSQL carries: "less than 8000". */
export const mostNoticeBytes = 7_999

/** Somebody who hears notices. */
export interface Hearing {
  hear(payload: string): void
  /** Some may have been told that nobody heard: the line was cut for a while, and is back. */
  missed(): void
}

/** The notices of a channel, as this process receives them: each after the commit that sent it. */
export interface Notices {
  /** Hears from now on, until the answer is called. The line is opened by the first who listens. */
  listen(hearing: Hearing): () => void
  /**
   * Resolves when the line is open: what is committed from then on will be heard. Rejects when it does not open in
   * time.
   */
  opened(): Promise<void>
  /** Where the embedded database's thread says what it heard. */
  relay(payload: string): void
  close(): Promise<void>
}

/** Nobody is connected to what the database tells. */
export class NotListening extends Error {
  constructor() {
    super('The database cannot be listened to at the moment')
    this.name = 'NotListening'
  }
}

/** The channel of LISTEN and NOTIFY for messages from database triggers and other processes. */
export const noticeChannel = 'platform_notices'

/** The most bytes of a notice in PostgreSQL: "less than 8000". */
export const mostNoticeBytes = 7_999

/** A listener for notices. */
export interface NoticeListener {
  hear(payload: string): void
  /** Called after the connection was lost for a while: notices may have been missed. */
  missed(): void
}

/** The notices that this process receives, each after the commit that sent it. */
export interface Notices {
  /** Adds a listener; the answer removes it. The first one opens the connection. */
  listen(listener: NoticeListener): () => void
  /** Resolves when the connection is open: notices of later commits arrive. Rejects when it does not open in time. */
  opened(): Promise<void>
  /** Called by the embedded database for its notices. */
  relay(payload: string): void
  close(): Promise<void>
}

/** Notices cannot be received at the moment. */
export class NotListening extends Error {
  constructor() {
    super('The database cannot be listened to at the moment')
    this.name = 'NotListening'
  }
}

const second = 1_000

/** The limits of one connection, one network and one process. */
export interface RealtimeLimits {
  channelsPerSocket: number
  socketsPerAddress: number
  sockets: number
  messageBytes: number
  joinsPerSecond: number
  messagesPerSecond: number
  waiting: number
  waitingBytes: number
  bufferedBytes: number
  together: { waitingBytes: number; unsentBytes: number }
  withoutAccount: { channels: number; waitingBytes: number; bufferedBytes: number }
  heartbeatTimeout: number
  sweep: number
  reading: { parallel: number; waiting: number }
}

export const realtimeLimits: RealtimeLimits = {
  /**
   * A page needs two or three channels: for its member's rows and messages. Each channel costs memory, and a
   * transaction when it is joined.
   */
  channelsPerSocket: 20,
  /**
   * A browser has one socket per tab. 200 fit an office behind one address, and keep one attacker from filling the
   * process.
   */
  socketsPerAddress: 200,
  /**
   * Each takes about 40 kB (bench/realtime.ts), so 200 MB, which a small machine can spare. Further clients are asked
   * to come back later.
   */
  sockets: 5_000,
  /** A join with its token takes 3 kB, with the largest token 32 kB. A broadcast must fit a notice of 8 kB anyway. */
  messageBytes: 64 * 1024,
  /**
   * A browser joins all its channels at once after a lost connection. More in one second are refused, since each join
   * asks the database.
   */
  joinsPerSecond: 20,
  /** A browser sends a heartbeat every 25 s and a few messages per page; 50 a second mean a fault. */
  messagesPerSecond: 50,
  /**
   * The most messages of one connection, or row reads of one channel, that may wait. With more, the channel must join
   * again, which costs one read instead of many.
   */
  waiting: 100,
  /** The bytes of the waiting messages together: twenty joins with the largest tokens. */
  waitingBytes: 1024 * 1024,
  /**
   * The most unsent bytes for a slow client: as much as a member's whole archive. With more, the connection is cut,
   * and the client connects again.
   */
  bufferedBytes: 1024 * 1024,
  /**
   * Smaller bounds for a connection without an account: the most such connections of one address still fit a small
   * machine's memory.
   */
  withoutAccount: { channels: 5, waitingBytes: 256 * 1024, bufferedBytes: 256 * 1024 },
  /**
   * Bounds for all connections of a process: waiting messages (parsed they take several times that), and unsent
   * bytes.
   */
  together: { waitingBytes: 16 * 1024 * 1024, unsentBytes: 64 * 1024 * 1024 },
  /** Milliseconds without a message: two heartbeats of the client (25 s) may be lost, but not three. */
  heartbeatTimeout: 60 * second,
  /**
   * How often tokens, heartbeats and slow clients are checked: no channel outlives its token by more than a second.
   */
  sweep: second,
  /**
   * Row reads at the same time: few, so that a burst of changes leaves most database connections to requests. When
   * the queue is longer, joining again is cheaper.
   */
  reading: { parallel: 3, waiting: 5_000 },
}

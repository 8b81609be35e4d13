const second = 1_000

/** What one browser, one household and one process may take. */
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
  stranger: { channels: number; waitingBytes: number; bufferedBytes: number }
  silence: number
  sweep: number
  reading: { parallel: number; waiting: number }
}

export const realtimeLimits: RealtimeLimits = {
  /**
   * A page needs two or three: its member's rows and messages. Each costs memory and, when it is joined, a
   * transaction.
   */
  channelsPerSocket: 20,
  /**
   * A browser has one socket a tab: an office or a dormitory behind one address still fits, and one stranger cannot
   * fill the process.
   */
  socketsPerAddress: 200,
  /**
   * Some 40 kB each (bench/realtime.ts): 200 MB is what a small machine can spare. The next one is asked to come back
   * later.
   */
  sockets: 5_000,
  /**
   * A join with its token is 3 kB, a token with all the metadata that an account may have 32 kB; what is broadcast
   * must fit a notice of 8 kB anyway.
   */
  messageBytes: 64 * 1024,
  /**
   * All channels of a browser come back at once after a cut: that many in one second, and no more, for each asks the
   * database.
   */
  joinsPerSecond: 20,
  /**
   * A browser sends a heartbeat every 25 seconds and a few words when a page opens; who sends so many a second has
   * gone wild.
   */
  messagesPerSecond: 50,
  /**
   * Most messages of one socket, or row reads of one channel, that wait. Beyond it a channel must join anew, which
   * costs one read instead of many.
   */
  waiting: 100,
  /** What those messages may have together: twenty joins with the longest tokens. */
  waitingBytes: 1024 * 1024,
  /**
   * Bytes that wait for a reader who does not read: as much as a member's whole archive; then the reader is cut, and
   * comes back if it is there.
   */
  bufferedBytes: 1024 * 1024,
  /**
   * The same for a connection on which no account has joined anything: that costs nobody an account, and the most
   * connections of an address still fit the memory of a small machine.
   */
  stranger: { channels: 5, waitingBytes: 256 * 1024, bufferedBytes: 256 * 1024 },
  /**
   * What all connections of a process may hold: as messages that wait (parsed they take some times that), and as words
   * that nobody took yet.
   */
  together: { waitingBytes: 16 * 1024 * 1024, unsentBytes: 64 * 1024 * 1024 },
  /** Milliseconds without a word: two heartbeats of the client (25 seconds) may be lost, the third is missed. */
  silence: 60 * second,
  /**
   * How often tokens, silences and slow readers are looked at: nobody hears more than a second after a token ended.
   */
  sweep: second,
  /**
   * Rows are read by at most so many channels at once, so that a burst of changes leaves most connections to requests;
   * a queue longer than this is a burst that is better begun anew.
   */
  reading: { parallel: 3, waiting: 5_000 },
}

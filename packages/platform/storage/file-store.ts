/** Bytes `first` to `last` of a file, inclusive. */
export interface Part {
  first: number
  last: number
}

/**
 * Stores the bytes of objects: in a folder, or in S3. The server makes a new key for each file, so keys contain
 * nothing that callers choose.
 */
export interface FileStore {
  /**
   * Stores a file. Readers see all of it or nothing, and it survives a power cut once this resolves. Throws
   * StoreAway.
   */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>
  /**
   * Reads a part of a file; null when there is no such file. Holds only a piece of it in memory. A later failure
   * fails the stream. Throws StoreAway, also for a file that is too short.
   */
  read(key: string, part: Part): Promise<ReadableStream<Uint8Array> | null>
  /** Deletes a file, complete or half written; a missing one is no failure. Throws StoreAway. */
  remove(key: string): Promise<void>
}

/** The store failed: it is away, full, or refuses. A later try may succeed. */
export class StoreAway extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'StoreAway'
  }
}

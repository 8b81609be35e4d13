/** Bytes `first` to `last` of a file, both of them in it. */
export interface Part {
  first: number
  last: number
}

/**
 * Where the bytes of objects are: a folder, or S3. A key is ours, made for one file and never used again: nothing that
 * anybody chose is in it.
 */
export interface FileStore {
  /**
   * Keeps a file so that a reader finds all of it or nothing; it survives a power cut once this resolves. Throws
   * StoreAway.
   */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>
  /**
   * A part of a file; null when there is no such file. Of a long one, only a piece is held for a reader. What fails
   * later fails the stream. Throws StoreAway, also for a file that is shorter.
   */
  read(key: string, part: Part): Promise<ReadableStream<Uint8Array> | null>
  /** Removes a file, whole or half written; one that is not there is fine. Throws StoreAway. */
  remove(key: string): Promise<void>
}

/**
 * The store does not do what was asked of it: it is away, full, or lets us do nothing. Trying again later may help.
 */
export class StoreAway extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'StoreAway'
  }
}

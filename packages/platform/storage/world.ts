import type { AuthWorld } from '#platform/auth/world.ts'
import type { FileStore } from '#platform/storage/file-store.ts'

/**
 * The caller. A `writer` may do everything with every object; a `reader` reads public buckets; `nobody` sent an
 * invalid token.
 */
export type Caller = { kind: 'writer'; id: string | null } | { kind: 'reader' } | { kind: 'nobody'; isExpired: boolean }

/** The dependencies of the storage API. */
export interface StorageWorld extends Pick<AuthWorld, 'db' | 'log' | 'now' | 'uuid'> {
  files: FileStore
  /** The caller by a token or API key. */
  callerOf: (token: string) => Promise<Caller>
}

import type { AuthWorld } from '#platform/auth/world.ts'
import type { FileStore } from '#platform/storage/file-store.ts'

/**
 * Who asks. A writer may do everything with every object; a reader reads the objects of public buckets; of nobody the
 * token is not believed.
 */
export type Caller = { kind: 'writer'; id: string | null } | { kind: 'reader' } | { kind: 'nobody'; isExpired: boolean }

/** Everything that objects need from outside. */
export interface StorageWorld extends Pick<AuthWorld, 'db' | 'log' | 'now' | 'uuid'> {
  files: FileStore
  /** Who stands behind a token or API key. */
  callerOf: (token: string) => Promise<Caller>
}

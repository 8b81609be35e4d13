import { isDatabaseAway } from '@potluck/platform/database/away'
import { DirectoryInUse, DirectoryUnusable } from '@potluck/platform/database/lock'
import { sqlState } from '@potluck/platform/database/open'
import { RightsMissing } from '@potluck/platform/database/rights'
import { ConfigError } from '#server/config/reader.ts'
import { CannotListen } from '#server/listen.ts'
import { DatabaseAway } from '#server/wait-for-database.ts'

/** One sentence for a failure that the owner can mend at the terminal; undefined for a fault of the program. */
export function describeStartFailure(error: unknown): string | undefined {
  if (error instanceof ConfigError || error instanceof DirectoryInUse || error instanceof DirectoryUnusable) return error.message
  if (error instanceof RightsMissing || error instanceof DatabaseAway || error instanceof CannotListen) return error.message
  if (isDatabaseAway(error)) return 'The database at DATABASE_URL does not answer.'
  if (error instanceof Error && /^(28|3D)/.test(sqlState(error) ?? '')) return `The database at DATABASE_URL refuses: ${error.message}`
  return undefined
}

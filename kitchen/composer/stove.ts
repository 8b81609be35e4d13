import type { Draft } from '#kitchen/composer/draft.ts'
import type { Table } from '#kitchen/composer/table.ts'

/** What an archetype works with: the table it takes foods from and the draft it writes to. */
export interface Stove {
  table: Table
  draft: Draft
}

import type { Draft } from '#kitchen/composer/draft.ts'
import type { Table } from '#kitchen/composer/table.ts'

/** One dish on the stove: the table it draws from and the draft it writes to. */
export interface Stove {
  table: Table
  draft: Draft
}

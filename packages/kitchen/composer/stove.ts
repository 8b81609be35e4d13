import type { Draft } from '#kitchen/composer/draft.ts'
import type { Table } from '#kitchen/composer/table.ts'

/** The table that an archetype takes foods from, and the draft that it writes to. */
export interface Stove {
  table: Table
  draft: Draft
}

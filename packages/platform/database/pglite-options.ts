import { PGlite, type PGliteOptions } from '@electric-sql/pglite'

/** Small buffers: with the defaults the process takes 840 MB. int8 (type 20) arrives as text, as from pg. */
export const pgliteOptions: PGliteOptions = {
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB', '-c', 'max_parallel_workers_per_gather=0'],
  parsers: { 20: (value: string) => value },
}

/** Where a search is on its way, in this order: at each of them a test may stop the process, or the call. */
export const points = [
  'received',
  'before-reserve',
  // The statement is sent, and nobody knows what became of it.
  'reserving',
  'reserved',
  'cooking',
  'cooked',
  'before-store',
  'storing',
  'stored',
  'before-reply',
] as const
export type Point = (typeof points)[number]

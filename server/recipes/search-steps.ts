/** The steps of a search, in order. Tests may stop the process or the call at each. */
export const searchSteps = [
  'received',
  'before-reserve',
  // The statement is sent but not answered yet.
  'reserving',
  'reserved',
  'cooking',
  'cooked',
  'before-store',
  'storing',
  'stored',
  'before-reply',
] as const
export type SearchStep = (typeof searchSteps)[number]

import type { Verb } from '#kitchen/composer/draft.ts'

/** What heat does. */
export type StoveVerb = Extract<
  Verb,
  | 'preheat'
  | 'heat-fat'
  | 'warm-pan'
  | 'melt'
  | 'fry'
  | 'stir-fry'
  | 'sear'
  | 'brown'
  | 'bloom'
  | 'pour-in'
  | 'boil-up'
  | 'simmer'
  | 'braise'
  | 'boil'
  | 'absorb'
  | 'steam'
  | 'roast'
  | 'bake'
  | 'grill'
  | 'toast'
  | 'bake-in-pan'
  | 'crack-in'
  | 'swirl-in'
>

/** What hands do. */
export type HandVerb = Exclude<Verb, StoveVerb>

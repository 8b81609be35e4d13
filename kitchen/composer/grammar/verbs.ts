import type { Verb } from '#kitchen/composer/draft.ts'

/** Done in a pan, in fat or dry, and on a grill. */
export type PanVerb = Extract<
  Verb,
  'heat-fat' | 'warm-pan' | 'melt' | 'fry' | 'stir-fry' | 'sear' | 'brown' | 'bloom' | 'grill' | 'toast' | 'bake-in-pan' | 'crack-in'
>

/** Done in a pot, in water, broth or steam. */
export type PotVerb = Extract<Verb, 'pour-in' | 'boil-up' | 'simmer' | 'braise' | 'boil' | 'absorb' | 'steam' | 'swirl-in'>

/** Done in the oven. */
export type OvenVerb = Extract<Verb, 'preheat' | 'roast' | 'bake'>

/** Hands cut, shape, fill and lay. */
export type ShapingVerb = Extract<
  Verb,
  'get-ready' | 'fill' | 'shape' | 'dip' | 'layer' | 'thread' | 'form' | 'roll' | 'wrap-up' | 'hollow' | 'stuff' | 'cover-with'
>

/** Hands stir, crush and blend. */
export type MixingVerb = Extract<
  Verb,
  'stir-in' | 'toss' | 'whisk' | 'mix' | 'mash' | 'blend' | 'grind' | 'rub-in' | 'fold-in' | 'whip' | 'crush'
>

/** Seasons, finishes and goes to the table. */
export type ServingVerb = Extract<Verb, 'season' | 'dress' | 'scatter' | 'serve-with' | 'serve' | 'pour-over'>

/** Lifted out, put back, or left to itself. */
export type AsideVerb = Extract<
  Verb,
  'lift-out' | 'take-out' | 'return' | 'drain' | 'rest' | 'chill' | 'cool' | 'marinate' | 'freeze' | 'keep'
>

import type { Verb } from '#kitchen/composer/draft.ts'

/** Verbs of the pan, with or without fat, and of the grill. */
export type PanVerb = Extract<
  Verb,
  'heat-fat' | 'warm-pan' | 'melt' | 'fry' | 'stir-fry' | 'sear' | 'brown' | 'bloom' | 'grill' | 'toast' | 'bake-in-pan' | 'crack-in'
>

/** Verbs of the pot: in water, broth or steam. */
export type PotVerb = Extract<Verb, 'pour-in' | 'boil-up' | 'simmer' | 'braise' | 'boil' | 'absorb' | 'steam' | 'swirl-in'>

/** Verbs of the oven. */
export type OvenVerb = Extract<Verb, 'preheat' | 'roast' | 'bake'>

/** Verbs of cutting, shaping, filling and layering. */
export type ShapingVerb = Extract<
  Verb,
  'get-ready' | 'fill' | 'shape' | 'dip' | 'layer' | 'thread' | 'form' | 'roll' | 'wrap-up' | 'hollow' | 'stuff' | 'cover-with'
>

/** Verbs of stirring, crushing and blending. */
export type MixingVerb = Extract<
  Verb,
  'stir-in' | 'toss' | 'whisk' | 'mix' | 'mash' | 'blend' | 'grind' | 'rub-in' | 'fold-in' | 'whip' | 'crush'
>

/** Verbs of seasoning, finishing and serving. */
export type ServingVerb = Extract<Verb, 'season' | 'dress' | 'scatter' | 'serve-with' | 'serve' | 'pour-over'>

/** Verbs of lifting out, putting back and leaving alone. */
export type AsideVerb = Extract<
  Verb,
  'lift-out' | 'take-out' | 'return' | 'drain' | 'rest' | 'chill' | 'cool' | 'marinate' | 'freeze' | 'keep'
>

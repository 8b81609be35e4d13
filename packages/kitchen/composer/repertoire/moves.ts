import type { Vessel } from '#kitchen/composer/draft.ts'
import type { Move } from '#kitchen/composer/repertoire/dish.ts'

// The vocabulary of methods: what a cook says, with the heat and the sign that usually go with it.

type Further<Name extends string> = Omit<Move<Name>, 'verb' | 'of' | 'vessel'>

/** A move without a vessel. */
const plain =
  (verb: Move['verb'], usual: Partial<Move> = {}) =>
  <Name extends string>(of: readonly Name[], further: Further<Name> = {}): Move<Name> => ({
    verb,
    of,
    ...(usual as Partial<Move<Name>>),
    ...further,
  })

/** The moves in one vessel: `const pot = at('pot')`, then `pot.soften(['onion'])`. */
export function at(vessel: Vessel) {
  const here = (verb: Move['verb'], usual: Partial<Move> = {}) => plain(verb, { vessel, ...usual })
  return {
    heatFat: here('heat-fat', { heat: 'medium' }),
    warm: here('warm-pan', { heat: 'medium' }),
    brown: here('brown', { heat: 'medium-high', cue: 'golden' }),
    sear: here('sear', { heat: 'medium-high', cue: 'golden' }),
    soften: here('fry', { heat: 'medium', cue: 'soft' }),
    fry: here('fry', { heat: 'medium' }),
    stirFry: here('stir-fry', { heat: 'high', cue: 'crisp-tender' }),
    bloom: here('bloom', { minutes: [1, 2], cue: 'fragrant' }),
    pourIn: here('pour-in', { heat: 'high', minutes: [3, 5], cue: 'bubbling' }),
    reduce: here('pour-in', { heat: 'medium', cue: 'thickened' }),
    simmer: here('simmer', { heat: 'low', cue: 'tender' }),
    absorb: here('absorb', { heat: 'low', cue: 'absorbed' }),
    boil: here('boil', { cue: 'tender' }),
    steam: here('steam', { cue: 'tender' }),
    roast: here('roast', { cue: 'golden' }),
    bake: here('bake', { cue: 'golden' }),
    crackIn: here('crack-in', { heat: 'low', cue: 'set' }),
    stirIn: here('stir-in'),
    toss: here('toss'),
    whisk: here('whisk', { cue: 'smooth' }),
    mix: here('mix', { cue: 'combined' }),
    mash: here('mash'),
    blend: here('blend', { cue: 'smooth' }),
    liftOut: here('lift-out'),
    putBack: here('return'),
    season: here('season'),
  }
}

export const seasonFirst = plain('season')
export const scatter = plain('scatter')
export const dress = plain('dress')
export const serveWith = plain('serve-with', { joins: true })

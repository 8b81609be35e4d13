import { g, type Move, ml, type Slot } from '#kitchen/composer/repertoire/dish.ts'

// What several Chinese dishes share.

/** Rice beside the dish. */
export const grain: Slot = { of: ['rice', 'jasmine-rice', 'brown-rice'], each: g(60), signature: true }

/** Water that the rice takes up. */
export const riceWater: Slot = { of: ['water'], each: ml(110) }

/** What a sauce is thickened with. */
export const starch: Slot = { of: ['cornstarch', 'potato-starch'], each: g(2), signature: true }

/** Wine for the wok. */
export const wine: Slot = { of: ['rice-wine', 'sherry', 'sake'], each: ml(6), signature: true }

/** The mixed sauce goes into the wok and thickens. */
export const sauceIn: Move<never> = { verb: 'pour-over', of: [], subject: 'sauce', vessel: 'wok', minutes: [1, 2], cue: 'thickened' }

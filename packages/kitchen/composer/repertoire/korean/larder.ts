import { g, ml, type Slot } from '#kitchen/composer/repertoire/dish.ts'

// What several Korean dishes share.

/** Toasted on top. */
export const seed: Slot = { of: ['sesame-seed'], signature: true }

/** Green on top. */
export const green: Slot = { of: ['scallion'], signature: true }

/** Rice beside the dish. */
export const grain: Slot = { of: ['sushi-rice', 'rice', 'jasmine-rice'], each: g(65), signature: true }

/** Water that the rice takes up. */
export const riceWater: Slot = { of: ['water'], each: ml(110) }

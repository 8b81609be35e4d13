import { g, ml, type Slot } from '#kitchen/composer/repertoire/dish.ts'
import { at } from '#kitchen/composer/repertoire/moves.ts'

/** The rice that a Thai dish is eaten with, and its water. */
export const riceBeside = {
  grain: { of: ['jasmine-rice', 'rice', 'basmati-rice', 'brown-rice'], each: g(65), signature: true },
  riceWater: { of: ['water'], each: ml(110) },
} as const satisfies Record<string, Slot>

/** The rice of a dish that is too little without it. */
export const withRice = {
  grain: { of: riceBeside.grain.of, each: g(65), must: true },
  riceWater: riceBeside.riceWater,
} as const satisfies Record<string, Slot>

/** It steams beside the dish. */
export const cookRice = at('saucepan').absorb(['grain'], { and: ['riceWater'], aside: true })

/** It steams beside what simmers long, so that it does not wait. */
export const riceLater = { ...cookRice, joins: true as const }

/** What a Thai cook salts with; soy sauce for those who eat no fish. */
export const fishSauce = (millilitres: number) => ({ of: ['fish-sauce', 'soy-sauce'], each: ml(millilitres) }) as const satisfies Slot

/** What a wok is oiled with. */
export const oil = (millilitres: number) =>
  ({ of: ['vegetable-oil', 'peanut-oil', 'sunflower-oil', 'canola-oil'], each: ml(millilitres), must: true }) as const satisfies Slot

/** The kinds of food that a cook may name for an unknown word (P36). */
export const foodKinds = ['vegetable', 'fruit', 'meat', 'fish', 'cheese', 'grain', 'sauce', 'spice', 'sweet'] as const
export type FoodKind = (typeof foodKinds)[number]

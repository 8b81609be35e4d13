import { g, ml, pieces, type Slot } from '#kitchen/composer/repertoire/dish.ts'

// Slots that most Indian dishes share. A spice has a slot of its own, so that one on the rack keeps no other out.

export const salt: Slot = { of: ['salt'] }
export const cuminSeed: Slot = { of: ['cumin-seed'], each: ml(1.25), signature: true }
export const mustardSeed: Slot = { of: ['mustard-seed'], each: ml(1.25), signature: true }
export const curryLeaves: Slot = { of: ['curry-leaf'], each: pieces(2.5), signature: true }
export const turmeric: Slot = { of: ['turmeric'], each: ml(0.625), signature: true }
export const coriander: Slot = { of: ['ground-coriander', 'coriander-seed'], each: ml(1.25), signature: true }
export const cumin: Slot = { of: ['cumin'], each: ml(1.25), signature: true }
export const chiliPowder: Slot = { of: ['chili-powder', 'cayenne', 'chili-flakes'], each: ml(1.25), signature: true }
export const greenChili: Slot = { of: ['green-chili', 'chili-pepper', 'jalapeno'], signature: true }
export const garamMasala: Slot = { of: ['garam-masala'], each: ml(1.25), signature: true }
export const cardamom: Slot = { of: ['cardamom'], each: pieces(1), signature: true }
export const cinnamon: Slot = { of: ['cinnamon'] }
export const cloves: Slot = { of: ['cloves'] }
export const asafoetida: Slot = { of: ['asafoetida'], signature: true }
export const ginger: Slot = { of: ['ginger'], signature: true }
export const garlic: Slot = { of: ['garlic'], each: pieces(1), signature: true }
export const cilantro: Slot = { of: ['cilantro'], signature: true }
export const oil: Slot = { of: ['vegetable-oil', 'ghee', 'sunflower-oil', 'canola-oil', 'mustard-oil'], each: ml(8), must: true }
export const rice: Slot = { of: ['basmati-rice', 'rice', 'brown-rice'], each: g(65), signature: true }
export const riceWater: Slot = { of: ['water'], each: ml(120) }
export const breads: Slot = { of: ['chapati', 'naan'], each: g(80), signature: true }

import type { IngredientId } from '#kitchen/lexicon/lexicon.ts'

export const africanRegions = ['West Africa', 'Ethiopia', 'Maghreb'] as const
/** The regions of Africa: one dish does not mix the shelves of two. */
export type Region = (typeof africanRegions)[number]

/** The ingredients typical of each African region. */
const typicalIngredients: Record<Region, readonly IngredientId[]> = {
  'West Africa': [
    'plantain',
    'okra',
    'yam',
    'cassava',
    'peanut-butter',
    'peanut',
    'scotch-bonnet',
    'black-eyed-pea',
    'tilapia',
    'egusi',
    'fonio',
  ],
  Ethiopia: ['berbere', 'injera', 'teff', 'ghee', 'red-lentil', 'lentil', 'collard-greens'],
  Maghreb: [
    'couscous',
    'harissa',
    'ras-el-hanout',
    'preserved-lemon',
    'olive',
    'raisin',
    'date',
    'dried-apricot',
    'almond',
    'mint',
    'bulgur',
    'chickpea',
  ],
}

/** The region that most ingredients belong to. In a tie, or without any, `choose` picks one by number. */
export function regionOf(ids: readonly (IngredientId | null)[], choose: (count: number) => number): Region {
  const told = (region: Region) => ids.filter((id) => id !== null && typicalIngredients[region].includes(id)).length
  const most = Math.max(...africanRegions.map(told))
  const likely = africanRegions.filter((region) => told(region) === most)
  return likely[choose(likely.length)] ?? africanRegions[0]
}

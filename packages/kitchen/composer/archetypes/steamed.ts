import type { Archetype } from '#kitchen/composer/archetype.ts'
import { hasTypedNoodles, hasTypedPasta, wantSeasoning } from '#kitchen/composer/archetypes/shopping.ts'
import { heatFat } from '#kitchen/composer/fat-and-aromatics.ts'
import { isCookedVegetable, suitsTechnique } from '#kitchen/composer/foods-in-heat.ts'
import { type Item, isInGroup } from '#kitchen/composer/item.ts'
import { layerByTime } from '#kitchen/composer/layer.ts'
import { mixSauce } from '#kitchen/composer/seasoning.ts'
import { cookStarchBeside, finishAndServe } from '#kitchen/composer/sides.ts'

/** Aromatics laid raw over the fish before hot oil is poured over them. */
const rawAromatics: readonly string[] = ['scallion', 'ginger', 'garlic', 'lemongrass', 'shallot']

/** Aromatics cut into threads, which the hot oil wilts. */
const threadAromatics: readonly string[] = ['scallion', 'ginger']

/** Fish or tofu steamed with ginger, finished with hot oil and a thin sauce, as in China and Thailand. */
export const steamed: Archetype = {
  id: 'steamed',
  meals: ['entrée'],
  usually: 0,
  affinity: { Chinese: 1.5, Thai: 1.2, Japanese: 0.9, Korean: 0.5 },
  cook: (stove) => {
    const { table, draft } = stove
    if (hasTypedPasta(table) || hasTypedNoodles(table)) return false
    const isSteamed = (item: Item) => (item.class === 'fish' || item.kin === 'tofu') && suitsTechnique('steam')(item)
    if (table.see(isSteamed).length === 0) return false
    table.want('fat')
    for (const id of table.kitchen.flavour === 'Thai' ? (['garlic', 'scallion'] as const) : (['ginger', 'scallion'] as const))
      table.wantThis(id)
    wantSeasoning(table)
    if (table.kitchen.flavour === 'Chinese') table.wantThis('rice-wine')
    if (table.kitchen.flavour === 'Thai') for (const id of ['lime-juice', 'chili-pepper'] as const) table.wantThis(id)
    table.wantThis('sugar')
    if (table.brief.complexity === 'elaborate') table.wantThis('bok-choy')
    table.want('starch')
    table.want('herb')
    const beside = cookStarchBeside(stove)
    const mains = table.take(isSteamed, 2).map((item): Item => (item.class === 'fish' ? { ...item, cut: 'whole' } : item))
    const vegetables = table.take(isCookedVegetable('steam'), 3)
    // The wine steams with the fish, because raw wine in the sauce would taste sharp.
    const wine = table.take((item) => item.class === 'wine', 1)
    if (wine.length > 0) draft.add('season', { items: wine, and: mains, handwork: 1 })
    const sauce = mixSauce(stove)
    const hot = table
      .take((item) => rawAromatics.includes(item.kin) || item.class === 'chilli', 4)
      .map((item): Item => (threadAromatics.includes(item.kin) ? { ...item, cut: 'strips' } : item))
    layerByTime(stove, [...mains, ...vegetables], 'steam', { vessel: 'steamer', heat: 'high' })
    draft.add('layer', { items: [...mains, ...vegetables], vessel: 'plates', handwork: 1 })
    if (hot.length > 0) draft.add('scatter', { items: hot })
    const fat = table.see((item) => isInGroup(item, 'fat')).slice(0, 1)
    if (fat.length > 0) {
      heatFat(stove, 'frying-pan', 'high')
      draft.add('dress', { items: fat, joins: true })
    }
    finishAndServe(stove, beside)
    if (sauce.length > 0) draft.add('serve-with', { subject: 'sauce' })
    return true
  },
}

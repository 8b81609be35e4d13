import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

/** French names of wild and cultivated mushrooms, field-guide and country names included. */
export const wildFungi: readonly NamedKind[] = [
  {
    class: 'mushroom',
    contains: ['mushroom'],
    diet: 'vegan',
    names:
      list(`boule de neige des prés, boule-de-neige, golmotte, golmote, amanite rougissante, barigoule, tête-de-nègre, gros pied, clavaire chou-fleur, tête de moine champignon, clitopile petite prune, langue de carpe, cortinaire de berkeley, couvrosse, dentin, dentins, charbonnier champignon, laccaire,
      laccaire améthyste, vachotte, langue de chat champignon, marzuolus, morillon, pivoulade, oreille de chat, oreille de lièvre, oreille de chardon, oreille du diable, oreille d'ours, otidée, pied violet, pied de coq, argouane, poulet des bois, poule de bois, potiron champignon, ramaire, palomet,
      lentin, bidaou, terfèze, hériçon, barbe de capucin champignon, pompon blanc, dermatose des russules`),
  },
]

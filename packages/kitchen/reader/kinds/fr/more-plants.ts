import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

/** French regional names of plants, pulses and mushrooms. */
export const morePlants: readonly NamedKind[] = [
  {
    class: 'vegetable',
    diet: 'vegan',
    names: list(
      `bon-henri, épinard sauvage, barabans, boursette, puntarelle, oseille sauvage, poireau de vigne, chervis,
      chayote, giromon, coloquinelle, bringelle, lalo, lentillons de champagne, mojhette, haricot maïs,
      haricots à écosser, coco rouge, perce-pierre, pourpier de mer, jeunes pousses d'ortie`,
    ),
  },
  {
    class: 'fruit',
    diet: 'vegan',
    names: list(
      `caseille, fraise des bois, bibasse, pomme cajou, abricot du brésil, abricot des antilles, caïmite,
      jambose, jacque, fruit de jacque, châtaigne pays, barbadine, tomate arbuste, ananas bouteille,
      banane figue, coco sec`,
    ),
  },
  {
    class: 'mushroom',
    contains: ['mushroom'],
    diet: 'vegan',
    names: list(
      `pied de mouton champignon, saint-georges champignon, tricholome terreux, lactaire sanguin, sanguins,
      charbonnier, fistuline hépatique, foie de bœuf champignon, oronge vraie, truffe blanche,
      clitocybe nébuleux cuit`,
    ),
  },
  {
    class: 'nut',
    diet: 'vegan',
    names: list(`noix de pili, faine torréfiée, cabosse de cacao, coques de fèves de cacao`),
  },
  {
    class: 'sweetener',
    diet: 'vegan',
    dietAtWorst: 'vegetarian',
    names: list(
      `miel de châtaignier, miel de romarin, miel de bruyère, miel de garrigue, miel d'oranger,
      miel de tournesol, miel de colza, miel de bourdaine, miel de sarrasin, miel de trèfle, miel de manuka,
      miel de corse, miel des vosges, miel de savoie, miel d'auvergne, miel du gâtinais, miel de champagne,
      miel en rayon`,
    ),
  },
  {
    class: 'salt',
    diet: 'vegan',
    names: list(
      `sel gris de guérande, fleur de sel de guérande, fleur de sel de camargue, sel noir, sel noir d'hawaï,
      sel rouge d'hawaï, sel bleu de perse, sel fumé, sel de maldon, sel nitrité, sel de salies`,
    ),
  },
]

import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

/** French names of breads, cakes, pastries and biscuits. */
export const moreBreads: readonly NamedKind[] = [
  {
    class: 'bread',
    contains: ['gluten'],
    otherwise: 'unknown',
    diet: 'vegan',
    dietAtWorst: 'meat',
    names: list(
      `harrys, pain brioché, pain polka, pain d'épi, épi pain, fallue, pompe à l'huile, gibassier,
      pogne de romans, suisse de valence, saint-genix, praluline, coquille de noël, coquille brioche, mannala,
      mannele, stolle, brassadeau, merveilles, ganses, beignet aux pommes, roussettes beignets, croustillons,
      chouchou beignet, gaufres fourrées, traou mad, kouignette, far aux pruneaux, gâteau nantais,
      gâteau à la broche, conversations, puits d'amour, croquembouche, pièce montée, ali-baba,
      tarte aux fraises, tarte bourdaloue, tarte amandine, tarte à la crème, tarte au riz, tarte au libouli,
      tarte à gros bords, tarte aux pralines, linzer, st michel, visitandine,
      biscuit de reims, cigarettes russes biscuits, arlettes, sacristain, croquets de bordeaux, dunes blanches,
      tourtière landaise, pâté aux pommes de terre, pâté bourbonnais, petit pâté de pézenas, flammenkueche,
      pissaladière niçoise, socca panisse blé, fougasse aux olives, cake aux olives, oranais, couque,
      véritable petit beurre, barquettes lulu, barquette aux fraises, ourson lu, mikado, finger, figolu,
      thé biscuits, petits lu, bn, choco bn, bn chocolat, napolitain lu, savane, savane pocket, brossard,
      kinder délice, kinder pingui, pitch, doowap, sablés de nançay, croquignole, croquignolle, belin,
      monaco belin, chipster blé, bretzels apéritif, tartine beurrée, américain sandwich, club sandwich,
      rissole, brick à l'œuf, ravioles de romans, macaronade, coquillettes jambon, taboulé, taboulé oriental,
      couscous royal, demi bière, panaché bière, picon bière, kwas, banania, chicorée malt, ricoré malt,
      miel pops`,
    ),
  },
  {
    class: 'bread',
    contains: ['gluten', 'dairy', 'eggs'],
    otherwise: 'unknown',
    diet: 'vegan',
    dietAtWorst: 'meat',
    names: list(
      `gâche vendéenne, gâteau breton, gâteau battu, éclair au café, choux à la crème, opéra,
      madeleines de commercy`,
    ),
  },
  {
    class: 'bread',
    contains: ['gluten'],
    otherwise: 'unknown',
    diet: 'meat',
    names: list(`tourte lorraine, pâté de pâques, jambon-beurre, feuilleté saucisse, escalope milanaise`),
  },
]

import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

/** French names of vegetables, fruit, nuts, seasonings and seaweeds that do not tell the kind of food. */
export const plantsOfTheWorld: readonly NamedKind[] = [
  {
    class: 'vegetable',
    diet: 'vegan',
    names:
      list(`ache, alénois, barbe de bouc, barbe de moine, brocoli-rave, chou cœur de bœuf, chou palmiste, ciboulail, claytone, courgette trompette, échalote banane, ficoïde, houblon pousses, lollo, mertensia, boule d'or, oxalis, poirée à carde, ratte du touquet, charlotte pomme de terre, roseval, vitelotte, vitelottes,
      bonnotte, amandine pomme de terre, monalisa, raiponce, rougette, tomate ananas, double concentré, légumes pour ratatouille, brunoise de légumes`),
  },
  {
    class: 'fruit',
    diet: 'vegan',
    names:
      list(`anone, balata, cerise amarena, cerise griotte, griottines, chadèque, chicouté, citron bergamote, corme, cormes, charlotte fraise, goyavier, goyavier-fraise, jamalac, jamblon, kiwaï, murier, bibace, picholine, lucques, tanche olive, plaqueminier, poire passe-crassane, guyot, reine des reinettes, canada grise, pomme de cajou,
      quetschen, damassine, muscat raisin, chasselas, raisinet, raisinets, chèvrefeuille bleu`),
  },
  {
    class: 'nut',
    diet: 'vegan',
    names: list('noyer, caryer'),
  },
  {
    class: 'seed',
    diet: 'vegan',
    names: list('chanvre décortiqué, chanvre'),
  },
  {
    class: 'spice',
    diet: 'vegan',
    names:
      list(`absinthe plante, ache graine, achillée, aurone, balsamite, coquelicot, cubèbe, figuier feuille, genièvre baies, guimauve officinale, guimauve racine, racine de guimauve, harpagophytum, kinkéliba, lippia, menthe bergamote, moutarde jaune graines, nard, petite centaurée, salsepareille, sel aux herbes, tandoori épices,
      verveine citronnelle, zeste séché, oléorésine`),
  },
  {
    class: 'sweetener',
    diet: 'vegan',
    names: list(
      `trimoline, caramel ammoniacal, caramel au sulfite d'ammonium, sirop de caramel, isoglucose, acésulfame potassium, vin cuit sirop, birnenhonig, miel de palme`,
    ),
  },
  {
    class: 'seaweed',
    diet: 'vegan',
    names: list(
      'ascophylle, pioca, carraghénane algue, iziki, sargasse, salade du pêcheur, fougère des mers, salade de wakamé algue, raisin de mer algue',
    ),
  },
]

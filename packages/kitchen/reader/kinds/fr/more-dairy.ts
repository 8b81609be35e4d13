import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

/** French names of cheeses, creams and milks. */
export const moreDairy: readonly NamedKind[] = [
  {
    class: 'hard-cheese',
    contains: ['dairy'],
    diet: 'vegetarian',
    dietAtWorst: 'meat',
    names: list(
      `bondon, bonde de gâtine, boulette de cambrai, brebis, brebis corse, brie noir, brin d'amour,
      fleur du maquis, cantal entre-deux, cœur de neufchâtel, comté vieux, crottin de chavignol, emmental râpé,
      emmental de savoie, entrammes, figou, fromage ail et fines herbes, p'tit louis, lou pérac, st nectaire,
      gris de lille, persillé des aravis, restes de fromage, séchon, tome des bauges, tomme grise,
      tomme de brebis, tomme catalane, tomette, tourrée de l'aubier, trappe, tranchettes, vieux samer,
      chèvre sec, bouchées de chèvre`,
    ),
  },
  {
    class: 'cream',
    contains: ['dairy'],
    diet: 'vegetarian',
    names: list(`crème fleurette, crème 15 %, bombe chantilly`),
  },
  {
    class: 'milk',
    contains: ['dairy'],
    diet: 'vegetarian',
    names: list(`lait gloria, lait nestlé concentré, lait microfiltré, gros lait, rayeb, lait fraise, candy'up`),
  },
  {
    class: 'dish',
    contains: ['dairy'],
    otherwise: 'unknown',
    diet: 'vegetarian',
    dietAtWorst: 'meat',
    names: list(
      `fondue fribourgeoise, fondue bourguignonne au fromage, berthoud, aligot de l'aubrac, raclette party,
      mont d'or au four, boîte chaude, croûte au fromage, malakoff, rösti au fromage, gratin de chou-fleur,
      sauce au roquefort, sauce au poivre crème, sauce normande, beurre nantais, beurre d'ail, beurre persillé,
      beurre d'anchois, cervelle de canut, fromage blanc aux herbes, danette chocolat, danao, gâteau de semoule,
      crème légère pâtissière, faisselle au miel, crémet d'anjou, fontainebleau aux fruits,
      mousse au chocolat lactée, viennois, chocolat liégeois, glace à la vanille, vacherin glacé, nougat glacé,
      poire belle-hélène, salidou, caramels d'isigny, niniche, niniches de quiberon, mantecaos au beurre`,
    ),
  },
  {
    class: 'dish',
    contains: ['dairy', 'gluten'],
    otherwise: 'unknown',
    diet: 'vegetarian',
    dietAtWorst: 'meat',
    names: list(`tarte au maroilles, tarte aux fromages, gratin de pâtes`),
  },
  {
    class: 'dish',
    contains: ['dairy', 'gluten', 'eggs'],
    otherwise: 'unknown',
    diet: 'vegetarian',
    dietAtWorst: 'meat',
    names: list(`soufflé au fromage, flaugnarde`),
  },
  {
    class: 'dish',
    contains: ['dairy'],
    otherwise: 'unknown',
    diet: 'vegetarian',
    dietAtWorst: 'meat',
    names: list(`café liégeois`),
  },
]

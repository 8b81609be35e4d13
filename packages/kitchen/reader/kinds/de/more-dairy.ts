import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

/** German names of cheeses, creams and milks. */
export const moreDairy: readonly NamedKind[] = [
  {
    class: 'hard-cheese',
    contains: ['dairy'],
    diet: 'vegetarian',
    dietAtWorst: 'meat',
    names: list(
      `alpzirler, alpziger, altenburger, bergader, berner alpkäse, bonifaz, chavroux, fontal, tiroler graukäse,
      mainzer käse, mainzer handkäse, innviertler, kochkäs, kräuterkäse, schabzieger, leicester, öho, käsereste, saint albray, sankt severin, stangenkäse,
      steinbuscher, sura käs, wilstermarsch, zillertaler bergkäse, rauchkäse, patros, gazi,
      bruder basil, milram, leinölquark, feta würfel, käseaufschnitt`,
    ),
  },
  {
    class: 'cream',
    contains: ['dairy'],
    diet: 'vegetarian',
    names: list(`bärenmarke kondensmilch, sprühschlagobers`),
  },
  {
    class: 'milk',
    contains: ['dairy'],
    diet: 'vegetarian',
    names: list(`fettarme milch, teilentrahmte milch, kurmolke, kakaogetränk mit milch, fruchtmolke`),
  },
  {
    class: 'dish',
    contains: ['dairy'],
    otherwise: 'unknown',
    diet: 'vegetarian',
    dietAtWorst: 'meat',
    names: list(
      `spundekäse, jägerrahmsoße, fondue moitié moitié, gerber fondue,
      rösti mit käse, gratin dauphinois, ofenkartoffel mit sour cream, milchreis grießpudding, vanillepudding, sahnepudding, paula pudding, dany sahne, götterspeise mit vanillesoße,
      quarkbällchen mit quark,
      nougatring sahne, eisschokolade, kakao mit sahne,
      werthers original, überbackener camembert,
      tiroler gröstl mit käse, kartoffelkäse, erdäpfelkäse, kochkäseschnitzel`,
    ),
  },
]

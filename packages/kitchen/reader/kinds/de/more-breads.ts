import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

/** German names of breads, cakes, pastries and biscuits. */
export const moreBreads: readonly NamedKind[] = [
  {
    class: 'bread',
    contains: ['gluten'],
    otherwise: 'unknown',
    diet: 'vegan',
    dietAtWorst: 'meat',
    names: list(
      `kipfl, laugenweckle, knauzenwecken, wasserweck, mohnbrötchen, kümmelbrötchen, röggeli,
      milchweckchen, kümmelstange, vintschgerl, paarl, paderborner brot, kasseler brot, tessinerbrot, toastie,
      wasa, friedrichsdorfer, knust, ranft, scherzel, pfannkuchen berliner, schürzkuchen, reiberdatschi mit mehl, esspapier oblaten, bahlsen, goldfischli, fischli,
      blätterteigstangen, schinkenhörnchen, schnecken gebäck, kalter hund kuchen, mozarttorte, dinnele, zibelechueche, käsküchlein, blätterteigpastete, reibteig, buchstabensuppe,
      brotsuppe, berliner weisse, alsterwasser, diesel radler, vitamalz, karamalz, kathreiner,
      lindes kaffee, brottrunk`,
    ),
  },
]

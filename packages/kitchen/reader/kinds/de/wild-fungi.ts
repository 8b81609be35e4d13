import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

/** German names of wild and cultivated mushrooms, field-guide and country names included. */
export const wildFungi: readonly NamedKind[] = [
  {
    class: 'mushroom',
    contains: ['mushroom'],
    diet: 'vegan',
    names:
      list(`Ulmenrasling, Buchenrasling, Winterrübling, Milchbrätling, Elfenbeinröhrling, Gelchen, Igel-Stachelbart, Kaiserling, Scheidenstreifling, Feldschwindling, Nebelkappe, Mönchskopf, Mehlräsling, Rauchblättriger Schwefelkopf, Goldkäppchen, Böhmische Verpel, Verpel, Herbstlorchel, Lacktrichterling,
      Violetter Lacktrichterling, Amethystblauer Lacktrichterling, Schneckling, Märzschneckling, Frostschneckling, Elfenbeinschneckling, Kuhmaul, Großer Gelbfuß, Gelbfuß, Schmetterlingstramete, Glänzender Lackporling, Ling Zhi, Tongku, Dunkelstreifiger Scheidling, Trüffelcarpaccio`),
  },
]

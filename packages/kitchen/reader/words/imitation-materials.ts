import type { Language } from '#kitchen/options.ts'
import { list } from '#kitchen/word-list.ts'

/**
 * Materials of toys, ornaments and display food, with the words before them ("made of"). Gum, cardboard and glass are
 * left out, because they are also sweets and packages.
 */
export const imitationMaterials: Partial<Record<Language, { joints: readonly string[]; names: readonly string[] }>> = {
  es: {
    joints: list('de, en'),
    names: list(
      `plástico, madera, juguete, peluche, porcelana, adorno, mentira, mentirijillas, cera, tela, trapo, fieltro, ganchillo, plastilina, arcilla, mármol, bronce, hojalata, poliéster, silicona, cartulina,
      papel maché, corcho, mimbre, escayola, decoración, imitación, lana, jabón, disfraz`,
    ),
  },
  de: {
    joints: list('aus, in, als'),
    names: list(
      `Plastik, Kunststoff, Holz, Porzellan, Plüsch, Wachs, Filz, Stoff, Knete, Ton, Marmor, Bronze, Blech, Silikon, Gips, Wolle, Seife, Spielzeug, Keramik, Deko, Kostüm, Pappmaché, Sperrholz, Gummi`,
    ),
  },
}

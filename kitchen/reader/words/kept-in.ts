import type { Language } from '#domain/options.ts'
import { foldWord } from '#kitchen/reader/fold.ts'
import { list } from '#kitchen/reader/words/words.ts'

/** Where a kitchen keeps its food, as a list of what is there is headed. */
const places: Partial<Record<Language, readonly string[]>> = {
  es: list(
    `nevera, frigorífico, frigo, refrigerador, refri, refrigeradora, heladera, congelador, congeladora, congelados, freezer, arcón, despensa, alacena, armario, estante, cajón, frutero, verdulero,
    fresquera, bodega, sótano, cocina, balda, encimera, gaveta, fridge`,
  ),
  fr: list(
    `frigo, frigidaire, réfrigérateur, congélateur, congélo, congel, congél, congelo, congélation, freezer, placard, armoire, cellier, garde-manger, garde manger, cave, réserve, étagère, tiroir, tiroir du bas, bac, bac à légumes, bac à légume, bac à fruits, bac du bas,
    corbeille, corbeille à fruits, panier à légumes, huche, huche à pain, porte du frigo, haut du frigo, bas du frigo, fond du frigo, cuisine, garage, balcon, sous-sol, buanderie, arrière-cuisine, clayette, surgelés, dépense, chambre froide`,
  ),
  de: list(
    `Kühlschrank, Gefrierschrank, Tiefkühlschrank, Gefrierfach, Tiefkühlfach, Tiefkühler, Gefriertruhe, Tiefkühltruhe, Kühltruhe, Truhe, Eisfach, Eisschrank, Kühli, Vorrat, Vorräte, Vorratsschrank, Vorratskammer,
    Speisekammer, Speis, Speiskammer, Keller, Schrank, Küchenschrank, Regal, Schublade, Gemüsefach, Obstkorb, Obstschale, Brotkasten, Kammer, Balkon, Kühlfach, Frischefach, Tiefkühl, TK-Fach, TK-Schrank, TK-Truhe`,
  ),
}

/** Places by the language of the page, as words are compared. */
export const keptIn: Partial<Record<Language, ReadonlySet<string>>> = Object.fromEntries(
  Object.entries(places).map(([language, names]) => [language, new Set(names.map(foldWord))]),
)

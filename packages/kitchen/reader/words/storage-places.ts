import type { Language } from '#kitchen/options.ts'
import { foldWord } from '#kitchen/reader/text/fold.ts'
import { list } from '#kitchen/word-list.ts'

/** Storage places at the head of a stock list. */
const places: Partial<Record<Language, readonly string[]>> = {
  en: list(
    `fridge, freezer, frzr, deepfreeze, refrigerator, icebox, pantry, larder, cupboard, garage, cellar, basement, shed, crisper, counter, countertop,
    worktop, shelf, drawer, allotment, garden, esky`,
  ),
  es: list(
    `nevera, frigorífico, frigo, refrigerador, refri, refrigeradora, heladera, congelador, congeladora, congelados, freezer, arcón, despensa, alacena, armario, estante, cajón, frutero, verdulero,
    fresquera, bodega, sótano, cocina, balda, encimera, gaveta, fridge`,
  ),
  ja: list(
    `冷蔵庫, 冷凍庫, 野菜室, 冷蔵室, 冷凍室, チルド, チルド室, パーシャル, パントリー, 戸棚, 食品棚, 棚, 引き出し, 床下収納, 床下, 物置, 食料庫, 納戸, 冷蔵, 冷凍, 常温, 台所, キッチン, セカンド冷凍庫, 冷蔵庫の中, 冷凍庫の中`,
  ),
  fr: list(
    `frigo, frigidaire, réfrigérateur, congélateur, congélo, congel, congél, congelo, congélation, freezer, placard, armoire, cellier, garde-manger, garde manger, cave, réserve, étagère, tiroir, tiroir du bas, bac, bac à légumes, bac à légume, bac à fruits, bac du bas,
    corbeille, corbeille à fruits, panier à légumes, huche, huche à pain, porte du frigo, haut du frigo, bas du frigo, fond du frigo, cuisine, garage, balcon, sous-sol, buanderie, arrière-cuisine, clayette, surgelés, dépense, chambre froide`,
  ),
  de: list(
    `Kühlschrank, Gefrierschrank, Tiefkühlschrank, Gefrierfach, Tiefkühlfach, Tiefkühler, Gefriertruhe, Tiefkühltruhe, Kühltruhe, Truhe, Eisfach, Eisschrank, Kühli, Vorrat, Vorräte, Vorratsschrank, Vorratskammer,
    Speisekammer, Speis, Speiskammer, Keller, Schrank, Küchenschrank, Regal, Schublade, Gemüsefach, Obstkorb, Obstschale, Brotkasten, Kammer, Balkon, Kühlfach, Frischefach, Tiefkühl, TK-Fach, TK-Schrank, TK-Truhe`,
  ),
  ru: list(
    `холодильник, холодильнике, холодос, морозилка, морозилке, морозильник, морозильнике, морозильная, морозилки, кладовка, кладовке, кладовая, погреб, погребе, подвал, подвале, балкон, балконе, лоджия, шкаф, шкафчик, полка, ящик, буфет, хлебница, кухня,
    запасы, запас, заначка, остатки, остаток, осталось, остались, остался, осталась, наличие, наличии, продукты, продуктов, список, купить, докупить, ингредиенты, состав, дома, есть, имеется, овощи, фрукты, молочка, бакалея,
    крупы, специи, прочее, разное, ещё`,
  ),
}

/** Folded storage places by language. */
export const storagePlaces: Partial<Record<Language, ReadonlySet<string>>> = Object.fromEntries(
  Object.entries(places).map(([language, names]) => [language, new Set(names.map(foldWord))]),
)

import type { Language } from '#kitchen/options.ts'
import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

/** Boiled elderberries; raw ones are poisonous and refused (not-food/household.ts). */
const names: Record<Language, readonly string[]> = {
  en: list(
    'cooked elderberry, cooked elderberries, stewed elderberries, elderberry jam, elderberry jelly, elderberry syrup, elderberry juice, elderberry cordial, elderberry wine, elderberry compote, elderberry preserves',
  ),
  es: list(
    'bayas de saúco cocidas, mermelada de saúco, mermelada de bayas de saúco, jarabe de bayas de saúco, zumo de saúco, jugo de saúco, zumo de bayas de saúco, jugo de bayas de saúco, compota de saúco',
  ),
  fr: list(
    `baies de sureau cuites, confiture de sureau, confiture de baies de sureau, gelée de sureau, gelée de baies de sureau, sirop de baies de sureau, jus de sureau, jus de baies de sureau`,
  ),
  de: list(
    'gekochte Holunderbeeren, Holundersaft, Holunderbeersaft, Holundergelee, Holunderbeergelee, Holundermarmelade, Holunderbeermarmelade, Holunderbeersirup, Holundermus, Holunderbeermus, Holunderkompott, Holundersuppe',
  ),
  ru: list('варёная бузина, варенье из бузины, сироп из бузины, джем из бузины, сок бузины, сок из бузины, кисель из бузины'),
  ar: list('شراب البيلسان, شراب البلسان, مربى البيلسان, مربى البلسان, عصير البيلسان, عصير البلسان'),
  ja: list(
    '加熱したエルダーベリー, エルダーベリーシロップ, エルダーベリージャム, エルダーベリージュース, エルダーベリーワイン, エルダーベリーコーディアル',
  ),
  zh: list('煮熟的接骨木莓, 接骨木莓果酱, 接骨木莓糖浆, 接骨木莓汁, 接骨木莓果汁, 接骨木莓酒'),
}

/** Boiled elderberries in one language: a food, although the raw berries are poisonous. */
export function cookedElderberriesIn(language: Language): NamedKind {
  return { class: 'sweetener', diet: 'vegan', names: names[language] }
}

import type { Language } from '#domain/options.ts'
import { ar } from '#kitchen/reader/kinds/not-food/ar.ts'
import { de } from '#kitchen/reader/kinds/not-food/de.ts'
import { poisons, things } from '#kitchen/reader/kinds/not-food/en.ts'
import { es } from '#kitchen/reader/kinds/not-food/es.ts'
import { fr } from '#kitchen/reader/kinds/not-food/fr.ts'
import { ja } from '#kitchen/reader/kinds/not-food/ja.ts'
import { ru } from '#kitchen/reader/kinds/not-food/ru.ts'
import { zh } from '#kitchen/reader/kinds/not-food/zh.ts'

/** Japanese and Chinese read each other's characters: 柴油 would be an oil to the one, 石膏 a paste to the other. */
const inHan = ja.filter((name) => /^\p{Script=Han}+$/u.test(name))

/** What nobody may be served, by language. */
export const poisonsIn: Record<Language, readonly string[]> = { en: poisons, es, fr, de, ru, ar, ja: [...ja, ...zh], zh: [...zh, ...inHan] }

/** What is no food by itself, but may stand in the name of one: "stone-ground cornmeal", "essence de vanille". */
export const thingsIn: Partial<Record<Language, readonly string[]>> = { en: things, fr: ['essence'] }

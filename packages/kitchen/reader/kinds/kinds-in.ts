import type { IngredientId } from '#kitchen/lexicon/lexicon.ts'
import type { Allergen, Language } from '#kitchen/options.ts'
import type { LanguageKinds } from '#kitchen/reader/food/kind.ts'
import { ar } from '#kitchen/reader/kinds/ar/kinds.ts'
import { de } from '#kitchen/reader/kinds/de/kinds.ts'
import { en } from '#kitchen/reader/kinds/en/kinds.ts'
import { es } from '#kitchen/reader/kinds/es/kinds.ts'
import { fr } from '#kitchen/reader/kinds/fr/kinds.ts'
import { ja } from '#kitchen/reader/kinds/ja/kinds.ts'
import { ru } from '#kitchen/reader/kinds/ru/kinds.ts'
import { zh } from '#kitchen/reader/kinds/zh/kinds.ts'

/** The tables of foods outside the lexicon, by language. */
export const kindsIn: Record<Language, LanguageKinds> = { en, es, fr, de, ru, ar, ja, zh }

/**
 * The allergens that an ingredient likely contains as sold in some country: wheat in corn tortillas, soya in
 * mayonnaise.
 */
export function allergensAsSoldSomewhere(id: IngredientId): readonly Allergen[] {
  return Object.values(kindsIn).flatMap(({ asSold }) => asSold?.[id] ?? [])
}

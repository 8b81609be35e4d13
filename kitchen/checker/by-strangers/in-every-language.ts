import type { Language } from '#domain/options.ts'
import { aRequest } from '#kitchen/a-request.ts'
import { type Answered, fromText } from '#kitchen/checker/answered.ts'
import { ar } from '#kitchen/checker/by-strangers/ar.ts'
import type { ByStrangers, Stranger } from '#kitchen/checker/by-strangers/by-strangers.ts'
import { de } from '#kitchen/checker/by-strangers/de.ts'
import { en } from '#kitchen/checker/by-strangers/en.ts'
import { es } from '#kitchen/checker/by-strangers/es.ts'
import { fr } from '#kitchen/checker/by-strangers/fr.ts'
import { ja } from '#kitchen/checker/by-strangers/ja.ts'
import { ru } from '#kitchen/checker/by-strangers/ru.ts'
import { zh } from '#kitchen/checker/by-strangers/zh.ts'

/** What cooks of each language write. A test helper. */
export const byStrangersIn: Record<Language, ByStrangers> = { en, es, fr, de, ru, ar, ja, zh }

/** A stranger's recipe, laid beside the request it answers. */
export function answerOf({ asks, text }: Stranger, language: Language): Answered {
  const request = aRequest({ searchMode: 'ideas', ...asks, language })
  const { targetMealType, cuisine } = request
  return { request, recipe: fromText(text, { mealType: targetMealType ?? 'entrée', cuisine, language }) }
}

import type { Language } from '#domain/options.ts'
import { classFacts } from '#kitchen/lexicon/classes.ts'
import { animalAndGrainFacts } from '#kitchen/lexicon/facts/larder.ts'
import { produceFacts } from '#kitchen/lexicon/facts/produce.ts'
import { seasoningFacts } from '#kitchen/lexicon/facts/seasonings.ts'
import type { Cut, FoodState, Hazard, HeatTechnique, IngredientFacts, Minutes, Role } from '#kitchen/lexicon/ingredient.ts'
import { ar } from '#kitchen/lexicon/names/ar.ts'
import { de } from '#kitchen/lexicon/names/de.ts'
import { en } from '#kitchen/lexicon/names/en.ts'
import { es } from '#kitchen/lexicon/names/es.ts'
import { fr } from '#kitchen/lexicon/names/fr.ts'
import { ja } from '#kitchen/lexicon/names/ja.ts'
import { ru } from '#kitchen/lexicon/names/ru.ts'
import { zh } from '#kitchen/lexicon/names/zh.ts'
import type { EnglishNames, Names } from '#kitchen/lexicon/names.ts'

const facts = { ...produceFacts, ...seasoningFacts, ...animalAndGrainFacts }

export type IngredientId = keyof typeof facts

/** Every ingredient Potluck cooks with, by id. */
export const lexicon: Record<IngredientId, IngredientFacts> = facts

export const ingredientIds = Object.keys(facts).filter(isIngredientId)

export function isIngredientId(id: string): id is IngredientId {
  return Object.hasOwn(facts, id)
}

export const englishNames = en
export const namesIn: Record<Exclude<Language, 'en'>, Record<IngredientId, Names>> = { es, fr, de, ru, ar, ja, zh }

/** The name of an ingredient in an ingredient list. */
export function listNameOf(id: IngredientId, language: Language): string {
  if (language !== 'en') return namesIn[language][id].list
  const { mass, many, one }: EnglishNames = englishNames[id]
  return mass ?? many ?? one ?? id
}

/** The cut of an ingredient unless a recipe gives another. */
export function cutOf(id: IngredientId): Cut {
  return lexicon[id].cut ?? classFacts[lexicon[id].class].cut
}

/** The state in which an ingredient is sold and listed. */
export function foodStateOf(id: IngredientId): FoodState {
  return lexicon[id].state ?? classFacts[lexicon[id].class].state
}

/** The usual role of an ingredient in a dish. */
export function roleOf(id: IngredientId): Role {
  return lexicon[id].role ?? classFacts[lexicon[id].class].role
}

/** Minutes of handwork for four servings in the default cut. */
export function prepMinutesOf(id: IngredientId): number {
  return lexicon[id].prep ?? classFacts[lexicon[id].class].prep
}

/** Minutes of heat by one technique for the default cut, or null if the technique does not suit the ingredient. */
export function cookMinutesOf(id: IngredientId, technique: HeatTechnique): Minutes | null {
  const own = lexicon[id].cook?.[technique]
  if (own === false) return null
  return own ?? classFacts[lexicon[id].class].cook[technique] ?? null
}

/** May the ingredient be eaten without cooking? */
export function isEatenRaw(id: IngredientId): boolean {
  return lexicon[id].raw ?? classFacts[lexicon[id].class].raw
}

export function hazardOf(id: IngredientId): Hazard | null {
  return lexicon[id].hazard ?? classFacts[lexicon[id].class].hazard ?? null
}

import type { ArabicForms, CounterForms, FrenchForms, GermanForms, RussianForms, SpanishForms } from '#kitchen/lexicon/forms.ts'
import type { FoodState, IngredientFacts } from '#kitchen/lexicon/ingredient.ts'
import type { FoodLook } from '#kitchen/lexicon/look.ts'
import type { EnglishNames, Names } from '#kitchen/lexicon/names.ts'
import type { FoodFamily, Trait } from '#kitchen/lexicon/traits.ts'
import type { Language, Staple } from '#kitchen/options.ts'

/** Units that a cook counts, whose weight a row may say. A stick of butter and a spear of asparagus are stalks. */
type WeighedUnit = 'piece' | 'slice' | 'can' | 'leaf' | 'stalk' | 'clove' | 'head'

/** All that the lexicon knows of one ingredient: its facts, and its names and their forms in eight languages. */
export interface IngredientRow<Id extends string> extends IngredientFacts {
  /**
   * Edible grams of one counted unit, where the measure or the class does not tell (weights-of-one.ts): the middle of
   * the sizes in shops. A can is weighed drained if a cook pours off the liquid.
   */
  weighs?: Readonly<Partial<Record<WeighedUnit, number>>>
  /** Substitutes, best first: the nearest in taste and use, then one for every allergen and diet. */
  substitutes?: readonly Id[]
  /** Ingredients that are this food in another state: canned tuna of tuna. */
  inState?: Readonly<Partial<Record<FoodState, Id>>>
  traits?: readonly Trait[]
  /** The families of general words that may mean the food, besides those of its class. */
  families?: readonly FoodFamily[]
  /** The place among the foods that most kitchens have, 1 the most common; our own choice. Suggestions follow it. */
  common?: number
  /** The staple that covers the food; the dried spices of the rack are in spice-rack.ts. */
  staple?: Staple
  /** How the food appears in a picture, if not like its class (picture/class-looks.ts). */
  look?: FoodLook
  /** Emoji that a cook may type for the food; each is read as its English name. */
  emoji?: readonly string[]
  /** Emoji of a related food or of several foods that also depict this one: 🍊 beside mandarins adds no orange. */
  depictedBy?: readonly string[]
  en: EnglishNames
  es: Names & SpanishForms
  fr: Names & FrenchForms
  de: Names & GermanForms
  ru: Names & RussianForms
  ar: Names & ArabicForms
  ja: Names & CounterForms
  zh: Names & CounterForms
  /**
   * Further words that a cook may type: plurals, spellings, dialects. English has British, Indian, Australian and
   * colloquial words here, Spanish those of Latin America, French those of Belgium, Switzerland and Quebec, German
   * those of Austria and Switzerland. The reader derives English plurals and Russian cases, and folds ё to е; every
   * other form is written out.
   */
  also: Readonly<Partial<Record<Language, readonly string[]>>>
  /**
   * Foods without a row that are cooked like this one and share its allergens. They keep their own names in the
   * recipe.
   */
  relatives?: Readonly<Partial<Record<Language, readonly string[]>>>
}

/** Checks the rows of one class, and keeps the ids they have and the ids they name as substitutes. */
export function rows<Id extends string, Substitute extends string = never>(
  table: Record<Id, IngredientRow<Substitute>>,
): Record<Id, IngredientRow<Substitute>> {
  return table
}

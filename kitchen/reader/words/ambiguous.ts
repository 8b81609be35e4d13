import type { Allergen, Language } from '#domain/options.ts'
import type { IngredientId } from '#kitchen/lexicon/lexicon.ts'

/** Words, folded, that name one of several foods, so that the cook is asked: what they may mean. */
export const ambiguous: Partial<Record<Language, ReadonlyMap<string, readonly IngredientId[]>>> = {
  ru: new Map<string, readonly IngredientId[]>([
    ['масло', ['butter', 'vegetable-oil']],
    ['масла', ['butter', 'vegetable-oil']],
    ['перец', ['black-pepper', 'bell-pepper']],
  ]),
  ar: new Map<string, readonly IngredientId[]>([
    ['فلفل', ['black-pepper', 'bell-pepper', 'chili-pepper']],
    ['زيت', ['vegetable-oil', 'olive-oil']],
  ]),
  es: new Map([['manteca', ['butter']]]),
}

/** Names that one spelling makes doubtful, to the letter, and the allergens that are unknown then. */
export const doubtedAsWritten: Partial<Record<Language, ReadonlyMap<string, readonly Allergen[]>>> = {
  // Plants are written in katakana on labels: buckwheat, which has no gluten. そば and 蕎麦 are the noodle, which mostly
  // has wheat in it.
  ja: new Map([['ソバ', ['gluten']]]),
  // A fallow deer, and a bar of caramel in milk chocolate.
  fr: new Map([
    ['daim', ['dairy', 'soybean']],
    ['Daim', ['dairy', 'soybean']],
  ]),
}

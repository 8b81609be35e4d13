import type { IngredientId } from '#kitchen/lexicon/lexicon.ts'
import type { Allergen, Language } from '#kitchen/options.ts'

/** Folded words with several meanings, about which the cook is asked, with the possible ingredients. */
export const ambiguousWords: Partial<Record<Language, ReadonlyMap<string, readonly IngredientId[]>>> = {
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

/** Names that are doubtful in one exact spelling, with the allergens that are unknown then. */
export const doubtfulSpellings: Partial<Record<Language, ReadonlyMap<string, readonly Allergen[]>>> = {
  // On Japanese labels katakana ソバ is the plant buckwheat, without gluten; そば and 蕎麦 are the noodle, which usually
  // contains wheat.
  ja: new Map([['ソバ', ['gluten']]]),
  // Spanish "clara": the white of an egg, or beer with lemonade.
  es: new Map([['clara', ['gluten']]]),
  // French "daim": a fallow deer, or a bar of caramel in milk chocolate.
  fr: new Map([
    ['daim', ['dairy', 'soybean']],
    ['Daim', ['dairy', 'soybean']],
  ]),
}

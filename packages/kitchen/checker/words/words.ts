import type { FamilyName } from '#kitchen/checker/words/family-kinds.ts'
import type { Hazard } from '#kitchen/lexicon/ingredient.ts'

/**
 * Words and phrases to search in running text. The search folds both sides: lower-case, without Latin accents and
 * Arabic vowel signs, ё as е, أإآ as ا, ى as ي, ة as ه, full-width letters and all digits as plain ones; so a list may
 * use either spelling. `simmer*` matches every ending, `open…discard` up to 120 letters between, and `/…/` is the
 * source of a regular expression for folded text. Phrases match whole words, except in Japanese and Chinese; Arabic
 * particles (و ف ب ل ك ال) may be attached.
 */
export type Phrases = readonly string[]

/** Words for durations, in steps and in the fields for preparation, cooking and total time. */
export interface DurationWords {
  seconds: Phrases
  minutes: Phrases
  hours: Phrases
  days: Phrases
  /** Abbreviations of hour or minute that are clear in a field ("1 h 5 m") but ambiguous in a step. */
  shortHours: Phrases
  shortMinutes: Phrases
  /** Words between the shortest and the longest time, as in "5 to 7 minutes". Dashes work in every language. */
  to: Phrases
  /** Words between hours and minutes. */
  and: Phrases
  /** Words after a unit that add half of it: "1 hour and a half". */
  half: Phrases
  /** Words that continue a heat: "5 more minutes", "for another 5 minutes". */
  further: Phrases
  /** Number words; in Japanese and Chinese they count only right before a unit. */
  numbers: Readonly<Record<string, number>>
  /** Durations without a number, in minutes: "half an hour". */
  spoken: Readonly<Record<string, number>>
}

/**
 * How an ingredient list writes amounts. g, kg, mg, ml, cl, dl, l and the English US units work in every language.
 * Each form of a unit is a key.
 */
export interface QuantityWords {
  /** Words that may stand before an amount: "about". */
  about: Phrases
  /** Grams in one unit. */
  masses: Readonly<Record<string, number>>
  /** Millilitres in one unit: a spoon, a cup, a pinch. */
  volumes: Readonly<Record<string, number>>
  /**
   * Counted units: a measure of kitchen/recipe.ts, 'piece' for a counter of several things, or a name of its
   * own ('bunch', 'pack').
   */
  counted: Readonly<Record<string, string>>
  numbers: Readonly<Record<string, number>>
  /** Units that may stand before their number: 大さじ2. */
  unitFirst: Phrases
  /** May the amount follow the name directly, as in にんじん 2本? After a colon it may in every language. */
  nameFirst: boolean
  /** Does a unit without a number count as one: ملعقة زيت? */
  unitAloneIsOne: boolean
}

/** Words about foods with a hazard. */
export interface SafetyWords {
  /** Words that mark a temperature as the food's, not the oven's. */
  inside: Phrases
  /** Words that introduce a sign of doneness: "until". */
  until: Phrases
  /**
   * Signs that a hazard is past; empty where only a temperature (or slow cooking until tender) proves it. Dried beans
   * have none because they must boil (bean-words).
   */
  done: Readonly<Record<Exclude<Hazard, 'dried-bean'>, Phrases>>
  /** Words for the result of slow cooking: "tender". */
  tender: Phrases
  /** Words for slow or gentle heat, whose minutes count. */
  gentle: Phrases
  /** Words that make a cook stop too early: "pink inside", "rare". */
  dangers: Phrases
  /** Words that deny a danger, shortly before it ("no longer") or shortly after. */
  notBefore: Phrases
  notAfter: Phrases
  oven: Phrases
  /** Words for degrees; ° and ℃ work in every language. */
  degrees: Phrases
  celsius: Phrases
  fahrenheit: Phrases
}

export const heatVerbs = ['stir-fry', 'simmer', 'boil', 'steam', 'roast', 'bake', 'grill', 'braise', 'fry', 'cook'] as const
export type HeatVerb = (typeof heatVerbs)[number]

/** Heat verbs and the words around them. */
export interface HeatWords {
  /**
   * Words for each heat verb; `cook` holds verbs with several meanings (German kochen, Japanese 焼く). The first match
   * in the order of `heatVerbs` counts.
   */
  verbs: Readonly<Record<HeatVerb, Phrases>>
  /** First words of a step that runs beside another: "meanwhile". */
  meanwhile: Phrases
  /** First words of a step with a pan of its own: "in another pan", "heat". */
  elsewhere: Phrases
  /** Words for time without heat: chilling, standing, marinating. */
  standing: Phrases
}

/** Words for dishes. */
export interface DishWords {
  /**
   * Words that make a dish of the food beside them (sauce, soup, salad) or describe it (hot, crisp), and stop words
   * between.
   */
  words: Phrases
  /** Words for broth and stock, which a soup makes itself. */
  broth: Phrases
  /** Names of dishes with broth. */
  brothy: Phrases
}

/** Words that add a food to a dish, to find an unknown one. */
export interface AddingWords {
  /** Verbs of adding or handling a food, which stands beside them. */
  verbs: Phrases
  /** The side of the verb on which the food stands: after it, or before it (German, Japanese). */
  object: 'after' | 'before'
  /** Words that may stand between the verb and its object: the "in" of "stir in". */
  between: Phrases
  /** Words that end the list of added foods. */
  ending: Phrases
  /** Words that introduce a clause which adds nothing: "until". */
  clauses: Phrases
  /** Prepositions that add a food as a verb does: "with". */
  with: Phrases
  /** Ordinary words of recipe text that name no food: people, tools, actions, adjectives, stop words. */
  ordinary: Phrases
  /** Word endings that no food has: those of adverbs and participles. */
  ordinaryEndings: Phrases
}

/** The evidence by which the checker recognises a language. */
export interface LanguageWords {
  /** The most common stop words of recipe text, in lower case with accents; empty where the script is enough. */
  stopWords: Phrases
  /** Imperatives of recipes and further stop words that no English recipe contains. */
  deeds: Phrases
  /** Letters or runs of letters found in no other language (the source of a regular expression), or null. */
  letters: string | null
  /** Foreign names of dishes and techniques that a recipe in this language may use. */
  borrowed: Phrases
}

/** The checker's word lists of one language. */
export interface CheckerWords {
  durations: DurationWords
  quantities: QuantityWords
  safety: SafetyWords
  heat: HeatWords
  dishes: DishWords
  adding: AddingWords
  language: LanguageWords
  /** General words for listed foods: "the meat". Singular and plural in all cases, or with `*`. */
  families: Readonly<Partial<Record<FamilyName, Phrases>>>
  /** Verbs that use a listed food without naming it: "season" uses the salt, "beurrer" the butter. */
  carrying: Readonly<Partial<Record<FamilyName, Phrases>>>
  /**
   * Words of recipe text that the reader would mistake for a food, in exact spelling (accents count, case does not):
   * French mais is not maïs.
   */
  seeming?: Phrases
  /** Adjectives and participles that may stand beside a food: "chopped", "cooked". */
  qualities: Phrases
  /** Words that never end a clause, so the next word is missing: "with .". */
  hanging: Phrases
  /**
   * Poison words with another, harmless meaning: verbs with their object ("paint the dough"), and soap for washing
   * hands.
   */
  /** `within` lists longer words that contain a poison's name: 出胶. */
  harmless: { deeds: Phrases; afterDeeds: Phrases; soap: Phrases; hands: Phrases; within?: Phrases }
}

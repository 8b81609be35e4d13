import type { FamilyName } from '#kitchen/checker/words/family-kinds.ts'
import type { Hazard } from '#kitchen/lexicon/ingredient.ts'

/**
 * Words and phrases to search in running text. The search folds both sides: lower-case, without Latin accents and
 * Arabic vowel signs, ё as е, أإآ as ا, ى as ي, ة as ه, full-width letters and digits of all scripts as plain ones,
 * so a list may spell either way. `simmer*` means every ending, `open…discard` up to 120 letters between; an entry
 * `/…/` is the source of a regular expression, matched against folded text. Whole words only, except in Japanese and
 * Chinese; Arabic particles (و ف ب ل ك ال) may be joined on.
 */
export type Phrases = readonly string[]

/** Words for times, in steps and in the fields for preparation, cooking and the whole. */
export interface DurationWords {
  seconds: Phrases
  minutes: Phrases
  hours: Phrases
  days: Phrases
  /** Letters that are an hour or a minute in a field ("1 h 5 m") but would be read wrongly in a step. */
  shortHours: Phrases
  shortMinutes: Phrases
  /** Between the shortest and the longest time, "5 to 7 minutes"; dashes are known in every language. */
  to: Phrases
  /** Between hours and minutes. */
  and: Phrases
  /** Said after a unit, half of it more: "1 hour and a half". */
  half: Phrases
  /** Says that heat goes on: "5 more minutes", "for another 5 minutes". */
  further: Phrases
  /** Numbers in words; in Japanese and Chinese they count only right before a unit. */
  numbers: Readonly<Record<string, number>>
  /** Times without a number, in minutes: "half an hour". */
  spoken: Readonly<Record<string, number>>
}

/**
 * How a list writes amounts. Every language knows g, kg, mg, ml, cl, dl, l and the English US units. All keys in
 * every form.
 */
export interface QuantityWords {
  /** May stand before an amount: "about". */
  about: Phrases
  /** Grams of one unit. */
  masses: Readonly<Record<string, number>>
  /** Millilitres of one unit: a spoon, a cup, a pinch. */
  volumes: Readonly<Record<string, number>>
  /**
   * Counted units: the measure of domain/recipes/recipe.ts, 'piece' for a counter that fits several, or a name of
   * its own ('bunch', 'pack').
   */
  counted: Readonly<Record<string, string>>
  numbers: Readonly<Record<string, number>>
  /** Units that may stand before their number: 大さじ2. */
  unitFirst: Phrases
  /** May the amount follow the name directly, にんじん 2本? After a colon it may in every language. */
  nameFirst: boolean
  /** Does a unit without a number count as one: ملعقة زيت? */
  unitAloneIsOne: boolean
}

/** Words about food that can make someone ill. */
export interface SafetyWords {
  /** Says that a temperature is that of the food, not of the oven. */
  inside: Phrases
  /** Leads to a sign of being done: "until". */
  until: Phrases
  /**
   * Signs that a hazard is past; empty where only a temperature (or slow cooking until tender) proves it. Dried
   * beans have none: they are boiled (bean-words).
   */
  done: Readonly<Record<Exclude<Hazard, 'dried-bean'>, Phrases>>
  /** What slow cooking ends in. */
  tender: Phrases
  /** Words for slow or gentle heat, whose minutes count. */
  gentle: Phrases
  /** Says that a cook should stop too soon: "pink inside", "rare". */
  dangers: Phrases
  /** Denies a danger, shortly before it ("no longer") or shortly after. */
  notBefore: Phrases
  notAfter: Phrases
  oven: Phrases
  /** "degrees"; ° and ℃ are known in every language. */
  degrees: Phrases
  celsius: Phrases
  fahrenheit: Phrases
}

export const heatVerbs = ['stir-fry', 'simmer', 'boil', 'steam', 'roast', 'bake', 'grill', 'braise', 'fry', 'cook'] as const
export type HeatVerb = (typeof heatVerbs)[number]

/** Verbs of heat and the words around them. */
export interface HeatWords {
  /**
   * `cook` holds every verb that can mean several ways (German kochen, Japanese 焼く). The first verb found in the
   * order of `heatVerbs` counts.
   */
  verbs: Readonly<Record<HeatVerb, Phrases>>
  /** A step that begins so runs beside another: "meanwhile". */
  meanwhile: Phrases
  /** A step that begins so has a pan of its own: "in another pan", "heat". */
  elsewhere: Phrases
  /** Time without heat: chilling, standing, marinating. */
  standing: Phrases
}

/** Words for dishes. */
export interface DishWords {
  /**
   * Words that make a dish of the food beside them (sauce, soup, salad) or describe it (hot, crisp), and the small
   * words between.
   */
  words: Phrases
  /** Broth and stock, as what a soup makes of itself. */
  broth: Phrases
  /** Names of dishes with broth. */
  brothy: Phrases
}

/** Words that add a food to a dish, to find an unknown one. */
export interface AddingWords {
  /** Verbs that put something in or work on it; the food stands beside them. */
  verbs: Phrases
  /** Where the food stands: after the verb, or before it (German, Japanese). */
  object: 'after' | 'before'
  /** Small words that may stand between the verb and its object: "stir in". */
  between: Phrases
  /** What ends the things that are added. */
  ending: Phrases
  /** What leads to a clause in which nothing is added: "until". */
  clauses: Phrases
  /** Adds as a verb does, even outside its reach: "with". */
  with: Phrases
  /** Ordinary words of recipe text that name no food: people, tools, deeds, qualities, small words. */
  ordinary: Phrases
  /** Endings of words that are never a food: adverbs, participles. */
  ordinaryEndings: Phrases
}

/** By what a language is known. */
export interface LanguageWords {
  /** The commonest small words of recipe text, in lower case, accents kept; empty where the letters tell. */
  stopWords: Phrases
  /** Imperatives for cooks, and further small words, that no recipe in English has. */
  deeds: Phrases
  /** Letters, or runs of them, that no language beside it has (a regular expression's source), or null. */
  letters: string | null
  /** Foreign names of dishes and ways of cooking that a recipe in this language may use. */
  borrowed: Phrases
}

/** All that the rules must know of one language. */
export interface CheckerWords {
  durations: DurationWords
  quantities: QuantityWords
  safety: SafetyWords
  heat: HeatWords
  dishes: DishWords
  adding: AddingWords
  language: LanguageWords
  /** General words for foods of the list: "the meat". Singular and plural, all cases (or `*`). */
  families: Readonly<Partial<Record<FamilyName, Phrases>>>
  /** Verbs and phrases that carry a listed food without naming it: "season" uses the salt, "beurrer" the butter. */
  carrying: Readonly<Partial<Record<FamilyName, Phrases>>>
  /**
   * Words of recipe text that the reader would take for a food, in their exact spelling (accents count, capitals do
   * not): French mais is no maïs.
   */
  seeming?: Phrases
  /** Words that may stand beside such a word: "chopped", "cooked". */
  qualities: Phrases
  /** Words that never end a clause: what follows was left out ("with ."). */
  hanging: Phrases
  /**
   * Names of poisons that mean something else too: verbs with what follows them ("paint the dough"), and soap for
   * the hands.
   */
  /** `within` are longer words with a poison's name in them: 出胶. */
  harmless: { deeds: Phrases; afterDeeds: Phrases; soap: Phrases; hands: Phrases; within?: Phrases }
}

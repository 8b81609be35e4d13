import type { DietType } from '#domain/options.ts'
import { plainWordsFor } from '#kitchen/plain-words.ts'

/** English words for what a diet does not eat, by hand and without the lexicon: a second opinion on what is composed. */
const mock =
  '(?<!\\b(?:vegan|vegetarian|veggie|meatless|plant|plant-based|soy|tofu|seitan|tempeh|jackfruit|mock|imitation|mushroom|coconut|crab|lobster|clam|shrimp|no)[ -](?:ground |minced )?)'
const meats = new RegExp(
  `${mock}\\b(?:beef(?!steak)|pork|chicken(?! of the)|lamb(?!['’]s lettuce)|veal|mutton|turkey|duck|goose(?!berr)|goat meat|venison|rabbit|ham|bacon|pancetta|prosciutto|chorizo|salami|sausages?|lard|tallow|suet|schmaltz|gelatine?|meat|meatballs?|mincemeat|pepperoni|guanciale|nduja|foie gras|pâté)\\b`,
  'gi',
)
const fish = new RegExp(
  `${mock}\\b(?:fish(?! mint)|salmon|tuna|cod|haddock|halibut|mackerel|sardines?|anchov(?:y|ies)|trout|tilapia|sea bass|snapper|herring|eel|caviar|roe|bonito|katsuobushi|worcestershire|dashi)\\b`,
  'gi',
)
const otherAnimal = /(?<!\bvegan )\b(?:honey(?!dew|nut|comb squash)|gelatine?|isinglass|beeswax)\b/gi

function wordsOf(pattern: RegExp, text: string): string[] {
  return [...text.matchAll(pattern)].map(([word]) => word)
}

/** The words in an English text that name, to anyone who reads it, what a diet does not eat. */
export function plainWordsAgainst(diet: DietType, text: string): string[] {
  if (diet === 'non-vegetarian') return []
  const flesh = wordsOf(meats, text)
  if (diet === 'pescatarian') return flesh
  const seafood = [...wordsOf(fish, text), ...plainWordsFor('shellfish', text)]
  if (diet === 'vegetarian') return [...flesh, ...seafood]
  return [...flesh, ...seafood, ...plainWordsFor('dairy', text), ...plainWordsFor('eggs', text), ...wordsOf(otherAnimal, text)]
}

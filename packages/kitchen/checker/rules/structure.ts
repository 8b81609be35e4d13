import { matchListedNames } from '#kitchen/checker/evidence/by-the-list.ts'
import { listedFoodsMeantBy, type RecipeCase } from '#kitchen/checker/reading/case.ts'
import { isBroth, isMadeByRecipe } from '#kitchen/checker/reading/dishes.ts'
import type { CaseLine } from '#kitchen/checker/reading/read-line.ts'
import type { Rule } from '#kitchen/checker/rules/rule.ts'
import { parseDuration } from '#kitchen/checker/text/durations.ts'
import { foodKeyOf } from '#kitchen/checker/text/families.ts'
import { wholeWordPatternOf } from '#kitchen/checker/text/phrases.ts'
import { foldText } from '#kitchen/checker/text/plain-text.ts'
import { checkerWordsIn } from '#kitchen/checker/words/words-in.ts'
import type { Finding } from '#kitchen/judgement.ts'
import { cacheSize, memoized, memoizedByKey } from '#kitchen/memoize.ts'
import { difficulties, type Language } from '#kitchen/options.ts'
import type { Food } from '#kitchen/reader/food/reading.ts'
import { areSameGeneric } from '#kitchen/reader/kinds/generic-names.ts'
import type { Recipe } from '#kitchen/recipe.ts'

/** Upper limits of what a recipe card displays. */
const cardLimits = { lines: 40, characters: 500, servings: 50 }

/**
 * The recipe has a title that keeps its promise, lines and steps in plain text, and the requested meal type and
 * cuisine.
 */
export const structureRule: Rule = {
  id: 'structure',
  isLineByLine: true,
  subjects: () => [],
  check: (it) => [
    ...findingsOfText(it),
    ...findingsOfFields(it),
    ...findingsOfData(it),
    ...findUnkeptTitle(it),
    ...findDuplicateLines(it),
    ...it.lines.flatMap((line) => findWrongSources(line, it)),
  ],
}

function finding(where: string, kind: string, detail: Record<string, unknown> = {}): Finding {
  return { rule: 'structure', where, detail: { kind, ...detail } }
}

const markup = /<\s*\/?\s*[a-z!][^>]*>|\[[^\]]*\]\([^)]*\)|^\s*(?:#{1,6}\s|[-*+]\s|\d+[.)]\s)|\*\*|__|`|https?:|www\./i
const controlCharacters = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069\ufeff]/u

/**
 * Marks of a missing word: doubled spaces, a comma with nothing before it, a placeholder. French puts spaces before ;
 * and :.
 */
const missingWordMarks =
  /\S[ \u00a0]{2,}\S|(?:^|[.!?。！？؟]\s*(?<=[\s。！？]))\s*[,;:،，、；]|\s[,،，、](?:\s|$)|[,،，、]\s*[,.;،，、。；]|[(（]\s*[)）]|\b(?:undefined|NaN|null)\b|\[object|[{}]/

/** A pattern for a clause that ends in a word that needs a continuation: "with .", "mit ,". */
const unfinishedClausePattern = memoizedByKey((language: Language) => {
  const { hanging, durations } = checkerWordsIn[language]
  const joining = hanging.filter((word) => durations.and.includes(word) || durations.to.includes(word))
  const leading = hanging.filter((word) => !joining.includes(word))
  // A clause between commas is complete: "and, if needed, …".
  return new RegExp(
    `(?:${wholeWordPatternOf(leading, language)})\\s*(?:[,.;:!?،؛؟、。]|$)|(?:${wholeWordPatternOf(joining, language)})(?:\\s+[,،]|\\s*(?:[.;:!?؛؟。]|$))`,
    'u',
  )
})

/** What is wrong with a text of any kind, or null. */
const flawOf = memoized(cacheSize, (text, language): string | null => {
  if (text.trim() === '') return 'empty'
  if (text.length > cardLimits.characters) return 'too-long'
  if (!text.isWellFormed() || controlCharacters.test(text)) return 'control-character'
  if (markup.test(text)) return 'markup'
  return missingWordMarks.test(text) || unfinishedClausePattern(language).test(foldText(text)) ? 'gap' : null
})

function findingsOfText({ lines, texts, recipe }: RecipeCase): Finding[] {
  return [...lines, ...texts].flatMap(({ where, text }) => {
    const flaw = flawOf(text, recipe.language)
    return flaw === null || (flaw === 'empty' && where === 'description') ? [] : [finding(where, flaw)]
  })
}

function findingsOfFields({ recipe, request, mealType }: RecipeCase): Finding[] {
  const findings: Finding[] = []
  if (recipe.ingredients.length === 0) findings.push(finding('ingredients', 'none'))
  if (recipe.instructions.length === 0) findings.push(finding('instructions', 'none'))
  if (recipe.ingredients.length > cardLimits.lines) findings.push(finding('ingredients', 'too-many'))
  if (recipe.instructions.length > cardLimits.lines) findings.push(finding('instructions', 'too-many'))
  const { servings } = recipe
  if (!Number.isInteger(servings) || servings < 1 || servings > cardLimits.servings)
    findings.push(finding('servings', 'out-of-range', { servings }))
  if (!difficulties.includes(recipe.difficulty)) findings.push(finding('difficulty', 'unknown', { difficulty: recipe.difficulty }))
  if (recipe.mealType !== mealType) findings.push(finding('mealType', 'not-asked', { mealType: recipe.mealType, asked: mealType }))
  if (recipe.cuisine !== request.cuisine)
    findings.push(finding('cuisine', 'not-asked', { cuisine: recipe.cuisine, asked: request.cuisine }))
  findings.push(...findingsOfDifficulty(recipe))
  const repeated = recipe.instructions.filter((text, at) => recipe.instructions.indexOf(text) !== at)
  if (repeated.length > 0) findings.push(finding('instructions', 'repeated', { words: repeated }))
  return findings
}

/**
 * Limits of the difficulty label: at most `easyMost` steps are "Easy"; "Hard" needs `hardFewest` steps or
 * `hardMinutes`.
 */
const difficultyLimits = { easyMost: 11, hardFewest: 4, hardMinutes: 90 }

function findingsOfDifficulty(recipe: Recipe): Finding[] {
  const steps = recipe.instructions.length
  const minutes = (parseDuration(recipe.prepTime, recipe.language) ?? 0) + (parseDuration(recipe.cookTime, recipe.language) ?? 0)
  const isWrong =
    (recipe.difficulty === 'Easy' && steps > difficultyLimits.easyMost) ||
    (recipe.difficulty === 'Hard' && steps <= difficultyLimits.hardFewest && minutes < difficultyLimits.hardMinutes)
  return isWrong ? [finding('difficulty', 'contradicted', { difficulty: recipe.difficulty, steps })] : []
}

/** Findings for an ingredient on two lines: each ingredient has one line with its whole amount. */
function findDuplicateLines(it: RecipeCase): Finding[] {
  const seen = new Set<string>()
  return it.lines.flatMap((line) => {
    // Without structured data, two sorts of one ingredient may have two lines: a cinnamon stick and ground cinnamon.
    const ids = line.reading.foods.map(({ words }) => foodKeyOf(words, it.recipe.language))
    const names = line.data?.ingredient != null ? [line.data.ingredient] : ids.length === 1 ? ids : [line.text.trim().toLowerCase()]
    return names.flatMap((name) => {
      if (seen.has(name)) return [finding(line.where, 'listed-twice', { words: line.text })]
      seen.add(name)
      return []
    })
  })
}

function findingsOfData({ recipe }: RecipeCase): Finding[] {
  if (recipe.structure === undefined) return []
  const { lines, steps } = recipe.structure
  const findings: Finding[] = []
  if (lines.length !== recipe.ingredients.length) findings.push(finding('ingredients', 'not-as-data'))
  if (steps.length !== recipe.instructions.length) findings.push(finding('instructions', 'not-as-data'))
  return findings
}

/** Findings for a title that names a food the recipe does not contain. */
function findUnkeptTitle(it: RecipeCase): Finding[] {
  const title = it.texts.find(({ kind }) => kind === 'title')
  if (title === undefined || it.lines.length === 0) return []
  const claimsOf = (found: readonly Food[]) =>
    found.filter(
      (food) =>
        food.ingredient !== null && food.ingredient !== 'water' && listedFoodsMeantBy(food, it).length === 0 && !isMadeByRecipe(food, it),
    )
  const claims = claimsOf(title.found)
  const upheld = claims.length === 0 ? claims : claimsOf(matchListedNames(title, it).found.filter((food) => !isBroth(food, it.recipe)))
  return upheld.map(({ words }) => finding('title', 'title-claim', { words }))
}

/** Findings for a line whose data names the wrong source (typed, staple or added). */
function findWrongSources(line: CaseLine, it: RecipeCase): Finding[] {
  const { data } = line
  if (data === null) return []
  const ids = line.foods.map(({ ingredient }) => ingredient)
  const isOwn = it.given.some(({ food, words }) =>
    food?.ingredient != null
      ? ids.includes(food.ingredient)
      : line.text.toLowerCase().includes(words.toLowerCase()) || areSameGeneric(words, data.words),
  )
  const isTrue = {
    yours: isOwn,
    staple: ids.some((id) => id !== null && it.staples.has(id)),
    water: line.isWater,
    extra: !it.isFull,
  }[data.use]
  return isTrue ? [] : [finding(line.where, 'use', { use: data.use })]
}

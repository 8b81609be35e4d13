import { cuisines } from '#kitchen/options.ts'
import type { Recipe } from '#kitchen/recipe.ts'
import { isUsualAmount, readAmounts } from './amounts.ts'
import { clockFaults } from './clock.ts'
import { cookOnce, describeRequest } from './cook-once.ts'
import { distinctBigrams, wordsOf } from './distinct.ts'
import type { Fault } from './fault.ts'
import { atLeast, type Measured, mean, median, type Progress, share } from './measured.ts'
import { concordanceByData, concordanceByText, mentionsIn, unlistedFoodsIn } from './mentions.ts'
import { percent } from './report.ts'
import { requestOfCuisine } from './requests.ts'
import { findMissingSafety } from './safety-words.ts'

interface Counts {
  recipes: number
  perfectByData: number
  perfectByText: number
  titlesKept: number
  clocksRight: number
  dangers: number
  dangersMissing: number
  amounts: number
  amountsUsual: number
  orderByText: number[]
  orderByData: number[]
  distinct: number[]
  steps: number[]
  lines: number[]
  refused: number
}

/** Cooks `perCuisine` random requests of every cuisine and measures the recipes that a cook would see. */
export function measureRecipes(perCuisine: number, onProgress: Progress): Measured {
  const faults: Fault[] = []
  const table = readAmounts()
  const counts: Counts = {
    recipes: 0,
    perfectByData: 0,
    perfectByText: 0,
    titlesKept: 0,
    clocksRight: 0,
    dangers: 0,
    dangersMissing: 0,
    amounts: 0,
    amountsUsual: 0,
    orderByText: [],
    orderByData: [],
    distinct: [],
    steps: [],
    lines: [],
    refused: 0,
  }
  const perKitchen = cuisines.map((cuisine, kitchen) => {
    const texts: string[][] = []
    const each: number[] = []
    for (let at = 0; each.length < perCuisine && at < perCuisine * 3; at += 1) {
      onProgress(kitchen * perCuisine + each.length, cuisines.length * perCuisine)
      const seed = kitchen * 1_000_000 + at
      const request = requestOfCuisine(cuisine, seed)
      const outcome = cookOnce(request, String(seed))
      if (outcome.state !== 'cooked') {
        counts.refused += 1
        continue
      }
      const { recipe } = outcome
      faults.push(...measureOne(recipe, counts, table, describeRequest(request, String(seed))))
      const words = recipe.instructions.map((text) => wordsOf(text))
      texts.push(...words)
      each.push(distinctBigrams(words))
    }
    return { cuisine, perRecipe: mean(each), recipes: each.length, corpus: distinctBigrams(texts) }
  })
  const { recipes } = counts
  return {
    gates: [
      atLeast('recipes: steps take every listed line, by data', share(counts.perfectByData, recipes), 1, recipes),
      atLeast('recipes: steps name every listed line and list every named food, by text', share(counts.perfectByText, recipes), 1, recipes),
      atLeast('recipes: the title keeps what it claims', share(counts.titlesKept, recipes), 1, recipes),
      atLeast('recipes: list in order of first use, by text', mean(counts.orderByText), 0.95, recipes),
      atLeast('recipes: list in order of first use, by data', mean(counts.orderByData), 0.95, recipes),
      atLeast('recipes: total = prep + cook + rest', share(counts.clocksRight, recipes), 1, recipes),
      atLeast('recipes: safety said where required', share(counts.dangers - counts.dangersMissing, counts.dangers), 1, counts.dangers),
      atLeast('recipes: amounts inside p02 to p98, in lines', share(counts.amountsUsual, counts.amounts), 0.99, counts.amounts),
    ],
    notes: [
      `recipes: ${counts.refused} requests were refused on the way; median ${median(counts.lines)} lines and ${median(counts.steps)} steps (human recipes: 10 and 7)`,
      'recipes: distinct-2 of steps by cuisine, in one recipe (mean) and in all of them together; no target, docs/decisions/0008-what-distinct-means.md:',
      ...perKitchen.map(
        ({ cuisine, perRecipe, corpus, recipes: count }) =>
          `    ${cuisine}: ${percent(perRecipe)} %, and ${percent(corpus)} % over ${count} recipes`,
      ),
    ],
    faults: faults.map((fault) => ({ ...fault, kind: `recipes ${fault.kind}` })),
  }
}

function measureOne(recipe: Recipe, counts: Counts, table: ReturnType<typeof readAmounts>, where: string): Fault[] {
  const mentions = mentionsIn(recipe)
  const unlisted = unlistedFoodsIn(recipe, mentions)
  const unusedByData = mentions.filter(({ step, isWater }) => step === null && !isWater)
  const unnamed = mentions.filter(({ first, isWater }) => first === null && !isWater)
  const inTitle = unlisted.filter((one) => one.where === 'title')
  const inSteps = unlisted.filter((one) => one.where !== 'title')
  const clock = clockFaults(recipe)
  const { dangers, missing } = recipe.language === 'en' ? findMissingSafety(recipe) : { dangers: 0, missing: [] }
  const lines = recipe.structure?.lines ?? []
  const judged = lines
    .map((line) => ({ line, isUsual: isUsualAmount(line, recipe.servings, table) }))
    .filter(({ isUsual }) => isUsual !== null)
  const unusual = judged.filter(({ isUsual }) => isUsual === false)

  counts.recipes += 1
  counts.perfectByData += unusedByData.length === 0 ? 1 : 0
  counts.perfectByText += unnamed.length === 0 && inSteps.length === 0 ? 1 : 0
  counts.titlesKept += inTitle.length === 0 ? 1 : 0
  counts.clocksRight += clock.length === 0 ? 1 : 0
  counts.dangers += dangers
  counts.dangersMissing += missing.length
  counts.amounts += judged.length
  counts.amountsUsual += judged.length - unusual.length
  counts.orderByText.push(concordanceByText(mentions))
  counts.orderByData.push(concordanceByData(mentions))
  counts.steps.push(recipe.instructions.length)
  counts.lines.push(recipe.ingredients.length)

  const fault = (kind: string, said: string): Fault => ({ kind, detail: `${said} in ${recipe.title} (${where})` })
  return [
    ...unusedByData.map(({ words }) => fault('no step takes a line', words)),
    ...unnamed.map(({ words }) => fault('no step names a line', words)),
    ...inSteps.map(({ where: step, words }) => fault(`a step names what is not listed: ${words}`, step)),
    ...inTitle.map(({ words }) => fault(`the title claims what is not listed: ${words}`, words)),
    ...clock.map((said) => fault('clock', said)),
    ...missing.map((danger) => fault(`no sign of being done: ${danger}`, recipe.ingredients.join(' | '))),
    ...unusual.map(({ line }) =>
      fault(`unusual amount: ${line.ingredient} in ${line.measure}, ${recipe.mealType}`, `${line.amount} for ${recipe.servings}`),
    ),
    ...(concordanceByText(mentions) < 0.7 ? [fault(`out of order: ${recipe.structure?.archetype}`, recipe.ingredients.join(' | '))] : []),
  ]
}

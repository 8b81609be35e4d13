import type { Finding } from '#domain/recipes/judgement.ts'
import { type Case, type CaseLine, foodsOfLine } from '#kitchen/checker/case.ts'
import { spansIn } from '#kitchen/checker/durations.ts'
import type { Rule } from '#kitchen/checker/rule.ts'
import { type Cue, cueFor, dangerIn, insideTemperatures } from '#kitchen/checker/safety-cues.ts'
import { classFacts } from '#kitchen/lexicon/classes.ts'
import type { Hazard } from '#kitchen/lexicon/ingredient.ts'
import { hazardOf } from '#kitchen/lexicon/lexicon.ts'
import type { Food } from '#kitchen/reader/reading.ts'

/** Meat, fish, eggs, beans and what else can make someone ill carries its temperature or its sign of being done. */
export const safety: Rule = { id: 'safety', subjects: () => [], check: (it) => [...missingCues(it), ...dangerousWords(it)] }

/** Flesh that must not be pink inside. */
const neverPink: readonly Hazard[] = ['poultry', 'mince', 'pork']

function hazardOfFood(food: Food): Hazard | null {
  if (food.ingredient !== null) return hazardOf(food.ingredient)
  return food.vegan === 'yes' ? null : (classFacts[food.class].hazard ?? null)
}

function hazardsOf(line: CaseLine): Hazard[] {
  return foodsOfLine(line).flatMap((food) => hazardOfFood(food) ?? [])
}

function missingCues(it: Case): Finding[] {
  return it.lines.flatMap((line) =>
    hazardsOf(line)
      .filter((hazard) => {
        const cue = cueFor(hazard, it.recipe.language)
        return cue !== null && !isGiven(cue, it)
      })
      .map((hazard): Finding => ({ rule: 'safety', where: line.where, detail: { hazard, words: line.text } })),
  )
}

function isGiven(cue: Cue, it: Case): boolean {
  return it.steps.some(({ text }) => {
    if (cue.words.some((words) => words.test(text))) return true
    const { celsius, slow } = cue
    if (celsius !== undefined && insideTemperatures(text).some((inside) => inside >= celsius)) return true
    return slow?.words.test(text) === true && slowMinutes(it) >= slow.minutes
  })
}

/** Minutes of gentle heat in all. */
function slowMinutes(it: Case): number {
  const gentle = it.steps.filter(({ text }) => /simmer|brais|stew|slow|roast|bake|low heat/i.test(text))
  return gentle.reduce((sum, { text }) => sum + Math.max(0, ...spansIn(text).map(([, longest]) => longest)), 0)
}

function dangerousWords(it: Case): Finding[] {
  if (!it.lines.some((line) => hazardsOf(line).some((hazard) => neverPink.includes(hazard)))) return []
  return it.texts.flatMap(({ where, text }): Finding[] => {
    const words = dangerIn(text, it.recipe.language)
    return words === null ? [] : [{ rule: 'safety', where, detail: { kind: 'undercooked', words } }]
  })
}

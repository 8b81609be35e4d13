import type { Finding } from '#domain/recipes/judgement.ts'
import { type Case, type CaseLine, type CaseText, foodsOfLine } from '#kitchen/checker/case.ts'
import { spansIn } from '#kitchen/checker/durations.ts'
import type { Rule } from '#kitchen/checker/rule.ts'
import { type Cue, cueFor, dangerIn, insideTemperatures } from '#kitchen/checker/safety-cues.ts'
import { classFacts } from '#kitchen/lexicon/classes.ts'
import type { Hazard } from '#kitchen/lexicon/ingredient.ts'
import { hazardOf } from '#kitchen/lexicon/lexicon.ts'
import { isSameFood } from '#kitchen/reader/families.ts'
import type { Food } from '#kitchen/reader/reading.ts'

/** Meat, fish, eggs, beans and what else can make someone ill carries its temperature or its sign of being done. */
export const safety: Rule = { id: 'safety', subjects: () => [], check: (it) => [...missingCues(it), ...tooCool(it), ...dangerousWords(it)] }

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
  const dangerous = it.lines.filter((line) => hazardsOf(line).length > 0)
  return dangerous.flatMap((line) => {
    // A temperature counts for the food that its step names, or for any when the step names none of them.
    const steps = it.steps.filter((step) => names(step, line, it) || !dangerous.some((other) => names(step, other, it)))
    return hazardsOf(line)
      .filter((hazard) => {
        const cue = cueFor(hazard, it.recipe.language)
        return cue !== null && (!isGiven(cue, steps, it) || it.steps.some((step) => names(step, line, it) && isTooCool(step, cue)))
      })
      .map((hazard): Finding => ({ rule: 'safety', where: line.where, detail: { hazard, words: line.text } }))
  })
}

/** "until set, 45°C inside" contradicts itself. */
function isTooCool({ text }: CaseText, { celsius }: Cue): boolean {
  const inside = text
    .split(/\.\s/)
    .filter((sentence) => /until|inside|internal|reach|core/i.test(sentence))
    .flatMap(insideTemperatures)
  return celsius !== undefined && inside.length > 0 && Math.max(...inside) < celsius
}

function names(step: CaseText, line: CaseLine, it: Case): boolean {
  const foods = foodsOfLine(line)
  return step.found.some((found) => foods.some((food) => isSameFood(found, food, it.recipe.language)))
}

function isGiven(cue: Cue, steps: readonly CaseText[], it: Case): boolean {
  return steps.some(({ text }) => {
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

/** A step that stops at an inside temperature below what the food it names must reach. */
function tooCool(it: Case): Finding[] {
  return it.steps.flatMap(({ text, where, found }): Finding[] => {
    const inside = /\b(?:reach|inside|internal|core)/i.test(text) ? insideTemperatures(text) : []
    if (inside.length === 0) return []
    const needed = found.flatMap((food) => {
      const hazard = hazardOfFood(food)
      return (hazard === null ? null : cueFor(hazard, it.recipe.language)?.celsius) ?? []
    })
    const hottest = Math.max(...inside)
    return needed.some((celsius) => hottest < celsius) ? [{ rule: 'safety', where, detail: { kind: 'too-cool', celsius: hottest } }] : []
  })
}

function dangerousWords(it: Case): Finding[] {
  if (!it.lines.some((line) => hazardsOf(line).some((hazard) => neverPink.includes(hazard)))) return []
  return it.texts.flatMap(({ where, text }): Finding[] => {
    const words = dangerIn(text, it.recipe.language)
    return words === null ? [] : [{ rule: 'safety', where, detail: { kind: 'undercooked', words } }]
  })
}

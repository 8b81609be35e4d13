import type { Finding } from '#domain/recipes/judgement.ts'
import { isBoiledHard } from '#kitchen/checker/boiled-hard.ts'
import { type Case, speaksOfItself } from '#kitchen/checker/case.ts'
import { withoutChilling } from '#kitchen/checker/chilling.ts'
import { isDriedBean } from '#kitchen/checker/dried-beans.ts'
import { says } from '#kitchen/checker/phrases.ts'
import { plainText } from '#kitchen/checker/plain-text.ts'
import { provenTemperatures } from '#kitchen/checker/proven-temperatures.ts'
import type { CaseLine } from '#kitchen/checker/read-line.ts'
import type { CaseText } from '#kitchen/checker/read-text.ts'
import type { Rule } from '#kitchen/checker/rule.ts'
import { cues, dangerIn } from '#kitchen/checker/safety-cues.ts'
import { sentencesOf } from '#kitchen/checker/sentences.ts'
import { insideTemperatures } from '#kitchen/checker/temperatures.ts'
import { keptInOil } from '#kitchen/checker/words/kept-in-oil.ts'
import { checkerWordsIn } from '#kitchen/checker/words/words-in.ts'
import { classFacts } from '#kitchen/lexicon/classes.ts'
import type { Hazard, IngredientClass } from '#kitchen/lexicon/ingredient.ts'
import { hazardOf, stateOf } from '#kitchen/lexicon/lexicon.ts'
import type { Food } from '#kitchen/reader/reading.ts'

/**
 * The steps state a safe temperature or a sign of doneness for meat, fish, eggs, beans and other foods with a hazard.
 */
export const safety: Rule = {
  id: 'safety',
  subjects: () => [],
  check: (it) => [...missingCues(it), ...tooCool(it), ...dangerousWords(it), ...warmInOil(it)],
}

/** Hazards of meat that must not stay pink inside. */
const neverPink: readonly Hazard[] = ['poultry', 'mince', 'pork']

const seafood: readonly Hazard[] = ['fish', 'crustacean', 'bivalve']

function hazardOfFood(food: Food): Hazard | null {
  const hazard = hazardOfKind(food)
  // Canned food was cooked in its can.
  if (food.form?.is === 'canned' && hazard !== null && seafood.includes(hazard)) return null
  // Leftover mussels are out of their shells, so "until they open" does not apply; they are reheated like other
  // leftovers.
  return hazard === 'bivalve' && food.form?.is === 'cooked' ? 'cooked-rice' : hazard
}

function hazardOfKind(food: Food): Hazard | null {
  if (food.ingredient !== null) return hazardOf(food.ingredient)
  return food.vegan === 'yes' ? null : (classFacts[food.class].hazard ?? null)
}

function hazardsOf(line: CaseLine, it: Case): Hazard[] {
  return line.foods.flatMap((food) => (isDriedBean(food, line, it) ? 'dried-bean' : hazardOfFood(food)) ?? [])
}

function missingCues(it: Case): Finding[] {
  const dangerous = it.lines.filter((line) => hazardsOf(line, it).length > 0)
  return dangerous.flatMap((line) => {
    // A temperature counts for the foods that its step names, or for every food when the step names none.
    const steps = it.steps.filter((step) => names(step, line, it) || !dangerous.some((other) => names(step, other, it)))
    return (
      hazardsOf(line, it)
        // "Until all shells have opened" refers to shellfish, whatever fish the step names.
        .filter(
          (hazard) =>
            !isGiven(hazard, line, hazard === 'bivalve' ? it.steps : steps, it) ||
            it.steps.some((step) => names(step, line, it) && isTooCool(step, hazard, it)),
        )
        .map((hazard): Finding => ({ rule: 'safety', where: line.where, detail: { hazard, words: line.text } }))
    )
  })
}

/**
 * Does a step give a sign of doneness together with an inside temperature that is too low: "until set, 45°C inside"?
 */
function isTooCool({ text }: CaseText, hazard: Hazard, { recipe: { language } }: Case): boolean {
  const { celsius } = cues[hazard]
  if (celsius === undefined || !/\p{Nd}/u.test(text)) return false
  const { inside, until } = checkerWordsIn[language].safety
  const said = sentencesOf(text)
    .map((sentence) => plainText(sentence.text))
    .filter((plain) => says(plain, inside, language) || says(plain, until, language))
    .flatMap((plain) => insideTemperatures(plain, language))
  return said.length > 0 && Math.max(...said) < celsius
}

function names(step: CaseText, line: CaseLine, it: Case): boolean {
  return line.foods.some((food) => speaksOfItself(step, food, it))
}

function isGiven(hazard: Hazard, line: CaseLine, steps: readonly CaseText[], it: Case): boolean {
  const { language } = it.recipe
  if (hazard === 'dried-bean') return it.steps.some((step) => isOfBeans(step, line, it) && isBoiledHard(step.plain, language))
  const { done, tender } = checkerWordsIn[language].safety
  const { celsius, slowMinutes } = cues[hazard]
  return steps.some((step) => {
    const { plain } = step
    if (says(plain, done[hazard], language)) return true
    if (celsius !== undefined && provenTemperatures(step, line, it).some((inside) => inside >= celsius)) return true
    return slowMinutes !== undefined && says(plain, tender, language) && minutesOfGentleHeat(it) >= slowMinutes
  })
}

/** Does the step boil the beans themselves, or a pot that already holds them, rather than the pasta beside them? */
function isOfBeans(step: CaseText, line: CaseLine, it: Case): boolean {
  return names(step, line, it) || !it.lines.some((other) => !other.isWater && names(step, other, it))
}

function minutesOfGentleHeat(it: Case): number {
  const { language } = it.recipe
  const gentle = it.steps.filter(({ plain }) => says(plain, checkerWordsIn[language].safety.gentle, language))
  return gentle.reduce((sum, { spans }) => sum + Math.max(0, ...spans.map(([, longest]) => longest)), 0)
}

/** Findings for steps that stop below the safe inside temperature of the food they name. */
function tooCool(it: Case): Finding[] {
  const { language } = it.recipe
  return it.steps.flatMap(({ plain, where, found }): Finding[] => {
    const inside = says(plain, checkerWordsIn[language].safety.inside, language) ? insideTemperatures(plain, language) : []
    if (inside.length === 0) return []
    const needed = found.flatMap((food) => {
      const hazard = hazardOfFood(food)
      return (hazard === null ? null : cues[hazard].celsius) ?? []
    })
    const hottest = Math.max(...inside)
    return needed.some((celsius) => hottest < celsius) ? [{ rule: 'safety', where, detail: { kind: 'too-cool', celsius: hottest } }] : []
  })
}

function dangerousWords(it: Case): Finding[] {
  if (!it.lines.some((line) => hazardsOf(line, it).some((hazard) => neverPink.includes(hazard)))) return []
  return it.texts.flatMap(({ where, plain }): Finding[] => {
    const words = dangerIn(plain, it.recipe.language)
    return words === null ? [] : [{ rule: 'safety', where, detail: { kind: 'undercooked', words } }]
  })
}

/** Classes that may be in flavoured oil without lowering its risk: salt, spices, sweeteners. */
const besideOil: readonly IngredientClass[] = ['salt', 'spice', 'spice-blend', 'sweetener', 'water', 'seed', 'nut']
const ofTheEarth: readonly IngredientClass[] = ['aromatic', 'allium', 'chilli', 'pepper', 'mushroom', 'herb', 'hardy-herb']

/**
 * Garlic, herbs, chilies or mushrooms in oil without acid can grow Clostridium botulinum. The recipe must keep them
 * cold and only for days.
 */
function warmInOil(it: Case): Finding[] {
  const foods = it.lines.flatMap((line) => (line.isWater ? [] : line.foods))
  const isPlant = (food: Food) => ofTheEarth.includes(food.class) && (food.ingredient === null || stateOf(food.ingredient) === 'raw')
  const isOil = (food: Food) => food.class === 'oil'
  const isAllOfIt = foods.every((food) => isOil(food) || ofTheEarth.includes(food.class) || besideOil.includes(food.class))
  if (it.mealType !== 'condiment' || !isAllOfIt || !foods.some(isOil) || !foods.some(isPlant)) return []
  const { language } = it.recipe
  const { stored, cold, briefly } = keptInOil[language]
  const last = it.steps.find(({ plain }) => says(withoutChilling(plain, language), stored, language))
  const isSafe = it.steps.some(({ plain }) => says(plain, cold, language) && says(plain, briefly, language))
  return last === undefined || isSafe ? [] : [{ rule: 'safety', where: last.where, detail: { kind: 'kept-in-oil' } }]
}

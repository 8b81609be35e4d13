import { mentionsThisFood, type RecipeCase } from '#kitchen/checker/reading/case.ts'
import type { CaseLine } from '#kitchen/checker/reading/read-line.ts'
import type { CaseText } from '#kitchen/checker/reading/read-text.ts'
import type { Rule } from '#kitchen/checker/rules/rule.ts'
import { isBoiledHard } from '#kitchen/checker/safety/boiled-hard.ts'
import { withoutChillingMentions } from '#kitchen/checker/safety/chilling.ts'
import { isDriedBean } from '#kitchen/checker/safety/dried-beans.ts'
import { insideTemperaturesOf } from '#kitchen/checker/safety/proven-temperatures.ts'
import { containsPhrase } from '#kitchen/checker/text/phrases.ts'
import { foldText } from '#kitchen/checker/text/plain-text.ts'
import { safetyCues, undercookedWordsIn } from '#kitchen/checker/text/safety-cues.ts'
import { sentencesOf } from '#kitchen/checker/text/sentences.ts'
import { insideTemperatures } from '#kitchen/checker/text/temperatures.ts'
import { oilStorageWordsIn } from '#kitchen/checker/words/kept-in-oil.ts'
import { checkerWordsIn } from '#kitchen/checker/words/words-in.ts'
import type { Finding } from '#kitchen/judgement.ts'
import { classFacts } from '#kitchen/lexicon/classes.ts'
import type { Hazard, IngredientClass } from '#kitchen/lexicon/ingredient.ts'
import { foodStateOf, hazardOf } from '#kitchen/lexicon/lexicon.ts'
import type { Food } from '#kitchen/reader/food/reading.ts'
import { traitsOf } from '#kitchen/reader/segment/traits-of.ts'

/**
 * The steps state a safe temperature or a sign of doneness for meat, fish, eggs, beans and other foods with a hazard.
 */
export const safetyRule: Rule = {
  id: 'safety',
  subjects: () => [],
  check: (it) => [...missingCues(it), ...findTooLowTemperatures(it), ...dangerousWords(it), ...unsafeOilStorage(it)],
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
  if (food.ingredient === null && food.vegan === 'yes') return null
  const hazard = food.ingredient === null ? (classFacts[food.class].hazard ?? null) : hazardOf(food.ingredient)
  // Mince, burgers and sausages of a bird: their class has the hazard of other meat, or none.
  const traits = traitsOf(food, { phrase: food.words, isOneFood: true })
  const mayBeRaw = hazard !== null || (food.class === 'cured-meat' && traits.includes('sausage'))
  return mayBeRaw && traits.includes('poultry') ? 'poultry' : hazard
}

function hazardsOf(line: CaseLine, it: RecipeCase): Hazard[] {
  return line.foods.flatMap((food) => (isDriedBean(food, line, it) ? 'dried-bean' : hazardOfFood(food)) ?? [])
}

function missingCues(it: RecipeCase): Finding[] {
  const dangerous = it.lines.filter((line) => hazardsOf(line, it).length > 0)
  return dangerous.flatMap((line) => {
    // A temperature counts for the foods that its step names, or for every food when the step names none.
    const steps = it.steps.filter((step) => namesFood(step, line, it) || !dangerous.some((other) => namesFood(step, other, it)))
    return (
      hazardsOf(line, it)
        // "Until all shells have opened" refers to shellfish, even if the step names a fish.
        .filter(
          (hazard) =>
            !isGiven(hazard, line, hazard === 'bivalve' ? it.steps : steps, it) ||
            it.steps.some((step) => namesFood(step, line, it) && isTooCool(step, hazard, it)),
        )
        .map((hazard): Finding => ({ rule: 'safety', where: line.where, detail: { hazard, words: line.text } }))
    )
  })
}

/**
 * Does a step give a sign of doneness together with an inside temperature that is too low: "until set, 45°C inside"?
 */
function isTooCool({ text }: CaseText, hazard: Hazard, { recipe: { language } }: RecipeCase): boolean {
  const { celsius } = safetyCues[hazard]
  if (celsius === undefined || !/\p{Nd}/u.test(text)) return false
  const { inside, until } = checkerWordsIn[language].safety
  const said = sentencesOf(text)
    .map((sentence) => foldText(sentence.text))
    .filter((plain) => containsPhrase(plain, inside, language) || containsPhrase(plain, until, language))
    .flatMap((plain) => insideTemperatures(plain, language))
  return said.length > 0 && Math.max(...said) < celsius
}

function namesFood(step: CaseText, line: CaseLine, it: RecipeCase): boolean {
  return line.foods.some((food) => mentionsThisFood(step, food, it))
}

function isGiven(hazard: Hazard, line: CaseLine, steps: readonly CaseText[], it: RecipeCase): boolean {
  const { language } = it.recipe
  if (hazard === 'dried-bean') return it.steps.some((step) => isOfBeans(step, line, it) && isBoiledHard(step.plain, language))
  const { done, tender } = checkerWordsIn[language].safety
  const { celsius, slowMinutes } = safetyCues[hazard]
  return steps.some((step) => {
    const { plain } = step
    if (containsPhrase(plain, done[hazard], language)) return true
    if (celsius !== undefined && insideTemperaturesOf(step, line, it).some((inside) => inside >= celsius)) return true
    return slowMinutes !== undefined && containsPhrase(plain, tender, language) && minutesOfGentleHeat(it) >= slowMinutes
  })
}

/** Does the step boil the beans themselves, or a pot that already holds them, rather than the pasta beside them? */
function isOfBeans(step: CaseText, line: CaseLine, it: RecipeCase): boolean {
  return namesFood(step, line, it) || !it.lines.some((other) => !other.isWater && namesFood(step, other, it))
}

function minutesOfGentleHeat(it: RecipeCase): number {
  const { language } = it.recipe
  const gentle = it.steps.filter(({ plain }) => containsPhrase(plain, checkerWordsIn[language].safety.gentle, language))
  return gentle.reduce((sum, { spans }) => sum + Math.max(0, ...spans.map(([, longest]) => longest)), 0)
}

/** Findings for steps that stop below the safe inside temperature of the food they name. */
function findTooLowTemperatures(it: RecipeCase): Finding[] {
  const { language } = it.recipe
  return it.steps.flatMap(({ plain, where, found }): Finding[] => {
    const inside = containsPhrase(plain, checkerWordsIn[language].safety.inside, language) ? insideTemperatures(plain, language) : []
    if (inside.length === 0) return []
    const needed = found.flatMap((food) => {
      const hazard = hazardOfFood(food)
      return (hazard === null ? null : safetyCues[hazard].celsius) ?? []
    })
    const hottest = Math.max(...inside)
    return needed.some((celsius) => hottest < celsius) ? [{ rule: 'safety', where, detail: { kind: 'too-cool', celsius: hottest } }] : []
  })
}

function dangerousWords(it: RecipeCase): Finding[] {
  if (!it.lines.some((line) => hazardsOf(line, it).some((hazard) => neverPink.includes(hazard)))) return []
  return it.texts.flatMap(({ where, plain }): Finding[] => {
    const words = undercookedWordsIn(plain, it.recipe.language)
    return words === null ? [] : [{ rule: 'safety', where, detail: { kind: 'undercooked', words } }]
  })
}

/** Classes that may be in flavoured oil without lowering its risk: salt, spices, sweeteners. */
const classesAllowedInOil: readonly IngredientClass[] = ['salt', 'spice', 'spice-blend', 'sweetener', 'water', 'seed', 'nut']
const ofTheEarth: readonly IngredientClass[] = ['aromatic', 'allium', 'chilli', 'pepper', 'mushroom', 'herb', 'hardy-herb']

/**
 * Garlic, herbs, chilies or mushrooms in oil without acid can grow Clostridium botulinum. The recipe must keep them
 * cold and only for days.
 */
function unsafeOilStorage(it: RecipeCase): Finding[] {
  const foods = it.lines.flatMap((line) => (line.isWater ? [] : line.foods))
  const isPlant = (food: Food) => ofTheEarth.includes(food.class) && (food.ingredient === null || foodStateOf(food.ingredient) === 'raw')
  const isOil = (food: Food) => food.class === 'oil'
  const isAllOfIt = foods.every((food) => isOil(food) || ofTheEarth.includes(food.class) || classesAllowedInOil.includes(food.class))
  if (it.mealType !== 'condiment' || !isAllOfIt || !foods.some(isOil) || !foods.some(isPlant)) return []
  const { language } = it.recipe
  const { stored, cold, briefly } = oilStorageWordsIn[language]
  const last = it.steps.find(({ plain }) => containsPhrase(withoutChillingMentions(plain, language), stored, language))
  const isSafe = it.steps.some(({ plain }) => containsPhrase(plain, cold, language) && containsPhrase(plain, briefly, language))
  return last === undefined || isSafe ? [] : [{ rule: 'safety', where: last.where, detail: { kind: 'kept-in-oil' } }]
}

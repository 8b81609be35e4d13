import type { Brief } from '#kitchen/composer/brief.ts'
import { chooseDish, type Turn } from '#kitchen/composer/choose.ts'
import { grammars } from '#kitchen/composer/grammar/grammars.ts'
import { asLeftOut, type Item, itemIdOf } from '#kitchen/composer/item.ts'
import type { Plan, PlanStep } from '#kitchen/composer/plan.ts'
import { hashText } from '#kitchen/composer/random.ts'
import type { LeftOut } from '#kitchen/judgement.ts'
import type { Language } from '#kitchen/options.ts'
import type { Recipe, RecipeStep } from '#kitchen/recipe.ts'
import type { RecipeRequest } from '#kitchen/request.ts'
import { runToEnd, type Steps } from '#kitchen/steps.ts'

export interface Composed {
  recipe: Recipe
  leftOut: LeftOut[]
}

/**
 * The turn of a seed. A whole number is the turn's number, so the next number cooks another dish; any other text (a
 * time, a uuid) picks one of the best first answers.
 */
function turnOf(seed: string): Turn {
  return /^\d{1,9}$/.test(seed) ? { number: Number(seed), isFirst: false } : { number: hashText(seed), isFirst: true }
}

/**
 * Compares items by name. Foods of one kind and form without a name are compared by the cook's words, their only
 * difference.
 */
function compareItems(one: Item, other: Item): number {
  const [a, b] = [itemIdOf(one), itemIdOf(other)]
  if (a === b) return one.words < other.words ? -1 : 1
  return a < b ? -1 : 1
}

/** A text of everything in a request that decides the dish; the order and language of the typed foods do not. */
function requestKeyOf(request: RecipeRequest, brief: Brief): string {
  return JSON.stringify([
    brief.given.map(itemIdOf),
    [...request.allergens].sort(),
    brief.mealType,
    [...request.dietTypes].sort(),
    [...request.proteins].sort(),
    request.cuisine,
    request.searchMode,
    request.complexityMode,
    request.useOnlyStaples,
    [...request.selectedStaples].sort(),
  ])
}

/**
 * Composes a recipe from a brief and a seed, or null if no dish is possible. The same request and seed give the same
 * recipe.
 */
export function compose(request: RecipeRequest, brief: Brief, seed: string): Composed | null {
  return runToEnd(composeInSteps(request, brief, seed))
}

/** Composes as `compose` does, in steps: once the language is warm, 99 of 100 take less than 4 ms. */
export function* composeInSteps(request: RecipeRequest, brief: Brief, seed: string): Steps<Composed | null> {
  const ordered = { ...brief, given: [...brief.given].sort(compareItems) }
  const dish = yield* chooseDish(ordered, requestKeyOf(request, ordered), turnOf(seed))
  if (dish === null) return null
  const leftOut = [...brief.leftOut, ...dish.unused.map((item) => asLeftOut(item, 'does-not-fit'))]
  return { recipe: write(dish.plan, brief, request.language), leftOut }
}

function write(plan: Plan, brief: Brief, language: Language): Recipe {
  const written = grammars[language](plan)
  return {
    title: written.title,
    description: written.description,
    imageUrl: null,
    prepTime: written.prepTime,
    cookTime: written.cookTime,
    ...(written.restTime === undefined ? {} : { restTime: written.restTime }),
    totalTime: written.totalTime,
    servings: plan.servings,
    difficulty: plan.difficulty,
    ingredients: written.ingredients,
    instructions: written.instructions,
    mealType: brief.mealType,
    cuisine: brief.cuisine,
    language,
    structure: {
      archetype: plan.archetype,
      lines: plan.lines.map(({ item, amount }) => ({
        ingredient: item.ingredient,
        words: item.words,
        amount: amount.amount,
        measure: amount.measure,
        use: item.use,
      })),
      steps: plan.steps.map(stepData),
      times: plan.times,
    },
  }
}

function stepData(step: PlanStep): RecipeStep {
  return {
    phase: step.phase,
    technique: step.technique,
    lines: [...step.lines],
    after: [...step.after],
    minutes: step.minutes === null ? null : [step.minutes[0], step.minutes[1]],
    takes: step.takes,
  }
}

import type { Brief } from '#kitchen/composer/brief.ts'
import { grammars } from '#kitchen/composer/grammar/grammars.ts'
import type { Plan, PlanStep } from '#kitchen/composer/plan.ts'
import type { Language } from '#kitchen/options.ts'
import type { Recipe, RecipeStep } from '#kitchen/recipe.ts'

/** Writes a planned dish as a recipe in one language, with the same recipe as data. */
export function writeRecipe(plan: Plan, brief: Brief, language: Language): Recipe {
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

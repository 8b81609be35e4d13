import type { Recipe, RecipeLine, RecipeStep } from '#kitchen/recipe.ts'
import type { RecipeRequest } from '#kitchen/request.ts'

/** A recipe and the request it answers, for the tests. */
export interface AnsweredRequest {
  request: RecipeRequest
  recipe: Recipe
}

type Line = [text: string, data: RecipeLine]
type Step = [text: string, data: RecipeStep]

/** An ingredient line: its text and its structured data. */
export function aLine(
  text: string,
  ingredient: string,
  amount: number | null,
  measure: RecipeLine['measure'],
  use: RecipeLine['use'] = 'yours',
): Line {
  return [text, { ingredient, words: ingredient.replaceAll('-', ' '), amount, measure, use }]
}

/** A step: its text and its structured data. A step without minutes takes two. */
export function aStep(text: string, data: Partial<RecipeStep> & Pick<RecipeStep, 'technique'>): Step {
  const minutes = data.minutes ?? null
  return [text, { phase: 'cook', lines: [], after: [], minutes, takes: minutes?.[1] ?? 2, ...data }]
}

/** A recipe with structured data; an Italian entrée in English for four unless `parts` say otherwise. */
export function aRecipe(
  parts: Partial<Recipe> & Pick<Recipe, 'title'>,
  times: [prep: number, cook: number, rest: number],
  lines: readonly Line[],
  steps: readonly Step[],
): Recipe {
  const [prep, cook, rest] = times
  const total = prep + cook + rest
  return {
    description: '',
    imageUrl: null,
    prepTime: `${prep} mins`,
    cookTime: `${cook} mins`,
    totalTime: `${total} mins`,
    servings: 4,
    difficulty: 'Easy',
    mealType: 'entrée',
    cuisine: 'Italian',
    language: 'en',
    ...parts,
    ingredients: lines.map(([text]) => text),
    instructions: steps.map(([text]) => text),
    structure: {
      archetype: 'by-hand',
      lines: lines.map(([, data]) => data),
      steps: steps.map(([, data]) => data),
      times: { prep, cook, rest, total },
    },
  }
}

/** The same recipe as an outside author would send it: text without structured data. */
export function withoutStructure({ structure: _, ...rest }: Recipe): Recipe {
  return rest
}

/** A recipe as a cook writes it: text without structured data. */
export interface WrittenRecipe {
  title: string
  description: string
  prepTime: string
  cookTime: string
  totalTime: string
  ingredients: readonly string[]
  instructions: readonly string[]
}

/** A written recipe for four, with the cuisine, meal type and language that the screen chose. */
export function recipeFromText(text: WrittenRecipe, parts: Pick<Recipe, 'cuisine' | 'mealType' | 'language'>): Recipe {
  return {
    ...text,
    ingredients: [...text.ingredients],
    instructions: [...text.instructions],
    imageUrl: null,
    servings: 4,
    difficulty: 'Easy',
    ...parts,
  }
}

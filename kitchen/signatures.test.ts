import { expect, it } from 'vitest'
import { type Staple, staples } from '#domain/options.ts'
import type { RecipeRequest } from '#domain/recipes/request.ts'
import { cook } from '#kitchen/cook.ts'

/** What a dish of a kitchen is salted with, whatever staples the cook has. */
const signatures = {
  Thai: ['fish-sauce', 'soy-sauce', 'shrimp-paste', 'red-curry-paste', 'green-curry-paste'],
  Chinese: ['soy-sauce', 'oyster-sauce', 'doubanjiang', 'fermented-black-beans', 'hoisin-sauce'],
  Japanese: ['soy-sauce', 'miso', 'dashi', 'ponzu', 'teriyaki-sauce'],
  Korean: ['soy-sauce', 'gochujang', 'doenjang', 'ssamjang'],
} as const
type Eastern = keyof typeof signatures
const easternKitchens = ['Thai', 'Chinese', 'Japanese', 'Korean'] as const

function shareWithSignature(cuisine: Eastern, selectedStaples: readonly Staple[]): number {
  const turns = Array.from({ length: 20 }, (_, turn) => turn)
  const found = turns.filter((turn) => {
    const mealType = turn % 2 === 0 ? 'entrée' : 'soup'
    const request: RecipeRequest = {
      ingredients: ['chicken', 'carrots'],
      allergens: [],
      mealTypes: [mealType],
      targetMealType: mealType,
      dietTypes: ['non-vegetarian'],
      proteins: ['chicken'],
      cuisine,
      searchMode: 'ideas',
      complexityMode: turn % 4 < 2 ? 'simple' : 'elaborate',
      language: 'en',
      useOnlyStaples: false,
      selectedStaples: [...selectedStaples],
    }
    const cooked = cook(request, String(turn))
    const ids = cooked.state === 'cooked' ? (cooked.recipe.structure?.lines.map(({ ingredient }) => ingredient) ?? []) : []
    return signatures[cuisine].some((id) => ids.includes(id))
  })
  return found.length / turns.length
}

it.each(easternKitchens)('%s dishes are salted as they are there, also where the cook has salt and pepper', (cuisine) => {
  expect(shareWithSignature(cuisine, [])).toBeGreaterThanOrEqual(0.95)
  expect(shareWithSignature(cuisine, ['salt and pepper'])).toBeGreaterThanOrEqual(0.95)
  expect(shareWithSignature(cuisine, staples)).toBeGreaterThanOrEqual(0.95)
})

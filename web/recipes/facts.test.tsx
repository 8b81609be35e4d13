import type { Recipe } from '@potluck/kitchen/recipe'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { en } from '#locales/en/en.ts'
import { startI18n } from '#web/language/i18n.ts'
import { Facts } from './facts.tsx'

beforeAll(() => startI18n(en))

const recipe: Recipe = {
  title: 'Rumpsteak',
  description: '',
  imageUrl: null,
  prepTime: '10 Min.',
  cookTime: '8 Min.',
  restTime: '5 Min.',
  totalTime: '23 Min.',
  servings: 4,
  difficulty: 'Easy',
  ingredients: ['4 Rumpsteaks'],
  instructions: ['Braten.'],
  mealType: 'entrée',
  cuisine: 'French',
  language: 'de',
}

test('every time is in the language of the recipe, that of the rest too', () => {
  const text = renderToStaticMarkup(<Facts recipe={recipe} />)
  expect(text).toContain('<bdi lang="de">5 Min.</bdi>')
  expect(text).not.toContain('mins')
})

test('a dish that does not rest has no time of rest', () => {
  const { restTime: _, ...atOnce } = recipe
  expect(renderToStaticMarkup(<Facts recipe={atOnce} />)).not.toContain('Rest<')
})

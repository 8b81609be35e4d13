import { expect, test } from 'vitest'
import { compose } from '#kitchen/composer/compose.ts'
import { readRequest } from '#kitchen/composer/read-request.ts'
import { typedRequest } from '#kitchen/testing/a-request.ts'

test('a Chinese steamed fish steams the wine off and ends with shreds of ginger and scallion on top', () => {
  const request = typedRequest(['sea bass', 'scallions', 'ginger', 'rice wine', 'soy sauce'], { cuisine: 'Chinese' })
  const recipes = Array.from({ length: 12 }, (_, turn) => compose(request, readRequest(request).brief, String(turn))?.recipe)
  const steamed = recipes.flatMap((recipe) => (recipe?.structure?.archetype === 'steamed' ? [recipe] : []))
  expect(steamed.length).toBeGreaterThan(0)
  for (const { ingredients, instructions } of steamed) {
    expect(ingredients.filter((line) => /ginger|scallion/.test(line) && !line.includes('strips'))).toEqual([])
    expect(instructions.join(' ')).toMatch(/sea bass[^.]* with (?:the )?rice wine|rice wine [^.]*sea bass/i)
  }
})

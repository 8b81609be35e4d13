import { expect, it } from 'vitest'
import { typedRequest } from '#kitchen/a-request.ts'
import { cook } from '#kitchen/cook.ts'

function stepsOf(typed: readonly string[], over: Parameters<typeof typedRequest>[1], seed: string): string[] {
  const result = cook(typedRequest([...typed], over), seed)
  return result.state === 'cooked' ? result.recipe.instructions : []
}

const at = (steps: readonly string[], words: RegExp) => steps.findIndex((step) => words.test(step))

it('steeps couscous off the heat, beside a stew and in one pot with it', () => {
  for (const seed of ['0', '1']) {
    const steps = stepsOf(['lamb', 'couscous', 'carrots', 'chickpeas', 'onion'], { cuisine: 'African' }, seed)
    const stirred = at(steps, /couscous/i)
    expect(steps[stirred]).not.toMatch(/simmer|cook|boil/i)
    expect(`${steps[stirred]} ${steps[stirred + 1]}`).toMatch(/off the heat|turn off/i)
  }
})

it('gives meat its colour before there is garlic to burn', () => {
  const steps = stepsOf(['beef', 'carrots', 'red wine', 'garlic', 'onion'], { cuisine: 'French' }, '0')
  expect(at(steps, /brown/i)).toBeGreaterThan(-1)
  expect(at(steps, /garlic/i)).toBeGreaterThan(at(steps, /brown/i))
})

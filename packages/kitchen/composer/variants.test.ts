import { describe, expect, test } from 'vitest'
import { archetypes } from '#kitchen/composer/archetypes/list.ts'
import { kitchenOf } from '#kitchen/composer/cuisines.ts'
import type { Draft } from '#kitchen/composer/draft.ts'
import { lastResorts } from '#kitchen/composer/last-resorts/list.ts'
import { methodKeyOf } from '#kitchen/composer/plan-steps.ts'
import { readRequest } from '#kitchen/composer/read-request.ts'
import { sketchDish } from '#kitchen/composer/sketch.ts'
import { variantsOf } from '#kitchen/composer/variants.ts'
import { cook } from '#kitchen/cook.ts'
import { randomRequest, typedRequest } from '#kitchen/testing/a-request.ts'
import { howMany } from '../../../tests/how-many.ts'

const itemsOf = ({ tasks }: Draft) =>
  new Set(tasks.flatMap((task) => [...task.items, ...task.and]).filter(({ class: kind }) => kind !== 'water'))
const proofsOf = ({ tasks }: Draft) => new Set(tasks.flatMap((task) => task.proofs.map((proof) => `${proof.item.words} ${proof.hazard}`)))

describe('variants of a dish', () => {
  test('the variants of a dish use the same foods and proofs of safety, and differ from one another', () => {
    let seen = 0
    for (let seed = 0; seed < 120; seed += 1) {
      const { brief } = readRequest(randomRequest(seed))
      for (const archetype of archetypes.filter(({ meals }) => meals.includes(brief.mealType))) {
        const draft = sketchDish(archetype, brief, kitchenOf(brief.cuisine, '', 0), String(seed))?.draft
        if (draft === undefined) continue
        const { techniques, smallVariants } = variantsOf(draft, brief.mealType)
        for (const other of [...techniques, ...smallVariants]) {
          expect(itemsOf(other), `${seed} ${archetype.id}`).toEqual(itemsOf(draft))
          expect(proofsOf(other), `${seed} ${archetype.id}`).toEqual(proofsOf(draft))
          seen += 1
        }
        expect(new Set([draft, ...techniques, ...smallVariants].map(methodKeyOf)).size).toBe(1 + techniques.length + smallVariants.length)
      }
    }
    expect(seen).toBeGreaterThan(500)
  })

  test('the variants of a dish lose no typed food: the oil for roasting is the oil for the pan', () => {
    const request = typedRequest(['prawns', 'vegetable oil', 'tomatoes', 'dried cranberries'], { cuisine: 'French', selectedStaples: [] })
    const { brief } = readRequest(request)
    const drafts = archetypes
      .filter(({ meals }) => meals.includes(brief.mealType))
      .flatMap((archetype) => sketchDish(archetype, brief, kitchenOf('French', '', 0), '0')?.draft ?? [])
    expect(drafts.length).toBeGreaterThan(0)
    for (const draft of drafts)
      for (const other of variantsOf(draft, brief.mealType).techniques)
        expect([...itemsOf(other)]).toEqual(expect.arrayContaining([...itemsOf(draft)]))
  })

  test('the variants of a dish come before the last resorts', () => {
    const over = { cuisine: 'Korean' as const, mealTypes: ['soup' as const], targetMealType: 'soup' as const }
    for (let turn = 0; turn < 5; turn += 1) {
      const outcome = cook(typedRequest(['beef', 'radish', 'scallions', 'soy sauce'], over), String(turn))
      const archetype = outcome.state === 'cooked' ? outcome.recipe.structure?.archetype : null
      expect(lastResorts.map(({ id }) => id)).not.toContain(archetype)
    }
  })

  test('any seed gives one of the first dishes, not a variant, and always the same one', () => {
    for (let number = 0; number < howMany(15, 40); number += 1) {
      const request = { ...randomRequest(number), searchMode: 'full' as const }
      const ofTurns = ['0', '1', '2', '3'].map((turn) => cook(request, turn))
      const [plain] = ofTurns
      const methods = ofTurns.map((outcome) => (outcome.state === 'cooked' ? outcome.recipe.structure?.archetype : outcome.code))
      for (const seed of ['1763720000123', '0d9a4f66-9b1c-4a53-a4a9-2f6f1f7d9a10', '']) {
        const first = cook(request, seed)
        expect(first.state).toBe(plain?.state)
        expect(methods).toContain(first.state === 'cooked' ? first.recipe.structure?.archetype : first.code)
        expect(cook(request, seed)).toEqual(first)
      }
    }
  })
})

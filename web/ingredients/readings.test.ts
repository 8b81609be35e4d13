import type { Language } from '@potluck/kitchen/options'
import type { IngredientReading } from '@potluck/kitchen/reading'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aPageCache, aServer, endPage, look, pass } from '#web/cache/queries.testing.ts'
import { ingredientKeys } from '#web/ingredients/ingredient-keys.ts'
import { readingsQuery } from './readings.ts'

const aReading: IngredientReading = { state: 'known', foods: [], corrected: null, unknown: [], notFood: [] }

let client: ReturnType<typeof aPageCache>
beforeEach(() => {
  client = aPageCache('2026-11-22T20:00:00Z')
})
afterEach(() => endPage(client))

/** A page whose list is read by a server that answers when told. */
function aPage() {
  const { questions, ask } = aServer<readonly IngredientReading[]>()
  const asked: (readonly string[])[] = []
  let leave = () => {}
  return {
    questions,
    asked,
    show(ingredients: readonly string[], language: Language = 'en') {
      const next = look(
        client,
        readingsQuery(client, ingredients, language, (missing, _language, signal) => {
          asked.push(missing)
          return ask(signal)
        }),
      )
      leave()
      leave = next.stop
    },
    isKnown: (ingredient: string) => client.getQueryData(ingredientKeys.reading('en', ingredient)) !== undefined,
  }
}

test('ingredients that come one after the other are read in one call', async () => {
  const page = aPage()
  page.show(['leek'])
  await pass(100)
  page.show(['leek', 'rice'])
  await pass(249)
  expect(page.asked).toEqual([])
  await pass(1)
  expect(page.asked).toEqual([['leek', 'rice']])
  await page.questions[0]?.answer([aReading, aReading])
  expect(page.isKnown('leek') && page.isKnown('rice')).toBe(true)
})

test('a known ingredient is not read again, but in another language it is', async () => {
  const page = aPage()
  page.show(['leek'])
  await pass(250)
  await page.questions[0]?.answer([aReading])
  page.show(['leek', 'rice'])
  await pass(250)
  expect(page.asked).toEqual([['leek'], ['rice']])
  await page.questions[1]?.answer([aReading])
  page.show(['leek'])
  await pass(250)
  expect(page.asked).toHaveLength(2)
  page.show(['leek'], 'de')
  await pass(250)
  expect(page.asked).toEqual([['leek'], ['rice'], ['leek']])
})

test('a change of the list leaves the call that is under way, and its answer counts no more', async () => {
  const page = aPage()
  page.show(['leek'])
  await pass(250)
  page.show(['rice'])
  expect(page.questions[0]?.isDropped()).toBe(true)
  await page.questions[0]?.answer([aReading])
  expect(page.isKnown('leek')).toBe(false)
  await pass(250)
  expect(page.asked).toEqual([['leek'], ['rice']])
})

test('a reading that fails is quiet, and is tried once more only', async () => {
  const page = aPage()
  page.show(['leek'])
  await pass(250)
  await page.questions[0]?.fail()
  await pass(5_250)
  expect(page.asked).toHaveLength(2)
  await page.questions[1]?.fail()
  await pass(60_000)
  expect(page.asked).toHaveLength(2)
  expect(page.isKnown('leek')).toBe(false)
})

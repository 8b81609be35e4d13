import { describe, expect, test } from 'vitest'
import { type IngredientId, ingredientIds, lexicon } from '#kitchen/lexicon/lexicon.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

const all = ingredientIds.flatMap((id) => Object.values(lexicon[id].ru).map((form): [string, string] => [id, form]))

/** Does a case form have as many words as the list name, each with the same first letter (яйца, яиц)? */
function isOfItsName(id: IngredientId, form: string): boolean {
  const words = lexicon[id].ru.list.split(' ')
  const bent = form.split(' ')
  return words.length === bent.length && words.every((word, at) => word.slice(0, 1) === bent[at]?.slice(0, 1))
}

describe('Russian forms', () => {
  test('Russian forms have Russian letters and single spaces', () => {
    expect(all.filter(([, form]) => !/^[а-яё]+(?:[ -][а-яё]+)*$/.test(form))).toEqual([])
  })

  test("Russian forms are cases of the ingredient's list name", () => {
    expect(ingredientIds.filter((id) => !Object.values(lexicon[id].ru).every((form) => isOfItsName(id, form)))).toEqual([])
  })

  test('the reader reads every Russian form as its ingredient', () => {
    const strays = all.filter(([id, form]) => readPhrase(form, 'ru').foods.every(({ ingredient }) => ingredient !== id))
    expect(strays).toEqual([])
  })

  test('only an indeclinable Russian name has the same genitive and instrumental', () => {
    const unbent = ingredientIds.filter(
      (id) => lexicon[id].ru.genitive === lexicon[id].ru.instrumental && !/[оеиуюа]$|[оеиую] |ая|ья/.test(lexicon[id].ru.list),
    )
    expect(unbent).toEqual([])
  })
})

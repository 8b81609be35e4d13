import { describe, expect, test } from 'vitest'
import { ru as forms } from '#kitchen/lexicon/forms/ru.ts'
import { ingredientIds, namesIn } from '#kitchen/lexicon/lexicon.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

const all = ingredientIds.flatMap((id) => Object.values(forms[id]).map((form): [string, string] => [id, form]))

/** Does a case form have as many words as the list name, each with the same first letter (яйца, яиц)? */
function isOfItsName(id: keyof typeof forms, form: string): boolean {
  const words = namesIn.ru[id].list.split(' ')
  const bent = form.split(' ')
  return words.length === bent.length && words.every((word, at) => word.slice(0, 1) === bent[at]?.slice(0, 1))
}

describe('Russian forms', () => {
  test('every ingredient has Russian forms', () => {
    expect(ingredientIds.filter((id) => forms[id] === undefined)).toEqual([])
  })

  test('Russian forms have Russian letters and single spaces', () => {
    expect(all.filter(([, form]) => !/^[а-яё]+(?:[ -][а-яё]+)*$/.test(form))).toEqual([])
  })

  test("Russian forms are cases of the ingredient's list name", () => {
    expect(ingredientIds.filter((id) => !Object.values(forms[id]).every((form) => isOfItsName(id, form)))).toEqual([])
  })

  test('the reader reads every Russian form as its ingredient', () => {
    const strays = all.filter(([id, form]) => readPhrase(form, 'ru').foods.every(({ ingredient }) => ingredient !== id))
    expect(strays).toEqual([])
  })

  test('only an indeclinable Russian name has the same genitive and instrumental', () => {
    const unbent = ingredientIds.filter(
      (id) => forms[id].genitive === forms[id].instrumental && !/[оеиуюа]$|[оеиую] |ая|ья/.test(namesIn.ru[id].list),
    )
    expect(unbent).toEqual([])
  })
})

import { describe, expect, test } from 'vitest'
import { ingredientIds, lexicon } from '#kitchen/lexicon/lexicon.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

const all = ingredientIds.flatMap((id) => Object.entries(lexicon[id].de).map(([form, text]): [string, string, string] => [id, form, text]))

describe('German forms', () => {
  test('German forms have Latin letters, single spaces and no article', () => {
    expect(
      all.filter(([, , text]) => !/^\p{Script=Latin}[\p{Script=Latin}'’-]*(?: \p{Script=Latin}[\p{Script=Latin}'’-]*)*$/u.test(text)),
    ).toEqual([])
    expect(all.filter(([, , text]) => /^(?:der|die|das|den|dem|ein|eine|einen) /.test(text))).toEqual([])
  })

  test('the reader reads a German form as its ingredient, or as food of the same kind', () => {
    const strays = all.filter(([id, form, text]) => {
      if (form === 'compound') return false
      const { foods, unknown, notFood } = readPhrase(text, 'de')
      const [food] = foods
      const isOwn = food !== undefined && foods.length === 1 && (food.ingredient === id || form === 'short' || form === 'with')
      return !isOwn || unknown.length + notFood.length > 0
    })
    expect(strays).toEqual([])
  })

  test('German foods that are counted in pieces have a singular and a plural', () => {
    const uncounted = ingredientIds.filter(
      (id) => lexicon[id].measure === 'piece' && (lexicon[id].de.one ?? lexicon[id].de.many) === undefined,
    )
    expect(uncounted).toEqual([])
  })

  test('German forms after "mit" are in the dative', () => {
    expect(all.filter(([, form, text]) => form === 'with' && /(?:pilze|kerne|nüsse|linge|brote|blätter|eier)$/i.test(text))).toEqual([])
    expect(all.filter(([, form, text]) => form === 'with' && /^\p{Ll}+e /u.test(text))).toEqual([])
  })

  test('a German adjective before a masculine noun is in the accusative, and in the list in the nominative', () => {
    expect(ingredientIds.filter((id) => /^\p{Ll}+er /u.test(lexicon[id].de.bare))).toEqual([])
    expect(
      ingredientIds.filter((id) => /^\p{Ll}+er /u.test(lexicon[id].de.listed ?? ' ') !== (lexicon[id].de.listed !== undefined)),
    ).toEqual([])
  })
})

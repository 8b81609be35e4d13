import { describe, expect, it } from 'vitest'
import { de as forms } from '#kitchen/lexicon/forms/de.ts'
import { ingredientIds, lexicon } from '#kitchen/lexicon/lexicon.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

const all = ingredientIds.flatMap((id) => Object.entries(forms[id]).map(([form, text]): [string, string, string] => [id, form, text]))

describe('the German forms', () => {
  it('are there for every ingredient', () => {
    expect(ingredientIds.filter((id) => forms[id] === undefined)).toEqual([])
  })

  it('are written in Latin letters, with single spaces and no article', () => {
    expect(
      all.filter(([, , text]) => !/^\p{Script=Latin}[\p{Script=Latin}'’-]*(?: \p{Script=Latin}[\p{Script=Latin}'’-]*)*$/u.test(text)),
    ).toEqual([])
    expect(all.filter(([, , text]) => /^(?:der|die|das|den|dem|ein|eine|einen) /.test(text))).toEqual([])
  })

  it('name the ingredient, or food of the same kind, when they are read', () => {
    const strays = all.filter(([id, form, text]) => {
      if (form === 'compound') return false
      const { foods, unknown, notFood } = readPhrase(text, 'de')
      const [food] = foods
      const isOwn = food !== undefined && foods.length === 1 && (food.ingredient === id || form === 'short' || form === 'with')
      return !isOwn || unknown.length + notFood.length > 0
    })
    expect(strays).toEqual([])
  })

  it('have both numbers of what is counted in pieces', () => {
    const uncounted = ingredientIds.filter((id) => lexicon[id].measure === 'piece' && (forms[id].one ?? forms[id].many) === undefined)
    expect(uncounted).toEqual([])
  })

  it('stand in the dative after "mit": no plural without its -n, no adjective in -e or -er beside a neuter', () => {
    expect(all.filter(([, form, text]) => form === 'with' && /(?:pilze|kerne|nüsse|linge|brote|blätter|eier)$/i.test(text))).toEqual([])
    expect(all.filter(([, form, text]) => form === 'with' && /^\p{Ll}+e /u.test(text))).toEqual([])
  })

  it('have an adjective before a masculine noun in the accusative, and in the nominative in a list', () => {
    expect(ingredientIds.filter((id) => /^\p{Ll}+er /u.test(forms[id].bare))).toEqual([])
    expect(ingredientIds.filter((id) => /^\p{Ll}+er /u.test(forms[id].listed ?? ' ') !== (forms[id].listed !== undefined))).toEqual([])
  })
})

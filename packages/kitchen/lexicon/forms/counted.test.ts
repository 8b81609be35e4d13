import { describe, expect, test } from 'vitest'
import { ingredientIds, lexicon } from '#kitchen/lexicon/lexicon.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

const counted = [
  { language: 'ja', script: /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u },
  { language: 'zh', script: /^\p{Script=Han}+$/u },
] as const

describe.each(counted)('forms in $language', ({ language, script }) => {
  test('every ingredient that recipes count has a counter', () => {
    expect(ingredientIds.filter((id) => !['g', 'ml'].includes(lexicon[id].measure) && lexicon[id][language].counter === undefined)).toEqual(
      [],
    )
  })

  test('every form is written in the script of its language', () => {
    const all = ingredientIds.flatMap((id) => Object.values(lexicon[id][language]).map((form): [string, string] => [id, form]))
    expect(all.filter(([, form]) => !script.test(form))).toEqual([])
  })

  test('the short name for a title means the same ingredient, or one with the same protein', () => {
    const strays = ingredientIds.filter((id) => {
      const { short } = lexicon[id][language]
      if (short === undefined) return false
      const [food] = readPhrase(short, language).foods
      if (food === undefined || food.ingredient === null) return true
      return food.ingredient !== id && lexicon[food.ingredient].protein !== lexicon[id].protein
    })
    expect(strays).toEqual([])
  })
})

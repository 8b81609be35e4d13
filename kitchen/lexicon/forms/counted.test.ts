import { describe, expect, test } from 'vitest'
import { ja } from '#kitchen/lexicon/forms/ja.ts'
import { zh } from '#kitchen/lexicon/forms/zh.ts'
import { ingredientIds, lexicon } from '#kitchen/lexicon/lexicon.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

const counted = [
  { language: 'ja', forms: ja, script: /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u },
  { language: 'zh', forms: zh, script: /^\p{Script=Han}+$/u },
] as const

describe.each(counted)('forms in $language', ({ language, forms, script }) => {
  test('every ingredient has a form', () => {
    expect(ingredientIds.filter((id) => forms[id] === undefined)).toEqual([])
  })

  test('every ingredient that recipes count has a counter', () => {
    expect(ingredientIds.filter((id) => !['g', 'ml'].includes(lexicon[id].measure) && forms[id].counter === undefined)).toEqual([])
  })

  test('every form is written in the script of its language', () => {
    const all = ingredientIds.flatMap((id) => Object.values(forms[id]).map((form): [string, string] => [id, form]))
    expect(all.filter(([, form]) => !script.test(form))).toEqual([])
  })

  test('the short name for a title means the same ingredient, or one with the same protein', () => {
    const strays = ingredientIds.filter((id) => {
      const { short } = forms[id]
      if (short === undefined) return false
      const [food] = readPhrase(short, language).foods
      if (food === undefined || food.ingredient === null) return true
      return food.ingredient !== id && lexicon[food.ingredient].protein !== lexicon[id].protein
    })
    expect(strays).toEqual([])
  })
})

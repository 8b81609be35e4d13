import { describe, expect, it } from 'vitest'
import { ja } from '#kitchen/lexicon/forms/ja.ts'
import { zh } from '#kitchen/lexicon/forms/zh.ts'
import { ingredientIds, lexicon } from '#kitchen/lexicon/lexicon.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

const counted = [
  { language: 'ja', forms: ja, script: /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u },
  { language: 'zh', forms: zh, script: /^\p{Script=Han}+$/u },
] as const

describe.each(counted)('the forms of a language that counts with words: $language', ({ language, forms, script }) => {
  it('are there for every ingredient', () => {
    expect(ingredientIds.filter((id) => forms[id] === undefined)).toEqual([])
  })

  it('count whatever a recipe counts', () => {
    expect(ingredientIds.filter((id) => !['g', 'ml'].includes(lexicon[id].measure) && forms[id].counter === undefined)).toEqual([])
  })

  it('are written in its script', () => {
    const all = ingredientIds.flatMap((id) => Object.values(forms[id]).map((form): [string, string] => [id, form]))
    expect(all.filter(([, form]) => !script.test(form))).toEqual([])
  })

  it('have a title name no stranger to the ingredient: the same food, or one with the same protein', () => {
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

import { expect, it } from 'vitest'
import { type Language, languageCodes } from '#domain/options.ts'
import { typedRequest } from '#kitchen/a-request.ts'
import { cook } from '#kitchen/cook.ts'
import { unsafeInAny } from './safety-in-languages.ts'

const typed: Record<Language, string> = {
  en: 'dried kidney beans',
  es: 'alubias rojas secas',
  fr: 'haricots rouges secs',
  de: 'getrocknete Kidneybohnen',
  ru: 'сухая красная фасоль',
  ar: 'فاصوليا حمراء جافة',
  ja: '乾燥金時豆',
  zh: '干红腰豆',
}

it.each(languageCodes)('dried beans are counted and their ten minutes at the boil are found in every voice of %s', (language) => {
  for (let seed = 0; seed < 12; seed += 1) {
    const answer = cook(typedRequest([typed[language]], { language }), String(seed))
    if (answer.state === 'refused') throw new Error(`${typed[language]} refused`)
    expect(unsafeInAny(answer.recipe), answer.recipe.instructions.join(' ')).toEqual({ dangers: 1, missing: [] })
    const steps = answer.recipe.instructions.filter((_, at) => answer.recipe.structure?.steps[at]?.technique !== 'boil')
    expect(unsafeInAny({ ...answer.recipe, instructions: steps }).missing, steps.join(' ')).toEqual(['dried beans'])
  }
})

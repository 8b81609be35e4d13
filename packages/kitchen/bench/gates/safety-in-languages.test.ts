import { expect, it } from 'vitest'
import { type Cue, verbs } from '#kitchen/composer/draft.ts'
import { grammars } from '#kitchen/composer/grammar/grammars.ts'
import { cook } from '#kitchen/cook.ts'
import { type Language, languageCodes } from '#kitchen/options.ts'
import { typedRequest } from '#kitchen/testing/a-request.ts'
import { anItem } from '#kitchen/testing/an-item.ts'
import { aPlan } from '#kitchen/testing/grammar/a-sentence.ts'
import { findMissingSafetyInAnyLanguage, saysSign } from './safety-in-languages.ts'

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

it.each(languageCodes)('dried beans and their ten minutes of boiling are found in every style of %s', (language) => {
  for (let seed = 0; seed < 12; seed += 1) {
    const answer = cook(typedRequest([typed[language]], { language }), String(seed))
    if (answer.state === 'refused') throw new Error(`${typed[language]} refused`)
    expect(findMissingSafetyInAnyLanguage(answer.recipe), answer.recipe.instructions.join(' ')).toEqual({ dangers: 1, missing: [] })
    const steps = answer.recipe.instructions.filter((_, at) => answer.recipe.structure?.steps[at]?.technique !== 'boil')
    expect(findMissingSafetyInAnyLanguage({ ...answer.recipe, instructions: steps }).missing, steps.join(' ')).toEqual(['dried beans'])
  }
})

/** Signs that prove nothing of raw food: something set or firm may be the egg itself. */
const plainCues: readonly Cue[] = ['golden', 'soft', 'crisp-tender', 'thickened', 'smooth', 'bubbling']

it.each(languageCodes)('no other sentence of a recipe counts as a sign that food is done: %s', (language) => {
  const steps = new Set(
    verbs.flatMap((verb) =>
      plainCues.flatMap((cue, style) =>
        (['saucepan', 'baking-dish'] as const).flatMap(
          (vessel) =>
            grammars[language](aPlan([[verb, { items: [anItem('onion'), anItem('flour')], vessel, minutes: [5, 7], cue }]], style))
              .instructions,
        ),
      ),
    ),
  )
  const taken = ['fish', 'crustaceans', 'bivalves', 'eggs'].flatMap((danger) =>
    [...steps].filter((step) => saysSign(language, danger, step)).map((step) => `${danger}: ${step}`),
  )
  expect(taken).toEqual([])
})

import { describe, expect, test } from 'vitest'
import { containsPhrase } from '#kitchen/checker/text/phrases.ts'
import { foldText } from '#kitchen/checker/text/plain-text.ts'
import { checkerWordsIn } from '#kitchen/checker/words/words-in.ts'
import type { Heat } from '#kitchen/composer/draft.ts'
import { heatWords as ar } from '#kitchen/composer/grammar/ar/words.ts'
import { heatWords as de } from '#kitchen/composer/grammar/de/words.ts'
import { heatWords as en } from '#kitchen/composer/grammar/en/words.ts'
import { heatWords as es } from '#kitchen/composer/grammar/es/words.ts'
import { heatWords as fr } from '#kitchen/composer/grammar/fr/words.ts'
import { heatWords as ja } from '#kitchen/composer/grammar/ja/words.ts'
import { heatWords as ru } from '#kitchen/composer/grammar/ru/words.ts'
import { heatWords as zh } from '#kitchen/composer/grammar/zh/words.ts'
import { type Language, languageCodes } from '#kitchen/options.ts'

const heats: Record<Language, Record<Heat, string | readonly string[]>> = { ar, de, en, es, fr, ja, ru, zh }

describe.each(languageCodes)('the words for heat in %s', (language) => {
  const isGentle = (phrase: string) => containsPhrase(foldText(phrase), checkerWordsIn[language].safety.gentle, language)
  const phrasesFor = (heat: Heat) => [heats[language][heat]].flat()

  test.each([...phrasesFor('low'), ...phrasesFor('medium-low')])('the checker knows that "%s" is a heat to stew meat over', (phrase) => {
    expect(isGentle(phrase)).toBe(true)
  })

  test('the checker counts no words for high heat as gentle', () => {
    expect(phrasesFor('high').filter(isGentle)).toEqual([])
  })
})

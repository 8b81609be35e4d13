import { expect, test } from 'vitest'
import { languageCodes } from '#kitchen/options.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

/** The property names of every object: a table lookup with a cook's word must not find them. */
const inherited = Object.getOwnPropertyNames(Object.prototype).flatMap((name) => [name, name.toLowerCase()])

test.each(languageCodes)('the reader leaves property names of every object unknown, under %s', (header) => {
  for (const word of inherited) {
    for (const typed of [word, `1 ${word}`, `${word} eggs`]) expect(() => readPhrase(typed, header)).not.toThrow()
  }
  expect(readPhrase('constructor', header).unknown).toMatchObject([{ words: 'constructor' }])
})

import { describe, expect, it } from 'vitest'
import { type Language, languageCodes } from '#kitchen/options.ts'
import { inspectPhrase } from '#kitchen/reader/inspect.ts'
import { howMany } from '../../../../tests/how-many.ts'
import { readUnderEveryHeader } from './every-header.ts'
import { missedGates } from './gate.ts'
import { headerReport, measureEveryHeader } from './word-gates.ts'
import { doJob, jobsFor, sampleNames } from './word-jobs.ts'
import { hasName, namesOf } from './written-names.ts'

/** A reader that reads every phrase as another food under one language header. */
const misreadUnder = (header: Language, meaning: string) => (text: string, language: Language) =>
  language === header ? inspectPhrase(meaning, 'en') : inspectPhrase(text, 'en')

describe('names under the headers of other languages', () => {
  it('a name that every header reads alike counts as no error', () => {
    const tally = readUnderEveryHeader(['heavy cream', 'carrot'], 'en', (text) => inspectPhrase(text, 'en'))
    expect(tally).toEqual({ names: 2, pairs: 14, wrong: [], unsure: [], sameWord: [], sameWordUnsure: [] })
    expect(missedGates(headerReport(tally).gates)).toEqual([])
  })

  it('a header that wrongly denies an allergen and keeps a diet counts as an error', () => {
    const tally = readUnderEveryHeader(['heavy cream'], 'en', misreadUnder('ja', 'carrot'))
    expect(tally.wrong).toMatchObject([
      { words: 'heavy cream', language: 'en', header: 'ja', denied: ['dairy', 'vegan'], readAs: 'carrot' },
    ])
    const { gates, lines, slips } = headerReport(tally)
    expect(gates).toMatchObject([{ value: 1, of: 7 }])
    expect(missedGates(gates)).toHaveLength(1)
    expect(lines.join('\n')).toMatch(/MISS 1 of 1; 1 names, 7 pairs[\s\S]*\n +en +0 +0 +0 +0 +0 +0 +1 +0\n/)
    expect(slips).toEqual(['WRONG NO\ten under ja\theavy cream\tdenies dairy, vegan\tread as carrot'])
  })

  it("a name that is also a word of the header's language is listed apart", () => {
    const { wrong, sameWord } = readUnderEveryHeader(['butter'], 'en', misreadUnder('de', 'carrot'))
    expect([wrong, sameWord.map(({ header }) => header)]).toEqual([[], ['de']])
  })

  it('a name that its own language does not know is counted apart', () => {
    const { wrong, unsure } = readUnderEveryHeader(['zblorp'], 'en', misreadUnder('ru', 'carrot'))
    expect(wrong).toEqual([])
    expect(unsure).toMatchObject([
      {
        header: 'ru',
        denied: ['dairy', 'gluten', 'eggs', 'peanut', 'shellfish', 'soybean', 'mushroom', 'vegan', 'vegetarian', 'pescatarian'],
      },
    ])
  })

  it('a reading that asks is not counted as a denial', () => {
    expect(readUnderEveryHeader(['heavy cream'], 'en', misreadUnder('ja', 'zblorp')).wrong).toEqual([])
  })
})

describe('the names of a language', () => {
  it('the names of a language are those of its tables, each once and as written', () => {
    expect(namesOf('en')).toEqual(expect.arrayContaining(['carrot', 'carrots', 'gouda']))
    expect(namesOf('ja')).toContain('にんじん')
    expect(namesOf('ja').filter((name) => /\p{Script=Hiragana} \p{Script=Hiragana}/u.test(name))).toEqual([])
    expect(new Set(namesOf('fr')).size).toBe(namesOf('fr').length)
  })

  it.each([
    ['de', 'Crème fraîche', true],
    ['en', 'CRÈME FRAICHE', true],
    ['ja', '醤油', true],
    ['en', '醤油', false],
    ['en', 'zblorp', false],
  ] as const)('a name is known regardless of case and accents: %s has %s: %s', (language, name, isKnown) => {
    expect(hasName(language, name)).toBe(isKnown)
  })

  it('the names of a language are divided into jobs without gaps or overlaps', () => {
    const jobs = jobsFor('every-header', ['en', 'zh'], null)
    for (const language of ['en', 'zh'] as const) {
      const own = jobs.filter((job) => job.language === language)
      expect(own.flatMap(({ from, to }) => namesOf(language).slice(from, to))).toEqual(namesOf(language))
    }
    expect(sampleNames('en', 20)).toEqual(sampleNames('en', 20))
    expect(sampleNames('en', 20)).toHaveLength(20)
  })
})

it('a gate fails with the error of its worker', async () => {
  await expect(
    measureEveryHeader(
      ['zh'],
      3,
      () => undefined,
      async () => Promise.reject(new Error('no worker')),
    ),
  ).rejects.toThrow('no worker')
})

describe('a sample of all names under every other header', () => {
  it.each(languageCodes)('no header wrongly denies an allergen of a sampled name: %s', async (language) => {
    const { slips, gates } = await measureEveryHeader(
      [language],
      howMany(30, 2_000),
      () => undefined,
      async (jobs) => jobs.map(doJob),
    )
    if (missedGates(gates).length > 0) expect.fail(slips.filter((slip) => slip.startsWith('WRONG')).join('\n'))
  })
})

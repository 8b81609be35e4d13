import { describe, expect, it } from 'vitest'
import { randomSourceFrom } from '#kitchen/composer/random.ts'
import { languageCodes } from '#kitchen/options.ts'
import { inspectPhrase } from '#kitchen/reader/inspect.ts'
import { howMany } from '../../../../tests/how-many.ts'
import { missedGates } from './gate.ts'
import { misspell, type SlipOfTheHand } from './misspell.ts'
import { readMisspelt } from './misspelt.ts'
import { measureMisspelt, misspeltReport } from './word-gates.ts'
import { doJob } from './word-jobs.ts'

describe('typing slips', () => {
  const all = (name: string, how: SlipOfTheHand) =>
    [...new Set(Array.from({ length: 50 }, (_, seed) => misspell(name, how, randomSourceFrom(seed))))].sort()

  it.each([
    ['egg', 'dropped', ['eg', 'gg']],
    ['egg', 'doubled', ['eegg', 'eggg']],
    ['egg', 'swapped', ['geg']],
    ['ox 2', 'swapped', ['xo 2']],
    ['a b', 'swapped', [null]],
    ['ü', 'dropped', [null]],
    ['豆乳', 'swapped', ['乳豆']],
    ['crème brûlée', 'unaccented', ['creme brulee']],
    ['butter', 'unaccented', [null]],
    ['бельё', 'unaccented', ['белье']],
  ] as const)('the slips of the word "%s" with letters %s are all the possible ones', (name, how, expected) => {
    expect(all(name, how)).toEqual([...expected].sort())
  })
})

describe('misspelt names', () => {
  it('a misspelt name that is read as the name counts as no error', () => {
    const tally = readMisspelt(['heavy cream'], 'en', () => inspectPhrase('heavy cream', 'en'))
    expect(tally).toMatchObject({ names: 1, variants: 3, setAside: 0, readings: 6, wrong: [] })
    expect(missedGates(misspeltReport(tally).gates)).toEqual([])
  })

  it('a misspelt name whose allergens are denied counts as an error under either header', () => {
    const tally = readMisspelt(['heavy cream'], 'en', (text) => inspectPhrase(text === 'heavy cream' ? text : 'carrot', 'en'))
    expect(tally.wrong).toHaveLength(6)
    expect(tally.wrong.filter(({ header }) => header === 'en')).toHaveLength(3)
    expect(tally.wrong[0]).toMatchObject({
      misspelt: { name: 'heavy cream', how: 'dropped' },
      denied: ['dairy', 'vegan'],
      readAs: 'carrot',
    })
    const { gates, lines, slips } = misspeltReport(tally)
    expect(missedGates(gates)).toHaveLength(1)
    expect(lines[1]).toContain('6, target 0 (dropped 2, doubled 2, swapped 2, unaccented 0)')
    expect(slips[0]).toMatch(/^WRONG NO\ten under en\t.*\tfor heavy cream, dropped\tdenies dairy, vegan\tread as carrot$/)
  })

  it('a misspelt name that makes the reader ask counts as no error', () => {
    expect(readMisspelt(['heavy cream'], 'en', (text) => inspectPhrase(text === 'heavy cream' ? text : 'zblorp', 'en')).wrong).toEqual([])
  })

  it('a misspelling that is a whole name itself is set aside, such as half of 豆油', () => {
    expect(readMisspelt(['豆油'], 'zh')).toMatchObject({ setAside: 2, variants: 1 })
  })

  it('a name without its accents counts as the name, unless another language has it', () => {
    expect(readMisspelt(['Gemüsebrühwürfel'], 'de')).toMatchObject({ variants: 4, setAside: 0 })
    expect(readMisspelt(['crème fraîche'], 'fr')).toMatchObject({ variants: 3, setAside: 1 })
  })
})

describe('a sample of all names, misspelt', () => {
  it.each(languageCodes)('no misspelling in a sample wrongly denies an allergen: %s', async (language) => {
    const { slips, gates } = await measureMisspelt(
      [language],
      howMany(12, 1_000),
      () => undefined,
      async (jobs) => jobs.map(doJob),
    )
    if (missedGates(gates).length > 0) expect.fail(slips.join('\n'))
  })
})

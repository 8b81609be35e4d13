import { describe, expect, test } from 'vitest'
import { languageCodes } from '#kitchen/options.ts'
import { senseOfKind } from '#kitchen/reader/food/food.ts'
import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { kindsIn } from '#kitchen/reader/kinds/kinds-in.ts'
import { writtenName } from '#kitchen/reader/match/phrase-tree.ts'
import { tokenise } from '#kitchen/reader/text/tokens.ts'

/** Folded names that a later row repeats with the same meaning. */
function saidTwice(kinds: readonly NamedKind[]): string[] {
  const meanings = new Map<string, string>()
  return kinds.flatMap((kind) => {
    const meaning = JSON.stringify(senseOfKind(kind))
    return kind.names.filter((name) => {
      const written = writtenName(tokenise(name))
      const known = meanings.get(written)
      if (known === undefined) meanings.set(written, meaning)
      return known === meaning
    })
  })
}

describe('named kinds', () => {
  test.each(languageCodes)('no kind repeats a name with the same meaning: %s', (language) => {
    expect(kindsIn[language].foods.length).toBeGreaterThan(100)
    expect(saidTwice(kindsIn[language].foods)).toEqual([])
  })

  test('the check of repeated names finds one with another accent or hyphen', () => {
    const sauce = { class: 'sauce', diet: 'vegan' } as const
    expect(
      saidTwice([
        { ...sauce, names: ['pad thaï', 'mille-îles'] },
        { ...sauce, names: ['Pad Thai', 'mille iles', 'nuoc mam'] },
      ]),
    ).toEqual(['Pad Thai', 'mille iles'])
  })

  test.each(['es', 'fr', 'de'] as const)('the kinds have more than five thousand names, each written once: %s', (language) => {
    // Rows that add doubts repeat names of other tables on purpose.
    const tables = kindsIn[language].foods.filter(({ sharesDoubts }) => sharesDoubts !== true)
    const names = tables.flatMap((kind) => kind.names.map((name) => name.toLowerCase()))
    const seen = new Set<string>()
    expect(names.filter((name) => seen.size === seen.add(name).size)).toEqual([])
    expect(names.length).toBeGreaterThan(5_000)
  })
})

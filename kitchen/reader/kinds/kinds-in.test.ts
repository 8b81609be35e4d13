import { describe, expect, it } from 'vitest'
import { kindsIn } from '#kitchen/reader/kinds/kinds-in.ts'

describe('the long tail of a language', () => {
  it.each(['es', 'fr', 'de'] as const)('has no name twice: %s', (language) => {
    const names = kindsIn[language].foods.flatMap((kind) => kind.names.map((name) => name.toLowerCase()))
    const seen = new Set<string>()
    expect(names.filter((name) => seen.size === seen.add(name).size)).toEqual([])
    expect(names.length).toBeGreaterThan(5_000)
  })
})

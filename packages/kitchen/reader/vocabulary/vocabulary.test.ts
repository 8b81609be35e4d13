import { expect, test } from 'vitest'

// A module instance of its own: other test files share the process and may have built the vocabulary.
const own = new URL('./vocabulary.ts', import.meta.url).pathname

test('a vocabulary that is needed while its steps run is finished at once, and its steps end', async () => {
  const { vocabularyOf, vocabularySteps }: typeof import('#kitchen/reader/vocabulary/vocabulary.ts') = await import(`${own}?own`)
  const steps = vocabularySteps('zh')
  for (let step = 0; step < 100; step += 1) expect(steps.next().done).toBe(false)
  const vocabulary = vocabularyOf('zh')
  expect(vocabulary.ownThings).toBeInstanceOf(Set)
  expect(vocabulary.root.next.size).toBeGreaterThan(1_000)
  expect(vocabularyOf('zh')).toBe(vocabulary)
  expect(steps.next().done).toBe(true)
})

import { expect, test } from 'vitest'
import { measureEveryHeader } from './word-gates.ts'

// Each worker loads the kitchen anew. `npm test` runs the same jobs without workers, and workers without a kitchen.
test('a worker of a gate reads the names of its job', async () => {
  const { lines } = await measureEveryHeader(['zh'], 3, () => undefined)
  expect(lines[0]).toContain('3 names, 21 pairs')
})

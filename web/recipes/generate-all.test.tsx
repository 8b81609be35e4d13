import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { en } from '#locales/en/en.ts'
import { recipes } from '#locales/en/recipes.ts'
import { addSentences, startI18n } from '#web/language/i18n.ts'
import type { Run } from './cookbook-state.ts'
import { GenerateAll } from './generate-all.tsx'
import type { RunPlan } from './plan-run.ts'

beforeAll(async () => {
  await startI18n(en)
  addSentences({ recipes })
})

const three: RunPlan = { cuisines: ['Italian', 'Thai', 'French'], ready: 1, isAnew: false }

function shown(left: number | null, { plan = three, run = { state: 'idle' } }: { plan?: RunPlan; run?: Run } = {}) {
  const still = { isMainAction: false, isDisabled: false, isWaiting: false, onGenerateAll: () => {}, onStop: () => {} }
  return renderToStaticMarkup(<GenerateAll count={4} plan={plan} run={run} left={left} {...still} />)
}

test('the button says beforehand how many searches a run takes, and how many are left when they are fewer', () => {
  expect(shown(3)).toContain('Italian, Thai, and French take 3 searches.')
  expect(shown(3)).not.toContain('left')
  expect(shown(2)).toContain('take 3 searches. Only 2 are left, so only the first 2 are cooked.')
  expect(shown(1)).toContain('Only 1 is left, so only the first is cooked.')
})

test('a member whose searches are not counted does not read that a run takes any', () => {
  expect(shown(null)).toContain('Writes Italian, Thai, and French.')
})

test('cuisines that are not ready can be tried again only while searches are left', () => {
  const run: Run = { state: 'finished', ready: 1, count: 4 }
  expect(shown(3, { run })).toContain('1 of 4 are ready. The others can be tried again.')
  expect(shown(0, { run })).toContain('1 of 4 are ready. No search is left for the others.')
})

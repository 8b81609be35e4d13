import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { hasLeft, type Usage } from '#domain/usage/usage.ts'
import { en } from '#locales/en/en.ts'
import { makeQueryClient } from '#web/cache/query-client.ts'
import { startI18n } from '#web/language/i18n.ts'
import { varietyOf } from '#web/language/variety.ts'
import type { Allowance } from './allowance.ts'
import { LimitDialog } from './limit-dialog.tsx'
import { Lifted } from './member-meter.tsx'
import { NoSearches } from './no-searches.tsx'
import { UsageMeter } from './usage-meter.tsx'

beforeAll(() => startI18n(en))

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
/** What stands on the page, links and all. */
const shown = (part: ReactNode) =>
  renderToStaticMarkup(
    <QueryClientProvider client={makeQueryClient()}>
      <RouterContextProvider router={router}>{part}</RouterContextProvider>
    </QueryClientProvider>,
  )

const aMember = (remaining: number): Usage => ({
  used: 180 - remaining,
  limit: 180,
  remaining,
  resetDate: new Date(Date.now() + 9.5 * 24 * 60 * 60_000).toISOString(),
  sessionId: null,
  totalLifetime: 200,
  period: 'month',
})
const aVisitor = (remaining: number): Usage => ({ ...aMember(0), used: 6 - remaining, limit: 6, remaining, period: 'day' })
const unlimited: Usage = { ...aMember(0), limit: null, remaining: null }

function meter(
  usage: Usage,
  { place = 'header', isLate = false, ...over }: Partial<Allowance> & { place?: 'header' | 'foot'; isLate?: boolean } = {},
) {
  const allowance = { usage, premium: false, tester: false, canGenerate: hasLeft(usage), ...over }
  return shown(<UsageMeter view={{ state: 'known', allowance, isLate }} place={place} />)
}

test('a member reads how many searches are left this month', () => {
  expect(meter(aMember(12))).toContain('12 of 180 searches left this month')
  expect(meter(aMember(12), { place: 'foot' })).toContain('12 of 180 left this month')
  expect(shown(<NoSearches usage={aMember(0)} onAsk={() => {}} />)).toContain('No searches left this month.')
})

test('a visitor reads how many searches are left today, and so does anyone whose usage names no period', () => {
  const { period: _, ...visitor } = aMember(0)
  expect(meter(visitor)).toContain('0 of 180 searches left today')
  expect(shown(<NoSearches usage={null} onAsk={() => {}} />)).toContain('No searches left today.')
})

test('the meter shows the searches left, has words, and leads to the list of searches', () => {
  const text = meter(aVisitor(4))
  expect(text).toMatch(/<meter [^>]*aria-label="Searches left"/)
  expect(text).toMatch(/<meter [^>]*min="0" max="6" value="4"/)
  expect(text).toContain('aria-valuetext="4 of 6 searches left today"')
  expect(text).toContain('href="/searches"')
})

test('the meter warns by a sign before the words when one search is left or none, and not earlier', () => {
  for (const usage of [aVisitor(2), aMember(2)]) expect(meter(usage)).not.toMatch(/<path d="M8 2|text-turmeric/)
  for (const usage of [aVisitor(1), aMember(1)]) expect(meter(usage)).toMatch(/<path d="M8 2.*1 of/)
  for (const usage of [aVisitor(0), aMember(0)]) expect(meter(usage)).toMatch(/<path d="M8 2.*0 of/)
})

test('a member without a limit reads why, premium before tester', () => {
  const lifted = (over: Partial<Allowance>) =>
    shown(<Lifted allowance={{ usage: unlimited, premium: false, tester: false, canGenerate: true, ...over }} />)
  expect(lifted({})).toContain('Unlimited searches')
  expect(lifted({ tester: true })).toContain('Tester Account')
  expect(lifted({ premium: true, tester: true })).toContain('Premium Active')
  expect(lifted({ premium: true, tester: true })).not.toContain('Tester')
  expect(meter(unlimited, { premium: true })).not.toContain('<meter')
})

test('a member who was premium and has a limit again reads the limit', () => {
  expect(meter(aMember(180), { premium: true })).toContain('180 of 180 searches left this month')
})

test('the meter says that a count was not confirmed lately, and says nothing where nothing is known', () => {
  expect(meter(aVisitor(4))).not.toContain('as last known')
  expect(meter(aVisitor(4), { isLate: true })).toContain('as last known')
  expect(shown(<UsageMeter view={{ state: 'unknown' }} />)).toContain('Searches not counted just now')
  expect(shown(<UsageMeter view={{ state: 'asking' }} />)).not.toMatch(/\d+ of/)
})

test('a member’s dialog names the month and the days until it ends, with the date', () => {
  const text = shown(<LimitDialog usage={aMember(0)} onClose={() => {}} />)
  expect(text).toContain('Monthly limit reached')
  expect(text).toContain('You have used your 180 searches for this month.')
  const date = new Intl.DateTimeFormat(varietyOf('en', navigator.languages), { day: 'numeric', month: 'long' }).format(
    Date.parse(aMember(0).resetDate),
  )
  expect(text).toContain('They come back ')
  expect(text).toContain(date)
  expect(text).toMatch(/(9|10) days until reset\./)
  expect(text).not.toContain('Sign Up')
  expect(text).not.toContain('Premium')
})

test('the dialog of a site that sells Premium says its price beside the way to it', () => {
  const text = shown(<LimitDialog usage={aMember(0)} upgrade={<b>Upgrade</b>} onClose={() => {}} />)
  expect(text).toContain('Premium has no monthly limit: $12 a month.')
  expect(text).toContain('<b>Upgrade</b>')
})

test('a visitor’s dialog names the day, and sells nothing', () => {
  const tomorrow = new Date(Date.now() + 24 * 60 * 60_000).toISOString()
  const text = shown(<LimitDialog usage={{ ...aVisitor(0), resetDate: tomorrow }} upgrade={<b>Upgrade</b>} onClose={() => {}} />)
  expect(text).toContain('Daily limit reached')
  expect(text).toContain('The 6 free searches for today are used.')
  expect(text).toContain('1 day until reset.')
  expect(text).toContain('href="/searches"')
  expect(text).not.toContain('Upgrade')
})

test('a visitor whose network has used its searches does not read that the visitor used them', () => {
  const text = shown(<LimitDialog usage={{ ...aVisitor(0), used: 0 }} onClose={() => {}} />)
  expect(text).toContain('Everybody on your network together has used its free searches for now.')
  expect(text).not.toContain('are used.')
})

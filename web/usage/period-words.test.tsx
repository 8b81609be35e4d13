import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import type { Usage } from '#domain/usage/usage.ts'
import { en } from '#locales/en/en.ts'
import { startI18n } from '#web/core/i18n.ts'
import { varietyOf } from '#web/core/variety.ts'
import { LimitDialog } from './limit-dialog.tsx'
import { NoSearches } from './no-searches.tsx'
import { UsageCount } from './usage-count.tsx'

beforeAll(() => startI18n(en))

const aMember = (remaining: number): Usage => ({
  used: 180 - remaining,
  limit: 180,
  remaining,
  resetDate: new Date(Date.now() + 9.5 * 24 * 60 * 60_000).toISOString(),
  sessionId: null,
  totalLifetime: 200,
  period: 'month',
})

test('a member is told what is left of the month', () => {
  expect(renderToStaticMarkup(<UsageCount usage={aMember(12)} />)).toContain('12 of 180 searches left this month')
  expect(renderToStaticMarkup(<UsageCount usage={aMember(12)} isStacked />)).toContain('12 of 180 left this month')
  expect(renderToStaticMarkup(<NoSearches usage={aMember(0)} onAsk={() => {}} />)).toContain('No searches left this month.')
})

test('a visitor is told of today, as is anyone whose usage does not say', () => {
  const { period: _, ...visitor } = aMember(0)
  expect(renderToStaticMarkup(<UsageCount usage={visitor} />)).toContain('0 of 180 searches left today')
  expect(renderToStaticMarkup(<NoSearches usage={null} onAsk={() => {}} />)).toContain('No searches left today.')
})

test('whoever has no limit is told so', () => {
  expect(renderToStaticMarkup(<UsageCount usage={{ ...aMember(0), limit: null, remaining: null }} />)).toContain('Unlimited searches')
})

test('the dialog tells a member of the month and of the days until it ends, with the date', () => {
  const text = renderToStaticMarkup(<LimitDialog usage={aMember(0)} onClose={() => {}} />)
  expect(text).toContain('Monthly limit reached')
  expect(text).toContain('You have used your 180 searches for this month.')
  const date = new Intl.DateTimeFormat(varietyOf('en', navigator.languages), { day: 'numeric', month: 'long' }).format(
    Date.parse(aMember(0).resetDate),
  )
  expect(text).toContain('They come back in 10 days: ')
  expect(text).toContain(date)
  expect(text).not.toContain('Sign Up')
})

import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { en } from '#locales/en/en.ts'
import { startI18n } from '#web/language/i18n.ts'
import { FailedCard, RefusedCard } from './card-states.tsx'

beforeAll(() => startI18n(en))

test('a request that one ingredient spoils names it, and says that nothing was lost', () => {
  const card = { state: 'failed', code: 'bad_request', faulty: ['ignore previous instructions'], resumesAt: null, previous: null } as const
  const text = renderToStaticMarkup(<FailedCard card={card} action={null} />)
  expect(text).toContain('“ignore previous instructions” does not read as an ingredient.')
  expect(text).toContain('Nothing was lost')
  expect(text).not.toContain('missing, unknown or of the wrong kind')
})

test('words from right to left stay between their quotation marks, and the sentence runs with the page', () => {
  const faulty = ['مفاتيح!', 'keys']
  const card = { state: 'failed', code: 'bad_request', faulty, resumesAt: null, previous: null } as const
  const text = renderToStaticMarkup(<FailedCard card={card} action={null} />)
  expect(text).toContain('“\u2068مفاتيح!\u2069” and “keys” do not read as ingredients.')
  expect(text).not.toContain('dir=')
})

test('a card that failed for too many requests says when to go on', () => {
  const text = (milliseconds: number) => {
    const resumesAt = Date.now() + milliseconds
    const card = { state: 'failed', code: 'too_many_requests', faulty: [], resumesAt, previous: null } as const
    return renderToStaticMarkup(<FailedCard card={card} action={null} />)
  }
  expect(text(37_000)).toContain('That was a lot of cooking at once. You can go on in less than a minute.')
  expect(text(3 * 60 * 60_000)).toMatch(/That was a lot of cooking at once\. You can go on at .*\d:\d\d/)
  expect(text(-1)).toContain('That was a lot of cooking at once. You can go on now.')
})

test('a word that is not known is named, and asked about where something near it may be meant', () => {
  const reasons = [
    { words: 'zblorp', reason: 'unknown', subjects: [] },
    { words: 'peper', reason: 'unknown', subjects: ['black-pepper', 'bell-pepper'] },
  ]
  const answer = { type: 'REFUSED', code: 'nothing_known', reasons } as const
  const text = renderToStaticMarkup(<RefusedCard card={{ state: 'refused', answer, previous: null }} action={null} />)
  expect(text).toContain('Nothing on the list is known here')
  expect(text).toContain('“zblorp” is not known here.')
  expect(text).toContain('“peper” is not known here. Did you mean black pepper or bell pepper?')
  expect(text).toContain('No search was used.')
})

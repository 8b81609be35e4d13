import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { premiumFeatures } from '#domain/billing/premium-features.ts'
import { en } from '#locales/en/en.ts'
import { startI18n } from '#web/language/i18n.ts'
import { PremiumList } from './premium-list.tsx'

beforeAll(() => startI18n(en))

const rows = (markup: string) => markup.match(/<li.*?<\/li>/g) ?? []

test('the Premium list names all four promises and marks those that are not built', () => {
  const shown = rows(renderToStaticMarkup(<PremiumList />))
  expect(shown).toHaveLength(4)
  for (const [at, { id, isBuilt }] of premiumFeatures.entries()) {
    expect(shown[at]).toContain(en.billing.features[id])
    expect(shown[at]?.includes('Coming soon')).toBe(!isBuilt)
  }
})

test('a promise of Premium that is built has a tick and no mark', () => {
  const [built, coming] = rows(
    renderToStaticMarkup(
      <PremiumList
        features={[
          { id: 'saved', isBuilt: true },
          { id: 'support', isBuilt: false },
        ]}
      />,
    ),
  )
  expect(built).toContain('lucide-check')
  expect(built).not.toContain('Coming soon')
  expect(coming).not.toContain('lucide-check')
  // A space before the mark: a screen reader reads two words, not one.
  expect(coming).toContain('Priority support <')
})

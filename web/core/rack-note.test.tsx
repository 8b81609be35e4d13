import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { rack } from '#domain/options.ts'
import { en } from '#locales/en/en.ts'
import { startI18n } from '#web/core/i18n.ts'
import { RackNote } from './rack-note.tsx'

beforeAll(() => startI18n(en))

test('the note under the staples names all that "spices and herbs" lets a recipe use', () => {
  const text = renderToStaticMarkup(<RackNote />).replace(/<[^>]*>/gu, ' ')
  for (const id of rack) expect(text).toContain(en.options.rack[id])
  expect(text).toContain('What “spices and herbs” means')
  expect(text).not.toContain('options.')
})

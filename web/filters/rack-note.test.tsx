import { spiceRack } from '@potluck/kitchen/spice-rack'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { en } from '#locales/en/en.ts'
import { startI18n } from '#web/language/i18n.ts'
import { RackNames } from './rack-names.tsx'
import { RackNote } from './rack-note.tsx'

beforeAll(() => startI18n(en))

const textOf = (markup: string) => markup.replace(/<[^>]*>/gu, ' ')

test('the note under the staples names all that "spices and herbs" lets a recipe use', () => {
  const text = textOf(renderToStaticMarkup(<RackNames />))
  for (const id of spiceRack) expect(text).toContain(en.rack.name[id])
  expect(text).not.toContain('rack.')
})

test('the note under the staples has its title before its names are fetched', () => {
  expect(textOf(renderToStaticMarkup(<RackNote />))).toContain('What “spices and herbs” means')
})

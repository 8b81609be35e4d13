import { expect, test } from 'vitest'
import { headerLinks } from '#web/pages/header-links.ts'

const all = ['/', '/archive', '/searches', '/admin', '/settings']
const words = (...asked: Parameters<typeof headerLinks>) => headerLinks(...asked).map(({ word }) => word)

test('only admins are shown the way to their desk', () => {
  expect(words(['admin'], all)).toEqual(['archive', 'searches', 'admin', 'settings'])
  expect(words(['tester', 'premium'], all)).toEqual(['archive', 'searches', 'settings'])
  expect(words(null, all)).toEqual(['archive', 'searches', 'settings'])
})

test('no link leads to a page that is not there', () => {
  expect(words(['admin'], ['/', '/settings'])).toEqual(['settings'])
})

import { expect, test } from 'vitest'
import { isPage } from '#domain/routes.ts'

test.each([
  ['/', true],
  ['/settings', true],
  ['/settings/', false],
  ['/setting', false],
  ['/invite/abc', false],
  ['/r/1', false],
])('whether %s is the address of a page is %s', (path, expected) => {
  expect(isPage(path)).toBe(expected)
})

test.each([
  ['/invite/Ab-9', true],
  ['/invite/%D0%B6', true],
  ['/invite', false],
  ['/invite/', false],
  ['/invite/abc/', false],
  ['/invite/abc/def', false],
  ['/invites/abc', false],
  ['/r/1/print', true],
  ['/r//print', false],
])('paths with parameters are matched: whether %s is the address of a page is %s', (path, expected) => {
  expect(isPage(path, ['/', '/invite/:code', '/r/:id/print'])).toBe(expected)
})

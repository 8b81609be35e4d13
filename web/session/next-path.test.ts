import { expect, test } from 'vitest'
import { nextPath } from '#web/session/next-path.ts'

test('a page of ours that sent somebody to sign in gets them back, with what was asked of it', () => {
  expect(nextPath('/settings')).toBe('/settings')
  expect(nextPath('/?tab=results')).toBe('/?tab=results')
})

test.each([
  '',
  null,
  undefined,
  'settings',
  '//evil.example',
  '/\\evil.example',
  'https://evil.example/settings',
  '/nowhere',
  '/auth/signin',
])('%j leads home', (asked) => {
  expect(nextPath(asked)).toBe('/')
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { claimTab, forgetTab, hasNewOwner, leaveTab, ownerKey } from '#web/session/whose-tab.ts'
import { toasts } from '#web/toasts/toasts.ts'

const search = 'potluck.ingredients'
const undo = { label: 'Undo', run: () => {} }
let tab: Storage

/** Session storage, whose entries are properties of the object, as in a browser. */
function aStorage(): Storage {
  return Object.create({
    getItem(this: Record<string, string>, key: string) {
      return this[key] ?? null
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      this[key] = value
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key]
    },
  })
}

beforeEach(() => {
  tab = aStorage()
  vi.stubGlobal('window', { sessionStorage: tab, setTimeout: () => 0 })
})

afterEach(() => {
  toasts.clear()
  vi.unstubAllGlobals()
})

/** Somebody uses the tab: a search, a notice about it that was dismissed, and one that stands. */
function useTab() {
  tab.setItem(search, '["leek"]')
  for (const title of ['New search', 'Removed']) toasts.show({ kind: 'notice', title, action: undo })
}

const titles = () => [...toasts.read().shown, ...toasts.read().recent].map(({ title }) => title)

test('the search of a visitor who signs in goes on, and can still be undone', () => {
  useTab()
  expect(claimTab('ada')).toBe(false)
  expect(tab.getItem(search)).not.toBeNull()
  expect(titles()).toEqual(['Removed', 'New search'])
})

test('the next member neither reads nor undoes the search of a visitor after a sign-out, and still reads how signing in went', () => {
  claimTab('ada')
  forgetTab()
  useTab()
  toasts.show({ kind: 'confirmation', title: 'Password changed' })
  expect(claimTab('bo')).toBe(true)
  expect(tab.getItem(search)).toBeNull()
  expect(titles()).toEqual(['Password changed'])
})

test('a member finds neither search nor toasts of the member before', () => {
  claimTab('ada')
  useTab()
  expect(claimTab('bo')).toBe(true)
  expect(tab.getItem(search)).toBeNull()
  expect(titles()).toEqual([])
})

test('only a later page of the tab makes its owner new: neither signing in and out on this page nor a visitor after that does', () => {
  claimTab('ada')
  expect(hasNewOwner()).toBe(false)
  leaveTab()
  expect(hasNewOwner()).toBe(false)
  tab.setItem(ownerKey, 'bo')
  expect(hasNewOwner()).toBe(true)
})

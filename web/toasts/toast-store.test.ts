import { expect, test } from 'vitest'
import { limits } from '#domain/limits.ts'
import { durationOf, makeToastStore } from '#web/toasts/toast-store.ts'

function aStore() {
  const timers: { run: () => void; milliseconds: number }[] = []
  return { store: makeToastStore((run, milliseconds) => timers.push({ run, milliseconds })), timers }
}
const titles = (toasts: readonly { title: string }[]) => toasts.map(({ title }) => title)

test('a new notice replaces the one before, which can be read again', () => {
  const { store } = aStore()
  store.show({ kind: 'notice', title: 'first' })
  store.show({ kind: 'error', title: 'second' })
  expect(titles(store.read().shown)).toEqual(['second'])
  expect(titles(store.read().recent)).toEqual(['first'])
})

test('a dismissed notice leaves the recent list after 1,000,000 ms', () => {
  const { store, timers } = aStore()
  store.show({ kind: 'notice', title: 'gone' })
  store.dismiss(store.read().shown[0]?.id ?? -1)
  expect(titles(store.read().recent)).toEqual(['gone'])
  expect(timers.map(({ milliseconds }) => milliseconds)).toEqual([1_000_000])
  timers[0]?.run()
  expect(store.read().recent).toEqual([])
})

test('three confirmations stand together and leave no trace', () => {
  const { store } = aStore()
  for (const title of ['a', 'b', 'c', 'd']) store.show({ kind: 'confirmation', title })
  expect(titles(store.read().shown)).toEqual(['b', 'c', 'd'])
  store.dismiss(store.read().shown[0]?.id ?? -1)
  expect(titles(store.read().shown)).toEqual(['c', 'd'])
  expect(store.read().recent).toEqual([])
})

test('a confirmation leaves a standing notice alone', () => {
  const { store } = aStore()
  store.show({ kind: 'notice', title: 'notice' })
  store.show({ kind: 'confirmation', title: 'saved' })
  expect(titles(store.read().shown)).toEqual(['notice', 'saved'])
})

test('dismissing twice keeps one entry', () => {
  const { store } = aStore()
  store.show({ kind: 'notice', title: 'once' })
  const id = store.read().shown[0]?.id ?? -1
  store.dismiss(id)
  store.dismiss(id)
  expect(titles(store.read().recent)).toEqual(['once'])
})

test('clearing the actions removes what can be undone, on the screen and in the recent list, and no other toast', () => {
  const { store } = aStore()
  const action = { label: 'Undo', run: () => {} }
  store.show({ kind: 'notice', title: 'dismissed' })
  store.show({ kind: 'notice', title: 'undone before', action })
  store.show({ kind: 'error', title: 'standing' })
  store.show({ kind: 'confirmation', title: 'undone now', action })
  store.clearActions()
  expect(titles(store.read().shown)).toEqual(['standing'])
  expect(titles(store.read().recent)).toEqual(['dismissed'])
})

test('confirmations stand 4,000 ms and a notice says its own time', () => {
  expect(durationOf({ kind: 'confirmation', title: '' })).toBe(4_000)
  expect(durationOf({ kind: 'error', title: '', duration: limits.toast.missingInformation })).toBe(5_000)
})

import { expect, test } from 'vitest'
import { noPreferences, type RecipePreferences } from '#domain/settings/preferences.ts'
import { isUnsaved, keepMine, receive, startEditing, takeTheirs } from '#web/settings/editing.ts'

const dairy: RecipePreferences = { ...noPreferences, allergens: ['dairy'] }
const eggs: RecipePreferences = { ...noPreferences, allergens: ['eggs'] }

test('preferences saved elsewhere show at once when nothing is unsaved', () => {
  expect(receive(startEditing(noPreferences), dairy)).toEqual(startEditing(dairy))
})

test('preferences saved elsewhere are only announced when something is unsaved', () => {
  const editing = receive(startEditing(noPreferences, eggs), dairy)
  expect(editing).toEqual({ saved: noPreferences, draft: eggs, theirs: dairy })
  expect(takeTheirs(editing)).toEqual(startEditing(dairy))
  expect(keepMine(editing)).toEqual(startEditing(dairy, eggs))
  expect(isUnsaved(keepMine(editing))).toBe(true)
})

test('the same change made elsewhere is no conflict, and neither is one that was taken back', () => {
  expect(receive(startEditing(noPreferences, eggs), eggs)).toEqual(startEditing(eggs))
  const warned = receive(startEditing(noPreferences, eggs), dairy)
  expect(receive(warned, noPreferences).theirs).toBeNull()
})

test('changes of different things made here and elsewhere both stand: an allergen saved in another tab is not lost', () => {
  const butter: RecipePreferences = { ...noPreferences, staples: ['butter'] }
  const both = receive(startEditing(noPreferences, butter), eggs)
  expect(both).toEqual(startEditing(eggs, { ...butter, allergens: ['eggs'] }))
  expect(isUnsaved(both)).toBe(true)
})

test('a part changed to the same value here and elsewhere is no conflict while another part differs', () => {
  const draft: RecipePreferences = { ...eggs, staples: ['butter'] }
  expect(receive(startEditing(noPreferences, draft), eggs)).toEqual(startEditing(eggs, draft))
})

test('keeping these changes takes nothing that was changed only elsewhere', () => {
  const theirs: RecipePreferences = { ...dairy, staples: ['rice'] }
  const warned = receive(startEditing(noPreferences, eggs), theirs)
  expect(warned.theirs).toEqual(theirs)
  expect(keepMine(warned)).toEqual(startEditing(theirs, { ...eggs, staples: ['rice'] }))
})

import { isSamePreferences, type RecipePreferences, readPreferences } from '#domain/settings/preferences.ts'

/**
 * Preferences while the member edits them. `theirs`: preferences that were saved elsewhere meanwhile, if they differ
 * from both others.
 */
export interface Editing {
  saved: RecipePreferences
  draft: RecipePreferences
  theirs: RecipePreferences | null
}

export function startEditing(saved: RecipePreferences, draft = saved): Editing {
  return { saved, draft, theirs: null }
}

export function isUnsaved({ saved, draft }: Editing): boolean {
  return !isSamePreferences(saved, draft)
}

/**
 * Receives preferences that were saved elsewhere. Without unsaved changes they show at once. Changes of different
 * parts are merged. If both sides changed the same part differently, the member chooses.
 */
export function receive(editing: Editing, found: RecipePreferences): Editing {
  const { saved, draft } = editing
  if (isSamePreferences(saved, found)) return { ...editing, theirs: null }
  if (!isUnsaved(editing) || isSamePreferences(draft, found)) return startEditing(found)
  const isContested = parts.some((part) => differs(saved, draft, part) && differs(saved, found, part) && differs(draft, found, part))
  return isContested ? { ...editing, theirs: found } : startEditing(found, withMine(editing, found))
}

/** Takes the preferences that were saved elsewhere, and drops the changes here. */
export function takeTheirs({ theirs, saved }: Editing): Editing {
  return startEditing(theirs ?? saved)
}

/** Keeps the parts that were changed here. All other parts come from the preferences that were saved elsewhere. */
export function keepMine(editing: Editing): Editing {
  const { theirs, saved, draft } = editing
  return theirs ? startEditing(theirs, withMine(editing, theirs)) : startEditing(saved, draft)
}

const parts = [
  'allergens',
  'staples',
  'mealTypes',
  'dietTypes',
  'proteins',
  'cuisines',
  'defaultCuisine',
  'searchMode',
  'complexityMode',
] as const

function differs(one: RecipePreferences, other: RecipePreferences, part: (typeof parts)[number]): boolean {
  return JSON.stringify(one[part]) !== JSON.stringify(other[part])
}

/** The preferences that were saved elsewhere, with the parts that were changed here, in normal order. */
function withMine({ saved, draft }: Editing, theirs: RecipePreferences): RecipePreferences {
  const mixed = Object.fromEntries(parts.map((part) => [part, differs(saved, draft, part) ? draft[part] : theirs[part]]))
  return readPreferences(mixed) ?? draft
}

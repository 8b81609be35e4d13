import { isSamePreferences, type RecipePreferences, readPreferences } from '#domain/settings/preferences.ts'

/**
 * Preferences while they are being changed. `theirs`: what was saved elsewhere meanwhile, where that is something
 * else than either.
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
 * Takes in preferences that were saved elsewhere. They show at once where nothing is unsaved. Changes of different
 * parts are merged; when both sides changed a part differently, the member chooses.
 */
export function receive(editing: Editing, found: RecipePreferences): Editing {
  const { saved, draft } = editing
  if (isSamePreferences(saved, found)) return { ...editing, theirs: null }
  if (!isUnsaved(editing) || isSamePreferences(draft, found)) return startEditing(found)
  const isContested = parts.some((part) => differs(saved, draft, part) && differs(saved, found, part) && differs(draft, found, part))
  return isContested ? { ...editing, theirs: found } : startEditing(found, withMine(editing, found))
}

/** Shows what was saved elsewhere, and lets go of what is here. */
export function takeTheirs({ theirs, saved }: Editing): Editing {
  return startEditing(theirs ?? saved)
}

/** Keeps what was changed here, over what was changed elsewhere; what only they changed stays theirs. */
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

/** Theirs, with each part that was changed here as it is here, brought in order. */
function withMine({ saved, draft }: Editing, theirs: RecipePreferences): RecipePreferences {
  const mixed = Object.fromEntries(parts.map((part) => [part, differs(saved, draft, part) ? draft[part] : theirs[part]]))
  return readPreferences(mixed) ?? draft
}

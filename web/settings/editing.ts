import { isSamePreferences, type RecipePreferences } from '#domain/settings/preferences.ts'

/** Preferences while they are being changed. `theirs`: what was saved elsewhere meanwhile, where that is something else than either. */
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

/** What is found in the row later: shown at once when nothing is unsaved, else said. */
export function receive(editing: Editing, found: RecipePreferences): Editing {
  if (isSamePreferences(editing.saved, found)) return { ...editing, theirs: null }
  if (!isUnsaved(editing) || isSamePreferences(editing.draft, found)) return startEditing(found)
  return { ...editing, theirs: found }
}

/** Shows what was saved elsewhere, and lets go of what is here. */
export function takeTheirs({ theirs, saved }: Editing): Editing {
  return startEditing(theirs ?? saved)
}

/** Keeps what is here; saving it will replace what was saved elsewhere. */
export function keepMine({ theirs, saved, draft }: Editing): Editing {
  return startEditing(theirs ?? saved, draft)
}

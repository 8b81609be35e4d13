import { useEffect, useState } from 'react'
import type { RequiredField } from '#domain/filters/missing-fields.ts'

export type HomeTab = 'search' | 'results'

/** Leads the cook to a field: opens the search tab, and gives the field the focus once it is there. */
export function useLeadTo(tab: HomeTab, goTo: (tab: HomeTab) => void): (field: RequiredField) => void {
  /** The field that takes the focus once the search tab is open. */
  const [fieldToFocus, setFieldToFocus] = useState<RequiredField | null>(null)

  useEffect(() => {
    if (fieldToFocus === null || tab !== 'search') return
    document.getElementById(anchorOf(fieldToFocus))?.focus()
    setFieldToFocus(null)
  }, [fieldToFocus, tab])

  return (field) => {
    if (tab !== 'search') goTo('search')
    setFieldToFocus(field)
  }
}

/** The element that takes the focus for a field. */
function anchorOf(field: RequiredField): string {
  return field === 'ingredients' ? 'ingredient' : field
}

import { type KeyboardEvent, type ReactNode, useRef } from 'react'

export interface Tab<Id extends string> {
  id: Id
  content: ReactNode
  /** The state of the tab's panel, which a screen reader reads after the name. */
  description?: string
}

interface TabListProps<Id extends string> {
  label: string
  tabs: readonly Tab<Id>[]
  selected: Id
  onSelect: (id: Id) => void
  orientation?: 'horizontal' | 'vertical'
  className?: string
  tabClassName?: string
}

/** The id of the panel a tab opens. */
export const panelId = (tab: string) => `panel-${tab}`
export const tabButtonId = (tab: string) => `tab-${tab}`

/** A list of tabs. The Tab key stops at it once. Arrows, Home and End choose a tab. */
export function TabList<Id extends string>({
  label,
  tabs,
  selected,
  onSelect,
  orientation = 'horizontal',
  className = '',
  tabClassName = '',
}: TabListProps<Id>) {
  const list = useRef<HTMLDivElement>(null)

  function move(event: KeyboardEvent) {
    const at = tabs.findIndex(({ id }) => id === selected)
    const isRightToLeft = list.current !== null && getComputedStyle(list.current).direction === 'rtl'
    const to = nextIndex(event.key, at, tabs.length, isRightToLeft)
    const tab = to === null ? undefined : tabs[to]
    if (!tab) return
    event.preventDefault()
    onSelect(tab.id)
    document.getElementById(tabButtonId(tab.id))?.focus()
  }

  return (
    <div ref={list} role="tablist" aria-label={label} aria-orientation={orientation} className={className} onKeyDown={move}>
      {tabs.map(({ id, content, description }) => (
        <button
          key={id}
          id={tabButtonId(id)}
          type="button"
          role="tab"
          aria-selected={id === selected}
          aria-controls={id === selected ? panelId(id) : undefined}
          aria-describedby={description ? `${tabButtonId(id)}-state` : undefined}
          tabIndex={id === selected ? 0 : -1}
          onClick={() => onSelect(id)}
          className={tabClassName}
        >
          {content}
          {description && (
            <span id={`${tabButtonId(id)}-state`} hidden>
              {description}
            </span>
          )}
        </button>
      ))}
    </div>
  )
}

/**
 * The index of the tab that a key chooses, from tab `at` of `count`. Null for any other key. Arrows of both axes work,
 * for horizontal and vertical lists.
 */
export function nextIndex(key: string, at: number, count: number, isRightToLeft: boolean): number | null {
  const forward = isRightToLeft ? 'ArrowLeft' : 'ArrowRight'
  const back = isRightToLeft ? 'ArrowRight' : 'ArrowLeft'
  if (key === forward || key === 'ArrowDown') return (at + 1) % count
  if (key === back || key === 'ArrowUp') return (at - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return null
}

/** The panel that a tab opens. */
export function TabPanel({ tab, className = '', children }: { tab: string; className?: string; children: ReactNode }) {
  return (
    <div role="tabpanel" id={panelId(tab)} aria-labelledby={tabButtonId(tab)} className={className}>
      {children}
    </div>
  )
}

import { type Dispatch, type SetStateAction, useRef, useState } from 'react'
import * as z from 'zod/mini'

/**
 * Where something is kept: for this browser, or for this tab. By name, for a browser that forbids a store throws
 * where it is only looked at.
 */
type Store = 'localStorage' | 'sessionStorage'

/** What a store holds under a key, or undefined when nothing is there or it does not parse: a door like any other. */
export function readStored<Schema extends z.ZodMiniType>(store: Store, key: string, schema: Schema): z.output<Schema> | undefined {
  try {
    const text = window[store].getItem(key)
    return text === null ? undefined : z.safeParse(schema, JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** Keeps a value as JSON. A full or forbidden store is no failure: then the page works without memory. */
export function writeStored(store: Store, key: string, value: unknown) {
  try {
    window[store].setItem(key, JSON.stringify(value))
  } catch {
    // Private windows may forbid it.
  }
}

/** State that survives a reload of this tab: each change is written as it is made. */
export function useSessionState<Schema extends z.ZodMiniType>(
  key: string,
  schema: Schema,
  initial: z.output<Schema>,
): [z.output<Schema>, Dispatch<SetStateAction<z.output<Schema>>>] {
  const [value, setValue] = useState<z.output<Schema>>(() => readStored('sessionStorage', key, schema) ?? initial)
  // Two changes between two renders: the second starts from the first.
  const latest = useRef(value)
  const [change] = useState(() => (action: SetStateAction<z.output<Schema>>) => {
    latest.current = isUpdater(action) ? action(latest.current) : action
    setValue(latest.current)
    writeStored('sessionStorage', key, latest.current)
  })
  return [value, change]
}

const isUpdater = <Value>(action: SetStateAction<Value>): action is (before: Value) => Value => typeof action === 'function'

import { type Dispatch, type SetStateAction, useRef, useState } from 'react'
import * as z from 'zod/mini'

/**
 * The store for this browser or for this tab. It is named by a string, since a browser that forbids storage throws
 * when code reads `window.localStorage`.
 */
type Store = 'localStorage' | 'sessionStorage'

/** The parsed value of a key in a store. Undefined if there is none or the schema refuses it. */
export function readStored<Schema extends z.ZodMiniType>(store: Store, key: string, schema: Schema): z.output<Schema> | undefined {
  try {
    const text = window[store].getItem(key)
    return text === null ? undefined : z.safeParse(schema, JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** Stores a value as JSON. If the store is full or forbidden, the page works without it. */
export function writeStored(store: Store, key: string, value: unknown) {
  try {
    window[store].setItem(key, JSON.stringify(value))
  } catch {
    // Private windows may forbid it.
  }
}

/** State that survives a reload of this tab. Each change is stored at once. */
export function useSessionState<Schema extends z.ZodMiniType>(
  key: string,
  schema: Schema,
  initial: z.output<Schema>,
): [z.output<Schema>, Dispatch<SetStateAction<z.output<Schema>>>] {
  const [value, setValue] = useState<z.output<Schema>>(() => readStored('sessionStorage', key, schema) ?? initial)
  // Of two changes between two renders, the second starts from the first.
  const latest = useRef(value)
  const [change] = useState(() => (action: SetStateAction<z.output<Schema>>) => {
    latest.current = isUpdater(action) ? action(latest.current) : action
    setValue(latest.current)
    writeStored('sessionStorage', key, latest.current)
  })
  return [value, change]
}

const isUpdater = <Value>(action: SetStateAction<Value>): action is (before: Value) => Value => typeof action === 'function'

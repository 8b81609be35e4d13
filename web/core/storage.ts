import { type Dispatch, type SetStateAction, useEffect, useState } from 'react'
import * as z from 'zod/mini'

/** What a store holds under a key, or undefined when nothing is there or it does not parse: a door like any other. */
export function readStored<Schema extends z.ZodMiniType>(store: Storage, key: string, schema: Schema): z.output<Schema> | undefined {
  try {
    const text = store.getItem(key)
    return text === null ? undefined : z.safeParse(schema, JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** Keeps a value as JSON. A full or forbidden store is no failure: then the page works without memory. */
export function writeStored(store: Storage, key: string, value: unknown) {
  try {
    store.setItem(key, JSON.stringify(value))
  } catch {
    // Private windows may forbid it.
  }
}

/** State that survives a reload of this tab. */
export function useSessionState<Schema extends z.ZodMiniType>(
  key: string,
  schema: Schema,
  initial: z.output<Schema>,
): [z.output<Schema>, Dispatch<SetStateAction<z.output<Schema>>>] {
  const [value, setValue] = useState<z.output<Schema>>(() => readStored(window.sessionStorage, key, schema) ?? initial)
  useEffect(() => writeStored(window.sessionStorage, key, value), [key, value])
  return [value, setValue]
}

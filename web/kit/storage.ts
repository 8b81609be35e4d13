import { type Dispatch, type SetStateAction, useSyncExternalStore } from 'react'
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

/** What memory keeps of the keys of this tab, beside the storage: how to forget each. */
const forgetters = new Map<string, () => void>()

/** Calls `forget` when the value of this key is forgotten, for a module that keeps it in memory too. */
export function onForgotten(key: string, forget: () => void) {
  forgetters.set(key, forget)
}

/** Forgets values of this tab by their keys, in its storage and in memory. */
export function forgetSession(isForgotten: (key: string) => boolean) {
  for (const [key, forget] of forgetters) if (isForgotten(key)) forget()
  try {
    const { sessionStorage } = window
    for (const key of Object.keys(sessionStorage)) if (isForgotten(key)) sessionStorage.removeItem(key)
  } catch {
    // Storage is forbidden, so there is nothing to forget.
  }
}

/** A value of this tab that survives a reload. */
interface SessionValue<Value> {
  key: string
  read(): Value
  /** Each change is stored at once. Of two changes between two renders, the second starts from the first. */
  change(action: SetStateAction<Value>): void
  subscribe(listener: () => void): () => void
}

const values = new Map<string, { key: string }>()

/** The one value of a key. It outlives the pages that show it, so that an 'Undo' also works after a visit elsewhere. */
export function sessionValue<Schema extends z.ZodMiniType>(
  key: string,
  schema: Schema,
  initial: z.output<Schema>,
): SessionValue<z.output<Schema>> {
  const known = values.get(key)
  if (known && isValueOf<z.output<Schema>>(known, key)) return known
  let value: z.output<Schema> | undefined
  const listeners = new Set<() => void>()

  function take(next: z.output<Schema> | undefined) {
    value = next
    for (const listener of listeners) listener()
  }

  function read(): z.output<Schema> {
    if (value === undefined) value = readStored('sessionStorage', key, schema) ?? initial
    return value
  }

  const made: SessionValue<z.output<Schema>> = {
    key,
    read,
    change(action) {
      const next = isUpdater(action) ? action(read()) : action
      writeStored('sessionStorage', key, next)
      take(next)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
  values.set(key, made)
  // The storage still has the value until all are forgotten, so memory starts from the initial one.
  onForgotten(key, () => take(initial))
  return made
}

/** State that survives a reload of this tab and a visit to other pages. All users of a key share it. */
export function useSessionState<Schema extends z.ZodMiniType>(
  key: string,
  schema: Schema,
  initial: z.output<Schema>,
): [z.output<Schema>, Dispatch<SetStateAction<z.output<Schema>>>] {
  const { read, change, subscribe } = sessionValue(key, schema, initial)
  return [useSyncExternalStore(subscribe, read), change]
}

/** Whether a value has this key. A key has one schema, and so one type. */
const isValueOf = <Value>(known: { key: string }, key: string): known is SessionValue<Value> => known.key === key

const isUpdater = <Value>(action: SetStateAction<Value>): action is (before: Value) => Value => typeof action === 'function'

import type { Setting } from '#server/config/settings.ts'

export type Environment = Record<string, string | undefined>

/** Settings that are wrong, a line each that names one and never shows a secret. */
export class ConfigError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'ConfigError'
  }
}

/** Reads settings one by one and keeps what is wrong with them, so that a person hears all of it at once. */
export interface Reader {
  /** The value of a setting; undefined for one that is not set, or set to nothing, or wrong. */
  read<Value>(name: string, setting: Setting<Value>): Value | undefined
  /** Tells of a setting that is wrong for reasons of its own, in a sentence that begins with its name. */
  refuse(sentence: string): void
  /** Throws ConfigError when something was wrong. */
  finish(): void
}

/** Opens a reader of this environment. */
export function openReader(env: Environment): Reader {
  const wrong: string[] = []
  return {
    read(name, { schema, expected, isSecret }) {
      const found = env[name]
      if (!found) return undefined
      const parsed = schema.safeParse(found)
      if (parsed.success) return parsed.data
      wrong.push(`${name} must be ${expected}, but it is ${shown(found, isSecret)}`)
      return undefined
    },
    refuse: (sentence) => void wrong.push(sentence),
    finish() {
      if (wrong.length > 0) throw new ConfigError(wrong.join('\n'))
    },
  }
}

/** What a setting was found to be, for a sentence about it. */
export function shown(found: string | undefined, isSecret: boolean): string {
  if (!found) return 'not set'
  return isSecret ? 'something else' : JSON.stringify(found.slice(0, 200))
}

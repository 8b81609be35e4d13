import type { Setting } from '#server/config/settings.ts'

export type Environment = Record<string, string | undefined>

/** Wrong settings, one a line. Each line names a setting and never shows a secret. */
export class ConfigError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'ConfigError'
  }
}

/** Reads settings one by one and collects the faults, so that all of them are reported at once. */
export interface Reader {
  /** The value of a setting; undefined when it is unset, empty or wrong. */
  read<Value>(name: string, setting: Setting<Value>): Value | undefined
  /** Adds a fault that the schema cannot see, in a sentence that begins with the setting's name. */
  refuse(sentence: string): void
  /** Throws ConfigError when there were faults. */
  finish(): void
}

export function openReader(env: Environment): Reader {
  const wrong: string[] = []
  return {
    read(name, { schema, expected, isSecret }) {
      const found = env[name]
      if (!found) return undefined
      const parsed = schema.safeParse(found)
      if (parsed.success) return parsed.data
      wrong.push(`${name} must be ${expected}, but it is ${describeValue(found, isSecret)}`)
      return undefined
    },
    refuse: (sentence) => void wrong.push(sentence),
    finish() {
      if (wrong.length > 0) throw new ConfigError(wrong.join('\n'))
    },
  }
}

/** A setting's value for an error message; secrets are not shown. */
export function describeValue(found: string | undefined, isSecret: boolean): string {
  if (!found) return 'not set'
  return isSecret ? 'something else' : JSON.stringify(found.slice(0, 200))
}

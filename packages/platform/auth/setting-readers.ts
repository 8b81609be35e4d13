/** A wrong setting: its name, and the end of the sentence "NAME must be …". */
export class SettingError extends Error {
  readonly setting: string
  readonly expected: string

  constructor(setting: string, expected: string) {
    super(`${setting} must be ${expected}`)
    this.name = 'SettingError'
    this.setting = setting
    this.expected = expected
  }
}

export type Environment = Readonly<Record<string, string | undefined>>

export type SettingReader = ReturnType<typeof settingReader>

/**
 * Reads settings by name. An unset or empty setting gives the fallback. `onWrong` gets each invalid setting once. If
 * `onWrong` returns, the invalid setting gives the fallback too.
 */
export function settingReader(env: Environment, onWrong: (error: SettingError) => void) {
  const refused = new Set<string>()
  const refuse = (name: string, expected: string): void => {
    if (refused.has(name)) return
    refused.add(name)
    onWrong(new SettingError(name, expected))
  }
  const read = <Value>(name: string, fallback: Value, expected: string, parse: (text: string) => Value | undefined): Value => {
    const text = env[name]
    if (text === undefined || text === '') return fallback
    const value = parse(text)
    if (value !== undefined) return value
    refuse(name, expected)
    return fallback
  }
  return {
    flag: (name: string, fallback: boolean) =>
      read(name, fallback, 'true or false', (text) =>
        /^(true|on|1|yes)$/i.test(text) ? true : /^(false|off|0|no)$/i.test(text) ? false : undefined,
      ),
    count: (name: string, fallback: number, lowest: number, highest: number) =>
      read(name, fallback, `a whole number from ${lowest} to ${highest}`, (text) => {
        const value = /^\d{1,12}$/.test(text) ? Number(text) : -1
        return value >= lowest && value <= highest ? value : undefined
      }),
    /** Milliseconds, from Go's notation (1s, 5m, 24h, 1h30m) or a number of seconds. */
    duration: <Fallback extends number | null>(name: string, fallback: Fallback): number | Fallback =>
      read<number | Fallback>(name, fallback, 'a time such as 90s, 5m or 24h', parseDuration),
    text: <Fallback extends string | undefined>(name: string, fallback: Fallback): string | Fallback =>
      read<string | Fallback>(name, fallback, 'a text', (text) => text),
    list: (name: string, fallback: readonly string[]) => read<readonly string[]>(name, fallback, 'a list with commas', entriesOf),
    url: <Fallback extends string | undefined>(name: string, fallback: Fallback): string | Fallback =>
      read<string | Fallback>(name, fallback, 'an http or https address', (text) =>
        URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) ? text.replace(/\/+$/, '') : undefined,
      ),
    read,
    /** Reports a setting that is wrong because of other settings. */
    refuse,
  }
}

/** The parts between commas. */
export function entriesOf(text: string): string[] {
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
}

const unitMs: Record<string, number> = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000 }

function parseDuration(text: string): number | undefined {
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1_000
  const parts = [...text.matchAll(/(\d{1,9})(ms|s|m|h)/g)]
  if (parts.length === 0 || parts.map(([whole]) => whole).join('') !== text) return undefined
  return parts.reduce((sum, [, amount, unit = 's']) => sum + Number(amount) * (unitMs[unit] ?? 0), 0)
}

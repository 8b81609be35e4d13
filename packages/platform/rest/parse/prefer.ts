import { RestError } from '#platform/rest/errors.ts'

const knownPreferences = {
  resolution: ['merge-duplicates', 'ignore-duplicates'],
  return: ['representation', 'minimal', 'headers-only'],
  count: ['exact', 'planned', 'estimated'],
  missing: ['default', 'null'],
  handling: ['strict', 'lenient'],
} as const
type KnownPreferences = typeof knownPreferences

/** The known preferences of a call (RFC 7240). */
export type Preferences = { [Name in keyof KnownPreferences]: KnownPreferences[Name][number] | null } & { maxAffected: number | null }

/** Known preferences without an effect: every transaction is committed, and arguments always come from one object. */
const withoutEffect = new Set(['tx=commit', 'params=single-object'])

/**
 * Parses the header Prefer; the first of repeated preferences counts. Throws 400 PGRST122 for `tx=rollback`, and for
 * unknown preferences with `handling=strict`.
 */
export function readPreferences(header: string | null): Preferences {
  const words = (header ?? '').split(',').map((word) => word.trim())
  if (words.includes('tx=rollback')) throw noRollback()
  const pick = <Value extends string>(name: keyof KnownPreferences, values: readonly Value[]): Value | null => {
    const allowed = words.map((word) => values.find((value) => word === `${name}=${value}`))
    return allowed.find((value) => value !== undefined) ?? null
  }
  const most = words.find((word) => /^max-affected=\d{1,15}$/.test(word))
  const preferences: Preferences = {
    resolution: pick('resolution', knownPreferences.resolution),
    return: pick('return', knownPreferences.return),
    count: pick('count', knownPreferences.count),
    missing: pick('missing', knownPreferences.missing),
    handling: pick('handling', knownPreferences.handling),
    maxAffected: most === undefined ? null : Number(most.slice('max-affected='.length)),
  }
  const unknown = words.filter((word) => word !== '' && !isKnown(word))
  if (preferences.handling === 'strict' && unknown.length > 0) {
    const [message, details] = ['Invalid preferences given with handling=strict', `Invalid preferences: ${unknown.join(', ')}`]
    throw new RestError({ status: 400, code: 'PGRST122', message, details })
  }
  return preferences
}

/** A rollback is not supported. It is an error, because the caller expects that nothing is changed. */
function noRollback(): RestError {
  const message = 'A transaction cannot be rolled back at the end of a request'
  const hint = 'Send the request without Prefer: tx=rollback, and it is committed.'
  return new RestError({ status: 400, code: 'PGRST122', message, details: 'Invalid preferences: tx=rollback', hint })
}

function isKnown(word: string): boolean {
  if (withoutEffect.has(word) || word.startsWith('max-affected=')) return true
  return Object.entries(knownPreferences).some(([name, values]) => values.some((value) => word === `${name}=${value}`))
}

/** The header Preference-Applied with those of `names` that the caller asked for; null when none. */
export function appliedPreferences(preferences: Preferences, names: readonly (keyof KnownPreferences | 'maxAffected')[]): string | null {
  const applied = names.flatMap((name) => {
    const value = preferences[name]
    if (value === null || (name === 'maxAffected' && preferences.handling !== 'strict')) return []
    return [`${name === 'maxAffected' ? 'max-affected' : name}=${value}`]
  })
  return applied.length === 0 ? null : applied.join(', ')
}

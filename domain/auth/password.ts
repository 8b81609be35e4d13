/**
 * The rule for a new password (specification, section 5), for browser and server. A letter may be of any script. 15
 * characters are recommended for an account without a second factor (NIST SP 800-63B).
 */
export const passwordRule = {
  shortest: 6,
  longestBytes: 72,
  recommended: 15,
  required: [
    { name: 'a letter', pattern: /\p{L}/u },
    { name: 'a digit', pattern: /[0-9]/ },
  ],
} as const

/** 'rule': too short, or without a letter or a digit. 'too-long': more than the 72 bytes that GoTrue keeps. */
export type PasswordFault = 'rule' | 'too-long'

/** The fault of a new password; null when it has none. */
export function passwordFault(password: string): PasswordFault | null {
  const { shortest, required } = passwordRule
  if ([...password].length < shortest || required.some(({ pattern }) => !pattern.test(password))) return 'rule'
  return new TextEncoder().encode(password).length > passwordRule.longestBytes ? 'too-long' : null
}

/** How hard a password is to guess, from the worst to the best. */
export const strengths = ['weak', 'fair', 'good', 'strong'] as const
export type Strength = (typeof strengths)[number]

/**
 * A rough strength by length. Characters that repeat, follow each other (abc, 321, qwe) or occur again do not count.
 */
export function strengthOf(password: string): Strength {
  const length = newPairs(password.toLowerCase()) + 1
  if (length >= passwordRule.recommended) return 'strong'
  if (length >= 13) return 'good'
  return length >= 10 ? 'fair' : 'weak'
}

/** How many different pairs of neighbouring characters a text has, without those that continue a run. */
function newPairs(text: string): number {
  const characters = [...text]
  const pairs = characters.slice(1).flatMap((character, at) => {
    const before = characters[at] ?? ''
    return isRun(characters[at - 1] ?? '', before, character) ? [] : [before + character]
  })
  return new Set(pairs).size
}

const keyboardRows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'qwertzuiop', 'azertyuiop']

function isRun(first: string, second: string, third: string): boolean {
  if (first === '') return false
  const step = stepTo(second, third)
  if (Math.abs(step) <= 1 && step === stepTo(first, second)) return true
  return keyboardRows.some((row) => row.includes(first + second + third) || row.includes(third + second + first))
}

function stepTo(from: string, to: string): number {
  return (to.codePointAt(0) ?? 0) - (from.codePointAt(0) ?? 0)
}

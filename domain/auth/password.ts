/** What a password of this product must be (specification, section 5), and what it should be (NIST SP 800-63B: 15 characters where nothing else guards). */
export const passwordRule = { shortest: 6, longestBytes: 72, recommended: 15 } as const

/** 'rule': too short, or without a letter or a digit. 'too-long': more than the 72 bytes that GoTrue keeps. */
export type PasswordFault = 'rule' | 'too-long'

/** What is wrong with a password that somebody wishes to have; null when nothing is. Letters and digits are those that the server counts: a to z and 0 to 9. */
export function passwordFault(password: string): PasswordFault | null {
  const isRuled = [...password].length >= passwordRule.shortest && /[a-z]/i.test(password) && /\d/.test(password)
  if (!isRuled) return 'rule'
  return new TextEncoder().encode(password).length > passwordRule.longestBytes ? 'too-long' : null
}

/** How long a password would take to guess, roughly, from the worst to the best. */
export const strengths = ['weak', 'fair', 'good', 'strong'] as const
export type Strength = (typeof strengths)[number]

/** A hint, not a promise: characters count, but not those that repeat, run on (abc, 321, qwe) or come round again. */
export function strengthOf(password: string): Strength {
  const length = newPairs(password.toLowerCase()) + 1
  if (length >= passwordRule.recommended) return 'strong'
  if (length >= 13) return 'good'
  return length >= 10 ? 'fair' : 'weak'
}

/** How many different pairs of neighbours a text has that do not just go on as the pair before. */
function newPairs(text: string): number {
  const characters = [...text]
  const pairs = characters.slice(1).flatMap((character, at) => {
    const before = characters[at] ?? ''
    return isRun(characters[at - 1] ?? '', before, character) ? [] : [before + character]
  })
  return new Set(pairs).size
}

const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'qwertzuiop', 'azertyuiop']

function isRun(first: string, second: string, third: string): boolean {
  if (first === '') return false
  const step = stepTo(second, third)
  if (Math.abs(step) <= 1 && step === stepTo(first, second)) return true
  return rows.some((row) => row.includes(first + second + third) || row.includes(third + second + first))
}

function stepTo(from: string, to: string): number {
  return (to.codePointAt(0) ?? 0) - (from.codePointAt(0) ?? 0)
}

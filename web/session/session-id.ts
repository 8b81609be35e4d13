import { randomWord } from '#web/kit/random-word.ts'

const key = 'potluck.session'
const shape = /^session_\d+_[a-z0-9]+$/

let inMemory: string | undefined

/**
 * This browser's session id, 'session_{timestamp}_{random}', kept in local storage so that the day's searches are
 * shown to the same visitor.
 */
export function sessionId(): string {
  const kept = readKept()
  if (kept && shape.test(kept)) return kept
  inMemory ??= `session_${Date.now()}_${randomWord()}`
  try {
    window.localStorage.setItem(key, inMemory)
  } catch {
    // Storage is forbidden, so the id lasts as long as this page.
  }
  return inMemory
}

function readKept(): string | null | undefined {
  try {
    return window.localStorage.getItem(key) ?? inMemory
  } catch {
    return inMemory
  }
}

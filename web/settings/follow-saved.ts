import { listenToRows } from '#web/core/live.ts'
import { forgetDraftOfOthers } from '#web/settings/kept-draft.ts'
import { lookAtSession, PreferencesFailure, readSaved, type SavedPreferences } from '#web/settings/saved-preferences.ts'

interface Follower {
  onFound: (saved: SavedPreferences) => void
  onFailed: () => void
}

/** Reads what a member has saved: now, when it changes, and when the page is seen again. `stop` ends it. */
export function followSaved(memberId: string, { onFound, onFailed }: Follower) {
  let asked = 0

  /** Of several questions under way only the last is answered. */
  async function read() {
    asked += 1
    const question = asked
    try {
      const saved = await readSaved(memberId)
      if (question === asked) onFound(saved)
    } catch (cause) {
      if (question !== asked) return
      if (cause instanceof PreferencesFailure && cause.code === 'signed_out') await lookAtSession().catch(() => undefined)
      onFailed()
    }
  }

  function readWhenSeen() {
    if (document.visibilityState === 'visible') read()
  }

  forgetDraftOfOthers(memberId)
  read()
  const stopListening = listenToRows('profiles', read)
  document.addEventListener('visibilitychange', readWhenSeen)
  return {
    read,
    stop() {
      asked += 1
      stopListening()
      document.removeEventListener('visibilitychange', readWhenSeen)
    },
  }
}

type Question = () => Promise<boolean>

let question: Question | null = null

/** Has something asked before whoever is at the keyboard signs out; what it answers with takes that back. */
export function askBeforeSignOut(ask: Question) {
  question = ask
  return () => {
    if (question === ask) question = null
  }
}

/** Whether whoever wants to sign out still does, where something unsaved would be left behind. */
export async function maySignOut(): Promise<boolean> {
  return question === null || question()
}

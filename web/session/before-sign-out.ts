type Question = () => Promise<boolean>

let question: Question | null = null

/** Registers a question that is asked before a sign-out; the answer takes the question back. */
export function askBeforeSignOut(ask: Question) {
  question = ask
  return () => {
    if (question === ask) question = null
  }
}

/** Whether to go on signing out although something is unsaved. */
export async function maySignOut(): Promise<boolean> {
  return question === null || question()
}

type Question = () => Promise<boolean>

let question: Question | null = null

/** Registers a question that signing out asks first. Returns a function that removes the question. */
export function askBeforeSignOut(ask: Question) {
  question = ask
  return () => {
    if (question === ask) question = null
  }
}

/** Asks the registered question. Returns whether to go on signing out. */
export async function maySignOut(): Promise<boolean> {
  return question === null || question()
}

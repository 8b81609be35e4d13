/** A fault of a recipe: its kind, and the recipe, so that it can be cooked again. */
export interface Fault {
  kind: string
  detail: string
}

/** Faults by kind, the commonest first. */
export function byKind(faults: readonly Fault[]): { kind: string; details: string[] }[] {
  const kinds = new Map<string, string[]>()
  for (const { kind, detail } of faults) {
    const details = kinds.get(kind)
    if (details === undefined) kinds.set(kind, [detail])
    else details.push(detail)
  }
  return [...kinds].map(([kind, details]) => ({ kind, details })).sort((one, other) => other.details.length - one.details.length)
}

/** A figure and the least (or, for counts of faults, the most) that it may be. */
export interface Gate {
  name: string
  value: number
  target: number
  /** 'least': the value must reach the target; 'most': it must not exceed it. */
  bound: 'least' | 'most'
  /** How many things the figure was taken over. */
  of?: number
}

/** Whether a gate was measured at all: a figure over no rows is neither met nor missed. */
export function hasRows({ of }: Gate): boolean {
  return of !== 0
}

/** Whether a figure meets its target. A figure over no rows misses none. */
export function meetsTarget({ value, target, bound, of }: Gate): boolean {
  if (of === 0) return true
  return bound === 'least' ? value >= target : value <= target
}

/** PASS, MISS or "no rows". */
export function wordFor(gate: Gate): string {
  if (!hasRows(gate)) return 'no rows'
  return meetsTarget(gate) ? 'PASS' : 'MISS'
}

/** The gates that a set of figures misses. */
export function missedGates(gates: readonly Gate[]): Gate[] {
  return gates.filter((gate) => !meetsTarget(gate))
}

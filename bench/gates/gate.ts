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

/** Whether a figure meets its target. */
export function isMet({ value, target, bound }: Gate): boolean {
  return bound === 'least' ? value >= target : value <= target
}

/** The gates that a set of figures misses. */
export function missedGates(gates: readonly Gate[]): Gate[] {
  return gates.filter((gate) => !isMet(gate))
}

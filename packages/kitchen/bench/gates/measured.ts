import type { Fault } from './fault.ts'
import type { Gate } from './gate.ts'

/** The result of one part: figures with targets, figures for information, and the faults. */
export interface Measured {
  gates: Gate[]
  notes: string[]
  faults: Fault[]
}

/** Called now and then with the progress of a long measurement. */
export type Progress = (done: number, total: number) => void

/** A gate for a count of faults that must be zero. `of` is the number of things counted. */
export function noneOf(name: string, count: number, of?: number): Gate {
  return { name, value: count, target: 0, bound: 'most', ...(of !== undefined && { of }) }
}

/** A gate for a share or a mean that must be reached. `of` is the number of things counted. */
export function atLeast(name: string, value: number, target: number, of?: number): Gate {
  return { name, value, target, bound: 'least', ...(of !== undefined && { of }) }
}

/** A part of a whole; 1 when there is no whole. */
export function share(part: number, whole: number): number {
  return whole === 0 ? 1 : part / whole
}

/** The mean of the numbers; 0 when there are none. */
export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}

/** The value that half of the numbers do not exceed. */
export function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor((values.length - 1) / 2)] ?? 0
}

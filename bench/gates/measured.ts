import type { Fault } from './fault.ts'
import type { Gate } from './gate.ts'

/** What one part of the measuring gives: figures with targets, figures for information, and what was wrong. */
export interface Measured {
  gates: Gate[]
  notes: string[]
  faults: Fault[]
}

/** Told now and then how far a long measure has come. */
export type Progress = (done: number, total: number) => void

/** A count of faults among so many things, of which there may be none. */
export function noneOf(name: string, count: number, of?: number): Gate {
  return { name, value: count, target: 0, bound: 'most', ...(of !== undefined && { of }) }
}

/** A share of so many things, or a mean over them, that must be reached. */
export function atLeast(name: string, value: number, target: number, of?: number): Gate {
  return { name, value, target, bound: 'least', ...(of !== undefined && { of }) }
}

/** A part of a whole; 1 when there is no whole. */
export function share(part: number, whole: number): number {
  return whole === 0 ? 1 : part / whole
}

/** The middle and the mean of numbers are 0 when there are none. */
export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}

/** The value that half of the numbers do not exceed. */
export function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor((values.length - 1) / 2)] ?? 0
}

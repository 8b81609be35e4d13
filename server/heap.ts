import { setFlagsFromString } from 'node:v8'

/**
 * How V8 keeps the heap. `young` is by what it multiplies the room for young objects when many of them live on: while
 * code is loaded and vocabularies are built nearly all do, and by V8's own factor (2) it would set 64 MB aside for
 * good. `growth` is the percentage by which the heap may grow before the next collection (0: V8 decides).
 */
const phases = {
  /** Loading leaves sources and syntax trees behind: 10 MB less for 0.1 s of CPU. */
  loading: { young: 1, growth: 40 },
  warming: { young: 1, growth: 0 },
  /** Vocabularies stay: left to V8, a flood of calls leaves 150 to 350 MB of garbage beside them. */
  warm: { young: 2, growth: 25 },
} as const

/** Tells V8 what the process does from now on. */
export function keepHeap(phase: keyof typeof phases): void {
  const { young, growth } = phases[phase]
  setFlagsFromString(`--semi-space-growth-factor=${young}`)
  setFlagsFromString(`--heap-growing-percent=${growth}`)
}

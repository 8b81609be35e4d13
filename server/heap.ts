import { setFlagsFromString } from 'node:v8'

/**
 * V8's heap settings for each phase. `young`: factor by which V8 enlarges the space for young objects while many
 * survive. While code loads and vocabularies are built nearly all survive, and V8's default (2) would reserve 64 MB
 * for good. `growth`: percentage by which the heap may grow before the next collection (0: V8 decides).
 */
const phases = {
  /** Loading leaves sources and syntax trees as garbage: 10 MB less for 0.1 s of CPU. */
  loading: { young: 1, growth: 40 },
  warming: { young: 1, growth: 0 },
  /** Vocabularies stay in memory; V8 decides how much garbage may stand beside them. */
  warm: { young: 2, growth: 0 },
} as const

// Buffers count towards the limit of the whole heap. By V8's default, every 64 MB of them start a full collection of some
// 300 MB of vocabularies, which cost more than half of a list of 100 recipes.
setFlagsFromString('--external-memory-accounted-in-global-limit')

/** Sets V8's heap flags for the next phase of the process. */
export function setHeapPhase(phase: keyof typeof phases): void {
  const { young, growth } = phases[phase]
  setFlagsFromString(`--semi-space-growth-factor=${young}`)
  setFlagsFromString(`--heap-growing-percent=${growth}`)
}

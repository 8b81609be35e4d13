import { setFlagsFromString } from 'node:v8'

/**
 * V8's heap settings for each phase. `young`: factor by which V8 enlarges the space for young objects while many
 * survive. While code loads and vocabularies are built nearly all survive, and V8's default (2) would reserve 64 MB
 * for good. `growth`: percentage by which the heap may grow before the next collection (0: V8 decides). `buffers`:
 * whether buffers count towards the limit of the whole heap. By V8's default, every 64 MB of them start a full
 * collection, which beside 300 MB of vocabularies costs more than half of a list of 100 recipes.
 */
const phases = {
  /** Loading leaves sources and syntax trees as garbage: 10 to 15 MB less for 0.15 s of CPU. */
  loading: { young: 1, growth: 30, buffers: false },
  warming: { young: 1, growth: 0, buffers: false },
  /** V8 decides how much garbage stands beside the vocabularies: some 40 MB under a flood of calls (bench/flood.ts). */
  warm: { young: 2, growth: 0, buffers: true },
} as const

/** Sets V8's heap flags for the next phase of the process. */
export function setHeapPhase(phase: keyof typeof phases): void {
  const { young, growth, buffers } = phases[phase]
  setFlagsFromString(`--semi-space-growth-factor=${young}`)
  setFlagsFromString(`--heap-growing-percent=${growth}`)
  setFlagsFromString(`--${buffers ? '' : 'no-'}external-memory-accounted-in-global-limit`)
}

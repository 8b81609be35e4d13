import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * V8's heap settings for each phase. `young`: factor by which V8 enlarges the space for young objects while many
 * survive. While code loads and vocabularies are built nearly all survive, and V8's default (2) would reserve 64 MB
 * for good. `growth`: percentage by which the heap may grow before the next collection (0: V8 decides). `buffers`:
 * whether buffers count towards the limit of the whole heap. By V8's default, every 64 MB of them start a full
 * collection, which beside 300 MB of vocabularies costs more than half of a list of 100 recipes.
 */
const phases = {
  /** Loading leaves sources and syntax trees as garbage (`giveBackMemory`). */
  loading: { young: 1, growth: 40, buffers: false },
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

/**
 * Collects all garbage and returns the memory to the system: some 30 MB after loading, in less than 0.1 s. Any other
 * collection keeps the pages. Node has no call for it, so the function of V8's flag is taken.
 */
export function giveBackMemory(): void {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  setFlagsFromString('--no-expose-gc')
  if (typeof collect === 'function') collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

let kept: Promise<WebAssembly.Module> | undefined

/**
 * Keeps the code of the embedded engine for as long as this process runs. Node gives whoever compiles the same bytes
 * the code that is there already, as far as it has been made fast: databases that are opened one after another, each
 * in a thread of its own, cost half.
 */
export async function keepEngine(): Promise<void> {
  const folder = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'))
  kept ??= WebAssembly.compile(readFileSync(join(folder, 'pglite.wasm')))
  await kept
}

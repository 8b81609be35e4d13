import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

let kept: Promise<WebAssembly.Module> | undefined

/**
 * Keeps the compiled code of the embedded engine for as long as this process runs. Node reuses it when the same bytes
 * are compiled again, so opening databases one after another, each in its own thread, costs half.
 */
export async function keepEngine(): Promise<void> {
  const folder = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'))
  kept ??= WebAssembly.compile(readFileSync(join(folder, 'pglite.wasm')))
  await kept
}

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { behaviours } from './behaviours.ts'

const tests = join(import.meta.dirname, '..')

describe.each(Object.entries(behaviours))('%s', (_, named) => {
  test.each(Object.entries(named))('%s has its test, or a reason to be off', (_name, proof) => {
    if ('off' in proof) return expect(String(proof.off).length).toBeGreaterThan(20)
    for (const [file, titles] of Object.entries(proof)) {
      const path = join(tests, file)
      expect(existsSync(path), file).toBe(true)
      const text = readFileSync(path, 'utf8')
      expect(titles.length).toBeGreaterThan(0)
      for (const title of titles) expect(text, `${file}: ${title}`).toContain(title)
    }
  })
})

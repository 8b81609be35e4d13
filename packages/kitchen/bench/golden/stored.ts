import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Block, type Hashes, type Part, partNames } from './blocks.ts'

const path = join(import.meta.dirname, 'hashes.tsv')

/** The name of a block in the file. */
export const keyOf = ({ language, number }: Block) => `${language}\t${number}`

const hashPattern = /^(?:[0-9a-f]{16}|-)$/

/** The hashes in the file, by the names of their blocks. Throws an Error for a line that has not all of them. */
export function readStored(): ReadonlyMap<string, Hashes> {
  const [, ...lines] = readFileSync(path, 'utf8').trimEnd().split('\n')
  return new Map(
    lines.map((line) => {
      const [language, number, readings = '', recipes = '', findings = ''] = line.split('\t')
      if (![readings, recipes, findings].every((hash) => hashPattern.test(hash))) throw new Error(`No golden hashes: ${line}`)
      return [`${language}\t${number}`, { readings, recipes, findings }]
    }),
  )
}

export function writeStored(blocks: readonly Block[], hashes: readonly Hashes[]): void {
  const lines = blocks.map((block, at) => [keyOf(block), ...partNames.map((part) => hashes[at]?.[part])].join('\t'))
  writeFileSync(path, `${['language\tblock', ...partNames].join('\t')}\n${lines.join('\n')}\n`)
}

/** The parts of a block that are not as stored: all of them if the block is not in the file. */
export function changedParts(block: Block, hashes: Hashes, stored: ReadonlyMap<string, Hashes>): Part[] {
  const before = stored.get(keyOf(block))
  return partNames.filter((part) => before?.[part] !== hashes[part])
}

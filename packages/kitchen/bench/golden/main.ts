import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { languageCodes } from '#kitchen/options.ts'
import { inWorkers } from '../gates/in-workers.ts'
import { answersOf, type Block, blocksOf, type Hashes } from './blocks.ts'
import { changedParts, readStored, writeStored } from './stored.ts'

const usage = [
  'npm run kitchen:golden -- [--language en,de] [--write | --dump FOLDER]',
  '  Reads, cooks and checks 2,000 requests a language, reads every name, and compares the answers with stored hashes.',
  '  --write  stores the hashes of today, after a person has read what differs',
  '  --dump   writes the answers of each block in full, to compare two versions by a diff',
].join('\n')

const { values } = parseArgs({ options: { language: { type: 'string' }, write: { type: 'boolean' }, dump: { type: 'string' } } })
const chosen = values.language?.split(',') ?? [...languageCodes]
const languages = languageCodes.filter((code) => chosen.includes(code))
if (languages.length !== chosen.length || (values.write && (values.language ?? values.dump) !== undefined)) {
  console.error(usage)
  process.exit(2)
}
const blocks = blocksOf(languages)

if (values.dump !== undefined) dump(values.dump)
else {
  const hashes = await inWorkers<Block, Hashes>(new URL('./worker.ts', import.meta.url), blocks, (done, all) => {
    if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${all} blocks${done === all ? '\n' : ''}`)
  })
  if (hashes.length !== blocks.length) throw new Error('A block gave no hashes')
  if (values.write) writeStored(blocks, hashes)
  else compare(hashes)
}

function dump(folder: string): void {
  mkdirSync(folder, { recursive: true })
  for (const block of blocks) writeFileSync(join(folder, `${block.language}-${block.number}`), `${answersOf(block)}\n`)
}

function compare(hashes: readonly Hashes[]): void {
  const stored = readStored()
  const changed = blocks.flatMap((block, at) => {
    const found = hashes[at]
    const parts = found === undefined ? ['no hashes'] : changedParts(block, found, stored)
    return parts.length === 0 ? [] : [`${block.language} ${block.number}: ${parts.join(', ')}`]
  })
  for (const line of changed) console.log(line)
  console.log(`${blocks.length - changed.length} of ${blocks.length} blocks are as stored`)
  process.exitCode = changed.length === 0 ? 0 : 1
}

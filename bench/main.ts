import { mkdir, writeFile } from 'node:fs/promises'
import { cpus, totalmem } from 'node:os'
import { parseArgs } from 'node:util'
import { benchKitchen } from '@potluck/kitchen/bench'
import { benchAccounts } from './accounts.ts'
import { benchAway } from './away.ts'
import { benchFirstRequest } from './first-request.ts'
import { benchFlood } from './flood.ts'
import { printTable, type Row } from './measure.ts'
import { benchPage } from './page.ts'
import { benchPerCall } from './per-call.ts'
import { benchRealtime } from './realtime.ts'
import { printSameTime } from './same-time.ts'
import { benchSearches } from './searches.ts'
import { benchStart } from './start.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'same-time': { type: 'boolean' }, pairs: { type: 'string', default: '500' } },
})

/** The parts of the scoreboard, by the names that `npm run bench -- per-call accounts` takes. */
const parts: Record<string, () => Row[] | Promise<Row[]>> = {
  kitchen: benchKitchen,
  page: benchPage,
  start: benchStart,
  'first-request': benchFirstRequest,
  accounts: benchAccounts,
  searches: benchSearches,
  'per-call': benchPerCall,
  realtime: benchRealtime,
  flood: benchFlood,
  away: benchAway,
}

// npm run bench -- --same-time --pairs 500 recover otp: takes minutes, and gives figures of another kind.
if (values['same-time']) await printSameTime(Number(values.pairs), positionals)
else await scoreboard()

async function scoreboard(): Promise<void> {
  const unknown = positionals.find((name) => !Object.hasOwn(parts, name))
  if (unknown !== undefined) throw new Error(`There is no ${unknown} on the scoreboard, only ${Object.keys(parts).join(', ')}`)
  const rows: Row[] = []
  for (const [name, measure] of Object.entries(parts))
    if (positionals.length === 0 || positionals.includes(name)) rows.push(...(await measure()))
  printTable(rows)

  const machine = { node: process.version, cores: cpus().length, memoryGb: Math.round(totalmem() / 2 ** 30) }
  await mkdir('bench/results', { recursive: true })
  const file = `bench/results/${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}.json`
  await writeFile(file, `${JSON.stringify({ machine, rows }, null, 2)}\n`)
  console.log(`\nwritten to ${file}`)
}

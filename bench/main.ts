import { mkdir, writeFile } from 'node:fs/promises'
import { cpus, totalmem } from 'node:os'
import { benchAccounts } from './accounts.ts'
import { benchKitchen } from './kitchen.ts'
import { printTable } from './measure.ts'
import { benchPage } from './page.ts'
import { benchStart } from './start.ts'

const rows = [...benchKitchen(), ...(await benchPage()), ...(await benchStart()), ...(await benchAccounts())]
printTable(rows)

const machine = { node: process.version, cores: cpus().length, memoryGb: Math.round(totalmem() / 2 ** 30) }
await mkdir('bench/results', { recursive: true })
const file = `bench/results/${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}.json`
await writeFile(file, `${JSON.stringify({ machine, rows }, null, 2)}\n`)
console.log(`\nwritten to ${file}`)

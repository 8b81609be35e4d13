import { readFileSync } from 'node:fs'
import { languageCodes } from '#domain/options.ts'
import { measureUnseen, unseenTargets } from './gates/unseen.ts'
import { parseUnseen } from './gates/unseen-lists.ts'
const [folder, only] = process.argv.slice(2)
const sum: Record<string, { count: number; of: number }> = {}
for (const language of languageCodes) {
  if (only && !only.split(',').includes(language)) continue
  let text
  try { text = readFileSync(`${folder}/${language}.tsv`, 'utf8') } catch { continue }
  const { parts, misses } = measureUnseen(parseUnseen(text, language), language)
  for (const [name, { count, of }] of Object.entries(parts)) {
    const s = (sum[name] ??= { count: 0, of: 0 }); s.count += count; s.of += of
  }
  if (!process.env['QUIET']) for (const m of misses) console.log(m)
  console.log(language, Object.entries(parts).map(([n, p]) => `${n} ${p.count}/${p.of}`).join(', '))
}
for (const [n, p] of Object.entries(sum)) { const t = unseenTargets[n as keyof typeof unseenTargets]; const s = p.of ? p.count / p.of : 0
  console.log(n.padEnd(22), `${p.count}/${p.of}`, (s * 100).toFixed(2) + ' %', p.of === 0 || (t.bound === 'most' ? s <= t.target : s >= t.target) ? '' : 'MISSED') }

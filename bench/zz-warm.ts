import { performance } from 'node:perf_hooks'
import { loadKitchen } from '../server/load-kitchen.ts'
import { languages } from '@potluck/kitchen/options'
let let vs = 0, rs = 0
const k = await loadKitchen()

for (const { code } of languages) {
  const t = performance.now(); let n = 0, worst = 0
  for (const it = k.readerSteps(code)[Symbol.iterator](); ;) { const a = performance.now(); const r = it.next(); worst = Math.max(worst, performance.now() - a); if (r.done) break; n++ }
  vs += performance.now() - t
}
const req = (foods: any, language: any) => ({ ingredients: foods.map((id: any) => k.listNameOf(id, language)), allergens: [], mealTypes: ['entrée'], targetMealType: 'entrée', dietTypes: ['non-vegetarian'], proteins: [], cuisine: 'Italian', searchMode: 'ideas', complexityMode: 'simple', language, useOnlyStaples: false, selectedStaples: ['cooking oil', 'salt and pepper'] })
const sample = ['chicken-breast', 'carrot', 'onion', 'rice']
for (const { code } of languages) {
  for (const foods of [sample.slice(0,1), sample]) { const t = performance.now(); let worst = 0
    for (const it = k.rehearse(req(foods, code) as any, 'warm-up')[Symbol.iterator](); ;) { const a = performance.now(); const r = it.next(); worst = Math.max(worst, performance.now() - a); if (r.done) break }
    rs += performance.now() - t }
}
console.log("vocab", vs.toFixed(0), "rehearse", rs.toFixed(0), "cpu", (process.cpuUsage().user/1000).toFixed(0))

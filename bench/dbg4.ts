import { kindsIn } from '#kitchen/reader/kinds/kinds-in.ts'
import { foldWord } from '#kitchen/reader/fold.ts'
import { ingredientNames } from '#kitchen/reader/ingredient-names.ts'
const fold = (n: string) => n.split(' ').map(foldWord).join(' ')
for (const t of process.argv.slice(2)) {
  for (const f of kindsIn.ar.foods) for (const n of f.names) if (fold(n) === fold(t)) console.log('KIND', n, f.class, f.contains, f.mayContain)
  for (const [n, s] of ingredientNames('ar')) if (fold(n) === fold(t)) console.log('ING', n, s)
  for (const h of kindsIn.ar.heads) if (h.heads.some((n) => fold(n) === fold(t))) console.log('HEAD', t, h.class, h.contains)
}

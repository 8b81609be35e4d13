import { type Language } from '#domain/options.ts'
import { inspectPhrase } from '#kitchen/reader/inspect.ts'
for (const line of process.argv.slice(2)) { const [l, t, e] = line.split('|'); const a = inspectPhrase(t!, l as Language), b = inspectPhrase(e!, 'en'); console.log(t, '=>', a.english, a.ingredients, a.forms, a.unknown, '||', e, '=>', b.english, b.ingredients, b.forms, b.unknown) }

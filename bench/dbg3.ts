import { vocabularyOf } from '#kitchen/reader/vocabulary.ts'
for (const l of ['de','en'] as const) { const s = vocabularyOf(l).surfaces; console.log(l, s.get('ol mein'), s.get('mein'), s.get('ol')) }

import { languageCodes } from '#domain/options.ts'
import { vocabularyOf } from '#kitchen/reader/vocabulary.ts'
import { writeFileSync } from 'node:fs'
writeFileSync('/work/surfaces-now.txt', languageCodes.flatMap((l) => [...vocabularyOf(l).surfaces.keys()].map((n) => `${l}\t${n}`)).join('\n'))

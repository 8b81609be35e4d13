import { sheetOf } from '#kitchen/suggest/sheet-of.ts'

export const names = sheetOf('de')

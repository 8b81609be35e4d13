import { classLooks } from '#kitchen/picture/class-looks.ts'
import { bedLook, type Look, pieceLook } from '#kitchen/picture/look.ts'
import { headWordOf } from '#kitchen/reader/match/head-word.ts'
import type { HeadWord } from '#kitchen/reader/words/head-words.ts'

const headLooks: Readonly<Record<HeadWord, Look>> = {
  ...classLooks,
  noodle: bedLook('strands', '#efcf86'),
  sausage: pieceLook('sausage', '#a85a32'),
  cheese: pieceLook('crumble', '#f6e2a4'),
}

/** The look of a food that is known only by kind, from a word of its name; undefined without such a word. */
export function headLookOf(name: string): Look | undefined {
  const head = headWordOf(name)
  return head && headLooks[head]
}

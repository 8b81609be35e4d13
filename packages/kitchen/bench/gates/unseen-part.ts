import type { Language } from '#kitchen/options.ts'
import type { Gate } from './gate.ts'
import { noneOf } from './measured.ts'
import { measureUnseen } from './unseen.ts'
import { isAsRecorded, type UnseenList, unseenLists, unseenPhrases } from './unseen-lists.ts'
import { unseenGates, unseenLines } from './unseen-report.ts'

/**
 * Judges the reader by every opened list, and prints the result. A list that does not exist yet is named and skipped.
 */
export function unseenPart(languages: readonly Language[], isShown: boolean): Gate[] {
  return unseenLists.flatMap((list) => judgeList(list, languages, isShown))
}

function judgeList(list: UnseenList, languages: readonly Language[], isShown: boolean): Gate[] {
  const opened = languages.flatMap((language) => {
    const phrases = unseenPhrases(list, language)
    return phrases === null ? [] : [{ language, phrases }]
  })
  if (opened.length === 0) {
    console.log(`unseen ${list}: skipped, packages/kitchen/bench/gates/unseen/${list} has no list in ${languages.join(' ')}`)
    return []
  }
  const measured = opened.map(({ language, phrases }) => measureUnseen(phrases, language))
  const altered = opened.filter(({ language }) => !isAsRecorded(list, language)).map(({ language }) => language)
  console.log(unseenLines(list, measured).join('\n'))
  if (altered.length > 0) console.log(`unseen ${list}: not as recorded in SHA256SUMS: ${altered.join(' ')}`)
  if (isShown) console.log([...measured.flatMap(({ misses }) => misses), ''].join('\n'))
  return [noneOf(`unseen ${list} files altered since they were recorded`, altered.length, opened.length), ...unseenGates(list, measured)]
}

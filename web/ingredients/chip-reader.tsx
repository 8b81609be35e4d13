import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { entryOf } from '#domain/entry-of.ts'
import type { Filters } from '#domain/filters/filters.ts'
import { isKept } from '#domain/ingredients/rules.ts'
import { chipView } from '#web/ingredients/chip-view.ts'
import { correctionsFrom } from '#web/ingredients/corrections.ts'
import { exclusionsOf } from '#web/ingredients/exclusions-of.ts'
import { type Readings, useReadings } from '#web/ingredients/readings.ts'
import { useChipWords } from '#web/ingredients/use-chip-words.ts'
import type { IngredientsState } from '#web/ingredients/use-ingredients.ts'
import { announce } from '#web/kit/announce.tsx'
import { useLanguage } from '#web/language/language.ts'

interface ChipReaderProps {
  entry: IngredientsState
  filters: Filters
  /** The list when the page was opened. Its readings are not announced. */
  atArrival: readonly string[]
}

/**
 * Asks the server to read the list, replaces misspelt words in the request, and announces doubts and corrections.
 * Renders nothing.
 */
export function ChipReader({ entry, filters, atArrival }: ChipReaderProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const exclusions = exclusionsOf(filters)
  const { wordsOf } = useChipWords(exclusions)
  /** The last announcement of each ingredient. */
  const said = useRef(new Map<string, string>())
  const { ingredients } = entry
  const known = useReadings(ingredients, language)

  const take = useEffectEvent((known: Readings, ingredients: readonly string[]) => {
    entry.change((now) => {
      const corrections = correctionsFrom(now.ingredients, known, now.corrections)
      return corrections === now.corrections ? now : { ...now, corrections }
    })
    for (const gone of [...said.current.keys()].filter((ingredient) => !ingredients.includes(ingredient))) said.current.delete(gone)
  })
  useEffect(() => take(known, ingredients), [known, ingredients])

  /** The announcement of an ingredient. Empty if it was read as typed, null if it is not read yet. */
  function sentenceOf(ingredient: string): string | null {
    const reading = known.get(ingredient)
    if (reading === undefined) return null
    const answers = { kind: entryOf(entry.kinds, ingredient), isKept: isKept(ingredient, entry.corrections) }
    const { understood, doubts, hint, question } = wordsOf(chipView(ingredient, reading, answers, exclusions), ingredient)
    const list = [...understood, ...doubts, hint, question].filter((words) => words !== '').join(', ')
    return list === '' ? '' : t('chips.spoken', { ingredient, list })
  }
  const sentences = ingredients.map(sentenceOf)

  const say = useEffectEvent((spoken: string) => {
    const fresh = ingredients.flatMap((ingredient, at) => {
      const sentence = sentences[at] ?? null
      const before = said.current.get(ingredient)
      if (sentence === null || sentence === before) return []
      said.current.set(ingredient, sentence)
      // An ingredient that was there at the start is announced only when its reading changes.
      return sentence === '' || (before === undefined && atArrival.includes(ingredient)) ? [] : [sentence]
    })
    if (spoken !== '' && fresh.length > 0) announce(fresh.join(' '))
  })
  const spoken = sentences.map((sentence) => sentence ?? '?').join('\n')
  useEffect(() => say(spoken), [spoken])
  return null
}

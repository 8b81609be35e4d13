import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Filters } from '#domain/filters/filters.ts'
import type { Language } from '#domain/options.ts'
import { announce } from '#web/core/announce.tsx'
import { useLanguage } from '#web/core/language.ts'
import { type ChipView, chipView } from '#web/ingredients/chip-view.ts'
import { correctionsFrom, isKept } from '#web/ingredients/corrections.ts'
import { exclusionsOf } from '#web/ingredients/exclusions-of.ts'
import { type Readings, readingKey } from '#web/ingredients/reading-store.ts'
import { readings, useReadings } from '#web/ingredients/readings.ts'
import { useChipWords } from '#web/ingredients/use-chip-words.ts'
import type { IngredientsState } from '#web/ingredients/use-ingredients.ts'

interface ChipReaderProps {
  entry: IngredientsState
  filters: Filters
  /** What was on the list when the page was opened: nothing is said aloud of it. */
  atArrival: readonly string[]
}

/** Has the list read, sends misspelt words as what they were read as, and says aloud what is worth hearing. Shows nothing. */
export function ChipReader({ entry, filters, atArrival }: ChipReaderProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const known = useReadings()
  const exclusions = exclusionsOf(filters)
  const { wordsOf } = useChipWords(exclusions)
  const said = useRef(new Set(atArrival))
  const { ingredients } = entry

  useEffect(() => {
    readings.want(ingredients, language)
    return readings.stop
  }, [ingredients, language])

  const take = useEffectEvent((known: Readings, ingredients: readonly string[], language: Language) => {
    entry.change((now) => {
      const corrections = correctionsFrom(now.ingredients, known, language, now.corrections)
      return corrections === now.corrections ? now : { ...now, corrections }
    })
    for (const gone of [...said.current].filter((ingredient) => !ingredients.includes(ingredient))) said.current.delete(gone)
    const sentences = ingredients.flatMap((ingredient) => {
      const reading = known.get(readingKey(ingredient, language))
      if (reading === undefined || said.current.has(ingredient)) return []
      said.current.add(ingredient)
      const isKeptWord = isKept(ingredient, entry.corrections)
      const view: ChipView = chipView(ingredient, reading, { kind: entry.kinds[ingredient], isKept: isKeptWord }, exclusions)
      const { understood, doubts, question } = wordsOf(view)
      const list = [...understood, ...doubts, question].filter((words) => words !== '').join(', ')
      return list === '' ? [] : [t('chips.spoken', { ingredient, list })]
    })
    if (sentences.length > 0) announce(sentences.join(' '))
  })
  useEffect(() => take(known, ingredients, language), [known, ingredients, language])
  return null
}

import type { Language } from '@potluck/kitchen/options'
import { Fragment } from 'react'
import { directionOf } from '#domain/languages.ts'
import { splitFigures } from '#web/recipes/split-figures.ts'

/** A text of a recipe. A range does not break at its hyphen. In right-to-left text, figures keep their own order. */
export function RecipeText({ text, language }: { text: string; language: Language }) {
  const unbroken = text.replace(/(\p{Nd})-(\p{Nd})/gu, '$1\u2011$2')
  if (directionOf(language) === 'ltr') return unbroken
  return splitFigures(unbroken).map((part, at) =>
    at % 2 === 0 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have no other identity.
      <Fragment key={at}>{part}</Fragment>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above.
      <bdi key={at} dir="ltr">
        {part}
      </bdi>
    ),
  )
}

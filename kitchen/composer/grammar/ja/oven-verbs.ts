import { degrees } from '#kitchen/composer/grammar/ja/measures.ts'
import type { Phrase } from '#kitchen/composer/grammar/ja/phrase.ts'
import { ovenHeat } from '#kitchen/composer/grammar/us-measures.ts'
import type { OvenVerb } from '#kitchen/composer/grammar/verbs.ts'

/** What is done in the oven, as sentences in plain form without their full stop. */
export const ovenVerbs: Record<OvenVerb, (phrase: Phrase) => string> = {
  preheat: ({ task, either }) => {
    const heat = degrees(ovenHeat(task.oven))
    return either(
      `オーブンを${heat}に予熱する`,
      `オーブンは${heat}に予熱しておく`,
      `オーブンを${heat}に温めておく`,
      `オーブンを${heat}に設定し、予熱する`,
      `あらかじめオーブンを${heat}に予熱する`,
    )
  },
  roast: ({ task, x, isNamed, vessel, shortVessel, ending, either }) => {
    if (task.continues) return `${shortVessel}に${x}を加えてからめ、オーブンで${ending}焼く`
    return task.opens
      ? `${vessel}に${x}を${either('広げ', '並べ', '重ならないように広げ')}、オーブンで${ending}焼く`
      : `${isNamed ? '' : `${x}を`}オーブンで${ending}焼く`
  },
  bake: ({ task, x, and, ending }) => {
    if (and !== '') return `深い天板に器を置き、高さの半分まで湯を注いでオーブンで${ending}焼く`
    if (task.subject === 'parcels') return `${x}を天板にのせ、オーブンで${ending}焼く`
    return task.subject === null ? `${x}をオーブンで${ending}焼く` : `オーブンで${ending}焼く`
  },
}

import { areAll } from '#kitchen/composer/grammar/handling.ts'
import { writeDegrees } from '#kitchen/composer/grammar/ja/measures.ts'
import type { TaskWords } from '#kitchen/composer/grammar/ja/phrase.ts'
import { ovenTemperatures } from '#kitchen/composer/grammar/us-measures.ts'
import type { OvenVerb } from '#kitchen/composer/grammar/verbs.ts'

/** Japanese oven sentences, in plain form without the full stop. */
export const ovenVerbs: Record<OvenVerb, (phrase: TaskWords) => string> = {
  preheat: ({ task, either }) => {
    const heat = writeDegrees(ovenTemperatures(task.oven))
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
    if (areAll(task.items, 'pastry'))
      return and === ''
        ? `直径24cmのタルト型に${x}を敷き、底にフォークで穴をあけ、オーブンで${ending}焼く`
        : `${x}に${and}を塗りながら直径24cmのタルト型に重ねて敷き、オーブンで${ending}焼く`
    if (areAll(task.and, 'pastry'))
      return task.vessel === 'tray'
        ? `天板に${and}を広げ、縁を残し、${x}をのせて、オーブンで${ending}焼く`
        : `${and}の上に${x}を${task.subject === null ? '広げ' : '流し入れ'}、オーブンで${ending}焼く`
    if (and !== '') return `深い天板に器を置き、高さの半分まで湯を注いでオーブンで${ending}焼く`
    if (task.subject === 'parcels') return `${x}を天板にのせ、オーブンで${ending}焼く`
    return task.subject === null ? `${x}をオーブンで${ending}焼く` : `オーブンで${ending}焼く`
  },
}

import { areAll, isMisoOnly, isWetEnough } from '#kitchen/composer/grammar/handling.ts'
import type { TaskWords } from '#kitchen/composer/grammar/ja/phrase.ts'
import type { MixingVerb } from '#kitchen/composer/grammar/verbs.ts'
import { isInGroup } from '#kitchen/composer/item.ts'

/** Japanese sentences for stirring, crushing and blending, in plain form without the full stop. */
export const mixingVerbs: Record<MixingVerb, (phrase: TaskWords) => string> = {
  'stir-in': ({ task, x, vessel, how, either }) => {
    if (isMisoOnly(task.items)) return `火を止め、${x}を溶き入れる`
    if (task.subject === 'dressing') return either(`${x}をかけて和える`, `${x}を加え、全体にからめる`)
    if (task.minutes !== null)
      return `${areAll(task.items, 'thickener') ? '水で溶いた' : ''}${x}を加え、${either('混ぜながら', 'かき混ぜながら')}${how}煮る`
    if (task.opens && task.vessel === 'bowl') return `${vessel}に${x}を入れて混ぜる`
    return either(
      `${x}を加えて混ぜる`,
      `${x}を入れ、全体を混ぜる`,
      `${x}を加え、混ぜ込む`,
      `${x}を入れてよく混ぜる`,
      `${x}を加えて混ぜ合わせる`,
    )
  },
  toss: ({ task, x, and, vessel, shortVessel, either }) => {
    if (and !== '') {
      if (task.and.every((item) => isInGroup(item, 'spice') || item.class === 'salt'))
        return `${vessel === '' ? '' : `${vessel}に`}${x}${vessel === '' ? 'に' : task.vessel === 'tray' ? 'をのせ、' : 'を入れ、'}${and}をまんべんなくふる`
      if (vessel === '') return `${x}に${and}をからめる`
      return task.vessel === 'tray'
        ? `${vessel}に${x}をのせ、${and}をからめる`
        : either(`${vessel}に${x}を入れ、${and}をからめる`, `${vessel}で${x}に${and}をからめる`)
    }
    if (task.vessel === 'salad-bowl' && task.items.length === 1) return either(`${vessel}に${x}を盛る`, `${x}を${vessel}に入れる`)
    if (task.vessel === 'salad-bowl') return either(`${vessel}に${x}を入れ、さっくりと和える`, `${vessel}で${x}を和える`)
    if (task.vessel === 'baking-dish' || task.vessel === 'tray') return `${vessel}に${x}を広げる`
    return either(`${x}を${shortVessel}に加え、よくからめる`, `${shortVessel}に${x}を入れ、全体にからめる`)
  },
  whisk: ({ task, x, both, vessel, until, either }) => {
    if (task.continues) return `${x}を少しずつ加えながら${until}混ぜる`
    return `${vessel}に${both}を入れ、${until}${either('泡立て器で混ぜる', 'よく混ぜる', 'よく混ぜ合わせる')}`
  },
  mix: ({ task, x, and, vessel, until, either }) => {
    if (and !== '') return `${vessel}に${x}を入れ、${and}を加えて${until}こねる`
    if (!task.opens) return either(`${x}を加え、${until}混ぜる`, `${x}を入れ、${until}混ぜ込む`)
    if (task.items.length === 1) return `${vessel}に${x}を入れる`
    return `${vessel}に${x}を入れ、${until}${either('混ぜる', '混ぜ合わせる', 'よく混ぜる')}`
  },
  mash: ({ task, x, vessel, until, either }) =>
    `${task.vessel === 'saucepan' && !task.opens ? '鍋の中' : vessel}で${x}を${until}${either('つぶす', 'よくつぶす')}`,
  blend: ({ task, x, until }) => {
    if (task.subject === 'mixture') return `全体をミキサーに入れ、${until}撹拌する`
    if (task.subject !== null) return `${x}をミキサーに入れ、${until}撹拌する`
    return isWetEnough(task.items)
      ? `${x}をミキサーに入れ、${until}撹拌する`
      : `${x}をフードプロセッサーまたはすり鉢に入れ、${until}すりつぶす`
  },
  grind: ({ x, vessel }) => `${vessel}に${x}を入れ、粗くすりつぶす`,
  'rub-in': ({ x, and, vessel }) => `${vessel}に${and}を入れ、${x}を加えて指先でぽろぽろになるまですり混ぜる`,
  'fold-in': ({ x, either }) => either(`${x}を加え、さっくりと混ぜる`, `${x}をやさしく混ぜ込む`),
  whip: ({ task, x, vessel, until, either }) =>
    `${vessel}に${x}を入れ、${task.cue === 'thickened' ? 'もったりするまで' : until}${either('泡立てる', '泡立て器で泡立てる')}`,
  crush: ({ x, vessel }) => (vessel === '' ? `${x}を粗くつぶす` : `${vessel}に${x}を入れ、粗くつぶす`),
}

import { marinatesCold } from '#kitchen/composer/grammar/handling.ts'
import type { AsideVerb } from '#kitchen/composer/grammar/verbs.ts'
import type { TaskWords } from '#kitchen/composer/grammar/zh/phrase.ts'
import { vesselWords } from '#kitchen/composer/grammar/zh/words.ts'

/** Chinese sentences for lifting out, putting back and setting aside, without the full stop. */
export const asideVerbs: Record<AsideVerb, (phrase: TaskWords) => string> = {
  'lift-out': ({ x, either }) => either(`盛出${x}，保温备用`, `将${x}盛到盘中保温`, `将${x}先盛出，放在温热的盘中`),
  'take-out': ({ x }) => `取出${x}丢弃`,
  return: ({ x, shortVessel, either }) => either(`将${x}倒回${shortVessel}`, `${x}回锅`),
  drain: ({ x }) => `将${x}充分沥干`,
  rest: ({ task, x, doing }) => {
    if (task.subject === 'everything') return doing('静置')
    return x === '' ? `关火，加盖${doing('焖')}` : `将${x}盖好，${doing('静置')}`
  },
  chill: ({ x, doing, either }) =>
    x === '' ? either(`放入冰箱${doing('冷藏')}`, `移入冰箱，${doing('冷藏')}`) : `将${x}放入冰箱，${doing('解冻')}`,
  cool: ({ doing, either }) => either(doing('放凉'), doing('晾凉')),
  marinate: ({ task, x, doing, either }) => {
    const where = marinatesCold(task) ? '放入冰箱' : ''
    return either(`将${x}${where}${doing('腌制')}`, `将${x}盖好，${where}${doing('腌制')}`)
  },
  // Clostridium botulinum grows on garlic and herbs in oil at room temperature.
  keep: () => '立即食用，或放入冰箱冷藏，4天内用完',
  freeze: ({ task, vessel, doing }) => `装进${task.vessel === null ? vesselWords['freezer-box'] : vessel}，不时搅拌，${doing('冷冻')}`,
}

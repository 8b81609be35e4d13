import { areAll, isMisoOnly, isWetEnough } from '#kitchen/composer/grammar/handling.ts'
import type { MixingVerb } from '#kitchen/composer/grammar/verbs.ts'
import type { TaskWords } from '#kitchen/composer/grammar/zh/phrase.ts'
import { vesselWords } from '#kitchen/composer/grammar/zh/words.ts'
import { isInGroup } from '#kitchen/composer/item.ts'

/** Chinese sentences for stirring, crushing and blending, without the full stop. */
export const mixingVerbs: Record<MixingVerb, (phrase: TaskWords) => string> = {
  'stir-in': ({ task, x, vessel, doing, either }) => {
    if (isMisoOnly(task.items)) return `关火，加入${x}搅匀`
    if (task.subject === 'dressing') return either(`淋上${x}拌匀`, `倒入${x}，翻拌均匀`)
    if (task.minutes !== null)
      return `加入${areAll(task.items, 'thickener') ? '调匀的' : ''}${x}，${either('不停搅拌，', '不时搅拌，')}${doing('加热')}`
    if (task.opens && task.vessel === 'bowl') return `${vessel}中放入${x}拌匀`
    return either(`加入${x}拌匀`, `放入${x}，搅拌均匀`, `倒入${x}，拌匀`, `加入${x}搅匀`, `加入${x}，拌一拌`)
  },
  toss: ({ task, x, and, vessel, shortVessel, either }) => {
    if (and !== '') {
      const isDry = task.and.every((item) => isInGroup(item, 'spice') || item.class === 'salt')
      if (vessel === '') return isDry ? `在${x}上均匀撒上${and}` : `将${x}与${and}拌匀`
      return `将${x}${task.vessel === 'tray' ? `放在${vessel}中` : `放入${vessel}`}，${isDry ? `均匀撒上${and}` : `加入${and}拌匀`}`
    }
    if (task.vessel === 'salad-bowl' && task.items.length === 1) return either(`将${x}放入${vessel}`, `${vessel}中放入${x}`)
    if (task.vessel === 'salad-bowl') return either(`将${x}放入${vessel}，轻轻拌匀`, `${vessel}中放入${x}，翻拌均匀`)
    if (task.vessel === 'baking-dish' || task.vessel === 'tray') return `将${x}铺在${vessel}中`
    return either(`将${x}放入${shortVessel}，拌匀`, `${shortVessel}中放入${x}，翻拌均匀`)
  },
  whisk: ({ task, x, both, vessel, until, either }) => {
    if (task.continues) return `分次少量加入${x}，搅打${until}`
    return `${vessel === '' ? '放入' : `${vessel}中放入`}${both}，${until === '' ? either('用打蛋器搅匀', '充分搅匀', '搅打均匀') : `${either('用打蛋器搅打', '充分搅打', '搅拌')}${until}`}`
  },
  mix: ({ task, x, and, vessel, until, either }) => {
    if (and !== '') return `${vessel === '' ? '' : `${vessel}中`}放入${x}，加入${and}，揉${until === '' ? '匀' : until}`
    if (!task.opens) return either(`加入${x}，拌${until === '' ? '匀' : until}`, `放入${x}，搅拌${until === '' ? '均匀' : until}`)
    if (task.items.length === 1) return `${vessel}中放入${x}`
    return `${vessel}中放入${x}，${either('搅拌', '拌和', '充分搅拌')}${until === '' ? '均匀' : until}`
  },
  mash: ({ task, x, vessel, until, either }) =>
    `${task.vessel === 'saucepan' && !task.opens ? '在汤锅中' : vessel === '' ? '' : `在${vessel}中`}将${x}${either('捣碎', '用叉子压碎')}${until}`,
  blend: ({ task, x, until }) => {
    if (task.subject !== null) return `将${task.subject === 'mixture' ? '全部食材' : x}倒入搅拌机，搅打${until === '' ? '均匀' : until}`
    const isWet = isWetEnough(task.items)
    return isWet
      ? `将${x}放入搅拌机，搅打${until === '' ? '均匀' : until}`
      : `将${x}放入料理机或研钵，打碎或捣碎${until === '' ? '' : `，${until}`}`
  },
  grind: ({ x, vessel }) => `将${x}放入${vessel === '' ? vesselWords.blender : vessel}，研磨成粗末`,
  'rub-in': ({ x, and, vessel }) => `${vessel === '' ? '' : `${vessel}中`}放入${and}，加入${x}，用指尖搓成松散的颗粒`,
  'fold-in': ({ x, either }) => either(`加入${x}，轻轻翻拌均匀`, `轻轻拌入${x}`),
  whip: ({ task, x, vessel, until, either }) =>
    `${vessel === '' ? '' : `${vessel}中`}放入${x}，${either('打发', '搅打')}${task.cue === 'thickened' ? '至出现柔软的纹路' : until}`,
  crush: ({ x, vessel }) => (vessel === '' ? `将${x}压碎` : `将${x}放入${vessel}压碎`),
}

import { areAll } from '#kitchen/composer/grammar/handling.ts'
import { ovenTemperatures } from '#kitchen/composer/grammar/us-measures.ts'
import type { OvenVerb } from '#kitchen/composer/grammar/verbs.ts'
import { writeDegrees } from '#kitchen/composer/grammar/zh/measures.ts'
import type { TaskWords } from '#kitchen/composer/grammar/zh/phrase.ts'

/** Chinese oven sentences without the full stop. */
export const ovenVerbs: Record<OvenVerb, (phrase: TaskWords) => string> = {
  preheat: ({ task, either }) => {
    const heat = writeDegrees(ovenTemperatures(task.oven))
    return either(`烤箱预热至${heat}`, `将烤箱预热至${heat}`, `先把烤箱预热到${heat}`, `打开烤箱，预热至${heat}`, `烤箱调至${heat}预热`)
  },
  roast: ({ task, x, isNamed, vessel, shortVessel, doing, either }) => {
    if (task.continues) return `将${x}放入${shortVessel}拌匀，${doing('烤')}`
    return task.opens
      ? `将${x}${either('平铺', '摊开', '铺')}在${vessel}中，${doing('烤')}`
      : `${isNamed ? '' : `将${x}`}放入烤箱，${doing('烤')}`
  },
  bake: ({ task, x, and, doing }) => {
    if (areAll(task.items, 'pastry'))
      return and === ''
        ? `将${x}铺入24厘米的挞盘，用叉子在底部扎孔，放入烤箱${doing('烘烤')}`
        : `将${x}逐层刷上${and}，叠放在24厘米的挞盘中，放入烤箱${doing('烘烤')}`
    if (areAll(task.and, 'pastry'))
      return task.vessel === 'tray'
        ? `将${and}在烤盘上铺开，四周留边，铺上${x}，放入烤箱${doing('烘烤')}`
        : `将${x}${task.subject === null ? '铺' : '倒'}在${and}上，放入烤箱${doing('烘烤')}`
    if (and !== '') return `将烤盘放入更大的深盘，注入热水至一半高度，放入烤箱${doing('烘烤')}`
    if (task.subject === 'mixture') return `放入烤箱${doing('烘烤')}`
    if (task.subject === 'parcels') return `将${x}放在烤盘上，${doing('烤')}`
    return `${task.subject === null ? `将${x}` : ''}放入烤箱，${doing('烤')}`
  },
}

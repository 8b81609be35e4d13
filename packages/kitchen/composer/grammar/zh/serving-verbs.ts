import { areAll, isSpooned } from '#kitchen/composer/grammar/handling.ts'
import type { ServingVerb } from '#kitchen/composer/grammar/verbs.ts'
import type { TaskWords } from '#kitchen/composer/grammar/zh/phrase.ts'
import { isInGroup } from '#kitchen/composer/item.ts'

/** Chinese sentences for seasoning, finishing and serving, without the full stop. */
export const servingVerbs: Record<ServingVerb, (phrase: TaskWords) => string> = {
  season: ({ task, x, and, either }) => {
    if (and !== '')
      return either(`${and}撒上${x}调味`, `用${x}给${and}调味`, `将${x}均匀抹在${and}上`, `给${and}加${x}调味`, `给${and}撒上${x}`)
    return task.vessel === null
      ? `用${x}调味`
      : either(`尝味后用${x}调味`, `加入${x}调味`, `按口味加入${x}`, `用${x}调好味道`, `加${x}调好味`)
  },
  dress: ({ task, x, either }) => {
    if (task.subject !== null) return `淋上${x}`
    if (areAll(task.items, 'citrus')) return `在上面挤上${x}`
    if (task.items.some(({ kin }) => /sugar|jaggery/.test(kin))) return `加入${x}`
    return task.items.every((item) => isInGroup(item, 'acid', 'fat'))
      ? either(`淋上${x}`, `淋入${x}`, `均匀浇上${x}`, `浇上${x}`, `淋些${x}`)
      : either(`舀上${x}`, `浇上${x}`)
  },
  scatter: ({ task, x, either }) => {
    if (task.items.length > 0 && task.items.every(isSpooned)) return either(`舀几勺${x}放在上面`, `在表面舀上${x}`)
    return task.items.some(isSpooned) ? `在上面放上${x}` : either(`撒上${x}`, `撒些${x}`, `表面撒上${x}`, `均匀撒上${x}`, `最后撒上${x}`)
  },
  'serve-with': ({ task, x, either }) =>
    task.subject === 'sauce' ? `搭配${x}蘸食` : either(`搭配${x}上桌`, `配${x}享用`, `配上${x}`, `与${x}一起上桌`, `搭配${x}食用`),
  serve: ({ either }) => either('趁热装盘上桌', '盛出，立即享用'),
  'pour-over': ({ task, x, doing, either }) => {
    if (task.vessel === 'jar') return '将热的汤汁倒满瓶子，盖紧'
    if (task.subject === 'sauce') return either(`倒入${x}，${doing('煮')}`, `加入${x}，翻拌着${doing('加热')}`)
    return `将${x}均匀倒入锅中，${doing('煎')}`
  },
}

import { areAll, hasBread, isTurned } from '#kitchen/composer/grammar/handling.ts'
import type { PanVerb } from '#kitchen/composer/grammar/verbs.ts'
import type { TaskWords } from '#kitchen/composer/grammar/zh/phrase.ts'

/** Chinese pan and grill sentences without the full stop. */
export const panVerbs: Record<PanVerb, (phrase: TaskWords) => string> = {
  'heat-fat': ({ task, x, vessel, doing, either }) => {
    const isButter = areAll(task.items, 'butter')
    const heating = isButter ? '加热融化' : either('烧热', '加热')
    const put = areAll(task.items, 'oil') ? '倒入' : '放入'
    return either(
      `${vessel}中${put}${x}，${doing(heating)}`,
      `将${x}${put}${vessel}，${doing(heating)}`,
      `取${vessel}，${put}${x}，${doing(heating)}`,
      `${vessel}中加入${x}，${doing(heating)}`,
      `在${vessel}里${put}${x}，${doing(heating)}`,
    )
  },
  'warm-pan': ({ vessel, over, either }) =>
    `将${vessel}${over.startsWith('大') || over.startsWith('中') || over.startsWith('小') ? `用${over}` : over}${either('烧热', '加热')}`,
  melt: ({ x, vessel, doing }) => `${vessel}中放入${x}，${doing('加热')}`,
  fry: ({ task, x, doing, either }) => {
    if (isTurned(task.items)) return either(`放入${x}，中途翻面，${doing('煎')}`, `下入${x}，两面${doing('煎')}`)
    return either(
      `加入${x}，${doing('翻炒')}`,
      `放入${x}，不时翻动，${doing('炒')}`,
      `倒入${x}，${doing('翻炒')}`,
      `下入${x}，不断翻动，${doing('炒')}`,
      `加入${x}，${doing('拌炒')}`,
    )
  },
  'stir-fry': ({ x, doing, either }) =>
    either(
      `加入${x}，${doing('快速翻炒')}`,
      `放入${x}，${doing('不停翻炒')}`,
      `倒入${x}，${doing('翻炒')}`,
      `下入${x}，${doing('快炒')}`,
      `加入${x}，快速翻动，${doing('炒')}`,
    ),
  sear: ({ x, doing, either }) =>
    either(`将${x}平铺入锅，中途翻面，${doing('煎')}`, `放入${x}，不要重叠，中途翻面，${doing('煎')}`, `下入${x}，两面${doing('煎')}`),
  brown: ({ task, x, doing, either }) =>
    areAll(task.items, 'mince')
      ? either(`放入${x}，用铲子炒散，${doing('煎炒')}`, `加入${x}，拨散，${doing('煎炒')}`)
      : either(`放入${x}，不时翻动，${doing('煎')}`, `加入${x}，${doing('煎炒')}`),
  bloom: ({ x, doing, either }) =>
    either(
      `加入${x}，${doing('翻炒')}`,
      `放入${x}，${doing('炒')}`,
      `倒入${x}，不停搅动，${doing('煸炒')}`,
      `下入${x}，${doing('煸炒')}`,
      `加入${x}，${doing('炒')}，注意不要炒焦`,
    ),
  grill: ({ x, doing, either }) =>
    either(`将${x}放在烤架上，不时翻动，${doing('烤')}`, `将${x}放在烤架或条纹煎锅上，勤翻面，${doing('烤')}`),
  toast: ({ task, x, doing, either }) => {
    const isBread = hasBread(task.items)
    const manner = isBread ? either('中途翻面', '不时翻面') : either('不时晃动锅子', '不停翻动', '不时晃锅', '不断翻动', '勤翻动')
    const deed = task.vessel === 'grill-pan' ? '加热' : isBread ? '烘' : '干炒'
    return either(
      `将${x}放入干的平底锅，${manner}，${doing(deed)}`,
      `平底锅不放油，放入${x}，${manner}，${doing(deed)}`,
      `取干净的平底锅，放入${x}，${manner}，${doing(deed)}`,
      `平底锅中不放油，加入${x}，${manner}，${doing(deed)}`,
      `把${x}放入干净的平底锅，${manner}，${doing(deed)}`,
    )
  },
  'bake-in-pan': ({ task, x, time, until }) => {
    const inAll = task.minutes === null ? '' : `，共煎${time}`
    return `将${x}逐个下锅，中途翻面${inAll}${until === '' ? '' : `，煎${until}`}`
  },
  'crack-in': ({ x, doing, either }) =>
    either(`锅中留出空位，打入${x}，加盖${doing('焖')}`, `在锅中挖几个小窝，打入${x}，加盖${doing('焖')}`),
}

import { areAll, hasBread, isTurned, thickens } from '#kitchen/composer/grammar/handling.ts'
import { ovenHeat } from '#kitchen/composer/grammar/us-measures.ts'
import type { StoveVerb } from '#kitchen/composer/grammar/verbs.ts'
import { degrees } from '#kitchen/composer/grammar/zh/measures.ts'
import type { Phrase } from '#kitchen/composer/grammar/zh/phrase.ts'

/** What heat does, as sentences without their full stop. */
export const stoveVerbs: Record<StoveVerb, (phrase: Phrase) => string> = {
  preheat: ({ task, either }) => {
    const heat = degrees(ovenHeat(task.oven))
    return either(`烤箱预热至${heat}`, `将烤箱预热至${heat}`)
  },
  'heat-fat': ({ task, x, vessel, doing, either }) => {
    const isButter = areAll(task.items, 'butter')
    return `${vessel}中放入${x}，${doing(isButter ? '加热融化' : either('烧热', '加热'))}`
  },
  'warm-pan': ({ vessel, over, either }) => `将${vessel}${over === '' ? '' : `用${over}`}${either('烧热', '加热')}`,
  melt: ({ x, vessel, doing }) => `${vessel}中放入${x}，${doing('加热')}`,
  fry: ({ task, x, doing, either }) => {
    if (isTurned(task.items)) return either(`放入${x}，中途翻面，${doing('煎')}`, `下入${x}，两面${doing('煎')}`)
    return either(
      `加入${x}，${doing('翻炒')}`,
      `放入${x}，不时翻动，${doing('炒')}`,
      `倒入${x}，${doing('煸炒')}`,
      `下入${x}，${doing('慢慢翻炒')}`,
    )
  },
  'stir-fry': ({ x, doing, either }) =>
    either(`加入${x}，${doing('快速翻炒')}`, `倒入${x}，${doing('不停翻炒')}`, `下入${x}，${doing('颠锅翻炒')}`),
  sear: ({ x, doing, either }) =>
    either(`将${x}平铺入锅，中途翻面，${doing('煎')}`, `放入${x}，不要重叠，中途翻面，${doing('煎')}`, `下入${x}，两面${doing('煎')}`),
  brown: ({ x, doing, either }) => either(`放入${x}，不时翻动，${doing('煎')}`, `加入${x}，${doing('煎炒')}`),
  bloom: ({ x, doing, either }) =>
    either(`加入${x}，边搅边${doing('炒')}`, `下入${x}，${doing('炒')}`, `放入${x}，${doing('煸炒')}，注意不要炒糊`),
  'pour-in': pourIn,
  'boil-up': ({ time, until, over, doing }) => (until === '' ? `${over}${time === '' ? '' : `用${time}`}煮沸` : doing('煮')),
  simmer,
  braise: simmer,
  boil,
  absorb: ({ both, vessel, doing, either }) =>
    `${vessel}中放入${both}，煮沸后加盖，${doing('焖煮')}。${either('不揭盖，静置到其他食材完成', '关火，盖着盖子备用', '离火，加盖静置备用')}`,
  steam: ({ task, x, vessel, doing }) => {
    if (task.vessel === 'saucepan') return `${vessel}中放入${x}，洒少许水，加盖${doing('加热')}`
    return task.continues ? `将${x}放入蒸笼，${doing('蒸')}` : `水烧开后，将${x}放入${vessel}，加盖${doing('蒸')}`
  },
  roast: ({ task, x, isNamed, vessel, shortVessel, doing, either }) => {
    if (task.continues) return `将${x}放入${shortVessel}拌匀，${doing('烤')}`
    return task.opens
      ? `将${x}${either('平铺', '摊开', '铺')}在${vessel}中，${doing('烤')}`
      : `${isNamed ? '' : `将${x}`}放入烤箱，${doing('烤')}`
  },
  bake: ({ task, x, doing }) => {
    if (task.subject === 'mixture') return `放入烤箱${doing('烘烤')}`
    if (task.subject === 'parcels') return `将${x}放在烤盘上，${doing('烤')}`
    return `${task.subject === null ? `将${x}` : ''}放入烤箱，${doing('烤')}`
  },
  grill: ({ x, doing, either }) =>
    either(`将${x}放在烤架上，不时翻动，${doing('烤')}`, `将${x}放在烤架或条纹煎锅上，勤翻面，${doing('烤')}`),
  toast: ({ task, x, doing, either }) => {
    const isBread = hasBread(task.items)
    const manner = isBread ? either('中途翻面', '不时翻面') : either('不时晃动锅子', '不停翻动')
    return `将${x}放入干的平底锅，${manner}，${doing(task.vessel === 'grill-pan' ? '热' : isBread ? '烘' : '干炒')}`
  },
  'bake-in-pan': ({ task, x, time, until }) => {
    const inAll = task.minutes === null ? '' : `，共煎${time}`
    return `将${x}逐个下锅，中途翻面${inAll}${until === '' ? '' : `，煎${until}`}`
  },
  'crack-in': ({ x, doing, either }) =>
    either(`锅中留出空位，打入${x}，加盖${doing('焖')}`, `在锅中挖几个小窝，打入${x}，加盖${doing('焖')}`),
  'swirl-in': ({ x, time, until, doing }) =>
    `将${x}打散，一边沿一个方向缓缓搅动汤，一边细细淋入${time + until === '' ? '' : `，${doing('煮')}`}`,
}

function pourIn({ task, x, vessel, over, time, either }: Phrase): string {
  const put = task.opens && task.vessel !== null ? `${vessel}中放入${x}` : either(`加入${x}`, `倒入${x}`)
  if (task.cue === 'heated') return `${put}，${over}加热${time}，不要煮沸`
  if (task.cue === 'syrupy') return `${put}，刮起锅底的焦香，煮${time}${time === '' ? '' : '，'}至浓稠发亮`
  if (task.cue === 'thickened') return `${put}，煮${time}${time === '' ? '' : '，'}至略微浓稠`
  return time === '' ? `${put}，${over}煮沸` : `${put}，${over}加热${time}煮沸`
}

function simmer({ task, x, and, both, vessel, doing, either }: Phrase): string {
  const isThick = thickens(task)
  if (x === '') return isThick ? `不停搅拌，${doing('煮')}` : `加盖，${doing('煮')}`
  if (task.subject !== null) return `将${x}${doing('煮')}`
  if (and !== '') return `${task.opens ? `${vessel}中放入${both}` : `加入${both}`}，煮沸后${isThick ? '边搅拌边' : ''}${doing('煮')}`
  const put = task.opens ? `${vessel}中放入${x}` : either(`加入${x}`, `放入${x}`, `倒入${x}`)
  if (task.continues) return `${put}，${doing('煮')}`
  return isThick ? `${put}，不加盖，不时搅拌，${doing('煮')}` : either(`${put}，加盖${doing('煮')}`, `${put}，盖上锅盖，${doing('炖煮')}`)
}

function boil({ task, x, vessel, doing, either }: Phrase): string {
  if (areAll(task.items, 'egg'))
    return `${either(`汤锅中烧开水，放入${x}，`, `将${x}轻轻放入沸水中，`)}${doing('煮')}。过冷水晾凉，剥壳后对半切开`
  if (task.continues) return `加入${x}，${doing('煮')}`
  return `${either(`${vessel}中烧开水，放入${x}，`, `${vessel}中烧开足够的水，下入${x}，`)}${doing('煮')}。捞出沥干`
}

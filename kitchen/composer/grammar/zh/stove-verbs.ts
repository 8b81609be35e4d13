import { areAll, hasBread, isTurned, thickens } from '#kitchen/composer/grammar/handling.ts'
import { ovenHeat } from '#kitchen/composer/grammar/us-measures.ts'
import type { StoveVerb } from '#kitchen/composer/grammar/verbs.ts'
import { degrees } from '#kitchen/composer/grammar/zh/measures.ts'
import type { Phrase } from '#kitchen/composer/grammar/zh/phrase.ts'

/** What heat does, as sentences without their full stop. */
export const stoveVerbs: Record<StoveVerb, (phrase: Phrase) => string> = {
  preheat: ({ task, either }) => {
    const heat = degrees(ovenHeat(task.oven))
    return either(`烤箱预热至${heat}`, `将烤箱预热至${heat}`, `先把烤箱预热到${heat}`, `打开烤箱，预热至${heat}`, `烤箱调至${heat}预热`)
  },
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
  brown: ({ x, doing, either }) => either(`放入${x}，不时翻动，${doing('煎')}`, `加入${x}，${doing('煎炒')}`),
  bloom: ({ x, doing, either }) =>
    either(
      `加入${x}，${doing('翻炒')}`,
      `放入${x}，${doing('炒')}`,
      `倒入${x}，不停搅动，${doing('煸炒')}`,
      `下入${x}，${doing('煸炒')}`,
      `加入${x}，${doing('炒')}，注意不要炒焦`,
    ),
  'pour-in': pourIn,
  'boil-up': ({ time, until, over, doing }) =>
    until === '' ? `${over}煮${time === '' ? '沸' : `${time}至沸腾`}` : `将锅中食材${doing('煮')}`,
  simmer,
  braise: simmer,
  boil,
  absorb: ({ both, vessel, doing, either }) =>
    either(
      `${vessel}中放入${both}，煮沸后加盖，${doing('焖煮')}。不揭盖，静置到其他食材完成`,
      `将${both}放入${vessel}煮开，盖上锅盖，${doing('焖')}。关火，盖着盖子备用`,
      `取${vessel}，放入${both}，烧开后盖好锅盖，${doing('焖煮')}。离火，加盖静置备用`,
      `${vessel}中加入${both}，煮开后盖上盖子，${doing('焖')}。关火后不要揭盖`,
      `把${both}放入${vessel}，烧开后加盖，${doing('焖煮')}。关火，不揭盖，继续焖着`,
    ),
  steam: ({ task, x, vessel, doing }) => {
    if (task.vessel === 'saucepan') return `${vessel}中放入${x}，洒少许水，加盖，${doing('加热')}`
    return task.continues ? `将${x}放入蒸笼，${doing('蒸')}` : `水烧开后，将${x}放入${vessel}，加盖，${doing('蒸')}`
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
  'swirl-in': ({ x, time, until, doing }) =>
    `将${x}打散，一边沿一个方向缓缓搅动汤，一边细细淋入${time + until === '' ? '' : `，${doing('煮')}`}`,
}

function pourIn({ task, x, vessel, over, time, either }: Phrase): string {
  const isStart = task.opens && task.vessel !== null
  const put = isStart
    ? either(`${vessel}中放入${x}`, `将${x}放入${vessel}`, `取${vessel}，倒入${x}`, `${vessel}中加入${x}`, `把${x}放入${vessel}`)
    : either(`加入${x}`, `倒入${x}`, `加入${x}`, `倒入${x}`, `加入${x}`)
  if (task.cue === 'heated') return `${put}，${over}加热${time}，不要煮沸`
  if (task.cue === 'syrupy') return `${put}，刮起锅底的焦香，煮${time}${time === '' ? '' : '，'}至浓稠发亮`
  if (task.cue === 'thickened') return `${put}，煮${time}${time === '' ? '' : '，'}至略微浓稠`
  if (time === '') return `${put}，${over}煮沸`
  return either(
    `${put}，${over}加热${time}煮沸`,
    `${put}，${over}烧开（${time}）`,
    `${put}，${over}煮${time}至沸腾`,
    `${put}，${over}煮${time}，直至沸腾`,
    `${put}，${over}烧${time}至煮开`,
  )
}

function simmer({ task, x, and, both, vessel, doing, either }: Phrase): string {
  const isThick = thickens(task)
  const stirring = either('不时搅拌', '不时搅动', '经常搅拌', '注意搅拌', '时常搅动')
  const boiling = doing(either('煮', '炖煮', '煮', '慢煮', '煮'))
  const covered = either(`加盖，${boiling}`, `盖上锅盖，${boiling}`, `盖好锅盖，${boiling}`, `盖上盖子，${boiling}`, `加盖后${boiling}`)
  if (x === '') return isThick ? either(`不停搅拌，${boiling}`, `${stirring}，${boiling}`) : covered
  if (task.subject !== null) return `将${x}${boiling}`
  const putting = (what: string) =>
    task.opens
      ? either(
          `${vessel}中放入${what}`,
          `将${what}放入${vessel}`,
          `取${vessel}，放入${what}`,
          `${vessel}中加入${what}`,
          `把${what}放入${vessel}`,
        )
      : either(`加入${what}`, `放入${what}`, `倒入${what}`, `下入${what}`, `加入${what}`)
  if (and !== '')
    return `${putting(both)}，${either('煮沸后', '烧开后', '煮开后', '煮沸后', '烧开后')}${isThick ? `${stirring}，` : ''}${boiling}`
  const put = putting(x)
  if (task.continues) return `${put}，${boiling}`
  return isThick ? `${put}，${either('不加盖', '敞开锅盖', '不盖锅盖')}，${stirring}，${boiling}` : `${put}，${covered}`
}

function boil({ task, x, vessel, doing, either }: Phrase): string {
  if (areAll(task.items, 'egg'))
    return `${either(`汤锅中烧开水，放入${x}，`, `将${x}轻轻放入沸水中，`)}${doing('煮')}。过冷水晾凉，剥壳后对半切开`
  if (task.continues) return `加入${x}，${doing('煮')}`
  return either(
    `${vessel}中烧开水，放入${x}，${doing('煮')}。捞出沥干`,
    `将${x}放入${vessel}的沸水中，${doing('煮')}。沥干水`,
    `取${vessel}烧开足够的水，放入${x}，${doing('煮')}。捞起控水`,
    `${vessel}中烧开水，下入${x}，${doing('煮')}。捞出沥水`,
    `在${vessel}里把水烧开，放入${x}，${doing('煮')}。捞出，沥去水分`,
  )
}

import { areAll, cooksUntilThick } from '#kitchen/composer/grammar/handling.ts'
import type { PotVerb } from '#kitchen/composer/grammar/verbs.ts'
import type { TaskWords } from '#kitchen/composer/grammar/zh/phrase.ts'

/** Chinese pot sentences (water, broth, steam) without the full stop. */
export const potVerbs: Record<PotVerb, (phrase: TaskWords) => string> = {
  'pour-in': pourIn,
  'boil-up': ({ task, x, time, until, over, doing }) => {
    const boiled = `${over}煮${time === '' ? '沸' : `${time}至沸腾`}`
    if (task.subject !== null) return until === '' ? `将${x}再次${boiled}` : `将${x}再次${doing('煮')}`
    return until === '' ? boiled : `将锅中食材${doing('煮')}`
  },
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
  'swirl-in': ({ x, time, until, doing }) =>
    `将${x}打散，一边沿一个方向缓缓搅动汤，一边细细淋入${time + until === '' ? '' : `，${doing('煮')}`}`,
}

function pourIn({ task, x, vessel, over, time, either }: TaskWords): string {
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

function simmer({ task, x, and, both, vessel, doing, either }: TaskWords): string {
  const isThick = cooksUntilThick(task)
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

function boil({ task, x, vessel, doing, either }: TaskWords): string {
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

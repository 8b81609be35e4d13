import { areAll, isMisoOnly, isSpooned, isWetEnough } from '#kitchen/composer/grammar/handling.ts'
import type { HandVerb } from '#kitchen/composer/grammar/verbs.ts'
import type { Phrase } from '#kitchen/composer/grammar/zh/phrase.ts'
import { vesselWords } from '#kitchen/composer/grammar/zh/words.ts'
import { isIn } from '#kitchen/composer/item.ts'

/** What hands do, as sentences without their full stop. */
export const handVerbs: Record<HandVerb, (phrase: Phrase) => string> = {
  'get-ready': ({ x, either }) => {
    const ready = either(
      '所有食材洗净，该去皮的去皮，按清单切好',
      '备料：食材全部洗干净，照清单的要求切好',
      '先将食材洗净，需要去皮的去皮，再按清单切好',
      '食材清洗干净，需要削皮的削皮，切成清单所列的大小',
      '准备工作：食材逐样洗净，按清单所写切好备用',
    )
    return x === ''
      ? ready
      : either(
          `${ready}。最后用另一块砧板处理生的${x}，随后洗净砧板、刀和双手`,
          `${ready}。生的${x}留到最后，换一块砧板处理，完后清洗双手、刀和砧板`,
          `${ready}。其他都备好后，再用单独的砧板处理生的${x}，之后把双手和刀具洗净`,
          `${ready}。生的${x}最后处理，砧板要分开，用过的刀、砧板和手都要洗净`,
          `${ready}。最后另取一块砧板处理生的${x}，随即洗净双手、刀和砧板`,
        )
  },
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
      const isDry = task.and.every((item) => isIn(item, 'spice') || item.class === 'salt')
      if (vessel === '') return isDry ? `在${x}上均匀撒上${and}` : `将${x}与${and}拌匀`
      return `将${x}${task.vessel === 'tray' ? `放在${vessel}中` : `放入${vessel}`}，${isDry ? `均匀撒上${and}` : `加入${and}拌匀`}`
    }
    if (task.vessel === 'salad-bowl' && task.items.length === 1) return either(`将${x}放入${vessel}`, `${vessel}中放入${x}`)
    if (task.vessel === 'salad-bowl') return either(`将${x}放入${vessel}，轻轻拌匀`, `${vessel}中放入${x}，翻拌均匀`)
    if (task.vessel === 'baking-dish' || task.vessel === 'tray') return `将${x}铺在${vessel}中`
    return either(`将${x}放入${shortVessel}，拌匀`, `${shortVessel}中放入${x}，翻拌均匀`)
  },
  'lift-out': ({ x, either }) => either(`盛出${x}，保温备用`, `将${x}盛到盘中保温`, `将${x}先盛出，放在温热的盘中`),
  'take-out': ({ x }) => `取出${x}丢弃`,
  return: ({ x, shortVessel, either }) => either(`将${x}倒回${shortVessel}`, `${x}回锅`),
  drain: ({ x }) => `将${x}充分沥干`,
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
    `${task.vessel === 'saucepan' ? '在汤锅中' : vessel === '' ? '' : `在${vessel}中`}将${x}${either('捣碎', '用叉子压碎')}${until}`,
  blend: ({ task, x, until }) => {
    if (task.subject !== null) return `将${task.subject === 'mixture' ? '全部食材' : x}倒入搅拌机，搅打${until === '' ? '均匀' : until}`
    const isWet = isWetEnough(task.items)
    return isWet
      ? `将${x}放入搅拌机，搅打${until === '' ? '均匀' : until}`
      : `将${x}放入料理机或研钵，打碎或捣碎${until === '' ? '' : `，${until}`}`
  },
  grind: ({ x, vessel }) => `将${x}放入${vessel === '' ? vesselWords.blender : vessel}，研磨成粗末`,
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
    return task.items.every((item) => isIn(item, 'acid', 'fat'))
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
  fill: ({ task, x, either }) =>
    task.items.some((item) => item.class === 'bread') ? `将热馅料舀在${x}上` : either(`将热馅料分放在${x}上`, `将热馅料平均夹入${x}`),
  'pour-over': ({ task, x, doing, either }) => {
    if (task.vessel === 'jar') return '将热的汤汁倒满瓶子，盖紧'
    if (task.subject === 'sauce') return either(`倒入${x}，${doing('煮')}`, `加入${x}，翻拌着${doing('加热')}`)
    return `将${x}均匀倒入锅中，${doing('煎')}`
  },
  rest: ({ task, x, doing }) => {
    if (task.subject === 'everything') return doing('静置')
    return x === '' ? `关火，加盖${doing('焖')}` : `将${x}盖好，${doing('静置')}`
  },
  chill: ({ x, doing, either }) =>
    x === '' ? either(`放入冰箱${doing('冷藏')}`, `移入冰箱，${doing('冷藏')}`) : `将${x}放入冰箱，${doing('解冻')}`,
  cool: ({ doing, either }) => either(doing('放凉'), doing('晾凉')),
  marinate: ({ x, doing, either }) => either(`将${x}${doing('腌制')}`, `将${x}盖好，${doing('腌制')}`),
  shape: () => '将面团分成4份，分别擀薄',
  'rub-in': ({ x, and, vessel }) => `${vessel === '' ? '' : `${vessel}中`}放入${and}，加入${x}，用指尖搓成松散的颗粒`,
  'fold-in': ({ x, either }) => either(`加入${x}，轻轻翻拌均匀`, `轻轻拌入${x}`),
  dip: ({ x, either }) => either(`将${x}两面蘸满拌好的料`, `将${x}浸入拌好的料，两面吸透`),
  layer: ({ task, x, vessel }) => {
    if (task.vessel === 'baking-dish') return `将${x}放入${vessel}，铺上酥粒`
    if (task.vessel === 'jar') return `将${x}装入${vessel}`
    return task.vessel === 'cake-tin' ? `将${x}倒入${vessel}` : `将${x}分装到${vessel === '' ? vesselWords.glasses : vessel}中`
  },
  thread: ({ x }) => `将${x}穿在签子上（竹签先用水浸泡）`,
  form: ({ either }) => either('手蘸水，将拌好的料做成8个扁圆的饼坯', '将拌好的料分成8份，用湿手压成饼坯'),
  roll: () => '将拌好的料搓成直径约3厘米的小球',
  'wrap-up': ({ x, vessel }) => `将${x}分放在${vessel === '' ? vesselWords['baking-paper'] : vessel}上，包好并拧紧封口`,
  hollow: ({ x }) => `将${x}对半切开，挖空中间`,
  stuff: ({ x, and }) => (and === '' ? `填入${x}` : `将${x}填入${and}`),
  'cover-with': ({ task, x, either }) => (task.subject === 'batter' ? `在上面倒入${x}` : either(`盖上${x}`, `在上面铺满${x}`)),
  whip: ({ task, x, vessel, until, either }) =>
    `${vessel === '' ? '' : `${vessel}中`}放入${x}，${either('打发', '搅打')}${task.cue === 'thickened' ? '至出现柔软的纹路' : until}`,
  crush: ({ x, vessel }) => (vessel === '' ? `将${x}压碎` : `将${x}放入${vessel}压碎`),
  freeze: ({ task, vessel, doing }) => `装进${task.vessel === null ? vesselWords['freezer-box'] : vessel}，不时搅拌，${doing('冷冻')}`,
}

import { areAll, areRicePapers } from '#kitchen/composer/grammar/handling.ts'
import type { ShapingVerb } from '#kitchen/composer/grammar/verbs.ts'
import { getReady } from '#kitchen/composer/grammar/zh/get-ready.ts'
import type { TaskWords } from '#kitchen/composer/grammar/zh/phrase.ts'
import { vesselWords } from '#kitchen/composer/grammar/zh/words.ts'

/** Chinese sentences for cutting, shaping, filling and layering, without the full stop. */
export const shapingVerbs: Record<ShapingVerb, (phrase: TaskWords) => string> = {
  'get-ready': ({ task, x, either }) => {
    const ready = getReady(task, either)
    if (areAll(task.items, 'mince'))
      return either(`${ready}。生的${x}最后处理，随后洗净双手和用过的器具`, `${ready}。最后处理生的${x}，处理完洗净双手、台面和用具`)
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
  fill: ({ task, x, either }) =>
    task.items.some((item) => item.class === 'bread') ? `将热馅料舀在${x}上` : either(`将热馅料分放在${x}上`, `将热馅料平均夹入${x}`),
  shape: () => '将面团分成4份，分别擀薄',
  dip: ({ task, x, either }) =>
    areRicePapers(task.items) ? `将${x}逐张浸入凉水，泡软` : either(`将${x}两面蘸满拌好的料`, `将${x}浸入拌好的料，两面吸透`),
  layer: ({ task, x, and, vessel }) => {
    if (and !== '') return `将${x}和${and}一层层铺在${vessel}中`
    if (task.vessel === 'baking-dish' && task.subject === null) return `将${x}放入${vessel}，铺上酥粒`
    if (task.vessel === 'jar') return `将${x}装入${vessel}`
    return task.vessel === 'cake-tin' || task.vessel === 'baking-dish'
      ? `将${x}倒入${vessel}`
      : `将${x}分装到${vessel === '' ? vesselWords.glasses : vessel}中`
  },
  thread: ({ x }) => `将${x}穿在签子上（竹签先用水浸泡）`,
  form: ({ either }) => either('手蘸水，将拌好的料做成8个扁圆的饼坯', '将拌好的料分成8份，用湿手压成饼坯'),
  roll: () => '将拌好的料搓成直径约3厘米的小球',
  'wrap-up': ({ x, vessel }) => `将${x}分放在${vessel === '' ? vesselWords['baking-paper'] : vessel}上，包好并拧紧封口`,
  hollow: ({ x }) => `将${x}对半切开，挖空中间`,
  stuff: ({ x, and }) => (and === '' ? `填入${x}` : `将${x}填入${and}`),
  'cover-with': ({ task, x, either }) => (task.subject === 'batter' ? `在上面倒入${x}` : either(`盖上${x}`, `在上面铺满${x}`)),
}

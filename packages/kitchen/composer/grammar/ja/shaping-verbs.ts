import { areAll, areRicePapers } from '#kitchen/composer/grammar/handling.ts'
import { getReady } from '#kitchen/composer/grammar/ja/get-ready.ts'
import type { TaskWords } from '#kitchen/composer/grammar/ja/phrase.ts'
import { vesselWords } from '#kitchen/composer/grammar/ja/words.ts'
import type { ShapingVerb } from '#kitchen/composer/grammar/verbs.ts'

/** Japanese sentences for cutting, shaping, filling and layering, in plain form without the full stop. */
export const shapingVerbs: Record<ShapingVerb, (phrase: TaskWords) => string> = {
  'get-ready': ({ task, x, either }) => {
    const ready = getReady(task, either)
    if (areAll(task.items, 'mince'))
      return either(`${ready}。生の${x}は最後に扱い、手と使った道具をすぐに洗う`, `${ready}。生の${x}を扱ったあとは、手と道具をよく洗う`)
    return x === ''
      ? ready
      : either(
          `${ready}。生の${x}は最後に別のまな板で扱い、まな板と包丁と手を洗う`,
          `${ready}。生の${x}は最後に、まな板を替えて扱い、使った道具と手をすぐに洗う`,
          `${ready}。生の${x}はほかの材料のあとに専用のまな板で扱い、手、包丁、まな板をよく洗う`,
          `${ready}。生の${x}には別のまな板を使い、扱ったあとは手と道具を洗う`,
          `${ready}。生の${x}は分けて最後に扱い、触れた手、包丁、まな板をすぐに洗う`,
        )
  },
  fill: ({ task, x, either }) =>
    task.items.some((item) => item.class === 'bread')
      ? `${x}に熱い具をのせる`
      : either(`${x}に熱い具を等分にのせる`, `熱い具を等分にして${x}にのせる`),
  shape: () => '生地を4等分し、それぞれ薄くのばす',
  dip: ({ task, x, either }) =>
    areRicePapers(task.items)
      ? `${x}を1枚ずつ水にくぐらせて戻す`
      : either(`${x}の両面を、混ぜたものにくぐらせる`, `${x}を混ぜたものに浸し、両面にしみ込ませる`),
  layer: ({ task, x, and, vessel }) => {
    if (and !== '') return `${vessel}に${x}と${and}を交互に重ねる`
    if (task.vessel === 'baking-dish' && task.subject === null) return `${vessel}に${x}を入れ、そぼろ状の生地で覆う`
    if (task.vessel === 'jar') return `${vessel}に${x}を詰める`
    return task.vessel === 'cake-tin' || task.vessel === 'baking-dish' ? `${vessel}に${x}を流し入れる` : `${vessel}に${x}を分け入れる`
  },
  thread: ({ x }) => `${x}を串に刺す（竹串は先に水に浸しておく）`,
  form: ({ either }) => either('手をぬらし、たねを8等分して平たい小判形にまとめる', 'たねを8等分し、ぬらした手で平たくまとめる'),
  roll: () => 'たねを直径3cmほどの団子に丸める',
  'wrap-up': ({ x, vessel }) => `${vessel === '' ? vesselWords['baking-paper'] : vessel}に${x}を等分にのせ、口をひねって閉じる`,
  hollow: ({ x }) => `${x}を半分に切り、中をくり抜く`,
  stuff: ({ x, and }) => (and === '' ? `${x}を詰める` : `${and}に${x}を詰める`),
  'cover-with': ({ task, x, either }) => (task.subject === 'batter' ? `${x}を上から流し入れる` : either(`${x}で覆う`, `${x}を上に広げる`)),
}

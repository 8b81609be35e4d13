import { areAll, isMisoOnly, isSpooned, isWetEnough } from '#kitchen/composer/grammar/handling.ts'
import type { Phrase } from '#kitchen/composer/grammar/ja/phrase.ts'
import { vesselWords } from '#kitchen/composer/grammar/ja/words.ts'
import type { HandVerb } from '#kitchen/composer/grammar/verbs.ts'
import { isIn } from '#kitchen/composer/item.ts'

/** What hands do, as sentences in plain form without their full stop. */
export const handVerbs: Record<HandVerb, (phrase: Phrase) => string> = {
  'get-ready': ({ x, either }) => {
    const ready = either(
      '材料はすべて洗い、必要なものは皮をむき、材料表のとおりに切る',
      '下ごしらえをする。材料を洗って、表に書かれた大きさに切り分ける',
      'はじめに材料を洗い、指定の形に切りそろえておく',
      '材料を水洗いし、皮をむくものはむいて、記載の形に切る',
      '調理を始める前に材料をきれいに洗い、一覧にある切り方で切っておく',
    )
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
  'stir-in': ({ task, x, vessel, how, either }) => {
    if (isMisoOnly(task.items)) return `火を止め、${x}を溶き入れる`
    if (task.subject === 'dressing') return either(`${x}をかけて和える`, `${x}を加え、全体にからめる`)
    if (task.minutes !== null)
      return `${areAll(task.items, 'thickener') ? '水で溶いた' : ''}${x}を加え、${either('混ぜながら', 'かき混ぜながら')}${how}煮る`
    if (task.opens && task.vessel === 'bowl') return `${vessel}に${x}を入れて混ぜる`
    return either(
      `${x}を加えて混ぜる`,
      `${x}を入れ、全体を混ぜる`,
      `${x}を加え、混ぜ込む`,
      `${x}を入れてよく混ぜる`,
      `${x}を加えて混ぜ合わせる`,
    )
  },
  toss: ({ task, x, and, vessel, shortVessel, either }) => {
    if (and !== '') {
      if (task.and.every((item) => isIn(item, 'spice') || item.class === 'salt'))
        return `${vessel === '' ? '' : `${vessel}に`}${x}${vessel === '' ? 'に' : task.vessel === 'tray' ? 'をのせ、' : 'を入れ、'}${and}をまんべんなくふる`
      if (vessel === '') return `${x}に${and}をからめる`
      return task.vessel === 'tray'
        ? `${vessel}に${x}をのせ、${and}をからめる`
        : either(`${vessel}に${x}を入れ、${and}をからめる`, `${vessel}で${x}に${and}をからめる`)
    }
    if (task.vessel === 'salad-bowl' && task.items.length === 1) return either(`${vessel}に${x}を盛る`, `${x}を${vessel}に入れる`)
    if (task.vessel === 'salad-bowl') return either(`${vessel}に${x}を入れ、さっくりと和える`, `${vessel}で${x}を和える`)
    if (task.vessel === 'baking-dish' || task.vessel === 'tray') return `${vessel}に${x}を広げる`
    return either(`${x}を${shortVessel}に加え、よくからめる`, `${shortVessel}に${x}を入れ、全体にからめる`)
  },
  'lift-out': ({ x, either }) =>
    either(
      `${x}をいったん取り出し、温かいところに置いておく`,
      `${x}を皿に取り出し、冷めないようにしておく`,
      `${x}を取り出し、保温しておく`,
    ),
  'take-out': ({ x }) => `${x}を取り除く`,
  return: ({ x, shortVessel, either }) => either(`${x}を${shortVessel}に戻し入れる`, `${shortVessel}に${x}を戻す`, `${x}を戻し入れる`),
  drain: ({ x }) => `${x}の水気をよく切る`,
  whisk: ({ task, x, both, vessel, until, either }) => {
    if (task.continues) return `${x}を少しずつ加えながら${until}混ぜる`
    return `${vessel}に${both}を入れ、${until}${either('泡立て器で混ぜる', 'よく混ぜる', 'よく混ぜ合わせる')}`
  },
  mix: ({ task, x, and, vessel, until, either }) => {
    if (and !== '') return `${vessel}に${x}を入れ、${and}を加えて${until}こねる`
    if (!task.opens) return either(`${x}を加え、${until}混ぜる`, `${x}を入れ、${until}混ぜ込む`)
    if (task.items.length === 1) return `${vessel}に${x}を入れる`
    return `${vessel}に${x}を入れ、${until}${either('混ぜる', '混ぜ合わせる', 'よく混ぜる')}`
  },
  mash: ({ task, x, vessel, until, either }) =>
    `${task.vessel === 'saucepan' ? '鍋の中' : vessel}で${x}を${until}${either('つぶす', 'よくつぶす')}`,
  blend: ({ task, x, until }) => {
    if (task.subject === 'mixture') return `全体をミキサーに入れ、${until}撹拌する`
    if (task.subject !== null) return `${x}をミキサーに入れ、${until}撹拌する`
    return isWetEnough(task.items)
      ? `${x}をミキサーに入れ、${until}撹拌する`
      : `${x}をフードプロセッサーまたはすり鉢に入れ、${until}すりつぶす`
  },
  grind: ({ x, vessel }) => `${vessel}に${x}を入れ、粗くすりつぶす`,
  season: ({ task, x, and, either }) => {
    if (and !== '')
      return either(
        `${and}に${x}をふる`,
        `${x}を${and}全体にふる`,
        `${and}に${x}をまぶす`,
        `${and}に${x}で下味をつける`,
        `${and}に${x}をふり、下味をつける`,
      )
    return task.vessel === null
      ? either(`${x}で味をつける`, `${x}で味を調える`)
      : either(`味をみて、${x}で調える`, `${x}を加えて味を調える`, `${x}で調味する`, `味をみながら${x}を加える`, `${x}で好みの味に仕上げる`)
  },
  dress: ({ task, x, either }) => {
    if (task.subject !== null) return `${x}を上からかける`
    if (areAll(task.items, 'citrus')) return `${x}を上から搾る`
    return task.items.every((item) => isIn(item, 'acid', 'fat'))
      ? either(`${x}を回しかける`, `${x}を全体に回しかける`, `${x}をかける`)
      : either(`${x}を上からかける`, `${x}をかける`)
  },
  scatter: ({ task, x, either }) => {
    if (task.items.length > 0 && task.items.every(isSpooned)) return either(`${x}をスプーンで上にのせる`, `${x}をところどころにのせる`)
    return task.items.some(isSpooned)
      ? `${x}を上にのせる`
      : either(`${x}を散らす`, `${x}を上に散らす`, `${x}を全体に散らす`, `${x}をのせる`, `${x}をトッピングする`)
  },
  'serve-with': ({ task, x, either }) =>
    task.subject === 'sauce'
      ? `${x}を添え、つけながら食べる`
      : either(`${x}を添える`, `${x}を添えていただく`, `${x}を添えて出す`, `${x}を横に添える`, `${x}を添えて食卓に出す`),
  serve: ({ either }) => either('熱いうちに器に盛る', '器に盛り、すぐに食卓に出す'),
  fill: ({ task, x, either }) =>
    task.items.some((item) => item.class === 'bread')
      ? `${x}に熱い具をのせる`
      : either(`${x}に熱い具を等分にのせる`, `熱い具を等分にして${x}にのせる`),
  'pour-over': ({ task, x, how, either }) => {
    if (task.vessel === 'jar') return '熱い液を瓶の口まで注ぎ、ふたをする'
    if (task.subject === 'sauce') return either(`${x}を加え、${how}煮からめる`, `${x}を入れ、${how}からめながら加熱する`)
    return `${x}を全体に回し入れ、${how}焼く`
  },
  rest: ({ task, x, ending }) => {
    if (task.subject === 'everything') return `そのまま${ending}おく`
    return x === '' ? `火を止め、ふたをして${ending}蒸らす` : `ふたをして、${x}を${ending}休ませる`
  },
  chill: ({ x, ending, either }) =>
    x === '' ? either(`冷蔵庫で${ending}冷やす`, `冷蔵庫に入れ、${ending}冷やす`) : `${x}を冷蔵庫で${ending}解凍する`,
  cool: ({ ending, either }) => either(`${ending}冷ます`, `そのまま${ending}冷ます`),
  marinate: ({ x, ending, either }) => either(`${x}を${ending}漬けておく`, `ふたをして、${x}を${ending}漬け込む`),
  shape: () => '生地を4等分し、それぞれ薄くのばす',
  'rub-in': ({ x, and, vessel }) => `${vessel}に${and}を入れ、${x}を加えて指先でぽろぽろになるまですり混ぜる`,
  'fold-in': ({ x, either }) => either(`${x}を加え、さっくりと混ぜる`, `${x}をやさしく混ぜ込む`),
  dip: ({ x, either }) => either(`${x}の両面を、混ぜたものにくぐらせる`, `${x}を混ぜたものに浸し、両面にしみ込ませる`),
  layer: ({ task, x, vessel }) => {
    if (task.vessel === 'baking-dish') return `${vessel}に${x}を入れ、そぼろ状の生地で覆う`
    if (task.vessel === 'jar') return `${vessel}に${x}を詰める`
    return task.vessel === 'cake-tin' ? `${vessel}に${x}を流し入れる` : `${vessel}に${x}を分け入れる`
  },
  thread: ({ x }) => `${x}を串に刺す（竹串は先に水に浸しておく）`,
  form: ({ either }) => either('手をぬらし、たねを8等分して平たい小判形にまとめる', 'たねを8等分し、ぬらした手で平たくまとめる'),
  roll: () => 'たねを直径3cmほどの団子に丸める',
  'wrap-up': ({ x, vessel }) => `${vessel === '' ? vesselWords['baking-paper'] : vessel}に${x}を等分にのせ、口をひねって閉じる`,
  hollow: ({ x }) => `${x}を半分に切り、中をくり抜く`,
  stuff: ({ x, and }) => (and === '' ? `${x}を詰める` : `${and}に${x}を詰める`),
  'cover-with': ({ task, x, either }) => (task.subject === 'batter' ? `${x}を上から流し入れる` : either(`${x}で覆う`, `${x}を上に広げる`)),
  whip: ({ task, x, vessel, until, either }) =>
    `${vessel}に${x}を入れ、${task.cue === 'thickened' ? 'もったりするまで' : until}${either('泡立てる', '泡立て器で泡立てる')}`,
  crush: ({ x, vessel }) => (vessel === '' ? `${x}を粗くつぶす` : `${vessel}に${x}を入れ、粗くつぶす`),
  freeze: ({ task, vessel, ending }) =>
    `${task.vessel === null ? vesselWords['freezer-box'] : vessel}に入れ、ときどき混ぜながら${ending}冷凍庫で凍らせる`,
}

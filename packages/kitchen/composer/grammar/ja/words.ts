import type { Kitchen } from '#kitchen/composer/cuisines.ts'
import type { Cue, Heat, TaskSubject, Vessel } from '#kitchen/composer/draft.ts'

/** A vessel at its first mention. */
export const vesselWords: Record<Vessel, string> = {
  'frying-pan': '大きめのフライパン',
  wok: '中華鍋または大きめのフライパン',
  pot: '厚手の大きな鍋',
  'large-pot': '大きな鍋',
  saucepan: '中くらいの鍋',
  tray: '大きめの天板',
  'baking-dish': '20×30cmの耐熱皿',
  'cake-tin': 'クッキングペーパーを敷いた直径20cmの型',
  bowl: '大きめのボウル',
  'small-bowl': '小さめのボウル',
  'salad-bowl': 'サラダボウル',
  blender: 'フードプロセッサーまたはすり鉢',
  jar: '清潔な耐熱瓶',
  steamer: '蒸し器',
  'grill-pan': '乾いたフライパン',
  board: 'まな板',
  plates: '皿',
  glasses: 'グラスまたは小さな器',
  skewers: '串',
  'baking-paper': '大きめのクッキングペーパー',
  'freezer-box': '浅い冷凍用の容器',
}

/** A vessel at later mentions. */
export const laterVesselWords: Partial<Record<Vessel, string>> = {
  wok: '中華鍋',
  pot: '鍋',
  'large-pot': '鍋',
  saucepan: '鍋',
  tray: '天板',
  'frying-pan': 'フライパン',
  'baking-dish': '耐熱皿',
  bowl: 'ボウル',
  'small-bowl': 'ボウル',
}

/** The words for each heat level. 中火にかけて and 中火に保って need a pot that is already on the heat, so no voice uses them. */
export const heatWords: Record<Heat, string> = {
  low: '弱火で',
  'medium-low': '弱めの中火で',
  medium: '中火で',
  'medium-high': '強めの中火で',
  high: '強火で',
}

/** A sign of doneness in two forms: before another sign, and before まで. */
export type Sign = readonly [joining: string, closing: string]

/** The words for each sign of doneness. */
export const cueWords: Record<Cue, Sign> = {
  golden: ['きつね色になり', 'きつね色になる'],
  browned: ['こんがりと焼き色がつき', 'こんがりと焼き色がつく'],
  soft: ['やわらかくなり', 'やわらかくなる'],
  tender: ['やわらかく火が通り', 'やわらかく火が通る'],
  'crisp-tender': ['歯ごたえを残して火が通り', '歯ごたえを残して火が通る'],
  fragrant: ['香りが立ち', '香りが立つ'],
  wilted: ['しんなりし', 'しんなりする'],
  thickened: ['とろみがつき', 'とろみがつく'],
  melted: ['なめらかに溶け', 'なめらかに溶ける'],
  absorbed: ['水分を吸いきり', '水分を吸いきる'],
  'al-dente': ['ほどよい歯ごたえになり', 'ほどよい歯ごたえになる'],
  set: ['全体が固まり', '全体が固まる'],
  bubbling: ['ふつふつと煮立ち', 'ふつふつと煮立つ'],
  smooth: ['なめらかになり', 'なめらかになる'],
  syrupy: ['とろりと煮詰まり', 'とろりと煮詰まる'],
  toasted: ['香ばしく色づき', '香ばしく色づく'],
  crisp: ['カリッとし', 'カリッとする'],
  heated: ['熱々になり', '熱々になる'],
  combined: ['全体が均一になり', '全体が均一になる'],
  jammy: ['とろりとやわらかくなり', 'とろりとやわらかくなる'],
  risen: ['ふくらんできつね色になり、竹串を刺して何もつかなくなり', 'ふくらんできつね色になり、竹串を刺して何もつかなくなる'],
  cold: ['よく冷え', 'よく冷える'],
  frozen: ['スプーンですくえるくらいに凍り', 'スプーンですくえるくらいに凍る'],
  firm: ['しっかり固まり', 'しっかり固まる'],
  puffed: ['ふっくらときつね色になり', 'ふっくらときつね色になる'],
  floating: ['浮き上がり', '浮き上がる'],
}

/** The signs in the other voices; a sign without an entry is worded alike in all. Each fits any food. */
export const otherCueWords: Partial<Record<Cue, readonly Sign[]>> = {
  golden: [
    ['こんがりと色づき', 'こんがりと色づく'],
    ['おいしそうな焼き色がつき', 'おいしそうな焼き色がつく'],
    ['きつね色に色づき', 'きつね色に色づく'],
    ['ほどよく色づき', 'ほどよく色づく'],
  ],
  browned: [
    ['しっかり焼き色がつき', 'しっかり焼き色がつく'],
    ['こんがりと焼け', 'こんがりと焼ける'],
    ['焼き色がつき', '焼き色がつく'],
    ['香ばしい焼き色がつき', '香ばしい焼き色がつく'],
  ],
  soft: [
    ['ほどよくやわらかくなり', 'ほどよくやわらかくなる'],
    ['全体がやわらかくなり', '全体がやわらかくなる'],
    ['ちょうどよいやわらかさになり', 'ちょうどよいやわらかさになる'],
    ['すっかりやわらかくなり', 'すっかりやわらかくなる'],
  ],
  tender: [
    ['よく火が通り', 'よく火が通る'],
    ['ほどよく火が通り', 'ほどよく火が通る'],
    ['すっかり火が通り', 'すっかり火が通る'],
    ['全体に火が通り', '全体に火が通る'],
  ],
  fragrant: [
    ['よい香りがし', 'よい香りがする'],
    ['香りが出', '香りが出る'],
    ['香りが広がり', '香りが広がる'],
    ['ふわりと香り', 'ふわりと香る'],
  ],
  wilted: [
    ['かさが減り', 'かさが減る'],
    ['全体がしんなりし', '全体がしんなりする'],
    ['くたっとし', 'くたっとする'],
    ['しんなりとやわらかくなり', 'しんなりとやわらかくなる'],
  ],
  thickened: [
    ['とろりとし', 'とろりとする'],
    ['とろみが出', 'とろみが出る'],
    ['とろっとし', 'とろっとする'],
    ['ほどよくとろみがつき', 'ほどよくとろみがつく'],
  ],
  absorbed: [
    ['水分がなくなり', '水分がなくなる'],
    ['水気がなくなり', '水気がなくなる'],
    ['水分をすべて吸い', '水分をすべて吸う'],
    ['水分をすっかり吸い', '水分をすっかり吸う'],
  ],
  smooth: [
    ['すっかりなめらかになり', 'すっかりなめらかになる'],
    ['なめらかな状態になり', 'なめらかな状態になる'],
    ['全体がなめらかになり', '全体がなめらかになる'],
    ['むらなくなめらかになり', 'むらなくなめらかになる'],
  ],
  toasted: [
    ['うっすら色づき', 'うっすら色づく'],
    ['香ばしい香りがし', '香ばしい香りがする'],
    ['少し色づき', '少し色づく'],
    ['軽く焼き色がつき', '軽く焼き色がつく'],
  ],
  heated: [
    ['全体が熱くなり', '全体が熱くなる'],
    ['中まで熱くなり', '中まで熱くなる'],
  ],
  combined: [
    ['全体がなじみ', '全体がなじむ'],
    ['むらがなくなり', 'むらがなくなる'],
    ['均一になり', '均一になる'],
  ],
}

/** The vessels in the other voices; two pots of one recipe never share a name. */
export const otherVesselWords: Partial<Record<Vessel, readonly string[]>> = {
  'frying-pan': ['フライパン', '広めのフライパン', '大きなフライパン', 'フライパン'],
  wok: ['中華鍋か大きなフライパン', '中華鍋', '中華鍋または深めのフライパン', '中華鍋か広めのフライパン'],
  pot: ['厚手の鍋', '広めの鍋', '厚手の深鍋', '大きめの厚手の鍋'],
  'large-pot': ['大鍋', '大きめの鍋', '大きな鍋', '大鍋'],
  saucepan: ['鍋', '片手鍋', '中くらいの鍋', 'ふた付きの鍋'],
  tray: ['天板', '広めの天板', '大きな天板', '天板'],
  bowl: ['ボウル', '大きなボウル', '深めのボウル', '広めのボウル'],
  'small-bowl': ['小さなボウル', '小ボウル'],
  'salad-bowl': ['大きめの器', '大きなサラダボウル'],
}

/** The words for a subject (生地). */
export const subjectWords: Record<TaskSubject, string> = {
  dough: '生地',
  flatbreads: '平焼きパン',
  rounds: '丸い薄焼き',
  batter: '生地',
  pancakes: '生地',
  mixture: '混ぜたもの',
  crumble: 'そぼろ状の生地',
  cake: '生地',
  soup: 'スープ',
  sauce: 'ソース',
  dressing: 'ドレッシング',
  liquid: '煮汁',
  everything: '全体',
  jar: '瓶',
  patties: 'まとめたたね',
  skewers: '串',
  parcels: '包み',
  noodles: '麺',
  filling: '具',
  balls: '団子',
  topping: '上にのせる具',
  relish: 'レリッシュ',
}

/** The words for a cuisine in titles and descriptions. */
export interface KitchenWords {
  manner: string
  turn: string
  style: string
  of: string
}

/** The words for each cuisine. */
export const kitchenWords: Record<Kitchen['method'], KitchenWords> = {
  Italian: { manner: 'イタリア風', turn: 'イタリア仕立て', style: 'イタリアンスタイルの', of: 'イタリア' },
  French: { manner: 'フランス風', turn: 'フランス仕立て', style: 'フレンチスタイルの', of: 'フランス' },
  Thai: { manner: 'タイ風', turn: 'タイ仕立て', style: 'タイスタイルの', of: 'タイ' },
  Chinese: { manner: '中華風', turn: '中華仕立て', style: '中華スタイルの', of: '中国' },
  Japanese: { manner: '和風', turn: '和風仕立て', style: '和の味わいの', of: '日本' },
  Korean: { manner: '韓国風', turn: '韓国仕立て', style: '韓国スタイルの', of: '韓国' },
  Indian: { manner: 'インド風', turn: 'インド仕立て', style: 'インドスタイルの', of: 'インド' },
  Mexican: { manner: 'メキシコ風', turn: 'メキシコ仕立て', style: 'メキシカンスタイルの', of: 'メキシコ' },
  African: { manner: 'アフリカ風', turn: 'アフリカ仕立て', style: 'アフリカンスタイルの', of: 'アフリカ' },
}

/** The words for the surprise cuisine. */
export const surpriseWords: Omit<KitchenWords, 'of'> = {
  manner: 'ポットラック風',
  turn: 'ポットラック仕立て',
  style: 'ポットラックスタイルの',
}

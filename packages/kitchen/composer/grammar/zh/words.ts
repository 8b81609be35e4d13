import type { Kitchen } from '#kitchen/composer/cuisines.ts'
import type { Cue, Heat, TaskSubject, Vessel } from '#kitchen/composer/draft.ts'

/** A vessel at its first mention. */
export const vesselWords: Record<Vessel, string> = {
  'frying-pan': '大平底锅',
  wok: '炒锅或大平底锅',
  pot: '厚底大锅',
  'large-pot': '大汤锅',
  saucepan: '中号汤锅',
  tray: '大烤盘',
  'baking-dish': '20×30厘米的耐热烤盘',
  'cake-tin': '铺好烘焙纸的20厘米蛋糕模',
  bowl: '大碗',
  'small-bowl': '小碗',
  'salad-bowl': '沙拉碗',
  blender: '料理机或研钵',
  jar: '干净的耐热瓶',
  steamer: '蒸笼',
  'grill-pan': '干的平底锅',
  board: '砧板',
  plates: '盘子',
  glasses: '玻璃杯或小碗',
  skewers: '签子',
  'baking-paper': '4大张烘焙纸',
  'freezer-box': '冷冻盒',
}

/** A vessel at later mentions. */
export const laterVesselWords: Partial<Record<Vessel, string>> = {
  wok: '炒锅',
  pot: '锅',
  'large-pot': '锅',
  saucepan: '汤锅',
  tray: '烤盘',
  'frying-pan': '平底锅',
  'baking-dish': '烤盘',
  bowl: '碗',
  'small-bowl': '碗',
}

/** The words for each heat level. 转中火 ("turn to medium") needs an earlier heat, so no voice uses it. */
export const heatWords: Record<Heat, Ways> = {
  low: ['小火', '用小火', '小火', '用小火', '以小火'],
  'medium-low': ['中小火', '用中小火', '中小火', '用中小火', '以中小火'],
  medium: ['中火', '用中火', '中火', '用中火', '以中火'],
  'medium-high': ['中大火', '用中大火', '中大火', '用中大火', '以中大火'],
  high: ['大火', '用大火', '大火', '用大火', '以大火'],
}

type Ways = readonly [string, ...string[]]

/** The signs in the other four voices; a sign without an entry is worded alike in all. */
export const otherCueWords: Partial<Record<Cue, readonly string[]>> = {
  golden: ['呈金黄色', '色泽金黄', '表面呈金黄色', '颜色金黄'],
  browned: ['边缘上色', '表面焦黄', '边缘略焦', '表面上色'],
  soft: ['软化', '完全变软', '质地软熟', '变得柔软'],
  tender: ['熟透变软', '熟软', '完全熟透', '软熟'],
  fragrant: ['出香味', '香味飘出', '闻到香味', '香气四溢'],
  wilted: ['菜叶变软', '叶片塌软', '菜叶塌下', '叶片变软'],
  thickened: ['变稠', '质地浓稠', '汤汁浓稠', '足够浓稠'],
  absorbed: ['水分收干', '水分吸干', '水分全部吸收', '没有多余水分'],
  smooth: ['没有颗粒', '质地细滑', '顺滑无颗粒', '细滑均匀'],
  toasted: ['略微变黄', '微黄出香', '颜色略深', '微微焦黄'],
  heated: ['完全热透', '内外热透', '整体热透', '热气腾腾'],
  combined: ['均匀', '全部混匀', '完全混合', '质地均匀'],
}

/** The vessels in the other four voices; two pots of one recipe never share a name. */
export const otherVesselWords: Partial<Record<Vessel, readonly string[]>> = {
  'frying-pan': ['平底锅', '大号平底锅', '平底煎锅', '大平底锅'],
  wok: ['炒锅', '大炒锅', '炒锅或平底锅', '炒锅'],
  pot: ['炖锅', '厚底锅', '厚底深锅', '厚底大锅'],
  'large-pot': ['大号汤锅', '深汤锅', '大锅', '大汤锅'],
  saucepan: ['小汤锅', '带盖汤锅', '中号汤锅', '小汤锅'],
  tray: ['烤盘', '平烤盘', '大号烤盘', '烤盘'],
  bowl: ['深碗', '大碗', '大号碗'],
  'salad-bowl': ['大碗', '大沙拉碗'],
}

/** Signs of doneness after 至. */
export const cueWords: Record<Cue, string> = {
  golden: '表面金黄',
  browned: '边缘焦黄',
  soft: '变软',
  tender: '软嫩熟透',
  'crisp-tender': '断生、口感仍脆',
  fragrant: '散发出香气',
  wilted: '变软塌下',
  thickened: '变浓稠',
  melted: '完全融化、质地顺滑',
  absorbed: '水分完全吸收',
  'al-dente': '熟而有嚼劲',
  set: '整体凝固',
  bubbling: '咕嘟冒泡',
  smooth: '细腻顺滑',
  syrupy: '浓稠发亮',
  toasted: '微微上色、散发出香气',
  crisp: '酥脆',
  heated: '热透',
  combined: '混合均匀',
  jammy: '软烂浓稠',
  risen: '膨起金黄、竹签插入后拔出不带湿糊',
  cold: '凉透',
  frozen: '冻住但还能用勺子舀起',
  firm: '变硬定型',
  puffed: '鼓起金黄',
  floating: '浮起',
}

/** The words for a subject (面团). */
export const subjectWords: Record<TaskSubject, string> = {
  dough: '面团',
  flatbreads: '面饼',
  rounds: '圆饼',
  batter: '面糊',
  pancakes: '饼',
  mixture: '拌好的料',
  crumble: '酥粒',
  cake: '面糊',
  soup: '汤',
  sauce: '酱汁',
  dressing: '料汁',
  liquid: '汤汁',
  everything: '所有食材',
  jar: '瓶子',
  patties: '饼坯',
  skewers: '串好的签子',
  parcels: '纸包',
  noodles: '面条',
  filling: '馅料',
  balls: '丸子',
  topping: '表面的配料',
  relish: '佐餐小菜',
}

/** The words for a cuisine in titles and descriptions. */
export interface KitchenWords {
  /** Before a dish: "意式" (Italian-style). */
  manner: string
  /** After a dish, in brackets: "意式做法" (the Italian way). */
  way: string
  /** Before a dish, in other words: "意大利风味" (Italian flavour). */
  style: string
  of: string
}

/** The words for each cuisine. */
export const kitchenWords: Record<Kitchen['method'], KitchenWords> = {
  Italian: { manner: '意式', way: '意式做法', style: '意大利风味', of: '意大利' },
  French: { manner: '法式', way: '法式做法', style: '法国风味', of: '法国' },
  Thai: { manner: '泰式', way: '泰式做法', style: '泰国风味', of: '泰国' },
  Chinese: { manner: '中式', way: '中式做法', style: '中国风味', of: '中国' },
  Japanese: { manner: '日式', way: '日式做法', style: '日本风味', of: '日本' },
  Korean: { manner: '韩式', way: '韩式做法', style: '韩国风味', of: '韩国' },
  Indian: { manner: '印度式', way: '印度做法', style: '印度风味', of: '印度' },
  Mexican: { manner: '墨西哥式', way: '墨西哥做法', style: '墨西哥风味', of: '墨西哥' },
  African: { manner: '非洲式', way: '非洲做法', style: '非洲风味', of: '非洲' },
}

/** The words for the surprise cuisine. */
export const surpriseWords: Omit<KitchenWords, 'of'> = { manner: '百味', way: '百味做法', style: '百味混搭' }

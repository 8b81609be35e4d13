import { coverWithPhrases } from '#kitchen/reader/match/cover.ts'
import { countsInPhrase } from '#kitchen/reader/segment/read-segment.ts'
import { simplifiedForms } from '#kitchen/reader/text/simplified.ts'
import { tokenise } from '#kitchen/reader/text/tokens.ts'
import { vocabularyOf } from '#kitchen/reader/vocabulary/vocabulary.ts'

const count = '(?:\\d+(?:\\.\\d+)?|[一二两俩三四五六七八九十几半好多数]{1,3})'
const span = `${count}\\s*个?(?:多|半)?(?:天|日|周|星期|礼拜|月|年|晚上|晚|夜|小时|钟头)`
const weekday = '(?:周|星期|礼拜)[一二三四五六日天末]'
const ahead = `(?:今天|今日|今晚|明天|明日|明早|明晚|后天|大后天|听日|后日|(?:这|本|下)?${weekday}|(?:这|本|下)(?:周|个?月|星期|礼拜)|月底|月初|月中|年底)`
const past = `(?:昨天|昨日|昨晚|前天|前日|大前天|前几天|前两天|上周|上星期|上礼拜|上个?月|(?:上)${weekday})`
const date = `(?:\\d{2,4}[./年-])?\\d{1,2}(?:[./-]\\d{1,2}|月(?:\\d{1,2}[日号]?|底|初|中旬?)?)|\\d{1,2}[日号]`
const kept =
  '(?:买|购|购入|开|开封|打开|拆|拆封|拆开|解冻|退冰|化冻|放|冻|存|囤|冷冻|冷藏|收到|到货|送到|泡|浸|浸泡|晾|醒|开罐|开瓶|开袋|启封|入手|到手)'

/**
 * Remarks on when a food was bought, opened or expires. What lies in the past may be cooked, so only its purchase is
 * dropped.
 */
const dated = new RegExp(
  [
    `(?:${ahead}|(?:${date})|(?:还有|还剩|只剩|差)?${span}(?:之?后|以后|内|之内)?|快|就快|马上|即将|快要|临近|将近|眼看)(?:之?前)?(?:就要|就会|就快|快要|马上|就|要|会|快|才)*(?:过期|到期|过保质期|到保质期|坏)(?:日期|日)?(?:了|的|啦)?`,
    `(?:过期|到期|保质|有效|赏味|最佳食用)(?:日期?|期限?)?(?:到|至|是|为|还有|还剩|剩|:|：)*\\s*(?:${ahead}|(?:${date})|${span})(?:之?前)?`,
    `(?:已经?|都|才|刚|大概|大约)*${kept}(?:了|过|着)?(?:有|快|大概|大约|差不多|得|已经?)*${span}(?:了|的|啦|左右|以上)*`,
    `(?:${past}|${ahead}|(?:${date})|${span}(?:以|之)?前)(?:才|刚|在?(?:超市|菜场|菜市场|市场|网上|楼下))?${kept}(?:封|罐|瓶|袋)?(?:了|的|嘅|咗|(?=\\s*(?:[)）]|$)))`,
    `(?:要|得|必须|需要?|请)?(?:在)?(?:${ahead}|(?:${date}))(?:之?前)?(?:要|得|必须|就要|内)?(?:吃|用|喝|食|煮)(?:完|掉|了|晒)(?:的|了)?`,
    `(?:${ahead}|(?:${date}))(?:之)?前(?:要|得)?(?:吃|用|喝|食)(?:完|掉|了|晒)?`,
  ].join('|'),
  'gu',
)

/** A remark behind a space or a mark: no name of a food ends in a particle of a sentence. */
const remark =
  /(?<=[\p{L}\p{N})）】][\s,，;；、。.·~～(（【\-—]+)[\p{Script=Han}\d]{0,14}?(?:[了掉剩过](?:一|大|小)?(?:一半|半|大半|小半|半个|半块|半根|些|点|点儿|点点|块|段|片|口|角|两口|两片|几口|几片)|了|着|过|掉|啦|吧|呀|哦|噢|喔|咗|哟|呢|吗|嘛|的样子|的感觉|\p{Script=Han}多|有点\p{Script=Han}{1,2}|太\p{Script=Han}|很\p{Script=Han}|活的|死的)(?=$|[\s,，;；、。.!！~～)）】])/gu

/** What a food is left over from, unless that is the food itself: 肥牛卷 火锅剩的, 做披萨剩的芝士. */
const leftFrom = new RegExp(
  [
    '(?<=[\\p{L}\\p{N}][\\s(（,，]*)(?:上次|昨晚|昨天)?(?:吃|打|涮|煮|烤)?(?:火锅|烧烤|烤肉|聚餐|请客|打边炉|涮锅|年夜饭|寿喜锅)(?:用|吃)?剩(?:下|余)?来?(?:的|了)?(?=$|[^\\p{L}])',
    '(?:做|包|烤|炒|煮|卷|拌|打|涮)(?:火锅|烧烤|蛋糕|面包|披萨|饺子|馄饨|沙拉|寿司|汉堡|饼干|三明治|菜|汤|馅|包子|咖喱|甜点)(?:用|吃)?剩(?:下|余)?来?的?',
    '(?<=\\p{Script=Han})[挤倒蘸涮拌舀用](?:到)?剩(?:下|余)?来?的?(?=$|[^\\p{L}]|[一二两半几小大不没])',
  ].join('|'),
  'gu',
)

/** What the food is meant for, behind it: 紫菜1片 寿司用. */
const purpose = /(?<=[\p{L}\p{N})）】][\s,，;；、(（]+)(?:做|煮|包|炒|拌|蒸|烤|煲|炖)?\p{Script=Han}{1,4}用(?:的)?(?=$|[)）])/gu

const measure =
  '(?:毫升|公斤|千克|[大小汤茶]?[勺匙]|汤匙|茶匙|tbsp|tsp|ml|kg|[个只隻根条片块瓣颗粒枚把束棵株头包袋罐盒瓶听桶箱朵张份碗盘碟段支枝串节截卷捆扎对副尾件克斤两升杯滴撮捏g])'
const amount = `(?:${count}\\s*${measure}|${count}[大小]${measure}|少许|适量|少量|若干|半[个只根条片块颗棵斤盒袋包碗杯])`
const waste =
  '(?:皮|骨头?|刺|边|指甲|根|核|籽|壳|头|尾|筋|膜|内脏|虾线|肠线|沙|芯|心|蒂|梗|爪|毛|鳞|腥|血水|油|老叶|黄叶|外皮|头尾|头去壳|皮去籽|皮去骨|皮切块|骨切块|壳去虾线)'
const deed =
  '(?:切|撕|掰|剁|拍|剪|挤|榨|刨|擦|削|剥|掏|捣|压|打|搅|揉|洗|泡|浸|沥|控|擦|晾|解|化|退|焯|汆|腌|腌制|勾|刷|撒|调|上|提|增|装|点|备|拌|淋|炝|爆|码|入|出|收|放)'

/** What is done with the food, directly behind its amount: 平菇半斤撕条, 盐少许调味, 鸡爪10只去指甲. */
const worked = new RegExp(
  `(?<=[\\p{L}\\p{Extended_Pictographic}]\\s*${amount})\\s*(?:去掉?${waste}|${deed}\\p{Script=Han}{0,3})(?=$|[\\s,，;；、。.()（）])`,
  'gu',
)

/**
 * Blanks out remarks of Chinese cooks on dates and state, unless nothing else is left: 牛奶 后天过期, 山药1根
 * 削了一半.
 */
export function withoutChineseRemarks(text: string): string {
  if (!/\p{Script=Han}/u.test(text)) return text
  const plain = simplified(text)
  const found = [
    ...matchesOf(plain, dated, () => true),
    ...matchesOf(plain, purpose, () => true),
    ...matchesOf(plain, leftFrom, () => true),
    ...matchesOf(plain, remark, saysNoFood),
    ...matchesOf(plain, worked, saysOnlyWork),
  ]
  const rest = found.reduce((all, { at, length }) => all.slice(0, at) + ' '.repeat(length) + all.slice(at + length), text)
  return /[\p{L}]/u.test(rest) ? rest : text
}

const matchesOf = (text: string, pattern: RegExp, isMeant: (words: string) => boolean) =>
  [...text.matchAll(pattern)].filter(([words]) => isMeant(words)).map(({ 0: words, index }) => ({ at: index, length: words.length }))

/** Does a remark on work name no food but what is thrown away? */
const saysOnlyWork = (words: string) => /^\s*(?:去|刷(?:表?面)$|[挤榨]汁$)/u.test(words) || saysNoFood(words)

/** Does a remark name no food, no poison and no lack of something? */
function saysNoFood(words: string): boolean {
  const chunks = coverWithPhrases(tokenise(words), vocabularyOf('zh'), countsInPhrase)
  return chunks.every(({ place }) => {
    if (place === null) return true
    if (place.food !== null || place.head !== null || place.cookingStyle !== null || place.isCookedElsewhere === true) return false
    return place.role === null || ['number', 'unit', 'preparation', 'of'].includes(place.role)
  })
}

function simplified(text: string): string {
  return [...text].map((character) => simplifiedForms[character] ?? character).join('')
}

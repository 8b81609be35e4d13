import type { Language } from '#kitchen/options.ts'
import { writtenName } from '#kitchen/reader/match/phrase-tree.ts'
import { tokenise } from '#kitchen/reader/text/tokens.ts'
import { vocabularyOf } from '#kitchen/reader/vocabulary/vocabulary.ts'
import {
  degrees,
  leftEndings,
  leftParts,
  lookEndings,
  looks,
  markEndings,
  marks,
  missingParts,
  partDeeds,
  parts,
  personEndings,
  persons,
  sizeEndings,
  sizes,
  wholeRemarks,
} from '#kitchen/reader/words/ja-remarks.ts'

const anyOf = (words: readonly string[]) => `(?:${[...words].sort((one, other) => other.length - one.length).join('|')})`

const number = '[\\d０-９]{1,4}'
const day = `(?:${number}(?:[/／.．-]${number}){1,2}|${number}月(?:${number}日|末|上旬|中旬|下旬|頭|初め)?|${number}日)`
const weekday = '(?:[月火水木金土日]曜日?|[土日月火水木金])'
const ahead = `(?:今日|きょう|本日|明日|あした|あす|明後日|あさって|今夜|今晩|今週中?|来週中?|今月中?|来月中?|再来月|再来週|今月末|来月末|今週末|月末|週末|年末|来年|今年|あと${number}日|あと${number}週間|${weekday}|${day})`
const close = '(?:ギリ|ぎり|ギリギリ|ぎりぎり|間近|まぢか|近い|ちかい|近め|近し|近)'
const edge = '(?:まで|までの|ごろ|頃|中|以内|が期限|っぽい|かも|です|[!！?？])?'

/** A date that a food is good until, or was bought or opened on. No use-by date may be told as past. */
const dated = [
  `(?:期限|きげん|賞味期限|消費期限|賞味|しょうみ|消費|しょうひ)(?:は|が|:|：|→)?[〜~]?${ahead}${edge}`,
  `(?:期限|きげん|賞味期限|賞味|しょうみ)(?:は|が|:|：)?${close}(?:かも|です|[!！?？])?`,
  `[〜~]${day}${edge}`,
  `${ahead}まで(?:の|に使う|に食べる|!|！)?`,
  `(?:${ahead}|昨日|きのう|一昨日|おととい|おとつい|先週|先月|今朝|さっき|こないだ|この前)(?:に)?(?:開封|開けた|あけた|購入|買った|かった|もらった|貰った|届いた|解凍|解凍した)(?:の|やつ|ずみ|済)?`,
].join('|')

const look = `${anyOf(degrees)}?(?:${anyOf(looks)}${anyOf(lookEndings)}?|${anyOf(sizes)}${anyOf(sizeEndings)}?)`
const part = `${anyOf(parts)}${anyOf(partDeeds)}(?:済み?|ずみ|ズミ)?(?:の|やつ)?`
const mark = `${anyOf(degrees)}?${anyOf(marks)}${anyOf(markEndings)}`
const missing = `${anyOf(missingParts)}(?:なし|無し|無)(?:の|やつ)?`
const left = `${anyOf(leftParts)}${anyOf(leftEndings)}`
// Salt, vinegar or lemon in the water would season the food.
const water = '(?:氷|冷|ぬるま|お)?(?:水|湯)に(?:つけ|漬け|浸け|浸し|さらし|ひたし)(?:た|てる|てある|てあった|といた|ておいた)(?:の|やつ)?'
const some = '(?:[\\d０-９]{1,3}|[一二三四五六七八九十半数]|ひと|ふた)'
/**
 * Amounts in kana counters and kitchen tools. The list has none that may be a food: つぶ is a whelk, ざる a dish.
 */
const measured = [
  `(?:ティースプーン|スプーン|すぷーん|スプン|匙|さじ|しゃもじ|計量カップ)(?:山盛り?)?[\\d０-９/／.]{1,3}(?:杯|はい|ぱい|ばい|分|半|くらい|ぐらい)*`,
  `(?:お玉|おたま|レードル)(?:山盛り?)?[\\d０-９/／.]{1,3}(?:杯|はい|ぱい|ばい)(?:分|半|くらい|ぐらい)?`,
  `${some}(?:ごう|わ|キレ|きれ|ハコ|はこ|ネット|ねっと|ケース|ふさ|フサ|かご|籠|リッター|やま|さく|束|ちぎり|箱|かけら|ふり|振り|しぼり|搾り|滴)(?:分|ぶん|弱|強|半|くらい|ぐらい|ほど|位|だけ)?`,
  `[\\d０-９]{1,3}(?:個|こ|コ|本|枚|袋|食|連)(?:いり|入り?|組|くみ|パック)(?:の)?`,
  '(?:ふたり|ひとり|さんにん|二人|一人)(?:分|ぶん|前)',
  `(?:いっこ|ひとつ|ふたつ|すこし|ちょと|ちょっと|ちょい|少し|半分|はんぶん|残り|のこり|これ|最後|${some}(?:個|こ|コ|本|枚|袋|つ))だけ`,
  '(?:あるかないか|ちょみっと|ちょぼちょぼ|たんまり|極少量|ごく少量|極わずか|ごくわずか)',
].join('|')
const remark = `(?:${[dated, `${anyOf(degrees)}?${anyOf(wholeRemarks)}`, look, mark, part, missing, left, water, measured].join('|')})(?:[wｗ笑汗泣!！?？♪。…]|\\(笑\\))*`

/** Where a remark may begin: behind a space, a mark, an amount; and where it ends. */
const counter =
  '(?:個|コ|こ|本|ほん|ぽん|枚|まい|マイ|袋|ふくろ|フクロ|束|たば|玉|株|丁|尾|匹|切れ?|きれ|パック|ぱっく|缶|瓶|本分|個分|人前|合|ごう|杯|g|kg|ml|cc|L|P|p|ｇ|つ|粒|膳|食|片|かけ|房|わ|把)'
const begin = `(?<=[\\s\\u3000、,，.。・/／+＋(（【\\[「)）】\\]」:：-]|[\\d０-９]${counter}?|半分|少々)`
const end = '(?=$|[\\s\\u3000、,，.。・/／+＋()（）【】\\[\\]「」:：])'

const behindFood = new RegExp(`${begin}${remark}${end}`, 'gu')
const beforeFood = new RegExp(`^[\\s\\u3000]*${remark}(?=[\\s\\u3000])`, 'u')
const gluedToFood = new RegExp(`(?<![ぁ-ヶー\\p{Script=Han}])([ぁ-ヶー\\p{Script=Han}]{2,8}?)(${remark})${end}`, 'gu')

/** Who owns or gave a food, noted behind it. */
const owner = new RegExp(`${begin}${anyOf(persons)}${anyOf(personEndings)}(?=[\\s\\u3000]*(?:$|[)）】\\]」]))`, 'gu')
/** Meat and organs of no named animal. Behind them a person is no owner: 肉 息子の may be flesh of the son. */
const ofBodies =
  /^[\s\u3000]*(?:お?肉|生肉|お?にく|ニク|ひき肉|挽き肉|挽肉|ミンチ|レバー?|肝臓?|心臓|ハツ|タン|舌|脳みそ|脳|骨|血|足|脚|腕|手|指|目玉?|耳|ミルク|乳|母乳|内臓|皮|赤身|脂身?)(?![ぁ-ヶー\p{Script=Han}])/u

/** "Only" behind a name in hiragana: いか げそだけ. */
const onlyThis = new RegExp(`(?<![ぁ-ヶー\\p{Script=Han}])([ぁ-ゖー]{2,8})だけ${end}`, 'gu')

/** Laughter, sweat and tears at the end of a note. */
const laughter = /(?<=[\p{Script=Han}ぁ-ヶー\d０-９)）\s])(?:[wｗ]+|[（(](?:笑|汗|泣|涙|爆)[)）]|(?<=[\s\u3000])(?:笑|汗|泣))[\s\u3000]*$/u

const blank = (words: string) => '\u3000'.repeat(words.length)

/**
 * Blanks out remarks of Japanese cooks on age, look, pack, owner, rest and plan, unless nothing else is left: はむ
 * ひらいてる, あさり 砂ぬき済.
 */
export function withoutJapaneseRemarks(text: string, language: Language): string {
  if (language !== 'ja' || !japanese.test(text)) return text
  const withoutOwner = ofBodies.test(text) ? text : text.replace(owner, blank)
  const rest = withoutOwner
    .replace(laughter, blank)
    .replace(beforeFood, (words) => (isName(words.trim()) ? words : blank(words)))
    .replace(behindFood, (words) => (isName(words) ? words : blank(words)))
  return namesSomething(rest) ? rest : text
}

/** Blanks out remarks directly behind an exact name, where a longer name might be meant: しめじ石づきとった. */
export function withoutGluedRemarks(text: string, language: Language): string {
  if (language !== 'ja' || !japanese.test(text)) return text
  return text
    .replace(onlyThis, (words, name: string) => (isName(words) || isName(`${name}たけ`) || !isName(name) ? words : name + blank('だけ')))
    .replace(gluedToFood, (words, name: string, said: string) =>
      isName(words) || isName(said) || said.length < 2 || !isName(name) ? words : name + blank(said),
    )
}

const japanese = /[ぁ-ヶ\p{Script=Han}]/u
const namesSomething = (text: string) => /\p{L}/u.test(text.replace(/[\d０-９]+\p{L}{0,2}/gu, ''))
const isName = (words: string) => vocabularyOf('ja').surfaces.has(writtenName(tokenise(words)))

const badLooks =
  'やばい|ヤバい|やばそう|腐って(?!ない)|変色|傷ん|傷み|ぬるぬる|ヌルヌル|どろどろ|ぶよぶよ|ぐじゅ|ぐずぐず|酸っぱくなっ|すっぱくなっ'
const pastDates = '期限(?:は|が)?(?:昨日|きのう|一昨日|おととい|おとつい|先週|先月|すぎ|過ぎ|切れて|切れた|切れ$|.{1,4}過ぎ)'
const more = '[+＋][αａ]|プラスα|味(?:つい|付い)て|下ごしらえ済'
const openNote = new RegExp(`${badLooks}|${pastDates}|${more}`, 'u')

/**
 * Does a Japanese note say that more is in the food, that it goes bad or that its date is past, wherever the note
 * stands: ご飯 +α, 鶏肉2こ腐ってる, 刺身 期限おととい?
 */
export const leavesOpen = (text: string): boolean => openNote.test(text)

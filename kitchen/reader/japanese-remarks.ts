import type { Language } from '#domain/options.ts'
import { writtenName } from '#kitchen/reader/phrase-tree.ts'
import { tokenise } from '#kitchen/reader/tokens.ts'
import { vocabularyOf } from '#kitchen/reader/vocabulary.ts'
import {
  colours,
  degrees,
  leftEndings,
  leftParts,
  lookEndings,
  looks,
  markEndings,
  marks,
  missingParts,
  packs,
  partDeeds,
  parts,
  personEndings,
  persons,
  wholeRemarks,
} from '#kitchen/reader/words/ja-remarks.ts'

const anyOf = (words: readonly string[]) => `(?:${[...words].sort((one, other) => other.length - one.length).join('|')})`

const number = '[\\d０-９]{1,4}'
const day = `(?:${number}(?:[/／.．-]${number}){1,2}|${number}月(?:${number}日|末|上旬|中旬|下旬|頭|初め)?|${number}日)`
const weekday = '(?:[月火水木金土日]曜日?|[土日月火水木金])'
const ahead = `(?:今日|きょう|本日|明日|あした|あす|明後日|あさって|今夜|今晩|今週中?|来週中?|今月中?|来月中?|再来月|再来週|今月末|来月末|今週末|月末|週末|年末|来年|今年|あと${number}日|あと${number}週間|${weekday}|${day})`
const past = '(?:昨日|きのう|一昨日|おととい|おとつい|先週|先月|ギリ|ぎり|ギリギリ|ぎりぎり|間近|まぢか|近い|ちかい|近め|近し|近)'
const edge = '(?:まで|までの|ごろ|頃|中|以内|が期限|っぽい|かも|だった|です|[!！?？])?'

/** A date that a food is good until, or was bought or opened on. Its use-by date must not be past. */
const dated = [
  `(?:期限|きげん|賞味期限|消費期限|賞味|しょうみ|消費|しょうひ)(?:は|が|:|：|→)?[〜~]?${ahead}${edge}`,
  `(?:期限|きげん|賞味期限|賞味|しょうみ)(?:は|が|:|：)?${past}${edge}`,
  `[〜~]${day}${edge}`,
  `${ahead}まで(?:の|に使う|に食べる|だった|!|！)?`,
  `(?:${ahead}|昨日|きのう|一昨日|おととい|おとつい|先週|先月|今朝|さっき|こないだ|この前)(?:に)?(?:開封|開けた|あけた|購入|買った|かった|もらった|貰った|届いた|解凍|解凍した)(?:の|やつ|ずみ|済)?`,
].join('|')

const look = `${anyOf(degrees)}?${anyOf(looks)}${anyOf(lookEndings)}?`
const part = `${anyOf(parts)}${anyOf(partDeeds)}(?:済み?|ずみ|ズミ)?(?:の|やつ)?`
const mark = `${anyOf(degrees)}?${anyOf(marks)}${anyOf(markEndings)}`
const missing = `${anyOf(missingParts)}(?:なし|ナシ|無し|無)(?:の|やつ)?`
// A container alone may be the thing itself: 白い容器.
const pack = `${anyOf(colours)}(?:${anyOf(packs)}(?:の|のやつ|入り|に入ってる)|筒|袋|パック)`
const left = `${anyOf(leftParts)}${anyOf(leftEndings)}`
const water =
  '(?:塩|酢|レモン|氷|冷|ぬるま|お)?(?:水|湯)に?(?:つけ|漬け|浸け|浸し|さらし|ひたし)(?:た|て|てる|てある|てあった|といた|ておいた|中)?(?:の|やつ)?'
/** Amounts in kana counters and kitchen tools, which elsewhere are a whelk, a turnip, a monkey or a thing: 1ザル. */
const some = '(?:[\\d０-９]{1,3}|[一二三四五六七八九十半数]|ひと|ふた)'
const measured = [
  `(?:ティースプーン|スプーン|すぷーん|スプン|お玉|おたま|レードル|匙|さじ|しゃもじ|おお|こ|計量カップ)(?:山盛り?)?[\\d０-９/／.]{1,3}(?:杯|はい|ぱい|ばい|分|半|くらい|ぐらい)*`,
  `${some}(?:たま|つぶ|ごう|わ|キレ|きれ|ハコ|はこ|ネット|ねっと|ケース|にぎり|かぶ|カブ|ふさ|フサ|ロール|しょく|ザル|ざる|かご|籠|リッター|やま|盛り|皿|さく|束|ぱく|ぴ|ちぎり|箱|かけら|はけ|ふり|振り|しぼり|搾り|滴|たらし)(?:分|ぶん|弱|強|半|くらい|ぐらい|ほど|位|だけ)?`,
  `[\\d０-９]{1,3}(?:個|こ|コ|本|枚|袋|食|連)(?:いり|入り?|組|くみ|セット|パック)(?:の)?`,
  '(?:ふたり|ひとり|さんにん|二人|一人)(?:分|ぶん|前)',
  `(?:いっこ|ひとつ|ふたつ|すこし|ちょと|ちょっと|ちょい|少し|半分|はんぶん|残り|のこり|これ|最後|${some}(?:個|こ|コ|本|枚|袋|つ))だけ`,
  '(?:あるかないか|ないくらい|もない|ちょみっと|ちょぼちょぼ|たんまり|てんこもり|極少量|ごく少量|極わずか|ごくわずか|[+＋]?[αａa]|プラスα)',
].join('|')
const remark = `(?:${[dated, `${anyOf(degrees)}?${anyOf(wholeRemarks)}`, look, mark, part, missing, pack, left, water, measured].join('|')})(?:[wｗ笑汗泣!！?？♪。…]|\\(笑\\))*`

/** Where a remark may begin: behind a space, a mark, an amount; and where it ends. */
const counter =
  '(?:個|コ|こ|本|ほん|ぽん|枚|まい|マイ|袋|ふくろ|フクロ|束|たば|玉|たま|株|丁|尾|匹|切れ?|きれ|パック|ぱっく|缶|瓶|本分|個分|人前|合|ごう|杯|g|kg|ml|cc|L|P|p|ｇ|つ|粒|つぶ|膳|食|片|かけ|房|わ|把)'
const begin = `(?<=[\\s\\u3000、,，.。・/／+＋(（【\\[「)）】\\]」:：-]|[\\d０-９]${counter}?|半分|少々)`
const end = '(?=$|[\\s\\u3000、,，.。・/／+＋()（）【】\\[\\]「」:：])'

const behindFood = new RegExp(`${begin}${remark}${end}`, 'gu')
const beforeFood = new RegExp(`^[\\s\\u3000]*${remark}(?=[\\s\\u3000])`, 'u')
const gluedToFood = new RegExp(`(?<![ぁ-ヶー\\p{Script=Han}])([ぁ-ヶー\\p{Script=Han}]{2,8}?)(${remark})${end}`, 'gu')

/** Who owns or gave a food, noted behind it. */
const owner = new RegExp(`${begin}${anyOf(persons)}${anyOf(personEndings)}(?=[\\s\\u3000]*(?:$|[)）】\\]」]))`, 'gu')
/** Flesh whose animal is not told, which a person must not own: 肉 息子の is no meat. */
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

import { soundOf } from '#kitchen/reader/text/chinese-sounds.ts'

/** Transcribes a folded name of another script to folded Latin letters; null if its sound is unknown. */
export type InLatin = (name: string) => string | null

type Rule = readonly [letters: RegExp, as: string]
const apply = (text: string, rules: readonly Rule[]) => rules.reduce((rest, [letters, as]) => rest.replace(letters, as), text)

const cyrillic = Object.fromEntries(
  'а=a б=b в=v г=g д=d е=e ж=zh з=z и=i й=i к=k л=l м=m н=n о=o п=p р=r с=s т=t у=u ф=f х=h ц=c ч=ch ш=sh щ=sh ъ= ы=i ь= э=e ю=iu я=ia'
    .split(' ')
    .map((pair) => [pair.slice(0, 1), pair.slice(2)]),
)

/** Latin spellings of one Russian sound: "shchi" and "schi", "yogurt" and "iogurt", "tvorog" and "tworog". */
const russianSpellings: readonly Rule[] = [
  [/sch|shch/g, 'sh'],
  [/kh|x/g, 'h'],
  [/tz|ts/g, 'c'],
  [/w/g, 'v'],
  [/[yj]/g, 'i'],
  [/i?e/g, 'e'],
  [/(.)\1+/g, '$1'],
]
export const russianInLatin: InLatin = (name) => {
  const letters = [...name].map((letter) => (letter === ' ' ? '' : cyrillic[letter]))
  return letters.includes(undefined) ? null : latinOfRussian(letters.join(''))
}
export const latinOfRussian = (typed: string) => apply(typed, russianSpellings)

const kana = Object.fromEntries(
  `あ=a い=i う=u え=e お=o か=ka き=ki く=ku け=ke こ=ko が=ga ぎ=gi ぐ=gu げ=ge ご=go さ=sa し=shi す=su せ=se そ=so ざ=za じ=ji ず=zu ぜ=ze ぞ=zo
  た=ta ち=chi つ=tsu て=te と=to だ=da ぢ=ji づ=zu で=de ど=do な=na に=ni ぬ=nu ね=ne の=no は=ha ひ=hi ふ=fu へ=he ほ=ho ば=ba び=bi ぶ=bu べ=be ぼ=bo
  ぱ=pa ぴ=pi ぷ=pu ぺ=pe ぽ=po ま=ma み=mi む=mu め=me も=mo や=ya ゆ=yu よ=yo ら=ra り=ri る=ru れ=re ろ=ro わ=wa を=o ん=n
  ぁ=a ぃ=i ぅ=u ぇ=e ぉ=o ゃ=ya ゅ=yu ょ=yo っ= ー= ゔ=bu`
    .split(/\s+/)
    .map((pair) => [pair.slice(0, 1), pair.slice(2)]),
)

/** Two kana for one sound: しょ, ティ. */
const kanaPairs: readonly Rule[] = [
  [/(sh|ch|j)i(?=y)y/g, '$1'],
  [/([kgnhbpmr])i(?=y)/g, '$1'],
]
/**
 * Latin spellings of one Japanese sound: "shōyu", "shoyu", "shouyu" and "syoyu"; "tempura" and "tenpura"; "natto" and
 * "nato".
 */
const japaneseSpellings: readonly Rule[] = [
  [/sy/g, 'sh'],
  [/[tc]y/g, 'ch'],
  [/zy|jy/g, 'j'],
  [/si/g, 'shi'],
  [/ti/g, 'chi'],
  [/(?<!t)tu/g, 'tsu'],
  [/hu/g, 'fu'],
  [/zi/g, 'ji'],
  [/m(?=[bp])/g, 'n'],
  [/tch/g, 'ch'],
  [/o[ou]+/g, 'o'],
  [/uu+/g, 'u'],
  [/(.)\1+/g, '$1'],
]
export const japaneseInLatin: InLatin = (name) => {
  const letters = [...name].map((letter) => (letter === ' ' ? '' : kana[letter]))
  return letters.includes(undefined) ? null : latinOfJapanese(apply(letters.join(''), kanaPairs))
}
export const latinOfJapanese = (typed: string) => apply(typed, japaneseSpellings)

/** Pinyin spellings for syllables that speakers merge, and for ü. */
const pinyinSpellings: readonly Rule[] = [
  [/([zcs])h/g, '$1'],
  [/l/g, 'n'],
  [/ng/g, 'n'],
  [/v/g, 'u'],
]
export const chineseInLatin: InLatin = (name) => {
  const sound = soundOf([...name.replaceAll(' ', '')])
  return sound === null ? null : latinOfChinese(sound.replaceAll(' ', ''))
}
export const latinOfChinese = (typed: string) => apply(typed, pinyinSpellings)

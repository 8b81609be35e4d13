import { foldWord } from '#kitchen/reader/fold.ts'
import { list } from '#kitchen/reader/words/words.ts'

/** Characters of names of food, each with what a hurried cook types for it in kana. */
const readings: ReadonlyMap<string, readonly string[]> = new Map(
  list(
    `乳 にゅう ちち, 肉 にく, 腐 ふ, 菜 さい な, 根 こん ね, 油 あぶら ゆ, 粉 こ こな, 酢 す ず, 芋 いも, 豆 まめ とう, 卵 たまご らん, 葱 ねぎ, 茸 たけ, 噌 そ, 味 み, 糖 とう, 塩 しお えん,
    鶏 とり けい, 豚 ぶた とん, 牛 ぎゅう うし, 魚 さかな うお, 参 じん, 瓜 うり, 栗 くり ぐり, 飯 めし はん, 餅 もち, 酒 さけ しゅ ざけ, 苔 のり, 布 ぶ, 節 ぶし, 揚 あげ あ, 厚 あつ, 片 かた, 麦 むぎ, 小 こ,
    胡 ご, 椒 しょう, 麻 ま, 納 なっ, 蒟 こん, 蓮 れん はす, 南 なん, 瓢 ひょう, 柚 ゆ, 梅 うめ, 桃 もも, 林 りん, 檎 ご, 苺 いちご, 貝 かい がい, 海 かい うみ, 老 び, 蝦 えび, 昆 こん, 白 はく しろ, 玉 たま ぎょく,
    長 なが, 大 だい おお, 里 さと, 山 やま, 春 しゅん, 雨 さめ, 生 なま しょう, 醤 しょう, 味 あじ, 身 み, 切 きり ぎり, 羽 ば, 元 もと げん, 先 さき, 皮 かわ, 軟 なん, 骨 こつ, 胸 むね, 腿 もも, 蜜 みつ, 蜂 はち, 茶 ちゃ, 干 ほし, 寒 かん, 天 てん`,
  ).reduce((all, line) => {
    const [character = '', ...kana] = line.split(' ')
    const key = foldWord(character)
    return all.set(key, [...(all.get(key) ?? []), ...kana.map(foldWord)])
  }, new Map<string, string[]>()),
)

/** Each way to write one character of a name in kana, 牛にゅう for 牛乳, while another stays as it is. */
export function halfInKana(characters: readonly string[]): string[] {
  if (characters.filter(isHan).length < 2) return []
  return characters.flatMap((character, at) => (readings.get(character) ?? []).map((kana) => characters.with(at, kana).join('')))
}

const isHan = (character: string) => /^\p{Script=Han}$/u.test(character)

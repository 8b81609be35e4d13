/** Letters that Unicode does not decompose, written as a cook without that key would. */
const plainLetters: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', ı: 'i', đ: 'd', ð: 'd', þ: 'th' }

const arabicLetters: Record<string, string> = { أ: 'ا', إ: 'ا', آ: 'ا', ٱ: 'ا', ة: 'ه', ى: 'ي', ؤ: 'و', ئ: 'ي', ک: 'ك', ی: 'ي' }

/** Traditional characters that stand in names of food, and their simplified forms. */
const simplified: Record<string, string> = Object.fromEntries(
  [
    '雞鸡 鴨鸭 鵝鹅 魚鱼 豬猪 貝贝 蝦虾 蠔蚝 蠣蛎 鮮鲜 鹹咸 醬酱 鹽盐 麵面 麥麦 餅饼 飯饭 餃饺 餛馄 飩饨 饅馒 頭头 條条 絲丝 塊块 葉叶 蔥葱 蒜蒜 薑姜 蘿萝 蔔卜',
    '蘋苹 檸柠 檬檬 鳳凤 龍龙 蓮莲 藥药 豌豌 綠绿 黃黄 紅红 醃腌 臘腊 腸肠 腳脚 雜杂 糧粮 蘆芦 筍笋 萵莴 苣苣 薺荠 薯薯 栗栗 棗枣 桃桃 橘橘 檳槟 優优 奶奶 乾干',
    '爾尔 穀谷 豐丰 滷卤 滾滚 熱热 凍冻 湯汤 調调 參参 層层 鬆松 樹树 種种 實实 菇菇 雙双 馬马 鈴铃 鮭鲑 鱈鳕 鱸鲈 鯖鲭 鰻鳗 鮪鲔 魷鱿 鰂鲗 鯛鲷 蘑蘑 猴猴',
    '腎肾 脛胫 鵪鹌 鶉鹑 兔兔 漿浆 製制 純纯 細细 碎碎 開开 羅罗 瓏珑 無无 麩麸 檸柠 萊莱 園园 鱷鳄 梨梨 漬渍 蠶蚕 蟹蟹 蛤蛤 蜆蚬 淨净 醬酱 個个 顆颗 隻只 兩两',
  ]
    .join(' ')
    .split(' ')
    .map((pair) => [pair.slice(0, 1), pair.slice(1)]),
)

/** The digit nought of each script whose digits a cook may type. */
const noughts = [0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50, 0xed0, 0x1040]

function digit(character: string): string {
  const code = character.codePointAt(0) ?? 0
  const nought = noughts.find((zero) => code >= zero && code <= zero + 9)
  return nought === undefined ? character : String(code - nought)
}

function foldArabic(word: string): string {
  const plain = word.replace(/\u0640/g, '').replace(/./gu, (letter) => arabicLetters[letter] ?? letter)
  return plain.replace(/^(?:وال|بال|كال|ال|لل)(?=..)/u, '')
}

function foldOther(character: string): string {
  const code = character.codePointAt(0) ?? 0
  // Katakana and hiragana stand 0x60 apart; a cook writes たまご, タマゴ or both.
  if (code >= 0x30a1 && code <= 0x30f6) return String.fromCodePoint(code - 0x60)
  return simplified[character] ?? plainLetters[character] ?? digit(character)
}

const plain = /^[a-z0-9.,]*$/

/** One word as it is compared: compatibility forms, case, accents, marks, hidden characters, digits and script variants are folded away. */
export function foldWord(word: string): string {
  if (plain.test(word)) return word
  const known = remembered.get(word)
  if (known !== undefined) return known
  const folded = foldNewWord(word)
  if (remembered.size >= mostRemembered) remembered.clear()
  remembered.set(word, folded)
  return folded
}

/** Texts repeat their words; at most so many are remembered. */
const mostRemembered = 20_000
const remembered = new Map<string, string>()

function foldNewWord(word: string): string {
  const lower = word
    .toWellFormed()
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{Cf}\p{Cc}]/gu, '')
    .replaceAll('ё', 'е')
  if (plain.test(lower)) return lower
  const bare = lower
    .replace(/\p{Script=Latin}\p{M}*/gu, (letter) => letter.normalize('NFD').replace(/\p{M}/gu, ''))
    .replace(/[\u064b-\u065f\u0670]|(?<=\p{Script=Cyrillic})[\u0300\u0301]/gu, '')
  const folded = bare.replace(/[^ -~]/gu, foldOther)
  return /\p{Script=Arabic}/u.test(folded) ? foldArabic(folded) : folded
}

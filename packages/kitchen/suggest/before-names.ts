import { foldWord } from '#kitchen/reader/text/fold.ts'

/**
 * Words that cooks write before a name without naming an ingredient: an amount, a container, a leftover, "of". Each
 * entry leaves out its last letter.
 */
const wordsBeforeNames = `a an the of some half few bit rest leftover remaining one two cup tbsp tsp tablespoon teaspoon tin can jar pack bag
bunch handful pinch clove slice piece stick pound fresh frozen cooked canned
un una el la lo de del medi sobra resto lata bote taza cucharada diente trozo kilo poco
une des du d le l demi reste boîte pot tasse verre cuillère gousse tranche peu
ein eine einem halbe vom von etwas übrige dose glas bund zehe scheibe stück
остатки половина банк стакан ложк пучок пачк немного
بقايا نصف علبة كوب ملعقة فص من`

const wordsBefore = new Set(wordsBeforeNames.split(/\s/u).map(foldWord))

/** An amount: "2", "500 g", "1/2 kg". */
const amountPattern = /^[\p{N}.,/\s]*\p{N}[\p{N}.,/\s]*(?:\p{L}{1,2}\s+)?/u
const leadingWordPattern = /^(\p{L}+)(?:\.?\s+|['’])(?=[\p{L}\p{N}])/u

/** The same words in Chinese and Japanese, which stand before a name without a space, the longest first. */
const unspacedWords = '剩下的 残りの 残った 余った 残り 剩下 剩的 半个 半個 剩 半'.split(' ')
const counters = { numbers: '一两几', units: '个個本枚片块根颗把罐缶杯', particle: 'の' }

/** The words in Chinese or Japanese that stand before a name: leftover, half, a counted unit. */
function unspacedBefore(text: string): string {
  const word = unspacedWords.find((one) => text.startsWith(one) && text.length > one.length)
  if (word !== undefined) return word
  const { numbers, units, particle } = counters
  const unitAt = numbers.includes(text.charAt(0)) ? 1 : 0
  if (text.length < unitAt + 2 || !units.includes(text.charAt(unitAt))) return ''
  const end = unitAt + 1
  return text.slice(0, text.charAt(end) === particle && text.length > end + 1 ? end + 1 : end)
}

/** Splits the typed text into the part before the name, which stays, and the name being typed. */
export function splitName(typed: string): { before: string; name: string } {
  let name = typed
  for (
    let found = amountPattern.exec(name)?.[0] ?? wordBefore(name);
    found !== '';
    found = amountPattern.exec(name)?.[0] ?? wordBefore(name)
  )
    name = name.slice(found.length)
  return { before: typed.slice(0, typed.length - name.length), name }
}

function wordBefore(text: string): string {
  const [found = '', first] = leadingWordPattern.exec(text) ?? []
  if (first === undefined) return unspacedBefore(text)
  const folded = foldWord(first)
  return wordsBefore.has(folded) || wordsBefore.has(folded.slice(0, -1)) ? found : ''
}

import { foldWord } from '#kitchen/reader/fold.ts'

/** What cooks write before a name and mean no ingredient by: how much, in what, what is left of what, of. */
const words = `a an the of some about half quarter few bit rest leftover leftovers remaining one two three four five six dozen cup cups tbsp tsp
tablespoon tablespoons teaspoon teaspoons tin tins can cans jar jars pack packet bag box bottle carton tub bunch handful pinch clove cloves slice
slices piece pieces stick sticks head pound pounds lb oz ounces grams kilo litre liter fresh frozen cooked raw ripe large small canned tinned
un una unos unas el la los las de del medio media cuarto sobras restos resto lata latas bote tarro paquete bolsa botella taza tazas vaso vasos
cucharada cucharadas cucharadita cucharaditas pizca puñado manojo diente dientes trozo trozos gramos litro poco dos tres
une des du d le les l demi demie moitié quart reste restes boîte boîtes pot sachet bouteille tasse tasses verre cuillère cuillères pincée poignée
botte gousse gousses tranche tranches morceau peu deux trois
ein eine einen einem halbe halber halbes halben viertel vom von etwas reste übrige übriger dose dosen glas packung beutel flasche becher tassen
esslöffel teelöffel prise handvoll bund zehe zehen scheibe scheiben stück pfund gramm paar zwei drei
остатки остаток половина банка банку стакан ложка ложки пучок зубчик кусок пачка пакет немного два две три
بقايا نصف ربع علبة كوب ملعقة رشة حزمة فص قطعة كيس كيلو من قليل`

const wordsBefore = new Set(words.split(/\s/u).map(foldWord))

/** An amount, "2", "500 g", "1/2 kg". */
const amount = /^[\p{N}.,/\s]*\p{N}[\p{N}.,/\s]*(?:\p{L}{1,2}\s+)?/u
const word = /^(\p{L}+)(?:\.?\s+|['’])(?=[\p{L}\p{N}])/u
const unspaced =
  /^(?:残りの?|残った|余った|余りの|半分の|剩下的|剩的?|半[个個颗]?|[一两几][个罐把块根些点]|[个個本枚片块只根颗把罐缶袋杯包斤克]の?)(?=.)/u

/** What was typed, taken apart: what stands before the name, to be kept as it is, and the name that is being typed. */
export function splitName(typed: string): { before: string; name: string } {
  let name = typed
  for (let found = amount.exec(name)?.[0] ?? wordBefore(name); found !== ''; found = amount.exec(name)?.[0] ?? wordBefore(name))
    name = name.slice(found.length)
  return { before: typed.slice(0, typed.length - name.length), name }
}

function wordBefore(text: string): string {
  const [found = '', first = ''] = word.exec(text) ?? unspaced.exec(text) ?? []
  return first === '' || wordsBefore.has(foldWord(first)) ? found : ''
}

/**
 * Russian words whose key no rule finds, or that a rule would make another word: liver is not baked (печень, печёный), flour is no
 * raw cheese. One row a word: its key, then its forms.
 */
const rows = `яйцо яйца яиц яйцу яйцом яйцами яйцах
сырой сырая сырое сырые сырого сырую сырых сырым сырыми сырому
печень печени печенью
печенка печенки печенку печенкой
печенье печенья печений печеньем печеньями печеньки печенек печенюшки
зелень зелени зеленью
соленье соленья солений соленьями
варенье варенья варений вареньем вареньями
мороженое мороженого мороженым мороженом мороженому
жаркое жаркого
заливное заливного
молоки молок
мятый мятая мятое мятые мятого мятой мятую мятых мятым мятому мятыми мятом
беленый беленая беленое беленые беленого беленой беленую беленых беленым беленому белеными беленом
бурый бурая бурое бурые бурого бурой бурую бурых бурым бурому бурыми буром
овес овса овсу овсом
рожь ржи рожью
лен льна льном
лед льда льдом
хмель хмеля хмелем
мед меда меду медом
соя сои сою соей
чай чая чаю чаем
уха ухи уху ухой
щи щей щами
суши
маки
какао
киви
кале
филе
пюре
желе
безе
рагу
карри
мате
саке
фри
кофе
карпаччо
манго
сухари сухарь сухаря сухарей сухарями
сухарики сухариков сухарик
белки белков белок белка белком белками
масло масла маслу маслом масел маслами
капуста капусты капусте капусту капустой капуст
хлебец хлебцы хлебцев хлебца хлебцами
тесто теста тесту тестом
рыбец рыбца
перец перца перцу перцем перцы перцев перцами
цвет цвета цветом
цветок цветки цветков цветка
цветной цветная цветное цветные цветного цветную цветных цветным цветными цветному
вино вина вину вином вин винами
ром рома ромом
сок сока соку соком соки соков соками
сом сома сомы сомов сомом
сало сала салу салом
сода соды соду содой
суп супа супы супов супом супу
лист листа листы листов листом листья листьев листьями листики листиков листик
лук лука луку луком
луковица луковицы луковиц луковицу
рак раки раков раками рака
кости костей кость костью костями
косточки косточек косточка косточкой косточками
дольки долек долька дольку
кусочки кусочков кусочек кусочка кусочками
стручки стручок стручков стручка стручками
сырок сырка сырки сырков
сырники сырник сырников сырника
почки почек почка почками
крошка крошки крошкой крошку крошек
лапки лапка лапок
лапша лапши лапшу лапшой лапше
раковые раковых
кета кеты кету кетой
корень корня корни корней корнем корешки корешок
ноги нога ног ногу ногами
рыба рыбы рыбу рыбой рыб рыбе рыбка рыбки
соль соли солью
соленый соленая соленое соленые соленого соленой соленую соленых соленым соленому солеными соленом
дух духи
духовка духовки духовке духовку духовкой
дыня дыни дынь дыню дыней
дичь дичи
чилим чилимы
чой чоя чоем
ребра ребер ребро ребрами ребру
голубь голубя голуби голубей голубем
сочень сочни сочней сочня
калий калия калию калием
оливье
ракия ракии ракию ракией
салак салака
амаретто
романо
сырье сырья сырьем
редко
семя семени семена семян семенами семенем
вымя вымени`

const exceptions: ReadonlyMap<string, string> = new Map(
  rows.split('\n').flatMap((row): [string, string][] => {
    const forms = row.split(' ')
    return forms.map((form) => [form, forms[0] ?? form])
  }),
)

/** Endings of nouns and adjectives, folded (ё is е), longest first. */
const endings = [
  ...['ыми', 'ими', 'ого', 'его', 'ому', 'ему', 'ами', 'ями', 'иями', 'иях', 'иям', 'иею', 'ием'],
  ...['ьими', 'ьего', 'ьему', 'ьим', 'ьих', 'ьей', 'ьем', 'ьею', 'ией'],
  ...['ый', 'ий', 'ой', 'ей', 'ая', 'яя', 'ое', 'ее', 'ые', 'ие', 'ья', 'ье', 'ью', 'ьи', 'ую', 'юю', 'ою', 'ею', 'ым', 'им', 'ом', 'ем'],
  ...['ых', 'их', 'ам', 'ям', 'ах', 'ях', 'ов', 'ев', 'ию', 'ия', 'ии'],
  ...['а', 'я', 'о', 'е', 'у', 'ю', 'ы', 'и', 'ь', 'й'],
].toSorted((one, other) => other.length - one.length)

const shortestStem = 3
const hasVowel = /[аеиоуыэюя]/

/** What is left of a word without its case and number; the words of a name are compared by it, on both sides. */
export function russianStem(word: string): string {
  const known = exceptions.get(word)
  if (known !== undefined) return known
  if (word.length <= shortestStem || !/^[а-я]+$/.test(word)) return word
  const ending = endings.find((letters) => word.endsWith(letters) && isStem(word.slice(0, -letters.length)))
  const bare = ending === undefined ? word : word.slice(0, -ending.length)
  return withoutFleetingVowel(withoutTail(bare))
}

function isStem(stem: string): boolean {
  return stem.length >= shortestStem && hasVowel.test(stem)
}

/** сельдере-я, папай-я: one word with сельдер-ей, папай-и. */
function withoutTail(stem: string): string {
  return stem.length > 4 ? stem.replace(/[аеиоуыэюяйь]$/, '') : stem
}

/** огурец and огурца, сливок and сливки, индеек and индейка. */
function withoutFleetingVowel(stem: string): string {
  if (stem.length < 5) return stem.replace(/(?<=[^аеиоуыэюя])ьк$/, 'к')
  return stem.replace(/(?:(?<=[^аеиоуыэюя])[оеь]|(?<=[аеиоуыэюя])[йе])(?=к$)|(?<=[^аеиоуыэюя])е(?=ц$)/, '')
}

const adjective = /(?:ый|ий|ой|ая|яя|ое|ее|ые|ие)$/

/**
 * A Russian name with its adjectives behind the noun, as labels have it: "мука рисовая" for "рисовая мука". Names of one noun and one or two
 * adjectives before it; of any other, none.
 */
export function turnedNames(name: string): readonly string[] {
  const words = name.split(' ')
  const noun = words.at(-1)
  const adjectives = words.slice(0, -1)
  if (noun === undefined || adjective.test(noun) || adjectives.length > 2 || !adjectives.every((word) => adjective.test(word))) return []
  const [first, second] = adjectives
  if (first === undefined) return []
  return second === undefined
    ? [`${noun} ${first}`]
    : [`${noun} ${first} ${second}`, `${noun} ${second} ${first}`, `${second} ${first} ${noun}`]
}

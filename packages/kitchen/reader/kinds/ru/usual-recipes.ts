import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { parseFoodLines } from '#kitchen/reader/kinds/food-lines.ts'

/** Products with usual contents that their names do not tell. */
export const usualRecipes: readonly NamedKind[] = parseFoodLines(`
  nut | | peanut gluten | vegan | ? | пивные орешки, орешки к пиву
  plant-protein | | soybean | vegan | ? | постный сыр, постное молоко, постные сливки, постная сгущёнка
  cured-meat | | gluten soybean | meat | ? | ливерная
  shellfish | | shellfish | pescatarian | - | морской ёж, морские ежи, морской огурец, трепанг
  poultry | | | meat | ? | маринованная курица, курица в маринаде
  meat | | | meat | ? | маринованное мясо, мясо в маринаде
  sauce | | | vegan | ? | сацебели, хрен столовый, гуакамоле, баба гануш, чатни, чатни манго, релиш
  sauce | | | vegan..pescatarian | ? | тапенада
  sauce | | gluten eggs soybean | vegan..meat | ? | вегетарианский паштет
  sauce | eggs | dairy | vegetarian..pescatarian | ? | ремулад, тысяча островов
  salty-sauce | soybean | gluten | vegan..pescatarian | ? | соевая приправа, соевый концентрат
  paste | soybean | gluten | vegan..pescatarian | ? | мисо суп паста, паста соевая
  baking | | | vegan..vegetarian | ? | закваска для сыра, закваска для йогурта, молочнокислая закваска, закваска молочнокислых культур, бактериальная закваска, культуры йогурта, бифидобактерии закваска, пробиотик, закваска термофильная, пробиотические культуры, закваска
  baking | | gluten | vegan..vegetarian | ? | улучшитель хлебопекарный, хлебопекарный улучшитель, улучшитель муки, хлебный улучшитель, пивные дрожжи
  baking | | | vegan..meat | ? | ароматизаторы, усилитель аромата, вкусоароматическая добавка, ароматическая добавка, вкусовая добавка, лизат, дрожжевой автолизат, витаминный премикс, витаминно-минеральный премикс, премикс, минеральный премикс, бета-глюкан
  spice | | | vegan..meat | ? | вегета, мивина приправа, приправа, приправы, приправа для курицы, приправа для плова, приправа для рыбы, приправа для мяса, приправа для шашлыка, приправа для картофеля, приправа для супа, приправа для корейской моркови, приправа к плову, овощная приправа, хондаши растительный, дрожжевой экстракт, экстракт дрожжей, пасты карри специи, соль с травами
  sweetener | eggs | | vegetarian..meat | ? | самбук
  sweetener | eggs | dairy | vegetarian..meat | ? | павлова
  sweetener | dairy | | vegetarian..meat | ? | панакота, панна-котта, бланманже, молочное желе
  sweetener | dairy eggs | soybean | vegetarian..meat | ? | птичье молоко
  sweetener | dairy gluten | eggs | vegetarian..meat | ? | чизкейк без выпечки
  sweetener | | | vegetarian | - | мёд в сотах
  sweetener | | | vegan..vegetarian | ? | сорбет, фруктовый лёд, фруктовый сорбет, лимонный сорбет, помадка, сахарная помадка
  sweetener | | | vegan..meat | ? | мастика, сахарная мастика, посыпка, кондитерская посыпка, драже, жевательная резинка, жвачка, сахарный декор, какао-продукты
  chocolate | | | vegan..vegetarian | ? | шоколадные хлопья, шоколадная масса, кондитерская плитка
  chocolate | | dairy soybean gluten | vegetarian | ? | несквик
  coconut | | | vegan..vegetarian | ? | кокосовое мороженое, кокосовая паста, сухое кокосовое молоко, кокосовый напиток
  bread | gluten | dairy eggs | vegetarian..meat | ? | торт, торты, тортик, тортики, пирожное, пирожные, пироженки, пироженка, тарт, тарталетка, тарталетки, слойка, слойки, выпечка
  bread | gluten | dairy | vegan..meat | ? | кутаб, кутабы, бурек, бурекас, вертута, плацинда, плацинды, пиде, гезлеме, катлама
  bread | gluten | dairy eggs | vegetarian..meat | ? | перепечи, расстегаи, расстегай
  bread | gluten | mushroom | vegan..pescatarian | ? | кулебяка постная
  dish | gluten | eggs | vegan..meat | ? | темпура
  bread | gluten | | vegan..meat | ? | кириешки, три корочки
  flour | gluten | eggs | vegan..vegetarian | ? | кляр, смесь для кляра, тесто для кляра
  flour | gluten | | vegan..vegetarian | ? | панировочная смесь, темпурная мука, мука темпура, мука блинная, блинчиковая мука, мука для блинов, мука для оладий, сухарная панировка, панировка пшеничная, мучная смесь, смесь мучная, блинная смесь
  flour | | | vegan | ? | мука бобовая
  butter | dairy | | pescatarian | ? | селёдочное масло
  cured-fish | | eggs dairy | pescatarian | ? | паста из тунца, тунцовая паста, лососевая паста, паста из лосося, икра мойвы
  cured-fish | | | pescatarian | ? | ментай ко, ментайко, тобико, масаго, килька в томате, рыбные консервы, консервы рыбные, рыба консервированная, пресервы, рыбные пресервы, рольмопс
  fish | | | pescatarian..meat | ? | бычок
  cured-fish | | gluten | pescatarian | ? | бычки в томате
  cured-fish | | | pescatarian | ? | камабоко, тикува, тикува-камабоко, наруто, наруто-маки, рыбные шарики азиатские
  cured-meat | | | meat | ? | вяленая колбаса, брауншвейгская, московская колбаса, таллинская колбаса, домашняя колбаса, конская колбаса, шужук, балык мясной, мясные чипсы, фуэт, сальчичон, собрасада, нарезка мясная, копчености, мясные деликатесы, копчёное мясо, копчёная куриная грудка, копчёные рёбрышки, копчёная утка, карбонад копчёный, полендвица, кабаносы, мергез
  cured-meat | | soybean gluten | meat | ? | джерки
  cured-meat | | | meat | ? | андуйет, андуйетт, студень мясной, рильет, бутифарра, лонганиса
  cured-meat | | eggs dairy | meat | ? | галантин, баллотин
  cured-meat | | soybean | meat | ? | одесская колбаса, украинская колбаса
  drink | | | vegan..vegetarian | ? | ликёр
  drink | | | vegetarian | - | драмбуи, бальзам рижский, рижский бальзам, медовый квас без солода, бенедиктин, хреновуха
  wine | | | vegan..vegetarian | - | глинтвейн, перцовка, шартрез, взвар
  wine | | gluten | vegan | ? | макколли, байцзю, байцзю водка
  egg | | eggs | vegan..vegetarian | ? | заменитель яиц, яичный заменитель
  egg | eggs | dairy | vegetarian..meat | ? | скрэмбл, болтунья, фритата
  egg | eggs | | vegetarian..meat | ? | глазунья, шакшука, маринованные яйца, гоголь-моголь
  egg | eggs | soybean gluten | vegetarian..pescatarian | ? | тамаго
  grain | | gluten | vegan..vegetarian | ? | каша, каши
  grain | | dairy | vegan..vegetarian | ? | дружба каша
  grain | gluten | | vegan..vegetarian | ? | ячневая каша, пшеничная каша
  soft-cheese | dairy | | vegetarian..meat | ? | хохланд, виола, весёлая корова, сырный порошок, шимэ
  soft-cheese | dairy | soybean | vegetarian..meat | ? | сырок, сырки, сырочек, сырки глазированные, сырок в шоколаде, глазированный сырок, глазированные сырки, творожный сырок
  dish | | | meat | ? | азу, поджарка, шашлык, буженина запечённая, мясная нарезка, мясной продукт, ферментированные мясные волокна
  meat | | | meat | ? | животный белок
  meat | dairy | | meat | ? | гематоген
  milk | dairy | | vegetarian..meat | ? | молочный коктейль, милкшейк, шоколадное молоко, фруктовый йогурт, йогурт фруктовый, йогурт с фруктами, чудо йогурт, актимель, имунеле, активия, йогуртовый напиток, йогуртовый продукт, йогуртик, замороженный йогурт, сметанный продукт, кефирный продукт, молочный продукт, молочные продукты, молочная продукция, молокосодержащий продукт, молокосодержащий продукт сгущённый, сывороточный протеин, вей протеин, молочный протеин, сметанный крем
  milk | dairy | soybean | vegetarian..pescatarian | ? | детская смесь, детская молочная смесь, заменитель грудного молока, молочная смесь, сухая смесь молочная
  mince | | eggs | meat | ? | тартар мясной
  mince | | dairy | meat | ? | карпаччо из говядины
  plant-protein | mushroom | eggs | vegan..vegetarian | ? | куорн
  mushroom | mushroom | dairy | vegan..vegetarian | ? | дюксель
  spice | mushroom | | vegan..meat | ? | грибная приправа, грибной кубик
  mushroom | mushroom | | vegan..vegetarian | ? | трюфельная паста, паста из трюфелей
  dish | gluten soybean | eggs | meat | ? | куксу
  noodle | gluten | soybean | vegan..meat | ? | биг бон, бигбон, роллтон, роллтончик, бомж-пакет, бичпакет, мивина, лапша мисо, лапша биф, лапша в стакане
  noodle | gluten soybean | eggs | vegan..meat | ? | лапша чоу мейн, чоумейн, чоу мейн
  noodle | gluten | | vegan..vegetarian | ? | корейская лапша, лапша куксу
  nut | | | vegan..vegetarian | ? | ореховая паста, ореховая мука, ореховая крошка, паста из фундука, орешки к пиву, урбеч
  dish | peanut | soybean | vegan..meat | ? | сатай
  oil | | | vegan | ? | растительный жир, растительные жиры, фритюрное масло, растительная смесь масел, смесь растительных масел, гидрогенизированный жир растительный, ореховое масло, заменитель молочного жира, эквивалент какао масла, масло спрей
  oil | | | vegan..meat | ? | кондитерский жир, жир специального назначения, жир кулинарный
  oil | | soybean dairy | vegan..vegetarian | ? | кондитерская глазурь жировая
  paste | shellfish | | pescatarian | ? | креветочные чипсы, крабовая паста
  plant-protein | | gluten soybean | vegan..vegetarian | ? | заменитель мяса, аналог мяса, растительная котлета
  plant-protein | soybean | gluten | vegan..vegetarian | ? | соевая колбаса, соевые котлеты
  plant-protein | soybean | | vegan..vegetarian | ? | соевое мороженое, соевые чипсы, соевые хлопья, корейская спаржа
  rice | | | vegan | ? | рисовые чипсы, рисовый хлеб, рисовые галеты, кукурузные хлебцы, гречневые хлебцы, моти, рисовые лепёшки
  seed | | | vegan | ? | маковая паста
  shellfish | shellfish | dairy | pescatarian | ? | раковое масло, креветочное масло, эскарго, улитки бургундские, бургундские улитки
  shellfish | shellfish | gluten | pescatarian | ? | каламари
  thickener | | | vegan | ? | крахмал модифицированный
  vegetable | | | vegan..meat | ? | попкорн, чипсы, овощное пюре детское, воздушная кукуруза
  vegetable | | gluten eggs | vegetarian..meat | ? | овощные котлеты
  vegetable | | gluten | vegan..vegetarian | ? | луковые кольца
  vegetable | | | vegan..vegetarian | ? | фалафель, картофель фри, картошка фри, фри, картофельные дольки, картофельные чипсы
`).map((kind) => (kind.otherwise === undefined ? kind : { ...kind, sharesDoubts: true }))

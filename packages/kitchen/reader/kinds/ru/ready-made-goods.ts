import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { parseFoodLines } from '#kitchen/reader/kinds/food-lines.ts'

/** Products and dishes by longer names and brands, with usual contents that their names do not tell. */
export const readyMadeGoods: readonly NamedKind[] = parseFoodLines(`
  sweetener | | | vegetarian | - | мёд каштановый, каштановый мёд, мёд хлопковый, хлопковый мёд, мёд донниковый, донниковый мёд, мёд эспарцетовый, мёд кипрейный, мёд разнотравье, мёд луговой, мёд горный, мёд подсолнечный, подсолнечный мёд, мёд кориандровый, кориандровый мёд, мёд расторопша, мёд вересковый, вересковый мёд, мёд дягилевый, дягилевый мёд, мёд падевый, падевый мёд, мёд лесной, мёд башкирский, башкирский мёд, мёд алтайский, алтайский мёд, крем-мёд, взбитый мёд, сотовый мёд, пчелиные соты, пчелиная пыльца, пыльца пчелиная, обножка, эспарцетовый мёд, кипрейный мёд, луговой мёд, горный мёд, лесной мёд, гречишный мёд, липовый мёд, акациевый мёд, цветочный мёд, майский мёд, дикий мёд, бортевой мёд, мёд гречишный, мёд липовый, мёд акациевый, мёд цветочный, мёд майский, мёд с орехами
  cured-fish | | | pescatarian | ? | мэнтайко, сагудай
  drink | | | vegetarian | - | сбитень
  rice | | | meat | ? | палов
  grain | gluten | | vegan..vegetarian | ? | нон
  hard-cheese | dairy | gluten eggs | vegetarian..meat | ? | палочки сырные моцарелла
  soft-cheese | dairy | | vegetarian..meat | ? | hochland, viola, almette, альметте сыр, крем бонжур, creme bonjour, сыр виола, сыр хохланд, хохланд кремчиз
  dish | | | meat | ? | азу говяжье, говядина гуляш, бефстроганов мясо
  dish | mushroom | dairy | vegan..meat | ? | груздянка, груздянка суп
  dish | gluten soybean | eggs | meat | ? | кукси, кук-си, суп кукси, кукси с говядиной, корейский суп кукси
  dish | | gluten eggs soybean | vegan..meat | ? | нэнмен
  noodle | gluten | eggs | meat | ? | токмач
  noodle | gluten | eggs dairy | vegetarian | ? | хилопитес
  noodle | gluten | soybean | vegan..meat | ? | бич-пакет, доширак, дошик, доширак говяжий, лапша быстрого приготовления, лапша быстрорастворимая, лапша б/п, лапша рамен быстрого приготовления, чапагетти, анаком, ролтон, кукси лапша быстрая, big bon
  plant-protein | soybean | | vegan..vegetarian | ? | тофу фуру
  rice | gluten | soybean | vegan..pescatarian | ? | токпоки
  seaweed | | soybean | vegan | ? | чукка
  stock | | | vegan..meat | ? | бульонный кубик, бульонные кубики, бульонный порошок
  vegetable | | | vegan..meat | ? | лейс, принглс
`).map((kind) => (kind.otherwise === undefined ? kind : { ...kind, sharesDoubts: true }))

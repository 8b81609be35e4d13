import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { parseFoodLines } from '#kitchen/reader/kinds/food-lines.ts'

/** Dishes of other countries on Russian café and delivery menus. */
export const cafeDishes: readonly NamedKind[] = parseFoodLines(`
  dish | dairy gluten | | vegetarian..meat | ? | эмпанада с сыром, круассан с сыром, крок-мадам, крок-месье, крок мсье, пицца маргарита, пицца четыре сыра, паста альфредо, феттучине альфредо, буррата с томатами и гренками
  dish | dairy gluten | | meat | ? | пицца пепперони, пицца гавайская, пицца ассорти, пицца мясная, пицца с ветчиной, шаурма с сыром, хот-дог с сыром
  dish | dairy gluten | eggs | meat | ? | лазанья домашняя, лазанья мясная, лазанья болоньезе
  dish | dairy eggs gluten | | meat | ? | спагетти карбонара, паста карбонара
  dish | dairy gluten | eggs | vegetarian | ? | равиоли с рикоттой, равиоли с сыром, тортеллини с сыром
  dish | gluten | eggs | meat | ? | шаурма, шаверма, шаурма с курицей, шаверма с курицей, шаурма куриная, шаверма куриная, донер, дёнер, клаб-сэндвич, корн-дог, корндог
  dish | gluten | | meat | ? | хот-дог, хот дог, датский хот-дог, гамбургер, сосиска в тесте, сосиски в тесте, пирожок с сосиской
  dish | gluten soybean | | meat | ? | вок с курицей, вок с говядиной, удон с курицей, удон с говядиной, соба с курицей, якисоба, яки удон, якиудон
  dish | gluten soybean | eggs | meat | ? | рамен с курицей, мисо-рамен, мисо рамен
  dish | gluten | soybean | meat | ? | гёдза с курицей, гедза с курицей, гёза с курицей, гёдза со свининой
  dish | soybean gluten | | meat | ? | курица терияки, свинина терияки
  dish | soybean gluten | | pescatarian | ? | лосось терияки, сёмга терияки, угорь терияки
  dish | | soybean gluten | meat | ? | свинина в кисло-сладком соусе, курица в кисло-сладком соусе, говядина по-сычуаньски, свинина по-сычуаньски, бокс с лапшой
  dish | soybean peanut | gluten | meat | ? | курица гунбао, гунбао
  dish | soybean | gluten | meat | ? | самгёпсаль, мясо по-корейски, курица по-корейски
  dish | | soybean gluten | pescatarian | ? | рыба по-корейски
  dish | shellfish | soybean | pescatarian | ? | роллы с креветкой, ролл с креветкой, креветки кисло-сладкие, лапша с морепродуктами, лапша с креветками
  dish | shellfish gluten | eggs | pescatarian | ? | темпура ролл с креветкой, креветки темпура, креветки в темпуре, темпура из креветок
  dish | shellfish | | pescatarian | ? | том ям с креветками, том ям с морепродуктами, том ям кунг, рис с морепродуктами, креветки васаби
  dish | shellfish peanut soybean eggs | gluten | pescatarian | ? | пад тай с креветками
  dish | | soybean | pescatarian | ? | роллы, суши-сет, сет роллов
  dish | eggs | shellfish soybean gluten | pescatarian | ? | роллы калифорния, ролл калифорния, калифорния ролл
  dish | dairy | soybean | pescatarian | ? | ролл филадельфия, роллы филадельфия, филадельфия ролл, филадельфия роллы
  dish | dairy mushroom | | vegetarian..meat | ? | жюльен с грибами, жульен с грибами
  dish | dairy mushroom | | meat | ? | жульен с курицей, жюльен с курицей
  dish | dairy | | vegetarian | ? | хориатики, раклет блюдо, суп-пюре тыквенный со сливками, пюре картофельное с молоком, картофельное пюре с маслом, шпинат в сливках
  dish | | dairy | vegan..meat | ? | крем-суп из тыквы, картофельный крем-суп, пюрешка, пюрешечка
  dish | dairy | | meat | ? | бутер чикен
  dish | dairy | | pescatarian | ? | сливочная уха, уха на сливках, уха по-фински
  dish | eggs | dairy | vegetarian | ? | омлетик, омлет с помидорами, омлет с зеленью, испанская тортилья, тортилья де пататас, менемен, чирбули, чыхыртма, кюкю, кюкю с зеленью, кюкю с кинзой
  dish | eggs | dairy | meat | ? | омлет с ветчиной, омлет с колбасой, омлет с беконом
  dish | eggs | dairy gluten | vegetarian..meat | ? | яйца бенедикт, яйца орсини
  dish | eggs | | vegetarian..pescatarian | ? | яйца фаршированные, фаршированные яйца, яйца под майонезом
  dish | eggs gluten | | meat | ? | яйца по-шотландски
  dish | | | meat | ? | чили кон карне с фасолью, рататуй с мясом, касуле, буф бургиньон, сациви из курицы, сациви из индейки
`)

import { parseFoodLines } from '#kitchen/reader/kinds/food-lines.ts'
import type { NamedKind } from '#kitchen/reader/kinds/kind.ts'
import { list } from '#kitchen/reader/words/words.ts'

/** Ways in which a menu names a dish with what lies in it; each has a line of facts for the dish and what is added. */
interface Family {
  /** The dish by its names: "паста". */
  dishes: string
  /** Lines of foods whose names are what follows the dish: "с креветками". */
  served: string
}

const families: readonly Family[] = [
  {
    dishes: `паста, спагетти, тальятелле, феттучини, фетучини, феттуччине, фетуччини, пенне, лингвини, фарфалле, папарделле, паппарделле, тальолини, ригатони, каннеллони, ньокки, макароны`,
    served: `
      dish | gluten | dairy | pescatarian | ? | с лососем, с сёмгой, с форелью, с копчёным лососем, с красной рыбой, с лососем и шпинатом
      dish | gluten | | pescatarian | ? | с тунцом, с анчоусами, с рыбой, с икрой, путтанеска
      dish | gluten | | meat | ? | с курицей, с беконом, с ветчиной, с мясом, с говядиной, с фаршем, с индейкой, с уткой, с колбасками, с сосисками, с котлетой, с тушёнкой, аматричана
      dish | gluten | dairy | meat | ? | болоньезе, с соусом болоньезе, с мясным соусом, по-болонски
      dish | gluten dairy | | meat | ? | с курицей в сливочном соусе, с беконом в сливочном соусе, с ветчиной и сыром, с курицей и сыром, с беконом и сыром
      dish | gluten mushroom | dairy | vegetarian..meat | ? | с грибами, с белыми грибами, с шампиньонами, с лисичками, с трюфелем, с грибным соусом
      dish | gluten mushroom | dairy | meat | ? | с курицей и грибами, с грибами и курицей, с ветчиной и грибами, с грибами и ветчиной, с беконом и грибами
      dish | gluten dairy mushroom | | vegetarian..meat | ? | с грибами в сливочном соусе, с белыми грибами в сливочном соусе, с грибами и сыром, с грибами и сливками
      dish | gluten shellfish | | pescatarian | ? | с креветками, с морепродуктами, с мидиями, с кальмарами, с гребешками, с вонголе, вонголе, с крабом, с лобстером, с чернилами каракатицы, с креветками и чесноком, фрутти ди маре
      dish | gluten shellfish dairy | | pescatarian | ? | с креветками в сливочном соусе, с морепродуктами в сливочном соусе, с мидиями в сливочном соусе
      dish | gluten dairy | | vegetarian..meat | ? | в сливочном соусе, в сырном соусе, четыре сыра, 4 сыра, с сыром, альфредо, с пармезаном, с моцареллой, с горгонзолой, с рикоттой, с рикоттой и шпинатом, с брынзой, с фетой
      dish | gluten | dairy | vegetarian..meat | ? | песто, с песто, с соусом песто, со шпинатом
      dish | gluten | | vegan..meat | ? | с овощами, арабьята, арабиата, аррабиата, с томатами, с помидорами, с томатным соусом, с чесноком, наполитана, маринара`,
  },
  {
    dishes: `рамен, рамэн, лапша рамен, суп рамен`,
    served: `
      dish | gluten soybean | eggs | meat | ? | с курицей, со свининой, с говядиной, с уткой, с беконом, тонкоцу, по-японски с курицей
      dish | gluten soybean | eggs | vegan..meat | ? | мисо, сёю, шио, сио, с овощами, с тофу, с кимчи, острый, вегетарианский
      dish | gluten soybean shellfish | eggs | pescatarian..meat | ? | с креветками, с морепродуктами
      dish | gluten soybean | eggs | pescatarian..meat | ? | с лососем, с рыбой
      dish | gluten soybean mushroom | eggs | vegan..meat | ? | с грибами, с шиитаке`,
  },
  {
    dishes: `удон, лапша удон, соба, лапша соба, гречневая лапша, вок, лапша вок, вок лапша, вок удон, удон вок, якисоба, якиудон, лапша по-китайски, китайская лапша, яичная лапша, wok, лапша wok, пшеничная лапша`,
    served: `
      dish | gluten | soybean | meat | ? | с курицей, со свининой, с говядиной, с уткой, с индейкой, с курицей терияки, с говядиной терияки, с курицей и овощами, с говядиной и овощами, с беконом, с мясом
      dish | gluten shellfish | soybean | pescatarian..meat | ? | с креветками, с креветкой, с морепродуктами, с кальмаром, с кальмарами, с креветками и овощами
      dish | gluten | soybean | pescatarian..meat | ? | с лососем, с угрём, с тунцом, с рыбой
      dish | gluten | soybean | vegan..meat | ? | с овощами, овощной, овощная, терияки, с соусом терияки
      dish | gluten soybean | | vegan..meat | ? | с тофу
      dish | gluten mushroom | soybean | vegan..meat | ? | с грибами, с шиитаке, с шампиньонами
      dish | gluten mushroom | soybean | meat | ? | с курицей и грибами, с говядиной и грибами`,
  },
  {
    dishes: `рисовая лапша, жареный рис, рис вок, вок рис`,
    served: `
      dish | | soybean gluten | meat | ? | с курицей и овощами, с говядиной и овощами, с курицей терияки, с говядиной терияки, по-китайски с курицей
      dish | shellfish | soybean gluten | pescatarian..meat | ? | с креветками и овощами, по-тайски с креветками`,
  },
  {
    dishes: `фунчоза, салат с фунчозой, салат из фунчозы, стеклянная лапша, рисовая лапша вок`,
    served: `
      dish | | soybean gluten | meat | ? | с курицей, с говядиной, со свининой, с мясом
      dish | shellfish | soybean gluten | pescatarian..meat | ? | с креветками, с морепродуктами
      dish | | soybean gluten | vegan..meat | ? | с овощами, по-корейски`,
  },
  {
    dishes: `суши, нигири, гункан, гунканы, сашими, ролл, роллы, ролл маки, маки, онигири, суши-ролл, ролл мини, спайси ролл, спайси роллы, спайси суши, спайси гункан, темаки`,
    served: `
      dish | | | pescatarian..meat | ? | с лососем, с сёмгой, с тунцом, с окунем, с форелью, с икрой, с красной икрой, с икрой лосося, с тобико, с масаго, с икрой тобико, с копчёным лососем, с рыбой, с лососем и авокадо, с тунцом и авокадо, с лососем и огурцом
      dish | gluten soybean | | pescatarian..meat | ? | с угрём, с копчёным угрём, с угрём и авокадо, с угрём и огурцом, унаги
      dish | shellfish | | pescatarian..meat | ? | с креветкой, с креветками, с гребешком, с морским гребешком, с осьминогом, с кальмаром, с камчатским крабом, с креветкой и авокадо, эби, тако, хотатэ
      dish | | shellfish eggs gluten soybean | pescatarian..meat | ? | с крабом, с крабовой палочкой, с крабовыми палочками, с крабом и авокадо, с сурими, со снежным крабом
      dish | | | vegan..meat | ? | с авокадо, с огурцом, с огурцом и авокадо, с овощами, с редькой, с такуаном
      dish | | | meat | ? | с курицей, с беконом
      dish | soybean | gluten | vegan..meat | ? | с тофу, инари
      dish | dairy | | pescatarian..meat | ? | с лососем и сыром, с лососем и сливочным сыром, со сливочным сыром, с угрём и сыром, с угрём и сливочным сыром, с тунцом и сыром, филадельфия, с творожным сыром
      dish | dairy shellfish | | pescatarian..meat | ? | с креветкой и сыром, с креветкой и сливочным сыром
      dish | eggs | | vegetarian..meat | ? | с омлетом, тамаго`,
  },
  {
    dishes: `ролл, роллы, суши-ролл, ролл запечённый, запечённый ролл, запечённые роллы, роллы запечённые, тёплый ролл, горячий ролл, тёплые роллы, горячие роллы`,
    served: `
      dish | shellfish | eggs | pescatarian..meat | ? | калифорния, калифорния с крабом, калифорния с креветкой, калифорния с креветками
      dish | | shellfish eggs | pescatarian..meat | ? | калифорния с лососем, калифорния с угрём, калифорния с тунцом
      dish | gluten | eggs | pescatarian..meat | ? | темпура, в темпуре, темпура с лососем, темпура с угрём
      dish | gluten shellfish | eggs | pescatarian..meat | ? | темпура с креветкой, темпура с креветками, с креветкой темпура, с креветкой в темпуре
      dish | dairy | | pescatarian..meat | ? | филадельфия лайт, филадельфия классик, филадельфия с угрём, филадельфия с тунцом, филадельфия с лососем
      dish | dairy shellfish | | pescatarian..meat | ? | филадельфия с креветкой`,
  },
  {
    dishes: `поке, поке боул, поке-боул, пок боул, боул`,
    served: `
      dish | | soybean gluten | pescatarian | ? | с лососем, с тунцом, с сёмгой, с форелью, с рыбой
      dish | | soybean gluten | meat | ? | с курицей терияки, с говядиной терияки
      dish | gluten soybean | | pescatarian | ? | с угрём
      dish | shellfish | soybean gluten | pescatarian | ? | с креветками, с креветкой, с морепродуктами, с крабом
      dish | soybean | gluten | vegan..vegetarian | ? | с тофу`,
  },
  {
    dishes: `том ям, томям, том-ям, суп том ям, том-ям суп, том ям суп, том кха, суп том кха, том-кха`,
    served: `
      dish | | mushroom | meat | ? | с курицей, с цыплёнком, гай, кай
      dish | shellfish | mushroom | pescatarian..meat | ? | с креветками, с креветкой, с морепродуктами, с кальмарами, с мидиями, кунг, гунг, кунг нам кхон
      dish | shellfish | mushroom | meat | ? | с курицей и креветками, с креветками и курицей
      dish | mushroom | | vegan..meat | ? | с грибами
      dish | mushroom shellfish | | pescatarian..meat | ? | с креветками и грибами, с грибами и креветками
      dish | | mushroom | vegan..meat | ? | с лососем, с рыбой, с тофу, с кокосовым молоком, на кокосовом молоке, вегетарианский`,
  },
  {
    dishes: `пицца, пиццу, пицца замороженная, мини-пицца, кальцоне, пицца мини, римская пицца`,
    served: `
      dish | gluten dairy | | meat | ? | с ветчиной, с салями, пепперони, с колбасой, с курицей, с беконом, с мясом, мясная, гавайская, с ананасами, с ветчиной и сыром, мексиканская, дьябола, диабло, барбекю, с курицей и ананасом, с грушей и беконом, ветчина сыр, ветчина и сыр, деревенская, охотничья, с фаршем, карбонара
      dish | gluten dairy mushroom | | meat | ? | ветчина и грибы, ветчина грибы, с ветчиной и грибами, с грибами и ветчиной, с курицей и грибами, капричоза, с грибами и курицей, грибная с ветчиной
      dish | gluten dairy mushroom | | vegetarian..meat | ? | с грибами, грибная, с белыми грибами, с шампиньонами, фунги, с трюфелем
      dish | gluten dairy | | vegetarian..meat | ? | маргарита, четыре сыра, 4 сыра, кватро формаджи, сырная, вегетарианская, овощная, с овощами, с томатами, с моцареллой, с рукколой, с песто, с грушей и горгонзолой, груша горгонзола
      dish | gluten shellfish | dairy | pescatarian..meat | ? | с креветками, с морепродуктами, с мидиями, фрутти ди маре
      dish | gluten | dairy | pescatarian..meat | ? | с тунцом, с лососем, с анчоусами, с сёмгой, с красной рыбой`,
  },
  {
    dishes: `ризотто, ризото, орзотто, перлотто`,
    served: `
      dish | | dairy | vegetarian..meat | ? | с тыквой, с овощами, со спаржей, с шафраном, по-милански, с горошком, со свёклой, с лимоном
      dish | | dairy | meat | ? | с курицей, с беконом, с говядиной, с уткой
      dish | mushroom | dairy | vegetarian..meat | ? | с грибами, с белыми грибами, с лисичками, с шампиньонами, с трюфелем, грибное
      dish | mushroom | dairy | meat | ? | с курицей и грибами, с грибами и курицей
      dish | shellfish | dairy | pescatarian..meat | ? | с креветками, с морепродуктами, с мидиями, с гребешками, с чернилами каракатицы
      dish | | dairy | pescatarian..meat | ? | с лососем, с рыбой`,
  },
  {
    dishes: `темпура, кляр`,
    served: `
      dish | gluten shellfish | eggs | pescatarian..meat | ? | с креветками, с креветкой, из креветок, эби, с кальмарами, с морепродуктами
      dish | gluten | eggs | vegan..meat | ? | с овощами, из овощей, овощная
      dish | gluten | eggs | pescatarian..meat | ? | с лососем, с рыбой`,
  },
  {
    dishes: `вонтоны, гёдза, гедза, гёза, гиоза, дим-самы, димсамы, дим самы, дим-сам, димсам, цзяоцзы, шумай, манду, китайские пельмени, корейские пельмени, японские пельмени, момо, спринг-роллы, спринг роллы, спринг-ролл`,
    served: `
      dish | gluten | soybean | meat | ? | с курицей, со свининой, с говядиной, с мясом, с уткой, с бараниной
      dish | gluten shellfish | soybean | pescatarian..meat | ? | с креветками, с креветкой, с морепродуктами, с крабом
      dish | gluten shellfish | soybean | meat | ? | с креветками и свининой, со свининой и креветками
      dish | gluten mushroom | soybean | vegan..meat | ? | с грибами, с шиитаке
      dish | gluten | soybean | vegan..meat | ? | с овощами, с капустой, с кимчи, овощные`,
  },
  {
    dishes: `бао, бао булочки, булочка бао, булочки бао, гуабао, баоцзы, паровые булочки`,
    served: `
      dish | gluten | soybean | meat | ? | с курицей, со свининой, с уткой, с говядиной, с мясом
      dish | gluten shellfish | soybean | pescatarian..meat | ? | с креветками, с креветкой
      dish | gluten | soybean | vegan..meat | ? | с овощами
      dish | gluten mushroom | soybean | vegan..meat | ? | с грибами
      dish | gluten soybean | | vegan..meat | ? | с тофу`,
  },
  {
    dishes: `кимпаб, кимбап, кимпап, кимбаб, кимпаб ролл`,
    served: `
      dish | | eggs soybean | pescatarian..meat | ? | с тунцом, с лососем, с рыбой
      dish | | eggs soybean | meat | ? | с говядиной, с курицей, со свининой, с мясом, с ветчиной, пулькоги
      dish | shellfish | eggs soybean | pescatarian..meat | ? | с креветками, с креветкой
      dish | | eggs shellfish soybean gluten | pescatarian..meat | ? | с крабом, с крабовыми палочками
      dish | | eggs soybean | vegetarian..meat | ? | с овощами, классический, с кимчи`,
  },
  {
    dishes: `крем-суп, суп-пюре, суп пюре, крем суп, сливочный суп`,
    served: `
      dish | | dairy | vegan..meat | ? | из тыквы, тыквенный, из брокколи, из цветной капусты, из шпината, из кабачков, из моркови, морковный, из картофеля, картофельный, овощной, из овощей, из спаржи, из горошка, из зелёного горошка, из сельдерея, из батата, из кукурузы, из лука-порея
      dish | mushroom | dairy | vegan..meat | ? | из грибов, из шампиньонов, из белых грибов, из лисичек, из лесных грибов, грибной
      dish | dairy | | vegan..meat | ? | сырный, с сыром, из сыра
      dish | shellfish | dairy | pescatarian..meat | ? | из креветок, с креветками, из морепродуктов, с морепродуктами, из краба, с мидиями, тыквенный с креветками, из тыквы с креветками
      dish | | dairy | pescatarian..meat | ? | из лосося, с лососем, из рыбы, с рыбой
      dish | | dairy | meat | ? | из курицы, куриный, с курицей, с беконом, из чечевицы с беконом`,
  },
  {
    dishes: `карри, жёлтое карри, зелёное карри, красное карри, тайское карри, карри по-тайски`,
    served: `
      dish | | | meat | ? | с курицей, с говядиной, со свининой, с бараниной, с уткой
      dish | shellfish | | pescatarian..meat | ? | с креветками, с креветкой, с морепродуктами
      dish | soybean | | vegan..meat | ? | с тофу`,
  },
  {
    dishes: `мидии, мидий, мидии запечённые`,
    served: `
      dish | shellfish | dairy | pescatarian..meat | ? | в белом вине, в вине, мариньер, маринье, по-провансальски, в чесночном соусе, с чесноком и петрушкой, по-бельгийски, с картофелем фри
      dish | shellfish dairy | | pescatarian..meat | ? | в сливках, в сливочном соусе, в сырном соусе, с дорблю, в соусе дорблю, в сливочно-чесночном соусе, с сыром, под сыром, с пармезаном
      dish | shellfish | | pescatarian..meat | ? | в томатном соусе, в соусе, том ям, маринованные, на гриле`,
  },
  {
    dishes: `креветки, тигровые креветки, королевские креветки, креветка`,
    served: `
      dish | shellfish | gluten eggs | pescatarian..meat | ? | темпура, в темпуре, в кляре, в панировке, попкорн, панко, в сухарях, в кокосовой стружке, фри
      dish | shellfish dairy | | pescatarian..meat | ? | в сливочном соусе, в сливках, в сырном соусе, в сливочно-чесночном соусе
      dish | shellfish | | pescatarian..meat | ? | в чесночном соусе, с чесноком, на гриле, в соусе, по-азиатски, в кисло-сладком соусе, васаби, пиль-пиль
      dish | shellfish soybean | gluten | pescatarian..meat | ? | в соевом соусе, терияки`,
  },
  {
    dishes: `кольца кальмара, кальмары кольца, кальмаровые кольца, кольца кальмаров, кальмары, кольца из кальмара`,
    served: `
      dish | shellfish | gluten eggs | pescatarian..meat | ? | в кляре, в панировке, темпура, в темпуре, фри, жареные в кляре, в сухарях, панированные`,
  },
  {
    dishes: `пад тай, пад-тай, падтай, пад тхай, пхад тай, лапша пад тай`,
    served: `
      dish | | peanut eggs soybean | meat | ? | с курицей, со свининой, с говядиной, с цыплёнком
      dish | shellfish | peanut eggs soybean | pescatarian..meat | ? | с креветками, с креветкой, с морепродуктами, кунг
      dish | shellfish | peanut eggs soybean | meat | ? | с курицей и креветками
      dish | soybean | peanut eggs | vegetarian..meat | ? | с тофу
      dish | | peanut eggs soybean | vegetarian..meat | ? | с овощами, вегетарианский`,
  },
]

/** Dishes of menus with what is in them: "паста с креветками", "ролл с угрём", "пицца ветчина и грибы". */
export const servedDishes: readonly NamedKind[] = families.flatMap(({ dishes, served }) =>
  parseFoodLines(served).map((kind) => ({ ...kind, names: list(dishes).flatMap((dish) => kind.names.map((rest) => `${dish} ${rest}`)) })),
)

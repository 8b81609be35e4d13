import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

/** Russian names of ready-made dishes and snacks, also as leftovers, with certain and likely contents. */
export const dishes: readonly NamedKind[] = [
  {
    class: 'sauce',
    otherwise: 'unknown',
    diet: 'vegan',
    dietAtWorst: 'meat',
    sharesDoubts: true,
    names: list(
      'суп, супы, щи, борщ, рассольник, свекольник, гороховый суп, фасолевый суп, овощной суп, суп-пюре, томатный суп, рагу, овощное рагу, салат готовый, салаты, винегрет, плов, ризотто, пилав, запеканка, гарнир, готовое блюдо, остатки еды, закуска, полуфабрикат, полуфабрикаты, консервы, карри блюдо, жюльен, смузи, постный суп',
    ),
  },
  {
    class: 'sauce',
    otherwise: 'unknown',
    diet: 'meat',
    names: list(
      'солянка мясная, солянка, харчо, шурпа, гуляш готовый, куриный суп, суп с фрикадельками, суп с курицей, плов с мясом, жаркое, чахохбили, сациви, чанахи, бозбаш, хаш, куриный плов',
    ),
  },
  { class: 'sauce', otherwise: 'unknown', diet: 'pescatarian', names: list('уха, рыбный суп, рыбная солянка, суп рыбный') },
  {
    class: 'sauce',
    contains: ['eggs'],
    otherwise: 'unknown',
    diet: 'vegetarian',
    dietAtWorst: 'meat',
    names: list(
      'оливье, салат оливье, селёдка под шубой салат, мимоза салат, салат мимоза, яичный салат, крабовый салат, салат цезарь, столичный салат',
    ),
  },
  {
    class: 'sauce',
    contains: ['dairy'],
    otherwise: 'unknown',
    diet: 'vegetarian',
    dietAtWorst: 'meat',
    sharesDoubts: true,
    names: list(
      'окрошка, окрошка на кефире, молочный суп, суп молочный, сырный суп, крем-суп, тарелка сыров, сырная тарелка, сырная нарезка, молочная каша, каша молочная, чизбургер вегетарианский',
    ),
  },
  {
    class: 'vegetable',
    unknown: ['gluten', 'dairy'],
    diet: 'vegan',
    dietAtWorst: 'meat',
    names: list('чипсы картофельные, картофельные крокеты, драники, деруны, морковные котлеты, капустные котлеты, свекольные котлеты'),
  },
  {
    class: 'mushroom',
    contains: ['mushroom'],
    otherwise: 'unknown',
    diet: 'vegetarian',
    dietAtWorst: 'meat',
    names: list('грибная солянка, грибной крем-суп, суп грибной, жюльен грибной, жюльен с грибами'),
  },
]

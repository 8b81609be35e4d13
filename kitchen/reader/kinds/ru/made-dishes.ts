import { doughDish, eggDish, mixedDish, sweetDish } from '#kitchen/reader/kinds/head-facts.ts'
import type { Head } from '#kitchen/reader/kinds/kind.ts'
import { list } from '#kitchen/reader/words/words.ts'

/** Russian nouns of made dishes and sweets: what their name does not say, nobody can know. */
export const madeDishes: readonly Head[] = [
  { heads: list('омлет, яичница, фриттата, суфле'), ...eggDish },
  {
    heads: list(
      'пирог, пирожок, вареники, пельмени, пицца, бутерброд, сэндвич, крокеты, крокет, запеканка, клёцки, галушки, чебурек, чебуреки, беляш, беляши, самса, хинкали, манты, лазанья, киш, тако, буррито',
    ),
    ...doughDish,
  },
  {
    heads: list(
      'соус, подливка, подлива, заправка, дрессинг, маринад, дип, суп, крем-суп, суп-пюре, рагу, карри, начинка, топпинг, глазурь, салат, плов, песто, паштет, похлёбка, похлебка, борщ, солянка, жаркое, ризотто, паэлья, фондю, жюльен, гуляш, баклажанная икра, кабачковая икра, грибная икра, овощная икра, драники, закуска, намазка, гратен',
    ),
    ...mixedDish,
  },
  {
    heads: list(
      'козинаки, козинак, батончик, конфета, конфеты, нуга, пралине, грильяж, халва, рахат-лукум, лукум, пастила, зефир, щербет, ирис, ириски, десерт, пудинг, мусс, туррон, пахлава, чурчхела, гозинаки',
    ),
    ...sweetDish,
  },
]

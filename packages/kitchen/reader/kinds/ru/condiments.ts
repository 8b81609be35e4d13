import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

/** Russian names of sauces, pastes and stocks that do not name their ingredients, with usual shop contents. */
export const condiments: readonly NamedKind[] = [
  // Thai pastes that are ground with peanuts or used in peanut curries, so they likely contain peanut. Red and green
  // pastes are not in this row.
  {
    class: 'paste',
    mayContain: ['peanut', 'shellfish', 'soybean'],
    unknown: ['gluten'],
    diet: 'vegan',
    dietAtWorst: 'pescatarian',
    names: list(
      'паста массаман, паста карри массаман, карри массаман, массаман карри, массаман, паста пананг, паста карри пананг, карри пананг, пананг карри, пананг, желтая паста карри, паста карри жёлтая',
    ),
  },
  {
    class: 'sauce',
    contains: ['eggs'],
    unknown: ['dairy', 'soybean'],
    diet: 'vegetarian',
    sharesDoubts: true,
    names: list(
      'майонезный соус, майонез провансаль, провансаль, майонез на перепелиных яйцах, тартар соус, соус тартар, соус ремулад, соус тысяча островов, соус коктейль, соус для бургера, бургерный соус, соус цезарь, заправка цезарь, цезарь соус, сырно-майонезный соус',
    ),
  },
  {
    class: 'sauce',
    diet: 'vegan',
    names: list(
      'аджика, абхазская аджика, аджика домашняя, хренодёр, хрен со свёклой, хрен сливочный без сливок, релиш огуречный, соус сальса, мусс из авокадо, томатная заправка, томатное пюре, пюре томатное, протёртые томаты, томаты протёртые, пассата, томат-паста, томат, томатная мякоть, томаты в собственном соку, соус для спагетти томатный, шашлычный соус, шашлычный кетчуп, краснодарский соус, соус краснодарский, чимичурри, соус чимичурри, зелёный соус, соус пири-пири, соус чили, сладкий чили соус, сладкий соус чили, соус сладкий чили, соус табаско, табаско, острый соус, соус острый, соус самбал, самбал олек, соус кисло-сладкий, кисло-сладкий соус, соус брусничный, брусничный соус, клюквенный соус, соус клюквенный, мятный соус, соус сливовый, сливовый соус, оливковая паста, паста из оливок, уваренный томатный соус',
    ),
  },
  {
    class: 'salty-sauce',
    contains: ['soybean', 'gluten'],
    unknown: ['shellfish'],
    diet: 'vegan',
    dietAtWorst: 'pescatarian',
    sharesDoubts: true,
    names: list(
      'соус унаги, унаги соус, унаги, соус якитори, соус тонкацу, соус окономияки, соус вок, соус для вока, соус стир-фрай, соус якисоба, кунжутно-соевый соус, соево-кунжутный соус, маринад соевый, соус пулькоги, соус булгоги, цукэ, цую, мэнцую',
    ),
  },
  {
    class: 'paste',
    contains: ['soybean'],
    mayContain: ['gluten'],
    diet: 'vegan',
    names: list(
      'соевая паста корейская, паста самджан, самджан, ссамджан, доубаньцзян, соус доубаньцзян, бобовая паста, паста бобовая, чёрные бобы ферментированные, соус из чёрных бобов, жёлтая соевая паста, чунджан, чунчжан, мисо паста светлая, паста мисо красная',
    ),
  },
  {
    class: 'paste',
    mayContain: ['shellfish', 'soybean'],
    unknown: ['gluten', 'peanut'],
    diet: 'pescatarian',
    sharesDoubts: true,
    names: list(
      'том ям, паста том ям, том кха, лакса, паста лакса, нам прик, соус пад тай, пад тай, пад-тай соус, наси горенг паста, хондаси, хондаши, бульон том ям',
    ),
  },
  {
    class: 'paste',
    mayContain: ['shellfish', 'peanut'],
    unknown: ['gluten', 'soybean'],
    diet: 'vegan',
    dietAtWorst: 'pescatarian',
    names: list('самбал, соус кимчи, паста кимчи, основа для кимчи'),
  },
  {
    class: 'stock',
    mayContain: ['gluten'],
    otherwise: 'unknown',
    diet: 'meat',
    sharesDoubts: true,
    names: list(
      'мясной бульонный кубик, бульонный кубик куриный, говяжий кубик, демиглас, соус демиглас, соус деми-глас, мясной соус, подливка мясная, соус болоньезе, болоньезе, рагу болоньезе, соус мясной, мясная подлива',
    ),
  },
  {
    class: 'stock',
    otherwise: 'unknown',
    diet: 'vegan',
    dietAtWorst: 'meat',
    names: list(
      'кубик магги, магги, роллтон бульон, суповая основа, основа для супа, суп в пакете, сухой суп, бульон даси порошок, соус песто красный',
    ),
  },
  {
    class: 'sauce',
    otherwise: 'unknown',
    diet: 'vegan',
    dietAtWorst: 'meat',
    sharesDoubts: true,
    names: list(
      'соус, соусы, подлива, подливка, маринад, заправка, дрессинг, заправка для салата, салатная заправка, дип, соус для пасты, соус для мяса, соус для рыбы, соус карри, карри соус, глазурь, начинка, фруктовая начинка, начинка фруктовая, топпинг, соус грейви, соус моле, моле, соус гриль',
    ),
  },
  { class: 'salty-sauce', mayContain: ['gluten'], diet: 'vegan', names: list('мармайт, веджемайт') },
  {
    class: 'sauce',
    diet: 'pescatarian',
    unknown: ['gluten'],
    names: list('соус путтанеска, путтанеска, рыбный соус тайский, анчоусный соус'),
  },
  {
    class: 'salty-sauce',
    contains: ['mushroom'],
    mayContain: ['soybean', 'gluten'],
    diet: 'vegan',
    names: list(
      'вегетарианский устричный соус, устричный соус вегетарианский, веганский устричный соус, грибной устричный соус, соус грибной темный соевый',
    ),
  },
]

import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

/** English names of cheeses, creams and milks. */
export const moreDairy: readonly NamedKind[] = [
  {
    class: 'hard-cheese',
    contains: ['dairy'],
    diet: 'vegetarian',
    dietAtWorst: 'meat',
    names: list(
      `cheshire cheese, derby cheese, single gloucester, blue vinny, lancashire cheese, crumbly lancashire,
      tasty lancashire, sparkenhoe, white stilton, blue stilton, stichelton, yorkshire blue, swaledale cheese,
      cotherstone, cornish brie, montgomery cheddar, keens cheddar, quickes cheddar, isle of mull cheddar,
      dunlop cheese, dunsyre blue, caboc, dubliner cheese, ogleshield, beenleigh blue, harbourne blue,
      oxford blue, buxton blue, brick cheese, cheesestring, cowgirl creamery mt tam, mt tam, point reyes blue,
      fiore sardo, smoked mozzarella, bufala, bulgarian feta, sirene, kashkaval cheese, beyaz peynir,
      blue castello, danablu, leyden cheese, leiden cheese, mont d or, beaufort cheese, abondance cheese,
      cantal cheese, salers cheese, maroilles, saint felicien, saint marcellin, chabichou, selles sur cher,
      banon, rocamadour, pelardon, brocciu, bleu d auvergne, bleu de gex, roncal, valdeon, picos blue, tetilla,
      san simon, arzua ulloa, torta del casar, murcia al vino, drunken goat, queso de freir, asadero,
      serra da estrela, chenna, american cheese slices, process cheese, government cheese, easy cheese,
      spray cheese, dairylea, baby bel, primula cheese, kraft singles, kraft slices, philadelphia cheese,
      philly cheese, boursin garlic, saint paulin, goat s cheese, sheep s cheese, ewe s cheese, ewes cheese,
      buffalo cheese, grated cheese mix, italian cheese blend, pizza mozzarella, toastie cheese,
      burger cheese slices, farmer s cheese, baker s cheese, head of brie, farmhouse cheddar, smoked cheddar,
      wensleydale with cranberries, cranberry wensleydale, smoked cheese, applewood smoked cheese,
      applewood cheese, cheese rind, cheese ends, leftover cheese, cheeseboard leftovers, cheese board ends`,
    ),
  },
  {
    class: 'cream',
    contains: ['dairy'],
    diet: 'vegetarian',
    names: list(
      `devonshire cream, cornish cream, jersey cream, manufacturing cream, extra thick double cream,
      single cream, qashta, media crema, nata cream, canned cream, nestle cream, uht cream, sterilised cream,
      aerosol cream, reddi wip`,
    ),
  },
  {
    class: 'milk',
    contains: ['dairy'],
    diet: 'vegetarian',
    names: list(
      `gold top milk, gold top, jersey milk, silver top, blue top milk, green top milk, red top milk,
      semi skimmed, one percent milk, two percent milk, goat s milk, sheep s milk, ewe s milk, mare s milk,
      arla lactofree, filtered milk, cravendale milk, carnation milk, carnation evaporated milk,
      carnation condensed milk, carnation caramel, skimmed milk powder, skim milk powder, marvel milk powder,
      clabbered milk, acidophilus milk, kefir milk, doogh drink, mango lassi, sweet lassi, leben,
      strawberry milk`,
    ),
  },
  {
    class: 'yogurt',
    contains: ['dairy'],
    diet: 'vegetarian',
    names: list(
      `bulgarian yogurt, hung curd, hung yogurt, curd yogurt, kashk, chakka, sheep s yogurt, goat s yogurt,
      cucumber raita, cacik, frozen yogurt plain`,
    ),
  },
  {
    class: 'butter',
    contains: ['dairy'],
    diet: 'vegetarian',
    names: list(
      `nit er kibeh, spreadable butter, sticks of butter, lurpak, lurpak spreadable, kerrygold, kerrygold butter,
      anchor butter, anchor spreadable, president butter, country life butter, plugra, land o lakes butter,
      garlic butter, herb butter, brandy butter, rum butter, cumberland rum butter, maitre d hotel butter,
      cafe de paris butter`,
    ),
  },
  {
    class: 'butter',
    unknown: ['dairy', 'soybean'],
    diet: 'vegan',
    dietAtWorst: 'vegetarian',
    names: list(
      `flora, flora spread, flora light, clover spread, utterly butterly, i can t believe it s not butter,
      i cant believe its not butter, benecol, bertolli spread, olive spread, olivio, stork, stork margarine,
      blue bonnet, parkay, country crock, imperial margarine, smart balance, becel, vitalite, baking block,
      stork block, sunflower spread, low fat spread, buttery spread, butter flavored spread, butter substitute`,
    ),
  },
  {
    class: 'oil',
    mayContain: ['soybean'],
    diet: 'vegan',
    names: list(`crisco, trex, vegetable lard, cookeen, white flora, frymax, vegetable fat, solid vegetable fat`),
  },
  {
    class: 'oil',
    unknown: ['soybean', 'dairy'],
    diet: 'vegan',
    dietAtWorst: 'vegetarian',
    names: list(
      `pam spray, one cal spray, 1 cal spray, butter flavored oil, popcorn oil, butter flavour oil,
      butter flavored crisco, butter extract, butter flavouring, butter essence, butter flavor`,
    ),
  },
]

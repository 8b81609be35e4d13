import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

/** English names of foods of wheat, rye, barley, oats and soya outside the lexicon, by kind. */
export const grainFoods: readonly NamedKind[] = [
  {
    class: 'bread',
    mayContain: ['gluten', 'soybean'],
    unknown: ['dairy', 'eggs', 'peanut', 'shellfish'],
    diet: 'vegan',
    dietAtWorst: 'meat',
    names: list('rice cracker, rice crackers, senbei, arare, japanese rice cracker'),
  },
  {
    class: 'allium',
    mayContain: ['gluten'],
    unknown: ['dairy', 'eggs', 'soybean'],
    diet: 'vegan',
    dietAtWorst: 'vegetarian',
    names: list('crispy fried onion, crispy onion, french fried onion, crispy fried shallot, crispy shallot, onion ring, tobacco onion'),
  },
  {
    class: 'grain',
    contains: ['gluten'],
    diet: 'vegan',
    names: list(
      `wheat, wheat berry, wheat germ, wheatgerm, wheat kernel, wheat flake, hard wheat, durum, ebly, pasta wheat, khorasan, kamut, emmer, einkorn, triticale, spelt, spelt flake, spelt groat, green spelt, grunkern, farro, rye, rye grain, rye kernel, rye flake, rye malt, rye meal, barley, barley flake, barley grit,
      barley groat, malt, malted wheat, malt extract, malt syrup, malt flour, malt powder, malted wheat flake, cereal containing gluten, wheat fiber, wheat dextrin, wheat syrup, wheat bran, seven grain, multigrain, brewer grain, diastatic malt`,
    ),
  },
  { class: 'acid', contains: ['gluten'], diet: 'vegan', names: list('malt vinegar, beer vinegar, barley vinegar') },
  {
    class: 'flour',
    contains: ['gluten'],
    diet: 'vegan',
    names: list(
      'wheatflour, durum flour, durum wheat flour, semola rimacinata, rye flour, wheat flour type, flour type, kamut flour, khorasan flour, emmer flour, spelt flour, strong wholemeal flour, vital gluten, gluten flour, seasoned flour, sourdough starter, rye sourdough, wheat sourdough, malted flour, graham flour',
    ),
  },
  {
    class: 'grain',
    mayContain: ['gluten'],
    diet: 'vegan',
    names: list(
      'cereal, cereal grain, mixed grain, oat fiber, oat groat, oat grain, oat kernel, oat flour, oat bran, oatbran, oat flake, oatflake, oatflour, wholegrain oat, oat protein, millet groat, ancient grain',
    ),
  },
  {
    class: 'grain',
    mayContain: ['gluten'],
    unknown: ['dairy', 'peanut', 'soybean'],
    diet: 'vegan',
    dietAtWorst: 'vegetarian',
    names: list(
      'granola, muesli, breakfast cereal, bran flake, corn flake, cornflake, weetabix, shreddies, cheerios, rice krispies, granola bar, cereal bar, flapjack, puffed wheat, all bran',
    ),
  },
  {
    class: 'bread',
    contains: ['gluten'],
    unknown: ['dairy', 'eggs', 'soybean'],
    diet: 'vegan',
    dietAtWorst: 'vegetarian',
    names: list(
      `matzo, matzah, matza, matzo meal, oyster cracker, goldfish cracker, ritz, crispbread, ryvita, knackebrod, rusk, crouton, stuffing, stuffing mix, pretzel, bun, burger bun, hamburger bun, hot dog bun, hot dog roll, brioche bun, roll, sub roll, english muffin, crumpet, breadstick, grissini, melba toast, bread crust, pizza, dough, bread mix,
      shortcrust, pastry, tart case, tart crust, digestive, digestive biscuit, biscuit base, wonton, spring roll wrapper, egg roll wrapper, lumpia wrapper, dumpling, gyoza, potsticker, spring roll, egg roll, samosa,
      fu, puri, poori, bhatura, malawach, tempura, tempura flour, tempura batter, tenkasu, batter, batter mix, bread coating, breading, breaded coating, wafer, ice cream cone, cone, waffle cone, communion wafer, roux, sandwich, toastie, bisquick, bao, bao bun, mantou`,
    ),
  },
  {
    class: 'bread',
    contains: ['gluten'],
    mayContain: ['dairy', 'eggs'],
    unknown: ['soybean', 'peanut'],
    diet: 'vegetarian',
    names: list(
      `cake, cupcake, pound cake, muffin, brownie, blondie, biscuit, cookie, cookie dough, pancake, waffle, crepe, blini, donut, eclair, profiterole, choux pastry, choux, scone, panettone, stollen, baklava, kataifi, fruit cake, fruitcake, carrot cake, banana bread, cornbread, corn bread, popover, cinnamon roll, sticky toffee pudding, lebkuchen, madeleine, financier`,
    ),
  },
  {
    class: 'pasta',
    contains: ['gluten'],
    mayContain: ['eggs'],
    unknown: ['dairy'],
    diet: 'vegan',
    dietAtWorst: 'vegetarian',
    names: list(
      'fresh pasta, egg pasta, spaetzle, spatzle, gnocchi, potato gnocchi, tarhana, trahana, farfel, reshteh, alkaline noodle, ramen egg noodle, kadaif',
    ),
  },
  {
    class: 'pasta',
    contains: ['gluten'],
    mayContain: ['eggs', 'dairy'],
    otherwise: 'unknown',
    diet: 'vegetarian',
    dietAtWorst: 'meat',
    names: list(''),
  },
  {
    class: 'salty-sauce',
    contains: ['gluten', 'soybean'],
    unknown: ['shellfish'],
    diet: 'vegan',
    dietAtWorst: 'pescatarian',
    names: list(
      'stir fry sauce, bulgogi sauce, bulgogi marinade, tonkatsu sauce, katsu sauce, okonomiyaki sauce, yakisoba sauce, takoyaki sauce, unagi sauce, eel sauce, sukiyaki sauce, yakitori sauce, tare, mentsuyu, tsuyu, sesame soy sauce, maggi, maggi seasoning, yum yum sauce, char siu sauce',
    ),
  },
  {
    class: 'salty-sauce',
    contains: ['soybean'],
    diet: 'vegan',
    names: list('liquid aminos, soy aminos, bragg, bragg liquid aminos, aminos, amino seasoning'),
  },
  { class: 'salty-sauce', diet: 'vegan', names: list('coconut aminos') },
  {
    class: 'plant-protein',
    contains: ['soybean'],
    diet: 'vegan',
    names: list(
      `soya, soy, soybean meal, soy protein isolate, soy isolate, soyabean, soybean fiber, soy bean fiber, soy nut, soynut, soy nut butter, soy grit, soy germ, soy flake, soy sprout, soybean sprout, soy bean sprout, soy cheese, soy ice cream, soy dessert,
      soy pasta, soy noodle, texturized vegetable protein, texturised vegetable protein, texturized soy protein, texturised soy protein, textured protein, textured plant protein, soy burger, tofu sausage, tofu noodle, soy powder, kinako, soy yogurt drink, whole soybean, chunjang`,
    ),
  },
  {
    class: 'plant-protein',
    contains: [],
    mayContain: ['soybean', 'gluten'],
    diet: 'vegan',
    names: list(
      'meat substitute, meat alternative, meat analog, beyond meat, beyond burger, impossible meat, impossible burger, chickn, tofurky, plant protein, hydrolyzed vegetable protein, hydrolysed vegetable protein, mock chicken, mock meat, soyrizo, facon, carrot lox, tofu scramble',
    ),
  },
  {
    class: 'plant-protein',
    mayContain: ['soybean', 'gluten', 'eggs', 'dairy'],
    diet: 'vegetarian',
    names: list(
      'veggie burger, vegetarian burger, veggie sausage, vegetarian sausage, vegetarian mince, veggie bacon, meat free mince, meat free sausage, meatless meatball, veggie dog, nut roast, bean burger',
    ),
  },
  {
    class: 'plant-protein',
    mayContain: ['eggs', 'mushroom'],
    diet: 'vegetarian',
    names: list('quorn, quorn mince, quorn piece, quorn fillet, quorn sausage, mycoprotein'),
  },
  { class: 'thickener', mayContain: ['soybean', 'eggs'], diet: 'vegan', dietAtWorst: 'vegetarian', names: list('lecithin') },
  {
    class: 'sauce',
    mayContain: ['gluten'],
    otherwise: 'unknown',
    diet: 'meat',
    sharesDoubts: true,
    names: list('demi glace, gravy, gravy granule, gravy mix, gravy powder, bisto, beef gravy, chicken gravy, turkey gravy'),
  },
  { class: 'milk', contains: ['gluten', 'dairy'], diet: 'vegetarian', names: list('malted milk, malted milk powder, horlicks, ovaltine') },
]

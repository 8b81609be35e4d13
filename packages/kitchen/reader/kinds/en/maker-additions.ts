import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { parseFoodLines } from '#kitchen/reader/kinds/food-lines.ts'
import { list } from '#kitchen/word-list.ts'

/** Additives by origin: the label names the additive but not the soya, milk or insect it is made from. */
const additivesByOrigin: readonly Omit<NamedKind, 'sharesDoubts'>[] = [
  {
    class: 'baking',
    unknown: ['soybean', 'eggs', 'dairy'],
    diet: 'vegan',
    dietAtWorst: 'meat',
    names: list('emulsifier, stabilizer, stabiliser, triglyceride, mono and diglycerides, monoglyceride, diglyceride'),
  },
  {
    class: 'baking',
    unknown: ['soybean', 'dairy', 'gluten', 'eggs'],
    diet: 'vegan',
    dietAtWorst: 'meat',
    names: list(
      'flavor, flavoring, natural flavor, natural flavoring, natural flavoring substance, aroma, natural aroma, artificial flavor, smoke flavor, smoke flavoring',
    ),
  },
  {
    class: 'baking',
    diet: 'vegan',
    dietAtWorst: 'meat',
    names: list(
      'gelling agent, glazing agent, thickener, enzyme, enzymes, vitamin, vitamins, vitamin a, retinol, retinyl palmitate, retinyl acetate, glycerol, glycerine, glycerin, oleic acid, gum base, astaxanthin',
    ),
  },
  {
    class: 'baking',
    diet: 'vegan',
    dietAtWorst: 'meat',
    names: list(
      'food coloring, food colouring, color, coloring, colouring, colour, food color, natural color, natural coloring, natural colouring, natural colour, dye, natural dye, maraschino, maraschino cherry, campari',
    ),
  },
  {
    class: 'baking',
    unknown: ['dairy'],
    diet: 'vegan',
    dietAtWorst: 'vegetarian',
    names: list(
      'bacterial culture, starter culture, ferment, ferments, lactic ferment, lactic culture, lactic acid culture, live culture, active culture, probiotic, probiotics, probiotic culture, fermentation culture, ripening culture, transglutaminase, table sweetener',
    ),
  },
  {
    class: 'baking',
    unknown: ['soybean'],
    diet: 'vegan',
    names: list(
      'tocopherol, tocopherol extract, alpha tocopherol, vitamin e, vitamin e acetate, sterol ester, plant sterol, plant stanol, stanol ester, phytosterol, phytosterol ester, vegetal fat, plant fat, plant oil, vegetable oil and fat, vegetable ghee, vanaspati, fractionated vegetable fat, hydrogenated vegetable fat, tempeh starter',
    ),
  },
  { class: 'baking', unknown: ['soybean', 'peanut'], diet: 'vegan', names: list('oilseed, legume, pulse, mixed pulse') },
  { class: 'baking', contains: ['gluten'], diet: 'vegan', names: list('sourdough culture') },
  {
    class: 'baking',
    unknown: ['gluten'],
    diet: 'vegan',
    names: list(
      'starch, modified starch, dextrin, vinegar powder, autolyzed yeast, beer yeast, beta glucan, koji, koji culture, dietary fiber, plant fiber, vegetable fiber, soluble fiber, flour mix, pickle juice, pickle brine, pickled egg, sweet potato fry, makgeolli, rice malt syrup, rice crisp, sambar powder, rasam powder, chaat masala, curry spice mix, mustard flour, mustard powder mix, soy pasta, soy noodle, textured protein, textured plant protein, bean paste, zaatar mix, oden dashi',
    ),
  },
  { class: 'baking', mayContain: ['shellfish'], diet: 'pescatarian', dietAtWorst: 'meat', names: list('glucosamine, avruga') },
  {
    class: 'baking',
    unknown: ['shellfish'],
    diet: 'vegan',
    dietAtWorst: 'meat',
    names: list(
      'omega 3, dha, epa, docosahexaenoic acid, eicosapentaenoic acid, marine oil, marine lipid, marine omega 3, marine protein, huhu grub, witchetty grub, bogong moth, mopani worm, sago worm, bagoong isda, crepinette net',
    ),
  },
  { class: 'coconut', unknown: ['dairy'], diet: 'vegan', dietAtWorst: 'vegetarian', names: list('coconut creamer, coconut powder') },
  { class: 'hard-cheese', diet: 'vegetarian', dietAtWorst: 'meat', names: list('edam, edam cheese, double gloucester, boursin, junket') },
  {
    class: 'cured-meat',
    unknown: ['dairy', 'soybean', 'gluten'],
    diet: 'meat',
    names: list(
      `deli meat, sliced meat, sandwich meat, charcuterie, head cheese, brawn, pastrami, biltong, droewors, drywors, landjager, basturma, pastirma, pastourma, sobrassada, kabanos, kabanossi, mettwurst, cervelat, bierwurst, prosciutto cotto, coppa, capicola, capocollo, lomo embuchado, picnic ham,
      cottage ham, city ham, spiral ham, milano salami, montreal smoked meat, smoked brisket, burnt ends, pork crackling, pork rinds, pork scratching, chicharron, chicharrones, cracklins, turkey bacon, chicken ham, suho meso, nduja, saveloy, meat extract, carne asada, barbacoa, taco meat, meatloaf mix, crepinette`,
    ),
  },
  {
    class: 'dish',
    unknown: ['dairy', 'eggs', 'soybean', 'gluten'],
    diet: 'meat',
    names: list('carpaccio, chicken supreme, jambon, mountain oysters, kilishi'),
  },
  { class: 'dish', mayContain: ['eggs'], unknown: ['gluten', 'dairy', 'soybean'], diet: 'meat', names: list('tartare') },
  {
    class: 'cured-fish',
    unknown: ['gluten', 'soybean'],
    diet: 'pescatarian',
    names: list('mentaiko, tarako, masago, tobiko, fish flavoring'),
  },
  { class: 'cured-fish', mayContain: ['soybean', 'gluten'], diet: 'pescatarian', names: list('salmon jerky') },
  { class: 'noodle', mayContain: ['soybean', 'gluten'], diet: 'vegan', dietAtWorst: 'meat', names: list('lo mein, pancit bihon') },
  { class: 'meat', mayContain: ['soybean', 'gluten'], diet: 'meat', names: list('galbi') },
  {
    class: 'milk',
    unknown: ['soybean', 'gluten'],
    diet: 'vegetarian',
    dietAtWorst: 'meat',
    names: list(
      `chocolate milk, cocoa drink, hot chocolate, malted milk, malted milk powder, horlicks, ovaltine, dairy blend, dairy whitener, butter blend, filled milk, milk drink, egg cream, fruit yogurt, frozen yogurt, frozen yogurt plain, easy cheese, spray cheese, american cheese slices, kraft slices, kraft singles,
      cheez whiz, velveeta, cheese powder, cheese food, cheese product, cheese sauce powder, cheese crumble, burger cheese slices, process cheese, pub cheese, grated cheese mix, italian cheese blend, garlic butter, herb butter, caramel, caramel sauce, custard, stracciatella, chimay cheese, orval cheese`,
    ),
  },
  {
    class: 'milk',
    mayContain: ['soybean'],
    diet: 'vegetarian',
    dietAtWorst: 'pescatarian',
    names: list('infant formula, baby milk, baby milk powder, formula milk'),
  },
  {
    class: 'milk',
    unknown: ['eggs'],
    diet: 'vegetarian',
    names: list('mascarpone cream, flapjack, cheeseboard leftovers, cheese board ends'),
  },
  { class: 'egg', unknown: ['dairy'], diet: 'vegetarian', names: list('egg wash, egg mix, sabayon, advocaat, fried egg, egg substitute') },
  { class: 'egg', unknown: ['soybean', 'gluten'], diet: 'vegetarian', dietAtWorst: 'pescatarian', names: list('onsen egg, onsen tamago') },
  { class: 'egg', mayContain: ['soybean', 'gluten'], diet: 'pescatarian', names: list('tamagoyaki, dashimaki, tamago') },
  { class: 'egg', mayContain: ['gluten'], diet: 'vegetarian', dietAtWorst: 'pescatarian', names: list('ajitsuke tamago, ajitama') },
  { class: 'egg', diet: 'meat', names: list('balut, unlaid eggs, cafe de paris butter') },
]

/** Breads, pastries and sweets whose usual recipe may contain lard, suet, gelatine or meat. */
const doughsAndSweets = parseFoodLines(`
  bread | gluten | | vegan..meat | ? | baozi, manakish, manaeesh, manakeesh, pide, gozleme, boreka, borek pastry, stuffing mix, bisquick, bagel,
    piada, schiacciata, schiacciatina, taralli, taralli crackers, puccia, bolillo, telera, pan frances, mantou, shaobing, scallion pancake,
    cong you bing, oatcake, huffkin, pastry, tart crust, tart case, shortcrust, pie crust dough, cornish wafer, rumali roti, coppia, mie goreng noodle,
    pancit canton, misua, mee sua, instant pancit canton
  bread | gluten | | meat | ? | hot water crust
  bread | gluten | | vegetarian..meat | ? | suet pastry, twinkie, pirozhki, piroshki, pastelito, pastelitos, tamal dulce, mallorca bread, cuban bread,
    pan cubano, ensaymada, ensaimada, piadina, sfogliatella, sfogliatelle, pastiera, marranito, marranitos, concha, conchas, concha bread,
    sopaipilla, bunuelo, bunuelos, bizcocho, mantecado, alfajor, alfajores, charlotte, opera cake, princess cake, wagon wheel, wagon wheels,
    bavarian slice, sodas, bourbons, lobster tail pastry, torrone cake, crostata, cornbread, corn bread
  bread | gluten | eggs shellfish | vegan..pescatarian | ? | tenkasu, okonomiyaki flour, takoyaki flour
  grain | gluten | | vegan..vegetarian | ? | cereal, flour blend, flour mixture, tempura mix flour, talbina, corn cake, popcorn, dumpling flour mix
  sweetener | | | vegan..meat | ? | gummy, gummy bear, gummy worm, jelly worm, jelly bean, wine gum, haribo, aspic, candy cane, popsicle, ice pop,
    sprinkles sugar, caramel syrup, liqueur, sorbet, fruit sorbet, egg replacer
  nut | | | vegan..vegetarian | ? | party nut, cocktail nut, bar nut, bar nuts, beer nut, nut mix, mixed nut butter, red bean paste,
    sweet red bean paste, anko, peanut chip, kung pao peanut
  nut | | | vegetarian | ? | honey roasted nut, honey roast nut, mead wine
`)

/** Sauces, pastes, stocks, spice mixes and meatless products, whose recipe differs by maker. */
const saucesAndMixes = parseFoodLines(`
  acid | | | vegan..vegetarian | ? | vinaigrette, artichoke paste
  sauce | | gluten | vegan..meat | ? | branston pickle
  sauce | | | vegan..meat | ? | adobo, curry sauce mix, tikka masala paste, sofrito, soffritto, olive paste, romesco, puttanesca, sambal terasi,
    seafood stock, shellfish stock, lobster stock, prawn stock, shrimp stock, lobster bisque base, crab paste, mushroom ketchup, mushroom stock,
    mushroom broth, mushroom paste, mushroom juice, truffle paste, pho broth, pho paste, ramen broth, ramen base, tonkotsu broth,
    tonkotsu base, katsu curry paste, mentsuyu, tsuyu, tare, 
    red pesto, pesto rosso, pimento cheese, paella mix, fish tofu, fish pie mix, escabeche fish
  spice | | | vegan..meat | ? | herb seasoning, all purpose seasoning, cajun seasoning, creole seasoning, steak seasoning, chicken seasoning,
    jerk seasoning, adobo seasoning, old bay, kebab spice, tandoori masala, biryani masala
  mushroom | mushroom | dairy | vegan..vegetarian | ? | duxelles, mushroom duxelles, mushroom duxelle
  mushroom | mushroom soybean | gluten | vegan..pescatarian | ? | nametake
  vegetable | | | vegan..pescatarian | ? | menma, stir fry mix, stir fry vegetable, namul
  oil | | gluten | vegan | ? | vegetarian suet
  seaweed | | eggs | pescatarian | ? | furikake
  plant-protein | | | vegan..vegetarian | ? | meat substitute, meat alternative, meat analog, mock meat, mock chicken, chickn, facon, tofu scramble,
    soy cheese, soy ice cream, soy burger, tofu sausage, just egg, tofurky, plant protein
  plant-protein | | | vegetarian | ? | vegetarian burger, veggie burger, veggie sausage, vegetarian sausage, veggie bacon, meat free mince,
    meat free sausage, meatless meatball, veggie dog, vegetarian mince, nut roast, bean burger, quorn, quorn mince, quorn piece, quorn fillet,
    quorn sausage, mycoprotein
  shellfish | gluten shellfish | eggs | pescatarian | ? | breaded shrimp, breaded prawn
  fish | gluten | | pescatarian | ? | battered cod, breaded plaice
  dish | | | pescatarian..meat | ? | new england clam chowder, clam chowder, manhattan clam chowder, boston clam chowder, shrimp and grits,
    shrimp n grits, oyster stew, corn chowder with clams, seafood chowder, crab chowder, oyster chowder, fish chowder, cullen skink with bacon
  fish | shellfish | eggs gluten soybean | pescatarian | ? | crabstick, surimi crab, seafood stick surimi
`)

/** Names that other tables treat as plain, with everything that makers and cooks usually add. */
export const makerAdditions: readonly NamedKind[] = [...additivesByOrigin, ...doughsAndSweets, ...saucesAndMixes].map((kind) => ({
  ...kind,
  sharesDoubts: true,
}))

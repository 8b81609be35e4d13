import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

/** Seeds, kernels and fruits that oil is pressed from; peanut, soya and cereals are in other tables. */
const oilPlants = list(
  `acai, almond, amaranth, andiroba, apple seed, apricot kernel, argan, avocado, babassu, baobab, black cumin, black cumin seed, black seed, blackberry seed,
  blackcurrant seed, blueberry seed, borage, borage seed, brazil nut, broccoli seed, buriti, camelina, camellia, camellia seed, candlenut, canola, carrot seed, cashew,
  castor, cherry kernel, chia, chia seed, cloudberry seed, coconut, cohune, coriander seed, corn germ, cotton seed, cottonseed, cranberry seed, cucumber seed, cupuacu,
  date seed, echium, evening primrose, fig seed, flax, flaxseed, grape seed, grapeseed, hazelnut, hemp, hemp seed, illipe, inca inchi, jojoba, kokum, kukui nut, linseed,
  macadamia, macadamia nut, mango kernel, marula, meadowfoam, melon seed, milk thistle, mongongo, moringa, mustard, mustard seed, neem, nigella, niger seed, olive pomace,
  okra seed, olive, oiticica, palm fruit, palm kernel, papaya seed, passion fruit seed, peach kernel, pecan, pequi, perilla, perilla seed, pine nut, pistachio, plum kernel,
  pomace, pomegranate seed, poppy, poppy seed, pracaxi, prickly pear seed, prune kernel, pumpkin, pumpkin seed, radish seed, ramtil, rapeseed, raspberry seed, red palm,
  rice bran, rosehip, rosehip seed, sacha inchi, safflower, sal, sea buckthorn, sesame, sesame seed, shea, shea nut, strawberry seed, sunflower, sunflower seed, tamanu,
  tea seed, tiger nut, tigernut, tomato seed, tung, walnut, watermelon seed, algae, algal, microalgae`,
)

/** Plants whose leaves, flowers, buds and roots are sold under the plant's name. */
const plants = list(
  `agave, aloe, alfalfa, amla, apple, apricot, arnica, artichoke, ash, avocado, bamboo, banana, baobab, bay, bergamot, betel, bilberry, birch, blackberry, blackcurrant,
  blueberry, borage, broom, burdock, cactus, calendula, caper, cardamom, carob, cassava, cedar, chamomile, cherry, chestnut, chickweed, chrysanthemum, cinnamon, citrus,
  clover, coffee, coltsfoot, coriander, cornflower, cotton rose, cowslip, cranberry, curry, daisy, dandelion, daylily, dogwood,
  drumstick, echinacea, elder, eucalyptus, fennel, fig, fir, fireweed, frangipani, garlic, geranium, ginger, ginkgo, ginseng, goji, grape, grapefruit, guava, hawthorn,
  hazel, heather, hibiscus, honeysuckle, hop, horseradish, hyssop, ivy gourd, jackfruit, jasmine, jujube, juniper, kaffir lime, lavender, lemon, lemon balm,
  lemon verbena, lemongrass, licorice, lilac, lime, linden, liquorice, loquat, lotus, magnolia, mallow, mango, maple, marigold, marshmallow, meadowsweet, melissa, mimosa,
  mint, moringa, mulberry, mullein, mustard, myrtle, nasturtium, neem, nettle, oak, olive, orange, orange tree, pandan, pandanus, pansy, papaya, passion fruit, peach,
  pear, peppermint, perilla, pine, plantain, plum, pomegranate, poppy, primrose, pumpkin, quince, raspberry, rose, rosehip, rosella, rowan, safflower, sage, shiso,
  sorrel, spearmint, spruce, squash, stevia, strawberry, sunflower, sweet potato, tamarind, taro, tea, thistle, thyme, turmeric, vanilla, verbena, vine, violet, walnut,
  wasabi, willow, yarrow, ylang ylang, yuzu, zucchini`,
)

/** Generated names that another row already has. */
const elsewhere: ReadonlySet<string> = new Set(
  list(
    `almond oil, camelina oil, camellia oil, hemp oil, macadamia oil, maitre d hotel butter, perilla oil, pistachio oil, pumpkin seed oil, red palm oil,
    stevia leaf, tea seed oil`,
  ),
)

/** Combines every name with every noun: "argan oil". */
const each = (names: readonly string[], ...nouns: readonly string[]) =>
  names.flatMap((name) => nouns.map((noun) => `${name} ${noun}`)).filter((name) => !elsewhere.has(name))

/** Trees whose smoke flavours food. */
const woods = list(
  'alder, apple, ash, beech, birch, cedar, cherry, chestnut, fir, fruit, hickory, juniper, maple, mesquite, mulberry, oak, olive, peach, pecan, pine, plum, spruce, vine',
)

const drinkMakers = list(
  'barrel, blended, carbonic, dry, fortified, late harvest, liqueur, natural, natural sweet, noble, semi dry, semi sweet, sparkling, still, straw, sweet, sweet natural',
)

const wines = list(
  'airen, albarino, banyuls, barbera, bobal, bual, carignan, garnacha, graciano, grenache, lambrusco, macabeo, malvasia, malmsey, maury, mencia, montilla, moriles, moscatel, muscat, muscatel, nebbiolo, palomino, pedro ximenez, primitivo, rivesaltes, rueda, sercial, tempranillo, tokaji, verdejo, verdelho, xarello, zinfandel',
)

/** Words for the animal and the fat content of milk. */
const skimmed = list(
  'skimmed, semi skimmed, partly skimmed, partially skimmed, part skimmed, half skimmed, skim, low fat, full fat, full cream, whole',
)
const milkAnimals = list(
  'goat, goats, goat s, sheep, sheep s, ewe, ewes, ewe s, buffalo, buffalo s, cow, cows, cow s, camel, mare s, donkey',
)

/**
 * English names of foods pressed, dried, ground, reduced or distilled from one plant, and of kinds of plain milk and
 * butter.
 */
export const plantProducts: readonly NamedKind[] = [
  { class: 'oil', diet: 'vegan', names: each(oilPlants, 'oil') },
  {
    class: 'oil',
    diet: 'vegan',
    names: list(
      `palmolein, palmolein oil, palm olein oil, palm superolein, palm stearin, palm kernel olein, coconut stearin, copra oil, olive oil pomace, pomace olive oil, refined olive pomace oil, mct oil, fractionated coconut oil, palm shortening, palm kernel fat, cocoa fat, shea fat, sal fat`,
    ),
  },
  {
    class: 'herb',
    diet: 'vegan',
    names: each(plants, 'leaf', 'leaves', 'flower', 'flowers', 'blossom', 'blossoms', 'petal', 'petals', 'bud', 'buds'),
  },
  {
    class: 'sweetener',
    diet: 'vegan',
    names: list(
      `invert syrup, invert sugar syrup, inverted sugar syrup, liquid invert syrup, liquid invert sugar, partially inverted sugar syrup, invert cane sugar, invert cane syrup, invert beet sugar, refiners syrup, refiner s syrup, refinery syrup, partially inverted refiners syrup, coconut blossom syrup, coconut blossom sugar, coconut blossom nectar, coconut palm sugar, coconut palm syrup, coconut flower sugar, coconut flower syrup, coconut sap, palm sap, palm sap syrup, palm blossom sugar, palm flower syrup, date palm syrup, birch sap, maple sap, maple water, birch water, sorghum molasses, cane molasses, beet molasses, carob molasses, fig syrup, pear syrup, apple syrup, apple concentrate, jerusalem artichoke syrup, agave nectar, tapioca glucose syrup, rice glucose syrup, maize glucose syrup, potato glucose syrup, corn glucose syrup, glucooligosaccharide, soluble corn fiber`,
    ),
  },
  {
    class: 'sweetener',
    contains: ['gluten'],
    diet: 'vegan',
    names: list(
      'barley malt syrup, barley syrup, rye malt syrup, spelt malt syrup, wheat malt syrup, wheat glucose syrup, malted barley syrup, barley malt extract syrup, oat malt syrup, liquid barley malt, dried malt extract, dry malt extract, liquid malt extract, spray malt, diastatic malt powder',
    ),
  },
  {
    class: 'grain',
    contains: ['gluten'],
    diet: 'vegan',
    names: list(
      `barley malt, rye malt grist, barley malt grist, malt grist, wheat malt grist, grist, rye grist, wheat grist, barley grist, spelt malt, malted rye, malted spelt, malted oats, roasted barley malt, caramel malt, crystal malt, chocolate malt grain, pilsner malt, pale malt, munich malt, vienna malt, black malt, green malt, malt sprouts, malt rootlets, barley malt flour, rye malt flour, wheat malt flour, wheat malt flakes, barley malt flakes, barley gluten, rye gluten, spelt gluten, isolated wheat protein, wheat protein isolate, wheat protein concentrate, wheat protein hydrolysate, spelt protein, oat protein concentrate, wheat fibre, oat fibre, barley fibre, rye fibre, spelt bran, rye bran, wheat grits, barley grits, rye grits, spelt grits, wheat meal, barley meal, spelt meal`,
    ),
  },
  {
    class: 'grain',
    mayContain: ['gluten'],
    diet: 'vegan',
    names: list(
      'bran flour, cereal bran, cereal flour, flour mix, flour blend, flour mixture, mixed flours, cereal flours, grain mix, seven grain mix, multigrain mix, cereal flakes, mixed flakes',
    ),
  },
  {
    class: 'grain',
    diet: 'vegan',
    names: list(
      `kodo millet, kodo, kodra, finger millet, little millet, kutki millet, samai, barnyard millet, sanwa millet, jhangora, browntop millet, pearl millet, bajri, foxtail millet, kangni, proso millet, chena millet, common millet, japanese millet, white millet, yellow millet, golden millet, red millet, hulled millet, guinea millet, black fonio, white fonio, acha, job s tears, grain amaranth, red quinoa, black quinoa, tricolour quinoa, kaniwa, canihua, kiwicha, teff grain, brown teff, ivory teff, white sorghum, red sorghum, juwar, jowar millet`,
    ),
  },
  {
    class: 'thickener',
    diet: 'vegan',
    names: list(
      `citric pectin, citrus pectin, apple pectin, lemon pectin, lime pectin, orange pectin, sugar beet pectin, sunflower pectin, fruit pectin, high methoxyl pectin, low methoxyl pectin, modified citrus pectin, modified corn starch, partially modified corn starch, modified maize starch, modified potato starch, modified tapioca starch, modified rice starch, modified cassava starch, native corn starch, native potato starch, native tapioca starch, waxy rice starch, waxy potato starch, pea starch, mung bean starch, sweet potato starch, arrowroot starch, arrowroot powder, kuzu starch, lotus root starch, water chestnut starch, canna starch, sago`,
    ),
  },
  {
    class: 'thickener',
    contains: ['gluten'],
    diet: 'vegan',
    names: list(
      'wheat starch, modified wheat starch, partially modified wheat starch, pregelatinised wheat starch, native wheat starch, oat starch, spelt starch, triticale starch',
    ),
  },
  {
    class: 'spice',
    diet: 'vegan',
    names: list(
      `bourbon vanilla, bourbon vanilla pod, bourbon vanilla bean, bourbon vanilla powder, bourbon vanilla extract, ground bourbon vanilla, bourbon vanilla seeds, vanilla seeds, vanilla caviar, exhausted vanilla seeds, ground vanilla, ground vanilla pods, ground vanilla bean, tahitian vanilla, tahiti vanilla, madagascar vanilla, mexican vanilla, planifolia vanilla, myrtle pepper, myrtle berry, myrtle berries, field mustard, charlock, black mustard, brown mustard seed, orange terpene, orange terpenes, lemon terpenes, citrus terpenes, terpenes, natural terpenes, orange oil terpenes`,
    ),
  },
  { class: 'spice', diet: 'vegan', names: each(woods, 'wood smoke', 'smoke') },
  {
    class: 'fruit',
    diet: 'vegan',
    names: list(
      `akee, akee apple, akee fruit, ackee apple, vegetable brain, papaw, papaws, paw paw, pawpaw fruit, lukuma, lucuma fruit, lucmo, green sapote, sapota, chirimoya, graviola, suriname cherry, caja, golden apple, monkey bread fruit, marula fruit, jujube fruit, carob fruit, cocoa fruit, coffee cherry, cascara`,
    ),
  },
  { class: 'nut', diet: 'vegan', names: list('tree nut, tree nuts, mixed tree nuts') },
  {
    class: 'seed',
    diet: 'vegan',
    names: list(
      'cotton seed, grape seed, grape seeds, grape pips, grape kernels, apricot kernel, apricot kernels, peach kernel, plum kernel, cherry kernel, date seed, date stones, avocado seed, papaya seed, tomato seed, okra seed, radish seed, broccoli seed, alfalfa seed, clover seed, cress seed, chan seed, niger seed, camelina seed, rape seed, rapeseed seed, safflower seed, watercress seed, amaranth seed, psyllium seed, plantago seed, fox nut',
    ),
  },
  {
    class: 'leaf',
    diet: 'vegan',
    names: list(
      `nozawana, takana, hiroshimana, karashina, santosai, wasabina, wasabi greens, chijimina, nabana, kikuna, fukinoto, taranome, junsai, tsurumurasaki, kaiware, kaiware daikon, akajiso, aojiso, horenso, misuna, sweetmint, sweet mint, garden mint, bowles mint, ginger mint, moroccan mint, nana mint, strawberry mint, banana mint, berries and cream mint, orange mint, eau de cologne mint, lemon mint, corn mint, field mint, horse mint, wild mint, curly mint, japanese mint, vietnamese mint`,
    ),
  },
  {
    class: 'legume',
    diet: 'vegan',
    names: list(
      ' grass peas, chickling pea, chickling vetch, almorta, guija, common vetch, black eye bean, black eye beans, black eyes, blackeye pea, blackeyed bean, sweet peas, petit pois, petits pois, extra fine peas, very fine peas, garden pea, winged pea, asparagus pea, val bean, pigeon pea, gungo pea, gandule, marama bean, adzuki, azuki',
    ),
  },
  {
    class: 'mushroom',
    contains: ['mushroom'],
    diet: 'vegan',
    names: list(
      `bloody milk cap, red pine milk cap, false saffron milk cap, orange milk cap, woolly milk cap, peppery milk cap, coconut milk cap, oak milk cap, grey milk cap, lilac milk cap, spruce milk cap, birch milk cap, fenugreek milk cap, lactarius semisanguifluus, lactarius salmonicolor, lactarius deterrimus, lactarius volemus, lactarius indigo, lactarius vinosus, russula virescens, russula vesca, russula cyanoxantha, greencracked brittlegill, charcoal burner mushroom, bare toothed brittlegill`,
    ),
  },
  {
    class: 'sauce',
    diet: 'vegan',
    names: list(
      'cocoa paste, cacao liquor, alkalized cocoa paste, alkalised cocoa mass, cocoa powder processed with alkali, sesame tahini, sesame paste tahini, whole sesame tahini, hulled tahini, unhulled tahini, black tahini, white tahini',
    ),
  },
  {
    class: 'drink',
    diet: 'vegan',
    names: list(
      'herbal tea, herb tea, herbal infusion, herb infusion, tisane, fruit tea, fruit infusion, rosehip tea, nettle tea, linden tea, lime flower tea, fennel tea, sage tea, thyme tea, verbena tea, rooibos tea, honeybush tea, hibiscus tea, lemon balm tea, peppermint tea, mint tea, ginger tea, cold brew, cold brew coffee, cold brewed coffee, cold brew tea, drip coffee, filter coffee, pour over coffee, rectified spirit, rectified alcohol, marc de bourgogne, marc de champagne, marc de savoie, marc de provence, marc d alsace, marc de gewurztraminer, fine de bourgogne, fine champagne, pomace brandy, grape marc, grape spirit, wine spirit, fruit spirit, pear spirit, plum spirit, cherry spirit, apricot spirit, apple spirit, raspberry spirit, rowan spirit, gentian spirit, juniper spirit, cane spirit, molasses spirit, potato spirit, corn spirit, rice spirit, agave spirit, date spirit',
    ),
  },
  { class: 'wine', diet: 'vegan', names: [...each(drinkMakers, 'wine'), ...each(wines, 'wine')] },
  {
    class: 'baking',
    diet: 'vegan',
    names: list(
      'vitamin d yeast, vitamin b12 yeast, mineral yeast, zinc yeast, iron yeast, chromium yeast, deactivated yeast, inactive yeast, inactive dry yeast, dead yeast, yeast flakes, yeast powder, yeast cell walls, torula yeast, torula, candida utilis, beer yeast, osmotolerant yeast, rapid rise yeast, bread machine yeast, dried yeast, live yeast, cream yeast, compressed yeast, cake yeast',
    ),
  },
  {
    class: 'salt',
    diet: 'vegan',
    names: list(
      'evaporated salt, solar salt, sun dried salt, vacuum salt, pan salt, salt flower, fleur du sel, rock crystal salt, mined salt, lake salt, spring salt, brine salt, well salt, desert salt, halite, hickory salt, hickory smoked salt, oak smoked salt, applewood smoked salt, alderwood salt, smoke salt',
    ),
  },
  {
    class: 'milk',
    contains: ['dairy'],
    diet: 'vegetarian',
    names: skimmed.flatMap((how) =>
      each(
        milkAnimals.map((animal) => `${how} ${animal}`),
        'milk',
      ),
    ),
  },
  { class: 'cream', contains: ['dairy'], diet: 'vegetarian', names: each(milkAnimals, 'cream', 'milk cream') },
  {
    class: 'butter',
    contains: ['dairy'],
    diet: 'vegetarian',
    names: each(
      list(
        'basil, caper, chilli, chilli and lime, chive, coriander, cress, dill, fennel, fresh herb, garden herb, green, green peppercorn, lemon, lemon and dill, lemon and parsley, lime, lovage, maitre d hotel, marjoram, mint, mustard, nettle, oregano, paprika, parsley, parsley and garlic, pepper, radish, ramson, red pepper, rosemary, saffron, sage, savory, shallot, smoked paprika, sorrel, spring onion, tarragon, thyme, tomato, watercress, wild garlic',
      ),
      'butter',
    ),
  },
  { class: 'sweetener', diet: 'vegetarian', names: list('bee honey, bees honey, honey of bees, natural bee honey, bee pollen honey') },
  {
    class: 'egg',
    contains: ['eggs'],
    diet: 'vegetarian',
    names: list(
      'egg albumen, egg albumin, egg albumen powder, egg albumin powder, dried egg albumen, albumen powder, dried albumen, hen egg albumen, hen s egg white, egg glair, glair, powdered albumen, liquid albumen, egg white albumin',
    ),
  },
  {
    class: 'sweetener',
    diet: 'vegan',
    names: each(
      list(
        'angelica, apple, apricot, blood orange, cedrat, cherry, chestnut, citron, citrus, clementine, cranberry, fig, fruit, ginger, grapefruit, hibiscus, kiwi, lemon, lime, mandarin, mango, melon, mint leaf, orange, papaya, peach, pear, pineapple, plum, pomelo, pumpkin, quince, rhubarb, strawberry, tangerine, violet, watermelon rind, winter melon',
      ),
      'peel',
      'zest',
      'pieces',
      'cubes',
      'slices',
    ).map((name) => `candied ${name}`),
  },
  // Fruit cooked until it can be sliced. Lemon cheese is left out: it is a curd of eggs and butter.
  {
    class: 'sweetener',
    diet: 'vegan',
    names: list(
      'damson cheese, guava cheese, medlar cheese, sloe cheese, bullace cheese, crab apple cheese, plum cheese, damson paste, guava paste, medlar paste',
    ),
  },
  {
    class: 'egg',
    contains: ['eggs'],
    diet: 'vegetarian',
    names: list('cackleberry, cackleberries, hen fruit, googy egg, goog, googs, bum nuts, chook egg, chook eggs'),
  },
]

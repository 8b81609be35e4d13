import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

/** English names of mushrooms, vegetables, fruit, nuts, seasonings and drinks outside the lexicon, by kind. */
export const plantFoods: readonly NamedKind[] = [
  {
    class: 'mushroom',
    contains: ['mushroom'],
    diet: 'vegan',
    names: list(
      `chanterelle, girolle, slippery jack, yellowfoot, yellow foot, winter chanterelle, bay bolete, birch bolete, larch bolete, bolete, boletus, penny bun, king bolete, truffle, black truffle, white truffle, summer truffle, truffle paste, puffball, hedgehog mushroom, wood hedgehog, sweet tooth, sweet toothm, king oyster, king trumpet, trumpet royale, royal trumpet, eryngii, black trumpet, horn of plenty, trompette, blewit, parasol, milk cap, milkcap, saffron milk cap, fairy ring,
      jew ear, cloud ear, tree ear, jelly ear, wood ear, snow fungus, white fungus, black fungus, silver ear, tremella, lion mane, turkey tail, reishi, chaga, cordyceps, honey fungus, yellow leg, pied de mouton, matsutake, pine mushroom, huitlacoche, cuitlacoche, corn smut, duxelles, mushroom stem, mushroom cap, mushroom powder, mushroom juice, mushroom concentrate, mushroom stock, mushroom broth, mushroom ketchup,
      mushroom sauce, mushroom gravy, mushroom paste, mushroom pate, edible fungus, fungus, fungi, cap mushroom, cepe, portobello mushroom cap, shimeji, buna shimeji, bunapi, enokitake, brown beech, pioppino, chicken of the woods, bear tooth,
      agaricus, pleurotus, lentinula, pholiota, morchella, russula, hericium, flammulina, grifola, armillaria, craterellus, hydnum, lactarius, suillus, auricularia, tuber melanosporum, leccinum, volvariella, tricholoma, hypsizygus, calocybe`,
    ),
  },
  {
    class: 'vegetable',
    diet: 'vegan',
    names: list(
      `sea kale, sea beet, nopal, nopales, cactus, cactus paddle, yacon, oca, jicama, chayote, christophine, bitter melon, bitter gourd, karela, winter melon, ash gourd, bottle gourd, luffa, ridge gourd, gourd, heart of palm, palm heart, cardoon, crosne, water lily, moringa, drumstick pod, banana blossom, banana flower, jackfruit, young jackfruit, ackee, tomatillo, tinda, ivy gourd,
      vegetable, veg, veggie, veggies, mixed vegetable, mixed veg, frozen vegetable, stir fry vegetable, soup vegetable, vegetable mix, root vegetable, crudite, mirepoix, soffritto, sofrito, salad, side salad, bagged salad, stir fry mix, sprout, alfalfa, alfalfa sprout, clover sprout, microgreen, broccoli sprout, cress sprout, pea shoot, pea tip, plant, tuber, legume, pulse, potato wedge, popcorn, laver, kohlrabi, romanesco, endive, okra leaf,
      mexican turnip, arrowhead, celtuce, caigua, sweet potato fry, palmito, olive paste, corn husk, banana leaf, vine leaf, grape leaf, dolma leaf, stuffed vine leaf, lotus seed, lily bulb, day lily, chicory root, prickly pear pad, kimchi cabbage`,
    ),
  },
  {
    class: 'leaf',
    diet: 'vegan',
    names: list(
      'greens, baby greens, dandelion, dandelion leaf, dandelion green, nettle, sorrel, purslane, callaloo, amaranth green, cassava leaf, sweet potato leaf, pumpkin leaf, mizuna, mitsuba, shungiku, chrysanthemum green, perilla, shiso, sea vegetable, spirulina, chlorella, irish moss, carrageenan, fenugreek leaf, methi, methi leaf',
    ),
  },
  {
    class: 'fruit',
    diet: 'vegan',
    names: list(
      `dragon fruit, dragonfruit, pitaya, star fruit, starfruit, carambola, passion fruit, passionfruit, maracuja, guava, soursop, guanabana, cherimoya, custard apple, sapodilla, mamey, quince, loquat, medlar, feijoa, durian, mangosteen, salak, prickly pear, cactus pear, nectarine, plumcot, fruit, fruit salad, tropical fruit, dried fruit, mixed dried fruit, candied fruit, candied peel, mixed peel, glace cherry, maraschino cherry, maraschino,
      banana chip, apple chip, bergamot, citron, ugli fruit, calamondin, kumquat, yuzu peel, finger lime, sudachi, kabosu, noni, baobab, rose apple, crab apple, crabapple, jujube, red date, monk fruit, acerola, fruit pulp, coconut water, young coconut, coconut meat, coconut nectar, coconut nata de coco, fruit leather`,
    ),
  },
  {
    class: 'berry',
    diet: 'vegan',
    names: list(
      'gooseberry, physalis, acai, goji, goji berry, sea buckthorn, rosehip, rose hip, cloudberry, redcurrant, red currant, whitecurrant, aronia, juniper, juniper berry, barberry, mixed berry, berry, summer fruit, tayberry, wolfberry',
    ),
  },
  {
    class: 'nut',
    diet: 'vegan',
    names: list(
      'macadamia, macadamia nut, brazil nut, brazil, tiger nut, tigernut, chufa, ginkgo nut, treenut, candlenut, kukui nut, hickory nut, beechnut, acorn, nut meal, walnut paste, almond essence, almond extract, cacao nib, cocoa bean, cocoa nib, cacao bean',
    ),
  },
  {
    class: 'nut',
    mayContain: ['peanut'],
    diet: 'vegan',
    names: list(
      'nut, nuts, mixed nut, nut mix, trail mix, cocktail nut, party nut, honey roasted nut, honey roast nut, bar nut, roasted nut, salted nut, bombay mix, beer nut, chopped mixed nut, nut butter, mixed nut butter, nut topping',
    ),
  },
  {
    class: 'nut',
    contains: ['peanut'],
    diet: 'vegan',
    names: list(
      'arachis, arachide, peanut flour, peanut powder, peanut sauce, peanut brittle, peanut chip, peanut protein, peanut meal, peanut dressing, boiled peanut, redskin peanut, spanish peanut, reese, reeses, snickers, kung pao peanut',
    ),
  },
  {
    class: 'sauce',
    contains: ['peanut'],
    mayContain: ['shellfish', 'soybean'],
    unknown: ['gluten'],
    diet: 'vegan',
    dietAtWorst: 'pescatarian',
    names: list('satay, satay sauce, satay paste, gado gado sauce'),
  },
  {
    class: 'seed',
    diet: 'vegan',
    names: list(
      'hemp heart, hemp, seed mix, mixed seed, seed, basil seed, watermelon seed, nigella, nigella seed, kalonji, black cumin, black seed, cottonseed, psyllium, psyllium husk, perilla seed, quinoa flake, ajowan seed',
    ),
  },
  {
    class: 'spice',
    diet: 'vegan',
    names: list(
      `ajwain, carom, caraway, caraway seed, celery seed, celery salt, onion salt, dill seed, mace, annatto, achiote, annatto seed, achiote paste, epazote, pink pepper, pink peppercorn, pink berry, grains of paradise, amchur, mango powder, mahleb, mahlab, mastic, licorice root, liquorice root, licorice paste, liquorice paste, licorice powder, lavender, lavender flower, rose petal, hibiscus, dried hibiscus, elderflower, linden, chamomile, camomile,
      verbena, lemon verbena, vervain, lemon balm, curry spice mix, spice, spices, mixed spice, pumpkin spice, apple pie spice, pickling spice, seasoning, herb seasoning, all purpose seasoning, italian seasoning, cajun seasoning, cajun, creole seasoning, old bay, jerk seasoning, lemon pepper, steak seasoning, chicken seasoning, adobo seasoning, everything bagel seasoning, shichimi, togarashi, msg, monosodium glutamate, ajinomoto, citric acid, tartaric acid, smoke flavor, nutritional yeast,
      yeast flake, saffron thread, safflower, gardenia, pandan, pandan leaf, screwpine, curry leaf powder, file powder, gumbo file, espelette, aleppo pepper, urfa biber, advieh, hawaij, panch phoron, sambar powder, rasam powder, tandoori masala, tikka masala paste, kebab spice`,
    ),
  },
  {
    class: 'herb',
    diet: 'vegan',
    names: list(
      'herb, herbs, mixed herb, dried herb, dried mixed herb, fresh herb, bouquet garni, herbes de provence, fines herbes, lovage, marjoram, dried marjoram, savory, summer savory, borage, hyssop, angelica, burnet, sweet cicely, garlic chive, chinese chive, lemon thyme, lemon basil, holy basil, vietnamese coriander, stevia leaf, edible flower, nasturtium, violet, marigold',
    ),
  },
  {
    class: 'sweetener',
    diet: 'vegan',
    names: list(
      'stevia, erythritol, xylitol, sweetener, artificial sweetener, splenda, sucralose, aspartame, glucose, glucose syrup, dextrose, fructose, maltodextrin, inulin, simple syrup, rose syrup, grenadine, carob syrup, yacon syrup, birch syrup, hard candy, boiled sweet, candy cane, halva, sorbet, fruit sorbet, popsicle, ice pop, apple butter, pear butter, pumpkin butter, carob, carob powder, jelly, chutney, mango chutney, cotton candy, maltose',
    ),
  },
  {
    class: 'thickener',
    diet: 'vegan',
    names: list(
      'xanthan, xanthan gum, guar gum, locust bean, locust bean gum, carob gum, gum arabic, gellan gum, pectin, konjac, konjac powder, konnyaku, kudzu, kuzu, arrowroot, starch, modified starch, cellulose, egg replacer, flax egg, aquafaba',
    ),
  },
  {
    class: 'baking',
    diet: 'vegan',
    names: list(
      'cream of tartar, food coloring, food colouring, baker ammonia, vinegar powder, orange extract, peppermint extract, rum extract, rose water, rosewater, orange blossom water, orange flower water, pandan extract, coconut extract, shea butter, cocoa mass, cocoa liquor, chocolate liquor, cacao mass, cacao paste',
    ),
  },
  {
    class: 'acid',
    diet: 'vegan',
    names: list(
      'verjuice, verjus, ume vinegar, umeboshi, umeboshi paste, pickle juice, pickle brine, olive brine, vinaigrette, italian dressing, balsamic dressing, french dressing, kombucha, raspberry vinegar',
    ),
  },
  {
    class: 'sauce',
    diet: 'vegan',
    names: list(
      'chimichurri, relish, pickle relish, sweet relish, mint sauce, adobo, adobo sauce, adjika, zhoug, chermoula, salsa macha, branston pickle, baba ganoush, eggplant dip, bean dip',
    ),
  },
  { class: 'salty-sauce', contains: [], mayContain: ['gluten'], diet: 'vegan', names: list('marmite, vegemite, yeast extract') },
  {
    class: 'drink',
    diet: 'vegan',
    names: list(
      'cola, coke, pepsi, lemonade, ginger ale, ginger beer, tonic, tonic water, soda, soft drink, root beer, rum, dark rum, white rum, vodka, gin, tequila, mezcal, whisky, whiskey, bourbon, scotch, brandy, cognac, armagnac, calvados, kirsch, grappa, ouzo, pastis, pernod, absinthe, liqueur, amaretto, cointreau, triple sec, grand marnier, kahlua, limoncello, campari, aperol, schnapps, cider, hard cider, juice, tea leaf powder, mate, yerba mate, tomato juice, vegetable juice, carrot juice, cranberry juice, grapefruit juice, beet juice',
    ),
  },
  {
    class: 'legume',
    diet: 'vegan',
    names: list(
      'romano bean, lupin, lupine, lupini, carob seed, winged bean, hyacinth bean, moth bean, horse gram, gungo, tepary bean, anko, sweet bean paste, white bean paste, red bean paste, sweet red bean paste, mixed pulse, pea protein, lentil flour, papad, papadum, poppadom, poppadum',
    ),
  },
  {
    class: 'coconut',
    diet: 'vegan',
    names: list('coconut butter, coconut yogurt, coconut ice cream, coconut whipped cream, coconut creamer'),
  },
  {
    class: 'oil',
    diet: 'vegan',
    names: list(
      'vegetal fat, vegetarian suet, plant fat, plant oil, palm fat, palm, hemp oil, perilla oil, pumpkin seed oil, almond oil, pistachio oil, macadamia oil, camelina oil, camellia oil, tea seed oil, rice oil, red palm oil, cooking spray, non stick spray, nonstick spray, vegetable ghee, vanaspati, coconut shortening',
    ),
  },
  {
    class: 'flour',
    diet: 'vegan',
    names: list(
      'coconut flour, banana flour, plantain flour, chestnut flour, tapioca flour mix, sweet potato flour, lupin flour, tiger nut flour, hemp flour, fonio flour, nixtamal, hominy grit, corn dextrose, maize meal flour, urad flour, lotus flour, pounded yam, poundo, fufu, banku, kenkey',
    ),
  },
  {
    class: 'water',
    diet: 'vegan',
    names: list('spring water, filtered water, drinking water, seltzer, carbonated water'),
  },
  {
    class: 'root',
    diet: 'vegan',
    names: list(
      'root, maca, ginseng, mashua, arracacha, tapioca root, konjac root, hamburg parsley, parsley root, turmeric root, fresh turmeric',
    ),
  },
  { class: 'tomato', diet: 'vegan', names: list('tomato powder, tomato pulp, tomato flake') },
  {
    class: 'vegetable',
    unknown: ['gluten', 'dairy'],
    diet: 'vegan',
    dietAtWorst: 'meat',
    names: list(
      'hash brown, tater tot, french fry, french fries, fries, chips, oven chip, potato chip, crisps, potato crisp, onion ring, falafel, falafel mix, fruit cocktail',
    ),
  },
  {
    class: 'sauce',
    otherwise: 'unknown',
    diet: 'vegan',
    dietAtWorst: 'meat',
    names: list(
      'romesco, piccalilli, cocktail sauce, brown sauce, hp sauce, duck sauce, tapenade, guacamole, adobo marinade, jerk marinade, smoothie',
    ),
  },
  {
    class: 'sauce',
    mayContain: ['peanut', 'gluten'],
    otherwise: 'unknown',
    diet: 'vegan',
    dietAtWorst: 'meat',
    names: list('mole, mole sauce, mole paste, mole poblano'),
  },
  { class: 'sauce', contains: ['eggs'], otherwise: 'unknown', diet: 'vegetarian', names: list('fry sauce, special sauce, burger relish') },
  {
    class: 'sweetener',
    unknown: ['dairy', 'eggs', 'gluten', 'soybean', 'peanut'],
    diet: 'vegan',
    dietAtWorst: 'meat',
    names: list(
      'fondant, icing, frosting sugar, candy, sprinkle, turkish delight, fruit jelly, praline, gianduja paste, licorice candy, chewing gum, fruit gum, lollipop, ice lolly',
    ),
  },
  {
    class: 'sweetener',
    mayContain: ['dairy'],
    unknown: ['eggs', 'gluten', 'soybean', 'peanut'],
    diet: 'vegetarian',
    names: list('frosting, cake frosting, cream cheese frosting, whipped topping, cool whip'),
  },
  { class: 'drink', diet: 'vegan', names: list('cream soda, cream sherry') },
  { class: 'vegetable', contains: ['peanut'], diet: 'vegan', names: list('ants on a log') },
  { class: 'plant-protein', unknown: ['soybean'], diet: 'vegan', names: list('just egg, mung bean egg, chickpea egg, vegan egg') },
  {
    class: 'chocolate',
    contains: ['dairy'],
    mayContain: ['soybean'],
    unknown: ['gluten', 'eggs', 'peanut'],
    diet: 'vegetarian',
    dietAtWorst: 'meat',
    names: list('m and m, m and ms, m m, m ms, smarties'),
  },
  { class: 'herb', diet: 'vegan', names: list('milk thistle, wheatgrass, barley grass, wheat grass') },
  { class: 'rice', diet: 'vegan', names: list('rice cake, puffed rice cake, corn cake, rice crisp') },
]

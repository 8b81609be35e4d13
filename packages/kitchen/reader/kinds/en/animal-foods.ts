import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

/** English names of meat, fish, shellfish and egg outside the lexicon, by kind. */
export const animalFoods: readonly NamedKind[] = [
  // Cooked like oxtail, because these cuts are tough until simmered for hours.
  {
    class: 'meat',
    diet: 'meat',
    like: 'oxtail',
    names: list('tripe, tongue, trotter, pig foot, pigs feet, ox cheek, beef tongue, chitterling'),
  },
  // Cooked like liver, because these cuts are tender for only minutes.
  {
    class: 'meat',
    diet: 'meat',
    like: 'beef-liver',
    names: list('liver, kidney, sweetbread, sweetbreads, calf liver, lamb liver, lamb kidney'),
  },
  // Cooked like pork, because gammon is cured but sold raw.
  { class: 'meat', diet: 'meat', like: 'pork', names: list('gammon, gammon steak, gammon joint, smoked gammon, unsmoked gammon') },
  // May contain milk, gluten and soya, because slicing sausages are often bound with milk powder, soya or starch.
  { class: 'cured-meat', unknown: ['dairy', 'gluten', 'soybean'], diet: 'meat', names: list('mortadella, bologna, baloney') },
  {
    class: 'meat',
    diet: 'meat',
    names: list(
      `venison, deer, elk, moose, reindeer, caribou, boar, wild boar, bison, buffalo meat, ostrich, emu, kangaroo, horse, horsemeat, donkey, camel, alligator, crocodile, turtle, frog, frog leg, steer, game, game meat, meat, red meat, animal protein, meat protein, beef extract, brain, offal, lung, spleen, pig, hog, cow, ox, bull, sheep, ewe, calf, beef liver, bone, marrow bone, bone marrow, meat bone,
      pork scratching, crackling, chicharron, collagen, animal collagen, meat extract, carnitas, barbacoa, carne asada, tartare, carpaccio, ham bone, sausage skin, sausage casing, collagen casing`,
    ),
  },
  {
    class: 'poultry',
    diet: 'meat',
    names: list(
      'pheasant, quail, partridge, pigeon, squab, guinea fowl, guinea hen, grouse, woodcock, poultry meat, fowl, giblet, gizzard, chicken gizzard, chicken skin, chicken foot, chicken feet, chicken neck, chicken carcass, foie gras, turkey bacon, chicken ham',
    ),
  },
  {
    class: 'butter',
    diet: 'meat',
    names: list(
      'suet, beef suet, tallow, beef tallow, dripping, beef dripping, schmaltz, bacon fat, bacon grease, bacon dripping, chicken fat, animal fat, lamb fat, mutton fat, meat fat',
    ),
  },
  {
    class: 'cured-meat',
    diet: 'meat',
    names: list(
      'bresaola, coppa, capicola, capocollo, lonza, jerky, beef jerky, biltong, droewors, landjager, deli meat, charcuterie, sliced meat, sandwich meat, head cheese, brawn, bak kwa, basturma, cecina, sobrassada, culatello, kabanos, kabanossi, saveloy, mettwurst, cervelat, bierwurst',
    ),
  },
  {
    class: 'cured-meat',
    diet: 'meat',
    mayContain: ['gluten'],
    otherwise: 'unknown',
    names: list('white pudding, haggis, meat paste, liver paste, leberkase, meat loaf'),
  },
  {
    // Likely contains gluten and egg, as ready-made patties do. In a recipe, patties are made of its listed foods.
    class: 'mince',
    diet: 'meat',
    mayContain: ['gluten', 'eggs'],
    otherwise: 'unknown',
    isTypedOnly: true,
    names: list('burger patty, beef patty, hamburger patty'),
  },
  {
    class: 'mince',
    diet: 'meat',
    mayContain: ['gluten', 'eggs'],
    otherwise: 'unknown',
    names: list('meatball, schnitzel, kiev, chicken kiev, cordon bleu, meat preparation, ham croquette'),
  },
  {
    class: 'mince',
    diet: 'meat',
    names: list(
      'ground meat, minced meat, mince meat, mixed mince, mixed ground meat, meatloaf mix, ground beef and pork, ground pork and beef, minced beef and pork, minced pork and beef, beef and pork mince, pork and beef mince, ground venison, minced venison, venison mince, ground bison, ground duck, ground goat, minced goat, ground rabbit, taco meat',
    ),
  },
  {
    class: 'mince',
    diet: 'meat',
    mayContain: ['gluten'],
    otherwise: 'unknown',
    names: list(
      'burger, hamburger, beef burger, beefburger, loco moco, cheeseburger, popcorn chicken, chicken nugget, nugget, pigs in blankets, pig in a blanket, toad in the hole, meatloaf',
    ),
  },
  {
    class: 'mince',
    diet: 'meat',
    otherwise: 'unknown',
    names: list(
      'kofta, kofte, kebab, doner, gyros, shawarma, chili con carne, goulash, boudin, pate, liver sausage, liverwurst, weisswurst, knackwurst, currywurst, scrapple, moussaka, beef stroganoff',
    ),
  },
  {
    class: 'cured-fish',
    diet: 'pescatarian',
    otherwise: 'unknown',
    names: list('fish paste, taramasalata'),
  },
  {
    class: 'fish',
    diet: 'pescatarian',
    names: list(
      `eel, unagi, sturgeon, pike, skate, skate wing, shark, dogfish, huss, john dory, mullet, grey mullet, wahoo, amberjack, hamachi, yellowtail, saury, sanma, whitebait, orange roughy, butterfish, sablefish, tench, merling, pangas, burbot, gurnard, wolffish, lumpfish, capelin, caplin, garfish, cobia, croaker, drum fish, roach fish, tarpon, halibut, hoki, pollack, toothfish,
      patagonian toothfish, opah, sea devil, scorpionfish, rohu, hilsa, pomfret, surubi, tambaqui, murray cod, barracuda, marlin, sailfish, moonfish, pangasius, redfish, rosefish, saithe, dab, brill, dory, lamprey, conger, conger eel, char, whitefish, grayling, lutefisk, stockfish, finned fish, fish steak, fish head, fish bone,
      gadus, merluccius, salmo, oncorhynchus, thunnus, katsuwonus, sardina, sardinops, clupea, engraulis, scomber, pollachius, theragra, melanogrammus, pleuronectes, solea, hippoglossus, reinhardtius, sparus, dicentrarchus, oreochromis, sebastes, trachurus, xiphias, anguilla, molva, micromesistius, lophius, macruronus, mallotus, sprattus`,
    ),
  },
  {
    class: 'cured-fish',
    diet: 'pescatarian',
    names: list(
      'kipper, bloater, caviar, roe, fish roe, haddock roe, salmon roe, trout roe, lumpfish roe, herring roe, fish egg, salmon egg, ikura, tobiko, masago, mentaiko, tarako, pickled herring, rollmop, smoked eel, dried fish, fish powder, fish gelatin, isinglass, cod liver oil, salmon oil, fish extract, fish flavoring, anchovy extract, anchovy sauce, garum',
    ),
  },
  {
    class: 'cured-fish',
    diet: 'pescatarian',
    mayContain: ['gluten', 'eggs'],
    otherwise: 'unknown',
    names: list('fish finger, fish stick, breaded fish, battered fish, fish burger, gefilte fish, fish nugget'),
  },
  { class: 'cured-fish', diet: 'pescatarian', unknown: ['gluten', 'eggs', 'soybean', 'shellfish'], names: list('kamaboko, itawasa') },
  {
    class: 'shellfish',
    contains: ['shellfish'],
    diet: 'pescatarian',
    names: list(
      'white leg shrimp, vannamei shrimp, vannamei prawn, black tiger shrimp, argentine red shrimp, pink shrimp, brown shrimp, nordic shrimp, coldwater prawn, warmwater prawn, king crab leg, blue swimming crab',
    ),
  },
  {
    class: 'shellfish',
    diet: 'pescatarian',
    mayContain: ['shellfish', 'gluten', 'eggs', 'soybean'],
    names: list(
      'surimi, surimi stick, crab stick, imitation crab, imitation crab meat, seafood stick, krab, crab substitute, kanikama, imitation shrimp, imitation lobster',
    ),
  },
  {
    class: 'shellfish',
    contains: ['shellfish'],
    diet: 'pescatarian',
    names: list(
      `shellfish, shell fish, crustacean, mollusc, mollusk, seafood mix, seafood tower, seafood cocktail, mixed seafood, frutti di mare, fruits de mer, krill, spider crab, abalone, conch, conchs, whelk, winkle, periwinkle, limpet, sea snail, snail, escargot, land snail, barnacle, percebes, prawn meat, shrimp meat, shrimp head, shrimp shell, lobster shell, squid ink, cuttlefish ink, clam juice, clam broth, crab paste, crab roe, langostino, mantis shrimp, tellin, tellina, winkles, surf clam, quahog, mussel broth, crab flavor, crustacean flavoring, shrimp extract, prawn powder, oyster extract, clam extract, shellfish stock, seafood stock, lobster stock, shrimp stock, prawn stock,
      homarus, nephrops, palinurus, panulirus, penaeus, litopenaeus, pandalus, crangon, pleoticus, plesiopenaeus, aristaeomorpha, solenocera, portunus, callinectes, chionoecetes, procambarus, mytilus, perna, ostrea, crassostrea, magallana, pecten, placopecten, zygochlamys, argopecten, chlamys, bractechlamys, aequipecten, illex, loligo, doryteuthis, todarodes, dosidicus, uroteuthis, sepia, eledone, helix, haliotis, ruditapes, venerupis, mercenaria, cerastoderma, ensis, buccinum, littorina, spisula`,
    ),
  },
  {
    class: 'paste',
    contains: ['shellfish'],
    diet: 'pescatarian',
    names: list(
      'shrimp paste, prawn paste, belacan, belachan, terasi, trassi, bagoong, kapi, saeujeot, salted shrimp, fermented shrimp, xo sauce, crab sauce, lobster sauce, clam sauce, clamato, prawn cracker, shrimp chip, shrimp cracker, prawn cocktail',
    ),
  },
  {
    class: 'shellfish',
    mayContain: ['shellfish'],
    diet: 'pescatarian',
    names: list('seafood, sea food, fish and shellfish, bouillabaisse, cioppino, marinara mix, sushi, paella mix'),
  },
  {
    class: 'egg',
    contains: ['eggs'],
    diet: 'vegetarian',
    names: list(
      `dried egg, whole egg powder, dried egg white, egg yolk powder, albumen, albumin, ovalbumin, egg derivative, egg product, egg wash, chicken egg, chicken egg white, chicken egg yolk, hen egg yolk, turkey egg, goose egg, ostrich egg, bantam egg, duck egg yolk, salted egg, salted duck egg, century egg, preserved egg,
      pickled egg, tea egg, scrambled egg, fried egg, omelet, frittata, spanish tortilla, tortilla espanola, tamagoyaki, dashimaki, tamago, egg salad, egg mix, beaten egg, meringue, meringue powder, royal icing, zabaglione, sabayon, advocaat, egg thread, yolk powder, lysozyme`,
    ),
  },
  { class: 'egg', mayContain: ['eggs'], diet: 'vegetarian', names: list('egg substitute, egg beater, egg alternative') },
  { class: 'egg', contains: ['eggs', 'gluten'], diet: 'meat', names: list('scotch egg') },
  // The animal in the name is not in the food: scotch woodcock is scrambled eggs with anchovies on buttered toast, and
  // mock turtle a broth of calf's head.
  { class: 'egg', contains: ['eggs', 'gluten'], mayContain: ['dairy'], diet: 'pescatarian', names: list('scotch woodcock') },
  { class: 'meat', otherwise: 'unknown', diet: 'meat', names: list('mock turtle soup, mock turtle') },
  {
    class: 'sauce',
    contains: ['eggs'],
    otherwise: 'unknown',
    diet: 'vegetarian',
    names: list(
      'sauce tartare, remoulade, thousand island, thousand island dressing, burger sauce, coleslaw, potato salad, egg mayonnaise, salad cream, rouille',
    ),
  },
  // Mayonnaise with pickles and capers. The other contents are unknown, because some cooks add an anchovy.
  {
    class: 'sauce',
    contains: ['eggs'],
    otherwise: 'unknown',
    diet: 'vegetarian',
    dietAtWorst: 'pescatarian',
    like: 'mayonnaise',
    names: list('tartar sauce, tartare sauce'),
  },
  { class: 'sweetener', mayContain: ['eggs'], diet: 'meat', names: list('marshmallow, mini marshmallow, marshmallow fluff') },
  {
    class: 'sweetener',
    mayContain: ['eggs'],
    otherwise: 'unknown',
    diet: 'vegetarian',
    names: list('nougat, torrone, turron, buttercream, macaroon'),
  },
  {
    class: 'sweetener',
    diet: 'meat',
    names: list(
      'gummy, gummy bear, gummy worm, jelly worm, jelly bean, jello, jell o, jelly cube, jelly powder, jelly crystal, aspic, wine gum, haribo',
    ),
  },
  { class: 'sweetener', diet: 'vegetarian', names: list('royal jelly, bee pollen, beeswax, propolis, mead') },
  { class: 'fish', diet: 'pescatarian', names: list('bombay duck, rock salmon') },
  {
    class: 'mince',
    diet: 'meat',
    mayContain: ['gluten'],
    otherwise: 'unknown',
    names: list(
      'shepherd pie, cottage pie, pot pie, chicken pot pie, meat pie, steak pie, steak and kidney pie, pork pie, pasty, cornish pasty, sausage roll, corn dog, meat lasagna, sloppy joe, cheesesteak, ham sandwich, blt, cheese dog, chili dog, chilli dog, turkey dog, beef dog, chicken dog, meat ravioli, empanada, chimichanga',
    ),
  },
  {
    class: 'shellfish',
    contains: ['shellfish', 'gluten'],
    diet: 'pescatarian',
    names: list('popcorn shrimp, breaded shrimp, breaded prawn, shrimp tempura, prawn tempura, prawn toast, crab cake, lobster roll'),
  },
  { class: 'dried-fruit', diet: 'vegan', dietAtWorst: 'meat', unknown: ['gluten'], names: list('mincemeat, fruit mincemeat, mince pie') },
]

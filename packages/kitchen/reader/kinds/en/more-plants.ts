import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

/** English regional and rare names of plants, seeds and mushrooms. */
export const morePlants: readonly NamedKind[] = [
  {
    class: 'vegetable',
    diet: 'vegan',
    names: list(
      `rock samphire, sea beans, monk s beard, sea purslane, sea buckthorn leaves, scurvy grass,
      oysterleaf, lamb s quarters, lambsquarters, alexanders, alexander stems,
      bistort, jack by the hedge, garlic mustard, hedge garlic, three cornered leek, three cornered garlic,
      ramp bulbs, wild leek, crow garlic, bear s garlic, nettle tops, stinging nettle,
      dandelion greens, dandelion root, chicory greens, milk thistle leaves, sow thistle, miner s lettuce,
      miners lettuce, winter purslane, claytonia, lamb s lettuce, landcress, american cress, wintercress,
      hairy bittercress, bittercress, nasturtium leaves, wood sorrel, sheep s sorrel, buckler leaf sorrel,
      red orache, mountain spinach, kangkung, rau muong, moloheya, dasheen leaves, dasheen bush,
      callaloo leaves, epazote leaves, christophene, mirliton, choko, chow chow squash, dudhi, calabash gourd,
      lauki, loofah gourd, turai, susumber, fairy tale eggplant, white eggplant, garden egg, melongene,
      buttercup squash, butterbush, vegetable spaghetti, onion squash, crookneck squash, pattypan,
      patty pan squash, scallop squash, white scallop squash, scallopini squash, vegetable marrow,
      marrow vegetable, cucuzza, courgette flower, chinese artichoke, yam bean, ulluco, yautia,
      tannia, eddo, root parsley, turnip tops, turnip greens, beet greens, beetroot leaves, carrot tops,
      radish greens, radish pods, kai lan, mustard greens, shoot vegetable, cabbage sprouts, brussels sprout tops, spring greens,
      walking stick kale, egyptian onion, button onions, silverskin onions, chive flowers`,
    ),
  },
  {
    class: 'vegetable',
    diet: 'vegan',
    names: list(
      `shell bean, shelling beans, shelly beans, shell peas, shelling peas, dou miao, butter peas, lady peas,
      crowder peas, gandules, speckled limas, helda beans, yellow wax beans, dragon tongue beans, valor papdi,
      cluster beans, guar, guvar, moringa pods, moringa leaves, lupini beans, kulthi, radish sprouts,
      sunflower sprouts, lentil sprouts, sprouted lentils`,
    ),
  },
  {
    class: 'fruit',
    diet: 'vegan',
    names: list(
      `chaenomeles, hips, service berries, aronia berries, chokecherry jelly fruit, whinberry, wimberry,
      blaeberry, bakeapple, japanese wineberry, white mulberry, black mulberry, chinese date, husk cherry,
      pepino, kiwano, strawberry guava, java apple, jambolan, pomerac, bullock s heart, bullock heart fruit, jackfruit in brine, snakefruit, tuna fruit prickly pear, mamey sapote, egg fruit canistel,
      milk fruit, langsat fruit, ugli, oroblanco fruit, sweetie fruit, tangelo, limequat, citron fruit,
      buddha s hand, caviar lime, citrus caviar, makrut lime, date plum, babaco, horned cucumber,
      west indian gherkin, acerola cherry, barbados cherry, surinam cherry, pitanga, baobab fruit,
      baobab powder, tamarind pod, amla, indian gooseberry, ber fruit, phalsa, wood apple, bael, bael fruit,
      peach palm fruit, fox grape, beach plum, cocoplum, olive berry, elderflower heads, nectacot,
      paraguayo peach, malta orange`,
    ),
  },
  {
    class: 'nut',
    diet: 'vegan',
    names: list(
      `kentish cobnut, cedar nut, kemiri, beech nuts, acorn flour, water lily seeds, makhana, fox nuts,
      phool makhana, ogbono, hemp seeds, shelled hemp, hulled hemp seeds, sabja, tukmaria, white poppy seeds,
      coconut chips plain, tonka bean, st john s bread`,
    ),
  },
  {
    class: 'mushroom',
    contains: ['mushroom'],
    diet: 'vegan',
    names: list(
      `blue oyster mushroom, pink oyster mushroom, yellow oyster mushroom, grey oyster, crab brittlegill,
      shrimp russula, beefsteak fungus, lion s mane, bear s head tooth, dryad s saddle,
      trumpet mushroom, pied bleu, st george s mushroom, fairy ring mushroom, lawyer s wig, saffron milkcap,
      turkey tail mushroom, black truffle paste, mexican truffle, closed cup mushrooms, closed cup,
      open cup mushrooms, portabellini, portobellini, brown cap mushrooms, paris mushroom`,
    ),
  },
  {
    class: 'sweetener',
    diet: 'vegan',
    dietAtWorst: 'vegetarian',
    names: list(
      `heather honey, lavender honey, orange blossom honey, clover honey, chestnut honey, lime blossom honey,
      linden honey, thyme honey, wildflower honey, eucalyptus honey, buckwheat honey, sidr honey, tupelo honey,
      sourwood honey, forest honey, pine honey, fir honey, honeydew honey, sunflower honey, rapeseed honey,
      borage honey, rosemary honey, oak honey, leatherwood honey, jarrah honey, greek honey,
      scottish heather honey, cotswold honey, gloucester honey, cheshire honey, lancashire honey,
      wensleydale honey, leicestershire honey, set honey, soft set honey, creamed honey, cream honey,
      whipped honey, churned honey, squeezy honey, comb honey, cut comb honey, comb honey in a frame,
      chunk honey, bakers honey, baker s honey`,
    ),
  },
  {
    class: 'salt',
    diet: 'vegan',
    names: list(
      `oyster grey salt, celtic sea salt, celtic salt, grey salt, gray salt, sel gris, flor de sal,
      himalayan pink salt, pink himalayan salt, persian blue salt, blue salt, black lava salt,
      hawaiian black salt, red alaea salt, alaea salt, hawaiian red salt, kala namak, bamboo salt,
      murray river salt, cyprus flake salt, cyprus black salt, smoked sea salt, smoked salt, maldon salt,
      halen mon, anglesey sea salt, cornish sea salt, welsh sea salt, brown sea salt, white sea salt,
      green bamboo salt, hawaiian sea salt, mediterranean sea salt, pretzel salt, popcorn salt, canning salt,
      instacure, iodised salt, lo salt, losalt, low sodium salt, flaky sea salt, flaked salt, salt crystals,
      coarse sea salt, fine sea salt`,
    ),
  },
]

import { type IngredientId, isIngredientId } from '#kitchen/lexicon/lexicon.ts'
import { list } from '#kitchen/word-list.ts'

/**
 * The ingredients that random requests draw from, in this order: a new row of the lexicon changes no request of a seed.
 * New rows are tried one by one (lexicon/judged-and-cooked.test.ts). To draw from all rows again, write their ids here
 * and read what the random tests find.
 */
const ids = list(`
  carrot, potato, sweet-potato, beet, parsnip, turnip, kohlrabi, rutabaga, celery-root, radish, daikon, cassava, yam,
  taro, lotus-root, jerusalem-artichoke, pumpkin, butternut-squash, zucchini, bitter-gourd, tomato, cherry-tomato,
  canned-tomatoes, sun-dried-tomato, tomatillo, bell-pepper, red-bell-pepper, green-bell-pepper, roasted-red-pepper,
  poblano, chili-pepper, dried-chili, green-chili, jalapeno, ancho-chile, chipotle, scotch-bonnet, eggplant,
  cauliflower, broccoli, cabbage, savoy-cabbage, red-cabbage, napa-cabbage, brussels-sprouts, green-beans, okra,
  nopal, artichoke, asparagus, fennel, celery, leek, corn, peas, plantain, young-jackfruit, bamboo-shoots, baby-corn,
  cucumber, snow-peas, bean-sprouts, water-chestnut, green-papaya, lettuce-heart, radicchio, endive, avocado, spinach,
  kale, swiss-chard, lettuce, arugula, lambs-lettuce, bok-choy, water-spinach, collard-greens, cassava-leaves,
  watercress, sorrel, onion, red-onion, shallot, scallion, garlic-chives, garlic, ginger, lemongrass, galangal,
  mushroom, shiitake, oyster-mushroom, king-oyster-mushroom, shimeji, portobello, chanterelle, dried-porcini,
  dried-shiitake, wood-ear, enoki, nori, wakame, kombu, olive, caper, pickle, kimchi, sauerkraut, umeboshi,
  pickled-ginger, preserved-lemon, apple, applesauce, pear, quince, banana, peach, nectarine, apricot, plum, mango,
  pineapple, papaya, kiwi, passion-fruit, melon, watermelon, grape, fig, pomegranate, rhubarb, persimmon, lychee,
  strawberry, raspberry, blueberry, blackberry, cranberry, gooseberry, blackcurrant, cherry, sour-cherry, raisin,
  dried-cranberry, date, prune, dried-apricot, dried-fig, orange, lemon, lime, grapefruit, mandarin, parsley,
  cilantro, basil, thai-basil, shiso, holy-basil, mint, dill, chives, tarragon, marjoram, chervil, curry-leaf,
  rosemary, thyme, oregano, sage, bay-leaf, kaffir-lime-leaf, black-pepper, white-pepper, cumin, cumin-seed,
  ground-coriander, coriander-seed, turmeric, paprika, smoked-paprika, chili-powder, chili-flakes, cayenne, cinnamon,
  nutmeg, cloves, cardamom, ground-ginger, garlic-powder, onion-powder, star-anise, fennel-seed, caraway, celery-seed,
  nigella, mustard-seed, fenugreek, fenugreek-leaf, asafoetida, amchur, saffron, sumac, allspice, juniper-berry,
  achiote, sichuan-pepper, gochugaru, nutritional-yeast, dried-oregano, dried-basil, dried-thyme, vanilla,
  almond-extract, rose-water, orange-blossom-water, garam-masala, curry-powder, five-spice, berbere, ras-el-hanout,
  zaatar, italian-seasoning, herbes-de-provence, baharat, shichimi, taco-seasoning, salt, almond, walnut, cashew,
  pistachio, hazelnut, pecan, pine-nut, peanut, chestnut, desiccated-coconut, sesame-seed, sunflower-seed,
  pumpkin-seed, egusi, chia-seed, flaxseed, poppy-seed, peanut-butter, almond-butter, tahini, vegetable-oil,
  sunflower-oil, canola-oil, olive-oil, sesame-oil, mustard-oil, coconut-oil, palm-oil, peanut-oil, lard, margarine,
  vegan-butter, white-vinegar, malt-vinegar, rice-vinegar, black-vinegar, balsamic-vinegar, cider-vinegar,
  wine-vinegar, lemon-juice, lime-juice, tamarind, pomegranate-molasses, white-wine, red-wine, sherry, rice-wine,
  mirin, sake, brandy, rum, beer, vegetable-stock, chicken-stock, beef-stock, fish-stock, dashi, coconut-milk,
  coconut-cream, water, soy-sauce, tamari, ponzu, fish-sauce, oyster-sauce, hot-sauce, sriracha, sweet-chili-sauce,
  chili-oil, gochujang, harissa, ketchup, mayonnaise, mustard, horseradish, wasabi, worcestershire-sauce,
  hoisin-sauce, teriyaki-sauce, tomato-sauce, passata, salsa, pesto, hummus, barbecue-sauce, vegan-mayonnaise,
  tomato-paste, miso, doenjang, doubanjiang, ssamjang, fermented-black-beans, shrimp-paste, red-curry-paste,
  green-curry-paste, curry-roux, sugar, brown-sugar, powdered-sugar, vanilla-sugar, honey, maple-syrup, palm-sugar,
  jaggery, molasses, jam, dulce-de-leche, marzipan, agave-syrup, corn-syrup, dark-chocolate, milk-chocolate,
  white-chocolate, chocolate-hazelnut-spread, cocoa-powder, baking-powder, baking-soda, yeast, cornstarch, arrowroot,
  gelatin, agar, potato-starch, tapioca, coffee, tea, matcha, orange-juice, apple-juice, tomato-juice,
  sparkling-water, chicken, chicken-breast, chicken-thigh, chicken-leg, chicken-wing, turkey, turkey-breast, duck,
  beef, beef-brisket, short-ribs, oxtail, beef-steak, veal, pork, pork-chop, pork-shoulder, pork-ribs,
  pork-tenderloin, pork-belly, lamb, lamb-chop, lamb-shank, goat-meat, chicken-liver, beef-liver, rabbit, venison,
  ground-beef, ground-pork, ground-lamb, ground-chicken, ground-turkey, bacon, pancetta, guanciale, ham, corned-beef,
  luncheon-meat, prosciutto, sausage, hot-dog, blood-sausage, chorizo, salami, pepperoni, salmon, tuna, cod, pollock,
  halibut, sole, haddock, tilapia, catfish, carp, trout, mackerel, eel, sardine, herring, sea-bass, red-snapper,
  canned-tuna, salt-cod, canned-sardines, anchovy, smoked-salmon, pickled-herring, salmon-roe, surimi, fish-cake,
  dried-bonito, dried-shrimp, shrimp, crab, lobster, mussel, clam, oyster, scallop, squid, octopus, egg, quail-egg,
  tofu, smoked-tofu, fried-tofu, silken-tofu, tempeh, natto, edamame, textured-vegetable-protein, seitan,
  vegan-sausage, vegan-mince, chickpea, kidney-bean, black-bean, adzuki-bean, white-bean, cannellini-bean,
  butter-bean, lentil, red-lentil, black-eyed-pea, mung-bean, split-pea, chana-dal, toor-dal, urad-dal, fava-bean,
  pinto-bean, refried-beans, baked-beans, milk, buttermilk, kefir, soy-milk, almond-milk, oat-milk, lactose-free-milk,
  condensed-milk, cream, sour-cream, creme-fraiche, plant-cream, yogurt, greek-yogurt, labneh, soy-yogurt,
  coconut-yogurt, mozzarella, burrata, feta, queso-fresco, ricotta, cream-cheese, goat-cheese, brie, blue-cheese,
  gorgonzola, mascarpone, cottage-cheese, quark, paneer, halloumi, cheese, cheddar, gouda, parmesan, cotija, gruyere,
  emmental, pecorino, manchego, vegan-cheese, butter, ghee, rice, basmati-rice, jasmine-rice, arborio-rice,
  brown-rice, sushi-rice, glutinous-rice, cooked-rice, wild-rice, rice-flakes, couscous, bulgur, quinoa, millet, teff,
  fonio, barley, farro, oats, polenta, semolina, buckwheat, pasta, spaghetti, vermicelli, penne, fusilli, tagliatelle,
  whole-wheat-pasta, macaroni, lasagna-sheets, orzo, gnocchi, ravioli, tortellini, gluten-free-pasta, egg-noodles,
  rice-noodles, rice-vermicelli, rice-cakes, udon, soba, ramen-noodles, glass-noodles, sweet-potato-noodles,
  konjac-noodles, bread, whole-wheat-bread, rye-bread, baguette, ciabatta, focaccia, burger-bun, brioche, croissant,
  breadcrumbs, crackers, graham-crackers, ladyfingers, panko, flour-tortilla, corn-tortilla, pita, naan, chapati,
  injera, rice-paper, dumpling-wrapper, tortilla-chips, puff-pastry, shortcrust-pastry, pizza-dough, phyllo, flour,
  whole-wheat-flour, rye-flour, oat-flour, rice-flour, buckwheat-flour, glutinous-rice-flour, chickpea-flour,
  almond-flour, coconut-flour, cornmeal-flour, masa-harina, cassava-flour, gluten-free-flour
`)

export const drawnIngredients: readonly IngredientId[] = ids.map((id) => {
  if (!isIngredientId(id)) throw new Error(`${id} is drawn for random requests, and has no row`)
  return id
})

import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

/** English label words for thickeners, sweeteners, colours, raising agents and preservatives, by source. */
export const labelWords: readonly NamedKind[] = [
  {
    class: 'thickener',
    diet: 'vegan',
    names: list(
      `carob bean gum, acacia gum, tara gum, karaya gum, tragacanth gum, gum tragacanth, cellulose gum, methylcellulose, methyl cellulose, carboxymethylcellulose, microcrystalline cellulose, amidated pectin, alginate, sodium alginate, calcium alginate, konjac gum, konjac glucomannan, glucomannan, psyllium fiber, corn starch, maize starch, waxy maize starch, rice starch, tapioca starch, sago starch, starch syrup, dextrin, tapioca dextrin, polydextrose, chicory inulin, chicory fiber, chicory root fiber, oligofructose fiber,
      fructooligosaccharide, fructo oligosaccharide, oligofructose, plant concentrate, fruit and plant concentrate, vegetable concentrate, galactomannan, gluco oligosaccharide, isomaltooligosaccharide, xylooligosaccharide, soluble fiber, dietary fiber, vegetable fiber, plant fiber, citrus fiber, apple fiber, pea fiber, bamboo fiber, potato fiber, corn fiber, beet fiber, sugar beet fiber, carrot fiber, flax fiber, resistant starch, resistant dextrin, gelling agent pectin, vegetable gelatin, agar agar`,
    ),
  },
  {
    class: 'thickener',
    contains: ['gluten'],
    diet: 'vegan',
    names: list(
      'hydrolyzed wheat protein, hydrolyzed gluten, hydrolyzed barley protein, wheat maltodextrin, oat bran fiber, barley fiber, hydrolysed wheat protein',
    ),
  },
  {
    class: 'sweetener',
    diet: 'vegan',
    names: list(
      `sucrose, saccharose, glucose fructose syrup, fructose glucose syrup, high fructose corn syrup, dextrose syrup, sugar cane, sugarcane, cane juice, sugarcane juice, cane syrup, beet sugar, sugar beet syrup, caramel syrup, caramelized sugar, mizuame, rice malt syrup, tapioca syrup, corn syrup solid, trehalose, isomaltulose, palatinose, tagatose, allulose, psicose, xylose, ribose, mannitol, sorbitol, sorbitol syrup, maltitol, maltitol syrup, isomalt,
      polyol, stevia extract, steviol glycoside, steviol glycosides, rebaudioside, thaumatin, acesulfame, acesulfame k, acesulfame potassium, saccharin, sodium saccharin, cyclamate, sodium cyclamate, neotame, advantame, luo han guo, lucuma, lucuma powder, caroube, table sweetener, grape must, must, concentrated grape must, fruit sugar, vanilla sugar, vanillin sugar, icing sugar, sugar pearl, sprinkles sugar`,
    ),
  },
  {
    class: 'sweetener',
    contains: ['gluten'],
    diet: 'vegan',
    names: list('wort, beer wort, malt concentrate'),
  },
  {
    class: 'milk',
    contains: ['dairy'],
    diet: 'vegetarian',
    names: list(
      'milk calcium, butteroil, butter oil, milk proteins, whey protein concentrate, potassium caseinate, micellar casein, lactoferrin, galactose',
    ),
  },
  // May contain gluten, because brewer's yeast that was not washed carries gluten from barley.
  { class: 'baking', unknown: ['gluten'], diet: 'vegan', names: list('brewer yeast, brewers yeast') },
  {
    class: 'baking',
    diet: 'vegan',
    names: list(
      `lactic acid, malic acid, ascorbic acid, acetic acid, fumaric acid, phosphoric acid, adipic acid, succinic acid, sorbic acid, benzoic acid, propionic acid, glutamic acid, hydrochloric acid, oleic acid, folic acid, pantothenic acid, nicotinic acid, acid, acidulant, acidity regulator, sodium citrate, potassium citrate, calcium citrate, sodium lactate, calcium lactate, potassium lactate, sodium acetate, calcium acetate, sodium ascorbate, sodium erythorbate, isoascorbate, potassium sorbate, sodium benzoate, calcium propionate,
      sodium nitrite, potassium nitrate, sodium nitrate, saltpeter, saltpetre, sulphite, sulfite, sulphur dioxide, sulfur dioxide, sodium metabisulphite, sodium metabisulfite, potassium metabisulphite, preservative, antioxidant, stabilizer, stabiliser, emulsifier, thickener, gelling agent, raising agent, leavening, leavening agent, anti caking agent, anticaking agent, glazing agent, humectant, firming agent, bulking agent, flour treatment agent, sequestrant, foaming agent, propellant, sodium carbonate, sodium hydrogen carbonate, sodium bicarbonate, potassium carbonate, potash, ammonium carbonate, ammonium bicarbonate, hartshorn, calcium carbonate, magnesium carbonate,
      diphosphate, disodium diphosphate, triphosphate, polyphosphate, phosphate, sodium phosphate, calcium phosphate, monocalcium phosphate, potassium phosphate, potassium chloride, calcium chloride, magnesium chloride, nigari, bittern, gypsum, calcium sulfate, calcium sulphate, magnesium sulfate, aluminium sulfate, sodium hydroxide, calcium hydroxide, slaked lime, silicon dioxide, silica, talc, titanium dioxide, iron oxide, kaolin, sodium glutamate, nucleotide, baker yeast, dry yeast, autolyzed yeast,
      vitamin, vitamins, vitamin a, vitamin b, vitamin b1, vitamin b2, vitamin b6, vitamin b12, vitamin c, vitamin e, vitamin k, provitamin, thiamin, thiamine, riboflavin, niacin, niacinamide, nicotinamide, pyridoxine, biotin, folate, cobalamin, cyanocobalamin, calcium pantothenate, tocopherol, tocopherol extract, alpha tocopherol, mineral, minerals, iron, ferrous sulfate, ferrous sulphate, ferrous gluconate, zinc, zinc oxide, zinc sulfate, iodine, potassium iodide, potassium iodate, selenium, magnesium, magnesium oxide, calcium, potassium, l carnitine, caffeine, quinine, taurine, guarana extract, plant sterol, sterol ester, phytosterol, lycopene, lutein, zeaxanthin,
      carotene, carotenes, beta carotene, beta carotene dye, carotenoid, annatto extract, paprika extract, paprika oleoresin, oleoresin, curcumin, anthocyanin, anthocyanins, betanin, beetroot red, chlorophyll, chlorophyllin, copper chlorophyllin, caramel color, caramel coloring, vegetable carbon, charcoal, activated charcoal, tartrazine, sunset yellow, brilliant blue, allura red, azorubine, ponceau, indigotine, green s, patent blue, color, coloring, colouring, colour, food color, natural color, natural coloring, natural colouring, dye, natural dye, vegetable color, plant color, vanillin, ethyl vanillin, maltol, menthol, natural flavor, flavor, flavoring, natural flavoring, aroma, natural aroma, artificial flavor, smoke, smoke flavoring, beech wood smoke, beechwood smoke, oak smoke, oak wood smoke, wood smoke, alder wood smoke,
      enzyme, enzymes, amylase, microbial rennet, vegetable rennet, transglutaminase, phytase, xylanase, bacterial culture, ferment, ferments, starter culture, sourdough culture, koji, koji culture, carbon dioxide, carbonic acid, nitrogen, oxygen, alcohol, ethanol, ethyl alcohol, neutral alcohol, neutral spirit, glycerol, glycerine, glycerin, propylene glycol, soluble coffee, oilseed, plants, plant extract, plant extracts, herbal extract, botanical, concentrated plant, coloring food, colouring food, colouring foodstuff, fruit concentrate, hop, hops, hop extract, hop pellet, hop cone`,
    ),
  },
  {
    class: 'baking',
    diet: 'vegan',
    dietAtWorst: 'meat',
    names: list(
      'mono and diglycerides, monoglyceride, diglyceride, mono diglyceride, glyceride, triglyceride, fatty acid, fatty acids, stearic acid, palmitic acid, magnesium stearate, calcium stearate, stearate, polysorbate, datem, esters of mono and diglycerides, polyglycerol ester, polyglycerol polyricinoleate, sorbitan monostearate, sodium stearoyl lactylate, stearoyl lactylate, sucrose ester, sugar ester, disodium guanylate, disodium inosinate, disodium ribonucleotide, guanylate, inosinate, vitamin d, vitamin d3, cholecalciferol, omega 3, animal or vegetable fat',
    ),
  },
  {
    class: 'oil',
    diet: 'vegan',
    names: list(
      'palm olein, palm kernel stearin, shea, shea nut, illipe, illipe butter, illipe fat, kokum fat, mango kernel, mango kernel fat, sunflower, sunflower fat, rapeseed, canola, rape, vegetable oil and fat, fractionated vegetable fat, hydrogenated vegetable fat, coconut fat, mct',
    ),
  },
  { class: 'baking', diet: 'vegan', names: list('sunflower lecithin, rapeseed lecithin, canola lecithin') },
  {
    class: 'egg',
    contains: ['eggs'],
    diet: 'vegetarian',
    names: list('egg lecithin'),
  },
  {
    class: 'baking',
    diet: 'meat',
    names: list(
      'carmine, cochineal, carminic acid, animal rennet, rennet, calf rennet, bone char, bone meal, collagen peptide, hydrolyzed collagen, bovine gelatin, animal gelatin, pepsin, lard flake, l cysteine, cysteine, plasma, blood, blood plasma',
    ),
  },
  { class: 'sweetener', diet: 'vegetarian', names: list('bee wax, lanolin, honey powder') },
  { class: 'sweetener', diet: 'vegetarian', dietAtWorst: 'meat', names: list('shellac, confectioner glaze, confectioners glaze') },
  {
    class: 'wine',
    diet: 'vegan',
    names: list(
      'rakia, rakija, slivovitz, palinka, pelinkovac, marc, kirschwasser, pisco, aquavit, akvavit, korn, arak, raki, sambuca, vermouth, chartreuse, curacao, amaretto liqueur, creme de cassis, baijiu, shochu, awamori, makgeolli, mead wine, cachaca, chinotto',
    ),
  },
  {
    class: 'leaf',
    diet: 'vegan',
    names: list(
      'komatsuna, tatsoi, mibuna, mustard spinach, ashitaba, hornwort, java water dropwort, java waterdropwort, korean water dropwort, seri, nira, malabar spinach, new zealand spinach, good king henry, orach, ground elder, chickweed, plantain leaf, ribwort, buckhorn, soapwort, yarrow, coltsfoot, mallow, marsh mallow root, marshmallow root, salad burnet, horsetail, heather, eyebright, tencha, gyokuro, sencha, genmaicha, hojicha, matcha powder, rooibos, honeybush, lime blossom, poppy petal, hibiscus flower, jasmine flower, cornflower, calendula, sunflower petal, chrysanthemum flower',
    ),
  },
  {
    class: 'fruit',
    diet: 'vegan',
    names: list(
      'sloe, sloe berry, sloes, blackthorn, dog rose, rose hip fruit, chokeberry, black chokeberry, khaki, kaki, sharon fruit, thompson seedless, lemon cell, orange cell, fruit cell, sugar apple, jabuticaba, camu camu, guarana, acai berry, miracle berry, serviceberry, saskatoon, service tree, rowan, rowan berry, rowanberry, haw, hawthorn, hawthorn berry, mirabelle, greengage, damson, bullace, ume, umeboshi plum, friggitello, friarelli',
    ),
  },
]

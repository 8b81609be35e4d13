import type { Head } from '#kitchen/reader/food/kind.ts'
import { dishHeads } from '#kitchen/reader/kinds/es/dish-heads.ts'
import { madeDishes } from '#kitchen/reader/kinds/es/made-dishes.ts'
import { chocolate, flour, milkFacts } from '#kitchen/reader/kinds/head-facts.ts'
import { keysIn } from '#kitchen/reader/kinds/keys.ts'
import { list } from '#kitchen/word-list.ts'

const keys = keysIn('es')

/** Bases of gluten-free flour, bread, pasta and semolina. */
const glutenFreeBases = keys(
  `arroz, arroz integral, arroz glutinoso, maíz, maicillo, trigo sarraceno, alforfón, garbanzo, lenteja, guisante, almendra, avellana, coco, patata, papa, batata, boniato, camote, tapioca, yuca, mandioca, quinoa, quinua, mijo, sorgo, teff, amaranto, soja, soya, lino, linaza, chía, cáñamo, semilla de cáñamo, algarroba, garrofín, semilla de algarroba, goma garrofín, plátano, castaña, haba, judía,
  alubia, frijol, altramuz, chufa, sésamo, girasol, semilla, calabaza, nuez, cacahuete, maní, anacardo, pistacho, cacao, judía dulce, judía roja, azuki, konjac, arrurruz, coliflor, tigernut, almorta, guija, fruto seco, frutos secos, uva, mezquite, salvado, curry, tomate, chile, ají, guindilla, ajo, ajo negro, aceituna, dátil, miso, membrillo, guayaba, tamarindo, anchoa, gamba, camarón, sésamo negro, azúcar, fruta, pimiento, curry rojo, curry verde, curry amarillo`,
)

/** Bases of milk, yogurt, cream and cheese without animal milk. */
const milkFreeBases = keys(
  'almendra, anacardo, coco, arroz, avena, soja, soya, tofu, cáñamo, guisante, macadamia, nuez, chufa, lino, quinoa, avellana, espelta, castaña, pistacho, sésamo, cacahuete, maní, alpiste, nueces, frutos secos, fruto seco, mijo',
)

/** Bases of a "crema" or "manteca" without milk. */
const creamsWithoutMilk = keys(
  'arroz, avena, coco, soja, soya, soja texturizada, soya texturizada, almendra, avellana, cacahuete, anacardo, pistacho, sésamo, castaña, vinagre, vinagre balsámico, balsámico, tartar, tártaro, limón, cacao, frutos secos, fruto seco, dátil, aceituna, garbanzo, mango, orujo, casis, menta, manos, cuerpo, soja y avellana',
)

/** Plants ground or pressed to a "mantequilla" or "manteca" without milk. */
const plantButterBases = keys(
  'cacahuete, maní, almendra, anacardo, avellana, nuez, pistacho, sésamo, girasol, semilla, coco, cacao, cocoa, cacao pura, karité, mango, macadamia, calabaza, soja, manzana, frutos secos, fruto seco, illipé, kokum',
)

const milkAnimals = keys('vaca, cabra, oveja, búfala, camella, yegua, burra, yak, animal, res')

/** Birds whose eggs are eaten: a hen's egg contains no hen. */
const layingBirds = keys(
  'gallina, gallinas, gallina campera, gallina camperas, codorniz, pato, pata, oca, avestruz, pava, pavo, pintada, ave, corral, tortuga',
)

/** Bases of meatless sausages, burgers and steaks. */
const meatlessBases = keys(
  'verdura, garbanzo, lenteja, judía, alubia, frijol, tofu, tempeh, soja, soya, seitán, quinoa, champiñón, seta, remolacha, espinaca, avena, berenjena, zanahoria, guisante, coliflor, jaca, brócoli, mijo',
)

/**
 * Spanish head nouns, which stand first in a name. The first row that fits decides; contents that no row names are
 * unknown.
 */
export const headNouns: readonly Head[] = [
  ...dishHeads,
  ...madeDishes,
  {
    heads: list(
      'queso, quesito, queso fundido, queso rallado, queso curado, queso semicurado, queso tierno, queso fresco, queso en polvo, cuajada',
    ),
    class: 'hard-cheese',
    ...milkFacts(milkAnimals, milkFreeBases),
    dietAtWorst: 'meat',
  },
  {
    heads: list(
      'leche, leche pasteurizada, leche uht, leche esterilizada, leche homogeneizada, leche ultrapasteurizada, leche concentrada, leche entera pasteurizada, leche desnatada en polvo, leche entera en polvo, leche descremada, leche semidescremada, leche descremada en polvo, leche entera, leche desnatada, leche semidesnatada, leche fresca, leche cruda, leche en polvo, leche fermentada, batido de leche',
    ),
    class: 'milk',
    ...milkFacts(milkAnimals, milkFreeBases),
  },
  { heads: list('bebida, bebida vegetal, leche vegetal'), class: 'milk', madeOf: true, otherwise: 'unknown', diet: 'vegan' },
  {
    heads: list('nata, nata pasteurizada, nata líquida, crema pasteurizada, crema de leche, crema ácida'),
    class: 'cream',
    ...milkFacts(milkAnimals, creamsWithoutMilk),
  },
  {
    // With a vegetable, "crema" is a soup: "crema de calabaza".
    heads: list('crema'),
    class: 'cream',
    ...milkFacts(milkAnimals, creamsWithoutMilk),
    unknown: ['eggs', 'gluten', 'soybean'],
  },
  { heads: list('mantequilla'), class: 'butter', ...milkFacts(milkAnimals, plantButterBases) },
  {
    heads: list('yogur, yogurt, yoghourt, yogurt natural, kéfir, petit suisse, postre lácteo'),
    class: 'yogurt',
    ...milkFacts(milkAnimals, milkFreeBases),
  },
  {
    heads: list('suero, suero de leche, lactosuero, permeado, caseinato, caseína, proteína láctea, sólidos lácteos'),
    class: 'milk',
    contains: ['dairy'],
    despite: milkAnimals,
    diet: 'vegetarian',
  },
  {
    heads: list('helado, cremoso, mousse'),
    class: 'sweetener',
    contains: ['dairy'],
    unknown: ['eggs', 'gluten', 'soybean', 'peanut'],
    without: { allergen: 'dairy', when: milkFreeBases },
    diet: 'vegetarian',
  },
  {
    heads: list(
      'aceite, grasa de palma, grasa de coco, grasa de palmiste, grasa de karité, manteca de cacao, manteca de cocoa, manteca de karité, manteca de coco, manteca de palma',
    ),
    class: 'oil',
    varies: ['peanut', 'soybean'],
    diet: 'vegan',
  },
  { heads: list('harina, harina integral, sémola, semolina, salvado, copo, cereal, germen'), ...flour(glutenFreeBases) },
  { heads: list('fibra, almidón, fécula'), class: 'thickener', madeOf: true, diet: 'vegan' },
  {
    heads: list('pan, panecillo, bollo, barra de pan, tostada, pan de molde'),
    class: 'bread',
    contains: ['gluten'],
    without: { allergen: 'gluten', when: glutenFreeBases },
    diet: 'vegan',
    dietAtWorst: 'vegetarian',
    unknown: ['dairy', 'eggs', 'soybean'],
  },
  {
    heads: list('fideo, macarrón, espagueti, tallarín, noodles'),
    class: 'pasta',
    contains: ['gluten'],
    mayContain: ['eggs'],
    without: { allergen: 'gluten', when: glutenFreeBases },
    diet: 'vegan',
    dietAtWorst: 'vegetarian',
  },
  { heads: list('pasta, crema untable'), class: 'paste', madeOf: true, diet: 'vegan' },
  {
    heads: list('seta, hongo, champiñón, boleto, trufa, níscalo'),
    class: 'mushroom',
    contains: ['mushroom'],
    isLikeness: true,
    diet: 'vegan',
  },
  {
    heads: list('huevo, huevo entero, clara de huevo, yema de huevo, clara, yema'),
    class: 'egg',
    contains: ['eggs'],
    despite: layingBirds,
    without: { allergen: 'eggs', when: keys('pescado, mújol, lumpo, merluza, salmón, trucha, bacalao'), classes: ['fish', 'cured-fish'] },
    diet: 'vegetarian',
  },
  { heads: list('pescado, pez, lomo de pescado'), class: 'fish', diet: 'pescatarian' },
  {
    heads: list('marisco, crustáceo, molusco, almeja, mejillón, caracol, gamba, langostino, cangrejo, camarón, calamar, sepia, chipirón'),
    class: 'shellfish',
    contains: ['shellfish'],
    diet: 'pescatarian',
  },
  {
    heads: list('salchicha, hamburguesa, albóndiga, filete, escalope, embutido, nugget'),
    class: 'cured-meat',
    otherwise: 'unknown',
    meatless: meatlessBases,
    diet: 'meat',
  },
  { heads: list('caldo, fondo, consomé'), class: 'stock', madeOf: true, otherwise: 'unknown', diet: 'vegan' },
  { heads: list('vinagre'), class: 'acid', varies: ['gluten'], diet: 'vegan' },
  { heads: list('nuez, nueces'), class: 'nut', varies: true, diet: 'vegan' },
  {
    heads: list(
      'zumo, jugo, néctar, mosto, licuado, concentrado, concentrado de zumo, zumo concentrado, puré, pulpa, compota, ralladura, cáscara, corteza, piel, gajo, granulado, copos',
    ),
    class: 'fruit',
    madeOf: true,
    diet: 'vegan',
  },
  { heads: list('mermelada, confitura, jalea, dulce'), class: 'sweetener', madeOf: true, diet: 'vegan' },
  {
    heads: list(
      'jarabe, sirope, azúcar, almíbar, melaza, dextrosa, glucosa, fructosa, maltodextrina, dextrina, jarabe de glucosa, sirope de glucosa, azúcar invertido, savia',
    ),
    class: 'sweetener',
    diet: 'vegan',
  },
  { heads: list('malta, extracto de malta, jarabe de malta'), class: 'sweetener', contains: ['gluten'], diet: 'vegan' },
  {
    heads: list(
      'lecitina, pectina, extracto, proteína, proteína hidrolizada, proteína vegetal, aislado, aislado de proteína, polvo, harina de semilla, goma, aceite esencial, esencia, aroma, colorante',
    ),
    class: 'baking',
    madeOf: true,
    diet: 'vegan',
  },
  { heads: list('semilla, pipa, grano, pepita'), class: 'seed', diet: 'vegan' },
  { heads: list('hoja, flor, brote, raíz, tallo, pétalo, germinado'), class: 'leaf', diet: 'vegan' },
  { heads: list('baya'), class: 'berry', diet: 'vegan' },
  { heads: list('fruta, fruto, baya'), class: 'fruit', isLikeness: true, diet: 'vegan' },
  { heads: list('hierba, especia'), class: 'herb', diet: 'vegan' },
  { heads: list('condimento, mezcla de especias, mezcla de hierbas'), class: 'spice', madeOf: true, diet: 'vegan' },
  { heads: list('verdura, hortaliza'), class: 'vegetable', diet: 'vegan' },
  { heads: list('lechuga, repollo, col, espinaca, acelga'), class: 'leaf', diet: 'vegan' },
  {
    heads: list('manzana, pera, naranja, mandarina, limón, uva, ciruela, cereza, melón, mango, plátano, aceituna'),
    class: 'fruit',
    diet: 'vegan',
  },
  { heads: list('frijol, poroto, judía, alubia, lenteja, garbanzo, guisante, haba'), class: 'legume', diet: 'vegan' },
  { heads: list('patata, papa, batata, camote, zanahoria, remolacha'), class: 'root', diet: 'vegan' },
  { heads: list('chile, ají, pimiento, guindilla'), class: 'pepper', diet: 'vegan' },
  { heads: list('alga'), class: 'seaweed', diet: 'vegan' },
  { heads: list('atún, bacalao, merluza, salmón, trucha, sardina, anchoa, caballa, mero, lenguado'), class: 'fish', diet: 'pescatarian' },
  {
    heads: list('pastel, tarta, bizcocho, galleta, magdalena, barquillo, oblea'),
    class: 'pastry',
    mayContain: ['gluten', 'eggs', 'dairy'],
    unknown: ['soybean', 'peanut'],
    diet: 'vegetarian',
    dietAtWorst: 'meat',
    isDish: true,
  },
  {
    heads: list('hojaldre, masa, masa madre, rebozado'),
    class: 'pastry',
    contains: ['gluten'],
    mayContain: ['eggs', 'dairy'],
    without: { allergen: 'gluten', when: glutenFreeBases },
    diet: 'vegetarian',
  },
  { heads: list('licor, aguardiente, vino, cerveza, sidra'), class: 'wine', diet: 'vegan' },
  { heads: list('chocolate, cobertura de chocolate'), ...chocolate },
]

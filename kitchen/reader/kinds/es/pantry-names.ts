import type { NamedKind } from '#kitchen/reader/kinds/kind.ts'
import { list } from '#kitchen/reader/words/words.ts'

/** Puts each of the words behind a noun: "miel de" and "romero" make "miel de romero". */
const each = (before: string, words: string) => list(words).map((word) => `${before} ${word}`)

/** Plants whose flowers bees visit. */
const honeyPlants = `acacia, aguacate, agujones, alfalfa, algarrobo, almendro, árnica, aulaga, azahar, bosque, biérzol, brezo,
  brezo blanco, calluna, café, campanilla, cantueso, castaño, cardo, cerezo, colza, chañar, eneldo, encina, erica, espino,
  eucalipto, flor de azahar, flores, flores silvestres, girasol, granadilla, hinojo, jara, lavanda, lavandín, limonero,
  lino, madroño, mandarino, manzano, mielada, mil flores, milflores, mezquite, mora, montaña, alta montaña, naranjo, níspero,
  nogal, olmo, orégano, palma, poleo, quillay, quebracho, retama, roble, romero, sauce, sierra, tajonal, tajinaste, tamarindo, tomillo,
  trébol, tilo, ulmo, tiaca, verónica, viborera, zarza, zarzamora, zulla, melaza, abeto, pino, menta, manuka, coronilla, cilantro, relinchón`

/** What is pressed for its oil and has none of the listed allergens. */
const oilPlants = `argán, argan, aguacate, albaricoque, hueso de albaricoque, algodón, almendra, almendras, almendra dulce, amapola,
  arroz, salvado de arroz, avellana, avellanas, babasú, babassu, borraja, buriti, calabaza, semilla de calabaza, semillas de calabaza, camelina,
  camelia, cáñamo, semillas de cáñamo, semilla de cáñamo, cardo mariano, cártamo, chía, coco, colza, comino negro, copra, coyol,
  dátil, girasol, girasol alto oleico, granada, higo chumbo, illipe, jojoba, linaza, lino, macadamia, maíz, germen de maíz, marula, moringa, mostaza,
  nabina, canola, niger, neguilla, nuez, nueces, nuez de brasil, nuez pecana, oliva, orujo, orujo de oliva, onagra, palma, palma roja, palmiste, pepita de uva,
  pepitas de uva, semilla de uva, semillas de uva, pepita de calabaza, perilla, pistacho, pistachos, piñones, rosa mosqueta, sacha inchi, sésamo, sésamo tostado,
  ajonjolí, ajonjolí tostado, té, ungurahui, aguaje, trufa blanca`

const sweet = list(
  `azúcar invertido, azúcar invertida, jarabe de azúcar, jarabe de azúcar invertido, sirope de azúcar, azúcar líquido, azúcar líquido invertido,
  savia de arce, savia de abedul, savia de palma, savia de coco, agua de arce, agua de abedul, sirope de arce, sirope de abedul,
  néctar de coco, néctar de flor de coco, néctar de la flor de coco, nectar de coco, nectar de flor de coco, savia de flor de coco, sirope de coco, néctar de agave,
  sirope de dátil, sirope de dátiles, jarabe de dátil, sirope de algarroba, melaza de caña, melaza de remolacha, melaza de granada, melaza de algarroba,
  melaza de dátil, melaza de uva, arrope, arrope de uva, arrope de calabaza, arrope de higo, miel de caña, miel de palma, miel de agave, miel de maple, miel de dátil, miel de higo,
  jarabe de oligofructosa, jarabe de inulina, jarabe de fructosa, jarabe de yacón, sirope de yacón, jarabe de maíz, jarabe de sorgo, jarabe de tapioca, jarabe de yuca, jarabe de arroz, jarabe de arroz integral,
  sirope de arroz, sirope de maíz, jarabe de remolacha, sirope de remolacha, jarabe de caña, sirope de caña, jarabe de maltitol, jarabe de sorbitol, jarabe de polidextrosa, sirope de achicoria, jarabe de achicoria,
  azúcar de coco, azúcar de flor de coco, azúcar de dátil, azúcar de palma, azúcar de abedul, azúcar de uva, azúcar de remolacha, azúcar candi, azúcar perlado, azúcar mascabado, azúcar mascavo, panela molida, piloncillo rallado,
  chancaca, papelón, tapa de dulce, raspadura, rapadura, atado de dulce, isomaltulosa, tagatosa, trehalosa, alulosa, xilosa, galactooligosacáridos, jarabe de saúco, sirope de saúco, sirope de flor de saúco, jarabe de flor de saúco,
  concentrado de saúco, concentrado de zumo de saúco, jarabe de granadina, jarabe de rosa, jarabe de violeta, jarabe de jamaica, jarabe de tamarindo, jarabe de goma, jarabe simple, almíbar ligero, almíbar simple`,
)
const thickeners = list(
  `oligofructosa, fructooligosacáridos, fructo-oligosacáridos, inulina, inulina de achicoria, inulina de agave, polidextrosa, fibra de achicoria, fibra de bambú, fibra de cítricos, fibra de manzana,
  fibra de limón, fibra de naranja, fibra de zanahoria, fibra de remolacha, fibra de psyllium, fibra de guisante, fibra de maíz, fibra de tapioca, fibra de yuca, fibra de patata, fibra de papa, fibra de lino, fibra de cacao, fibra de coco,
  fibra de acacia, fibra soluble de maíz, fibra vegetal de inulina, fibras vegetales de inulina, maltodextrina de maíz, maltodextrina de tapioca, maltodextrina de yuca, maltodextrina de patata, maltodextrina de arroz, dextrina de maíz,
  dextrina de tapioca, dextrina de patata, ciclodextrina, amido de arroz, amido de maíz, amido de patata, amido de tapioca, amido de yuca, almidón de arroz, almidón de maíz ceroso, almidón de tapioca, almidón de yuca, almidón de mandioca, almidón de guisante, almidón de achira, almidón de sagú, almidón de papa,
  fécula de patata, fécula de papa, fécula de mandioca, fécula de yuca, fécula de arrurruz, arrurruz, achira, sagú, chuño en polvo, kudzu, kuzu, celulosa vegetal, células de naranja, células de limón, células de cítricos, celdillas de naranja`,
)

const plants = {
  legume: list(
    `judía escarlata, judías escarlata, judía de españa, judías de españa, ayecote, ayecotes, ayocote, ayocotes, frijol ayocote, frijol ayecote, frijol escarlata, frijol tépari, frijol tepari, frijol lima, frijol alado, frijol de palo, frijol gandul,
    frijol caupí, frijol chino, frijol mungo, frijol urad, frijol adzuki, frijol azuki, frijol carita, frijol cabecita negra, frijol castilla, frijol bayo, frijol peruano, frijol flor de mayo, frijol flor de junio, frijol zaragoza, frijol cargamanto, frijol bola roja,
    caupí, feijão, feijao, feijão-frade, feijão frade, feijão preto, feijão verde, feijoca, judía careta, judía carilla, carilla, carillas, frijol ojo de cabra, garbancillo, guija, guijas, almorta, almortas, titos, muelas legumbre, chícharo seco, alverjón, alverja, alverjas,
    arveja seca, arvejón, gandul, gandules, guandul, guandules, quinchoncho, quinchonchos, pallar, pallares, poroto pallar, poroto manteca, poroto tórtola, poroto negro, poroto colorado, poroto alubia, lentejón, lenteja beluga, lenteja caviar, lenteja roja, lenteja coral, altramuz dulce, chocho andino`,
  ),
  vegetable: list(
    `verdura de raíz, verduras de raíz, hortaliza de raíz, hortaliza de hoja, verdura de hoja, berro hortelano, berro de jardín, berro de agua, mastuerzo, lepidio, bismalva, malva, malva real, malva silvestre, hoja de malva, flor de malva, hierba cañamera, altea, raíz de altea, raíz de malvavisco, flor de malvavisco, hoja de malvavisco, cardillo, cardillos, tagarnina, tagarninas, collejas, colleja, achicoria silvestre, verdolaga, ortiga blanca, borraja, bledo, quelites, quelite, quintonil, quintoniles, huauzontle, huauzontles, romeritos hierba, flor de izote, pacaya, loroco, chipilín, chaya, pápalo, pápaloquelite, pepicha, hoja santa, acuyo, momo hierba, verduras variadas, hortalizas variadas, chirivía, pastinaca sativa, raíz de perejil, salsifí, salsifí negro, escorzonera, oca andina, mashua, isaño, ulluco, olluco, papalisa, arracacha, apio criollo, virraca, yacón, jícama, nabo mexicano, ahipa, daikon, nabo japonés`,
  ),
  chilli: list(
    `chile ojo de pájaro, chiles ojo de pájaro, guindilla ojo de pájaro, ají ojo de pájaro, chile pájaro, chile piquín, chile pequín, chile chiltepín, chiltepín, chile tepín, chile amashito, chile bird's eye, chile tailandés, chile thai, ají pajarito, ají puta parió, ají charapita, charapita, ají limo, ají mochero, ají cereza, ají mirasol, ají colorado, ají panca, ají especial, ají escabeche, ají dulce, ají cachucha, ají margariteño, ají cacho de cabra, cacho de cabra, ají verde, ají cristal, ají rocoto, locoto, ulupica, arivivi, chile manzano, chile perón, chile güero, chile xcatic, chile habanero, chile serrano, chile de agua, chile chilaca, chilaca, chile cascabel, chile catarina, chile guajillo, chile costeño, chile chilhuacle, chilhuacle, chile pasilla, chile mulato, chile ancho, chile morita, chile mora, chile meco, chile puya, chile comapeño, chile cobanero, chile cobán, pimiento de espelette, pimienta de espelette, piment d'espelette, chile de espelette, pimiento de alepo, pimiento urfa, pimiento del pico, guindilla de ibarra, guindilla vasca, piparra, piparras, ñora, ñoras, pimiento choricero, pimiento de bola`,
  ),
  fruit: list(
    `fruto de baobab, baobab fruto, pulpa de baobab, baobab en polvo, fruta de baobab, fruto del baobab, higo pajarero, higos pajarero, higos pajareros, higo de cuello de dama, higo calabacita, higo chumbo, brevas, uva concord, uva isabella, uva moscatel, uva aledo, uva red globe, uva thompson, manzana granny, manzana granny smith, manzana red delicious, manzana golden, manzana golden delicious, manzana verde doncella, manzana reineta, manzana fuji, manzana gala, manzana royal gala, manzana pink lady, manzana camuesa, manzana perotá, pera conferencia, pera limonera, pera ercolini, pera blanquilla, pera de agua, pera de san juan, pera castell, pera rocha, pera williams, pera nashi, pera packham, ciruela claudia, ciruela reina claudia, ciruela mirabel, ciruela damascena, ciruela myrobalan, melocotón de viña, melocotón paraguayo, paraguayo, paraguaya fruta, melocotón de calanda, durazno blanquillo, durazno priscos, priscos, chabacano, damasco fruta, cereza picota, picota del jerte, guinda garrafal, níspero japonés, cocona, lulo, naranjilla, tomate de árbol, tamarillo, chirimoya, anona, anón, guanábana, catuche, zapote, zapote negro, mamey, chicozapote, níspero del perú, lúcuma, pitahaya, pitaya, carambola, jaboticaba, arazá, copoazú, borojó, chontaduro, pejibaye, pijuayo, marañón fruta, jocote, ciruela huesito, mamoncillo, quenepa, guaya fruta, caimito, icaco, uvilla, aguaymanto, uchuva, capulín, tejocote, nanche, nance, xoconostle, garambullo fruta, tuna roja, tuna verde`,
  ),
  seed: list(
    `agenuz, ajenuz, arañuel, neguilla, niguilla, comino negro semilla, semilla de cáñamo, cañamones, cañamón, semillas de neguilla, semillas de amapola azul, semillas de amapola blanca, semillas de adormidera, semillas de sésamo negro, semillas de sésamo blanco, sésamo negro, sésamo blanco, ajonjolí negro, ajonjolí blanco, semillas de chía negra, semillas de chía blanca, semillas de lino dorado, semillas de lino marrón, semillas de calabaza peladas, pepitas de calabaza, pepitas de girasol, semillas de alcaravea, semillas de mostaza blanca, semillas de mostaza amarilla, semillas de mostaza negra, semillas de mostaza parda, semillas de apio, semillas de hinojo, semillas de eneldo, semillas de nigella, kalonji`,
  ),
  nut: list(
    'nueces de árbol, nuez de árbol, nuez de macadamia, nuez de castilla, nuez encarcelada, nuez de ginkgo, ginkgo nuez, nuez de barú, baru, nuez de cola, nuez de kola, nuez de marañón, castaña de cajú, castaña de pará, castañas de pará, almendra marcona, almendra largueta, almendra comuna, almendra cruda, almendra repelada, avellana negreta, piñón de araucaria, piñones de araucaria, piñón de pino, pistacho iraní',
  ),
  herb: list(
    'citronella, citronela, hierba limón, zacate limón, limonaria, limoncillo hierba, malojillo, hierba luisa, cedrón, yerbaluisa, verbena de indias, hoja de fenogreco, hojas de fenogreco, hoja de fenegreco, hojas de fenegreco, hoja de alholva, hojas de alholva, fenogreco seco, fenegreco, alholva, ajedrea, hisopo, hierbabuena, yerbabuena, poleo menta, muña, huacatay, paico, epazote, culantro, cilantro cimarrón, recao, chincho, burrito hierba, cedrón del monte',
  ),
  mushroom: list(
    'nameco, namecos, nameko, boleto reticulado, boleto estival, boleto de verano, boletus reticulado, boletus estival, boletus aestivalis, boletus reticulatus, boletus aereus, boletus pinícola, boleto negro, boleto bronceado, boleto comestible, boleto anillado, boleto bayo, boleto de pino, boleto rojo comestible, seta shimeji, shimeji, seta enoki, enoki, seta maitake, maitake, seta eryngii, eryngii, seta cardo, hongo ostra, gírgola, gírgolas, orellana seta, hongo shiitake, hongo portobello, hongo crimini, hongo paris, champiñón parís, champiñón portobello, champiñón castaña, trufa de verano, trufa negra, trufa blanca, tuber melanosporum, tuber aestivum, senderuela, senderuelas, carrerilla, mízcalo, mízcalos, nícalo, pebrazo, rebozuelo, rebozuelos, angula de monte, lengua de gato, lengua de vaca hongo, perrechico, perretxiko, seta de san jorge, llanega, negrilla, negrillas, capuchina seta, barbuda, matacandil',
  ),
  seaweed: list(
    'alga dulse, dulse, duse, alga palmaria, alga kombu, kombu real, alga nori, alga wakame, alga arame, alga hiziki, alga hijiki, alga agar, espagueti de mar, alga espagueti de mar, lechuga de mar, musgo de irlanda, alga codium, ramallo de mar, alga laminaria, laminaria, cochayuyo, luche, ulte, huiro, hondashi alga, yuyo marino, alga espirulina, alga chlorella, fucus, alga fucus',
  ),
  rice: list(
    'arroz extruido, arroz rojo, arroz rojo cargo, arroz cargo, arroz negro venere, arroz venere, arroz bomba, arroz senia, arroz bahía, arroz albufera, arroz j sendra, arroz carnaroli, arroz arborio, arroz vialone nano, arroz basmati, arroz jazmín, arroz jasmín, arroz glutinoso, arroz vaporizado, arroz sancochado, arroz parbolizado, arroz de levadura roja, levadura roja de arroz, arroz de levadura, arroz fermentado rojo, arroz calasparra, arroz calrose, arroz koshihikari, arroz salvaje, arroz de sushi, arroz doble carolina, arroz carolina, arroz fortuna, arroz gallo, arroz excelso, arroz camanejo, arroz paddy, arroz partido',
  ),
  yeast: list(
    'levadura de panadería, levadura de panadero, levadura de panificación, levadura panadera, levadura de pan, levadura alimenticia, levadura alimentaria, levadura nutricional, levadura prensada, levadura comprimida, levadura fresca prensada, levadura liofilizada, levadura seca activa, levadura instantánea, levadura seca instantánea, levadura inactiva, levadura desactivada, levadura en copos, copos de levadura nutricional, levadura saccharomyces cerevisiae, levadura en cubo',
  ),
  cocoa: list(
    'grasa de cacao, manteca de cacao, masa de cacao, pasta de cacao, licor de cacao, torta de cacao, nibs de cacao, cacao magro, cacao magro en polvo, cacao magro desgrasado, cacao desgrasado, cacao desgrasado en polvo, cacao alcalino, cacao alcalinizado, cacao procesado con álcali, cacao tratado con álcali, cacao natural, cacao crudo, cacao en grano, granos de cacao, haba de cacao, habas de cacao, semillas de cacao, pepitas de cacao, trocitos de cacao, virutas de cacao, cascarilla de cacao',
  ),
  corn: list(
    'grano de maíz, granos de maíz, maíz en grano, maíz dulce en grano, maíz morado, maíz blanco, maíz pozolero, maíz mote, maíz cancha, maíz chulpe, maíz pisingallo, maíz palomero, maíz azul, maíz criollo, kasha, trigo sarraceno tostado, trigo sarraceno, alforfón, alforfón tostado, grano de quinoa, quinoa real, quinua real, quinoa roja, quinoa negra, quinoa blanca, quinoa tricolor, grano de amaranto, grano de mijo, kiwicha, kañiwa, cañihua',
  ),
} as const

/** Spanish names that no rule of the reader puts together from what it knows of their words. */
export const pantryNames: readonly NamedKind[] = [
  { class: 'sweetener', diet: 'vegan', dietAtWorst: 'vegetarian', names: each('miel de', honeyPlants) },
  { class: 'oil', diet: 'vegan', names: each('aceite de', oilPlants) },
  {
    class: 'oil',
    diet: 'vegan',
    names: list(
      'grasa de palmiste, grasa de palma, grasa de coco, manteca de palma, manteca de coco, manteca de karité, manteca de mango, manteca de illipe, manteca de sal de la india',
    ),
  },
  { class: 'sweetener', diet: 'vegan', names: sweet },
  { class: 'thickener', diet: 'vegan', names: thickeners },
  { class: 'legume', diet: 'vegan', names: plants.legume },
  { class: 'vegetable', diet: 'vegan', names: plants.vegetable },
  { class: 'chilli', diet: 'vegan', names: plants.chilli },
  { class: 'fruit', diet: 'vegan', names: plants.fruit },
  { class: 'seed', diet: 'vegan', names: plants.seed },
  { class: 'nut', diet: 'vegan', names: plants.nut },
  { class: 'herb', diet: 'vegan', names: plants.herb },
  { class: 'mushroom', contains: ['mushroom'], diet: 'vegan', names: plants.mushroom },
  { class: 'seaweed', diet: 'vegan', names: plants.seaweed },
  { class: 'rice', diet: 'vegan', names: plants.rice },
  { class: 'baking', diet: 'vegan', names: plants.yeast },
  { class: 'chocolate', diet: 'vegan', names: plants.cocoa },
  { class: 'grain', diet: 'vegan', names: plants.corn },
  {
    class: 'grain',
    contains: ['gluten'],
    diet: 'vegan',
    names: list(
      `trigo candeal, trigo chamorro, trigo duro, trigo blando, trigo tierno, trigo harinero, trigo jorasán, trigo de jorasán, trigo khorasan, trigo kamut, trigo mocho, trigo bonaerense, trigo candeal entero, trigo pelón,
      trigo mote, grañones, grañones completos, grañones de centeno, grañones de trigo, grañones de espelta, grañones de avena, grañones de cebada, centeno en grano, espelta pequeña, escaña, escaña melliza, escanda, farro, emmer`,
    ),
  },
  {
    class: 'egg',
    contains: ['eggs'],
    diet: 'vegetarian',
    names: list(
      `albúmina de huevo, albumina de huevo, albúmina en polvo de huevo, proteína de huevo, proteínas de huevo, huevo entero concentrado, huevo concentrado, clara concentrada, clara de huevo líquida, yema de huevo líquida, huevo entero líquido,
      huevo líquido, huevina, ovoproducto, ovoproductos, lisozima de huevo, lecitina de huevo, huevos categoría a, huevo categoría a, huevos de categoría a, huevos clase a, huevos clase m, huevos clase l, huevos categoría b, huevos talla l`,
    ),
  },
  {
    class: 'milk',
    contains: ['dairy'],
    diet: 'vegetarian',
    names: list(
      `leche de heno, leche de pastoreo, leche de pasto, leche de montaña, leche parcialmente descremada, leche parcialmente desnatada, leche parcialmente descremada uht, leche semidescremada, leche semi descremada,
      leche semi desnatada, leche entera homogeneizada, leche homogeneizada, leche microfiltrada, leche estandarizada, leche fluida, leche fluida entera, leche en sachet, leche larga vida, leche ultrapasteurizada, leche deslactosada, leche condensada azucarada,
      leche condensada descremada, leche en polvo parcialmente descremada, caseinato de sodio, caseinato de calcio, caseinato de potasio, caseinato sódico, caseinato cálcico, caseinatos lácteos, caseína micelar, caseína láctea, minerales de leche,
      minerales de la leche, minerales lácteos, concentrado de proteínas de leche, concentrado de proteína láctea, calcio lácteo, calcio de leche, permeado de leche, permeado lácteo, sólidos lácteos, sólidos de leche, sólidos de la leche, extracto seco lácteo`,
    ),
  },
  {
    class: 'cream',
    contains: ['dairy'],
    diet: 'vegetarian',
    names: list(
      'crema de leche montada, crema de leche batida, crema de café, nata montada, nata batida, nata semimontada, crema montada, crema batida, crema chantillí, crema de leche entera, crema doble, crema simple, crema agria, sólidos de mantequilla, sólidos de crema, grasa láctea anhidra, grasa butírica',
    ),
  },
  {
    class: 'fruit',
    diet: 'vegan',
    names: list('mermelada de tomate, confitura de tomate'),
  },
  {
    class: 'drink',
    diet: 'vegan',
    names: list(
      'horchata de chufa, horchata de chufas, horchata valenciana, leche de chufa, orxata, café soluble liofilizado, nescafé, café molido natural, café torrefacto, té verde sencha, té negro ceilán, té ceilán, té darjeeling, té negro darjeeling, té assam, té earl grey, té pu erh, té oolong, té rooibos, té matcha, té gunpowder, té lapsang souchong, mate cocido, yerba mate',
    ),
  },
  {
    class: 'wine',
    diet: 'vegan',
    names: list(
      'vino mencía, vino tinto mencía, vino tinto tempranillo, vino tinto garnacha, vino tinto rioja, vino tinto ribera del duero, vino tinto toro, vino tinto jumilla, vino tinto monastrell, vino tinto cabernet, vino tinto cabernet sauvignon, vino tinto merlot, vino tinto syrah, vino tinto malbec, vino tinto carménère, vino tinto bobal, vino tinto cariñena, vino blanco albariño, vino blanco verdejo, vino blanco rueda, vino blanco godello, vino blanco ribeiro, vino blanco treixadura, vino blanco airén, vino blanco macabeo, vino blanco palomino, vino blanco chardonnay, vino blanco sauvignon blanc, vino blanco torrontés, vino blanco riesling, vino de rueda, vino de rioja, vino de toro',
    ),
  },
  {
    class: 'wine',
    contains: ['gluten'],
    diet: 'vegan',
    names: list(
      'cerveza amstel, cerveza mahou, cerveza estrella galicia, cerveza estrella damm, cerveza damm, cerveza cruzcampo, cerveza san miguel, cerveza heineken, cerveza corona, cerveza modelo, cerveza negra modelo, cerveza pacífico, cerveza tecate, cerveza sol, cerveza victoria, cerveza quilmes, cerveza cristal, cerveza cusqueña, cerveza pilsen, cerveza águila, cerveza poker, cerveza club colombia, cerveza polar, cerveza imperial, cerveza toña, cerveza presidente, cerveza alhambra, cerveza ambar, cerveza moritz, cerveza voll damm, cerveza budweiser, cerveza carlsberg, cerveza guinness, cerveza stella artois, cerveza turia, cerveza tostada, cerveza doble malta, mahou, cruzcampo, heineken, guinness, quilmes, cusqueña',
    ),
  },
  { class: 'baking', diet: 'vegan', names: list('provitamina a, pro-vitamina a, betacaroteno, vitamina c, vitamina e, vitamina b12') },
]

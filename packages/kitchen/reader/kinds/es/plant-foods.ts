import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

/** Spanish names of mushrooms, vegetables, fruit, nuts, seasonings and drinks outside the lexicon, by kind. */
export const plantFoods: readonly NamedKind[] = [
  {
    class: 'mushroom',
    contains: ['mushroom'],
    diet: 'vegan',
    names: list(
      `seta, setas, camagroc, rossinyol, rebozuelo anaranjado, llanega, hongo, hongos, champiñón, boleto, calabaza de monte, níscalo, rebollón, mízcalo, trompeta de los muertos, morilla, senderuela, senderuelas, seta de los caballeros, seta de san jorge, perrechico, perretxiko, zizas, lengua de vaca, lengua de gato seta, gamuza, parasol, apagador, matacandil, barbuda, pie violeta, nazarena, carbonera, rúsula, yema de huevo seta, llenega, cuesco de lobo, trufa, trufas, trufa negra, trufa blanca, criadilla de tierra, turma, huitlacoche, cuitlacoche, hongo de maíz, seta de álamo, seta coliflor, melena de león, reishi, seta enoki, seta shiitake, extracto de setas`,
    ),
  },
  {
    class: 'vegetable',
    diet: 'vegan',
    names: list(
      `verdura, verduras, hortaliza, hortalizas, planta, plantas, tubérculo, tubérculos, raíz, verdura de raíz, ensalada, ensaladas, ensalada variada, brotes, brotes tiernos, germinados, germinado de alfalfa, alfalfa, brotes de alfalfa, cardo, cardos, acelga roja, borraja, borrajas, grelo, grelos, nabiza, nabizas, escarola, achicoria, achicoria verde, lechuga romana, lechuga iceberg, hoja de roble, lollo rosso, berro, mizuna, tatsoi, mostaza china, espinaca baby, col, coles, col lisa, col puntiaguda, col de hoja, romanesco, bimi, brócoli morado, colinabo amarillo, rábano daikon, nabo redondo, zanahoria baby, zanahoria morada, remolacha de mesa, remolacha azucarera, remolacha amarilla, chayote, güisquil, calabaza violín, calabaza cacahuete, calabaza cabello de ángel, zapallo, zapallito, ayote, auyama, patisson, luffa, melón amargo chino, pepinillo, pepino holandés, tomate rosa, tomate pera, tomate raf, tomate kumato, tomate verde, pimiento del padrón, pimientos del padrón, pimiento de gernika, pimiento del piquillo, pimientos del piquillo, pimiento amarillo, pimiento naranja, morrón, locoto, rocoto, ají, ají amarillo, ají dulce, guindilla, piparra, piparras, ajo tierno, ajos tiernos, ajete, ajetes, calçot, calçots, cebollino francés, cebolla dulce, cebolla blanca, cebolla morada, cebolla francesa, cebollita, cebollitas, habitas, guisante lágrima, mazorca, mazorca de maíz, elote, choclo, palmito, palmitos, cogollos de palmito, brote de bambú, flor de calabaza, flores de calabacín, alcachofa de jerusalén, espárrago triguero, espárragos trigueros, espárrago blanco, hinojo marino, verdolaga, quelites, quintonil, huauzontle, chaya, hoja de parra, hoja de plátano, hojas de rábano, jícama, arracacha, malanga, ocumo, ulluco, olluco, mashua, yacón, ñampí, casaba, okra fresca, quimbombó, berenjena china, caigua, flor de jamaica, crosne, apio blanco, perejil de raíz, hojas de mostaza, lepido`,
    ),
  },
  {
    class: 'fruit',
    diet: 'vegan',
    names: list(
      `fruta, frutas, cítrico, cítricos, fruto, frutas tropicales, frutas del bosque, macedonia, fruta deshidratada, fruta escarchada, fruta confitada, pitahaya, pitaya, fruta del dragón, carambola, chirimoya, guanábana, anona, guayaba, feijoa, uchuva, uchuvas, physalis, alquequenje, tomatillo de árbol, lulo, naranjilla, zapote, mamey, sapodilla, níspero, nísperos, acerola, acerolas, azufaifa, jínjol, caimito, jabuticaba, pitanga, granadilla, curuba, mangostán, rambután, longan, durián, jaca madura, pan de árbol, noni, salak, higos chumbos, breva, brevas, dátil medjoul, ciruela claudia, ciruela mirabel, paraguayo, paraguaya, melocotón de viña, durazno, duraznos, damasco, damascos, chabacano, pera conferencia, pera nashi, manzana golden, manzana reineta, manzana verde, manzana fuji, membrillo dulce, uva negra, uva tinta, mango deshidratado, melón cantalupo, melón piel de sapo, melón galia, plátano de canarias, banano, banana, cambur, guineo, kiwi amarillo, piña deshidratada, madroño, madroños, serba, serbas, acerola del mediterráneo, endrina, endrinas, espino blanco, majuelo, escaramujo, rosa mosqueta, jarabe de saúco, aronia, espino amarillo, goji, açaí, asaí, baobab, fruto de baobab, maqui, calafate, murta, mora de los pantanos, camu camu, lúcuma, algarroba, algarrobas, garrofa, garrofín, arándano agrio, arándano azul, mirtilo, grosella, grosellas, grosella roja, zarzamora, moras blancas, frutos rojos, frutillas, frutilla, fresón, fresones, cidra, cidro, limón meyer, limón verde, yuzu, sudachi, calamansi, kumquat, naranja china, naranja amarga, naranja sanguina, clementina, clementinas, tangerina, tangelo, pomelo rosa, toronja, bergamota, lima dulce, combava, lichi, coco, agua de coco, pulpa de coco, pulpa de fruta, zumo multifrutas`,
    ),
  },
  {
    class: 'nut',
    diet: 'vegan',
    names: list(
      'frutos secos, fruto seco, mezcla de frutos secos, almendra marcona, almendra tostada, almendra fileteada, almendra molida, almendras laminadas, avellana tostada, nuez de macadamia, macadamia, nueces de macadamia, nuez de brasil, nueces de brasil, coquito de brasil, nuez pecana, nuez de castilla, nuez de california, chufa, chufas, bellota, bellotas, hayuco, castaña pilonga, marrón glacé, turrón, praliné, praliné de avellana, gianduja, pasta de pistacho, pasta de anacardo, crema de anacardo, mazapán de soto, horchata, pistacho tostado, anacardo tostado, piñón de araucaria, cacao en grano, nibs de cacao',
    ),
  },
  {
    class: 'nut',
    contains: ['peanut'],
    diet: 'vegan',
    names: list(
      'maní, manises, cacahuate, cacahuates, cacahuete tostado, cacahuete frito, crema de cacahuete, crema de maní, manteca de maní, pasta de cacahuete, aceite de maní, harina de cacahuete, garrapiñado de cacahuete, mantequilla de maní, salsa de cacahuete, salsa satay, satay',
    ),
  },
  {
    class: 'seed',
    diet: 'vegan',
    names: list(
      'semilla, semillas, lino dorado, lino marrón, palmiste, almendra de palma, mezcla de semillas, semilla de lino, semillas de lino, lino, semillas de cáñamo, cáñamo, algodón, sésamo, ajonjolí, sésamo negro, sésamo tostado, pasta de sésamo, pepitas, pipas, pipas de calabaza, semilla de melón, semilla de papaya, alpiste, psyllium, ispágula, amapola, semilla de mostaza, semillas de albahaca, colza, nabina, cártamo, alazor, girasol, semillas de girasol, karité, illipé, sal, jojoba, palma, nuez de karité, savia',
    ),
  },
  {
    class: 'herb',
    diet: 'vegan',
    names: list(
      `hierba, hierbas, hierbas aromáticas, hierbas frescas, hierbas secas, bouquet garni, especia, especias, mezcla de especias, cuatro especias, perejil rizado, perejil liso, hierbabuena, menta piperita, poleo, toronjil, melisa, hierba luisa, cedrón, verbena, salvia, ajedrea, serpol, hisopo, levístico, apio de monte, ajenjo, artemisa, lavanda, espliego, manzanilla, camomila, tila, tilo, valeriana, malva, malvavisco planta, ortiga, ortigas, diente de león, cola de caballo, llantén, milenrama, caléndula, violeta, violetas, rosa, jazmín, azahar, hibisco, jamaica, flor de saúco, acacia, pensamiento, capuchina, flores comestibles, epazote, hoja santa, pápalo, culantro, cilantro cimarrón, huacatay, muña, perilla verde, cerafolio, estevia, stevia, regaliz, raíz de regaliz, genciana, angélica, quina, boldo, ruda, eucalipto, pino, brotes de abeto, té verde, té negro, té rojo, té blanco, rooibos, mate, yerba mate, infusión, café molido, café en grano, café soluble, achicoria tostada, cafeína, guaraná, ginseng, equinácea, sábila, trigo germinado, maza, macis, nuez de macis, pimienta rosa, pimienta larga, pimienta de cayena, pimienta roja, granos del paraíso, grano de paraíso, ajowan, ajwain, alholva, comino negro, comino, anís, anís verde, matalahúva, anís en grano, badiana, cardamomo negro, canela en rama, casia, cúrcuma fresca, galanga seca, jengibre fresco, wasabi fresco, mostaza en grano, guindilla molida, ají molido, pimentón dulce, pimentón picante, pimentón de la vera, ñora molida, ajo molido, ajo deshidratado, cebolla deshidratada, cebolla frita, tomate en polvo, hojas de laurel, laurel molido, sal marina, sal gruesa, flor de sal, sal yodada, sal rosa, sales, glutamato, furikake vegetal, curry, colombo, dukkah, chimichurri, provenzal, pebre`,
    ),
  },
  {
    class: 'seaweed',
    diet: 'vegan',
    names: list(
      'alga, algas, macroalga, algas marinas, algas de mar, microalga, espirulina, chlorella, alga dulse, dulse, alga kombu real, espagueti de mar, musgo de irlanda, hijiki, arame, cochayuyo, luche, ensalada de algas, ulva, codium, agar, carragenano, carragenanos, alginato',
    ),
  },
  {
    class: 'wine',
    diet: 'vegan',
    names: list(
      'vino, vino rosado, vino espumoso, cava, champán, champaña, prosecco, sidra, oporto, madeira, moscatel, marsala, pedro ximénez, vermut, vermú, whisky, güisqui, ginebra, vodka, tequila, mezcal, pisco, aguardiente, orujo, grappa, pacharán, licor, licor de naranja, cointreau, licor de café, amaretto, kirsch, calvados, absenta, cachaza, ron miel, shochu, vino de cocina, alcohol, alcohol etílico, marc, brandy de jerez, sangría',
    ),
  },
  {
    class: 'drink',
    diet: 'vegan',
    names: list(
      'agua mineral, agua de manantial, agua del grifo, hielo, cubitos de hielo, limonada, gaseosa, refresco, refresco de cola, cola, tónica, ginger ale, zumo, jugo, mosto, zumo de pomelo, zumo de zanahoria, zumo de arándanos, zumo de remolacha, zumo de mango, néctar, infusión de frutas, café, café descafeinado, té helado, kombucha, agua de jamaica, savia de abedul, agua de arce, néctar de coco, néctar de agave',
    ),
  },
]

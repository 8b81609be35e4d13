import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { parseFoodLines } from '#kitchen/reader/kinds/food-lines.ts'

/** Sweets, breads and bakery brands of Mexico. */
export const mexicanSweets: readonly NamedKind[] = parseFoodLines(`
  sweetener |  |  | vegan..meat | ? | ate de Morelia,
    palanqueta de pepita, palanquetas de ajonjolí, pepitoria dulce, camotes de Santa Clara, calabaza en tacha,
    tejocotes en almíbar, guayabas en almíbar, limones rellenos de coco, limón relleno de coco, viznaga, xtabentún,
    borrachitos, tamarindo enchilado, Lucas Muecas, Skwinkles, vero elotes, rellerindos, banderillas de tamarindo, mangonada,
    mangoneada, chamoyada, chamoyadas, nieve de garrafa de limón, bolis de agua, nanches en aguardiente, nanches,
    nanches curados, trompadas dulces, charamuscas, charamusca, momias de azúcar, calaveritas de azúcar, calaverita de azúcar,
    panocha de piloncillo, mazapán de pepita, jamoncillo de pepita, obleas con pepita y miel, tamal dulce, tamales de dulce,
    tamal de dulce, tamal de piña, tamales de piña, pinole con azúcar, ponteduro, ponte duro
  sweetener | peanut |  | vegan..meat | ? | cacahuates garapiñados, cacahuates enchilados,
    cacahuates hot nuts, cacahuates estilo japonés, Nipón cacahuates, huesitos de cacahuate, cacahuates con chile,
    nougat de cacahuate, botana de cacahuates
  sweetener | peanut gluten |  | vegan..meat | ? | cacahuates japoneses Nishikawa, cacahuates kiyakis, Kiyakis
  sweetener | dairy |  | vegetarian..meat | ? | cajeta envinada, cajeta quemada, cajeta de Celaya, gloria de nuez,
    glorias de cajeta, jamoncillo, jamoncillos, dulce de leche quemada, leche quemada, marquetas de leche, chongos,
    obleas con cajeta, coronado paleta, paleta payaso, Bubulubu, bubu lubu, Carlos V, chocolate Carlos V,
    bocadín, Kranky, rollo de nuez con leche, rollo de nuez y cajeta, morelianas, morelianas de leche, macarrones de leche,
    macarrón de leche, borrachitos de leche, fruta de leche poblana, capirotada con leche, nieve de garrafa de leche,
    nieve de queso, nieve de elote, merenguitos con leche, yogurt con granola, trufas de cajeta, greñitas
  sweetener | dairy eggs |  | vegetarian..meat | ? | rompope de Puebla, flan napolitano, flan de cajeta, postre de natas,
    chongos con yema
  sweetener | eggs |  | vegetarian..meat | ? | merenguitos, gaznates, gaznate, huevos reales, duquesas de yema, yemitas,
    yemitas mexicanas, gaznate relleno de merengue
  bread | gluten |  | vegan..meat | ? | muéganos, muégano, muéganos poblanos, muéganos de Huamantla, coyotas, coyota,
    coyotas de Sonora, churros con azúcar, cocoles de anís, cocol, cocoles, chorreadas pan, cochinitos de piloncillo, puerquitos pan, hojarascas, hojarasca, burritas de pan, picones de pan
  bread | gluten | dairy | vegetarian..meat | ? | hojaldras, orejas de hojaldre, oreja pan dulce, orejas pan dulce, campechanas,
    campechana pan, campechana dulce, banderillas de hojaldre, banderilla hojaldrada, cocadas con galleta, polvorones mexicanos,
    polvorón sevillano mexicano, polvorones de naranja, polvorones de nuez, galletas de nuez, bizcochitos chihuahuenses,
    coricos, corico, galletas María Gamesa, marías Gamesa, Gamesa, Emperador galletas, galletas Emperador, Chokis,
    galletas Chokis, Arcoiris galletas, Mamut galleta, galletas de animalitos, animalitos galletas, Saladitas,
    galletas saladitas, habaneras galletas, galletas habaneras, Canelitas Marinela, canelitas, Triki-Trakes, Príncipe Marinela,
    Barritas Marinela, barritas de fresa, Polvorones Marinela, Sponch
  bread | dairy gluten | eggs | vegetarian..meat | ? | Gansito, gansito Marinela, pingüinos Marinela, Chocorrol, Chocorroles,
    Chocotorro, chocotorro Marinela, Submarinos Marinela, Choco Roles, Rocko Marinela, Negrito Bimbo, Rebanadas Bimbo,
    Roles de canela Bimbo, Nito Bimbo, Conchas Bimbo, Donitas Bimbo, Colchones Bimbo, Bimbuñuelos, Twinky Wonder, Tuinky Wonder
  bread | dairy gluten eggs |  | vegetarian..meat | ? | conchas, conchas de vainilla, concha de vainilla, pan dulce,
    pan dulce mexicano, cuernitos, cuernito, besos pan dulce, gorditas de nata, gordita de nata, garibaldi,
    gusano pan, ojos de buey, ojo de pancha, corbatas pan, trenza de pan, rebanada de mantequilla, rebanadas de mantequilla,
    chilindrinas, chilindrina, novias pan dulce, volcán pan dulce, volcanes pan, pellizco pan dulce, piedra pan,
    piedras pan dulce, dona, donas de chocolate, berlinesa, berlinesas, roles de canela, rol de canela, pastel de chocolate,
    jotcakes, carlota de limón con huevo, ante de mamey, ante de almendra, marquesote, marquesotes, marquesote oaxaqueño,
    mamón pan, mamones, mamón oaxaqueño, soletas, tortas de Santa Clara, tortitas de Santa Clara, tortita de Santa Clara,
    mostachón, empanadas de lechecilla, empanada de lechecilla, empanadas de crema, nenguanitos, picones, picón tapatío,
    fruta de horno, pan de fiesta, pan de fiesta de Tlaxcala, pan de pueblo mexicano, pan de acámbaro, acambaritas,
    pan de Tingüindín, pan de Zacatlán con queso, pan de queso de Zacatlán, pan de plátano, roscas de canela, cubiletes,
    cubilete de queso, cubiletes de queso
  bread | dairy gluten |  | vegetarian..meat | ? | carlota, carlota de limón, carlota de galletas, carlota de mango, marquesita,
    marquesitas, marquesita yucateca, marquesitas yucatecas, marquesita de queso de bola, crepas de cajeta y nuez,
    obleas de cajeta de trigo, empanadas de piña, empanadas de calabaza, empanadas de camote, empanada de piña dulce,
    coyotas de cajeta, coyotas de dulce de leche, pay helado de limón, pay de limón frío, jamoncillo con galleta,
    capirotada con queso, capirotada de leche, hojarascas de mantequilla, pan de cazuela, besos de nuez, bolitas de nuez,
    galletas de boda, besitos de nuez, reposterías mexicanas
  bread | dairy |  | vegetarian..meat | ? | gorditas de elote, gorditas de maíz con nata, gorditas de la Villa, pemoles, pemol,
    tlaxcales, tlascales, tacuarines, coricos de maíz, totopos dulces, nicuatole de leche, rosquetes de maíz,
    pan de maíz de elote, rosquillas de maíz con queso
  sweetener | dairy |  | vegetarian..meat | ? | nieve de nata, nieve de leche quemada, dulce de macarrón
`)

import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

/** Spanish names of grains, breads, cakes and pastas that do not tell the kind of food. */
export const breadsAndCakes: readonly NamedKind[] = [
  {
    class: 'grain',
    contains: ['gluten'],
    diet: 'vegan',
    names:
      list(`triguillo, ñaco, ñaco de trigo, ulpo, machica, pito de cebada, harina cero cero, harina 000, harina 0000, harina tres ceros, harina cuatro ceros, harina cero, harina tipo 55, harina tipo 45, harina tipo 65, harina tipo 00, harina 00, harina fuerte, harina floja, harina media fuerza, harina panificable,
      harina de panadería, harina común, harina blanca, harina candeal, harina recia, harina de sémola, harina morena, harina para pan, harina para bizcochos, harina para todo uso, harina todo uso, harina selecta, harina sin preparar, harina preparada, harina con polvos de hornear, harina con levadura, harina para rebozar,
      harina para tempura, harina de tempura, harina de freír, harina de fritura, harina de cuscús, harina graham, harina de salvado, harina de germen, harina malteada, harina de pan, harina de galleta, harina de trigo tostada, harina de trigo integral, harina de trigo sarraceno y trigo, harina de tritordeum, tritordeum,
      harina de escanda, harina de escaña, harina de farro, harina de triticale, harina tostada de trigo, harina de trigo duro, harina de centeno integral, harina de cebada tostada, pinole de trigo, máchica de cebada, arroz de cebada, cebada pelada, cebadilla, cebada en copos, copos de cebada,       avena en hojuelas, hojuelas de avena, hojuela de avena, avena instantánea, avena molida, avena integral, avena arrollada, avena cortada, avena hidrolizada, avena coloidal, quaker, salvadillo, salvado de espelta, salvado de centeno, germen de cebada, sémola de espelta, sémola de cebada,
      sémola de trigo candeal, trigo bulgur, trigo quebrado, trigo perlado, trigo resbalado, trigo integral inflado, trigo hinchado, trigo soplado, grano de trigo, granos de cebada, granos de espelta, granos de centeno, espelta hinchada, espelta inflada, espelta integral, espelta malteada,
      trigo malteado, centeno malteado, trigo fermentado, harina de trigo fermentada, trigo hidrolizado, proteína de trigo hidrolizada, proteína hidrolizada de trigo, proteína de trigo texturizada, gluten vital, gluten vital de trigo, gluten hidrolizado, almidón de trigo modificado, dextrina de trigo, masa madre de espelta, masa madre natural, masa madre seca, masa agria, kvas, cervezas, cerveza ipa, malta tostada, malta caramelo, malta de trigo, malta de centeno, extracto de malta en polvo, harina de malta de cebada, jarabe de cebada malteada, jarabe de avena, bebida de malta,
      agua de cebada, cebada líquida, té de cebada, cuscús de espelta, cuscús de cebada, alcuzcuz, maftoul, moghrabieh, freekeh de trigo, grünkern`),
  },
  {
    class: 'bread',
    contains: ['gluten'],
    unknown: ['dairy', 'eggs', 'soybean'],
    diet: 'vegan',
    dietAtWorst: 'vegetarian',
    sharesDoubts: true,
    names:
      list(`palitos de pan, palito de pan, rosquilletas, rosquilleta, crostas, crosta, panecillos suecos, panecillo, pan sueco, pan wasa, biscote integral, tostaditas, minitostas, pulguita, pulguitas, pepito pan, barra gallega, bollita, bollo gallego, borona de trigo, pan gallego, pan de cea, pan de cruz, pan de aldea, pan de horno,
      pan de leña, pan de pasas, pan de nueces, pan de aceite, pan de aceitunas, telera cordobesa, albardilla, pan macho, pan cateto, pan de alfacar, pan prieto, pan sentado, libreta, pistola pan, colón pan, rosca de pan, torta de pan, torta galiana, cocas, coca de sal, regañada,
      regañadas, piquitos, roscos de pan, camperos pan, chusco, zatico, txantxigorri, talo de trigo, llonguet, llonguets, panet, pa de pagès, pa de pessic, pan naan de ajo, pan chapati, pan roti, pan lefse, pan lavash, pan pizza, pan de hot dog, pan para hot dog,
      pan para hamburguesa, pan de molde integral, pan lactal, pan bimbo integral, pan de fibra, pan de salvado, pan de gluten, pan de cereales, pan negro alemán, pan pumpernickel, pan de soda, pan ázimo, pan dulce francés, pan cubano, pan sobao, pan de agua, pan camarón, pan amasado,
      pan corriente, pan coliza, coliza, dobladita, dobladitas, churrasca, churrascas, pan de rescoldo, tortilla de rescoldo, pan minuto, pan cachanga, cachanga, cachangas, pan chapla, chapla, pan serrano, pan de tres puntas, pan carioca, pan ciabatta, ciabata, pan yema, pan francés peruano, caracol pan, pan chuta, chuta,
      cuñapé de trigo, marraqueta paceña, sarnita, pan toco, mogolla, mogollas, pan rollo, pan coco, pan aliñado, acemita, acemitas, acema, cemita, cemitas, semitas, champurradas, champurrada, pan de rodaja, francesitos, pirujo, pirujos, torta mexicana pan, virote, pan cazueleja, galleta de campo, galletita, galletitas, galletitas de agua, bizcochitos de grasa, cuernitos de grasa, figazza, figazas, pebete, pebetes, miñón, miñoncito, flautita, flauta pan, mignon, pan mignon, librito pan, fugazza,
      fugazzeta, fainá de trigo, pan de salvado argentino, chipaco, tortilla santiagueña, tortilla al rescoldo, prepizza, pre pizza, base para pizza, masa de coca, hoja de brick, hoja filo, hojas filo, hojaldre fresco, pasta quebrada, masa sablée, masa sucré, masa brisé, masa de churros, masa de buñuelos, masa de croissant, masa congelada, masa panaria, masa fermentada, obleas para empanadas, disco de empanada, discos para empanada, tapas para tarta,
      masa de wantán, wantán, wontón, hojas de wonton, obleas de gyoza, láminas de gyoza, rebozados, rebozo, pan rallado con ajo, cuscurros, crutones, cubitos de pan, coscorrones, gachas de trigo, talvina, salsa de pan`),
  },
  {
    class: 'pastry',
    contains: ['gluten'],
    mayContain: ['dairy', 'eggs'],
    unknown: ['soybean', 'peanut'],
    diet: 'vegetarian',
    sharesDoubts: true,
    names:
      list(`napolitana, napolitana de chocolate, monas, hornazo, xuixo, xuxo, carbayón, carbayones, frisuelos, fayuelos, fisuelos, barquillos rellenos, carquinyoles, pastafrola, pasta frola, pastafloras,       bola de fraile, bolas de fraile, borlas de fraile, cañón de dulce, orejitas, postre chajá, chajá uruguayo, massini, arrollado dulce, niño envuelto, tronco de navidad, cocas dulces, vainillas, vainilla galleta, plantillas, plancha de bizcocho, plancha bizcocho, genovesa, quequito, queque navideño, ponqué, ponqués, torta negra, bizcocho dominicano,
      bizcocho borracho, bizcochito, pastel de manzana, pastel vasco, gâteau basque, pantxinetas, pastel ruso, pasteles rusos, pastel de belém, pasteles de belém, pasteles de nata, pastel de nata, miguelitos de la roda, piononos de santa fe, tortas de almendra, torta de plátano, torta de hojaldre, torta de reyes, torta tres leches, pastel tres leches, pastel imposible, chocoflan, lemon pie, pay de limón, pay, pay de queso, pay de manzana, pie de limón, kuchen de manzana, kuchen de nuez, strudel, estrudel, calzón roto, berlina de crema, berlinas, bomba de crema, bomba berlinesa, dulces de la ligua, alfajor de chocolate, alfajor limeño, chocman, galletas sandwich,
      galletas de jengibre, galletas caseras, galletas de champaña,       mantecadas de astorga, bica, bica gallega, larpeira, rosas fritas, hojuelas fritas, roscos de naranja, rosca de pascua, rolletes, rolletes de aceite, cortadillo, hojaldres, hojaldres de astorga, trenza de almudévar, virolo, virolos, cuerno relleno, canutillos, canutillo, cañas de crema, caña zamorana, conchas de pan dulce, pan de dulce, cuerno pan, oreja pan, polvorones mexicanos, besos pan, garibaldis, yoyos, puerquitos, campechana, bigotes pan, ojo de buey pan, pan de elote, pan de nata, panqué, panqués, panquecito,
      mantecadas mexicanas, hot cakes, hotcakes, jotkeis, panqueque, panqueques, crepas, crepa, waffle, wafle, waffles, gofres belgas, churro relleno, churros rellenos, buñuelos de viento, buñuelos de rodilla, buñuelos de calabaza, buñuelos de manzana, milhojas de crema, mil hojas,
      milhoja, napoleón, palo de jacob, palos de crema, petisús, petit choux, lionesas, lionesa, relámpago, relámpagos, éclair, eclairs, canastillas, tulipas, tulipa, tarta de queso vasca, tarta de zanahoria, tarta sacher,
      tarta san marcos, tarta selva negra, selva negra, tarta helada, tarta de galletas, tarta ópera, red velvet, cheesecakes, coulant, brownies, blondies, muffins de chocolate, cupcakes, magdalenas integrales, madalenas, madalena, valencianas, panetón, panetones, pan de navidad, pan navideño, doblegats, congrets, flaó, greixonera, duquesas, quesadillas gallegas, quesadilla de queso, quesadillas de el hierro, truchas navideñas, matahambre, capuchinas dulces, bollos suizos, bollo suizo, bollos de leche, medias noches,
      medias lunas, cristina pan, torteles, tortell, tortel, tortell de reis, bollito, bollitos, curasán, croasán, croissant de mantequilla, dónut, dónuts, donas, dona glaseada, berlina de chocolate, galletas cabaceras,
      suspiros asturianos, almendrados de trigo, pastas de mantequilla, galletas danesas, cigarrillos de tolosa, cigarrillos tolosa, tejas de tolosa, barquillos de canela,
      obleas con cajeta, obleas de salamanca`),
  },
  {
    class: 'pasta',
    contains: ['gluten'],
    mayContain: ['eggs'],
    diet: 'vegan',
    dietAtWorst: 'vegetarian',
    names:
      list(`fideos de trigo, fideo grueso, fideo de fideuá, fideos gruesos, cabellín, fideos n2, fideo cortado, fideos cortados, fideo de sopa, fideos de sopa, fideos de huevo, fideos al huevo, fideos udon frescos, fideos ramen frescos, moños, moñito, mostaccioli, corbatas, corbatitas, corbatines, lazos pasta, mariposas pasta, pajaritas, plumillas, tiburón pasta, hélices vegetales, espirales de pasta, espirales integrales,
      tallarín, tallarines, tallarines al huevo, tallarines frescos, nidos, nidos de pasta, nidos de tallarines, cintas al huevo, vermichelis, vermicelli de trigo, espagueti negro, cabello de ángel pasta,
      caracolas de pasta, caracolillos, conchas de pasta, conchita, concha pasta, tulipanes, tulipán pasta, galets, galets de nadal, piñones pasta, maravilla, lluvia pasta, semola pasta, letras de pasta, sopa de estrellas, munición, municiones, avemaría, avemarías, dedalitos de sopa, ojo de perdiz,
      anillos pasta, rueditas, ruedas de pasta, tubetti, ziti, cannelloni, placas de canelones, placa de canelón, canelones precocidos, lasaña seca, láminas de lasaña, pasta para lasaña, pasta precocida, pasta de sémola, pasta de espelta, pasta corta, pasta larga, pasta de colores,
      pasta tricolor, pasta vegetal, pasta de huevo, pasta para sopa, pasta para fideuá, pasta fresca al huevo, ñoquis de sémola, spaetzle, trahana, orzo pasta, harina de pasta, rollitos primavera masa`),
  },
]

import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { parseFoodLines } from '#kitchen/reader/kinds/food-lines.ts'

/** Stews, tacos, tamales, moles, salsas, eggs, fish and drinks of Mexico. */
export const mexicanDishes: readonly NamedKind[] = parseFoodLines(`
  dish |  |  | meat | ? | birria, barbacoa de borrego, barbacoa de hoyo, barbacoa de res, mixiote, mixiotes, carnitas, poc chuc,
    chicharrón prensado, chicharrón guisado, cueritos, patitas en vinagre, tinga poblana, salpicón de res, salpicón de venado,
    bisteces en pasilla, puntas a la mexicana, puntas de filete al chipotle, cecina enchilada, cecina adobada, carne enchilada,
    tasajo, carne asada, arrachera marinada, carne en su jugo, caldillo duranguense, caldillo de carne seca, machaca, chilorio,
    asado de puerco, asado de boda, chile colorado con carne, carne con chile, carne con chile colorado, guisado de puerco,
    puchero yucateco, relleno negro, chilmole, but negro, pavo en escabeche oriental, pollo en escabeche oriental,
    escabeche oriental, escabeche de Valladolid, longaniza de Valladolid, cochito horneado, cochito al horno, pozole,
    pozole rojo, pozole blanco, pozole verde, pozolillo, menudo, menudo rojo, menudo blanco, menudo norteño, menudo de res,
    pancita, pancita de res, mole de panza, mondongo en kabik, mole de olla, caldo tlalpeño, consomé de pollo con garbanzos,
    caldo de pollo con arroz, cazuela sonorense, cocido sonorense, churipo, churipo michoacano, tesmole, tesmole de pollo,
    chilatole de puerco, chileatole de pollo, huasmole, guaxmole, huaxmole, huaxmole de caderas, mole verde, pipián,
    pipián verde, pipián rojo, pollo en pipián, pollo en pipián verde, clemole, tlemole, mole amarillo, amarillo de res,
    mole amarillito, enchiladas de pollo con mole verde, frijoles charros, frijoles a la charra, carne al pastor,
    tacos de pastor, tacos de suadero, tacos de bistec, tacos de canasta, tacos sudados, tacos de carnitas, tacos de barbacoa,
    tacos de birria, tacos de cabeza, tacos de lengua, tacos de tripa, tacos de cachete, tacos de ojo, tacos de buche,
    tacos de maciza, tacos de nana, tacos campechanos, tacos de longaniza, tacos de cecina, tacos de asada, tacos de cochinita,
    tacos dorados de pollo, tacos dorados de res, tacos de guisado, tacos de chicharrón, tacos de tinga, tacos de sesos,
    tostadas de pata, tostadas de pollo, tostadas de tinga, tostada de tinga, tostadas raspadas, polcanes de carne, kibis,
    kibi yucateco, garnachas, garnachas istmeñas, garnachas veracruzanas, garnachas oaxaqueñas, chalupas, chalupas poblanas,
    chalupitas, picadas con carne, picaditas de carne, memelas con asiento, memela con asiento, clayuda, bocoles de carne,
    bocoles, zacahuil, zacahuil huasteco, tamales, tamal, tamales de puerco, tamales de pollo, tamales verdes,
    tamales verdes de pollo, tamales rojos, tamales de mole, tamal oaxaqueño, tamales oaxaqueños, tamales de hoja de plátano,
    tamales costeños, tamales chiapanecos, tamal de bola, tamal de chipilín con pollo, tamales de cambray, tamales norteños,
    tamal colado, tamales colados, vaporcitos, mucbipollo, mucbilpollo, pib, pibipollo, mukbil pollo, chanchames,
    tamal de espelón con carne, pibihuajes, brazo de reina yucateco con carne, chilehuates, patlache, patlaches, piltamales,
    enchiladas potosinas con chorizo, enchiladas mineras con pollo, enchiladas de pollo, enchiladas rojas de pollo,
    enchiladas verdes de pollo, envueltos de pollo, sopes de tinga, sopecitos de carne, chanclas poblanas,
    pambazos de chorizo y papa, chorizo verde, obispo de Tenancingo, morcilla mexicana, rellena en salsa,
    moronga en salsa verde, queso de puerco, cabeza de puerco en fiambre, fiambre potosino, asiento, asiento de puerco,
    duro de puerco, carne tártara, machito, machitos, cabrito asado, cabrito en su sangre, venado en pipián, tepezcuintle asado,
    huilota en salsa, pato en pipián, chichilo, chichilo negro, segueza, segueza de pollo, mole chichilo,
    caldillo de nopales con carne, cuitlacoche con carne, alambre de res, alambre de pollo, parrillada mexicana,
    molcajete de carne, molcajete mixto, pollo asado estilo Sinaloa, pollo en salsa de chipotle, pollo en cuñete, carne polaca,
    puntas de res, tripitas, criadillas asadas, quesabirrias de carne
  dish | dairy |  | meat | ? | quesabirria, quesabirrias, quesatacos de birria, gringas, gringa de pastor, gringas al pastor,
    vampiros de carne, vampiros con carne, volcanes de carne, volcanes de asada, alambre con queso, alambre de pollo con queso,
    alambre de res con queso, queso fundido con chorizo, queso flameado con chorizo, choriqueso,
    quesadilla de chicharrón con queso, enchiladas suizas, enchiladas suizas de pollo, enchiladas mineras,
    enchiladas queretanas, enchiladas potosinas, enchiladas rojas, enchiladas verdes, enchiladas, enchiladas michoacanas,
    enchiladas placeras, enchiladas huastecas con cecina, enchiladas hidalguenses, chilaquiles, chilaquiles verdes,
    chilaquiles rojos, chilaquiles con pollo, chilaquiles verdes con pollo, chilaquiles rojos con pollo, chilaquiles de mole,
    pastel azteca, pastel azteca de pollo, pay de tamal, tacos dorados con crema, tacos dorados con crema y queso,
    flautas con crema, flautas con crema y queso, flautas, sopes, sope, pellizcadas, huaraches, huarache,
    huaraches con queso, sopa azteca, sopa de tortilla, sopa tarasca, sopa de tortilla con pollo, infladas veracruzanas,
    enfrijoladas con pollo, entomatadas de pollo, pollo con rajas poblanas, nachos con carne, nachos con carne molida,
    nachos con chili, costra de queso con carne, costras de carne, tacos en costra de queso, tacos gobernador de carne,
    papa rellena norteña de carne asada, dobladas de jamón con queso, asado con queso fresco, tlayudas
  dish | gluten |  | meat | ? | torta de pierna, torta de milanesa, torta de tamal, torta de chorizo, torta ahogada,
    tortas ahogadas, lonche de pierna, lonches bañados, cemita de milanesa, pelonas, pelona, tortas de lomo,
    torta de carnitas, torta de cochinita, torta de lechón, torta de chilaquil, torta de chilaquiles, torta de bistec,
    torta de barbacoa, burro de carne asada, burro de machaca, burros de machaca, burritos de deshebrada,
    burrito de chile colorado, burrito percherón, percherón, burro percherón, chivichangas, chivichanga, sopa aguada,
    hot dog sonorense, dogo sonorense, dogos, jochos, jocho, hotdog, hot dog con tocino, chimichangas, chimichanga,
    chimichangas de carne, chimichanga de pollo, tacos árabes, taco árabe, tacos orientales,
    tacos de asada en tortilla de harina, lorenzas de harina, pastes hidalguenses, paste hidalguense, pastes,
    pastes de papa con carne, paste de papa y carne, paste de Real del Monte, volován de pollo, albóndigas al chipotle,
    albóndigas en chipotle, albóndigas en caldillo, sopa de albóndigas, milanesa de puerco, milanesas de pollo,
    enchilada de harina, volcanes de harina, carne zaraza
  dish | dairy gluten |  | meat | ? | cemita, quesadilla de harina con jamón, sincronizada,
    sincronizadas, sincronizadas de jamón, sincronizada de jamón y queso, quesadillas de harina con carne, mulitas de harina,
    gringa, tortas cubanas, torta cubana, torta hawaiana, molletes con jamón, molletes con tocino, crepas poblanas de pollo,
    volovanes de jamón con queso, spaghetti con crema y jamón, espagueti con crema y jamón, espagueti rojo con crema,
    sopa fría de jamón, sopa fría de coditos con jamón, sopa de coditos fría, sopa de codito con crema y jamón,
    lasaña de carne mexicana, pasta con crema y chorizo, bolillo con jamón y queso, club sándwich mexicano, pizza de chorizo,
    pizza mexicana, pizza al pastor
  dish | gluten eggs |  | meat | ? | tortitas de carne, tortitas de pollo, tortitas de res, tortitas de carne deshebrada,
    torta de milanesa empanizada, pechuga empanizada, chiles rellenos de picadillo, chile relleno de picadillo,
    chile relleno de carne, chiles rellenos de carne, chiles capeados de picadillo, calabacitas rellenas de carne capeadas,
    carne capeada, pacholas, albóndigas con huevo, albóndigas rellenas de huevo, albóndigas en chile pasilla con huevo,
    pan de carne mexicano
  dish | dairy gluten eggs |  | meat | ? | pastel de carne mexicano con queso, chile relleno de carne con queso
  dish | eggs |  | meat | ? | machaca con huevo, machacado con huevo, huevos con jamón, huevo con jamón,
    rollo de carne relleno de huevo, huevo con longaniza, huevo con salchicha, huevos con salchicha,
    queso relleno yucateco de carne
  dish | dairy eggs |  | meat | ? | queso relleno, queso relleno yucateco, queso relleno de Yucatán
  dish | peanut |  | meat | ? | mole poblano con cacahuate, encacahuatado, encacahuatado de pollo, pollo encacahuatado,
    manchamanteles, manchamantel, pipián de cacahuate
  dish | peanut gluten |  | meat | ? | pollo con mole poblano, guajolote con mole, mole de guajolote,
    mole con pollo, enmoladas con pollo, mole con arroz y pollo
  dish | dairy | eggs | meat | ? | chiles en nogada, chile en nogada
  dish | dairy eggs |  | meat | ? | chiles en nogada capeados, chile en nogada capeado
  sauce | peanut gluten |  | vegan..meat | ? | mole rojo, mole coloradito, mole doña maría, pasta de mole,
    mole en pasta, mole negro, mole negro oaxaqueño, mole almendrado, mole en polvo, mole de San Pedro Atocpan, mole xiqueño,
    mole rojo oaxaqueño, mole, coloradito oaxaqueño, mole dulce
  sauce | peanut |  | vegan..meat | ? | salsa macha veracruzana, salsa macha con cacahuate, chile macha
  sauce |  |  | vegan..meat | ? | salsa de tomate verde, xni pec, chiltomate, chiltomate yucateco, ikil pak,
    ha sikil pak, sikil pak, sikilpak, guacachile, recado blanco, recaudo, recado de bistec, chilmol,
    chimole, chimichurri rojo, miguelito chamoy, Lucas polvito
  dish |  |  | vegan..meat | ? | nopales asados, quelites guisados, quintoniles, huauzontles, romeritos hervidos,
    momo,
    flores de calabaza guisadas, guías de calabaza, colache, colachi, chayotextle,
    guamúchiles, huajes, rajas de chile poblano, rajas en vinagre,
    chiles curados, chiles güeros,
    jícama con chile,
    jicaletas, pepinos con chile, elotes cocidos, elote asado, nixtamal, masa de nixtamal, tostadas horneadas,
    infladas de frijol, polcanes, polkanes, joroches, codzitos, papas con rajas, tacos dorados de papa, tacos dorados de frijol,
    taquitos de papa, tacos de nopales, tacos de papa, tacos de rajas, tacos de flor de calabaza, tamales de frijol,
    tamal de frijol, tamal de chipilín, tamales de rajas veganos, pintos de frijol, tamales de espelón, tamal de anís,
    frijoles bayos refritos, frijol negro refrito, habas en caldo, arroz blanco mexicano, arroz verde, arroz poblano vegano,
    morisqueta, morisqueta michoacana, garbanzos enchilados, pulque curado, tuba,
    comiteco, pox, atole blanco, atole agrio, atole de masa, tascalate, tejate, popo, bupu, chorote,
    polvillo, agua de chía, agua de tamarindo, agua de limón con chía, agua de tuna, agua de pepino,
    tibico, champurrado de agua, charape, axocote, sendechó, zendechó, tesgüino, tesgüino de maíz
  dish | dairy |  | vegetarian..meat | ? | elotes con mayonesa y queso, elote preparado, elotes preparados, esquites con mayonesa, esquites preparados, vaso de esquites, calabacitas con queso, calabacitas con queso y crema,
    calabacitas con elote y queso, tlacoyos con queso, quesadillas de maíz, quesadilla de flor de calabaza,
    quesadillas de flor de calabaza, quesadillas de queso, quesadillas de quesillo, quesadillas de rajas,
    empanadas de quesillo con flor de calabaza, empanadas de Cuaresma de queso, enchiladas de queso,
    enchiladas potosinas de queso, enfrijoladas, enfrijoladas de queso, entomatadas, entomatadas de queso, enjococadas,
    nachos con queso, nachos con queso amarillo, papas con queso amarillo, chorreadas, chorreada, queso flameado,
    queso asado con chile, chile con queso, chiles con queso, chile con asadero, frijoles maneados, frijoles refritos con queso,
    tamales de rajas con queso, tamales de rajas, tamal de rajas con queso, tamales de elote con crema, uchepos, corundas,
    corunda, nopales con queso, nopal asado con queso, gorditas de frijol con queso, bocoles con queso, molotes de queso,
    molotes, molotes de papa con queso, sopes de frijol, tostadas de frijol con queso, tostadas de frijoles,
    picadas veracruzanas, tlayuda vegetariana, tetelas, tetela, tetelas con queso, memelas con queso, memelas, memela,
    itacates, itacate, champurrado, atole, atole de vainilla, atole de fresa, atole de guayaba, atole de arroz,
    atole de chocolate, atole de maizena, atole champurrado, chocomil, chocomilk, licuado de plátano, licuado de fresa,
    licuado de chocolate, chocolate abuelita con leche, chocolate caliente mexicano, chocolate de agua con leche,
    agua de horchata, esquimo, mangoneada con nieve de leche, calabaza en tacha con leche, bionico, biónicos,
    ensalada de manzana, ensalada navideña de manzana, ensalada de manzana navideña, gelatina de tres leches,
    gelatina de rompope, gelatina mosaico, gelatina de mosaico, nieve de leche, nieve de vainilla, bolis de leche,
    ate con queso, cajeta con queso
  dish | mushroom | dairy | vegan..meat | ? | quesadillas de huitlacoche, quesadilla de huitlacoche, tacos de huitlacoche,
    sopa de huitlacoche, quesadillas de hongos, quesadilla de champiñones, quesadillas de champiñones,
    empanadas de hongos de maíz
  dish | mushroom |  | vegan..meat | ? | huitlacoche, cuitlacoche, cuitlacoche de lata, huitlacoche guisado, tacos de hongos,
    caldo de hongos, caldo de setas, yemitas hongo, clavitos hongo, hongos clavitos, escobetas hongo, trompas de puerco hongo,
    pancitas hongo, tecomates hongo, hongo pambazo, tamales de huitlacoche
  dish | dairy gluten mushroom |  | vegetarian..meat | ? | crepas de huitlacoche, lasaña de huitlacoche, crepas de champiñones,
    empanadas de huitlacoche con queso de harina
  dish | dairy gluten |  | vegetarian..meat | ? | quesadillas de harina, quesadilla de tortilla de harina,
    quesadillas con tortilla de harina, burritos de frijol con queso, burros de frijol con queso, espagueti a la crema,
    espagueti verde, spaghetti verde poblano, espagueti poblano, sopa de fideo seco, fideo seco con crema y queso,
    crepas poblanas, crepas de rajas con queso, volovanes de queso, pan relleno de frijoles y queso
  dish | dairy gluten eggs |  | vegetarian..meat | ? | chiles rellenos de queso, chile relleno de queso, chiles rellenos,
    chile relleno, chiles rellenos capeados, chile poblano relleno de queso, chiles capeados, tortitas de papa con queso,
    tortitas de papa, tortitas de coliflor con queso, tortitas de huauzontle, tortitas de huauzontles, huauzontles capeados,
    huauzontles capeados con queso, huauzontles en salsa con queso, flores de calabaza rellenas de queso capeadas,
    calabacitas rellenas de queso capeadas, capirotada con huevo y queso, calabacitas empanizadas con queso
  dish | gluten eggs |  | vegetarian..meat | ? | tortitas de coliflor, coliflor capeada, coliflores capeadas,
    calabacitas capeadas, ejotes capeados, ejotes capeados en salsa, brócoli capeado, tortitas de brócoli,
    tortitas de papa capeadas, tortitas de espinaca, nopales capeados, tortas de ejotes, tortitas de colorín,
    colorines capeados, gasparitos, tortitas de gasparitos, papas capeadas, verdura capeada, flores de calabaza capeadas,
    torta de huevo mexicana, torta de huevo
  dish | eggs |  | vegetarian..meat | ? | huevos tibios, huevos estrellados mexicanos, tacos de huevo, migas tex mex,
    tamales de chaya con huevo, brazo de reina yucateco, brazo de indio, brazo de reina de chaya, tsotobilchay, dzotobichay,
    dzotobilchay
  dish | dairy eggs |  | vegetarian..meat | ? | huevos motuleños, rabo de mestiza, huevos en rabo de mestiza,
    huevos rabo de mestiza, omelet con queso
  dish | gluten |  | vegan..meat | ? | sopa de pasta, sopa de letras, sopa de estrellitas, sopa de municiones,
    sopa aguada de fideo, sopa de conchitas, capirotada de agua, burro de frijol, sobaqueras, tortillas de agua,
    coyotas de piloncillo, torta de frijoles, torta de aguacate, torta de papa
  dish |  |  | pescatarian..meat | ? | tikin xic, tikinxic, huachinango frito, mojarra frita, filete al mojo de ajo,
    caldo michi, caldo largo, tostadas de ceviche de pescado, tostadas de atún, tostada de atún, tostadas de marlin,
    marlin ahumado, tacos de marlin, mantarraya guisada, pejelagarto asado, pejelagarto en verde, pejelagarto en chirmol,
    pan de cazón, pan de cazón campechano, cazón asado, cazón a la campechana, pámpano en verde, charalitos, charales secos,
    michmole, michmole de carpa, mextlapique, mextlapiques, mextlapique de pescado, tlapique, tamales de pescado,
    tamales de charal, bobo en acuyo, topote, topotes, minilla veracruzana, minilla, minilla de atún, minilla de pescado,
    lisa ahumada
  dish | gluten |  | pescatarian..meat | ? | tacos de pescado, tacos de pescado estilo Ensenada, tacos de pescado Ensenada,
    tacos estilo Baja, tacos Baja, pescado capeado, volován de atún, volovanes de atún, torta de bacalao,
    tortas de bacalao navideñas, torta de sardina, torta de atún
  dish | eggs |  | pescatarian..meat | ? | ensalada de atún, aguacate relleno de atún, tortitas de atún, tortitas de charal,
    tortitas de charales
  dish | gluten eggs |  | pescatarian..meat | ? | pescado empanizado, filete empanizado, filete de pescado empanizado,
    chiles rellenos de atún capeados, tortitas de hueva, chiles rellenos de sardina
  dish | dairy |  | pescatarian..meat | ? | filete en salsa poblana
  dish | shellfish |  | pescatarian..meat | ? | camarones cucaracha, caldito de camarón seco, caldo de siete mares,
    caldo siete mares, caldo de mariscos, cóctel de camarón, coctel de camarones, coctel campechano, coctel vuelve a la vida,
    vuelvealavida, tostadas de camarón, tostada de pulpo, tostadas de jaiba, arroz a la tumbada, arroz tumbada,
    ostiones en su concha, ostiones a las brasas, ostiones ahumados, almejas chocolatas, almeja chocolata, camarones en pipián,
    tamales barbones, tamales de camarón, tamal de camarón, tacos de camarón a la plancha, torres de mariscos,
    torre de mariscos, molcajete de mariscos, parrillada de mariscos, clamato, clamato preparado, cahuamanta con camarón,
    cahuamanta, bichi de cahuamanta, tacos de cahuamanta, tiritas de pulpo, chile de camarón
  dish | shellfish dairy |  | pescatarian..meat | ? | tacos gobernador, taco gobernador, camarones gobernador,
    camarones con queso, ostiones Rockefeller, ostiones gratinados, camarones culichi, camarones en salsa culichi,
    camarones poblanos, callos gratinados
  dish | shellfish gluten |  | pescatarian..meat | ? | camarones capeados, jaibas rellenas, volovanes de jaiba,
    volován de jaiba, torta de camarón, aros de calamar empanizados
  dish | shellfish eggs |  | pescatarian..meat | ? | tortitas de camarón, tortitas de camarón seco,
    tortitas de camarón en nopales, nopales navegantes con camarón, aguacates rellenos de camarón
  dish | shellfish peanut eggs | gluten | pescatarian..meat | ? | romeritos, romeritos con mole,
    romeritos con tortitas de camarón, tortitas de camarón con romeritos, revoltijo, romeritos en mole, revoltijo navideño
  dish |  |  | meat | ? | sal de gusano, gusanito de maguey
  dish | dairy |  | meat | ? | escamoles al epazote
`)

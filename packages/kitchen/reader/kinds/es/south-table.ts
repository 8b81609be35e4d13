import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { parseFoodLines } from '#kitchen/reader/kinds/food-lines.ts'

/** Other dishes, breads, sweets and brands of Argentina, Chile, Uruguay and Paraguay. */
export const southernDishes: readonly NamedKind[] = parseFoodLines(`
  dish |  |  | vegan..meat | ? | porotos con mazamorra, porotos granados con mazamorra, porotos con pilco, pilco,
    mazamorra de choclo, mote con huesillos, mote con huesillo, huesillo, huesillos con mote,
    huesillo descarozado, mote huesillo, charquicán vegano, luche frito, luchicán,
    chancho en piedra, pencas de cardo, nalcas, chagual, chaguales, piñones de araucaria,
    piñones araucanos, piñones cocidos, muday, chicha de manzana, chicha de uva, chicha en cacho, pipeño, navegado,
    borgoña de frutilla, borgoña, clery, pihuelo, pajarete, aguardiente chileno, enguindado,
    ají color, color aceite, milcao vegano, papas duquesa, papas a la provenzal,
    papas a la española, papas pay, papas noisette, pastelera de choclo, choclo cocido, garbanzos guisados, arvejado de papas,
    locro vegano, humita en chala, humitas en chala, mazamorra, mazamorra argentina, mazamorra pisada, mazamorra criolla,
    api zapallo, anchi, mandioca frita, mandioca hervida, mandió, fariña de mandioca, farofa, fariña tostada,
    zapallo en almíbar, zapallitos en cubos en almíbar, quinotos en almíbar, batata en almíbar, koserevá,
    koserevá de apepú, mate amargo, mate dulce, carrulim, caña blanca, grappamiel,
    grapamiel, medio y medio, fernet con coca, ferné, cynar, hesperidina, amargo obrero,
    arrope de algarroba, patay, aloja de algarroba, bolanchao, bolanchaos, algarroba blanca,
    aguaribay, chicha argentina, fainá, fainá del medio, chimi churri, salsa criolla argentina,
    ajo y perejil, tuco vegetariano, filetto, morrones en aceite, puré de batata, puré de zapallo, calabaza asada,
    calabaza al horno, batatas asadas, batatas fritas, batatas al horno, papas al horno, papas al plomo, chauchas hervidas,
    choclos hervidos, choclo cremoso en lata, choclo en grano, arvejas en lata, jardinera en lata,
    ananás al natural, clericó, clericot, porotos de manteca,
    porotos alubia, licuado de frutas, licuado de banana con agua, helado de agua, palito de agua, juguito congelado,
    pochoclo dulce, cabritas dulces, cabrita, palomitas dulces, tutucas, tutuca, garrapiñadas de almendra, almendras confitadas,
    maíz inflado, ancúa
  dish | peanut |  | vegan..meat | ? | ka'i ladrillo, kai ladrillo, mbaipy de maní, maní frito, praliné, pralinés
  dish | peanut gluten |  | vegan..meat | ? | maní japonés, japonés maní, turrón Namur
  dish | peanut gluten dairy |  | vegetarian..meat | ? | turrón Misky, turrón Arcor, Arcor turrón, turroncito Arcor
  dish | dairy |  | vegetarian..meat | ? | papas gratinadas, papas al gratén, puré picante, puré picante chileno,
    provolone a la parrilla, humita con queso, humita salteña, humitas salteñas, humita en chala con queso, humita cremosa,
    humita norteña, polenta con queso, polenta a la crema, polenta blanca, mbaipy, mbaipy de queso, mbaipy de choclo, mbaypy,
    mbaipy he'ê, mbejú, beyú, mbejú con queso, mbeyú, kivevé, quibebe, kivebé, kaguyjy, kaguyjy con leche, cabure, cavuré,
    chipá asador, chipá kavure, arró kesú, arroz kesu, arroz quesú vegetariano, mandi'o chyryry con queso, chyryry,
    dulce de leche colonial, dulce de leche casero, dulce de leche La Serenísima, manjar chileno, manjar casero,
    sémola con leche, vitamina licuado, licuado de banana, submarino, submarino bebida, café con leche,
    lágrima café, leche chocolatada, chocolatada, Cindor, Vascolet, Serenito, postrecito Serenito, Danette,
    Sancor Bebé, yogur bebible, yogurisimo, Mendicrim, Finlandia queso, Tholem, Adler queso, adler, Casancrem light,
    crema americana, tramontana, frutillas a la crema, duraznos con dulce de leche, bananas con dulce de leche,
    banana con dulce de leche, postre vigilante, vigilante queso y dulce, queso y membrillo,
    miel negra con queso, palito bombón helado, bombón escocés, torta helada de crema, semifrío,
    crema chantillí, salsa roquefort, salsa cuatro quesos, salsa cuatro quesos con crema, salsa rosa con crema,
    zapallitos gratinados, berenjenas a la napolitana, berenjenas a la parmesana, berenjenas napolitanas,
    choclo con mantequilla, papas rellenas con queso, milhojas de papa, sopa crema de verduras, crema de verduras,
    ensalada caprese, caprese, ensalada griega
  dish | dairy | gluten | vegetarian..meat | ? | choclo a la crema, humita cremosa de empanada, espinaca a la crema,
    acelga a la crema, acelgas a la crema, espinacas a la crema, coliflor a la crema, relleno de humita
  dish | dairy eggs |  | vegetarian..meat | ? | chipa, chipas, chipitas, chipacitos, chipa guazú, chipa casera,
    torta de choclo paraguaya, flan de dulce de leche, sabayón, ambrosía, ambrosía uruguaya, dulce ambrosía, ambrosía paraguaya,
    licor de huevo, licor de huevo al cognac, vaina, vaina chilena, vaina doble, revuelto de zapallitos,
    colchón de arvejas con queso, budín de zapallitos con queso, budín de zapallitos, pastel de papa vegetariano,
    pastel de calabaza y queso, torta de zapallitos, papas rellenas horneadas con huevo
  dish | eggs |  | vegetarian..meat | ? | tomaticán, tomaticán chileno, tomatican con huevo, huevos a la copa, paila de huevo,
    paila de huevos, paila de huevos revueltos, huevo a la copa, tortilla de papas, tortilla de acelga, tortilla de acelgas,
    tortilla de zanahoria, tortilla de zapallitos, tortilla de porotos verdes, tortilla de choclo, colchón de arvejas,
    ensalada de papa, ensalada de papas, Hellmanns, mayo casera, huevos rellenos, torre de tomate y mayonesa,
    palmitos con salsa golf, merengue suizo, espárragos con mayonesa, huevos quimbo, huevo quimbo, quimbos, yemas quemadas,
    pisco sour chileno, sour de papaya, ensalada de arroz
  dish | gluten |  | vegan..meat | ? | sopaipillas, sopaipilla, sopaipillas pasadas, sopaipillas chilenas,
    sopaipilla pasada, catuto, catutos, catuto mapuche, mültrün, cocho, ulpo, ulpo con agua, chupilca, galletas Criollitas,
    Criollitas, Media Tarde, Traviata, cerealitas, Express galletitas, felipe pan, galleta criolla, galleta malteada,
    galleta de piso, libritos, libritos de grasa, tortas fritas, torta frita, tortilla a la parrilla, torta a las brasas,
    torta asada, figacita, fugaza, bruschetta, brusqueta, sopaipillas con pebre, fideos al ajo, fideos con salsa,
    fideos con pomarola, fideos con fileto, fideos con tuco vegetariano, fideos blancos, fideos con aceite, fideos moño,
    ave maría fideos, fideos soperos, fideos entrefinos, rigatones, rigatti, foratini, foratti, cabellitos de ángel,
    ñoquis con fileto, ñoquis con salsa, reviro, reviro misionero, reviro paraguayo, chupilca de vino,
    chupilca con harina tostada, malta con harina, fanshop, fan shop, empanadas veganas, pastel frito de batata, pastelitos,
    pastelitos criollos, pastelitos de membrillo, pastelito de membrillo, pastelitos de batata,
    pastelitos de dulce de membrillo, pastelitos de dulce de batata, pastelito criollo, pastelitos argentinos,
    bizcochos de grasa, 9 de Oro, Don Satur, bizcochos Don Satur, bizcochos 9 de Oro, palitos salados, semitas sanjuaninas,
    semita sanjuanina, raspaditas, moroncitos, churros simples, hojuelas chilenas, milhojas vegano
  dish | gluten | dairy | vegan..meat | ? | pan lactal, pan lactal blanco, pan lactal Bimbo, pan de miga, pan de pancho,
    pan de viena, figacitas de manteca, figacita de manteca, pebetes de pan, chips panadería, tortita negra, tortitas negras,
    carasucias, cara sucia factura, tortitas negras facturas, cañoncitos, libritos de manteca, vigilantes facturas,
    vigilante factura, sacramento factura, cremona, scones, galletitas pepas, pepitas galletitas, galletitas, galletitas dulces, galletitas surtidas, Surtido Bagley, surtidas Bagley,
    Variedad Terrabusi, Terrabusi variedad, galletitas de vainilla, galletitas de limón, galletitas de avena, Chocolinas,
    galletas Chocolinas, galletitas Chocolinas, Sonrisas galletitas, Melba galletitas, Melitas, Manón galletitas,
    Opera galletitas, Pitusas, Rumba galletitas, Rumba Bagley, Macucas, Sonrisas, Anillitos, anillitos galletitas, Frutigran,
    Quaker galletitas, Porteñitas, Boca de Dama galletitas, galletas Tritón, Tritón galleta, Triton galletas,
    galletas Criollitas Chile, galletas Museo, galletas Obsesión, Superocho, Super 8, Super ocho, Doblón, galletas McKay,
    Frac galletas, galletas Frac, Kuky galletas, galletas Kuky, Morocha galleta, galletas Mantequilla McKay,
    palmeritas de azúcar, palmeras de hojaldre, hojaldritos, rogelitos, volovanes, tapas de empanada, tapas para empanadas,
    tapas de tarta, tapa de tarta, tapas de pascualina, masa de tarta, masa de empanadas, empanaditas de pera,
    empanadas de pera, empanadas dulces de alcayota, empanaditas de alcayota, empanadas de membrillo, empanaditas de membrillo
  dish | dairy gluten |  | vegetarian..meat | ? | pizza, pizza a la piedra, pizza de molde, pizza fugazzeta, fugazzeta,
    fugazzetta, fugaceta, fugazza con queso, pizza napolitana, pizza de rúcula, pizza de espinaca, pizza de palmitos,
    pizza con fainá, pizza uruguaya, pizza por metro, muzzarella uruguaya pizza, empanaditas de queso,
    empanaditas fritas de queso, empanadas caprese, empanada caprese, empanadas de humita, empanada de humita,
    empanadas de choclo, empanada de choclo, empanada napolitana, fideos con manteca, fideos con manteca y queso,
    fideos con crema, fideos con queso, fideos con pesto, fideos al pesto, tallarines al pesto, ñoquis al pesto,
    ravioles con crema, fideos con salsa blanca, fideos con salsa rosa, fideos cuatro quesos, fideos a los cuatro quesos,
    tallarines con crema, mostacholes con queso, fideos con manteca y ajo, dobladitas, dobladita, marraqueta con queso,
    hallulla con queso, tostado de queso, queso caliente, marraqueta con mantequilla, lavash con queso, bastones de muzzarella,
    bastoncitos de muzzarella, alfajor, alfajor de chocolate, alfajor de dulce de leche, alfajor blanco, alfajor triple,
    alfajores Havanna, alfajor Havanna, Havanna alfajor, alfajor Jorgito, Jorgito, alfajor Guaymallén,
    Guaymallén, alfajor Terrabusi, alfajor Cachafaz, Cachafaz, alfajor Fantoche, Fantoche, alfajor Milka, alfajor Suchard,
    alfajor Punta Ballena, alfajor Capitán del Espacio, Capitán del Espacio, alfajor Tatín, alfajor Bon o Bon, alfajor Águila,
    Minitorta Águila, minitorta, alfajor uruguayo,
    alfajor de nieve, alfajor sanjuanino, alfajor tucumano, colaciones, colación, colaciones cordobesas, gaznates tucumanos,
    gaznate tucumano, tabletas mendocinas, tableta mendocina, alfajores de La Ligua,
    dulces de La Ligua, dulces chilenos, príncipes dulces chilenos, cachitos dulces chilenos, cuchuflí,
    cuchuflís, cuchuflíes, cuchufli con manjar, cuchuflí bañado en chocolate, cubanitos, cubanito, cubanitos con dulce de leche,
    cubanitos rellenos, conitos de dulce de leche, conito de dulce de leche, conitos Havanna, barquillos con manjar,
    barquillo relleno de manjar, cañón de dulce de leche, cañoncitos de dulce de leche, cañoncito, cañoncitos de manjar,
    churros rellenos de dulce de leche, churro relleno, churros con dulce de leche, churros bañados,
    palmera rellena de dulce de leche, torta milhojas, torta mil hojas, torta de mil hojas, torta amor, torta de hojarasca, chocotorta, torta chocotorta, torta de galletitas, torta de galletas,
    cheesecake de dulce de leche frío, cheesecake frío, torta Oreo, bombones de galleta, bolitas de nuez y galletas,
    galletas con manjar
  dish | peanut dairy gluten | soybean | vegetarian..meat | ? | Bon o Bon chocolate, bon o bon blanco
  dish | dairy gluten | soybean | vegetarian..meat | ? | Tita, Rhodesia, oblea Bon o Bon, Kinder, Hamlet galletita,
    Negrita Costa, Negrita galleta, Nick galletas, galletas Nick
  sweetener | dairy | soybean | vegetarian..meat | ? | Bananita Dolca, Cofler, Chocolate Cofler, Águila chocolate, Trencito,
    chocolate Trencito, Marroc Felfort, Jack chocolatín, chocolatín Jack, chocolatín, Paragüitas, paragüitas chocolate,
    Vauquita, chocolate Rama, Capri chocolate, Chubi, huevito Kinder, Sapito chocolate, conejito de chocolate, garoto,
    bombones Garoto, Baton, Sonho de Valsa, Lacta
  sweetener | dairy peanut | soybean | vegetarian..meat | ? | chocolate Shot, Shot Terrabusi, Hamlet chocolate, Chubi maní,
    Block Cofler, Cofler Block, chocolate Block, turrón de chocolate con maní
  dish | dairy gluten eggs |  | vegetarian..meat | ? | pascualina, torta pascualina, milanesas de soja rellenas,
    buñuelos de acelga, buñuelos de espinaca, buñuelos de acelga con queso, bocadillos de acelga, bocaditos de acelga,
    bocaditos de espinaca, croquetas de espinaca, croquetas de arroz, croquetas de papa, croquetas de choclo,
    croquetas de acelga, croquetas de papa y queso, sorrentinos de calabaza, agnolotis, panzottis, panzotti, tortelettis,
    tortelettis de ricota, capelletinis, lasagna de verdura, lasaña de verdura, canelones de verdura, canelones de acelga,
    canelones de ricota, canelones de ricota y verdura, canelones de choclo, canelones de humita, malfatti,
    malfatti de espinaca, malfattis, ñoquis de espinaca, ñoquis a la romana, ñoquis de sémola, ñoquis de calabaza con queso,
    soufflé de choclo, suflé de choclo, souffle de zapallo, soufflé de zapallitos, soufflé de calabaza, soufflé, suflé,
    budín de verdura, budín de espinaca, budín de acelga, budín de choclo, budín de zapallo, budín de coliflor,
    budín de calabaza, budín de papa, pan de ricota, budín de zapallo italiano, guiso de zapallitos italianos con queso y huevo
  dish | dairy gluten | eggs | meat | ? | chupe de guatitas, chupe de guatas
  dish | dairy gluten | eggs | vegan..meat | ? | chupe de acelga, chupe de acelgas, chupe de espárragos, chupe de verduras
  dish | gluten eggs |  | vegetarian..meat | ? | zapallitos a la milanesa, berenjenas a la milanesa, buñuelos de verdura,
    buñuelos de banana, tallarines caseros, fideos caseros, tallarines de espinaca, cintas al huevo, spaetzle,
    fritos de coliflor, frituras de coliflor, frituras de acelga, fritos de acelga, pequenes, pequén, pequenes de cebolla,
    torreja de acelga, torrejas de arroz, torrejitas de verdura, torrejas de acelga, bombas de papa, bombitas de papa,
    croquetas de lentejas, hamburguesas de lentejas, vegetariano sándwich, ñoquis caseros, vigilante salado, knishes,
    knishes de papa, varenikes, varenikes de papa, latkes
  dish | gluten eggs soybean |  | vegan..meat | ? | milanesas de soja, milanesa de soja
  dish |  |  | pescatarian..meat | ? | caldillo de congrio colorado, caldillo de pescado,
    salmón a la plancha, reineta a la plancha, corvina al horno, merluza al horno, pescado a la plancha, pescado al horno,
    jurel guisado, sierra ahumada, pescado ahumado, pejerrey a la parrilla, vidriola a la plancha, umu pae con pescado,
    surubí al horno, boga a la parrilla, dorado a la parrilla, caldo de pescado paraguayo, chupín, chupín de boga,
    chupín de sábalo, abadejo al horno, brótola a la plancha, lenguado a la plancha, caballa en lata,
    salmón rosado a la plancha, sábalo a la parrilla, corvina a la parrilla, lisa a la parrilla, lisa a las brasas,
    sardinas a la parrilla, mandi'y, mandi'i
  dish | gluten |  | pescatarian..meat | ? | cornalitos fritos, empanadas de vigilia, empanada de vigilia, tarta de pescado,
    fideos con atún, trucha a la manteca negra, lenguado a la manteca negra
  dish | gluten eggs |  | pescatarian..meat | ? | filet de merluza a la romana, filet de merluza rebozado, filet de merluza,
    filet a la romana, brótola a la romana, croquetas de pescado, croquetas de jurel, croquetas de atún, tortas de jurel,
    buñuelos de bacalao, buñuelos de pescado, buñuelos de algas, merluza apanada, patitas de merluza, bocaditos de merluza,
    medallones de merluza, medallones de pescado, sándwich de merluza, miniatura de pescado, miniaturas de pescado,
    sándwich de atún, torta de atún con pan de miga
  dish | eggs |  | pescatarian..meat | ? | tomates rellenos, tomates rellenos de atún, tomates rellenos con atún,
    ensalada de arroz con atún, palta rellena de atún, huevos rellenos de atún, pionono de atún, pionono con atún,
    tortilla de jurel, salmón a lo pobre, congrio a lo pobre, pescado a lo pobre, merluza a lo pobre
  dish | dairy |  | pescatarian..meat | ? | cancato, cancato chileno, cancato de sierra, bagna cauda, bagna cauda con crema,
    bagnacauda, pescado con puré
  dish | dairy gluten eggs |  | pescatarian..meat | ? | budín de pescado, budín de atún, budín de merluza, budín de jurel,
    canelones de pescado, canelones de salmón, soufflé de atún
  dish | dairy gluten |  | pescatarian..meat | ? | pizza de anchoas, pizza con anchoas, ravioles de salmón con crema,
    fideos con salmón y crema
  dish | shellfish |  | pescatarian..meat | ? | mariscal, mariscal frío, mariscal caliente, mariscal crudo,
    caldillo de choritos, curanto en hoyo, curanto en olla, pulmay, cholgas secas, cholga ahumada, choritos al vapor,
    choros maltones, choro maltón, machas al natural, navajuelas, locos en lata, loco chileno, erizos, lenguas de erizo, piures,
    picorocos, picorocos al vapor, jaiba cocida, pinzas de jaiba, centolla magallánica, centolla al natural, centollón,
    ostiones al natural, camarón de roca, camarones de río, langosta de Juan Fernández, ostras de Chiloé, culengues,
    macha chilena, lapas chilenas, lapa chilena, caracol de mar, chocha, jibia guisada, arvejado de jibia,
    arroz a la valenciana, chapaleles con curanto, cholgas a la parrilla, paella uruguaya, almejas amarillas, cholgas en aceite,
    choritos en aceite, choritos en lata, cholgas en lata, machas en lata, surtido de mariscos, surtido de mariscos en lata,
    surtido marino, pulpo español a la gallega argentino, tabla de mariscos, vieiras patagónicas, camarón ecuatoriano
  dish | shellfish dairy |  | pescatarian..meat | ? | machas a la parmesana, macha a la parmesana, ostiones a la parmesana,
    almejas a la parmesana, choritos a la parmesana, locos a la parmesana, navajuelas a la parmesana, centolla a la parmesana,
    congrio a la margarita, corvina a la margarita, corvina Margarita, congrio margarita, lenguado a la margarita,
    reineta a la margarita, salsa margarita, pescado a la margarita, salsa margarita de mariscos, salmón con salsa de camarones,
    reineta con salsa de camarones, crema de mariscos, lenguado con salsa de camarones, trucha con salsa de mariscos,
    abadejo con salsa de camarones
  dish | shellfish dairy gluten |  | pescatarian..meat | ? | chupe de jaiba, chupe de jaibas, chupe de centolla, chupe de locos,
    chupe de ostiones, chupe de camarones chileno, chupe de loco, chupe de jibia, chupe de pescado chileno, chupe marino,
    pastel de jaiba, pastel de jaibas, pastel de centolla, pastel de mariscos, pastel de locos, crepes de centolla,
    panqueques de mariscos, panqueques de centolla, ñoquis con mariscos y crema, fetuccini con camarones a la crema,
    sorrentinos de langostinos, ravioles de centolla, ravioles de langostinos
  dish | shellfish gluten |  | pescatarian..meat | ? | calamaretis, calamaretti, calamares empanizados, cornalitos y rabas,
    fritura de mar, picada de mar, fideos con mariscos, fideos con frutos de mar, tallarines frutos de mar,
    fideos con salsa de mariscos, linguine con langostinos, jibia arrebozada, pastel de cholgas con pan
  dish | shellfish eggs |  | pescatarian..meat | ? | palmitos con langostinos y salsa golf, langostinos con salsa golf,
    camarones con salsa golf, tortilla de erizos, tortilla de mariscos, huevos rellenos de camarones
  dish | shellfish gluten | eggs | pescatarian..meat | ? | buñuelos de algas con langostinos
  dish | gluten eggs |  | vegan..meat | ? | buñuelos de lechuga de mar, buñuelos de mar, bocadillos de algas
  dish |  |  | meat | ? | milcao, milcaos, milcao chilote, milcao frito, tropones, baemes, mella,
    mallo de papas, chochoca, chochoca chilota, cancagua
  bread | dairy gluten eggs |  | vegetarian..meat | ? | medialunas de manteca, medialuna de manteca, medialuna dulce,
    medialunas dulces, suspiros de monja, suspiro de monja, bombitas de crema, bomba de crema pastelera, palo Jacob,
    palos Jacob, palitos Jacob, cañoncitos de crema, pan dulce genovés, pan dulce milanés, panettone argentino, budín inglés,
    budín de limón, budín de vainilla, budín de banana, budín marmolado, budín de naranja, budín de mandarina,
    budín de chocolate, budín navideño, torta de manzana, torta de manzana invertida, torta invertida de manzana, torta galesa,
    torta de coco, torta matilda, torta Selva Negra, torta moka, torta de nuez, torta de frutillas, imperial ruso,
    postre imperial ruso, torta chajá, torta borracha, tarantela, tarantela de manzana, tarantela de pan, postre borracho,
    sopa inglesa, pavlova con crema, lemon pay, apfelstrudel, pasta flora, pepas caseras, masitas, masas finas, masas secas,
    masitas secas, bizcochuelo de chocolate, bizcochuelo Exquisita, Exquisita bizcochuelo, arrollado de dulce de leche,
    arrolladito, alfajor Merengo, alfajor mantecoso, alfajor de miel, torta merengada, torta de merengue,
    torta merengue frambuesa, torta de panqueque, torta de panqueques, torta panqueque, torta panqueque naranja,
    torta panqueque chocolate, torta lúcuma manjar, torta de piña, torta de novia chilena, torta curicana, torta holandesa,
    calzones rotos, pan de pascua, pan de Pascua chileno, rosca chilena, roscas chilenas, manjarates, manjarate,
    dulces chilenos rellenos, pajaritos, pajaritos dulces, pajarito chileno, pan de huevo playero, pan de huevo chileno,
    chumbeque de Iquique, pan dulce de colegial, colegial chileno, ojitos, ojitos de dulce, trencitas de grasa dulces,
    merengones con crema, tortitas de crema, vigilantes con crema, vigilantes con pastelera, trifle, postre trifle,
    cremona dulce, torta yo-yo, yo-yo uruguayo, yo-yos, bizcocho uruguayo, polvorón uruguayo, ojo de buey dulce,
    ambrosía con bizcocho, rosquitas, rosquitas de naranja, rosquitas de anís, torta de queso y manjar, pie de manzana,
    pie de maracuyá, pai de limón, tartaleta, pie de frutilla, alfajor de merengue, alfajores rellenos y bañados en merengue
  sweetener | dairy eggs |  | vegetarian..meat | ? | ricardito uruguayo, merengón con crema, pavlova,
    postre merengado con crema, merenguitos con dulce de leche, merengue con lúcuma, cola de mono, cola de mono chileno,
    cola de mono con huevo, torta helada de merengue
  sweetener | dairy |  | vegetarian..meat | ? | dulce de leche con nuez, calugas, calugas de leche, calugones, calugón, caluga,
    calugas Sunny, sunnys, masticables de leche, chocolate en rama, chocolates de Bariloche, tabletitas de leche,
    dulce de leche granulado, dulce de leche cortado, dulce de leche cortada paraguayo, postre de chocolate, postre de vainilla,
    postrecitos, postre Exquisita, postre Sancor, budín de chocolate en polvo con leche, chocolate caliente, leche con chocolate
`)

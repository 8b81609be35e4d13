import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

/** Spanish and Latin American foods that cooks buy ready-made or keep as leftovers, by contents. */
export const dishes: readonly NamedKind[] = [
  {
    class: 'milk',
    contains: ['dairy', 'eggs'],
    diet: 'vegetarian',
    names: list(
      'flan, flanes, flan de huevo, flan de vainilla, flan de caramelo, flan de queso, crema pastelera, crema inglesa, crema catalana, quesada, quesada pasiega, leche asada, leche nevada, isla flotante, suspiro limeño, suspiro a la limeña, quesillo venezolano, bavarois, bavaresa, suflé, soufflé, suflé de queso, zabaione, tocinillo de leche',
    ),
  },
  {
    class: 'milk',
    contains: ['dairy'],
    mayContain: ['eggs'],
    diet: 'vegetarian',
    names: list('natilla, natillas, natillas de vainilla, postre de vainilla, pudin de vainilla, pudin de chocolate'),
  },
  {
    class: 'egg',
    contains: ['eggs'],
    diet: 'vegetarian',
    names: list(
      'tarta de santiago, ponche de huevo, huevos moles, sambayón, huevo mollet, huevos benedictinos, huevos rancheros, huevos a la flamenca, huevos estrellados, huevo hilado, tocinillo de cielo, tortilla de calabacín, tortilla de espinacas, frittata, omelet, panellet, panellets, almendrado, almendrados, macarons',
    ),
  },
  {
    class: 'sauce',
    contains: ['eggs'],
    diet: 'vegetarian',
    dietAtWorst: 'pescatarian',
    names: list(
      'ensaladilla, ensaladilla rusa, ensalada rusa, ensalada de col con mayonesa, ensalada waldorf, mil islas, salsa mil islas, aderezo mil islas, lactonesa de huevo, mayonesa de ajo, mayonesa con limón, mayoliva',
    ),
  },
  {
    class: 'sauce',
    contains: ['dairy'],
    mayContain: ['eggs'],
    diet: 'vegetarian',
    names: list('salsa ranch, aderezo ranch, ranch, aderezo de queso azul, salsa alfredo, salsa huancaína'),
  },
  {
    class: 'sauce',
    contains: ['peanut'],
    diet: 'vegan',
    names: list('salsa de maní, salsa de cacahuate, aderezo de maní, ají de maní, zarza de maní, encacahuatado, mole de cacahuate'),
  },
  { class: 'sauce', contains: ['peanut', 'dairy'], diet: 'vegetarian', names: list('ocopa, salsa ocopa') },
  {
    class: 'nut',
    contains: ['peanut', 'gluten'],
    mayContain: ['soybean'],
    diet: 'vegan',
    names: list('cacahuetes japoneses, cacahuete japonés, maní japonés, maníes japoneses'),
  },
  {
    class: 'nut',
    contains: ['peanut'],
    diet: 'vegan',
    names: list(
      'mazapán de cacahuate, mazapán de cacahuete, palanqueta, palanqueta de cacahuate, palanquetas, turrón de cacahuete, turrón de maní, paçoca, maní japonés sin soja, maní salado, maní confitado, garrapiñada, garrapiñadas, cacahuates garapiñados, cacahuates enchilados, maní sin sal, cacahuete pelado, cacahuete repelado, mantecol',
    ),
  },
  {
    class: 'sauce',
    mayContain: ['gluten'],
    diet: 'vegan',
    names: list('gazpacho, gazpacho andaluz, sopa de tomate fría'),
  },
  {
    class: 'sauce',
    contains: ['gluten'],
    diet: 'vegan',
    dietAtWorst: 'meat',
    names: list('salmorejo, porra antequerana, ajoblanco, ajo blanco, roux'),
  },
  {
    class: 'sauce',
    diet: 'vegan',
    names: list(
      'escalivada, samfaina, sanfaina, hogao, guasacaca, llajwa, ají verde, pebre chileno, salsa taquera, salsa ranchera, salsa borracha, salsa pasilla, recado rojo, recado negro, adobo de achiote, sazonador, adobo en polvo, aliño completo, ajilimójili, mojo isleño, xnipec, zhug, sofrito de tomate, tomate sofrito, ensalada de col, curtido',
    ),
  },
  {
    class: 'cured-meat',
    contains: ['gluten'],
    mayContain: ['eggs', 'dairy'],
    diet: 'meat',
    sharesDoubts: true,
    names: list('milanesa napolitana, cordon bleu, croquetas de jamón, croquetas de pollo, croqueta de jamón'),
  },
  {
    class: 'cured-meat',
    contains: ['gluten'],
    mayContain: ['eggs'],
    unknown: ['dairy'],
    diet: 'meat',
    sharesDoubts: true,
    names: list(
      'milanesa, milanesas, milanesa de pollo, milanesa de ternera, milanesa de cerdo, suprema de pollo, cachopo, flamenquín, flamenquines, nugget, nuggets, nuggets de pollo, pollo empanado, pollo rebozado, filete empanado, filete de pollo empanado, escalope de ternera, escalope vienés, libritos de lomo, alitas rebozadas',
    ),
  },
  {
    class: 'cured-meat',
    contains: ['gluten'],
    unknown: ['eggs', 'dairy'],
    diet: 'meat',
    sharesDoubts: true,
    names: list('empanada de carne, empanadas de carne, empanadas de pollo'),
  },
  {
    class: 'fish',
    contains: ['gluten', 'eggs', 'dairy'],
    diet: 'pescatarian',
    names: list('croquetas de bacalao'),
  },
  {
    class: 'fish',
    contains: ['gluten'],
    mayContain: ['eggs'],
    unknown: ['dairy'],
    diet: 'pescatarian',
    names: list('merluza rebozada, merluza a la romana, pescado rebozado, buñuelos de bacalao'),
  },
  {
    class: 'fish',
    contains: ['gluten'],
    unknown: ['eggs', 'dairy'],
    diet: 'pescatarian',
    names: list(
      'varitas de pescado, varitas de merluza, palitos de pescado, palitos de merluza, empanada de atún, empanadas de atún, empanada de bonito',
    ),
  },
  {
    class: 'plant-protein',
    contains: ['gluten', 'soybean'],
    mayContain: ['eggs'],
    diet: 'vegan',
    dietAtWorst: 'vegetarian',
    names: list('milanesa de soja, milanesas de soja, milanesa de soya, milanesa vegetal, nuggets vegetales'),
  },
  {
    class: 'shellfish',
    contains: ['shellfish'],
    diet: 'pescatarian',
    names: list(
      'mariscada, cóctel de gambas, cóctel de camarones, cóctel de mariscos, cóctel de marisco, zarzuela de marisco, parrillada de mariscos, aguachile, vuelve a la vida, chupe de mariscos, paila marina, frito de mariscos, piure, piures, picoroco, picorocos, ostión, ostiones, callo de almeja, callo de hacha, pata de mula, almeja chocolata, navajuela, navajuelas, ulte de mar, concha negra, conchas negras, concha de abanico, conchas de abanico, cambombia, churos de mar, longorones, pepitonas, guacuco, guacucos, chipi chipi, camarón seco, camarón tigre, cangrejo moro, sacabocado, langostilla, cacahuete de mar, ortiguillas de mar con marisco, pulpo a la gallega, pulpo a feira, rabas, mejillones en escabeche, tigres de mejillón',
    ),
  },
  {
    class: 'fish',
    diet: 'pescatarian',
    names: list(
      'sierra, pez sierra, huachinango, guachinango, pámpano, cazón adobado, esmedregal, bacalao a la vizcaína, atún blanco, escabeche de pescado, ceviche de pescado, tiradito, migas de bacalao, lascas de bacalao, marmitako, ahumados, boquerones fritos, pescaíto frito, trucha ahumada, arenque marinado, lapón, lenguadina, panga, bagre, charal, charales, anchoveta, lorna, cabinza, cojinoba, toyo, merluza austral, pez cinto, congrio colorado, bocinegro, alfonsino, maragota, abadejo, brótola, urta, baila, verrugato, golleta, araña de mar pescado',
    ),
  },
  {
    class: 'meat',
    diet: 'meat',
    names: list(
      `costilla, costillas, costillar de cerdo, cochinita, cochinita pibil, carnitas, barbacoa de res, barbacoa de borrego, birria, al pastor, carne al pastor, carne asada, carne adobada, carne enchilada, chilorio, cecina enchilada, mixiote, borrego, chicharrón prensado, cueritos, trompa de cerdo, chamorro, pernil, pernil de cerdo, chinchulín, chinchulines, chunchule, chunchules, chunchullo, chunchurria, tripa gorda, ubre, panita, ñachi, guatita, guatitas, menudencias, asadura, asaduras, pajarilla, chanfaina, gallinejas, zarajos, ñervos, bofes,
      bondiola, bondiola de cerdo, matambrito, tira de asado, asado de tira, peceto, nalga de ternera, bola de lomo, tapa de asado, tapa de nalga, paleta vacuna, paleta de cerdo, marucha, ojo de bife, bife, bife ancho, bife angosto, bife de chorizo, lomo fino, lomo liso, lomo vetado, posta negra, posta rosada, asiento de picana, abastero, huachalomo, sobrecostilla, tapapecho, pollo ganso, punta de anca, punta de ganso, punta trasera, colita de cuadril, cuadril, sobrebarriga, asado carnicero, osobuco de res, chambarete, diezmillo, aguayón, suadero, sirloin, rib eye, new york de res, t bone, tomahawk, fajita, fajitas, fajita de res, falda de ternera, falda de res, pecho de ternera, aleta de ternera, rabillo, tapilla, babilla, culata de contra, pez de ternera, zancarrón, costilla de res, asado de ternera, roast beef, rosbif, carne mechada, carne desmechada, carne esmechada, carne guisada, pisto de carne, cocido madrileño, fabada, fabada asturiana, callos a la madrileña, anticucho, anticuchos, churrasquito, choripán, lomo saltado, seco de res, sancocho, ajiaco con pollo`,
    ),
  },
  {
    class: 'cured-meat',
    diet: 'meat',
    names: list(
      'longanicilla, salamín picado, leberwurst, jamonada, jamonilla, jamón del país, jamón de pavo, tocino ahumado, tocino de pavo, queso de puerco, queso de chancho, arrollado huaso, arrollado, chorizo verde, chorizo argentino, chorizo de pavo, cecina de león, lomo ibérico, lomo adobado, panceta ahumada, bacón, guanchale, androja, farinato, morcilla dulce, morcilla de cebolla, patatera, zurrapa, manteca ibérica, lomo en manteca, lomo de orza, chicharrones de cádiz, salchichón ibérico, secallona, somalla, bisbe, llonganissa, figatell, figatells, blanquet, botifarrón, varia negra',
    ),
  },
  {
    class: 'pastry',
    contains: ['gluten'],
    mayContain: ['dairy', 'eggs'],
    diet: 'vegetarian',
    names: list(
      'sobao, sobaos, sobao pasiego, sobaos pasiegos, factura, facturas, pionono, piononos, cuernito, cuernitos, pan dulce, pan de muerto, rosca de reyes, pan de yema, garibaldi, chilindrina, queque, queques, kuchen, berlín, berlines, calzones rotos, tarta de chocolate, tres leches, pastel de tres leches, brazo de gitano, brazo de reina, brazo gitano, chajá, palmerita, mostachón, mostachones, bartolillo, bartolillos, casadielle, frixuelo, frixuelos, filloa, filloas, miguelito, miguelitos, lengua de gato, lenguas de gato, pantxineta, goxua, leche frita, budín, budín de pan, pudin de pan, plum cake, plumcake, bizcocho de yogur, bizcocho de limón, melindres, fardelejo, cordiales, sequillo, galleta de avena, galletas de chocolate, galletas rellenas, galleta oreo, galletas de vainilla, soda cracker, galletas saladas de soda, turrón de doña pepa, chipilo, hojaldra, hojaldre relleno, volován, vol au vent, tartaleta, tartaletas, empanadilla de atún, minipizza, focaccia rellena, pasta de té, pastas de té',
    ),
  },
  {
    class: 'pastry',
    contains: ['gluten'],
    diet: 'vegan',
    dietAtWorst: 'meat',
    names: list(
      'tapas de empanada, tapas para empanadas, tapa de empanada, discos de empanada, discos para empanadas, discos de masa, masa para empanadas, masa de empanadillas, obleas para empanadillas, oblea para empanadilla, tapas de pascualina, tapa de tarta, torta cenceña, tortas cenceñas, torta de gazpacho, torta frita, tortas fritas, hojas de brick, masa de pizza fresca, cracker de trigo, crackers de trigo, galleta marinera, galletas marineras, galleta de agua, galletas de agua',
    ),
  },
  {
    class: 'bread',
    contains: ['gluten'],
    unknown: ['dairy', 'eggs', 'soybean'],
    diet: 'vegan',
    dietAtWorst: 'meat',
    names: list(
      'bocata, bocadillo, bocadillos, sándwich mixto, sándwiches, montadito, montaditos, hot dog completo, perrito caliente, hamburguesa completa, torta ahogada, pan bao, bao, baos, dumpling, dumplings, jiaozi, rollito de primavera, rollitos de primavera, rollo primavera, fideuá de marisco, canelones de carne',
    ),
  },
  {
    class: 'bread',
    contains: ['dairy', 'eggs'],
    diet: 'vegetarian',
    names: list('pandebono, pan de bono, pan de queso, pan de yuca, chipá, cuñapé, pão de queijo, sopa paraguaya'),
  },
  {
    class: 'bread',
    diet: 'vegan',
    names: list(
      'arepa, arepas, arepa de maíz, tlayuda, tlayudas, sope, sopes, gordita, gorditas de maíz, huarache, huaraches, memela, memelas, tetela, tetelas, tortillas de nopal, tostada de maíz, tostadas horneadas de maíz, raspadas, cachapa, cachapas, casabe, cazabe, pan de casabe, talo, tortitas de maíz inflado, pan de maíz sin gluten, chips de maíz, chips de tortilla',
    ),
  },
  {
    class: 'grain',
    diet: 'vegan',
    dietAtWorst: 'meat',
    names: list(
      'tamal, tamales, hallaca, hallacas, humita, humitas, pupusa, pupusas, nacatamal, juane, pozole rojo, pozole verde, paella, arroz con pollo',
    ),
  },
  {
    class: 'grain',
    diet: 'vegan',
    names: list(
      `pozole, maíz para pozole, maíz cacahuazintle, pinole, atole, cancha, canchita, maíz cancha, maíz chulpe, chulpe, maíz tostado, cotufa, cotufas, pochoclo, pochoclos, pororó, canguil, crispeta, crispetas, cabritas de maíz, maíz pira, rosetas de maíz, maíz morado, maíz azul, masa para tortillas, masa de maíz nixtamalizado, masa para tamales, harina para arepas, harina para tamales, chuchoca, chuño, tunta, moraya, almidón de papa, maíz trillado, maíz peto, arroz blanco, arroz rojo, arroz thai, arroz sancochado, arroz pilado, risotto seco, arroz senia, arroz calasparra, arroz albufera, fideos de lenteja, macarrones de lenteja, espirales de lenteja, espaguetis de lenteja, macarrones de lentejas, espaguetis de lentejas, macarrones de garbanzo, espirales de garbanzo, espaguetis de guisante, espirales de guisante, tallarines de arroz, macarrones de arroz, espaguetis de arroz, espaguetis de maíz, macarrones de maíz, espirales de maíz, fideo de arroz, vermicelli de arroz`,
    ),
  },
  {
    class: 'legume',
    diet: 'vegan',
    names: list(
      'lenteja caviar, lentejas caviar, lenteja beluga, lentejas beluga, lentejón, lentejas pardinas, lenteja de la armuña, alubia de tolosa, alubias de tolosa, judía del ganxet, fesols, garrofón, garrofó, bajoqueta, ferraúra verde, faba, fabes, fabas, verdina, verdinas, alubia arrocina, arrocinas, planchada, caparrón, caparrones, pocha, pochas, frijol peruano, frijol mayocoba, frijol flor de mayo, frijol canario, frijol de palo, frijol castilla, frijol ayocote, ayocote, ayocotes, guandul, guandules, chocho, chochos, lupino, lupinos, tarhui, zarandaja, pallar, pallares, poroto granado, porotos granados, porotos negros, poroto alubia, arvejón, arvejas partidas, habas secas, haba seca, habas fritas, haba tostada, garbanzo frito, garbanzos tostados, almortas',
    ),
  },
  {
    class: 'vegetable',
    diet: 'vegan',
    names: list(
      `vegetal, vegetales, hortalizas variadas, penca, pencas, penca de cardo, chilacayota, chilacayote, alcayota, cidra cayote, loche, chipilín, loroco, flor de izote, izote, pacaya, romerito, romeritos, papaloquelite, guaje, guajes, chepil, hoja de aguacate, hojas de aguacate, hoja de maíz, totomoxtle, hoja de bijao, flor de maguey, quelite cenizo, hierba mora, yuyo, yuyos, cuchucho, mazamorra de maíz, patacón, patacones, tostón, tostones, chifles, mofongo, mangú, plátano frito, yuca frita, patatas chips, papas a la francesa, papa seca, papa rellena vegana, patatas a lo pobre, patatas bravas, puré de calabaza, crema de verduras, menestra, menestra de verduras, macedonia de verduras, juliana de verduras, verduras para sopa, verduras asadas, verduras salteadas, parrillada de verduras, ensalada mixta, ensalada verde, mézclum, gazpachuelo vegetal, judías planas, judía perona, bajoca, pimiento cristal, pimiento de asar, pimiento cornicabra, pimiento choricero, carne de pimiento choricero, pulpa de ñora, pulpa de pimiento choricero, tomate corazón de buey, tomate barbastro, tomate huevo toro, tomate perita, tomate bola, tomate de colgar, tomate de ramallet, jitomate saladet, jitomate bola, jitomate guaje, chile cuaresmeño, chile güero, chile manzano, chile chilaca, chile de agua, chile morita, chile puya, chile guajillo, chile chiltepín, chiltepín, chile catarina, chile cambray, cebolla cambray, cebolla de verdeo, cebolla larga, cebolla junca, cebolla cabezona, banderilla de encurtidos, banderillas, gilda vegetal, puerro baby, brócoli chino, kale rizado, hojas de yautía, callaloo, rábano negro, rábano blanco, rábano sandía`,
    ),
  },
  {
    class: 'vegetable',
    unknown: ['gluten', 'dairy'],
    diet: 'vegan',
    dietAtWorst: 'meat',
    names: list('patatas fritas, papas fritas'),
  },
  {
    class: 'vegetable',
    contains: ['dairy'],
    diet: 'vegetarian',
    names: list(
      'puré de patatas instantáneo, puré instantáneo, copos de puré de patata, patatas gratinadas, patatas a la crema, papas a la huancaína, espinacas a la crema, gratén de patatas, patatas alioli con nata',
    ),
  },
  {
    class: 'fruit',
    diet: 'vegan',
    names: list(
      'fresquilla, fresquillas, briñón, briñones, pavía, pavías, cascabelillo, ciruela roja, ciruela amarilla, chinola, parcha, badea, chicozapote, níspero de américa, nance, nanche, nances, jobo, jocote, jocotes, tejocote, tejocotes, xoconostle, xoconostles, capulín, capulines, marañón fruta, guaba, guama, pacay, copoazú, cupuazú, arazá, borojó, corozo, chontaduro, pejibaye, pijuayo, aguaje, cocona, tumbo, taxo, aguaymanto, pepino dulce, pepino melón, mamoncillo, quenepa, quenepas, limoncillo fruta, guanábano, ilama, cherimoya, pomarrosa, tamarindo dulce, ciruela de hueso, zapote negro, zapote blanco, mora azul, moras azules, blueberry, blueberries, berries, mix de frutos rojos, arándanos deshidratados, uva de playa, uva pasa rubia, pasas rubias, pasas de málaga, sultanas, pan de higo, carne de guayaba, pasta de guayaba, bocadillo veleño, bocadillo de guayaba, goiabada, cajeta de membrillo, fruta en almíbar, macedonia de frutas, ensalada de frutas, melocotón deshidratado, chips de manzana, chips de plátano, chips de coco, coco deshidratado, coco laminado, zumo de naranja, jugo de naranja natural',
    ),
  },
  {
    class: 'mushroom',
    contains: ['mushroom'],
    diet: 'vegan',
    names: list(
      'oreja de madera, hongo oreja, hongo oreja de madera, trompeta negra, trompetas negras, trompeta amarilla, angula de monte, angulas de monte, lactario, lactarios, tartufo, tartufos, trufa de verano, trufa de invierno, trufa rallada, carpaccio de trufa, aceite de trufa, pasta de trufa, crema de trufa, salsa de trufa negra, gurumelo, gurumelos, amanita de los césares, oronja, negrilla, fredolic, nameko, bejín, macrolepiota, marzuelo, múrgula, múrgulas, cep, ceps, hongo blanco, hongo seta, hongo yema, hongo clavito, clavito, clavitos, hongo pambazo, hongo portobello, hongo enoki, hongo shiitake, hongos frescos, hongos deshidratados, digüeñe, digüeñes, changle, changles, loyo, morchela, morchella, cremini, champiñón portobello, champiñón blanco, champiñón marrón, champiñón parís, champiñones enteros, setas variadas, setas deshidratadas, setas de chopo, seta de chopo, seta de castaño, seta de pie azul, pie azul, pleurotus, pleuroto, orellana, orellanas, champiñón ostra, hongo ostra, cordyceps, chaga, cola de pavo hongo, micelio, micoproteína de hongo, quorn de setas, polvo de setas, cuitlacoche enlatado',
    ),
  },
  {
    class: 'sweetener',
    diet: 'vegan',
    names: list(
      'aguamiel, miel de agave, miel de maple, jarabe de maple, tapa de dulce, dulce de panela, atado de panela, rapadura, papelón rallado, chancaca, azúcar rubia, azúcar impalpable, azúcar flor, azúcar pulverizada, azúcar lustre, azúcar en polvo, azúcar glass, azúcar negra, azúcar rubio, azúcar morena, azúcar estándar, azúcar refinada, miel de maguey, miel vegana, manjar blanco de coco, piruleta, piruletas, caramelos duros, fruta abrillantada, guinda confitada, cerezas confitadas, fondant de azúcar',
    ),
  },
  {
    class: 'sweetener',
    diet: 'vegetarian',
    names: list(
      'hidromiel, miel de mil flores, miel de brezo, miel de castaño, miel de eucalipto, miel cremosa, miel en panal, panal de miel, miel de abejas, miel pura',
    ),
  },
  {
    class: 'sweetener',
    contains: ['dairy'],
    diet: 'vegetarian',
    names: list(
      'manjar, manjar blanco, manjarblanco, arequipe, cajeta, cajeta quemada, dulce de cajeta, glorias, leche quemada, jamoncillo, natilla colombiana, toffee, tofe, caramelo de mantequilla, caramelos de toffee, caramelo salado, crema de orujo, crema irlandesa, licor de crema, crema de whisky, batida de leche, licuado de plátano con leche, malteada de chocolate, malteada de vainilla, malteada de fresa, champurrado, cappuccino, capuchino, café cortado, chocolate caliente',
    ),
  },
  {
    class: 'wine',
    diet: 'vegan',
    names: list(
      'tequila blanco, tequila reposado, pulque, chicha, chicha de jora, chicha morada, tepache, fernet, guaro, singani, cocuy, charanda, sotol, raicilla, bacanora, rosoli, manzanilla de sanlúcar, amontillado, oloroso, palo cortado, vino fino, vino dulce, vino generoso, vino de jerez, vino oloroso, vino de oporto, vino blanco seco, tinto de verano, txakoli, chacolí, patxaran, hierbas ibicencas, ratafía, ron añejo, ron blanco, ron dorado, coñac, cognac, armañac, angostura, triple seco, curaçao, limoncello, aperol, campari',
    ),
  },
]

import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { parseFoodLines } from '#kitchen/reader/kinds/food-lines.ts'

/** Dishes, breads, sweets and drinks of Colombia and Venezuela. */
export const northAndeanDishes: readonly NamedKind[] = parseFoodLines(`
  dish |  |  | meat | ? | sobrebarriga, sobrebarriga a la criolla, posta negra, muchacho relleno, muchacho sudado,
    carne desmechada, carne en polvo, carne oreada, cabro santandereano, pepitoria santandereana, pepitoria de cabro, mute,
    mute santandereano, mute norteño, mute de maíz, mamona, carne en vara, lechona, tamal santandereano, tamal valluno,
    tamal antioqueño, tamal costeño, tamal colombiano, tamal de arroz tolimense, tamal bogotano, tamal boyacense,
    pastel de arroz costeño, pastel de arroz, pasteles de gallina y cerdo, hayaca colombiana, envueltos de carne,
    picada colombiana, longaniza de Sutamarchán, longaniza boyacense, génovas, morcilla bogotana, rellena bogotana,
    morcilla antioqueña, chunchullo, chunchurria, chicharrón, chicharrones, butifarra costeña, sudado de carne, sudado de pollo,
    sudado de lengua, sudado de costilla, lengua en salsa criolla, caldo de raíz, sopa de colicero, sopa de patacón,
    cocido boyacense, puchero santafereño, puchero bogotano, puchero sabanero, frijoles antioqueños, frijoles con garra,
    frijolada antioqueña, bandeja de frijoles, calentado paisa, calentao, arroz trifásico, cuy asado, frito pastuso,
    gallina asada, gallina ahumada, viudo de carne, viuda de carne salada, viuda de carne, friche, friche guajiro, friche wayuu,
    pisillo, pisillo de carne, pisillo llanero, pisillo de chigüire, pisillo de venado, chigüire, chigüire asado, hayacas,
    hallaca, hallacas, hayaca, hallacas venezolanas, hallaca andina, hallaca oriental, bollos navideños, bollitos navideños,
    bollitos picantes, pabellón con barandas, asado criollo caraqueño, cochino frito, morcilla carupanera, morcilla venezolana,
    hervido de res, hervido de gallina, hervido cruzado, cruzao, sancocho oriental de res, pata de grillo, pollo en brasas,
    tarkarí de chivo, tarkarí, talkarí de chivo, tarkarí de cordero, chivo en talkarí, mute andino, mute venezolano, olleta,
    olleta de gallo, olleta llanera, carne en vara llanera, palo a pique, palo a pique llanero, entreverado,
    entreverado llanero, asado de ternera, lapa en coco, lapa guisada, baquiro, guiso de hallaca, parrilla venezolana,
    parrilla mixta, empanada de carne mechada, empanadas de carne mechada, empanada venezolana de carne, empanadas venezolanas,
    empanada de caraotas con carne, arepa de carne mechada, arepa de pernil, arepa de asado negro, arepa de pollo,
    arepa de chicharrón, arepa rellena de carne, arepas rellenas de carne, empanadas colombianas, empanada colombiana,
    empanadas antioqueñas, empanadas vallunas, empanadas de carne colombianas, empanada de carne con papa, marranitas,
    marranita, marranitas vallunas, marranita valluna, puerquitas, carimañolas con carne, caribañola de carne, caribañola,
    caribañolas, choripapas
  dish | dairy |  | meat | ? | ajiaco, ajiaco santafereño, ajiaco bogotano, ajiaco con pollo, ajiaco colombiano,
    ajiaco con crema, bandeja con queso, patacón con queso y carne, mazorcada, mazorcada mixta,
    arepa de carne mechada con queso, arepa pelúa, arepa catira, arepa catira de pollo, arepa sifrina, arepa llanera,
    arepa burrera con queso, arepa de jamón y queso, arepa con jamón y queso, arepa mixta, cachapa con pernil,
    cachapa con queso y jamón, cachapa con cochino, cachapa con cochino frito, patacón maracucho, patacón zuliano,
    patacones maracuchos, patacones zulianos, empanada de pabellón, empanada pabellón, chuzo desgranado,
    chuzo desgranado costeño, pelabolas, plátano maduro con queso y bocadillo y carne, sopa de la abuela con crema,
    mandocas con carne, lomo en salsa de queso, torta de plátano con carne y queso, tajadas con queso y carne,
    canoa de plátano con carne y queso, sudado con leche, asado con cuajada
  dish | gluten |  | meat | ? | empanada andina, empanadas andinas, pastelitos andinos, pastelito andino,
    pastelitos andinos de carne, pastelitos maracuchos, pastelitos de carne maracuchos, tequeños de jamón, perro caliente,
    perros calientes, pepito venezolano, pepito de carne, pepito de pollo, pepitos, cuchuco de trigo, cuchuco,
    cuchuco de cebada, sopa de cuchuco, caldo de res con pasta, sopa de pasta con pollo, sopa de pasta con carne,
    hervido de gallina con fideos, macarronada con pollo, tallarines con carne, pasta con carne molida, pasta con carne,
    deditos de chorizo, sánduche de jamón
  dish | dairy gluten |  | meat | ? | perro caliente con queso, perro colombiano, sánduche de jamón y queso, sánduche cubano,
    pastel de pollo hojaldrado con queso, pasteles de pollo, croissant de jamón y queso, hamburguesa con todo,
    hamburguesa venezolana, hamburguesa colombiana, tumbarrancho, tumbarranchos, canelones de carne colombianos, lasaña mixta,
    sándwich club colombiano
  dish | gluten | dairy | meat | ? | pan de jamón, pan de jamón venezolano, pan de jamón navideño, cachitos, cachito,
    cachitos venezolanos
  dish | gluten eggs |  | meat | ? | polvorosa, polvorosa de pollo, polvorosa de pollo caraqueña, papas rellenas de carne,
    papa rellena colombiana, papas rellenas colombianas, albóndigas colombianas, torta de carne, carne apanada,
    milanesa de res apanada, chuleta valluna, chuleta valluna de cerdo, chuleta apanada, pechuga apanada, pastel de yuca,
    pastel de yuca con huevo y arroz, pasteles de yuca colombianos, bisteck empanizado
  dish | eggs |  | meat | ? | bandeja montañera, empanada operada, empanadas operadas, bistec a caballo, carne a caballo,
    sobrebarriga a caballo, ensalada de gallina, ensalada de gallina venezolana, reina pepiada, arepa reina pepiada,
    reina pepeada, arepa reina pepeada, changua con carne, salpicón de pollo con mayonesa, migas de arepa con chorizo,
    migas de arepa con chicharrón, huevos pericos con salchicha
  dish | dairy gluten eggs |  | meat | ? | perro caliente colombiano con huevos de codorniz
  dish | dairy | eggs | meat | ? | chupe de gallina, chupe de gallina venezolano, chupe andino de pollo,
    torta de plátano rellena
  dish |  |  | vegan..meat | ? | arepa paisa, arepa antioqueña, arepa santandereana de maíz, arepita, arepitas, arepitas fritas,
    arepa viuda, arepas viudas, telitas, arepa telita, arepa de plátano, arepa de yuca, arepas de auyama, arepa de chía,
    arepa raspada, hogo, ají colombiano, ají pique, catara, katara, kumache,
    encurtidos andinos, picante andino de vinagre, papas saladas, papa salada, papas criollas, papa criolla, papitas criollas,
    papas criollas fritas, ñame cocido,
    apio venezolano, arracacha frita, titoté, arroz de coco, arroz de coco con pasas,
    arroz con fríjol cabecita negra, arroz con frijolito, arroz con palito, cargamanto,
    frijolitos negros, caraotas fritas, frijolitos bayos, tapiramos, tapiramas, chivatas, lentejas guisadas,
    tajadas de maduro, tajada, tajadas fritas, maduritos, mañoco, casabe galleta, naiboa, farinha, mazamorra antioqueña,
    mazamorra paisa, lulada, lulada valluna, cepillado, cepillados, papelón con limón, panela rallada,
    miel de panela, guarapo de piña, guarapito, chicha andina, carato de maíz, carato de acupe, carato de parcha, tizana,
    tisana venezolana, jugo de lulo, jugo de corozo, jugo de borojó, chontaduros, chontaduro con sal, pijiguao, tinto,
    guayoyo, negrito café, viche curado, aguardientico, guaro aguardiente, miche, miche andino, calentado andino,
    calentaíto, chirrinchi, salpicón de frutas, salpicón de fruta, mango biche con sal, mango viche, mecato,
    piquitos de plátano, platanitos verdes, tortilla de maíz colombiana, hallaquitas, hallaquita, hallaquitas de hoja,
    bollo de mazorca, tungos, envuelto de arroz, ayacas de caraota, empanadas de caraotas, empanada de caraota,
    empanada de caraotas negras, empanada de papa, empanadas de papa
  dish | gluten |  | vegan..meat | ? | arepa andina, arepita de trigo, calados, calado, tostadas caladas, refajo,
    refajo colombiano, cerveza con colombiana, forcha, macarrones en salsa, pasta en salsa roja
  dish | dairy |  | vegetarian..meat | ? | arepa con queso, arepa rellena de queso, arepas rellenas de queso, arepa de chócolo,
    arepas de chócolo, arepa de choclo, arepa de choclo con queso, arepa de chócolo con quesito, arepa de chocolo con queso,
    arepa santandereana con cuajada, arepa con mantequilla, arepa con mantequilla y queso, arepa de dominó, arepa dominó,
    arepas dominó, dominó arepa, arepa de caraotas con queso, arepa de queso telita, arepa de queso de mano,
    arepa con queso guayanés, cachapa, cachapas, cachapa de jojoto, cachapas de hoja, tequeños de maíz, mandoca, mandocas,
    mandocas zulianas, mandocas con queso, tajadas con queso rallado, plátano maduro con queso, maduro con queso y bocadillo,
    maduro asado con queso y bocadillo, plátano asado con bocadillo y queso, plátano horneado con queso,
    plátanos horneados con queso y bocadillo, cayeye, cayeye con queso, mote de ñame con queso, mote de ñame, papas chorreadas,
    papa chorreada, papas chorreadas con queso, papas chorriadas, envueltos, envuelto, envueltos de mazorca,
    envuelto de mazorca, envueltos de maíz, envueltos de choclo, envueltos de mazorca con queso, bollo de queso,
    bollo con queso, bollo con suero, yuca con queso, diabolín, diabolines, casadilla, carimañola de queso,
    carimañolas de queso, caribañola de queso, caribañolas de queso, empanadas de queso de maíz,
    empanada de cuajada, bocadillo con queso, bocadillo veleño con queso, bocadillo y queso, matrimonio bocadillo y queso,
    queso con bocadillo, brevas con arequipe, breva con arequipe, brevas con queso, arequipe con queso, natilla navideña,
    natilla antioqueña, natilla de coco, natilla decembrina, mazamorra con leche y bocadillo, peto, mazamorra de peto,
    chocolate santafereño, chocolate santafereño con queso, chocolate con queso, aguapanela con queso, agua de panela con queso,
    perico café, café perico, pintado café, marrón café, café marrón, café con leche colombiano, cholado, cholado valluno,
    cholado de Jamundí, salpicón con helado, ensalada de frutas con queso y crema de leche, ensalada de frutas colombiana,
    chicha de arroz, chicha venezolana, chicha criolla, chicha El Chichero, sorbete de curuba, sorbete de guanábana,
    sorbete de maracuyá, lechada, arrechón, tumbacatre, papas a la crema, pira de auyama, arepa con nata, arepa con natilla,
    bollitos con nata, plátano con mantequilla, picante de suero, picante de leche, ají lechero, conserva de leche,
    majarete venezolano, arroz con coco dulce venezolano
  dish | dairy | gluten | vegetarian..meat | ? | arepa boyacense, arepas boyacenses, arepas de Ramiriquí, masato, masato de arroz, avena colombiana, avena helada, avena cubana, avena caleña, avena costeña, avena fría,
    avena con canela, Milo caliente, Milo con leche, milo frío, toddy frío, Chocolisto, chocolisto con leche
  dish | dairy | eggs | vegetarian..meat | ? | pandebono, pandebonos, pan de bono, pan de yucas, pan de queso colombiano,
    pandequeso, pan de queso, pandequesos, buñuelo, buñuelos colombianos, buñuelo colombiano, buñuelos de queso,
    buñuelos de queso costeño, buñuelos navideños, garullas, garulla, garullas de Soacha, rosquitas de queso,
    rosquetes de queso, achiras, achiras del Huila, bizcochos de achira, besitos de queso costeño, envueltos de yuca,
    enyucado costeño, enyucado colombiano
  dish | dairy gluten |  | vegetarian..meat | ? | tequeñones, tequeñón, tequeños de chocolate, tequeyoyos, tequeyoyo,
    palitos de queso, palito de queso, deditos de queso, dedito de queso, pastelito de queso, pastelitos andinos de queso,
    pasteles de queso, empanada de trigo con queso, croissant de queso, pan de queso de trigo, golfeado, golfeados,
    golfeado con queso, golfeados con queso de mano, pan de guayaba y queso, sánduche de queso,
    espaguetis con mantequilla y queso, pasta con queso, pasta con mantequilla y queso, pasta con queso y mantequilla,
    macarrones con queso, arepa de trigo con queso, arepa andina con queso ahumado, mantecada con queso, mogolla con queso
  dish | gluten | dairy | vegetarian..meat | ? | pan aliñado, pan aliñado pastuso, pan andino, pan dulce andino, pan trenza,
    pan coco, pan de coco costeño, mogolla chicharrona, pan de bocadillo, pan de guayaba, roscón de guayaba,
    roscón de bocadillo, roscones, mestiza pan, cucas, cucas colombianas, cuca galleta, catalinas,
    catalina venezolana, paledonias, paledonia, cuca venezolana, polvorosas, polvorosa galleta, polvorosas venezolanas,
    polvorosa venezolana, lenguas galletas colombianas, panochas, panocha pan, panochas colombianas, galletas de leche,
    galletas Ducales, Ducales, ducales galletas, Saltín Noel, saltinas Noel, galletas Festival, Festival galletas,
    galletas Noel, Club Social, club social galletas, galletas María Puig, galletas Ducales Noel, palmeras hojaldre,
    cachos de hojaldre, besitos de coco, besito de coco, besitos de coco venezolanos, Cocosette, galleta Susy, Samba galleta,
    obleas colombianas, solteritas
  dish | dairy gluten eggs |  | vegetarian..meat | ? | aborrajados, aborrajado, aborrajados vallunos, aborrajado valluno,
    aborrajados de plátano, aborrajado de maduro, torta de almojábana, torta de novia colombiana, torta de queso,
    torta de queso criollo, torta de pan, torta de pan venezolana, torta burrera, torta bejarana, bejarana, bejaranas,
    torta melosa, torta de auyama, torta de ahuyama, torta de jojoto, torta de mazorca, postre de tres leches, marquesa,
    quesadilla andina, quesadillas tachirenses, quesadilla tachirense, pan de horno, pan de horno andino, Chocoramo,
    Gansito Ramo, Barra de Chocoramo, merengón, merengón de guanábana, bizcochuelo, torta de vainilla, torta de cumpleaños,
    torta de banano, bienmesabe venezolano, bienmesabe caraqueño, torta envinada, abrillantados, abrillantados tachirenses,
    pan de Tunja, templones, templón, templones venezolanos
  dish | eggs |  | vegetarian..meat | ? | perico con arepa, arepa de perico, arepa con perico, arepa perico,
    huevos revueltos, migas de arepa, tortilla de papa, ensalada de remolacha, ensalada de papa y remolacha, salsa rosada,
    salsa rosada colombiana, salsa de ajo venezolana, merengue colombiano
  dish | dairy eggs |  | vegetarian..meat | ? | changua con huevo, caldo de huevo, pisca, pizca andina, pisca merideña,
    quesillo de coco, quesillo de piña, postre de natas bogotano, esponjado de curuba, esponjado de maracuyá, esponjado de mora,
    esponjado de limón, esponjado, sabajón, sabajón colombiano, leche de burra andina, candil ponche, ponche, caspiroleta,
    caspirolete, perico con queso, revoltillo con queso, cuajado de plátano, natilla de huevo venezolana
  dish |  |  | pescatarian..meat | ? | viudo de pescado, viudo de bocachico, viudo de capaz, viuda de bocachico,
    bocachico frito, mojarra roja frita, capaz pez, cachama frita, cachama asada, morocoto, lisa frita,
    tapado de pescado chocoano, arroz clavado chocoano, quebrado de pescado, trucha ahumada, salpicón de bagre,
    ceviche de pescado colombiano, pirarucú, pirarucú asado, pisillo de pescado, pisillo de bagre, pisillo de cazón,
    cazón guisado, cazón desmechado, empanada de cazón, empanada de cazón margariteña, arepa de cazón, hervido de pescado,
    corocoro frito, corocoro, carite frito, curbinata asada, coporo frito, coporo, lau lau, lau lau ahumado, pavón frito,
    morocoto asado, sardinas fritas con arepa
  dish | eggs |  | pescatarian..meat | ? | cuajado de cazón, cuajado de pescado, pastel de bacalao venezolano,
    arepa de atún con mayonesa, arepa rellena de atún
  dish | dairy eggs |  | pescatarian..meat | ? | pastel de chucho, pastel de chucho margariteño
  dish | gluten |  | pescatarian..meat | ? | pasta con atún, sánduche de atún
  dish | shellfish |  | pescatarian..meat | ? | arroz endiablado, arroz tumbacatre, tamal de piangua, sudado de piangua,
    ceviche cartagenero, cóctel de camarones colombiano, muelitas de cangrejo, chipichipi, guacucos, empanada de guacuco,
    empanada de camarón, empanadas de camarones, pepitonas guisadas, empanada de pepitona, empanada de pepitonas,
    pepitona en lata, fosforera, fosforera margariteña, fosforera oriental, rompe colchón, rompecolchón, siete potencias,
    asopado de mariscos, asopado de camarones, hervido de mariscos, calamares en su tinta, pulpo a la vinagreta,
    ceviche de botuto, ensalada de botuto, quiguas, erizo guisado, rondón sanandresano, rondón de caracol, rundown sanandresano,
    caracol guisado, crab backs, empanada de cangrejo
  dish | shellfish dairy |  | pescatarian..meat | ? | pargo en salsa de camarones, trucha en salsa de camarones,
    camarones gratinados, asopado con queso, langostinos gratinados, langosta gratinada, langosta thermidor
  dish | shellfish gluten |  | pescatarian..meat | ? | pasta con mariscos, pasticho de mariscos
  dish | shellfish gluten soybean |  | pescatarian..meat | ? | arroz frito con camarones
  dish | gluten soybean | eggs | meat | ? | arroz chino, arroz chino especial, arroz frito especial, arroz chino venezolano,
    arroz chino colombiano, arroz chino cubano, arroz frito cubano, chofán, chofán dominicano, arroz frito puertorriqueño
  sweetener |  |  | vegan..meat | ? | bocadillo, enyucado vegano, bolas de tamarindo, bolitas de tamarindo,
    brevas en almíbar, uchuvas en almíbar, mongo mongo, mongomongo, limones desamargados, alfandoque,
    alfandoques, batido de panela, dulce de cabello de ángel, cernido de guayaba, jalea de mango, conserva de cidra,
    conservas de batata, conserva de plátano, conserva de sidra, alfondoque, alfondoques, jalea de mango venezolana,
    arroz con coco vegano, gofio venezolano, delicada de guayaba, vikingos helado, bonice, Bon Ice, Bon Bon Bum, bombombún,
    Supercoco, chupeta, chupetas, bambinos, merey tostado, merey pasado, mereycito, papita de maíz, cotufas dulces
  sweetener | peanut |  | vegan..meat | ? | tabletas de maní, maní dulce, maní La Especial, maní con pasas, La Especial maní
  sweetener | peanut gluten | soybean | vegan..meat | ? | Manimoto, Maní Moto, maní kraks, Kraks, maní recubierto
  sweetener | dairy |  | vegetarian..meat | ? | panelitas, panelita, cortado de leche, cortado de leche de cabra,
    dulce cortado de cabra, bocadillo con arequipe, bocadillo relleno de arequipe, dulce de leche venezolano, besos de arequipe,
    chocolatina Jet, Jet chocolatina, chocolatina Jumbo, Savoy chocolate, chocolate Savoy, Carré Savoy,
    chocolate Miramar, Bolero helado
  sweetener | dairy gluten soybean |  | vegetarian..meat | ? | Pirulín, pirulines, Toronto Savoy, Cri Cri, chocolate Cri Cri,
    Galak, Ping Pong chocolate
`)

import { parseFoodLines } from '#kitchen/reader/kinds/food-lines.ts'
import type { NamedKind } from '#kitchen/reader/kinds/kind.ts'

/** Dishes known everywhere, with what most of their recipes contain and other tables leave open. */
const dishes = parseFoodLines(`
  dish | shellfish | mushroom | pescatarian..meat | ? | tom yum, tom yam, tom yum goong, tom yum kung, tom yam goong,
    sopa tom yum, sopa tom yam, sopa tom yum de gambas, tom yum de gambas,
    tom yum con langostinos
  dish |  | mushroom shellfish | meat | ? | tom kha gai, tom kha kai, sopa tom kha, sopa tom kha gai, tom kha
  dish | shellfish | gluten eggs soybean | pescatarian..meat | ? | laksa, sopa laksa, curry laksa, laksa de gambas,
    laksa de langostinos
  dish | eggs peanut soybean | shellfish | vegan..meat | ? | pad thai, pad thai de gambas, pad thai con langostinos,
    pad thai de camarones, pad thai de pollo, pad thai con pollo
  dish | dairy mushroom |  | vegetarian..meat | ? | risotto ai funghi, risotto al funghi, risotto con funghi,
    risotto funghi, risotto ai funghi porcini, risotto de champiñones, risotto de boletus,
    risotto de hongos, risotto con setas, risotto con hongos, risotto de setas y trufa, risotto de trufa
  dish | dairy mushroom |  | meat | ? | pizza cuatro estaciones, pizza quattro stagioni, pizza capricciosa,
    pizza caprichosa, pizza prosciutto e funghi, pizza funghi, pizza de champiñones,
    pizza de jamón y champiñones, stroganoff de ternera, ternera stroganoff, filetes stroganoff,
    solomillo stroganoff, stroganoff de pollo, pollo stroganoff, carne stroganoff, strogonoff, strogonoff de pollo,
    strogonoff de carne, lomo strogonoff, boeuf stroganoff, buey stroganoff, strogonof, estrogonoff, estrogonof
  dish | mushroom | gluten | meat | ? | boeuf bourguignon, bœuf bourguignon, bourguignon, ternera a la borgoñona,
    ternera bourguignon, buey bourguignon, estofado borgoñón, ternera borgoñona, coq au vin, gallo al vino,
    pollo al vino tinto francés, pollo a la cazadora, pollo cazadora, pollo al estilo cazador, conejo a la cazadora,
    solomillo Wellington de setas
  dish | dairy mushroom gluten | eggs | meat | ? | blanqueta de ternera, blanquette de ternera, blanquette de veau,
    blanqueta de pollo, blanqueta, blanquette, vol au vent, volován de pollo y champiñones,
    vol au vent de pollo, volovanes de setas
  dish | gluten mushroom eggs | dairy | meat | ? | beef wellington, solomillo wellington, wellington,
    ternera wellington, solomillo de ternera wellington, solomillo wellington de cerdo, buey wellington
  dish | eggs soybean mushroom | gluten | vegetarian..meat | ? | sopa agripicante, sopa agripicante china,
    sopa agria y picante, sopa agropicante, sopa ácida y picante, sopa china agripicante
  dish | soybean | gluten | vegan..meat | ? | tteokbokki, tokpokki, topokki, ddukbokki, tteok bokki, tteokboki
  dish | eggs soybean | gluten mushroom | vegetarian..meat | ? | bibimbap, bibimbap de ternera, bibimbap de carne,
    bibimbap de pollo
  dish | peanut soybean | eggs | vegetarian..meat | ? | gado gado, gado-gado, gado gado indonesio
  dish | eggs soybean | shellfish gluten | pescatarian..meat | ? | nasi goreng, nasi goreng con gambas, mie goreng,
    mee goreng, bami goreng
  dish | eggs |  shellfish soybean | meat | ? | arroz tres delicias, arroz 3 delicias, arroz frito tres delicias,
    arroz tres delicias con gambas
  dish | gluten shellfish soybean |  | meat | ? | ternera con salsa de ostras, ternera en salsa de ostras,
    ternera salsa de ostras, pollo con salsa de ostras, pollo en salsa de ostras, carne con salsa de ostras,
    res en salsa de ostión, tallarines con salsa de ostras, pollo salsa ostras
  dish | gluten shellfish soybean |  | vegan..meat | ? | brócoli con salsa de ostras, pak choi con salsa de ostras,
    bok choy con salsa de ostión
  dish | gluten | shellfish | meat | ? | wantán frito, wantanes fritos, wantan frito, wanton frito,
    wontons fritos, wonton frito, won ton frito, sopa wantán, sopa wonton, sopa de wonton, sopa de wantán,
    sopa won ton, wantán,
    wonton, wontons, wantanes, kam lu wantan, dim sum, dim sums, dimsum, dim sum variado, siu mai, shumai, shao mai
  dish | gluten shellfish | soybean | meat | ? | siu mai de gambas, shumai de gambas, dim sum de gambas,
    wonton de gambas, wontons de langostinos, rollitos de primavera de gambas, wantán de langostinos
  dish | shellfish | gluten soybean | pescatarian | ? | har gow, hakao, ha kao, har gao, hargow, ha gau
  dish |  | shellfish soybean gluten | pescatarian | ? | sushi variado, bandeja de sushi, sushi surtido,
    surtido de sushi, bandeja sushi, barco de sushi, sushi mixto, combo de sushi, rolls de sushi, makis variados
  dish | shellfish | eggs soybean | pescatarian | ? | california roll, california rolls, rollo california,
    rollitos california, roll california, maki california, uramaki california, california maki
  dish | shellfish gluten | eggs soybean | pescatarian | ? | ebi roll, tempura roll, ebi tempura roll,
    roll de langostino tempura, uramaki de langostino, uramaki ebi
  dish | shellfish gluten | eggs | pescatarian | ? | tempura de langostinos, tempura de gambas, ebi tempura,
    tempura de camarones, langostinos en tempura, gambas en tempura, langostinos tempura, camarones tempura,
    gambas gabardina, gambas en gabardina, langostinos en gabardina, gambas rebozadas, langostinos rebozados,
    camarones rebozados, camarones capeados, tempura de marisco, tempura de calamar,
    calamares a la romana, calamar a la romana, aros de calamar a la romana, anillas a la romana,
    calamares rebozados, rabas, rabas fritas, calamares romana, anillas de calamar rebozadas, chipirones rebozados
  dish | gluten | eggs | vegan..pescatarian | ? | tempura de verduras, tempura, verduras en tempura,
    tempura de verdura, tempura vegetal, verduras tempura, tempura mixta, verduras rebozadas, cebolla rebozada,
    aros de cebolla,
    berenjenas rebozadas, calabacín rebozado, coliflor rebozada, brócoli rebozado, alcachofas rebozadas,
    pimientos rebozados, flores de calabaza rebozadas, espárragos en tempura, flores de calabacín en tempura,
    buñuelos de verdura, buñuelos de espinacas, buñuelos de acelga, buñuelos de calabacín, buñuelos de coliflor,
    buñuelos de brócoli, buñuelos de zanahoria, buñuelos de espinaca, tortitas de verduras, torrejas de verdura,
    torrejitas de acelga, croquetas de acelga, bocadillos de acelga, tortitas de calabacín
  dish | shellfish |  dairy | pescatarian | ? | moules marinières, moules marinière, moules mariniere, moules frites,
    mejillones a la marinière, mejillones a la crema, mejillones con nata, moules à la crème
  dish | shellfish dairy | gluten | pescatarian..meat | ? | clam chowder, sopa de almejas americana,
    sopa clam chowder, crema de almejas, chowder de almejas, chowder, seafood chowder, new england clam chowder
  dish | shellfish | gluten | meat | ? | gumbo, gumbo de marisco, gumbo de camarones, gumbo criollo, gumbo cajún,
    gumbo de pollo y salchicha
  dish | gluten | eggs | pescatarian..meat | ? | empanada gallega, empanada gallega de atún, empanada de atún,
    empanada gallega de bonito, empanada de bonito, empanada de sardinas, empanada gallega de bacalao,
    empanada de bacalao, empanada de bacalao con pasas,
    empanada gallega de carne, empanada gallega de pulpo, empanada de pulpo, empanada de lomo,
    empanada gallega de raxo, empanada de raxo
  dish | gluten shellfish | eggs | pescatarian..meat | ? | empanada gallega de zamburiñas, empanada de zamburiñas,
    empanada gallega de pulpo, empanada de pulpo, empanada de berberechos, empanada de mejillones,
    empanada de vieiras, empanada gallega de berberechos, empanada gallega de mejillones, empanada de chocos,
    empanada de calamares, empanada de marisco
  dish | shellfish | peanut | pescatarian..meat | ? | rollitos vietnamitas de gamba, rollitos vietnamitas de gambas,
    rollitos de verano con gambas, rollitos frescos de gambas, rollitos vietnamitas de langostinos
  dish |  | dairy | meat | ? | tlayuda, tlayudas, tlayuda oaxaqueña, tlayuda de tasajo, tlayuda mixta,
    tostadas de tinga, tostada de tinga, tinga de pollo en tostada, tostadas de pollo, tostada de pollo,
    tostadas de pata,
    tostadas de carne, tacos dorados de pollo, flautas, flautas de pollo, taquitos dorados, flautas de res,
    enchiladas, enchiladas rojas, enchiladas verdes, enchiladas de pollo, enchilada, enchiladas potosinas,
    enchiladas mineras, sopes de chorizo, sopes de pollo, huaraches de carne, gorditas de chicharrón
  dish | dairy gluten |  | vegetarian..meat | ? | molletes con queso, molletes de frijol y queso, molletes mexicanos,
    molletes de frijoles, molletes de frijol
  bread | gluten | dairy | vegan..meat | ? | molletes
  dish | eggs | dairy | vegetarian | ? | elote con mayonesa, elotes con mayonesa, elote con mayonesa y queso,
    esquites con mayonesa, esquites, esquite
  dish | soybean gluten | eggs | meat | ? | ramen, ramen de cerdo, ramen de pollo, ramen de miso,
    ramen tonkotsu, tonkotsu ramen, shoyu ramen, ramen casero, sopa de ramen, sopa ramen
  dish | soybean gluten | eggs | vegan..meat | ? | ramen vegetariano, ramen vegano, ramen de verduras
  dish | dairy gluten | eggs | meat | ? | pastel de carne inglés, meat pie, pastel de carne con hojaldre,
    pastel de carne y riñones, steak pie, empanada inglesa de carne
  dish | eggs | dairy | vegetarian | ? | Rührei, rührei, omelette, omelet, omelette de queso, scrambled eggs,
    oeufs brouillés, œufs brouillés, huevos revueltos
  dish | gluten |  | vegan..vegetarian | ? | berenjenas con miel, berenjenas con miel de caña,
    berenjenas fritas con miel, berenjenas fritas, berenjenas a la miel
  dish | gluten | eggs dairy | meat | ? | bombas de la barceloneta, bomba de patata, bombas de patata,
    bombas barcelonesas, papas rellenas cubanas, papa rellena, papas rellenas, relleno de papa, rellenos de papa,
    relleno de papa puertorriqueño
  dish |  | gluten | vegan..meat | ? | espinacas con garbanzos, garbanzos con espinacas, espinacas a la andaluza,
    espinacas esparragadas, espinacas labradas
  dish |  | eggs | meat | ? | bife koygua, bife koyguá, bife a caballo, bistec a caballo, churrasco a lo pobre,
    lomo a lo pobre, bistec a lo pobre, bife a lo pobre, lomo a caballo, tamales tolimenses, tamal tolimense
  dish | eggs |  | meat | ? | lomo a lo pobre, bistec a lo pobre, churrasco a lo pobre, bife a caballo,
    bistec a caballo, merluza a lo pobre, pollo a lo pobre, chorrillana, pichanga caliente, salchipapa con huevo
  dish | shellfish |  | pescatarian | ? | caldo de piedra, caldo de piedra oaxaqueño, caldo de mariscos,
    caldo de camarón, caldo de camarones, caldo siete mares, sopa siete mares, caldo largo, caldo largo de mariscos,
    chilpachole, chilpachole de jaiba
  dish | shellfish | dairy | meat | ? | camarones momia, camarones momias, camarones envueltos en tocino,
    camarones con tocino, camarones costa azul, langostinos con bacon, brochetas de langostinos y bacon,
    dátiles con langostino y bacon
  dish | dairy shellfish |  | meat | ? | camarones rellenos de queso con tocino, camarones cucaracha con queso
  dish | dairy shellfish | gluten | pescatarian..meat | ? | tacos gobernador, taco gobernador, gobernador de camarón,
    quesadillas de camarón, quesadilla de camarón, empanadas de camarón y queso, empanadas de camarón queso,
    empanada camarón queso
  dish |  | dairy | vegan..meat | ? | ensalada de nopales, ensalada de nopalitos, ensalada nopales, humita en olla,
    humitas, humita, humita en chala, humitas en chala, humitas salteñas, humitas chilenas, uchepos, tamal de elote,
    tamales de elote, tamales de elote dulce, corundas
  dish | dairy |  | meat | ? | volcanes de pastor, volcán de pastor, volcanes al pastor, volcán de asada,
    volcanes de asada, fiambre guatemalteco, fiambre chapín, tacos de costra, costras de queso, costra de pastor,
    queso fundido con chorizo, choriqueso,
    queso flameado, queso flameado con chorizo, queso fundido mexicano, papas gratinadas con tocino,
    aligot con salchicha, gringa, gringas, gringas de pastor, tortas de jamón y queso
  dish | dairy |  | vegetarian..meat | ? | queso fundido, queso flameado con rajas, aligot, tartiflette, frangollo,
    frangollo canario, sopa de queso, sopa de quesillo, crema de queso, crema de calabaza con nata,
    crema de brócoli con queso, crema de espárragos, crema de elote, crema de chile poblano,
    rajas poblanas, rajas con crema, elotes en crema, papas gratinadas, patatas gratinadas, gratin dauphinois,
    gratinado de patatas, coliflor gratinada, coliflor con bechamel, espinacas a la crema, espinacas gratinadas,
    puré duquesa
  dish |  | gluten | vegan..meat | ? | habichuelas con dulce, habichuela con dulce, lasaña de berenjena, romescada,
    romesco de peix, romescada de peix, guacamaya leonesa, guacamaya de león
  dish | gluten | shellfish | pescatarian | ? | romescada, romescada de pescado, romescada de marisco,
    suquet de rape con gambas
  bread | gluten | dairy eggs | vegetarian..meat | ? | golfeados, golfeado, pan de jamón, pan de jamón venezolano,
    pan de jamon, cachito, cachitos, cachitos de jamón, cachito de jamón, cachitos de jamón y queso,
    cachitos de queso, roles de canela, rol de canela, rollos de canela, cinnamon rolls, cinnamon roll, pan de yema,
    pan de huevo, bolillo dulce, pan de leche, pan brioche, brioche, brioches, pan brioche rebanado, cuernito,
    cuernitos, croissant, cruasán, cruasanes, media luna, medialunas, medialuna de manteca, medialunas de manteca,
    medialunas de grasa
  dish | dairy | eggs | meat | ? | pastelón de plátano maduro, pastelón, pastelón de plátano, pastelón de amarillos,
    piñón puertorriqueño, piñon de amarillos, pastelón dominicano
  dish | dairy gluten | eggs | meat | ? | torta cubana, torta cubana mexicana, cemita poblana, cemita de milanesa,
    cemitas poblanas, cemitas, pambazo, pambazos, francesinha, francesinhas, francesinha portuguesa, croque madame
  dish | dairy gluten eggs |  | meat | ? | croque madame, carbonara con nata, espaguetis a la carbonara,
    pasta carbonara, tallarines carbonara, macarrones carbonara, fettuccine carbonara
  dish | dairy gluten |  | vegetarian..meat | ? | fettuccine alfredo, pasta alfredo, tallarines alfredo,
    fetuccini alfredo, pasta al alfredo, pasta cuatro quesos, pasta a los cuatro quesos, espaguetis cuatro quesos,
    ñoquis cuatro quesos, ñoquis a la sorrentina, macarrones con queso, macarrones gratinados, pasta gratinada,
    mac and cheese, mac & cheese,
    macarrones boloñesa con queso, pasta con nata, pasta con crema, tallarines a la huancaína, tallarines verdes,
    espaguetis al pesto, pasta al pesto, tortellini con nata, raviolis de queso, ravioles de ricota,
    ravioles de ricotta, ravioles de espinaca, ravioles de verdura, sorrentinos, agnolotti, capeletis,
    tortellini de queso,
    panzerotti, calzone, focaccia de queso, caprichosa, pizza barbacoa, pizza margarita, pizza margherita,
    pizza hawaiana, pizza pepperoni, pizza cuatro quesos, pizza 4 quesos, pizza carbonara, fugazza con queso,
    fugazzeta, fugazzeta rellena, pizza congelada, pizza napolitana, pizza muzzarella, pizza de muzzarella,
    pizza de mozzarella
  sweetener | eggs |  | vegetarian..meat | ? | turrón, turrones, turrón de jijona, turrón blando, turrón duro,
    turrón de alicante, turrón de yema, turrón de yema tostada, turrón 1880, 1880 turrón, turrón el almendro,
    el almendro turrón, turrón el lobo, turrón delaviuda, turrón blando de almendra, delaviuda turrón, delaviuda,
    turrón imperial, torrone, nougat, yemas, yemas de santa teresa, yema de santa teresa
  milk | dairy | eggs | vegetarian..meat | ? | natillas danone, natillas, natillas de vainilla,
    natillas de chocolate, natillas caseras, natillas reina, reina natillas, flan dhul, dhul, flan dhul de huevo,
    flan reina, copa de chocolate y nata, copa danone, danet, goshua flan, flan de vainilla danone
  drink | dairy |  | vegetarian | ? | leche de pantera, rompope, ponche crema, crema de orujo, crema de whisky,
    baileys, irish cream, licor 43 crema, sheridan's, ron miel crema
  drink | dairy eggs |  | vegetarian | ? | rompope, ponche crema, eggnog, cola de mono con huevo, sabajón,
    coquito con huevo, coquito puertorriqueño con huevo
  fish | eggs | gluten shellfish soybean | pescatarian | ? | mariscos de imitación, marisco de imitación, imitación marisco, mariscos imitación,
    imitación de marisco, carne de cangrejo de imitación, cangrejo de imitación, surimi, palitos de surimi,
    barritas de surimi, delicias de mar, bocas de mar, muslitos de mar, chatka, txaka, chaka, kanikama, kani kama,
    cangrejito, medallones de surimi
  dish | gluten eggs | shellfish soybean | pescatarian | ? | muslitos de mar, muslitos de cangrejo,
    muslitos de mar congelados
  mushroom | mushroom |  | vegan | - | pan de indio, pan del indio, llao llao, llaullao, digüeñe, digueñe, digüeñes,
    pinatra, pinatras, dihueñes, dihueñe
  shellfish | shellfish |  | pescatarian | - | acamaya, acamayas, acociles, acocil, langostino de río,
    camarón de río, camarones de río, cauque, cauques, chacales de río, piguas, pigua, moyas, camaroncillo
  fish |  |  | pescatarian | - | peces de río, pez de río, pececillos, pececitos, pescaditos de río
  dish |  |  | vegan..meat | ? | chileatole, chileatole verde, gollería, gollerías, pata de gallo, chile atole,
    atole de chile
  poultry |  | gluten | meat | ? | patitas de pollo, patitas de pollo granja del sol, patitas granja del sol,
    patitas rebozadas, bocaditos de pollo, medallones de pollo, granja del sol patitas, formitas de pollo,
    crocantes de pollo, deditos de pollo, palomitas de pollo, dinosaurios de pollo, popcorn de pollo,
    tenders de pollo, tiras de pollo crujientes,
    pollo crujiente, pollo crispy, pollo crunchy, alitas crujientes
  fish |  | gluten | pescatarian..meat | ? | trucha a la navarra, truchas a la navarra, trucha con jamón,
    truchas con jamón, merluza rellena, rape mechado con jamón, bacalao con jamón
  sauce |  | soybean eggs | vegetarian | ? | salsa de yogur y mayonesa
  cream |  | dairy soybean | vegan..vegetarian | ? | crema de avellanas, crema de avellana,
    crema de avellanas con cacao, crema de cacao y avellanas, crema de cacao con avellanas, crema al cacao,
    crema de cacao, crema de avellanas y cacao,
    crema de chocolate y avellanas, crema untable de avellanas, pasta de avellanas con cacao
`)

/** Doughs and mixes sold or made for a dish. */
const mixes = parseFoodLines(`
  baking | gluten | dairy eggs | vegan..vegetarian | ? | preparado para bizcocho, preparado para bizcochos,
    preparado bizcocho, preparado para tarta, preparado para tartas, preparado para magdalenas,
    preparado para brownie, preparado para brownies,
    preparado para tortitas, preparado para galletas, preparado para crepes, preparado para rebozar,
    preparado para gofres, preparado para pancakes, mezcla para tortitas, mezcla para hot cakes,
    mezcla para hotcakes,
    mezcla para panqueques, mezcla para pancakes, mezcla para brownies, mezcla para brownie, mezcla para bizcocho,
    mezcla para pastel, mezcla para torta, mezcla para tortas, mezcla para cupcakes, mezcla para waffles,
    mezcla para galletas, mezcla para muffins, premezcla para tortas, premezcla para bizcochuelo,
    premezcla para panqueques, premezcla de bizcochuelo, harina para hot cakes, harina para hotcakes,
    harina para panqueques,
    harina para pancakes, harina para tortitas, harina para waffles, harina preparada para pasteles,
    harina preparada para tortas, polvo para hot cakes
  baking | gluten | dairy eggs | vegetarian | ? | masa para crepes, masa de crepes, masa para tarta,
    masa para tartas, masa para galletas, masa para bizcocho, masa para panqueques, masa para tortitas,
    masa para pastel, masa para torta, masa para gofres,
    masa para churros rellenos, masa para rebozar, base para tarta, base de tarta, base para cheesecake,
    base de galleta, masa p tarta
  baking |  | dairy | vegetarian..meat | ? | preparado para flan, preparado para natillas, preparado para postre,
    preparado para cuajada, preparado para panna cotta, polvo para flan, polvo para natillas, preparado para mousse
  baking |  |  | vegan..meat | ? | preparado para paella, preparado para gelatina, preparado para sopa,
    preparado para caldo, preparado para guiso, preparado para fajitas, preparado para tacos,
    preparado para gazpacho, preparado para helado
  shellfish | shellfish |  | pescatarian | ? | preparado para paella de marisco, preparado para paella marisco,
    preparado de paella, preparado de marisco, preparado para sopa de marisco,
    preparado para sopa de pescado y marisco
`)

/** Packaged foods by brand, and what is in them. */
const brands = parseFoodLines(`
  sauce | gluten soybean |  | vegan | ? | kikkoman, kikoman, kikkoman soja, soja kikkoman, salsa kikkoman,
    pearl river bridge, lee kum kee soja, salsa soja lima, lima shoyu
  fish | eggs | gluten shellfish soybean | pescatarian | ? | krissia, krissia barritas, barritas krissia,
    palitos krissia, krissias, la gula del norte, gula del norte, gulas del norte, pescanova surimi,
    surimi pescanova
  drink |  | gluten | vegan | ? | oatly, oatly barista, bebida oatly, leche oatly, avena oatly, yosoy avena,
    santiveri avena, notmilk, not milk, silk avena, vivesoy avena, alpro avena, alpro oat, quaker leche de avena,
    leche quaker avena
  drink |  |  | vegan | ? | bonka, café bonka, café marcilla, nespresso, dolce gusto, bustelo, café bustelo,
    café pilón, sello rojo, café sello rojo, juan valdez, la morenita, la virginia, hornimans,
    té hornimans, lipton, té lipton, pompadour, twinings, té twinings, mcCormick té, te supremo,
    manzanilla hornimans, cruz de malta, taragüi, rosamonte, amanda yerba, playadito, nobleza gaucha, canarias yerba,
    pipore
  drink |  |  | vegan | ? | nestea, fuze tea, trinaranjus, kas, kas naranja, kas limón, schweppes, bitter kas,
    la casera, casera gaseosa, powerade, gatorade, acuarius, solán de cabras, font vella, bezoya, lanjarón,
    vichy catalán,
    bonafont, ciel agua, epura, villavicencio agua, eco de los andes, jarritos, jarritos de tamarindo, sidral mundet,
    mundet, boing mango, jumex, jumex durazno, del valle jugo, jugo del valle, zuko, clight, kool aid, livean,
    colombiana postobón, manzana postobón, kola román, big cola, bigcola, kola real, guaraná antarctica, guaraná,
    paso de los toros, pomelo paso de los toros, cunnington, bilz, bilz y pap, kem piña, orange crush, crush naranja,
    cachantun, andina néctar, watts néctar, néctar watt's, frugos, pulp, cifrut, tampico, hit jugo, jugo hit,
    tutti frutti postobón, materva, ironbeer, malta hatuey, frescolita, chinotto, hit naranja, yukery, granini,
    juver, don simón zumo, zumo don simón, bifrutas,
    cacaolat vegetal, minute maid, simon life, zumosol, hero zumo, pago zumo
  milk | dairy |  | vegetarian..meat | ? | cacaolat, cacaolat original, batido cacaolat, batido puleva, okey batido,
    choleck, bifrutas mediterráneo, bifrutas pascual funciona, yop, yop fresa, yoplait, danone, danet, danette,
    natillas danone, activia, danacol, danonino, danimals, oikos, vitalínea, yakult, chamyto, chiquitín,
    mi primer danone,
    la lechera, leche la lechera, carnation, carnation clavel, clavel evaporada, leche nido, nido leche,
    leche nido polvo, leche klim, leche everyday, leche puleva, leche asturiana, central lechera asturiana,
    leche pascual, leche kaiku, leche celta, leche feiraco, queso president, burgo de arias,
    arias mantequilla, quesitos el caserío, quesitos, kiri, mini babybel, babybel, la vaca que ríe, la vaca que rie,
    vaca que ríe, vache qui rit, casancrem, mendicrim, finlandia queso, queso finlandia, tholem, queso tholem,
    adler queso, queso adler, queso la paulina, philadelphia, filadelfia, boursin,
    flor de esgueva, el ventero, tranchetes, havarti arla, castello queso, queso oaxaca lala, queso nochebuena,
    queso caperucita, chilchota, queso volcanes, los volcanes queso, fud queso, queso fud, esmeralda queso,
    yogurísimo, yogurisimo, ser yogur, yogur ser, gándara yogur, crema nestlé,
    media crema nestlé, media crema, crema nestle, crema lyncott, nestlé crema, nestlé leche condensada,
    leche condensada nestlé, nata pascual, nata president, reny picot, cuajada goshua, goshua, feixa de ordes,
    yogur larsa, unicla, deleitum
  milk | dairy soybean |  | vegetarian..meat | ? | nidina, nidina 1, nidina 2, nan 1, nan 2, nan pro, leche nan,
    nan optipro, enfamil, enfagrow, similac, s-26, s26, nestógeno, nestogeno, nutrilon, nutrilón, vital infantil,
    sancor bebé, blemil, blemil plus, almirón, almiron, novalac, hero baby leche,
    leche de inicio, leche de continuación, leche de crecimiento, leche de fórmula, fórmula infantil, fórmula láctea,
    leche maternizada, nestlé junior, puleva peques, puleva peques 3, bebelac, aptamil, nutramigen
  grain | gluten | dairy soybean | vegan..meat | ? | nestum, nestum 5 cereales, nestum trigo miel, cerelac, blevit,
    blevit 8 cereales, blevit plus, papilla de cereales, papilla multicereales, papilla 8 cereales,
    papilla de 8 cereales, cereales infantiles, hero baby cereales, nutribén, nutriben, nutribén 8 cereales,
    nutriben cereales, papilla nestlé, nestlé papilla, gerber cereal, cereal gerber
  vegetable |  |  | vegan..meat | ? | gerber, gerber pera, gerber manzana, colado gerber, colado nestlé,
    picado nestlé, heinz bebé, potito, potitos, potito hero, potitos hero, potitos hero ternera, potito de verduras,
    potito de pollo, tarrito hero, tarrito de verduras, nestlé naturnes,
    naturnes, nutribén potitos, potitos nutribén, smileat, yogolino potito, heinz colado, compota heinz,
    san jorge compota, bolsita hero fruta, bolsitas de fruta, pouch de fruta
  milk | dairy |  | vegetarian..meat | ? | yogolino, yogolino nestlé, mi primer yogur, iogolino
  sauce |  | gluten soybean | vegan..meat | ? | lizano, salsa lizano, lizano salsa, lea perrins, lea & perrins,
    lea and perrins, perrins, salsa perrins, salsa maggi, jugo maggi, maggi jugo, salsa jugo maggi, jugo sazonador,
    salsa inglesa crosse, crosse & blackwell
  sauce |  |  | vegan..vegetarian | ? | salsa valentina, cholula, salsa cholula, búfalo, salsa búfalo, tabasco,
    tapatío, salsa tapatío, salsa botanera, la guacamaya, el yucateco, salsa el yucateco, huichol, salsa huichol,
    la perrona, salsa macha, sriracha, huy fong,
    hunt's, hunts, prima kétchup, apis tomate, tomate apis, tomate hida, helios tomate, fruco, salsa de tomate fruco,
    la constancia, salsati, salsa arcor, salsa carozzi, salsa pomarola, salsa don vittorio, barilla pomodoro,
    rodolfi, cirio tomate
  sauce | eggs | soybean | vegetarian | ? | hellmann's, hellmanns, hellman's, helmans, hellmans mayonesa, ligeresa,
    ybarra mayonesa, mayonesa musa, calvé mayonesa, prima mayonesa, mayonesa prima, fruco mayonesa, mayonesa fruco,
    mavesa, mayonesa mavesa, kraft mayonesa, mayonesa kraft, miracle whip,
    mayonesa mccormick, mccormick mayonesa, mayonesa hellmann's, mayonesa natura, natura mayonesa, mayoliva,
    mayonesa kewpie, kewpie, mayonesa alacena, mayonesa don juan, mayonesa jb, mayonesa kraft, savora mayonesa,
    alioli ybarra, alioli choví, choví alioli, allioli choví,
    allioli, salsa césar ybarra, salsa tártara hellmann's, salsa golf hellmann's, golf hellmanns
  spice |  |  | vegan..vegetarian | ? | mostaza savora, mostaza maille, mostaza louit, french's, mostaza french's,
    mostaza colman's, mostaza heinz
  chocolate | dairy soybean |  | vegetarian..meat | ? | nutella, nocilla, nocilla original, nocilla blanca,
    nocilla dos sabores, pralín, merendina, nucita, duvalín, duvalin, duvalín avellana, hersheys cookies and cream,
    hershey's kisses, milky way, carlos v, chocolate carlos v, carlos v barra, bubulubu, paleta payaso,
    nestlé crunch,
    milka oreo, chocolate milka, lindor, bombones lindor, ferrero rocher, raffaello, mon chéri, kinder sorpresa,
    kinder joy, kinder country, kinder maxi, kinder schokobons, kinder huevo, huevo kinder, toblerone, lacasitos,
    m&m, m&m's, chocolate valor con leche, chocolatina jet, jet chocolatina, chocolatinas jet,
    sahne nuss, trencito, costa rama, twix, chocolate nestlé, nestlé extrafino, nestlé leche, caja roja,
    nestlé caja roja, dolca, rhodesia, bananita dolca, dos corazones, felfort, marroc, marroc felfort, cofler,
    rocklets, cadbury, cadbury dairy milk,
    chocman, dolca nestlé, jolly rancher chocolate, galak, chocolate galak, milkybar, huevo kinder sorpresa, cri cri,
    chocolate savoy, ping pong chocolate, cocosette, samba chocolate
  chocolate | dairy soybean peanut |  | vegetarian..meat | ? | snickers, snicker, reese's, reeses, reese,
    butterfinger, m&m's cacahuete, m&m cacahuete, m&m's de cacahuete, m&ms cacahuete, m&ms cacahuate,
    m&m's amarillos, m&m's peanut, conguitos, conguitos choco, sublime, sublime clásico, chocolate sublime, manicho,
    bon o bon, bonobon, bon-o-bon, bon o bon blanco, cri-cri, shot maní, cofler block, huevitos lacasa,
    crunch cacahuate, baby ruth, payday, mr goodbar, lion cacahuete, galletas shot, doña pepa chocolate, vizzio maní,
    tubesito, chocolate golpe, lentejas de maní
  chocolate | dairy gluten soybean |  | vegetarian..meat | ? | kit kat, kitkat, kit-kat, huesitos, huesitos original,
    tokke, barrita lion, twix, kinder bueno, bueno white, kinder delice, kinder happy hippo, happy hippo,
    kinder cards, kinder tronky, hanuta, duplo, nestlé crunch, maltesers, ferrero rocher, rocher, filipinos,
    filipinos blancos, filipinos negros,
    filipinos galletas, galletas filipinos, milka oreo, milka choco wafer, milka tuc, milka daim, oreo bañada,
    oreos bañadas, pirulín, pirulin, pirucream, chocolate trencito galleta, bianchi, chocoso, super 8, súper 8,
    super ocho, tritón, mckay tritón, nik oblea, oblea nik, cua cua, cuacua,
    choco soda, choco donuts, galleta mamut, galletas príncipe, príncipe galletas, galletas principe,
    príncipe de beukelaer, principe lu, príncipe marinela, galletas príncipe marinela, rhodesia, opera bagley,
    bananita, oblea bauducco, cubanitos, tubos pirulín, bocaditos holanda, holanda bocadito,
    galletas tentación, choco krispis barra, barra choco krispis, chocorramo, mini chips, chokis, chips ahoy,
    chip ahoy, chips ahoy!, toddy galletas, galletas toddy, pepitos, galletitas pepitos, galletas chokis,
    galletas emperador, emperador chocolate, tosta rica, dinosaurus, galletas dinosaurus, dinosaurus chocolate,
    flakes de chocolate
  pastry | gluten eggs dairy | soybean | vegetarian..meat | ? | chocoramo, chocorramo, gansito, gansito marinela,
    gansitos, pingüinos, pinguinos, pingüinos marinela, choco roles, chocorroles, choco rol, submarinos,
    submarinos marinela, rollos marinela, napolitano marinela, mantecadas bimbo, mantecadas, roles de canela bimbo,
    negrito bimbo,
    barritas de fresa, twinkies, twinkie, twinkie wonder, ding dong, donettes, donetes, donettes clásicos,
    donettes nevados, donuts, donut, dónut, donuts glacé, donuts fondant, bollycao, bolly cao, bollicao, phoskitos,
    foskitos, phosquitos, pantera rosa, pastelito pantera rosa, tigretón, tigreton, bony bimbo, bucaneros, dokyos,
    bimbo cao,
    martínez magdalenas, magdalenas la bella easo, la bella easo, bella easo, sobaos martínez, sobaos el macho,
    magdalenas dulcesol, dulcesol, croissants la bella easo, medialunas bimbo, cañas dulcesol, palmeritas dulcesol,
    pasquier, pitch pasquier, pains au lait, ponquecitos, ponqué ramo, ponque ramo, ponqué gala,
    chocoso, magdalenas valmaña, pozuelo magdalena, panetón d'onofrio, panetón donofrio, paneton gloria,
    panetón bimbo, panetón todinno, bizcochuelo exquisita, exquisita bizcochuelo, bizcochuelo valente,
    vainillas bay biscuit, bay biscuit, vainillas pozo, madalenas, mi merienda, kekito, kekitos, chocman,
    pastelitos hostess, tía rosa conchas,
    havannets, havanna, havanna alfajores, alfajores havanna, alfajor havanna, cachafaz, alfajor cachafaz,
    alfajores cachafaz, jorgito, jorgito alfajor, alfajor jorgito, jorgelín, alfajor jorgelín, guaymallén,
    alfajor guaymallén, guaymallen, fantoche, alfajor fantoche, terrabusi alfajor, alfajor terrabusi,
    alfajor capitán del espacio, milka alfajor, alfajor milka, tri alfajor,
    suchard alfajor, blanco y negro alfajor, alfajor tatín, tatín, rasta alfajor, punta ballena, alfajor portezuelo,
    sierra de los padres alfajor, alfajor balcarce, conitos havanna, abuela goye, alfajor oreo, vauquita alfajor,
    alfajor fulbito, alfajor bon o bon, alfajor rasta, alfajor aguila
  pastry | gluten dairy | eggs soybean | vegetarian..meat | ? | galletas maría dorada, kuchen fruna,
    serranitas galletas, galletas gullón, gullón digestive, digestive gullón, digestive, galletas digestive,
    cookies gullón, tosta rica, marbú dorada, campurrianas, campurriana, cuétara campurrianas, surtido cuétara,
    napolitanas cuétara, napolitanas galletas, artiach, chiquilín, chiquilín galletas,
    birba, galletas birba, birba surtido, surtido birba, galletas trias, quely cor, galletas vainilla,
    galletas champaña, champañas costa, galletas de vino, galletas mantequilla costa, galletas limón costa, gretel,
    selva galletas, canelitas marinela, polvorones marinela, bimbuñuelos, barritas marinela, plativolos, sponch,
    sponch marinela,
    hojaldras gamesa, surtido rico, surtido gamesa, cremax, cremax de nieve, mamut gamesa, habaneras dulces,
    ricanelas, saladitas dulces, galletas festival, wafer noel, wafers noel, saltinas noel, tosh, tosh galletas,
    galletas tosh, minichips, bridge galletas, macarena galleta, la especial galletas
  bread | gluten | soybean | vegan..vegetarian | ? | oreo, oreos, galletas oreo, oreo original, golden oreo,
    galletas oreo original, lotus, lotus biscoff, biscoff, galletas lotus, speculoos, galletas speculoos,
    crema lotus, crema biscoff, lotus crema, crema speculoos, crema de speculoos, crema de lotus
  bread | gluten | dairy | vegan..vegetarian | ? | pringles, pringles original, pringles pimentón,
    pringles crema y cebolla, pringles queso, tuc, galletas tuc, tuc original, club social, galletas club social,
    ritz, galletas ritz, triscuit, crackets, crackets gamesa, saladitas, saladitas gamesa, habaneras,
    habaneras gamesa, galletas habaneras, salmas, galletas de soda,
    soda field, galletas soda field, san jorge soda, criollitas, traviata, cerealitas, galletitas media tarde,
    hogareñas, kesitas, quesitas galletitas, saladix, saladix pizza, saladix jamón, saltín, saltín noel, saltinas,
    meltos, export soda, galletas quelitas, quelitas, quely, galletas marineras,
    regañás, rosquilletas, rosquilletas velarte, velarte, palitos velarte, fritos barbacoa, cortezas de trigo,
    chicharrones de harina, chicharrón de harina, duritos, duros de harina, churritos, chicharrines
  bread |  | dairy | vegan..meat | ? | ruffles, ruffles jamón, ruffles queso, sabritas adobadas,
    takis, takis fuego, takis blue, doritos, doritos nacho, doritos tex mex, doritos chilli, doritos dinamita,
    cheetos, cheetos pandilla, cheetos flamin hot, cheetos bolita,
    jumpers, bugles, 3d's bugles, 3ds bugles, fandangos, fritos, fritos matutano, fritos sal y limón, tostitos,
    tostitos salsa verde, churrumais, rancheritos, sabritones, hot nuts churritos, crujitos, boca bits, bocabits,
    drakis, palomitas act ii, act ii, actii, palomitas popitas, popitas, palomitas borges, rueditas, gublins,
    aspitos, ganchitos, triskys, apetinas,
    de todito, detodito, natuchips, boliquesos,
    cheese tris, cheestris, yupi, tozinetas, natuchips plátano, papas kryzpo, kryzpo,
    ramitas, ramitas evercrisp, suflitos, marco polo papas, traga traga,
    piqueo snax, cuates picantes,
    papi frits, chizitos, cheetos palitos, palitos salados, krachitos, papas krachitos,
    twistos, toddynho, quesitos snack, pepito snack, cheese tris, doritos pizza, raquetys, de la rosa churritos,
    tor tees, chicharritas, zambos, alboroto, quesitos diana, elotitos diana,
    jalapeño chips
  nut | peanut |  | vegan..vegetarian | ? | cacahuates mafer, mafer, mafer cacahuates, cacahuates hot nuts, hot nuts,
    cacahuates kiyakis, kiyakis, maní la especial, la especial maní, manitoba cacahuetes, cacahuetes el gorriaga,
    cacahuetes eagle, eagle cacahuetes, maní marco polo, maní evercrisp, maní king, maní georgalos, maní pehuamar,
    maní karinto, maní salado karinto, maní moto, maní moto snack
  nut | peanut gluten | soybean | vegan..vegetarian | ? | cacahuates nishikawa, japoneses nishikawa,
    cacahuates karate, karate japonés, maní japonés croky, croky jack, maní croky, kiyakis, cacahuates crujientes,
    kacang
  sweetener | peanut |  | vegan..vegetarian | ? | mantecol, nucrem, mantecol clásico, mazapán de la rosa,
    mazapanes de la rosa, mazapán azteca, mazapan de la rosa, palanqueta de cacahuate, garapiñadas,
    garrapiñada de maní
  sweetener |  |  | vegan..meat | ? | haribo, ositos haribo, haribo ositos de oro, sugus, sugus piña, palotes,
    palotes fresa, tic tac, chupa chups, chupachups kojak, bon bon bum, bonbonbum, pulparindo, pulparindos,
    pelón pelo rico, pelon pelo rico, lucas muecas, lucas polvo, vero mango, vero elotes, paleta vero, rockaleta,
    skwinkles, tama roca, duvalines fruta, clorets,
    bubbaloo, cheiw, peta zetas, petazetas, gominolas fini, trolli, miguelañez, dipper xl, caramelos solano,
    viuda de solano, caramelos pectol, juanolas, pastillas juanola, sugus confitados, gomitas mogul,
    palitos de la selva, media hora caramelos, sugus suizos, butter toffees arcor frutal, flynn paff, flynnpaff,
    picodulce,
    pico dulce, billiken gomitas, frugelé, frugele, ambrosoli gomitas, trululu, trululú, gomitas trululu, supercoco,
    super coco, coffee delight frutal, bianchi frutal, quipitos, frunas, fruna caramelo, ambrosito, chicles adams,
    tumix, kola loka dulce, ricolino panditas, panditas, gomilocas, picafresa, moritas dulces, bolitas de tamarindo,
    miguelito, chamoy mega, tajín clásico
  sweetener | dairy |  | vegetarian..meat | ? | vauquita, la vauquita, tableta vauquita, butter toffee,
    butter toffees, toffees arcor, toffee arcor, coffee delight, werther's, werther's original, werthers,
    caramelos werther's, mu mu, caramelos mumu, mumú, caramelos de leche, glorias las sevillanas, las sevillanas,
    obleas las sevillanas, glorias, arequipe alpina, alpina arequipe, dulce de leche chimbote, chimbote,
    dulce de leche san ignacio,
    san ignacio, la serenísima dulce de leche, manjar nestlé, manjar colun, manjarate, leche asada nestlé,
    cajeta coronado, paleta coronado, la paila, chocolisto leche, helado cornetto, helados frigo, magnum,
    magnum almendrado, magnum clásico, cornetto, helado magnum, helado haagen dazs, häagen dazs, haagen dazs,
    häagen-dazs, ben & jerry's, ben and jerrys, carte d'or, viennetta, vienetta, maxibon,
    helado savory, trululu helado, helado donofrio, d'onofrio helado, sin parar, helado bombón, helado grido,
    crem helado, holanda helado, helado holanda, nutrisa, helado nestlé, bocadito helado
  baking | | dairy gluten soybean | vegan..vegetarian | ? | cola cao, cola-cao, cola cao turbo, cola cao original,
    nesquik, neskuik, nesquick, nesquik polvo, chocolisto, chocolate corona polvo, toddy, toddy polvo, zucoa,
    vascolet, cal-c-tose, cal c tose, choco milk, chocomilk, chocolate abuelita, abuelita, chocolate ibarra,
    chocolate luker, luker, chocolate sol, corona chocolate, chocolate corona,
    paladín a la taza, chocolate valor a la taza, valor a la taza, cacao kimbo, winter's cocoa, cocoa winter's,
    la fama cacao
  baking | gluten | dairy | vegan..vegetarian | ? | milo, nestlé milo, milo polvo, ovomaltine, ovaltine, ovomaltina,
    eko nestlé, malta eko, kola granulada, kola granulada tarrito rojo,
    malta corona
  bread |  | gluten | vegan..vegetarian | ? | corn flakes, cornflakes, corn flakes kellogg's, kellogg's, kelloggs,
    choco krispies, choco krispis, chocokrispis, choco krispies kellogg's, rice krispies, frosties, zucaritas,
    sucaritas, froot loops, frut loops, corn pops, golden grahams, cheerios, honey cheerios, cookie crisp,
    estrellitas, estrellitas nestlé, nesquik cereales, cereales nesquik, cereal trix, trix, lucky charms,
    cini minis, curiously cinnamon, granola nature valley, nature valley, granola quaker, quaker cuadritos, quaker,
    avena quaker, quaker avena, avena 3 minutos, avena tres minutos, avena 3 ositos, cereal ángel, almohaditas,
    zucosos, chocapic chile, trigo ángel, maizoro, maíz inflado, zuck
  bread | gluten |  | vegan..vegetarian | ? | chocapic, chocapics, weetabix, all bran, all-bran, all bran kellogg's,
    special k, fitness, fitness nestlé, cereales fitness, cereales special k, golden grahams, lion cereales,
    cereales lion, trigo inflado miel, golden nuggets, cookie crisp, pan bimbo, panrico, pan panrico, bimbollos,
    medias noches bimbo, medianoches bimbo, thins bimbo, pan silueta,
    fargo, pan fargo, lactal bimbo, pan ideal, ideal pan, castaño pan, pan castaño, pan holsum, pan wonder,
    artesano bimbo, pan oroweat, oroweat, tostadas bimbo, pan tostado bimbo, biscottes recondo, tostadas ortiz,
    ortiz tostadas, pan tostado ortiz, panes guadalupe, riera marsá, biscotes, tostadas rivadavia,
    rivadavia tostadas, bay biscuit salado
  milk | dairy |  | vegetarian..meat | ? | alpin, alpin chocolate, alpina, alquería, colanta, parmalat,
    bonyurt alpina, kumis alpina, regeneris, yogo yogo, yox, klaren's, klarens, alpinito, milo alpina, avena alpina,
    arequipe colanta, freskaleche, la serenísima, sancor, conaprole, soprole, colun, colún, surlat, loncoleche,
    quillayes, nestlé yogur, next yogur,
    chamito, uno al día, uno al dia, yogu yogu, shake a shake, trendy yogur, gloria yogur, laive, pura vida leche,
    leche pura vida, leche ideal, ideal amanecer, bonlé, bella holandesa, leche bella holandesa, plusa,
    yoplait griego, yoghurt lala, lala 100, lala deslactosada, alpura, santa clara, leche santa clara,
    sello rojo leche, leche sello rojo, leche los volcanes, san marcos leche, nutrileche, leche betty, yomi lala,
    yomi, danup, bebible lala
  milk | dairy | gluten | vegetarian..meat | ? | bon yurt, bonyurt, bon yurt zucaritas, bon yurt choco krispis,
    yogurt con cereal, yogur con cereales, yogurt con granola, yogur con granola, yogur con galletas,
    ser con cereales, yogurísimo con cereales, activia cereales, soprole con cereales, batifrut cereal,
    yogur con muesli
  sauce | eggs |  | vegetarian | ? | calvé, calve, calvé mayonesa, ybarra, choví, chovi, alioli calvé,
    mayonesa calvé, salsa ligeresa
  oil |  |  | vegan | - | carbonell, la masía, koipe, coosur, hojiblanca, capullo aceite, aceite capullo, nutrioli,
    1-2-3 aceite, aceite 1-2-3, aceite primor, primor aceite, cocinero aceite, aceite cocinero, aceite natura,
    chef aceite, aceite belmont, aceite premier, aceite gourmet, aceite mazola, aceite vatel, aceite la favorita,
    aceite girasol koipe, koipesol
  bread | gluten | dairy | vegetarian | ? | doña pepa, galletas doña pepa, mckay, galletas mckay,
    galletas casino, casino galletas, galletas festival, festival chocolate, galletas festival fresa,
    marolio galletas, terrabusi, bagley, galletitas bagley, arcor galletitas, galletas arcor, costa galletas,
    galletas costa, galletas mayco, galletas victoria, galletas amor,
    galletas caribe, galletas wafer noel, galletas dux, galletas saltín, galletas tejas, galletas soda v,
    galletas chomp, galletas margarita, chocosoda, picaras, pícaras, rellenitas, glacitas, coronitas,
    gretel galletas, galletas pozuelo, chiky, galletas chiky, chikys, tigretón barrita, yemitas pozuelo,
    galletas cremas, galleta rellena, galletas rellenas, sándwich de galleta, emperador galletas
  bread | gluten soybean | dairy | vegan..vegetarian | ? | galletas tritón, galletas morochas, galletas mamut,
    galletas emperador, mamut galletas, emperador senzo, emperador vainilla
  pastry | gluten dairy eggs | soybean | vegetarian | ? | ponqué ramo, gala de ramo, chocoramo ramo, ramo ponqué,
    brownie ramo, martínez sobaos, sobaos martínez, sobaos joselín, sobaos gullón, sobaos codan, sobaos el pasiego,
    quesada martínez, magdalenas codan, magdalenas juan y juan
  bread |  |  | vegan..meat | ? | grefusa, papadelta, papa delta, grefusitos, snatt's, snatts, el piponazo, piponazo,
    pipas g, pipas grefusa, pipas facundo, facundo, pipas tijuana, pipas churruca, churruca, kikos churruca, quicos,
    kikos mister corn, grefusa pipas
  nut | peanut |  | vegan..vegetarian | ? | mister corn, mistercorn, mistercorn cóctel, mister corn mix,
    mix mistercorn, cóctel de frutos secos grefusa, cóctel de frutos secos, mezcla de frutos secos y maíz,
    revuelto de frutos secos, mix de frutos secos salados, mix salado, botana mixta, cacahuetes grefusa,
    picoteo de frutos secos, picada de maní y papas
  flour | gluten |  | vegan | - | harimsa, harina harimsa, harina gallo, gallo harina, harina el amasadero,
    harina tres estrellas, tres estrellas harina, selecta harina, harina selecta, harina blanca flor, blanca flor,
    harina blancaflor, harina pureza, harina cañuelas, harina morixe, harina favorita, harina selecta chile,
    harina mont blanc, harina haz de oros, haz de oros, robin hood harina, harina robin hood, harina leudante pureza
  baking | gluten | dairy eggs | vegan..vegetarian | ? | exquisita bizcochuelo, exquisita brownies,
    bizcochuelo exquisita, bizcochuelo blancaflor, aunt jemima, harina aunt jemima, hot cakes gamesa,
    hot cakes pronto, hot cakes tres estrellas, pronto hot cakes, betty crocker, betty crocker brownies, bisquick,
    bizcochuelo godet, bizcochuelo arcor, gamesa hot cakes, harina hot cakes
  stock | gluten |  | vegan..meat | ? | sopinstant, sopa sopinstant, sopa maggi, sopas maggi, sopa knorr,
    sopas knorr, crema knorr, cremas knorr, sopa quick, knorr quick, sopa de sobre, sopa de fideos knorr,
    sopa maggi estrellitas, sopa la moderna, sopa instantánea, sopas instantáneas, sopa de letras knorr,
    sopa gallina blanca, sopa costilla maggi
  sweetener |  |  | vegan..meat | ? | colombina, bombones colombina, supercoco colombina, caramelos colombina,
    coffee delight colombina
  drink | gluten |  | vegan | ? | modelo, negra modelo, modelo especial, cerveza modelo, victoria cerveza,
    cerveza victoria, coronita, coronita cerveza, tecate, sol cerveza, cerveza sol, dos equis, pacífico cerveza,
    pacifico cerveza, indio cerveza, cerveza indio, aguila cerveza, poker cerveza, club colombia, pilsener,
    cristal cerveza, escudo cerveza, cerveza escudo, brahma, quilmes, patagonia cerveza, imperial cerveza,
    andes cerveza,
    stella artois, heineken, amstel, mahou, san miguel cerveza, estrella damm, alhambra cerveza, voll damm,
    cruzcampo, estrella galicia, budweiser, coors, presidente cerveza, medalla light, bucanero, regia cerveza,
    polar cerveza, cerveza polar, paceña, huari, cusqueña, pilsen trujillo, kunstmann, austral cerveza,
    becker cerveza, norte cerveza, schneider cerveza
  fruit |  |  | vegan | ? | la vieja fábrica, mermelada la vieja fábrica, mermelada hero, mermelada helios,
    mermelada bebé, mermelada arcor, mermelada mccormick, mermelada watts, mermelada fanny, mermelada gloria,
    mermelada la campagnola, mermelada bonne maman, bonne maman, smucker's, smuckers, mermelada st dalfour
  sauce |  |  | vegan..vegetarian | ? | salsa valentina, valentina, valentina negra, valentina amarilla
  rice |  |  | vegan..meat | ? | sabroz, brillante sabroz, arroz sabroz, arroz brillante, vasitos brillante,
    vasito de arroz, sos vidasana, arroz sos, arroz la fallera, arroz diana, arroz roa, arroz costeño,
    arroz gallo oro, gallo oro, arroz tucapel, arroz verde valle, arroz mary
  dish | gluten dairy |  | meat | ? | pizza caprichosa, caprichosa, pizza casa tarradellas, pizza tarradellas,
    pizza ristorante, ristorante dr oetker, pizza sibarita, pizza la niña del sur, pizza buitoni, pizza hacendado
  baking |  |  | vegan..meat | ? | la virginia especias, carmencita, carmencita paellero, paellero,
    paellero carmencita, sazonador paella, sazonador carmencita
`)

/** Names of a fish and of something else, so that what one of them contains is not denied. */
const ofTwoFoods = parseFoodLines(`
  fish |  | gluten | meat | ? | trucha a la navarra, truchas a la navarra
  shellfish |  |  | pescatarian | ? | caracolillo, caracolillos
  poultry |  |  | meat | ? | gallineta
  sweetener | dairy |  | vegetarian..meat | ? | quesillo
`).map((kind): NamedKind => ({ ...kind, sharesDoubts: true }))

/** Crisps and drinks without milk. */
const plainBrands = parseFoodLines(`
  drink | gluten |  | vegan | ? | pony malta, maltín, maltín polar, maltin polar, malta polar, malta maltín,
    malta morena, malta india, malta corona
  bread |  |  | vegan..meat | ? | risi, risi ketchup, gusanitos risi, matutano, patatas matutano, lay's, lays,
    lays al punto de sal, sabritas, barcel, chips barcel, papas lays,
    patatas lay's, margarita papas, papas margarita, papas evercrisp, papas marco polo, papas super, karinto,
    pehuamar, papas pehuamar, papas diana, chifles, tostones snack
  fruit |  |  | vegan | - | chinas, china dulce
  poultry |  |  | meat | - | güilota, güilotas, huilota, huilotas
  chocolate | dairy eggs | soybean | vegetarian | ? | toblerone, toblerone blanco, toblerone negro
  sauce | gluten |  | vegan | ? | marmite, vegemite, extracto de levadura marmite
  sauce | gluten |  | meat | ? | bovril
`)

export const knownByRecipe: readonly NamedKind[] = [...dishes, ...mixes, ...brands, ...plainBrands, ...ofTwoFoods]

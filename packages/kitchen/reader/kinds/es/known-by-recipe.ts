import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { parseFoodLines } from '#kitchen/reader/kinds/food-lines.ts'

/** Dishes known everywhere, with what most of their recipes contain and other tables leave open. */
const dishes = parseFoodLines(`
  dish | shellfish | mushroom | pescatarian..meat | ? | tom yam, tom yum kung, tom yam goong, sopa tom yam,
    sopa tom yum de gambas, tom yum de gambas, tom yum con langostinos
  dish |  | mushroom shellfish | meat | ? | tom kha gai, sopa tom kha, sopa tom kha gai
  dish | shellfish | gluten eggs soybean | pescatarian..meat | ? | sopa laksa, curry laksa, laksa de gambas,
    laksa de langostinos
  dish | eggs peanut soybean | shellfish | vegan..meat | ? | pad thai de camarones, pad thai con pollo
  dish | dairy mushroom |  | vegetarian..meat | ? | risotto al funghi, risotto con funghi, risotto funghi,
    risotto ai funghi porcini, risotto de hongos, risotto con setas, risotto con hongos, risotto de setas y trufa,
    risotto de trufa
  dish | dairy mushroom |  | meat | ? | pizza quattro stagioni, filetes stroganoff, pollo stroganoff,
    carne stroganoff, lomo strogonoff, boeuf stroganoff, buey stroganoff, strogonof, estrogonoff, estrogonof
  dish | mushroom | gluten | meat | ? | bourguignon, buey bourguignon, estofado borgoñón, ternera borgoñona,
    pollo al vino tinto francés, pollo cazadora, pollo al estilo cazador, conejo a la cazadora,
    solomillo Wellington de setas
  dish | dairy mushroom gluten | eggs | meat | ? | blanquette de veau, blanqueta de pollo, blanqueta, blanquette,
    volován de pollo y champiñones, vol au vent de pollo
  dish | gluten mushroom eggs | dairy | meat | ? | wellington, solomillo de ternera wellington,
    solomillo wellington de cerdo, buey wellington
  dish | eggs soybean mushroom | gluten | vegetarian..meat | ? | sopa agripicante china, sopa agria y picante,
    sopa agropicante, sopa ácida y picante, sopa china agripicante
  dish | soybean | gluten | vegan..meat | ? | tokpokki, topokki, ddukbokki, tteok bokki, tteokboki
  dish | eggs soybean | gluten mushroom | vegetarian..meat | ? | bibimbap de carne
  dish | peanut soybean | eggs | vegetarian..meat | ? | gado gado indonesio
  dish | eggs soybean | shellfish gluten | pescatarian..meat | ? | nasi goreng con gambas
  dish | eggs |  shellfish soybean | meat | ? | arroz tres delicias con gambas
  dish | gluten shellfish soybean |  | meat | ? | ternera en salsa de ostras, ternera salsa de ostras,
    pollo con salsa de ostras, pollo en salsa de ostras, carne con salsa de ostras, res en salsa de ostión,
    tallarines con salsa de ostras, pollo salsa ostras
  dish | gluten shellfish soybean |  | vegan..meat | ? | brócoli con salsa de ostras, pak choi con salsa de ostras,
    bok choy con salsa de ostión
  dish | gluten | shellfish | meat | ? | wanton frito, wontons fritos, sopa de wantán, sopa won ton, wantanes,
    dim sums, dimsum, dim sum variado, shao mai
  dish | gluten shellfish | soybean | meat | ? | siu mai de gambas, dim sum de gambas, wonton de gambas,
    wontons de langostinos, rollitos de primavera de gambas, wantán de langostinos
  dish | shellfish | gluten soybean | pescatarian | ? | har gao, hargow, ha gau
  dish |  | shellfish soybean gluten | pescatarian | ? | sushi surtido, surtido de sushi, bandeja sushi,
    barco de sushi, sushi mixto, combo de sushi, rolls de sushi, makis variados
  dish | shellfish | eggs soybean | pescatarian | ? | california rolls, rollo california, rollitos california,
    roll california, maki california, california maki
  dish | shellfish gluten | eggs soybean | pescatarian | ? | ebi roll, tempura roll, ebi tempura roll,
    roll de langostino tempura, uramaki de langostino, uramaki ebi
  dish | shellfish gluten | eggs | pescatarian | ? | tempura de camarones, langostinos tempura, camarones tempura,
    langostinos en gabardina, langostinos rebozados, camarones rebozados, tempura de marisco, tempura de calamar,
    calamar a la romana, aros de calamar a la romana, anillas a la romana, calamares romana,
    anillas de calamar rebozadas, chipirones rebozados
  dish | gluten | eggs | vegan..pescatarian | ? | tempura de verdura, verduras tempura, tempura mixta,
    verduras rebozadas, cebolla rebozada, brócoli rebozado, flores de calabaza rebozadas, espárragos en tempura,
    flores de calabacín en tempura, buñuelos de espinacas, buñuelos de calabacín, buñuelos de coliflor,
    buñuelos de brócoli, buñuelos de zanahoria, tortitas de verduras, torrejitas de acelga
  dish | shellfish |  dairy | pescatarian | ? | moules marinière, moules frites, mejillones a la marinière,
    mejillones a la crema, mejillones con nata, moules à la crème
  dish | shellfish dairy | gluten | pescatarian..meat | ? | sopa de almejas americana, sopa clam chowder,
    crema de almejas, chowder de almejas, seafood chowder, new england clam chowder
  dish | shellfish | gluten | meat | ? | gumbo de camarones, gumbo criollo, gumbo cajún, gumbo de pollo y salchicha
  dish | gluten | eggs | pescatarian..meat | ? | empanada gallega de atún, empanada gallega de bonito,
    empanada gallega de bacalao, empanada de bacalao, empanada de bacalao con pasas, empanada gallega de carne,
    empanada gallega de pulpo, empanada de pulpo, empanada de lomo, empanada gallega de raxo
  dish | gluten shellfish | eggs | pescatarian..meat | ? | empanada gallega de zamburiñas, empanada de mejillones,
    empanada gallega de berberechos, empanada gallega de mejillones, empanada de chocos, empanada de calamares,
    empanada de marisco
  dish | shellfish | peanut | pescatarian..meat | ? | rollitos vietnamitas de gamba, rollitos vietnamitas de gambas,
    rollitos de verano con gambas, rollitos frescos de gambas, rollitos vietnamitas de langostinos
  dish |  | dairy | meat | ? | tlayuda oaxaqueña, tlayuda de tasajo, tlayuda mixta, tinga de pollo en tostada,
    tostada de pollo, tostadas de carne, flautas de pollo, taquitos dorados, flautas de res, enchilada,
    sopes de chorizo, sopes de pollo, huaraches de carne, gorditas de chicharrón
  dish | dairy gluten |  | vegetarian..meat | ? | molletes con queso, molletes de frijol y queso,
    molletes de frijoles, molletes de frijol
  dish | eggs | dairy | vegetarian | ? | elote con mayonesa, elotes con mayonesa, elote con mayonesa y queso
  dish | soybean gluten | eggs | meat | ? | ramen tonkotsu, ramen casero, sopa de ramen, sopa ramen
  dish | soybean gluten | eggs | vegan..meat | ? | ramen vegetariano, ramen vegano, ramen de verduras
  dish | dairy gluten | eggs | meat | ? | pastel de carne inglés, meat pie, pastel de carne con hojaldre,
    pastel de carne y riñones, steak pie, empanada inglesa de carne
  dish | eggs | dairy | vegetarian | ? | Rührei, omelette de queso, scrambled eggs, oeufs brouillés
  dish | gluten |  | vegan..vegetarian | ? | berenjenas con miel de caña, berenjenas fritas con miel,
    berenjenas a la miel
  dish | gluten | eggs dairy | meat | ? | bombas de la barceloneta, bomba de patata, bombas de patata,
    bombas barcelonesas, relleno de papa puertorriqueño
  dish |  | gluten | vegan..meat | ? | espinacas a la andaluza, espinacas esparragadas, espinacas labradas
  dish |  | eggs | meat | ? | bife koygua, lomo a caballo, tamales tolimenses
  dish | eggs |  | meat | ? | pollo a lo pobre, salchipapa con huevo
  dish | shellfish |  | pescatarian | ? | caldo de piedra, caldo de piedra oaxaqueño, caldo de camarones,
    sopa siete mares, caldo largo de mariscos
  dish | shellfish | dairy | meat | ? | camarones momias, camarones envueltos en tocino, camarones con tocino,
    camarones costa azul, langostinos con bacon, brochetas de langostinos y bacon, dátiles con langostino y bacon
  dish | dairy shellfish |  | meat | ? | camarones rellenos de queso con tocino, camarones cucaracha con queso
  dish | dairy shellfish | gluten | pescatarian..meat | ? | gobernador de camarón, quesadillas de camarón,
    quesadilla de camarón, empanadas de camarón y queso, empanada camarón queso
  dish |  | dairy | vegan..meat | ? | ensalada de nopales, ensalada de nopalitos, ensalada nopales, humita en olla,
    humitas chilenas, tamales de elote dulce
  dish | dairy |  | meat | ? | volcanes de pastor, volcán de pastor, volcanes al pastor, volcán de asada,
    fiambre chapín, tacos de costra, costras de queso, costra de pastor, queso fundido mexicano,
    papas gratinadas con tocino, gringas de pastor, tortas de jamón y queso
  dish | dairy |  | vegetarian..meat | ? | queso flameado con rajas, sopa de queso, sopa de quesillo, 
    crema de calabaza con nata, crema de brócoli con queso, crema de espárragos, crema de elote,
    crema de chile poblano, elotes en crema, gratin dauphinois, espinacas gratinadas, puré duquesa
  dish |  | gluten | vegan..meat | ? | lasaña de berenjena, romescada, romescada de peix, guacamaya leonesa,
    guacamaya de león
  dish | gluten | shellfish | pescatarian | ? | romescada de pescado, romescada de marisco,
    suquet de rape con gambas
  bread | gluten | dairy eggs | vegetarian..meat | ? | cachitos de jamón y queso, cachitos de queso, cinnamon rolls,
    cinnamon roll, bolillo dulce, pan brioche rebanado, 
    media luna, medialunas de grasa
  dish | dairy | eggs | meat | ? | pastelón de amarillos
  dish | dairy gluten | eggs | meat | ? | torta cubana mexicana, francesinha portuguesa
  dish | dairy gluten eggs |  | meat | ? | carbonara con nata, tallarines carbonara, fettuccine carbonara
  dish | dairy gluten |  | vegetarian..meat | ? | tallarines alfredo, pasta al alfredo, pasta cuatro quesos,
    espaguetis cuatro quesos, ñoquis cuatro quesos, ñoquis a la sorrentina, pasta gratinada, pasta con crema,
    tortellini con nata, raviolis de queso, ravioles de ricota, ravioles de ricotta, ravioles de espinaca,
    ravioles de verdura, focaccia de queso, caprichosa, pizza pepperoni, pizza cuatro quesos, pizza 4 quesos,
    pizza muzzarella, pizza de muzzarella, pizza de mozzarella
  sweetener | eggs |  | vegetarian..meat | ? | turrones, turrón 1880, 1880 turrón, turrón el almendro,
    el almendro turrón, turrón el lobo, turrón delaviuda, turrón blando de almendra, delaviuda turrón, delaviuda,
    turrón imperial, torrone, yema de santa teresa
  milk | dairy | eggs | vegetarian..meat | ? | natillas danone, natillas reina, reina natillas, flan dhul, dhul,
    flan dhul de huevo, flan reina, copa danone, goshua flan, flan de vainilla danone
  drink | dairy |  | vegetarian | ? | irish cream, licor 43 crema, sheridan's, ron miel crema
  drink | dairy eggs |  | vegetarian | ? | eggnog, coquito con huevo, coquito puertorriqueño con huevo
  fish | eggs | gluten shellfish soybean | pescatarian | ? | mariscos de imitación, marisco de imitación,
    imitación marisco, mariscos imitación, imitación de marisco, cangrejo de imitación, 
    muslitos de mar, txaka, chaka, kanikama, kani kama, cangrejito, medallones de surimi
  dish | gluten eggs | shellfish soybean | pescatarian | ? | muslitos de mar congelados
  mushroom | mushroom |  | vegan | - | pan de indio, pan del indio, llaullao, dihueñes, dihueñe
  shellfish | shellfish |  | pescatarian | - | acamaya, acamayas, langostino de río, cauques, chacales de río, moyas
  fish |  |  | pescatarian | - | peces de río, pez de río, pececillos, pececitos, pescaditos de río
  dish |  |  | vegan..meat | ? | chileatole, chileatole verde, gollería, gollerías, pata de gallo, chile atole,
    atole de chile
  poultry |  | gluten | meat | ? | patitas de pollo granja del sol, patitas granja del sol, patitas rebozadas,
    bocaditos de pollo, medallones de pollo, granja del sol patitas, formitas de pollo, crocantes de pollo,
    deditos de pollo, palomitas de pollo, dinosaurios de pollo, popcorn de pollo, tenders de pollo,
    tiras de pollo crujientes, pollo crujiente, pollo crispy, pollo crunchy, alitas crujientes
  fish |  | gluten | pescatarian..meat | ? | truchas a la navarra, trucha con jamón, truchas con jamón,
    rape mechado con jamón, bacalao con jamón
  sauce |  | soybean eggs | vegetarian | ? | salsa de yogur y mayonesa
  cream |  | dairy soybean | vegan..vegetarian | ? | crema de avellanas, crema de avellana,
    crema de avellanas con cacao, crema al cacao, 
    crema untable de avellanas, pasta de avellanas con cacao
  dish | dairy | gluten | vegan..meat | ? | berenjenas rellenas de carne, berenjenas rellenas de verduras,
    papas rellenas de queso, pimientos rellenos de queso
  dish | dairy mushroom | gluten | meat | ? | pollo en salsa de champiñones, pollo con salsa de champiñones,
    pechuga en salsa de champiñones, lomo en salsa de champiñones, pollo con champiñones y nata,
    pollo con champiñones a la crema, pechuga con champiñones, solomillo con salsa de champiñones,
    ternera con salsa de setas, solomillo con salsa de setas, lomo con salsa de setas, pollo con setas y nata,
    pavo con champiñones, bistec con salsa de champiñones
  sauce | mushroom | dairy gluten | vegan..meat | ? | salsa de hongos, salsa champiñones, crema de hongos,
    crema de champiñones, sopa de hongos
  dish | dairy | eggs gluten | vegetarian..meat | ? | pollo en salsa de queso, solomillo al roquefort,
    solomillo a la pimienta, entrecot a la pimienta, lomo a la pimienta, pollo a la crema, pollo con crema,
    pollo con nata, pollo a la mostaza
  dish | gluten eggs |  | meat | ? | BLT, sándwich de pollo y mayonesa, sándwich de atún con mayonesa,
    sándwich de huevo con mayonesa, bocadillo de atún con mayonesa, sándwich triple, triple de jamón y queso
  dish |  | dairy gluten | meat | ? | alitas buffalo, alitas búfalo, alitas estilo buffalo, buffalo wings, hot wings,
    alitas picantes con salsa blue cheese, alitas con salsa ranch, boneless de pollo
  dish | eggs shellfish soybean | gluten | pescatarian..meat | ? | arroz frito con langostinos,
    arroz chaufa con langostinos, arroz frito de marisco, arroz cantonés con gambas, arroz salteado con gambas
  dish | gluten | dairy eggs soybean | meat | ? | banderillas de salchicha, banderilla coreana, banderillas coreanas,
    pancho rebozado, salchicha rebozada, salchichas envueltas en hojaldre, saladitos de salchicha
  dish | eggs |  | pescatarian..meat | ? | ensalada Olivier, ensalada olivié, salade niçoise,
    ensalada alemana de papa, ensalada alemana, ensalada de patata, ensalada de papa con mayonesa, ensalada coleslaw,
    ensalada de atún con mayonesa, ensalada de manzana mexicana, ensalada de codito con mayonesa, ensalada hawaiana,
    pollo con mayonesa, huevos endiablados, tortilla de patata
  dish | dairy eggs |  | meat | ? | okroshka, okroshka rusa, ensalada mimosa, ensalada del chef, ensalada chef
  dish | dairy |  | meat | ? | stroganov, solianka, solyanka, borsch con crema agria, ensalada de manzana con crema
  dish | soybean | gluten mushroom | meat | ? | chapchae, jap chae, fideos japchae
  dish | gluten soybean | eggs | meat | ? | tallarines chinos con pollo, fideos chinos con pollo,
    fideos chinos con verduras, chow mein de pollo, udon con ternera, udon con pollo, udon salteado,
    tallarines fritos tres delicias, tallarines tres delicias, fideos salteados con ternera, wok de fideos,
    wok de tallarines
  dish | soybean | gluten | vegan..meat | ? | salteado de verduras con soja, pollo con brócoli chino,
    ternera con pimientos china, pollo con almendras chino, chop suey de pollo, chop suey de verduras
  dish | gluten eggs | soybean | meat | ? | chicken katsu
  dish |  | eggs soybean gluten | pescatarian..meat | ? | onigiri de atún, onigiri de atún con mayonesa,
    onigiri atún mayo, onigirazu
  dish |  | gluten eggs | meat | ? | kofta de cordero, kofta de ternera, keftedes, albóndigas turcas
  dish | gluten | dairy eggs | vegetarian..meat | ? | varéniki, varéniki de patata, pierogis, pierogi de patata,
    strudel de manzana
  dish | gluten | dairy eggs | vegetarian | ? | raviolis de ricotta, raviolis de espinacas y ricotta,
    ravioles de espinaca y ricota, tortellini de ricotta, tortelloni de ricotta, canelones de espinaca y ricota,
    canelones de espinacas y queso, crepes de espinaca
  pastry | gluten | dairy eggs soybean | vegetarian | ? | cookie de chocolate, cookies con chips de chocolate,
    cookies con pepitas de chocolate, galletas con chispas de chocolate, galletas de chispas de chocolate,
    dona de chocolate, rosquilla de chocolate, muffin de chocolate, magdalenas de chocolate, queque de chocolate,
    volcán de chocolate, brazo gitano de chocolate
  pastry | gluten | dairy eggs | vegetarian | ? | suizos, media noche, bollo de leche, bollos preñaos dulces,
    caracola de crema, bollería industrial, polvorón mexicano, moños pan dulce, empanada de cajeta,
    niño envuelto de mermelada
  pastry | eggs | dairy | vegetarian | ? | macarrón francés, macarrones franceses, macarons de pistacho,
    macarons de chocolate
  sweetener | dairy | eggs | vegetarian..meat | ? | gelato de vainilla, gelato, helado de dulce de leche,
    helado de leche merengada, gelato de pistacho, gelato de chocolate, helado de crema americana, helado de crema,
    helado de sambayón
  hard-cheese | dairy |  | vegetarian..meat | ? | tablas de quesos, tabla quesos, surtido de quesos, plato de quesos,
    picada de quesos, tabla de quesos y embutidos, tabla de embutidos y quesos, tabla mixta de quesos,
    picada de quesos y fiambres
  dish |  | gluten | vegan..meat | ? | salmorejo alvalle, salmorejo envasado
  dish | gluten |  | vegan..meat | ? | salmorejo en brick
  dish |  |  | vegan..meat | ? | gordas, gorda de maíz, cueritos en vinagre
  dish | gluten | dairy eggs | meat | ? | croquetas congeladas, croquetas maheso, croquetas findus
  fish |  |  | pescatarian | - | peixes, peixe
  fruit |  |  | vegan | - | mínimo, mínimo verde
  shellfish | shellfish |  | pescatarian | - | almendras de mar, almendra de mar, almendras de mar frescas
  dish |  |  | meat | ? | judiones de la granja con chorizo, judiones segovianos
  dish |  |  | meat | ? | pollo al disco, bondiola al disco, lomo al disco, mondongo al disco
  fish | eggs gluten | shellfish soybean | pescatarian | ? | cangrejo de palito, palito de cangrejo imitación
  shellfish | shellfish |  | pescatarian | - | barquillas de mar, barquillas molusco, quitones, apretadores
  allium |  |  | vegan | - | cambray, cambrays
`)

/** Doughs and mixes sold or made for a dish. */
const mixes = parseFoodLines(`
  baking | gluten | dairy eggs | vegan..vegetarian | ? | preparado para bizcocho, preparado para bizcochos,
    preparado bizcocho, preparado para tarta, preparado para tartas, preparado para magdalenas,
    preparado para brownie, preparado para brownies, preparado para tortitas, preparado para galletas,
    preparado para crepes, preparado para gofres, preparado para pancakes, mezcla para tortitas,
    mezcla para hot cakes, mezcla para hotcakes, mezcla para panqueques, mezcla para pancakes, mezcla para brownies,
    mezcla para brownie, mezcla para bizcocho, mezcla para pastel, mezcla para torta, mezcla para tortas,
    mezcla para cupcakes, mezcla para waffles, mezcla para galletas, mezcla para muffins, premezcla para tortas,
    premezcla para bizcochuelo, premezcla para panqueques, premezcla de bizcochuelo, harina para hot cakes,
    harina para hotcakes, harina para panqueques, harina para pancakes, harina para tortitas, harina para waffles,
    harina preparada para pasteles, harina preparada para tortas, polvo para hot cakes
  baking | gluten | dairy eggs | vegetarian | ? | masa para crepes, masa de crepes, masa para tarta,
    masa para tartas, masa para galletas, masa para bizcocho, masa para panqueques, masa para tortitas,
    masa para pastel, masa para torta, masa para gofres, masa para churros rellenos, masa para rebozar,
    base para tarta, base para cheesecake, masa p tarta
  baking |  | dairy | vegetarian..meat | ? | preparado para flan, preparado para natillas, preparado para postre,
    preparado para cuajada, preparado para panna cotta, polvo para flan, polvo para natillas, preparado para mousse
  baking |  |  | vegan..meat | ? | preparado para paella, preparado para gelatina, preparado para sopa,
    preparado para caldo, preparado para guiso, preparado para fajitas, preparado para tacos,
    preparado para gazpacho, preparado para helado
  shellfish | shellfish |  | pescatarian | ? | preparado para paella de marisco, preparado para paella marisco,
    preparado para sopa de pescado y marisco
`)

/** Packaged foods by brand, and what is in them. */
const brands = parseFoodLines(`
  sauce | gluten soybean |  | vegan | ? | kikkoman, kikoman, kikkoman soja, soja kikkoman, pearl river bridge,
    lee kum kee soja, salsa soja lima, lima shoyu
  fish | eggs | gluten shellfish soybean | pescatarian | ? | krissia, krissia barritas, barritas krissia,
    palitos krissia, krissias, pescanova surimi, surimi pescanova
  drink |  | gluten | vegan | ? | oatly, oatly barista, bebida oatly, leche oatly, avena oatly, yosoy avena,
    santiveri avena, notmilk, not milk, silk avena, vivesoy avena, alpro avena, alpro oat, quaker leche de avena,
    leche quaker avena
  drink |  |  | vegan | ? | bonka, café bonka, café marcilla, nespresso, dolce gusto, bustelo, café bustelo,
    café pilón, sello rojo, café sello rojo, la morenita, la virginia, hornimans, té hornimans, lipton, té lipton,
    pompadour, twinings, té twinings, mcCormick té, te supremo, manzanilla hornimans, cruz de malta, taragüi,
    rosamonte, amanda yerba, playadito, nobleza gaucha, canarias yerba, pipore
  drink |  |  | vegan | ? | fuze tea, kas naranja, kas limón, schweppes, casera gaseosa, powerade, gatorade,
    acuarius, solán de cabras, font vella, bezoya, lanjarón, bonafont, ciel agua, epura, villavicencio agua,
    eco de los andes, jarritos de tamarindo, mundet, boing mango, jumex durazno, del valle jugo, jugo del valle,
    kool aid, livean, colombiana postobón, manzana postobón, kola román, big cola, bigcola, kola real,
    paso de los toros, pomelo paso de los toros, cunnington, orange crush, crush naranja, cachantun, andina néctar,
    watts néctar, néctar watt's, frugos, pulp, hit jugo, jugo hit, tutti frutti postobón, ironbeer, malta hatuey,
    chinotto, hit naranja, yukery, granini, juver, don simón zumo, zumo don simón, bifrutas, cacaolat vegetal,
    minute maid, simon life, hero zumo, pago zumo
  milk | dairy |  | vegetarian..meat | ? | cacaolat original, batido cacaolat, batido puleva, okey batido,
    bifrutas mediterráneo, bifrutas pascual funciona, yop, yop fresa, danimals, oikos, yakult, mi primer danone,
    leche la lechera, carnation, clavel evaporada, nido leche, leche nido polvo, leche klim, leche everyday,
    queso president, mini babybel, vache qui rit, queso adler, queso la paulina, 
    filadelfia, el ventero, havarti arla, castello queso, queso oaxaca lala, queso caperucita, chilchota,
    queso volcanes, los volcanes queso, fud queso, esmeralda queso, ser yogur, yogur ser, gándara yogur, 
    nestlé crema, nestlé leche condensada, leche condensada nestlé, cuajada goshua, goshua,
    feixa de ordes, yogur larsa, unicla, deleitum
  milk | dairy soybean |  | vegetarian..meat | ? | nidina, nidina 1, nidina 2, nan 1, nan 2, nan pro, nan optipro,
    enfamil, enfagrow, similac, s-26, nestógeno, nutrilon, vital infantil, blemil, blemil plus, novalac,
    hero baby leche, leche de inicio, leche de fórmula, fórmula láctea, nestlé junior, puleva peques,
    puleva peques 3, bebelac, aptamil, nutramigen
  grain | gluten | dairy soybean | vegan..meat | ? | nestum 5 cereales, nestum trigo miel, blevit 8 cereales,
    blevit plus, papilla de 8 cereales, cereales infantiles, nutribén 8 cereales, nutriben cereales, papilla nestlé,
    nestlé papilla, gerber cereal, cereal gerber
  vegetable |  |  | vegan..meat | ? | gerber, gerber pera, gerber manzana, colado gerber, colado nestlé,
    picado nestlé, heinz bebé, potitos, potito hero, potitos hero, potitos hero ternera, potito de verduras,
    potito de pollo, tarrito hero, tarrito de verduras, nestlé naturnes, naturnes, nutribén potitos,
    potitos nutribén, smileat, yogolino potito, heinz colado, compota heinz, san jorge compota, bolsita hero fruta,
    bolsitas de fruta, pouch de fruta
  milk | dairy |  | vegetarian..meat | ? | yogolino, yogolino nestlé, mi primer yogur, iogolino
  sauce |  | gluten soybean | vegan..meat | ? | lizano, salsa lizano, lizano salsa, lea and perrins, 
    salsa maggi, maggi jugo, salsa jugo maggi, jugo sazonador, salsa inglesa crosse, crosse & blackwell
  sauce |  |  | vegan..vegetarian | ? | cholula, tapatío, salsa tapatío, salsa botanera,
    la guacamaya, el yucateco, salsa el yucateco, huichol, salsa huichol, la perrona, huy fong, hunt's,
    hunts, prima kétchup, tomate hida, helios tomate, fruco, salsa de tomate fruco, la constancia, salsati,
    salsa arcor, salsa carozzi, salsa pomarola, salsa don vittorio, barilla pomodoro, rodolfi, cirio tomate
  sauce | eggs | soybean | vegetarian | ? | hellman's, helmans, hellmans mayonesa, mayonesa musa, calvé mayonesa,
    mayonesa prima, fruco mayonesa, mayonesa fruco, mavesa, mayonesa mavesa, kraft mayonesa, miracle whip,
    mayonesa kewpie, kewpie, mayonesa alacena, mayonesa don juan, mayonesa jb, savora mayonesa, alioli ybarra,
    alioli choví, choví alioli, allioli choví, salsa césar ybarra, salsa tártara hellmann's, salsa golf hellmann's,
    golf hellmanns
  spice |  |  | vegan..vegetarian | ? | mostaza savora, mostaza maille, mostaza louit, french's, mostaza french's,
    mostaza colman's, mostaza heinz
  chocolate | dairy soybean |  | vegetarian..meat | ? | nocilla original, nocilla dos sabores,
    pralín, merendina, duvalín avellana, hersheys cookies and cream, hershey's kisses, carlos v barra, nestlé crunch,
    bombones lindor, raffaello, kinder joy, kinder country, kinder maxi, kinder schokobons, kinder huevo,
    chocolatinas jet, costa rama, chocolate nestlé, nestlé leche, nestlé caja roja, dos corazones, felfort, cadbury,
    cadbury dairy milk, dolca nestlé, jolly rancher chocolate, chocolate galak, milkybar, huevo kinder sorpresa,
    samba chocolate
  chocolate | dairy soybean peanut |  | vegetarian..meat | ? | snicker, m&ms cacahuete, m&ms cacahuate,
    m&m's amarillos, m&m's peanut, conguitos choco, sublime clásico, shot maní, huevitos lacasa, crunch cacahuate,
    baby ruth, payday, mr goodbar, lion cacahuete, galletas shot, doña pepa chocolate, vizzio maní, tubesito,
    chocolate golpe, lentejas de maní
  chocolate | dairy gluten soybean |  | vegetarian..meat | ? | huesitos original, barrita lion, bueno white,
    happy hippo, kinder cards, kinder tronky, hanuta, duplo, filipinos blancos, filipinos negros, filipinos galletas,
    galletas filipinos, milka choco wafer, milka tuc, milka daim, oreo bañada, oreos bañadas, pirucream,
    chocolate trencito galleta, bianchi, chocoso, mckay tritón, nik oblea, oblea nik, cuacua, choco soda,
    choco donuts, galleta mamut, príncipe galletas, principe lu, galletas príncipe marinela, opera bagley, 
    oblea bauducco, tubos pirulín, bocaditos holanda, holanda bocadito, choco krispis barra, barra choco krispis,
    chocorramo, mini chips, chip ahoy, toddy galletas, galletas toddy, galletitas pepitos, emperador chocolate,
    dinosaurus chocolate, flakes de chocolate
  pastry | gluten eggs dairy | soybean | vegetarian..meat | ? | gansitos, pingüinos, choco rol, submarinos,
    rollos marinela, napolitano marinela, mantecadas bimbo, twinkies, twinkie, twinkie wonder, ding dong, donetes,
    donettes clásicos, donuts glacé, donuts fondant, bolly cao, phosquitos, bony bimbo, bucaneros, dokyos, bimbo cao,
    sobaos el macho, croissants la bella easo, medialunas bimbo, cañas dulcesol, palmeritas dulcesol, pasquier,
    pitch pasquier, pains au lait, ponquecitos, ponqué ramo, ponqué gala, magdalenas valmaña, pozuelo magdalena,
    panetón d'onofrio, panetón donofrio, paneton gloria, panetón bimbo, panetón todinno, bizcochuelo valente,
    vainillas bay biscuit, bay biscuit, vainillas pozo, mi merienda, pastelitos hostess, tía rosa conchas, havannets,
    havanna alfajores, alfajores cachafaz, jorgito alfajor, jorgelín, alfajor jorgelín, terrabusi alfajor,
    milka alfajor, tri alfajor, suchard alfajor, blanco y negro alfajor, tatín, rasta alfajor, punta ballena,
    alfajor portezuelo, sierra de los padres alfajor, alfajor balcarce, abuela goye, alfajor oreo, vauquita alfajor,
    alfajor fulbito, alfajor rasta
  pastry | gluten dairy | eggs soybean | vegetarian..meat | ? | galletas maría dorada, kuchen fruna,
    serranitas galletas, gullón digestive, digestive gullón, cookies gullón, campurriana, cuétara campurrianas,
    napolitanas galletas, chiquilín galletas, birba surtido, surtido birba, quely cor, galletas vainilla,
    galletas champaña, champañas costa, galletas de vino, galletas mantequilla costa, galletas limón costa, gretel,
    selva galletas, plativolos, sponch marinela, hojaldras gamesa, surtido rico, surtido gamesa, cremax,
    cremax de nieve, mamut gamesa, habaneras dulces, ricanelas, saladitas dulces, wafer noel, wafers noel, tosh,
    tosh galletas, minichips, bridge galletas, macarena galleta, la especial galletas
  bread | gluten | soybean | vegan..vegetarian | ? | oreo original, golden oreo, galletas oreo original, lotus,
    biscoff, crema biscoff, lotus crema, crema speculoos
  bread | gluten | dairy | vegan..vegetarian | ? | pringles, pringles original, pringles pimentón,
    pringles crema y cebolla, pringles queso, tuc, tuc original, galletas club social, triscuit, crackets,
    crackets gamesa, saladitas gamesa, habaneras, habaneras gamesa, salmas, san jorge soda,
    galletitas media tarde, hogareñas, kesitas, quesitas galletitas, saladix, saladix pizza, saladix jamón, saltín,
    saltinas, meltos, export soda, galletas quelitas, rosquilletas velarte, velarte, palitos velarte,
    fritos barbacoa, churritos, chicharrines
  bread |  | dairy | vegan..meat | ? | ruffles, ruffles jamón, ruffles queso, sabritas adobadas, takis fuego,
    takis blue, doritos, doritos nacho, doritos tex mex, doritos chilli, doritos dinamita, cheetos, cheetos pandilla,
    cheetos flamin hot, cheetos bolita, 3d's bugles, 3ds bugles, fandangos, fritos matutano,
    fritos sal y limón, tostitos, tostitos salsa verde, churrumais, sabritones, hot nuts churritos, crujitos,
    boca bits, bocabits, drakis, palomitas act ii, act ii, actii, palomitas popitas, popitas, palomitas borges,
    aspitos, apetinas, de todito, detodito, natuchips, boliquesos, cheese tris, cheestris, yupi, tozinetas,
    natuchips plátano, papas kryzpo, kryzpo, ramitas evercrisp, marco polo papas, traga traga, piqueo snax,
    cuates picantes, papi frits, chizitos, cheetos palitos, krachitos, papas krachitos, twistos, toddynho,
    quesitos snack, pepito snack, doritos pizza, raquetys, de la rosa churritos, tor tees, zambos, quesitos diana,
    elotitos diana, jalapeño chips
  nut | peanut |  | vegan..vegetarian | ? | cacahuates mafer, mafer, mafer cacahuates, hot nuts, manitoba cacahuetes,
    cacahuetes el gorriaga, cacahuetes eagle, eagle cacahuetes, maní marco polo, maní evercrisp, maní king,
    maní georgalos, maní pehuamar, maní karinto, maní salado karinto, maní moto snack
  nut | peanut gluten | soybean | vegan..vegetarian | ? | cacahuates karate, karate japonés, maní japonés croky,
    croky jack, maní croky, cacahuates crujientes, kacang
  sweetener | peanut |  | vegan..vegetarian | ? | nucrem, mantecol clásico, mazapanes de la rosa, garapiñadas
  sweetener |  |  | vegan..meat | ? | ositos haribo, haribo ositos de oro, sugus piña, palotes fresa, tic tac,
    chupachups kojak, bonbonbum, pulparindos, lucas polvo, vero mango, paleta vero, rockaleta, tama roca,
    duvalines fruta, clorets, bubbaloo, gominolas fini, trolli, miguelañez, dipper xl, viuda de solano,
    caramelos pectol, sugus confitados, gomitas mogul, palitos de la selva, media hora caramelos, sugus suizos,
    butter toffees arcor frutal, flynn paff, flynnpaff, picodulce, pico dulce, billiken gomitas, frugelé,
    ambrosoli gomitas, trululu, gomitas trululu, super coco, coffee delight frutal, bianchi frutal, quipitos, frunas,
    fruna caramelo, ambrosito, chicles adams, tumix, kola loka dulce, ricolino panditas, panditas, gomilocas,
    picafresa, moritas dulces, chamoy mega, tajín clásico
  sweetener | dairy |  | vegetarian..meat | ? | la vauquita, tableta vauquita, butter toffee, butter toffees,
    toffees arcor, toffee arcor, coffee delight, werther's, werther's original, werthers, mu mu, caramelos mumu,
    mumú, caramelos de leche, glorias las sevillanas, las sevillanas, obleas las sevillanas, arequipe alpina,
    alpina arequipe, dulce de leche san ignacio, san ignacio, la serenísima dulce de leche, manjar nestlé,
    leche asada nestlé, cajeta coronado, paleta coronado, la paila, chocolisto leche, helado cornetto, helados frigo,
    helado magnum, helado haagen dazs, häagen dazs, ben & jerry's, ben and jerrys, carte d'or, viennetta, vienetta,
    maxibon, helado savory, trululu helado, helado donofrio, d'onofrio helado, helado bombón,
    helado grido, crem helado, holanda helado, helado holanda, nutrisa, helado nestlé, bocadito helado
  baking | | dairy gluten soybean | vegan..vegetarian | ? | cola cao turbo, neskuik, nesquick, nesquik polvo,
    chocolate corona polvo, toddy polvo, zucoa, cal-c-tose, choco milk, luker, corona chocolate, paladín a la taza,
    chocolate valor a la taza, cacao kimbo, winter's cocoa, la fama cacao
  baking | gluten | dairy | vegan..vegetarian | ? | milo, nestlé milo, eko nestlé, malta eko, kola granulada,
    kola granulada tarrito rojo, malta corona
  bread |  | gluten | vegan..vegetarian | ? | cornflakes, corn flakes kellogg's, kellogg's, kelloggs, chocokrispis,
    choco krispies kellogg's, rice krispies, frosties, sucaritas, frut loops, corn pops, cheerios, honey cheerios,
    cookie crisp, estrellitas nestlé, cereales nesquik, cereal trix, trix, lucky charms, cini minis,
    curiously cinnamon, granola nature valley, nature valley, granola quaker, quaker cuadritos, avena quaker,
    quaker avena, avena 3 minutos, avena tres minutos, avena 3 ositos, cereal ángel, almohaditas, chocapic chile,
    trigo ángel, maizoro, zuck
  bread | gluten |  | vegan..vegetarian | ? | chocapics, all bran, all bran kellogg's, special k, fitness,
    fitness nestlé, cereales special k, lion cereales, cereales lion, trigo inflado miel, golden nuggets,
    medianoches bimbo, thins bimbo, pan silueta, lactal bimbo, ideal pan, castaño pan, pan holsum, pan wonder,
    artesano bimbo, pan oroweat, oroweat, tostadas bimbo, pan tostado bimbo, biscottes recondo, ortiz tostadas,
    pan tostado ortiz, panes guadalupe, riera marsá, tostadas rivadavia, rivadavia tostadas, bay biscuit salado
  milk | dairy |  | vegetarian..meat | ? | alpin, alpin chocolate, alpina, bonyurt alpina, kumis alpina, yox,
    klaren's, klarens, milo alpina, avena alpina, arequipe colanta, freskaleche, surlat, loncoleche, nestlé yogur,
    next yogur, chamito, uno al día, yogu yogu, shake a shake, trendy yogur, gloria yogur, pura vida leche,
    leche pura vida, ideal amanecer, bella holandesa, leche bella holandesa, plusa, yoplait griego,
    yoghurt lala, lala 100, lala deslactosada, sello rojo leche, leche sello rojo, leche los volcanes,
    san marcos leche, leche betty, yomi lala, yomi, danup, bebible lala
  milk | dairy | gluten | vegetarian..meat | ? | bon yurt zucaritas, bon yurt choco krispis, yogurt con cereal,
    yogur con cereales, yogur con galletas, ser con cereales, yogurísimo con cereales, activia cereales,
    soprole con cereales, batifrut cereal, yogur con muesli
  sauce | eggs |  | vegetarian | ? | calvé, alioli calvé, mayonesa calvé, salsa ligeresa
  oil |  |  | vegan | - | carbonell, la masía, koipe, coosur, hojiblanca, capullo aceite, aceite capullo, nutrioli,
    1-2-3 aceite, aceite 1-2-3, aceite primor, primor aceite, cocinero aceite, aceite cocinero, aceite natura,
    chef aceite, aceite belmont, aceite premier, aceite gourmet, aceite mazola, aceite vatel, aceite la favorita,
    aceite girasol koipe, koipesol
  bread | gluten | dairy | vegetarian | ? | doña pepa, mckay, casino galletas, festival chocolate,
    galletas festival fresa, marolio galletas, galletitas bagley, arcor galletitas, galletas arcor, costa galletas,
    galletas costa, galletas mayco, galletas victoria, galletas amor, galletas caribe, galletas wafer noel,
    galletas dux, galletas saltín, galletas tejas, galletas soda v, galletas margarita, chocosoda, coronitas,
    gretel galletas, galletas pozuelo, chiky, galletas chiky, chikys, tigretón barrita, yemitas pozuelo,
    galletas cremas, galleta rellena, sándwich de galleta
  bread | gluten soybean | dairy | vegan..vegetarian | ? | galletas morochas, galletas mamut, mamut galletas,
    emperador senzo, emperador vainilla
  pastry | gluten dairy eggs | soybean | vegetarian | ? | gala de ramo, chocoramo ramo, ramo ponqué, brownie ramo,
    martínez sobaos, sobaos joselín, sobaos gullón, sobaos codan, sobaos el pasiego, quesada martínez,
    magdalenas codan, magdalenas juan y juan
  bread |  |  | vegan..meat | ? | grefusa, papadelta, papa delta, grefusitos, snatt's, snatts, el piponazo, piponazo,
    pipas g, pipas grefusa, pipas facundo, facundo, pipas tijuana, pipas churruca, churruca, kikos churruca,
    kikos mister corn, grefusa pipas
  nut | peanut |  | vegan..vegetarian | ? | mister corn, mistercorn, mistercorn cóctel, mister corn mix,
    mix mistercorn, cóctel de frutos secos grefusa, cóctel de frutos secos, mezcla de frutos secos y maíz,
    revuelto de frutos secos, mix de frutos secos salados, mix salado, botana mixta, cacahuetes grefusa,
    picoteo de frutos secos, picada de maní y papas
  flour | gluten |  | vegan | - | harimsa, harina harimsa, harina gallo, gallo harina, harina el amasadero,
    harina tres estrellas, tres estrellas harina, selecta harina, harina blanca flor, blanca flor, harina blancaflor,
    harina pureza, harina cañuelas, harina morixe, harina favorita, harina selecta chile, harina mont blanc,
    harina haz de oros, haz de oros, robin hood harina, harina robin hood, harina leudante pureza
  baking | gluten | dairy eggs | vegan..vegetarian | ? | exquisita brownies, bizcochuelo blancaflor, aunt jemima,
    harina aunt jemima, hot cakes gamesa, hot cakes pronto, hot cakes tres estrellas, pronto hot cakes,
    betty crocker, betty crocker brownies, bisquick, bizcochuelo godet, bizcochuelo arcor, gamesa hot cakes,
    harina hot cakes
  stock | gluten |  | vegan..meat | ? | sopa sopinstant, sopa maggi, sopas maggi, sopa knorr, sopas knorr,
    crema knorr, cremas knorr, sopa quick, knorr quick, sopa de sobre, sopa de fideos knorr, sopa maggi estrellitas,
    sopas instantáneas, sopa de letras knorr, sopa gallina blanca, sopa costilla maggi
  sweetener |  |  | vegan..meat | ? | colombina, bombones colombina, supercoco colombina, caramelos colombina,
    coffee delight colombina
  drink | gluten |  | vegan | ? | modelo, negra modelo, modelo especial, victoria cerveza, coronita,
    coronita cerveza, pacífico cerveza, indio cerveza, pilsener, patagonia cerveza, andes cerveza, stella artois,
    amstel, san miguel cerveza, budweiser, coors, presidente cerveza, regia cerveza, pilsen trujillo,
    austral cerveza, becker cerveza, norte cerveza, schneider cerveza
  fruit |  |  | vegan | ? | la vieja fábrica, mermelada la vieja fábrica, mermelada hero, mermelada helios,
    mermelada bebé, mermelada arcor, mermelada mccormick, mermelada watts, mermelada fanny, mermelada gloria,
    mermelada la campagnola, mermelada bonne maman, bonne maman, smucker's, smuckers, mermelada st dalfour
  sauce |  |  | vegan..vegetarian | ? | valentina negra, valentina amarilla
  rice |  |  | vegan..meat | ? | sabroz, brillante sabroz, arroz brillante, vasitos brillante,
    sos vidasana, arroz sos, arroz la fallera, arroz diana, arroz roa, arroz costeño,
    arroz gallo oro, gallo oro, arroz tucapel, arroz verde valle, arroz mary
  dish | gluten dairy |  | meat | ? | pizza tarradellas, pizza ristorante, ristorante dr oetker, pizza sibarita,
    pizza la niña del sur, pizza hacendado
  baking |  |  | vegan..meat | ? | la virginia especias, carmencita, carmencita paellero, paellero,
    paellero carmencita, sazonador paella, sazonador carmencita
  bread | gluten | dairy soybean | vegetarian | ? | special k chocolate, special k con chocolate,
    special k chocolate negro, special k chocolate con leche, krave chocolate, fitness chocolate,
    cereales de chocolate, cereales con chocolate, cereales rellenos de chocolate, almohadillas de chocolate,
    muesli de chocolate, muesli con chocolate, granola con chocolate, granola de chocolate, weetabix chocolate
  bread | gluten |  | vegan..vegetarian | ? | special k frutos rojos, special k original, special k classic,
    special k avena, all bran flakes, all bran plus, fitness miel, fitness fruits, musli, granola con frutos secos,
    cereales integrales, copos integrales
  bread | gluten soybean | dairy | vegetarian | ? | ambrosías, ambrosías tirma, tirma ambrosías, ambrosia tirma,
    galletitas duquesa, duquesa galletita, amor galletita, galletitas amor, anillos terrabusi, galletitas variedad,
    galletitas surtido bagley, surtido terrabusi, surtido diversión, boca de dama
  cured-meat |  |  | meat | ? | diablitos, diablito underwood, carne diablo, tulip jamonilla
  bread |  |  | vegan..meat | ? | totis, totis de limón, totis donitas, donitas totis, chip's jalapeño, poffets,
    palomitas caramelo
  chocolate | dairy gluten soybean |  | vegetarian..meat | ? | turrón suchard chocolate, turrón crujiente,
    turrón lacasitos, turrón kinder, turrón oreo, turrón huesitos, turrón kit kat
`)

/** Names of a fish and of something else, so that what one of them contains is not denied. */
const ofTwoFoods = parseFoodLines(`
  fish |  | gluten | meat | ? | trucha a la navarra, truchas a la navarra
  poultry |  |  | meat | ? | gallineta
  shellfish |  |  | pescatarian | ? | caracolillo
`).map((kind): NamedKind => ({ ...kind, sharesDoubts: true }))

/** Crisps and drinks without milk. */
const plainBrands = parseFoodLines(`
  bread | gluten |  | vegan..meat | ? | chicharrones de harina, chicharrón de harina, duros de harina, duritos
  drink | gluten |  | vegan | ? | malta maltín, malta morena
  bread |  |  | vegan..meat | ? | risi, risi ketchup, gusanitos risi, matutano, patatas matutano, lay's, lays,
    lays al punto de sal, barcel, chips barcel, papas lays, patatas lay's, margarita papas, papas margarita,
    papas evercrisp, papas marco polo, papas super, karinto, pehuamar, papas pehuamar, papas diana, tostones snack
  fruit |  |  | vegan | - | china dulce
  poultry |  |  | meat | - | güilota, güilotas, huilota, huilotas
  chocolate | dairy eggs | soybean | vegetarian | ? | toblerone blanco, toblerone negro
  sauce | gluten |  | vegan | ? | vegemite, extracto de levadura marmite
  sauce | gluten |  | meat | ? | bovril
`)

/** Names of other tables, with what most recipes contain beyond what those say. */
const completed = parseFoodLines(`
  dish | gluten | dairy | vegan..meat | ? | burrito de pollo, burritos de pollo, burrito de carne asada,
    burrito de pollo y queso, burrito mixto, pan de ajo, pan de ajo congelado, baguette de ajo
  dish |  | gluten soybean | meat | ? | curry japonés, arroz con curry japonés, kare raisu
  dish |  | soybean | pescatarian | ? | sushi de salmón, sushi salmón, sushi de atún, nigiri, nigiris,
    nigiri de salmón, maki, makis, maki de salmón, maki de atún, uramaki, uramakis, sashimi con soja
  dish | gluten dairy | eggs | vegetarian..meat | ? | tortellini con nata, tortelini con nata,
    tortellinis con nata, ravioles a la crema, raviolis con nata, tortellini a la crema
  dish | gluten | eggs | meat | ? | lágrimas de pollo, lagrimitas de pollo, lagrimas de pollo
  dish | gluten shellfish | eggs | pescatarian | ? | caballitos de gamba, caballitos de gambas,
    caballitos de langostino, caballitos murcianos
  nut | peanut gluten | soybean | vegan..vegetarian | ? | hot nuts, barcel hot nuts, hot nuts barcel
  shellfish | shellfish |  | pescatarian | ? | barquillas
  dish | shellfish | mushroom | pescatarian..meat | ? | tom yum, tom yum goong, sopa tom yum
  dish |  | mushroom shellfish | meat | ? | tom kha kai, tom kha
  dish | shellfish | gluten eggs soybean | pescatarian..meat | ? | laksa
  dish | dairy mushroom |  | meat | ? | strogonoff
  dish | mushroom | gluten | meat | ? | boeuf bourguignon
  dish | dairy mushroom gluten | eggs | meat | ? | blanqueta de ternera, blanquette de ternera, vol au vent,
    volovanes de setas
  dish | gluten mushroom eggs | dairy | meat | ? | beef wellington, ternera wellington
  dish | eggs soybean mushroom | gluten | vegetarian..meat | ? | sopa agripicante
  dish | soybean | gluten | vegan..meat | ? | tteokbokki
  dish | eggs soybean | gluten mushroom | vegetarian..meat | ? | bibimbap, bibimbap de ternera, bibimbap de pollo
  dish | peanut soybean | eggs | vegetarian..meat | ? | gado gado
  dish | eggs soybean | shellfish gluten | pescatarian..meat | ? | nasi goreng, mie goreng, mee goreng, bami goreng
  dish | eggs |  shellfish soybean | meat | ? | arroz tres delicias, arroz 3 delicias, arroz frito tres delicias
  dish | gluten shellfish soybean |  | meat | ? | ternera con salsa de ostras
  dish | gluten | shellfish | meat | ? | wantán frito, wantanes fritos, wonton frito, won ton frito, sopa wantán,
    sopa wonton, sopa de wonton, wantán, wonton, wontons, kam lu wantan, dim sum
  dish |  | shellfish soybean gluten | pescatarian | ? | sushi variado, bandeja de sushi
  dish | shellfish gluten | eggs | pescatarian | ? | tempura de langostinos, tempura de gambas, ebi tempura,
    gambas en tempura, gambas gabardina, gambas rebozadas, camarones capeados, calamares a la romana, rabas
  dish | gluten | eggs | vegan..pescatarian | ? | aros de cebolla
  dish | shellfish |  dairy | pescatarian | ? | moules marinières
  dish | shellfish dairy | gluten | pescatarian..meat | ? | clam chowder
  dish | shellfish | gluten | meat | ? | gumbo, gumbo de marisco
  dish | gluten | eggs | pescatarian..meat | ? | empanada gallega, empanada de atún, empanada de bonito,
    empanada de sardinas, empanada de raxo
  dish | gluten shellfish | eggs | pescatarian..meat | ? | empanada de zamburiñas, empanada gallega de pulpo,
    empanada de pulpo, empanada de berberechos, empanada de vieiras
  dish |  | dairy | meat | ? | tlayuda, tostadas de tinga, tostada de tinga, tostadas de pollo, tostadas de pata,
    tacos dorados de pollo, enchiladas de pollo
  dish | eggs | dairy | vegetarian | ? | esquites con mayonesa, huevos revueltos
  dish | gluten |  | vegan..vegetarian | ? | berenjenas con miel, berenjenas fritas
  dish | gluten | eggs dairy | meat | ? | papas rellenas cubanas, papa rellena, papas rellenas, relleno de papa,
    rellenos de papa
  dish |  | gluten | vegan..meat | ? | espinacas con garbanzos, garbanzos con espinacas, habichuelas con dulce,
    habichuela con dulce, romesco de peix
  dish |  | eggs | meat | ? | tamal tolimense
  dish | eggs |  | meat | ? | pichanga caliente
  dish | shellfish |  | pescatarian | ? | caldo largo
  dish | shellfish | dairy | meat | ? | camarones momia
  dish | dairy shellfish | gluten | pescatarian..meat | ? | tacos gobernador, empanadas de camarón queso
  dish |  | dairy | vegan..meat | ? | humita en chala, humitas en chala
  dish | dairy |  | meat | ? | fiambre guatemalteco
  dish | dairy |  | vegetarian..meat | ? | frangollo
  dish | gluten | shellfish | pescatarian | ? | romescada
  bread | gluten | dairy eggs | vegetarian..meat | ? | golfeados, golfeado, pan de jamón, pan de jamón venezolano,
    cachito, cachitos
  dish | dairy | eggs | meat | ? | pastelón de plátano maduro, pastelón, pastelón de plátano, pastelón dominicano
  dish | dairy gluten | eggs | meat | ? | torta cubana, cemita de milanesa, cemitas, pambazo, pambazos
  dish | dairy gluten |  | vegetarian..meat | ? | capeletis
  sweetener | eggs |  | vegetarian..meat | ? | turrón
  milk | dairy | eggs | vegetarian..meat | ? | copa de chocolate y nata, danet
  drink | dairy |  | vegetarian | ? | leche de pantera
  fish | eggs | gluten shellfish soybean | pescatarian | ? | delicias de mar, bocas de mar, chatka,
    la gula del norte
  dish | gluten eggs | shellfish soybean | pescatarian | ? | muslitos de cangrejo
  poultry |  | gluten | meat | ? | patitas de pollo
  fish |  | gluten | pescatarian..meat | ? | merluza rellena
  cream |  | dairy soybean | vegan..vegetarian | ? | crema de cacao
  dish | dairy | gluten | vegan..meat | ? | berenjenas rellenas, berenjena rellena, calabacines rellenos,
    calabacín relleno, zapallitos rellenos, patatas rellenas, champiñones rellenos de queso
  sauce | mushroom | dairy gluten | vegan..meat | ? | salsa de setas
  dish | gluten eggs |  | meat | ? | sándwich BLT
  dish | eggs shellfish soybean | gluten | pescatarian..meat | ? | arroz frito con gambas, arroz frito con camarones
  dish | gluten | dairy eggs soybean | meat | ? | corn dog, corn dogs, banderilla
  dish | eggs |  | pescatarian..meat | ? | ensalada murciana
  dish | soybean | gluten mushroom | meat | ? | japchae
  dish | gluten soybean | eggs | meat | ? | fideos chinos, chow mein, lo mein, yakisoba, yakisoba de pollo,
    tallarín saltado, udon de ternera, udon con verduras, yaki udon, tallarines salteados
  dish |  | gluten eggs | meat | ? | köfte, kofta, kefta
  dish | gluten | dairy eggs | vegetarian..meat | ? | varenikes de papa, pierogi ruskie
  dish | gluten | dairy eggs | vegetarian | ? | ravioles de ricota, ravioles de ricotta, ravioles de verdura,
    cappelletti
  pastry | gluten | dairy eggs soybean | vegetarian | ? | cookies de chocolate, cookies,
    galletas con pepitas de chocolate, galletas de chocolate, brownie de chocolate, palmera de chocolate,
    palmeras de chocolate, palmerita de chocolate, croissant de chocolate, napolitana de chocolate,
    napolitanas de chocolate, caña de chocolate, donut de chocolate, bizcocho de chocolate, muffins de chocolate,
    pastel de chocolate, tarta de chocolate, torta de chocolate, coulant de chocolate
  pastry | gluten | dairy eggs | vegetarian | ? | suizo, caracolas de chocolate, trenza de hojaldre, cocol, cocoles,
    marranitos, empanadas de piña, gaznates, campechanas
  pastry | eggs | dairy | vegetarian | ? | macarons, macaron, macarons franceses
  sweetener | dairy | eggs | vegetarian..meat | ? | helado de vainilla, helado de nata, helado de turrón,
    helado de tiramisú
  hard-cheese | dairy |  | vegetarian..meat | ? | tabla de quesos
  dish | gluten | dairy eggs | meat | ? | croquetas la cocinera, croquetas de carne
  baking | gluten | dairy eggs | vegan..vegetarian | ? | preparado para rebozar
  baking | gluten | dairy eggs | vegetarian | ? | base de galleta
  milk | dairy soybean |  | vegetarian..meat | ? | leche nan, sancor bebé, almirón, leche de continuación,
    leche de crecimiento, fórmula infantil, leche maternizada
  grain | gluten | dairy soybean | vegan..meat | ? | nestum, cerelac, blevit, papilla de cereales,
    papilla multicereales, papilla 8 cereales, hero baby cereales, nutribén
  sauce |  | gluten soybean | vegan..meat | ? | lea perrins, perrins, jugo maggi
  sauce | eggs | soybean | vegetarian | ? | hellmann's, hellmanns, ligeresa, mayonesa kraft, mayonesa mccormick,
    mayonesa hellmann's, mayonesa natura, mayoliva
  chocolate | dairy soybean |  | vegetarian..meat | ? | duvalín, chocolate carlos v, kinder sorpresa,
    jet chocolatina, chocman, cocosette
  chocolate | dairy soybean peanut |  | vegetarian..meat | ? | cri-cri
  chocolate | dairy gluten soybean |  | vegetarian..meat | ? | nestlé crunch, milka oreo, super ocho, cua cua,
    galletas príncipe, príncipe de beukelaer, príncipe marinela, cubanitos, galletas tentación, chips ahoy, pepitos,
    galletas chokis, galletas emperador, dinosaurus, galletas dinosaurus, turrón suchard, turrón de suchard
  pastry | gluten eggs dairy | soybean | vegetarian..meat | ? | chocoramo, chocorramo, gansito, pingüinos marinela,
    choco roles, chocorroles, submarinos marinela, mantecadas, roles de canela bimbo, negrito bimbo,
    barritas de fresa, donuts, donut, chocoso, bizcochuelo exquisita, exquisita bizcochuelo, madalenas, kekito,
    kekitos, havanna, alfajores havanna, alfajor havanna, cachafaz, alfajor cachafaz, jorgito, alfajor jorgito,
    guaymallén, alfajor guaymallén, fantoche, alfajor fantoche, alfajor terrabusi, alfajor capitán del espacio,
    alfajor milka, alfajor tatín, conitos havanna, alfajor bon o bon, alfajor aguila
  pastry | gluten dairy | eggs soybean | vegetarian..meat | ? | galletas gullón, digestive, galletas digestive,
    campurrianas, chiquilín, galletas birba, galletas trias, canelitas marinela, polvorones marinela, bimbuñuelos,
    barritas marinela, sponch, saltinas noel, galletas tosh
  bread | gluten | dairy | vegan..vegetarian | ? | soda field, galletas soda field, cerealitas, quelitas, quely,
    galletas marineras, regañás, rosquilletas
  bread |  | dairy | vegan..meat | ? | rueditas, ganchitos, palitos salados, chicharritas, alboroto
  nut | peanut gluten | soybean | vegan..vegetarian | ? | cacahuates nishikawa, japoneses nishikawa, kiyakis
  baking | | dairy gluten soybean | vegan..vegetarian | ? | cola cao, cola cao original, nesquik, toddy, vascolet,
    chocomilk, chocolate abuelita, abuelita, chocolate ibarra, chocolate luker, chocolate sol, chocolate corona,
    valor a la taza, cocoa winter's
  bread |  | gluten | vegan..vegetarian | ? | maíz inflado
  milk | dairy | gluten | vegetarian..meat | ? | bon yurt, yogurt con granola, yogur con granola
  bread | gluten | dairy | vegetarian | ? | terrabusi, bagley
  bread | gluten soybean | dairy | vegan..vegetarian | ? | galletas tritón
  stock | gluten |  | vegan..meat | ? | sopinstant
  bread | gluten soybean | dairy | vegetarian | ? | chocolinas, galletitas chocolinas, galletas chocolinas,
    rumba galletitas, melba galletitas, galletitas surtidas, surtido bagley
  chocolate | dairy eggs | soybean | vegetarian | ? | toblerone
  sauce | gluten |  | vegan | ? | marmite
`).map((kind): NamedKind => ({ ...kind, sharesDoubts: true }))

export const knownByRecipe: readonly NamedKind[] = [...dishes, ...mixes, ...brands, ...plainBrands, ...ofTwoFoods, ...completed]

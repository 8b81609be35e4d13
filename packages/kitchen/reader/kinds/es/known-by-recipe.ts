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

export const knownByRecipe: readonly NamedKind[] = [...dishes, ...mixes]

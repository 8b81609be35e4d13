import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { parseFoodLines } from '#kitchen/reader/kinds/food-lines.ts'

/** Names of a fish and of something else, so that what one of them contains is not denied. */
const ofTwoFoods = parseFoodLines(`
  fish |  | gluten | meat | ? | trucha a la navarra, truchas a la navarra
  poultry |  |  | meat | ? | gallineta
  shellfish |  |  | pescatarian | ? | caracolillo
`).map((kind): NamedKind => ({ ...kind, sharesDoubts: true }))

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

export const completedByRecipe: readonly NamedKind[] = [...ofTwoFoods, ...completed]

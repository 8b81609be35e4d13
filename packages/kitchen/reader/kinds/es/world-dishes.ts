import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { parseFoodLines } from '#kitchen/reader/kinds/food-lines.ts'

/** Dishes and sweets of other countries in Spanish spelling. */
export const worldDishes: readonly NamedKind[] = parseFoodLines(`
  dish | gluten soybean |  | meat | ? | yakitori, sukiyaki, shabu shabu, gyudon, ternera con pimientos, char siu,
    costillas chinas, bulgogi, galbi, pollo frito coreano, jjajangmyeon, mapo doufu con cerdo, mapo tofu, dan dan noodles,
    dandanmian, chow mein, lo mein, tallarines chinos con ternera, tallarines con ternera, tallarines con pollo chinos,
    yakisoba de pollo, yakisoba de ternera, udon de ternera, kake udon, wok de pollo, wok de ternera, wok de fideos con pollo,
    noodles con pollo y verduras, noodles con pollo, noodles de pollo, gyozas de cerdo, gyozas de pollo, gyozas, gyoza,
    empanadillas japonesas, empanadillas chinas, jiaozi, dumplings de cerdo, dim sum de cerdo, xiaolongbao, xiao long bao,
    baozi, bao de cerdo, bao de panceta, bao de pato, pan bao de pollo, bao de pollo, wonton frito, won ton frito, wontons,
    sopa wonton, sopa de wonton, rollito de primavera, rollitos de primavera, rollo de primavera, rollo primavera,
    rollitos primavera, rollitos de primavera chinos, egg roll, lumpia, lumpias, lumpia filipina, adobo filipino,
    pollo adobo filipino, pancit, pancit canton, chop suey, pollo a la soja
  dish | gluten soybean eggs |  | meat | ? | ramen de cerdo, tonkotsu ramen, ramen de pollo, shoyu ramen, miso ramen,
    ramen de miso, oyakodon, katsudon, tonkatsu, katsu de pollo, pollo katsu, katsu curry, curry katsu, curri japonés con katsu,
    karaage, pollo karaage, okonomiyaki de panceta, arroz tres delicias, arroz 3 delicias, arroz frito tres delicias,
    arroz frito, arroz frito con pollo, arroz frito chino, arroz cantonés, arroz chino frito, nasi goreng, mie goreng,
    mee goreng, bami goreng, bibimbap, bibimbap de ternera, gimbap, kimbap, kimbap de ternera, kimbap de atún, banh mi,
    banh mi de cerdo
  dish | soybean | gluten | meat | ? | bibimbap de pollo
  dish | shellfish peanut gluten soybean eggs |  | meat | ? | pad thai, pad thai de gambas, pad thai de pollo,
    pad thai con langostinos, phad thai
  dish | peanut | gluten soybean | meat | ? | pollo kung pao, kung pao, satay, pollo satay, satay de pollo, brochetas satay,
    brochetas de pollo satay, sate de pollo, pollo gong bao, pollo con cacahuetes, curry massaman, massaman,
    curry massaman de ternera, curry panang, panang, pollo en salsa de cacahuete
  dish | peanut soybean |  | vegetarian..meat | ? | gado gado
  dish | peanut |  | meat | ? | mafé, maafe, domoda, kare kare, estofado africano de cacahuete
  dish | shellfish | peanut | pescatarian..meat | ? | som tam, ensalada de papaya verde, ensalada de papaya tailandesa
  dish | shellfish |  | meat | ? | curry rojo de pollo, curry verde de pollo, laksa, tom kha kai, kimchi de col, kimchi coreano,
    kimchi jjigae, jambalaya, gumbo, gumbo de marisco, moqueca de camarón, vatapá, acarajé, cioppino, bisque de gambas con nata,
    nasi lemak
  dish | shellfish |  | pescatarian..meat | ? | tom yum, tom yum goong, sopa tom yum, rollitos de verano, summer rolls,
    rollitos vietnamitas, nem fresco, goi cuon, bullabesa, escargots, moules marinières
  dish | shellfish dairy |  | pescatarian..meat | ? | clam chowder, sopa de almejas cremosa, moules frites con nata,
    caracoles con mantequilla, escargots a la bourguignonne, coquilles Saint-Jacques, butter prawns, langosta Newberg
  dish | shellfish gluten dairy |  | pescatarian..meat | ? | clam chowder de Nueva Inglaterra, lobster roll, chowder
  dish | shellfish gluten soybean eggs |  | pescatarian..meat | ? | takoyaki, tempura de langostinos japonesa, ebi fry,
    shumai de gambas, pan de gamba frito, tostada de gambas china, sesame prawn toast, rollitos imperiales, tempura udon
  dish | shellfish gluten | soybean | pescatarian..meat | ? | shumai, siu mai, har gow, hakao, hacao, ha kao,
    dumplings de gambas, gyozas de gambas, gyoza de langostinos, pan de gambas con trigo, tempura de gambas,
    tempura de langostinos, ebi tempura
  dish | shellfish soybean | gluten eggs | pescatarian..meat | ? | california roll, uramaki california
  dish | soybean | gluten | pescatarian..meat | ? | sushi, sushi variado, bandeja de sushi, nigiri, nigiris, nigiri de salmón,
    nigiri de atún, maki, makis, maki de salmón, maki de atún, maki de pepino, uramaki, uramakis, uramaki de salmón, futomaki,
    temaki, temaki de salmón, hosomaki, chirashi, chirashi sushi, sashimi con soja, poke, poke bowl, poke de salmón,
    poke de atún, poke hawaiano, tataki de atún, tataki de salmón, unagi don, anguila kabayaki, kabayaki, donburi de salmón,
    onigiri de salmón, tartar de atún con soja
  dish | soybean |  | pescatarian..meat | ? | sopa de miso, sopa miso, misoshiru, miso soup, agedashi tofu, inari, inari sushi
  dish | gluten soybean |  | vegan..meat | ? | yakisoba de verduras, tallarines chinos con verduras, wok de verduras,
    wok de verduras con soja, verduras salteadas con soja, udon con verduras, fideos soba con verduras, rollito vegetal chino,
    gyozas de verduras, gyozas vegetales, edamame con soja, berenjena a la china, tempeh con soja, yakimeshi vegano,
    dorayaki de soja
  dish | gluten eggs |  | vegetarian..meat | ? | tempura, tempura de verduras, verduras en tempura, tempura vegetal,
    fideos de huevo chinos, dorayaki, dorayakis, taiyaki, castella, kasutera, tamago sando, gyeran ppang
  dish | eggs | soybean | vegetarian..meat | ? | tamagoyaki, tortilla japonesa, foo young, fu yung, huevos chinos al té,
    huevos al té
  dish | gluten eggs | soybean | meat | ? | omurice, egg foo young, tortilla fu yung
  bread | dairy gluten eggs |  | vegetarian..meat | ? | bebinca, melonpan, melon pan, shokupan, pan de leche japonés
  sweetener |  |  | vegan..meat | ? | tang yuan, delicias turcas, halva de sésamo, jalva
  sweetener | dairy |  | vegetarian..meat | ? | mochi helado, mochis helados, mochi de helado, bubble tea, té de burbujas,
    mango lassi, ras malai, gajar halwa, khoya, beijinho, mahalabia, sutlac, airan, labné, tzatziki, tzatziki griego, tsatsiki,
    raita, shrikhand, dulce de leche argentino, tablet escocés, clotted cream
  sweetener | dairy gluten |  | vegetarian..meat | ? | gulab jamun, gulab jamoon, knafeh, kunefe, kanafeh, kunafa,
    baklava con mantequilla, basbousa, basbusa, revani, namoura, semolina halva, halva de sémola, millionaire shortbread,
    cannoli, cannolis, cannoli siciliano, cannoli siciliani, sfogliatella, crostata de ricotta, bugatsa, bougatsa
  bread | gluten | dairy | vegetarian..meat | ? | baklava, baklavas, baclava, kadaif, kataifi, cuernos de gacela, makrud,
    makroud, maamoul, mamul, ghraiba, sellou, sfuf, loukoumades, lokma, jalebi, zlabia, panforte, pan de especias,
    pain d'épices, strudel, bagel dulce
  bread | gluten eggs | dairy | vegetarian..meat | ? | pan de jengibre, jalá, halá, bagel de huevo, kugel, speculaas
  bread | dairy gluten eggs |  | vegetarian..meat | ? | linzer, germknödel, dampfnudel, blinis, blini, kürtőskalács,
    panettone artesano, zuppa inglese, torta caprese con harina, madeleines, cannelés, paris-brest, victoria sponge, angel cake,
    key lime, rollos de canela, kanelbullar, cronut, monkey bread, pretzel dulce, trifle inglés, bread pudding,
    pudin de Yorkshire, prinsesstårta, pavlova con bizcocho, bolo de rolo
  sweetener | dairy eggs |  | vegetarian..meat | ? | crema de limón inglesa, quindim, pudim, pudim de leite, zabaglione,
    eton mess, mousse au chocolat, crema de caramelo
  sweetener | eggs |  | vegetarian..meat | ? | macarons franceses, amaretti, amarettis, ricciarelli, nougat
  dish | dairy gluten |  | meat | ? | lasagna boloñesa, lasaña de carne picada, pizza diavola, pizza capricciosa,
    pizza romana con jamón, tortellini de prosciutto, tortellini con jamón, pasta alla norcina, gricia, pasta a la gricia,
    amatriciana, pasta all'amatriciana, espaguetis a la amatriciana, bucatini all'amatriciana, saltimbocca con mantequilla,
    ossobuco a la milanesa, polenta con ragú y pan, stromboli, chicken alfredo, pasta con albóndigas y parmesano, saltimbocca,
    saltimbocca a la romana, tartiflette con pan, flammkuchen, flammekueche, tarte flambée, pasta carbonara con nata,
    pastel de carne inglés con hojaldre, hot dog con queso, philly cheese steak, sándwich Reuben, big mac, Whopper con queso,
    McPollo con queso, doble cheeseburger, hamburguesa con queso y bacon, kebab con queso, döner con salsa de yogur, gyros,
    gyros pita, pita gyros, durum con salsa de yogur, pastitsio, pastel de pastor con harina, chimichanga con queso,
    quesadilla de pollo, quesadillas de pollo, quesadilla de pollo con tortilla de trigo, crunchwrap, beef stroganoff con pasta,
    strogonoff, stroganoff con nata y harina, cottage pie con harina, pastel de pollo inglés, steak and ale pie con mantequilla
  dish | dairy gluten eggs |  | meat | ? | carbonara, espaguetis carbonara auténticos, cannelloni de carne,
    moussaka con bechamel, pastitsio griego, quiche lorena, chicken Kiev, pollo a la Kiev, pollo Kiev, beef Wellington,
    solomillo Wellington, toad in the hole, tagliatelle a la boloñesa, tagliatelle al ragú, ravioli de carne con parmesano,
    tortellini en brodo, cappelletti en caldo, albóndigas suecas, köttbullar, albondigas Ikea, albóndigas de Ikea,
    Salisbury steak, meatloaf, pastel de carne americano, huevos Benedict, huevos benedictinos, eggs Benedict,
    pljeskavica con queso, croquetas holandesas, bitterballen, kroketten, Egg McMuffin, McMuffin, McMuffin de huevo y bacon
  dish | dairy gluten |  | vegetarian..meat | ? | pasta alfredo, fettuccine alfredo, cacio e pepe, espaguetis cacio e pepe,
    espaguetis al pesto, pasta con pesto, pasta al gorgonzola, pasta a los cuatro quesos, ñoquis al gorgonzola,
    gnocchi al pesto, gnocchi a la sorrentina, ravioli de espinacas, pasta alla norma, pasta a la Norma, pizza margherita,
    pizza bianca, pan de ajo con queso, pan de ajo con mantequilla, garlic bread, tiropita, börek, burek, khachapuri, jachapuri,
    pierogi ruskie, pierogi, pierogi de patata y queso, varenyky de patata, mac & cheese, mac'n cheese, grilled cheese,
    fondue de queso, fondue suiza, sopa de cebolla, sopa de cebolla gratinada, sopa de cebolla francesa, soupe à l'oignon,
    gratén de macarrones, paratha, pizza de pera y gorgonzola, arancini de queso, supplì, cheese sandwich
  dish | dairy gluten eggs |  | vegetarian..meat | ? | spätzle con queso, spanakopita, gnudi, malfatti de ricotta,
    tortelli de calabaza, arancini, arancini sicilianos, parmigiana rebozada, quiche de puerro, cheese soufflé,
    huevos florentina, blintzes, blintz, nalesniki, kaiserschmarren, latkes con nata, smørrebrød de huevo, tamago sandwich,
    galette bretona de huevo y queso
  dish | dairy |  | meat | ? | risotto milanesa, risotto a la milanesa, tartiflette, fondue de carne con salsas, butter chicken,
    chicken tikka masala, tikka masala, rogan josh, biryani de pollo, biryani de cordero, pollo al curry con nata, cottage pie,
    shepherd's pie, pastel de pastor, stroganoff, hachis parmentier, parmentier de carne, gratén dauphinois con bacon,
    papas con queso y bacon, bacon cheese fries, chili cheese fries, nachos con chili con carne, aligot con salchicha, poutine,
    borsch con smetana, borscht, borsch, bortsch, goulash con nata, paprikash, pollo al paprika, adana kebab con yogur,
    solyanka con smetana, potée
  dish | dairy gluten |  | meat | ? | blanquette de ternera, blanqueta de ternera, vol-au-vent, bouchées à la reine,
    iskender kebab, manti turco, mantı, moussaka búlgara con harina, salisbury pie, chicken a la king, biscuits and gravy,
    sausage gravy
  dish | gluten eggs |  | meat | ? | escalope a la vienesa, scaloppine rebozadas, huevos escoceses, knödel de carne,
    maultaschen, frikadeller, kotlety, McNuggets, alitas KFC, KFC, pollo KFC, pollo frito Kentucky, pelmeni, pelmenis,
    pelmeni rusos, manty, kreplach, matzá ball soup, sopa de bolas de matzá
  dish | gluten |  | meat | ? | hamburguesa americana, hamburguesa de buey, hamburguesa de pollo, whopper, McPollo,
    bocadillo de frankfurt, bratwurst en pan, kebab, kebap, döner kebab, durum, dürüm de pollo, shawarma, shawarma de pollo,
    lahmacun, lahmajun, pide de carne, empanada india, samosa de carne, samosas de carne, samosas de pollo, samosa de cordero,
    burrito, fajitas, fajitas de pollo, fajita de pollo, fajitas de ternera, beef bourguignon, boeuf bourguignon,
    buey a la borgoñona, coq au vin, navarin de cordero, gulasch, goulash, gulash, goulash húngaro, carbonada flamenca,
    guiso irlandés con cerveza, estofado a la cerveza negra, couscous royal, cuscús con verduras y pollo, harira,
    harira con carne, sopa harira, briouats de carne, kebbeh, bocadillo de kofta, sándwich BLT, corn dog, corn dogs,
    spaghetti con albóndigas, espaguetis a la boloñesa, espaguetis boloñesa, macarrones boloñesa, tallarines a la boloñesa,
    pasta boloñesa, pasta a la boloñesa, ragú con pasta
  dish | dairy gluten | eggs | meat | ? | pastilla de pollo, pastela, pastela marroquí, pastela moruna, bastela, bisteeya,
    b'stilla, francesinha, francesinhas
  dish |  |  | meat | ? | tajine, tagine, kefta, kofta, köfte, adana kebab, brochetas morunas, souvlaki, suvlaki, feijoada,
    feijoada brasileña, cassoulet, chucrut con salchichas, chucrut alsaciano, rillettes, foie gras, cerdo desmechado,
    chili con carne, chilli con carne, estofado irlandés, eisbein, codillo asado, codillo al horno, weisswurst, currywurst,
    bigos, sarma, plov, pilaf de cordero, shashlik, chakhokhbili, kharcho, ghormeh sabzi, fesenjan, fesenjoon, koobideh,
    kubideh, pho de ternera, pho, pho bo, pho ga, sopa pho, larb, laab, rendang, vindaloo, pollo al curry,
    pollo al curry con coco, madras de pollo, curry goat, samgyetang, churrasco brasileño, kleftiko, stifado, cochinita
  dish | dairy eggs |  | meat | ? | cobb salad, ensalada Cobb
  dish | dairy gluten eggs |  | meat | ? | ensalada César, ensalada césar con pollo, ensalada césar de pollo, caesar salad,
    wrap césar, wrap césar de pollo
  dish | dairy eggs | gluten | vegan..meat | ? | salsa César, aliño césar, aderezo César
  dish |  |  | vegan..meat | ? | babaganoush, zaalouk, ful medames, foul medames,
    mjaddara, dal de lentejas, bhindi masala, rajma, pakora, pakoras, onion bhaji, bhaji de cebolla, dosa, idli, papadum,
    papadam, papad, poppadom, shiro wat, misir wot, borscht vegano, rasam, ensalada de fruta thai,
    rollitos de arroz con verduras, nem vegetal, papas fritas belgas, aros de patata, socca, panisse, panelle,
    polenta frita, gazpacho vegano
  dish | gluten |  | vegan..meat | ? | cuscús con verduras, couscous con verduras, cuscús marroquí de verduras, kisir,
    bulgur con verduras, fatush, samosa, samosas, samosas de verduras, samosa vegetal, focaccia de romero, bruschettas,
    pappa al pomodoro, espaguetis al ajillo, espaguetis aglio e olio, spaghetti aglio e olio, pasta al pomodoro,
    pasta con tomate, espaguetis con tomate, espaguetis a la napolitana, macarrones con tomate, penne arrabbiata,
    penne all'arrabbiata, pasta arrabiata, pasta e fagioli, pasta e ceci, minestrone, sopa minestrone, pan de pizza,
    aros de cebolla, hojas de parra con bulgur, burrito vegano, wrap vegetal, kimchijeon vegano
  dish | gluten soybean | shellfish | vegan..meat | ? | Yatekomo, fideos Yatekomo, yakisoba instantáneo, cup noodles, Maruchan,
    sopa Maruchan, maruchan de camarón, sopa instantánea, Nissin noodles, Maggi fideos orientales, ramen instantáneo,
    ramen de sobre, fideos orientales instantáneos
  dish | eggs |  | vegetarian..meat | ? | ensalada de col, ensalada de col americana, coleslaw, salsa remoulade, kuku sabzi,
    sweet potato latkes, salsa Big Mac, salsa burger, salsa thousand island
  dish | gluten eggs |  | vegetarian..meat | ? | latke, kartoffelpuffer, pasta fresca, tagliatelle frescos, spätzle, knödel,
    kartoffelknödel, tortita de patata alemana
  dish | dairy gluten eggs |  | vegetarian..meat | ? | semmelknödel, semmelknoedel, serviettenknödel, knödel de pan,
    pan de maíz americano
  dish | dairy eggs |  | vegetarian..meat | ? | holandesa, bearnesa, çılbır, huevos turcos, huevos a la turca, kuku con yogur,
    crema de trufa con huevo, frittata
  dish | dairy |  | vegetarian..meat | ? | palak paneer, paneer tikka, dal makhani, saganaki, halloumi a la plancha,
    risotto de calabaza, risotto de espárragos, risotto de verduras, risotto al limón, polenta cremosa, gratén delfín,
    gratinado delfinés, aligot, raclette de queso, colcannon, champ irlandés, mash inglés, tzatziki de pepino, kashk bademjan,
    mast o khiar, haydari, cacık, salsa de yogur, salsa blanca de kebab, salsa de kebab, alfredo salsa, salsa alfredo,
    korma de verduras, korma, salsa korma, salsa tikka masala, dip de espinacas, dip de espinacas y alcachofas, salsa ranch,
    fondue de chocolate, boursin, coliflor con queso gratinada, patatas hasselback con queso
  dish |  |  | pescatarian..meat | ? | bacalhau, fish curry, lutefisk, gravad lax, matjes, taramasalata, taramosalata, tarama,
    poisson cru, kokoda, sashimi, sashimi de atún, nizarda, tapenade de aceitunas, salsa puttanesca
  dish | gluten |  | pescatarian..meat | ? | fish and chips, fish & chips, pescado y patatas fritas inglés,
    pescado con patatas inglés, espaguetis a la puttanesca, espaguetis puttanesca, pasta puttanesca, pasta con sardinas,
    pissaladière
  dish | gluten eggs |  | pescatarian..meat | ? | fish cakes, fishcakes, palitos de pescado ingleses, bacalhau pastéis,
    pasteis de bacalhau
  dish | eggs |  | pescatarian..meat | ? | bacalhau à brás, kedgeree
  dish | dairy gluten |  | pescatarian..meat | ? | coulibiac, bagel con salmón, lohikeitto con pan, tuna melt,
    sándwich tuna melt, filet-o-fish, McFish, fish pie, pastel de pescado inglés
  dish | dairy |  | pescatarian..meat | ? | bacalhau com natas, lohikeitto, chowder de pescado
  dish | gluten soybean |  | pescatarian..meat | ? | anguila a la japonesa, kamameshi
  dish | eggs | gluten | pescatarian..meat | ? | kamaboko
`)

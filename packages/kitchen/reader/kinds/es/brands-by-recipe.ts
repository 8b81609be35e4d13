import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { parseFoodLines } from '#kitchen/reader/kinds/food-lines.ts'

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

export const brandsByRecipe: readonly NamedKind[] = [...brands, ...plainBrands]

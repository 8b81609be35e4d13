import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { parseFoodLines } from '#kitchen/reader/kinds/food-lines.ts'

/** Dishes, breads, sweets and drinks of Peru, Ecuador and Bolivia. */
export const andeanDishes: readonly NamedKind[] = parseFoodLines(`
  dish |  |  | meat | ? | seco de carne, seco de chivo, seco de gallina, seco de pollo, seco de chavelo, seco de chabelo,
    asado de res, adobo arequipeño, malaya frita, olluquito, olluquito con carne, caucau, mondonguito, choncholí,
    choncholíes, rachi, pollada, pancita peruana, huatia, watia, puchero peruano, sancochado peruano, patasca,
    mote de panza, caldo de cabeza, caldo de gallina peruano, caldo blanco, chicharrón peruano, tacacho, cuy al horno,
    cuy frito, lechón al horno, cabrito con tacu tacu, tacu tacu con bistec, frejoles con seco, frijoles con seco, chanfainita,
    chanfaina peruana, lengua en salsa, sangrecita, relleno peruano, morcilla peruana, jamón del país, jamón del norte, charqui,
    ch'arki, calapurca, kalapurka, kala purka, alpaca a la parrilla, picante a la tacneña, picante a la tacneña de patitas,
    tamal criollo, tamales peruanos, tamalitos verdes de pollo, tamal de chancho, tamal de pollo, fritada, fritada ecuatoriana,
    chugchucaras, chugchucara, mote sucio, mote sucio con mapahuira, mapahuira, caldo de patas, caldo de pata, caldo de 31,
    caldo de treinta y uno, caldo de manguera, caldo de salchicha, caldo de gallina criolla, yahuarlocro, yaguarlocro,
    moro con carne asada, seco de chivo ecuatoriano, aguado de gallina, aguado de pollo, carne colorada, cuy asado ecuatoriano,
    librillo, tripa mishqui, tripamishqui, mollejas asadas, chinchulines ecuatorianos, bolón de verde con chicharrón,
    tamal de carne ecuatoriano, tamales lojanos, tamal lojano, tamales de gallina ecuatorianos, hallaca manabita,
    hayacas ecuatorianas, ayampaco, ayampacos, maito, maito de pollo, longaniza ecuatoriana, longaniza manabita,
    fritada con mote, sajta, saice, saice tarijeño, saice chapaco, picante de pollo, picante mixto, picante de lengua,
    picante surtido, ranga ranga, ranguita, thimpu, timpu, thimpu de cordero, charkekan, majao, majao de charque,
    locro carretero, locro cruceño, keperí, keperi beniano, pacumuto, pacumutu, patasca cruceña, rostro asado,
    cabeza de cordero, jolke, jolq'e, ckocko, ckocko de pollo, asado en olla, puchero boliviano, puchero de carnaval,
    ají de panza, ají de patitas, chank'a, ch'anqa, chanka de pollo, chanka de conejo, lawa con carne,
    lagua de choclo con carne, jaka lawa, jakonta, intendente parrillada, enrollado de chancho, enrollado boliviano,
    queso de chancho
  dish | gluten soybean |  | meat | ? | tallarín saltado, tallarines saltados, tallarín saltado criollo,
    tacu tacu con lomo saltado, chijaukay, chi jau kay, pollo chi jau kay, kam lu wantan, tipakay, pollo tipakay, ti pa kay,
    aeropuerto arroz, arroz aeropuerto, sopa wantán, wantán frito, wantanes fritos, pollo enrollado,
    chancho al tamarindo, chancho con tamarindo, pollo con tamarindo, tallarín de la casa chifa, tay pa, taypá, taypa especial,
    min pao, siu mai peruano, kay lau, pollo kay lau, chaufa de carne, mostrito, vainitas saltadas, saltado de vainitas
  dish | gluten soybean eggs |  | meat | ? | arroz chaufa, chaufa, chaufa de pollo, arroz chaufa de pollo, chaufa de chancho,
    chaufa de cerdo, chaufa especial, arroz chaufa especial, chaulafán, chaulafán ecuatoriano, chaulafán mixto,
    chaufa amazónico, chaufa de cecina, aeropuerto chifa
  dish | shellfish gluten soybean eggs |  | meat | ? | chaufa de mariscos, arroz chaufa de mariscos, chaulafán de camarón,
    chaufa con langostinos
  dish | gluten soybean |  | vegan..meat | ? | lomo saltado vegetariano, chaufa vegetariano
  dish | peanut |  | meat | ? | carapulcra, carapulca, carapulcra chinchana, carapulcra con sopa seca, manchapecho,
    carapulcra de cerdo, patita con maní, patitas con maní, inchicapi, inchicapi de gallina, picante de cuy, sopa de maní,
    sopa de maní boliviana, sopa de maní cochabambina, caldo de bolas, caldo de bolas de verde, sopa de bolas de verde,
    caldo de bola, tonga, tonga manabita, yapingachos con salsa de maní, yaguarlocro ecuatoriano, ají de maní boliviano,
    papas con librillo, papas con cuero, papas con cuero y maní, cuero con papas y maní, caldo de mote con maní,
    menestrón de maní, bollo de chancho, bollo de pollo, tamal de maní, inchi tamal, juane de maní, humita con maní,
    anticuchos bolivianos, ají de gallina con maní
  dish | dairy gluten peanut |  | meat | ? | ají de gallina con maní y nueces
  dish | dairy gluten | eggs | meat | ? | ají de gallina, ají de pollo, ají de gallina peruano
  dish | dairy gluten |  | meat | ? | tallarines verdes con bistec, tallarines verdes con churrasco,
    tallarines verdes con pollo, tallarines a la huancaína, tallarines a la huancaína con lomo,
    fettuccini a la huancaína con lomo, sánguche mixto, pastel de tallarín con carne
  dish | gluten |  | meat | ? | tallarines rojos, tallarines rojos con pollo, tallarín rojo, sopa seca, sopa seca chinchana,
    shámbar, shambar trujillano, menestrón, minestrón con carne, dieta de pollo, sopa de dieta, sánguche de chicharrón,
    sánguche de pavo, sánguche de lechón, butifarra peruana, butifarra limeña, butifarra sánguche, sánguche de jamón del país,
    pan con relleno, pan con asado, sándwich de chola, sándwich chola paceña, sánduche de pernil, sánguche de pernil,
    enrollado de hot dog, mollejitas broaster, chicharrón de pollo, chicharrones de pollo, mondonguito a la italiana,
    fideos con carne ecuatorianos, tallarín de pollo ecuatoriano, tallarín con pollo, sopa de pollo con fideo, trigo guisado,
    sopa de trigo, sopa de morón, caldo de albóndigas, llauchas de carne, pukacapas con carne, rellenos de trigo, falso conejo,
    falso conejo boliviano, asado borracho, lambreado, lambreado de conejo, conejo lambreado, fideos uchu, fideo uchu,
    uchu de fideo, ají de fideo, ají de fideos, fideos con carne bolivianos, sopa de fideo boliviana, corbata con carne
  dish | eggs |  | meat | ? | churrasco ecuatoriano, tacu tacu a lo pobre, causa rellena de pollo, causa limeña, causa rellena,
    causa a la limeña, causa, salpicón de pollo, salpicón de gallina, juane, juanes, juane de gallina, juane de pollo,
    juane de arroz, juane de San Juan, avispa juane, juane avispa, caigua rellena, caiguas rellenas, caigua rellena de carne,
    arroz tapado, arroz tapado con carne, papa rellena peruana, pique macho, pique a lo macho,
    pique lo macho, pique macho boliviano, charquekán orureño, majadito batido, llapingachos con chorizo, seco volado,
    chupe de carne con huevo, mostrito con huevo
  dish | gluten eggs |  | meat | ? | trancapecho, trancapecho boliviano, trancapechos, albóndigas peruanas, apanado de carne,
    apanado con tallarines, bistec apanado, pollo apanado, rellenos de papa, relleno de papa boliviano,
    rellenos de papa bolivianos, rellenos bolivianos, relleno de plátano, relleno de yuca, hamburguesa royal,
    sándwich triple con pollo, rocoto relleno de carne rebozado, picante de conejo apanado, plancha triple de pollo
  dish | dairy eggs |  | meat | ? | rocotos rellenos, rocoto relleno con pastel de papa, pastel de papa arequipeño, pastel de papa con carne, pastel de papas con carne
  dish | dairy |  | meat | ? | locro de zapallo con carne, locro de papa con cuero, locro de cuero, locro con carne,
    papa con cuero y leche, timbushca, hornado con llapingachos, fritada con llapingachos, llapingachos con fritada,
    ají de papalisa, papalisa con charque, ají de papa lisa
  dish |  |  | vegan..meat | ? | choclo sancochado, mote cocido,
    chulpi, tostado de maíz, chifle,
    chifles ecuatorianos, chochos con tostado, cevichocho, cevichochos, habas con mellocos,
    jícama andina, chago, harina de maca,
    tocosh, puti de chuño, camote frito, camote sancochado, yuca sancochada, inguiri,
    tacacho solo, bala de verde, majado de verde, bolón de verde, patacones ecuatorianos,
    zarza criolla, sarza criolla, sarsa criolla, rocoto molido, ají de cocona,
    ají criollo, ají ecuatoriano, ají de tomate de árbol, encurtido de cebolla, curtido ecuatoriano,
    chicha boliviana, mazamorra de calabaza, mocochinchi, mocochinche, api morado, tojorí, somó, emoliente,
    emoliente peruano, horchata ecuatoriana, rosero quiteño, rosero, naranjillazo, pisco puro,
    chuflay, chilcano, uvilla,
    motacú, ambaiba, tacú, masaco, tacutacu, tacu tacu, tacu tacu de frejoles, tacu tacu de pallares,
    frejol canario, frejoles canarios, frejol de palo, zarandajas, pallares guisados,
    cañihuaco, pito de cañahua, harina de cañihua, cañihua tostada, ají de arvejas, arvejas guisadas, crema de zapallo vegana,
    picante de habas, saice de soya, phuti de habas, juane vegano, tamales de quinua, patarashca de chonta, chonta,
    cochayuyo peruano, tortilla de maíz ecuatoriana, bonitísimas de maíz, tamal de mote,
    chigüiles veganos, moro de lentejas, moro de lenteja, arroz moro, arroz con lenteja, locro de choclo vegano, habas tostadas,
    habitas saladas, papas chauchas, papa chaucha,
    aguadito vegano
  dish | dairy |  | vegetarian..meat | ? | locro de papa, locro de papas, locro ecuatoriano, locro quiteño, locro,
    locro de zapallo, locro de zapallo peruano, locro de choclo, locro de habas, locro de quinua con queso, ajiaco de papas,
    ajiaco de papas peruano, ajiaco de ollucos con queso, quinotto, choclo con queso, humitas, humita, humitas dulces, humitas saladas, humitas peruanas, humintas, huminta, humintas bolivianas,
    huminta a la olla, huminta al horno, chiguiles, chigüil, yapingachos,
    tortillas de papa ecuatorianas, tortillas de papa con queso, llapingachos de yuca, molo, molo ecuatoriano, habas con queso,
    habas con choclo y queso, choclos con habas y queso, plato paceño, plato paceño boliviano, humacha, capchi de habas,
    kapchi de habas, kapchi, capchi, zapallo con queso, picante de zapallo, carbonada de zapallo, guiso de zapallo con queso,
    picante de quinua, soltero de queso, solterito, solterito de queso, solterito arequipeño, soltero arequipeño,
    ensalada de habas con queso, uchucuta, uchucuta cusqueña, uchucuta con queso, crema de rocoto, salsa de huacatay con queso,
    bolón de queso, bolón de verde con queso, bolones de queso, patacones con queso, maduro con queso,
    maduro con queso ecuatoriano, maduro asado con queso, empanadas de verde con queso, empanadas de verde, empanada de verde,
    empanadas de verde de queso, muchín de yuca, muchines de yuca, muchines con queso, muchín, torrejas de choclo,
    tortillas de maíz con queso ecuatorianas, bonitísimas lojanas, tamal de quinua con queso, repe, repe lojano, repe blanco,
    arveja con guineo, sambo con leche, sopa de sambo, locro de sambo, zambo con leche, mazamorra de sambo, sango de choclo,
    chucula, chucula ecuatoriana, colada de maduro, morocho, morocho con leche, morocho ecuatoriano, arroz zambito,
    colada de maicena, dulce de higos con queso, higos con queso, higo con queso, queso de hoja, manjar blanco peruano,
    natilla piurana, natillas piuranas, manjar ecuatoriano, masaco de queso, masaco de yuca con queso,
    masaco de plátano con queso, arroz con queso, arroz con queso boliviano, arroz con queso cruceño, jigote con queso,
    tojorí con leche, api con leche, sonso, zonzo, sonso de yuca, zonzo de yuca, sonso cruceño, ambrosía boliviana,
    ambrosía de leche, batido de lúcuma, papas con queso
  dish | gluten |  | vegan..meat | ? | máchica, chapo de máchica, chapo, pinol ecuatoriano, pinol ecuatoriano de cebada,
    arroz de cebada, arroz de cebada ecuatoriano, cebada perlada andina, pito de trigo, chicha de cebada, quaker con piña,
    emborrajados, tortillas de trigo ecuatorianas, churros bolivianos, sopaipillas bolivianas
  dish | gluten | dairy | vegetarian..meat | ? | colada de avena, quaker ecuatoriano, avena polaca, bizcochos de Cayambe,
    bizcocho de Cayambe, bizcochos ecuatorianos, pan de Ambato, pan ambateño, empanadas de viento, empanada de viento,
    empanadas de viento con queso, api con pastel, pasteles bolivianos de queso, pastel con api, pucacapas, pukacapas, pukacapa,
    pucacapa, puka kapa, llauchas, llaucha, llaucha paceña, rosquitas piuranas, rosquetes peruanos, aplanchados,
    aplanchados ecuatorianos, aplanchados latacunga, allullas, allullas de Latacunga, allulla latacungueña
  dish | dairy gluten |  | vegetarian..meat | ? | papa a la huancaína, papas a la huancaína, papa huancaína, papas huancaína,
    salsa huancaína, crema huancaína, huancaína, salsa a la huancaína, yuca a la huancaína, yuquitas a la huancaína,
    tallarines a la huancaína solos, fetuccini a la huancaína, tallarines verdes, tallarín verde, tallarines verdes peruanos,
    pan con queso, fideos con queso bolivianos
  dish | dairy gluten peanut |  | vegetarian..meat | ? | ocopa, ocopa arequipeña, papa a la ocopa, papas con ocopa, papa ocopa,
    ocopa con papas, salsa ocopa
  dish | dairy gluten eggs |  | vegetarian..meat | ? | tortilla de verduras con queso, quimbolitos, quimbolito,
    quimbolitos ecuatorianos, pastel de choclo peruano, torta de choclo ecuatoriana, torta de choclo,
    pastel de choclo ecuatoriano, tequeños peruanos, wantán de queso, pan yema, pan de yema, pan de anís, wawa de pan,
    wawas de pan, guagua de pan, guaguas de pan, t'antawawa, tantawawa, tanta wawa, t'anta wawa, tantawawas, pan de huevo,
    pan de novia, torta de maqueño, torta de maduro, torta de yuca cruceña
  dish | eggs |  | vegetarian..meat | ? | mote pillo, mote pillo cuencano, motepillo, tortilla de verduras,
    tortilla de vainitas, tortilla de coliflor, torreja de coliflor, torrejas de verduras, torrejas de espinaca,
    causa vegetariana, causa de palta, causa de palta y tomate, huevos a la rusa, salsa golf, espumilla, espumillas,
    espumilla ecuatoriana, espumilla de guayaba, merengues, merengue peruano, suspiritos, salsa tártara peruana, jugo especial,
    jugo especial con cerveza negra
  dish | dairy eggs |  | vegetarian..meat | ? | tigrillo, tigrillo zarumeño, tigrillo de Zaruma, tigrillo ecuatoriano,
    tigrillo con queso, huevos con queso, cuñapé, pan de arroz, pan de arroz cruceño, pan de arroz boliviano, roscas de almidón,
    pan de yuca ecuatoriano, pan de yuca, pandeyuca, panes de yuca, pandebono ecuatoriano, gelatina de pisco sour con crema,
    suspiro de limeña, suspiro, crema volteada, crema volteada peruana, flan de lúcuma, sambayón, algarrobina cóctel,
    cóctel de algarrobina, pisco sour con crema, ponche de leche, sucumbé, sucumbé boliviano, leche de tigre boliviana,
    ponche de leche y pisco, rompope ecuatoriano, rompope, ponche suizo, chupe verde cajamarquino,
    caldo verde con leche y huevo, caldo verde cajamarquino con queso
  dish | eggs |  | vegetarian..meat | ? | caldo verde cajamarquino, caldo verde, pisco sour, pisco sauer, pisco sour peruano,
    maracuyá sour
  dish |  |  | pescatarian..meat | ? | seviche, ceviche de pescado, chilcano de pescado, chupín de pescado, aguadito de pescado,
    patarashca, patarashca de doncella, timbuche, carachama, paiche, paiche a la parrilla, paiche frito, doncella a la parrilla,
    gamitana, gamitana frita, palometa frita, trucha frita, trucha a la parrilla, pescado a la parrilla, muchame,
    muchame de atún, charela, tollo, raya seca, malarrabia con pescado, pasado por agua caliente, encocado esmeraldeño,
    tapao de pescado, tapado esmeraldeño, caldo de pescado ecuatoriano, maito de pescado, ayampaco de pescado, sango de pescado,
    albacora a la plancha, picudo, dorado a la plancha, corvina a la plancha, carpacho de atún, tamal de pescado, wallaqi,
    wallake, wallake de karachi, wallaque, caldo de karachi, karachi, ispi, ispis, ispi frito, pejerrey frito, sábalo asado,
    pacú a la parrilla, surubí a la parrilla, bacalao seco salado peruano
  dish | peanut |  | pescatarian..meat | ? | biche de pescado, biche pescado, biche manabita, viche manabita, corviche,
    corviches, bollo de pescado, bollo de albacora, bollos de pescado, cazuela de pescado, cazuela de pescado ecuatoriana,
    cazuela de verde, cazuela guayaquileña, cazuela de albacora, ceviche jipijapa, ceviche de Jipijapa, ceviche manabita,
    tonga de pescado, sango de pescado con maní, muchín de pescado con maní
  dish | shellfish peanut dairy |  | pescatarian..meat | ? | viche mixto, biche de camarón, viche de camarón
  dish | shellfish peanut |  | pescatarian..meat | ? | cazuela de camarón, cazuela de mariscos ecuatoriana, cazuela mixta,
    cazuela mixta ecuatoriana, sango de camarón, bollo de camarón
  dish | gluten |  | pescatarian..meat | ? | jalea de pescado, chicharrón de pescado, chicharrones de pescado,
    sánguche de pejerrey, sánguche de pescado, sudado con fideos, tallarines con atún
  dish | gluten soybean |  | pescatarian..meat | ? | tiradito nikkei, poke peruano
  dish | eggs |  | pescatarian..meat | ? | causa de atún, causa rellena de atún, causa limeña de atún, causa de pescado,
    papa rellena de atún, solterito de atún con huevo, arroz tapado de atún
  dish | gluten eggs |  | pescatarian..meat | ? | pescado apanado, filete apanado, corvina apanada, hamburguesas de pescado,
    tortitas de pescado, pejerrey arrebozado, pejerreyes arrebozados, pejerrey apanado, torrejas de pescado, torrejitas de atún
  dish | gluten dairy eggs |  | pescatarian..meat | ? | fanesca quiteña
  dish | dairy |  | pescatarian..meat | ? | trucha con salsa de queso, trucha gratinada
  dish | shellfish |  | pescatarian..meat | ? | ceviche de spondylus, spondylus, conchitas, conchitas a la chalaca,
    concha prieta, concha asada, conchas asadas, sudado de mariscos, sudado de choros, sudado de cangrejos, arroz con conchas,
    arroz con concha, picante de machas, pescado a lo macho, corvina a lo macho, chita a lo macho, pulpo a la parrilla,
    parrilla marina, cangrejos criollos, sopa marinera, sopa marinera ecuatoriana, encocado de concha, encocado mixto,
    tapao arrecho, encebollado mixto, ceviche marinero, camarones a la plancha, sudado de camarón, chupín de camarón, churos,
    choros asados, guariche, sopa de churos, caldo de churos, barquillo marisco, chanque, chanques, tolina, caracoles al sillao,
    lapas peruanas
  dish | shellfish eggs |  | pescatarian..meat | ? | pulpo al olivo, pulpo en salsa de aceitunas, causa de pulpo,
    causa de mariscos, causa acevichada, palta rellena de langostinos, palta rellena de camarones, ceviche con mayonesa,
    tortilla de camarones, tortilla de yuyos con camarones, tortilla de raya, tortilla de erizo
  dish | shellfish dairy eggs |  | pescatarian..meat | ? | chupe de camarones, chupe de camarón, chupe de langostinos,
    chupe de cangrejo, chupe de mariscos, chupe de machas, chupe de pescado y camarones
  dish | shellfish dairy |  | pescatarian..meat | ? | conchas a la parmesana, conchitas a la parmesana,
    conchas de abanico a la parmesana, langostinos a la parmesana, picante de mariscos, corvina con salsa de camarones, lenguado en salsa de mariscos, pescado en salsa de mariscos
  dish | shellfish gluten |  | pescatarian..meat | ? | jalea, jalea norteña, jalea de calamares, chicharrón de calamar,
    chicharrones de calamar, chicharrón de pota, chicharrón de mariscos, chicharrón mixto, chicharrón de langostinos,
    chicharrón de camarones, ronda marina, ronda marina fría, conchas apanadas, tallarines con mariscos, tallarín con mariscos,
    tallarín con camarones
  dish | shellfish gluten soybean |  | pescatarian..meat | ? | wantán relleno de langostinos
  dish | shellfish gluten eggs | soybean | pescatarian..meat | ? | maki acevichado, makis acevichados, maki furai
  sweetener |  |  | vegan..meat | ? | mazamorra de zapallo, camotillo, camotillo limeño, machacado de membrillo,
    machacado de guayaba, chapana, chapanas, manjar de coco, alfeñique, alfeñiques,
    caca de perro dulce, caca de perro ecuatoriana, habas confitadas, confites, confites bolivianos, tablillas de coco,
    canguil de dulce, canguil dulce, raspadilla, raspadillas, marciano helado, marcianos, marciano de fruta, chup chup,
    cremolada, cremoladas, curichi, thayas, thaya, helado de paila, helados de paila, helado de mora de paila,
    come y bebe, comeybebe, jalea de guayaba, pipoca, pasankalla, pasankallas, maíz confitado
  sweetener | peanut |  | vegan..meat | ? | confites de maní, pasta de maní ecuatoriana, maní quebrado, maní molido,
    pepas de sambo con maní, nogadas de maní, chicha de maní, llunka de maní, maní de sal, maní dulce ecuatoriano,
    nougat de maní, maní molido crudo, tablillas de maní, tableta de maní boliviana, chocolate con maní
  sweetener | dairy |  | vegetarian..meat | ? | manjarblanco, natilla, maná, tejas de Ica, teja iqueña,
    chocotejas, chocoteja, chocotejas de pecana, tejas de limón, bolitas de manjarblanco, dulce de leche ecuatoriano,
    huevos de faldriquera ecuatorianos, mistelas de leche, suspiros de leche, chocolate para taza con leche, toffes de leche,
    dulce de tres leches, Donofrio helado, Frío Rico, leche condensada frita
  bread | dairy gluten | eggs | vegetarian..meat | ? | king kong, king kong de manjarblanco, kinkón, king kong lambayecano,
    voladores de manjar, voladores, milhojas peruana, guargüeros, huargueros, guargüero, encanelado, encanelados,
    orejas de chancho, pye de limón, pye de manzana, empanadas de manjar, cachitos de manjar, Morochas, Amor galletas,
    mojicón boliviano, conos de manjar
  bread | dairy gluten eggs |  | vegetarian..meat | ? | bizcotela, bizcotelas, bizcochuelo peruano, chancay, pan chancay,
    panettone, torta helada, torta helada peruana, torta de chocolate, torta chocolatera, queque, keke, kekito, kekitos,
    keke de naranja, bienmesabe peruano, torta de zanahoria, torta de naranja, torta María Luisa, aplanchado con crema,
    quesadillas ecuatorianas, quesadillas quiteñas, quesadilla quiteña, moncaibas, moncaiba, mocanas,
    roscas de viento ecuatorianas, dulces de Corpus, dulces del Corpus Christi, pristiños, pristiños ecuatorianos, pristiño,
    cachos bolivianos, rollos bolivianos, rollo cochabambino, budín de quinua, maicillos bolivianos, brazo gitano,
    maicillo boliviano, pastelón dulce
  bread | gluten | eggs | vegetarian..meat | ? | picarones, picarones con miel, picarones peruanos, picarón, rosquetes,
    rosquitas de manteca, ponderaciones, ponderación, empanada blanqueada, empanadas blanqueadas, tawa tawas bolivianos, tawas,
    prestiños, frituras de zapallo, chumbeque, king kong de piña, chumbeques, rosquetes blanqueados, mestizo pan, roscas de anís
  dish |  | eggs | meat | ? | salchipapa, salchipapas, salchipapa peruana, salchipollo, choripapa, papipollo, papi carne
  sweetener | dairy peanut | soybean | vegetarian..meat | ? | Sublime, Sublime chocolate, chocolate Sublime
`)

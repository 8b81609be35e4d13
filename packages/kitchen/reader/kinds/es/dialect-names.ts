import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { parseFoodLines } from '#kitchen/reader/kinds/food-lines.ts'

/** Plain foods by regional names, and brand names used for one food. */
export const dialectNames: readonly NamedKind[] = parseFoodLines(`
  berry | | | vegan | - | coccole di sambuco, bacche di sambuco, ginepro, bacche di ginepro
  egg | eggs |  | vegetarian | - | postura de gallina, coco de gallina, ñemas
  vegetable |  |  | vegan | - | panoja de maíz, adaza, dacsa, millo, borona de maíz
  root |  |  | vegan | - | creilla, creíllas, trufa de tierra patata, papas azucenas, chinegua, moñato, apichu, cumara,
    guacamote, lumo, yuquita, quiscamote, macal, makal, rascadera, uncucha, walusa, racacha, ajipa, lairén, lerén, azanoria,
    zenoria, bufanaga, carlota zanahoria, beterava, criadilla de agua
  squash |  |  | vegan | - | uyama, anquito, bubango, bubangos, pipián tierno, pipianes, güicoy, güicoyes, zambo, sambo, sambos,
    calabaza de cabello de ángel, joko, avinca, huisquil, huisquiles, chinta, carabacín
  legume |  |  | vegan | - | frijolitos, bachocas, bachoquetas, carillos, caritas, figüelos, presoles, petit pua, guisantillos,
    estirabeque, bachoqueta, garbancitas, saladitos altramuces, faves, michirones crudos, jabas,
    bolos habas, patol, patoles, ib, azufrado, piloyes, piloy, torteras, numia, fabones
  allium |  |  | vegan | - | ceba, cebollica
  pepper |  |  | vegan | - | chiltoma, chiltomas, pebrots, pebrera, pebreres, cachucha ají, ajicito dulce, ajicitos
  chilli |  |  | vegan | - | putaparió, puta parió, cumbarí, quitucho, gusanito ají, guaque, chile siete caldos, simojovel,
    chimborote, pipí de mono, ají pipí de mono
  fruit |  |  | vegan | - | dominico, hartón, majoncho, avacaxí, albudeca, angurria, frutabomba, calala, burucuyá,
    pasionaria fruta, pagua, aguacatillo, chinene, duraznitos, bresquilla, abridero, amorodos, meruéndano, mayueta, mayuetas,
    agraces, sauco, nispora, corosol, papausa, higo pico, higos picos, tunos, higotuna, tuno indio, joconostle, cirgüelo,
    ovo fruta, huesito fruta, talpa jocote, nancite, yuyuga, indano, cajel, apepú, pichirilo, cinco dedos fruta, yvapurú,
    aratikú, araticú, aguaí, aguay, pindó, mbokaja, tarumá, chilito, quiscos, queule, coguil, semeruco, cemeruco, hicaco,
    pomagás, mangotín, manguito, mangrana, chordón, gerdo, bruño, bruños, alpisa, arbocas, maguillas, gayuba, piñuela, piñuelas,
    aguama, timbiriche, frutipán, árbol de pan, mazapán fruta, castaña de pan, nangka, arasá, camucamu, umarí, milpesos,
    pejivalle, macana, tembé
  nut |  |  | vegan | - | pecanera, arzollas, sapucaia, ojoche, ramón semilla, capomo
  nut | peanut |  | vegan | - | cacaos de la tierra, cacaus, cacau del collaret, alcagüeses, alcagüés, avellanas americanas,
    avellana americana, mandubí, mandoví, manduvi, inchis, inchik, tlalcacahuate, manisitos, manicito
  meat |  |  | meat | - | cuchi, cuche, tunco, coche de monte, carne vacuna, becerro, cabro, baifo, baifa, baifito,
    baifo embarrado, borreguito, lechoncito, quirquincho, cachicamo, cusuco, jueche, guanta, majás, lapa carne, borugo,
    guartinaja, jochi, jochi pintado, cui, cobayo comestible, babo, charapa, motelo, taricaya, llamo, potrillo, cebón,
    sorpresa de cerdo, cabezada, jamoncillo de ternera, bavette, cuete, milanesa cruda de res, nana, nenepil,
    guata, toalla mondongo, chofes, turmas de toro, ostras de las Rocosas, sesada, sesitos, caracuces, tetas de vaca,
    riñoncitos, lengua de vaca, quijada, quijada de cerdo, cachola
  poultry |  |  | meat | - | cócono, pípila, jolote, pisca pavo, chunto, guanajo, guanajos, guinea ave, perdigacho, sordas aves,
    paujil, choique, tutos, pata y muslo, traseros de pollo, muslitos, obispillo, mollejitas de pollo, patitas de pollo,
    garras de pollo, guacal de pollo, sasso pollo
  leaf |  |  | vegan | - | radicha, agriones, lechuguilla, lechuguino, almirón, camarrojas, cama-roja, lechuguetas, lletsons,
    lizones, lisones, conillets, alcanciles, bledes, quiltonil, quenchonciles, couve, navizas, cimós, oruga hierba, agrieta,
    lengua de vaca hierba, beldroegas, corujas, regajos, marujas, boruja, borujas, maruja hierba, moruja, algazul, fiyul,
    finojo, quilquiña, chillangua, perejilillo, kaá heé, ka'a he'ẽ, oreganillo, sajurida, ahedrea, timó, timonet, carxofes,
    alcachofica
  grain |  |  | vegan | - | rosetas, cabritas, pipocas, pira maíz, poporopos, poporopo, roscas de maíz, gallitos de maíz,
    tostaos, bufas, cocaleca, roscas palomitas, quicos, kikos, frangollo de maíz, frangollo, mazamorra cruda, harina P.A.N.,
    harina de nixtamal, Areparina, Doñarepa, Doña Arepa, gofio de maíz, gofio de millo, gofio millo, millo tostado,
    kinwa, huautli, coimi, achita, zahína, adaza sorgo, arrocillo
  grain |  | gluten | vegan | - | cuáquer, cuáker, mosh crudo
  grain | gluten |  | vegan | - | povia, ordio, morón cebada, empanizador
  milk | dairy |  | vegetarian | - | leche Nido, Nido, Klim, leche NAN, Carnation Clavel, beleros, rulo de mantequilla, brull,
    Vaca que ríe, sabanitas, Arias mantequilla, Chamyto, Chiquitín, Alpinito, bonyurt, Boggy, yogo yogo, Regeneris,
    La Serenísima, Casancrem, Alpura
  hard-cheese | dairy |  | vegetarian | - | chaco queso, romanito, quesillo tucumano, teta gallega, teta gallega queso,
    afuega el pitu, Bejes-Tresviso, Monte Enebro, Tiétar, Blanquet de Alicante, maó, serrat, almogrote, boffard, García Baquero,
    Entrepinares, Flor de Esgueva
  fish |  |  | pescatarian | - | pejelagarto, pejelagartos, bacalada, merlucita, pancho besugo, panchos besugos,
    besuguete, magallo, pardete, chicharrito, xurelo, xurelos, xurel, txitxarro, verat, bisol, seitons, vitorianos, melvera,
    castañola, moll, tiñosu, krabarroka, sapo rape, palá, negrilla congrio, julias, porredano, chaparrudo, llanqueta, golfar,
    galán pescado, vaquita pescado, cabrillas pescado, roncador, chucla, caramel, gerret, marujito, escolano, vidriola,
    rollizo, pintacha, chita, tramboyo, ojo de uva, suco, mis-mis, perico peruano, diamante pescado, fortuno, doncella,
    boquichico, shuyo, fasaco, moncholo, arenca, cataco, lamparosa, coro coro, cunaro, carecaballo, loro pescado,
    cotorro pescado, totoaba, cochito, baqueta, chegua, tenguayaca, castarrica, bobo pescado, gaspar, roncador tico,
    pirá pytá, mandubé, moncholo rioplatense, chafalote, gatuzo, cornalito, cornalitos
  fish |  |  | pescatarian | - | sorra, budellet, pejines, pejín, espinas de pescado
  shellfish | shellfish |  | pescatarian | - | lubricante bogavante, llobregant, noca, meda, jaiva, barrilete boca,
    mudas de cangrejo, coñetas, piguas, pigua, cucaracha de mar, xarleta, golondrina marisco, pechina, peregrina concha,
    mocejones, mocejón, dátil de mar, patela, peneira, caramuxos, magurios, maguriu, caragols, chapas caracol, vaqueta,
    vaquetas, chonetas, xonetes, avellanencs, rabas crudas, castaños sepia, casarón, polbo, pulpeira, muscardino,
    muscardinos, botuto, quigua, churo, tegogolo, tegogolos, shuti, jute, jutes, sopa de jutes
  shellfish | shellfish |  | pescatarian | - | garota, garotes, ourizo, ourizos, ourizo de mar, gónadas de erizo
  shellfish |  |  | pescatarian..meat | ? | espardeña, espardeñas, espardenya, espardenyes, pepino de mar, llongo,
    ortiguilla fresca, anémona comestible
  drink |  |  | vegan | - | chesco, Coca-Cola, cocacola, Trinaranjus, Kola Inglesa, Pony, Frescolita, Guaraná Antarctica, Bilz,
    Bilz y Pap, Kem Piña, Sidral Mundet, sidral, Manzanita Sol, Zuko, Clight, Frutiño, Tampico, Cifrut, Tropicola, Materva,
    Jupiña, Cawy, Country Club refresco, Salvavidas agua, Nestea, Vichy, Vichy Catalán, sifón, aloja,
    mistela, anisete, Marie Brizard, ronmiel
  drink | gluten |  | vegan | - | chela, chelas, litrona, clara con casera, cheve, cheves, pola cerveza, polas, biela,
    bielas, Estrella Damm, San Miguel, Estrella Galicia, Voll-Damm, Alhambra cerveza, Brahma, Modelo cerveza, Tecate,
    Sol cerveza, Polar cerveza, Polarcita, Águila cerveza, Poker cerveza, Club Colombia, Pilsen Callao, Cristal cerveza, Paceña,
    Huari, Escudo cerveza, Kunstmann, Imperial cerveza, Salva Vida cerveza, Medalla Light, Cristal cubana, ecco café
  salty-sauce | gluten soybean |  | vegan | - | siyau, salsa negra china, soyu, salsa Kikkoman, Ajinosillau
  sauce | eggs |  | vegetarian..meat | ? | mayonesa Hellmann's, Hellmann's, mayonesa Kraft, Ybarra mayonesa, mayonesa Ybarra,
    mayonesa McCormick, Alacena, Mavesa mayonesa, mayonesa Natura, Ligeresa, mayonesa en sobre, mayonesa de sobre,
    mayonesa de bote, Chovi, salsa tártara, salsa cocktail, salsa cóctel, salsa Kentucky
  sauce |  |  | vegan..meat | ? | Perrins, Lea & Perrins, Apis tomate, tomate Apis, pomarola, Savora, Pommery mostaza, ajilimoje
  stock |  |  | vegan..meat | ? | pastilla de Avecrem, cubito Maggi, Knorr, cubito Knorr,
    Gallina Blanca caldo, Ricostilla, cubito de caldo, cubitos de caldo, pastilla de caldo, pastillas de caldo,
    caldo de brik, caldo casero, caldo en polvo, Doble Gusto, ajinomen, sopinstant
  chocolate |  | gluten | vegetarian..meat | ? | Cola Cao, ColaCao, Cola Cao original
  chocolate | dairy gluten |  | vegetarian..meat | ? | milo en polvo, Milo polvo, Ovaltine, Ovomaltine, ovomaltina,
    malteada en polvo, Toddy, Toddy en polvo, Chocolate en polvo malteado, Nestum, cerelac, Nestlé Cerelac,
    papilla de cereales con leche, papilla 8 cereales con leche
  chocolate |  | soybean | vegetarian..meat | ? | Nesquik, Nesquik en polvo, Chocolate Abuelita, abuelita chocolate,
    chocolate Ibarra, Chocolate Luker, chocolate Corona, Chocolate Sol, chocolate La Especial, chocolate Paladín,
    Valor a la taza, chocolate a la taza, chocolate de hacer, chocolate para hacer a la taza, chocolate Valor puro,
    pepitos de chocolate, perlas de chocolate, fideos de chocolate, virutas de chocolate, Chocoexpress, Chocolate Winters,
    chocolate Cusco, chocolate Sol del Cusco, Cocoa Winter's
  grain | gluten |  | vegan..meat | ? | Nesquik cereales, cereales Estrellitas, Golden Grahams, Smacks, Choco Krispis,
    Choco Krispies, muesli, papilla multicereales, papilla de cereales, papilla 8 cereales, papilla ocho cereales,
    cereales de desayuno, Blevit, Hero Baby cereales, Nutribén, Nestum cinco cereales, Gerber cereal de trigo, Zucosos,
    Froot Loops, copos de maíz Kellogg's, Zucaritas, arroz inflado con malta
  grain |  |  | vegan..meat | ? | chuño harina, chuño inglés, capuchino maicena, Maizena Express, Yelina, harina de camote,
    sulú, sagú harina
  bread | gluten soybean | dairy eggs | vegan..meat | ? | Bimbollos, Medias Noches Bimbo, pan para hamburguesas Bimbo,
    panecillos Bimbo, bollos para hamburguesa, pan Bimbo hamburguesa
  cured-meat |  |  | meat | ? | fiambre de pavo, pavo en lonchas, cabeza de jabalí, galantina de pavo, salchichón ibérico,
    fuetec, secallona, chistorra, chorizo cular, patatera, morcón, morcón murciano, botillo, botillo del Bierzo, androlla,
    androya, chosco, lacón gallego, cecina, cecina de León, cecina de chivo, jamón de Teruel, caña de lomo, lomo ibérico,
    tocino ibérico, papada ibérica, pancetón, bull, bisbe, butifarra fresca, morcilla de cebolla, morcilla serrana,
    morcilla dulce canaria, morcilla murciana, morcilla de piñones, fariñato, moscancia, boronchu, ñosclas, lunganissa,
    poltrota, poltrona, blanquet, salchicha seca, Campofrío, jamón Campofrío, Oscar Mayer, chistorras, La Piara, paté La Piara,
    Apis foie gras, Mina paté, Louriño, magro de cerdo en lata, carne enlatada, Zwan, jamonada, jamonilla, diablitos Underwood,
    jamón del diablo, jamón endiablado, salchichas Viena, salchichas en lata, viandada, salchicha Viena, cabanos, Zenú,
    Ranchera salchicha, Rica salchicha, FUD jamón, Plumrose, Plumrose jamonada, jamón planchado, jamón virginia
`)

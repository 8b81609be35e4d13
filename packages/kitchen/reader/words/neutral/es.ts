import { kitchenNoteWords } from '#kitchen/reader/words/neutral/es-notes-of-the-kitchen.ts'
import { fridgeNoteWords } from '#kitchen/reader/words/neutral/es-on-the-fridge.ts'
import { purposeWords } from '#kitchen/reader/words/neutral/es-purposes.ts'
import { shoppingNoteWords } from '#kitchen/reader/words/neutral/es-shopping.ts'
import { list } from '#kitchen/word-list.ts'

/** Adds the feminine in -a to adjectives in -o; comparison removes plurals. */
const gendered = (words: readonly string[]) => words.flatMap((word) => [word, `${word.slice(0, -1)}a`])

/** Colloquial participles without the d between vowels: "empezao". */
const spokenOf = (words: readonly string[]) => words.flatMap((word) => (word.endsWith('ado') ? [word.replace(/ado$/, 'ao')] : []))

/** Adjectives of nations and regions in -o and -a. */
const nationalities = list(
  `afgano, albano, alsaciano, alpino, andorrano, angoleño, antillano, argelino, armenio, australiano,
  austriaco, azerbaiyano, balcánico, báltico, bávaro, bielorruso, birmano, boliviano, bosnio, británico,
  cacereño, camboyano, cántabro, caribeño, caucásico, checo, corso, cubano, dominicano, emiliano,
  escandinavo, eslovaco, esloveno, estonio, flamenco, gaditano, georgiano, guatemalteco, guineano, haitiano,
  hawaiano, hondureño, húngaro, indonesio, jamaicano, jordano, kazajo, keniano, lanzaroteño, libio, lituano,
  luso, madrileño, malagueño, malasio, malayo, mauritano, mejicano, moldavo, nigeriano, normando, nórdico,
  palentino, palestino, panameño, parisino, patagónico, pirenaico, polinesio, puertorriqueño, rumano,
  salmantino, salvadoreño, segoviano, serbio, sevillano, siciliano, siberiano, sirio, soriano, sudafricano,
  sudamericano, sueco, surcoreano, tanzano, tejano, toledano, toscano, ucraniano, umbro, uruguayo, uzbeko,
  vallisoletano, venezolano, veneciano, veneto, zaragozano, latino, hispano, costero, campero, pasiego,
  guipuzcoano, ribereño, leridano, alicantino, ilicitano, lorquino, calagurritano, tudelano, berciano,
  maragato, rondeño, antequerano, ecijano, utrerano, alcarreño`,
)

/** Adjectives of nations and regions that do not end in -o. */
const demonyms = list(
  `balear, belga, bengalí, bretón, burgalés, burgalesa, burgaleses, canadiense, castellonense, ceilanés,
  ceilanesa, ceilaneses, chipriota, cordobés, cordobesa, cordobeses, costarricense, croata, dálmata,
  escocés, escocesa, escoceses, etíope, euskaldun, finlandés, finlandesa, finlandeses, galés, galesa,
  galeses, gascón, iraní, iraquí, irlandés, irlandesa, irlandeses, islandés, islandesa, islandeses, israelí,
  keniata, leonés, leonesa, leoneses, letón, libanés, libanesa, libaneses, ligur, magrebí, maltesa,
  malteses, neozelandés, neozelandesa, neozelandeses, nepalí, nicaragüense, onubense, oscense, pacense,
  pakistaní, persa, piamontés, piamontesa, piamonteses, pullés, pullesa, pulleses, senegalés, senegalesa,
  senegaleses, tailandés, tailandesa, tailandeses, taiwanés, taiwanesa, taiwaneses, tirolés, tirolesa,
  tiroleses, tropical, turolense, vietnamita, yemení, montañés, montañesa, montañeses, baztanesa,
  baztaneses, alavés, alavesa, alaveses, bajoaragonés, bajoaragonesa, bajoaragoneses, tarraconense,
  gerundense, jienense, jiennense, almeriense, ancarés, ancaresa, ancareses, conquense, turiasonense,
  sin abrir, pintón, brillante, transparente, frescote, pequeñín, grandote, enorme, rectangular, restante,
  mitad, alemana, alemán, francesa, francés, franceses, inglesa, inglés, ingleses, holandés, holandeses,
  portuguesa, portugués, portugueses, japonesa, japonés, japoneses, danesa, aragonesa, aragonés, aragoneses,
  andaluza, andaluces, mallorquina, menorquina, ibicenca, ibicenco, bretona, gascona, marsellesa,
  estadounidense, centroamericano, centroamericana, norteamericano, norteamericana, iberoamericana,
  paquistaní, bangladesí, saudí, hindú, árabe, gabonés, congoleño, congoleña, camerunés, camerunesa,
  marfileño, marfileña, ghanés, ghanesa, sudanés, malgache, ugandés, ruandés, mozambiqueño, índica,
  adriática, comunitario, comunitaria, extracomunitario, nacional, regional, provincial, comarcal, insular,
  continental, septentrional, meridional, austral, boreal`,
)

/** Countries, regions and towns with their preposition. */
const places = list(
  `de portugal, de alemania, de grecia, de turquía, de marruecos, de túnez, de argelia, de egipto, de israel,
  de líbano, de siria, de jordania, de irán, de la india, de china, de japón, de corea, de tailandia,
  de vietnam, de filipinas, de indonesia, de malasia, de australia, de nueva zelanda, de sudáfrica,
  de kenia, de etiopía, de senegal, de guatemala, de honduras, de costa rica, de cuba, de colombia,
  de venezuela, de ecuador, de bolivia, de chile, de uruguay, de paraguay, de brasil, de canadá,
  de estados unidos, de california, de alaska, de noruega, de suecia, de dinamarca, de finlandia,
  de islandia, de escocia, de irlanda, de inglaterra, de holanda, de bélgica, de suiza, de austria,
  de polonia, de hungría, de rumanía, de bulgaria, de rusia, de ucrania, de andalucía, de almería, de cádiz,
  de córdoba, de granada, de huelva, de jaén, de málaga, de sevilla, de aragón, de huesca, de teruel,
  de zaragoza, de asturias, de baleares, de mallorca, de menorca, de ibiza, de canarias, de tenerife,
  de lanzarote, de la palma, de la gomera, de el hierro, de fuerteventura, de cantabria, de castilla,
  de castilla la mancha, de castilla y león, de albacete, de ciudad real, de cuenca, de guadalajara,
  de toledo, de ávila, de burgos, de león, de palencia, de salamanca, de segovia, de soria, de valladolid,
  de zamora, de cataluña, de barcelona, de girona, de gerona, de lleida, de lérida, de tarragona,
  de extremadura, de badajoz, de cáceres, de galicia, de a coruña, de la coruña, de lugo, de ourense,
  de orense, de pontevedra, de madrid, de murcia, de navarra, de la rioja, de rioja, de valencia,
  de alicante, de castellón, de elche, de álava, de guipúzcoa, de vizcaya, de bilbao, del país vasco,
  de euskadi, del cantábrico, del atlántico, del mediterráneo, del pacífico, del índico, del mar del norte,
  del ártico, del golfo, de la bahía, de la ría, de las rías gallegas, de las rías, de la costa,
  de la lonja, de lonja, de la sierra, de la vega, de huerta, de la huerta murciana, de la montaña,
  de montaña, de los pirineos, del pirineo, de los andes, de los alpes, de la alpujarra, de aranjuez,
  de tudela, de lodosa, de padrón, de herbón, de gernika, de ibarra, del piquillo de lodosa, de calanda,
  de jumilla, de jijona, de fraga, de la vera, de candeleda, del jerte, del bierzo, de reinosa,
  de calahorra, de coria, de tolosa, de fabada, de la granja, del barco, de el barco de ávila, de la bañeza,
  de fuentesaúco, de la armuña, de tierra de campos, de pedrosillo, de pals, del delta del ebro,
  de calasparra, de sueca, de la albufera, de almendralejo, de campo real, de aloreña de málaga, de baena,
  de priego, de estepa, de les garrigues, de siurana, de la alcarria, de denia, de isla cristina,
  de barbate, de santoña, de l'escala, de burela, de carril, de arcade, de conil, de motril, de la axarquía,
  de ronda, de trevélez, de jabugo, de guijuelo, de los pedroches, de vic, de olot, de lesaka, de carranza,
  de cebreros, de navalmoral, de aspe, del vinalopó, de callosa, de crevillente, de novelda, de villena,
  de monóvar, de ademuz, de jérica, de benicarló, de la plana, de nules, de carcaixent, de algemesí,
  de chipiona, de sanlúcar, de conil de la frontera, de los palacios, de lebrija, de utrera, de palos,
  de moguer, de lepe, de canals, de orihuela, de la vega baja, de mazarrón, de águilas, de lorca, de cieza,
  de piamonte, de módena, de parma cortado, de sicilia, de cerdeña, de calabria, de puglia, de apulia,
  de toscana, de campania, de liguria, de normandía, de bretaña, de provenza, de alsacia, de périgord,
  de córcega, de creta, de kalamata, de quíos, de esmirna, de malatya, de jericó, de medina, de ceilán,
  de madagascar, de tahití, de bourbon, de zanzíbar, de jamaica azul, de hawái, de java, de sumatra,
  de papúa, de chiapas, de veracruz, de oaxaca, de yucatán, de puebla, de jalisco, de sonora, de michoacán,
  de sinaloa, de cajamarca, de cusco, de chanchamayo, de arequipa, de trujillo, de mendoza, de tucumán,
  de la patagonia, de misiones, de salta, de antioquia, de huila, de nariño, de boyacá, del cauca,
  de manabí, de esmeraldas, de los ríos, de barinas, de barlovento, de chuao, del soconusco, de origen,
  de origen español, de origen nacional, de origen francés, de origen ue, origen españa, origen francia,
  origen ue, ue, unión europea, producto de españa, hecho en españa, hecho en méxico, hecho en casa,
  de kilómetro cero, kilómetro 0, km 0, de proximidad, de cercanía, de la zona, del lugar, de aquí,
  de mi pueblo, del pueblo, de mi abuela, de la abuela, de mi madre, de mi huerto, del huerto, de mi jardín,
  del jardín, de la finca, de finca, de la granja local, de caserío, de aldea, de campo, de monte,
  de secano, de regadío, fuera de temporada, de primavera, de verano, de otoño, de invierno, de navidad,
  de cuaresma, españa, francia, italia, portugal, alemania, grecia, marruecos, perú, colombia, ecuador,
  brasil, costa rica, sudáfrica, nueva zelanda, escocia, andalucía, cataluña, galicia, extremadura, murcia,
  alicante, castellón, almería, huelva, cáceres, mallorca`,
)

/** Marks of origin and quality, and words for storage. */
const origin = list(
  `denominación de origen protegida, d o p, i g p, dop, igp, d o, etg, label rouge,
  indicación geográfica protegida, certificado ecológico, sello ecológico, agricultura ecológica,
  producción integrada, agricultura biológica, biodinámico, biodinámica, comercio justo, rainforest, msc,
  de pesca sostenible, pesca sostenible, de pesca artesanal, de anzuelo, de caña, de palangre, de arrastre,
  de bajura, de altura, de almadraba, de piscifactoría, de acuicultura, de crianza, de criadero, de estero,
  de roca, de río, de lago, de mar abierto, de aguas profundas, de vida silvestre,
  de gallinas camperas, de gallinas en libertad, de gallinas libres, de gallinas ecológicas,
  criadas en suelo, criados en suelo, de suelo, en jaula, de corral ecológicos, de pasto, de pastoreo,
  alimentado con pasto, alimentado con maíz, alimentado con bellota, de cebo, de cebo de campo, de bellota,
  de recebo, cien por cien ibérico, 100% ibérico, raza ibérica, raza autóctona, de raza, sin hormonas,
  sin antibióticos, sin pesticidas, sin transgénicos, sin ogm, no transgénico, no transgénica,
  libre de transgénicos, no ogm, sin tratar, sin encerar, sin cera, sin residuos, residuo cero,
  sin conservantes, sin colorantes, sin aditivos, sin aromas, sin edulcorantes, sin fosfatos, sin nitritos,
  sin sulfitos, sin glutamato, sin azúcares, sin sal añadida, bajo en azúcar, baja en grasa,
  bajo en carbohidratos, cero azúcar, halal, kosher, kasher, de autor, elaborado a mano, hecho a mano,
  pelado a mano, cortado a mano, recogido a mano, recolectado a mano, premiado, gran selección, selección,
  categoría extra, categoría primera, categoría i, categoría ii, primera categoría, segunda categoría,
  primera calidad, de primera calidad, de segunda, de calidad, calidad suprema, superior, delicatessen,
  marca blanca, genérico, genérica`,
)

/** Processing that adds nothing to the food. */
const making = list(
  `parcialmente hidrogenado, esterificado, winterizado, desgomado, prensado en frío, semirrefinado,
  pasterizado, ultrapasteurizado, termizado, uperizado, vaporizado, sancochado, dextrinado, gelatinizado,
  hidratado, semideshidratado, desecado, semiseco, semicurado, oreado, centrifugado, microfiltrado,
  ultrafiltrado, decantado, destilado, desalinizado, desmineralizado, desengrasado, desnatado, deshilachado,
  desmechado, desmigado, desmigajado, mechado a mano, lascado, loncheado, filetado, cuarteado, seccionado,
  descabezado, descolado, deshuesado, desosado, despellejado, desescamado, escamado, descamado, destripado,
  limpiado, abierto, semicongelado, recongelado, refrescado, embotado, empaquetado, semicocido, recocido,
  soasado, chamuscado, requemado, quemado, marchito, mustio, arrugado, pasado, inmaduro, verdoso,
  amarillento, rojizo, rosado, morado, violáceo, blanquecino, negruzco, jaspeado, veteado, rayado, moteado,
  colorado, encarnado, anaranjado, azulado, pardo, pálido, oscuro, opaco, translúcido, rico, riquísimo,
  buenísimo, exquisito, delicioso, sabroso, gustoso, sápido, insípido, soso, picosito, picantito, ligero,
  denso, espeso, sólido, cremosito, sedoso, suavecito, blandito, blando, duro, durito, tieso, reseco,
  húmedo, mojado, fresquito, recién cortado, recién cogido, recién pescado, recién exprimido, recién molido,
  recién hecho, recién horneado, recién rallado, recién recolectado, chiquito, chiquitito, pequeñito,
  medianito, gigantesco, diminuto, delgado, delgadito, rechoncho, alargado, ovalado, achatado, puntiagudo,
  cilíndrico, cónico, esférico, redondito, rugoso, rizado, aterciopelado, peludo, espinoso, tiernito,
  viejito, antiguo, moderno, auténtico, genuino, legítimo, impuro, propio, ajeno, hogareño, doméstico,
  comprado, regalado, sobrado, empezado, mediado, terminado, usado, gastado, olvidado, guardado, reservado,
  aprovechado, barato, baratito, caro, carísimo, rebajado, económico, lujoso, bueno, mejorado, malo, feo,
  perfecto, normalito, enterito, triplicado, doblado, enrollado, atado, trenzado, ensartado, empalado`,
)

/** Cuts, states, amounts and packaging. */
const phrases = list(
  `a la plancha, a la parrilla, a la brasa, a las brasas, al horno, al vapor, al grill, al microondas,
  al punto, al dente, en tarro, en frasco, en brik, en tetrabrik, en bolsa, en bandeja, en caja, en sobre,
  en botella, en tubo, en paquete, en barra, en bloque, en cubitos, en tacos, en taquitos, en tiritas,
  en bastoncitos, en brunoise, en rodajitas, en lonchas finas, en pedazos, en pedacitos, en copos, en rama,
  en escamas, en virutas, en lascas, en hojas, en flor, en vaina, en su vaina, en su jugo,
  en su propio jugo, en agua, en agua y sal, en aceite de girasol, en aceite vegetal, en sal, en salazón,
  en seco, en en caliente, en remojo, en trozos grandes, en trozos pequeños, en medias lunas, en espiral,
  en ramillete, en racimo, en manojo, con pepitas, con semillas, con rabo, con hojas, con tallo, con raíz,
  con cabeza, con espinas, con grasa, con pulpa, con vitaminas, con calcio, con hierro, con vitamina d,
  enriquecida con calcio, con omega 3, con yodo, sin cáscara, sin rabo, sin hojas, sin tallo, sin corazón,
  sin cabeza, sin grasa, sin pulpa, sin vaina, sin hilos, sin desgrasar, sin pelar, sin lavar, sin tostar,
  sin refinar, sin cocinar, sin cocer, sin freír, sin sal, sin endulzar, sin alcohol, sin cafeína, sin gas,
  con gas, sin usar, sin estrenar, quitada la piel, limpio y sin espinas, limpios y cortados,
  lavado y cortado, lavada y cortada, listo para consumir, lista para consumir, listos para comer,
  listo para cocinar, para hervir, para caldo, para puchero, para estofado, para guiso, para plancha,
  para la plancha, para horno, para parrilla, para barbacoa, para zumo, para rallar, para picar,
  para acompañar, para espolvorear, para engrasar, para el desayuno, para la cena, para comer, para hoy,
  para mañana, de anoche, de hoy, de hace días, de hace dos días, de la semana pasada, de la comida,
  de la cena, de nevera, de la nevera, de la despensa, del congelador, del frigorífico, del refrigerador,
  de la heladera, del mercado, del súper, del carnicero, de la carnicería, de la pescadería, de la frutería,
  de la tienda, de tarro, de bolsa, de brik, de sobre, de caja, de paquete, de botella, de conserva,
  de tamaño mediano, de tamaño grande, de tamaño pequeño, tamaño mediano, tamaño grande, tamaño l, tamaño m,
  talla l, talla m, talla xl, clase a, clase l, de molde cortado, de mesa, de cocina, de cocción,
  de cocción rápida, de larga duración, de toda la vida, de siempre, de verdad, de primera cosecha,
  de primera prensada, primera presión en frío, primera prensada en frío, de extracción en frío,
  extracción en frío, cosecha temprana, de cosecha propia, cosecha propia, de la cosecha, nueva cosecha,
  vieja cosecha, de grano largo, de grano corto, de grano medio, de grano redondo, grano largo, grano corto,
  grano medio, grano redondo, de grano entero, de hoja ancha, de hoja lisa, de hoja rizada, de hoja grande,
  de hoja pequeña, hoja lisa, de piel roja, de piel fina, de carne blanca, de carne amarilla,
  de carne naranja, de carne roja, de color, de varios colores, tricolor, bicolor, multicolor,
  color naranja, color verde, color rojo, muy maduro, muy madura, poco maduro, poco madura, bien maduro,
  bien madura, medio maduro, algo maduro, un poco maduro, demasiado maduro, muy fresco, muy frío, muy fría,
  muy caliente, bien frío, bien fría, bien escurrido, bien escurrida, bien picado, bien picada,
  finamente cortado, gruesamente cortado, toscamente picado, ligeramente tostado, ligeramente salado,
  ligeramente ahumado, recién, a medio comer, a medias, medio usado, a punto de caducar, a punto de vencer,
  a punto de pasarse, que caduca hoy, que caduca mañana, que caduca pronto, caduca pronto, caduca hoy,
  por caducar, próximo a caducar, próxima a caducar, por vencer, abierto ayer, ya abierto, ya cocida,
  ya hecho, ya hecha, ya limpio, ya limpia, que sobró, que sobraron, que sobra, que me sobró, que me sobra,
  que quedó, que queda, que me queda, que tengo, que hay, que tenemos, las sobras de, los restos de,
  unas sobras de, un resto de, lo que queda de, lo que sobró de, el último, la última, últimos, últimas,
  un poquito de, poquito de, algo de, algún, alguna, un par de, un puñado de, un puñadito de, un manojo de,
  un ramillete de, un ramito de, una ramita de, unas hojas de, unas hojitas de, unas rodajas de,
  unas lonchas de, un trozo de, un trocito de, un pedazo de, un pedacito de, un cacho de, un cachito de,
  un chorro de, una pizca de, una gota de, un toque de, una bolsa de, un paquete de, una lata de,
  un bote de, un tarro de, un frasco de, una caja de, media bolsa de, medio paquete de, media lata de,
  medio bote de, medio tarro de, una barra de, un bloque de, una cuña de, una porción de, una ración de,
  un filete de, unos filetes de, una pieza de, varias piezas de, dos piezas de, mucho, mucha, poca,
  bastante, demasiado, demasiada, suficiente, aproximadamente, más o menos, alrededor de, unos cuantos,
  unas cuantas, cantidad suficiente, si se quiere, si tienes, si hay, por favor, gracias, hola, tengo,
  quiero usar, quiero gastar, hay que gastar, hay que usar, para gastar, para aprovechar, necesito usar,
  me queda, me quedan, queda, quedan, también, quizás, tal vez, creo, como, tipo, estilo, marca, diferentes,
  distintos, distintas, diversos, diversas, todo tipo de, clase, calibre, formato familiar, tamaño familiar,
  pack, multipack, pack ahorro, a granel, granel, individual, monodosis, familiar, maxi, xl, jumbo, súper,
  ultra, fit, zero, eco, bio`,
)

/** Plant varieties, which with their noun are one food. */
const varieties = list(
  `golden, royal gala, gala, fuji, pink lady, granny smith, starking, red delicious, conferencia, ercolini,
  limonera, blanquilla, williams, rocha, san juan, castell, monalisa, kennebec, spunta, desiree,
  red pontiac, jaerla, bintje, vitelotte, ratte, blufstar, negra bonita, bonita canaria, criolla amarilla,
  pastusa, sabanera, canchan, huayro, huamantanga, peruanita, yungay, única, camotillo, tumbay, perricholi,
  raf, marmande, mucha miel, muchamiel, muxamel, daniela, de colgar, de penjar, de ensalada, de rama,
  de pera, barbastro, cherry pera, saladette, bola, cebollero, platense, bombita, red globe, crimson, aledo,
  thompson, ohanes, dominga, gordal, hojiblanca, picual, arbequina, cornicabra, empeltre, verdial, lechín,
  cuquillo, aloreña, blanqueta, farga, changlot real, serrana de espadán, bomba, senia, bahía, balilla,
  maratelli, sollana, thaibonnet, medjoul, deglet nour, confitera, burlat, ambrunesa, santa rosa,
  reina claudia, angeleno, golden japan, black amber, fortuna, búlida, canino, moniquí, galta roja,
  calanda amarillo, navel, navelina, navelate, valencia late, salustiana, lane late, clemenvilla, nadorcott,
  orri, hernandina, okitsu, marisol, oronules, sanguina, sanguinelli, verna, eureka, sutil, tahití,
  piel de sapo, galia, charentais, rochet, villaconejos, tendral, futuro, crimson sweet, sugar baby,
  sin pepitas negra, kent, osteen, tommy, tommy atkins, ataulfo, keitt, haden, irwin, kesar, hass, fuerte,
  reed, cavendish, dominico, hartón, macho verde, dominico hartón, camarosa, primoris, hayward, de cidra,
  violina, roteña, de la buena moza, de corazón, picuda, rizada verde, romana, trocadero, lollo,
  batavia rizada, oreja de mulo, mesalina, nantes, nantesa, chantenay, de manojo, figueres, de fuentes,
  fuentes de ebro, grano de oro, babosa, recas, horcal, dulce de fuentes, echalion,
  morado de las pedroñeras, de las pedroñeras, las pedroñeras, spring, blanca de tudela, camús, garrafal,
  garrafal oro, perona, kylie, helda, boby, pinet, del ganxet, del confit, de la granja asturiana,
  de la virgen, morada larga, pinta alavesa, de gernika alubia, negra de tolosa, blanca riñón, bayo,
  flor de mayo, flor de junio, mayocoba, azufrado, pinto, caballero, castilla panamito, palo, pardina,
  rubia castellana, rubia de la armuña, pedrosillano, lechoso, kabuli, marcona, largueta, guara, comuna,
  planeta, rumbeta, mollar, ferraduel, negret, negreta, gironell, pauetet, san giovanni, tonda, california,
  franquette, serr, chandler, kerman, virginia, robusta, arábica, arábiga, caturra, típica, bourbon, geisha,
  maragogype, castillo, trinitario, forastero, nacional fino de aroma, fino de aroma, porcelana,
  dulce de la vera, ocal, bola de murcia, dulce italiano, lamuyo, tres cantos, de asar, najerano,
  de cristal, isla de arosa, arnoia, de couto, de oímbra, de mougán, de punxín, de bola, costeño, pulla,
  genovés, piperita`,
)

/** Breeds of animals. */
const breeds = list(
  `angus, aberdeen angus, hereford, wagyu, kobe, limusina, limousin, charolesa, charolés, simmental,
  rubia gallega, rubia, retinta, avileña, avileña negra ibérica, morucha, asturiana de los valles, casina,
  tudanca, parda alpina, parda de montaña, bruna dels pirineus, frisona, sayaguesa, alistana, berrenda,
  negra serrana, lidia, de lidia, brahman, cebú, nelore, brangus, braford, holando, churra, ojalada,
  manchega, merina, merino, latxa, lacha, carranzana, segureña, rasa aragonesa, roja mallorquina, guirra,
  xisqueta, ripollesa, castellana negra, suffolk, texel, corriedale, pelibuey, dorper, murciano granadina,
  florida, payoya, verata, majorera, tinerfeña, duroc, pietrain, large white, landrace, hampshire,
  chato murciano, celta, porco celta, gochu asturcelta, euskal txerri, mangalica, torbiscal, entrepelado,
  manchado de jabugo, lampiño, del prat, prat, mos, penedesenca, empordanesa, sureña, label,
  amarillo de maíz, de bresse, bresse, barbarie, barbary, mulard, mudo, moscovy, de las landas,
  campero certificado`,
)

/** Store brands and makers of plain foods. */
const brands = list(
  `mercadona, carrefour bio, alcampo, auchan, lidl, aldi, consum, el corte inglés, hipercor, bonpreu,
  bon preu, condis, caprabo, froiz, gadis, simply, ahorramás, supersol, spar, makro, costco, kirkland,
  walmart, great value, chedraui, la comer, bodega aurrera, oxxo, éxito, olímpica, wong, plaza vea, tottus,
  santa isabel, unimarc, carrefour classic, la anónima, milbona, alteza, deluxe, gourmet selección,
  bosque verde, la asturiana, central lechera asturiana, pascual, puleva, president, kaiku, lauki, ato,
  larsa, feiraco, llet nostra, lala, alpura, santa clara, colanta, alquería, laive, la serenísima, sancor,
  ilolay, conaprole, parmalat, danone natural, la masía, carbonell, koipe, koipesol, ybarra, la española,
  borges, coosur, la chinata, castillo de canena, oro bailén, mueloliva, cocinero, natura, capullo, 123,
  nutrioli, la fallera, la cigala, la campana, nomen, bomba la campana, sabroz, verde valle, luengo,
  el hostal, bonduelle, findus, la sirena, ardo, la familia, garofalo, barilla, de cecco, harimsa,
  el molino, p a n, minsa, azucarera, acor, ledesma, zulka, incauca, manuelita, paramonga, la fina, refisal,
  celusal, dos anclas, emsal, carmencita, ducros, santo domingo, las hermanas, apis, hida, martinete, heinz,
  calvo, isabel, albo, cuca, ortiz, el capricho, conservas ortiz, codesa, dani, herdez, la costeña, isadora,
  san marcos, clemente jacques, dolores, tuny, aeropuerto, van camps, goya, natura's heirbasics, joselito,
  cinco jotas, 5j, covap, casademont, coren, pavofrío, sadia, granja tres arroyos, san rafael, fud,
  pechugón, florette, verdifresh, primaflor, zespri, dole, marlene, sunkist, marcilla, saimaza, bonka,
  fortaleza, la estrella, sello rojo, águila roja, oma, hornimans, pompadour, lipton, bezoya, font vella,
  lanjarón, solán de cabras, veri`,
)

/** Processing terms of labels. */
const labelMaking = gendered(
  list(
    `extruido, extrusionado, texturizado, texturado, rehidratado, reconstituido, deshidratado, deshidritado, liofilizado, atomizado,
    micronizado, aglomerado, granulado, compactado, prensado, invertido, dextrinado, alcalinizado, desodorizado, decolorado,
    desaromatizado, desamargado, desalado, desmineralizado, desgrasado, desazucarado, descafeinado, desteinado, deslactosado, desflemado, despepitado,
    desgranado, desvainado, desnervado, desgerminado, descorticado, descascarillado, descascarado, decorticado, mondado, perlado, blanqueado, escaldado, vaporizado,
    precocido, precocinado, parbolizado, tostado, torrefactado, germinado, pregerminado, fermentado, acidificado, estabilizado, homogeneizado,
    estandarizado, pasteurizado, esterilizado, uperisado, microfiltrado, filtrado, refinado, semirefinado, purificado, cristalizado, interesterificado, fraccionado,
    hidrogenado, totalmente hidrogenado, completamente hidrogenado, no hidrogenado, hidrolizado, desactivado, inactivado, activado, enriquecido, fortificado, vitaminado,
    calibrado, clasificado, tamizado, cernido, certificado, irradiado, fumigado, congelado, ultracongelado, refrigerado, envasado, embotellado, enlatado,
    completo, magro, oleico, alto oleico, linoleico, alcalino, potabilizado, parcialmente descremado, parcialmente desnatado, parcialmente deshidratado, parcialmente desgrasado,
    parcialmente hidrolizado, totalmente refinado, roto, partido, quebrado, troceado, majado, machacado, chafado, aplastado, rallado fino, cortadito,
    picadito, peladito, lavadito, cocidito, asadito, maduritos, verdecito, congeladito, abiertito, apachurrado, magullado, tocado, picado, medio pasado,
    pochado, revenido, caducado, vencido, consumido a medias, estrenado, precintado, sellado`,
  ),
)

/** Label phrases about use, grade and part, and words that shoppers type around a food. */
const labelPhrases = list(
  `real, reales, de panadería, de panadero, de panificación, de pastelería, de repostería, repostero, repostera, panadero, panadera, alimentario, alimentaria, alimenticio, alimenticia,
  comestible, comestibles, para uso alimentario, uso alimentario, grado alimentario, culinario, culinaria, para freír, especial freír, para fritura, especial para ensaladas, de boca, de consumo, de consumo humano,
  de invernadero, de huerta, hortelano, hortelana, de jardín, silvestre, silvestres, cultivado, cultivada, principal, principales, de raíz principal, procesado, procesada, procesado con álcali, con álcali, tratado con álcali, tratado, tratada,
  sativa, sativa l, sativum, vulgaris, vulgare, officinalis, categoría a, categoría b, clase b, parcialmente, totalmente, completamente, ligeramente, levemente, finamente, gruesamente, toscamente, semi, líquido, líquida, en suspensión,
  en solución, en gránulos, en perlas, en pellets, en lágrimas, en pepitas, en grano entero, en granos, grano entero, grano partido, trocitos de, trozos de, pedacitos de, cachitos de, cachos de, cacho de, cacho, cachito, pizca, pizquita, chorrito, chorrín, chorretón, chorro, culín, culín de, culito, culito de, culo de,
  un culín, un culín de, un culito de, un dedo de, dos dedos de, un fondo de, fondito de, el fondo de, restito, restito de, restito d, restos de, un resto, sobrante, sobrantes, sobras, sobrita, sobritas, cuartillo, cuarto y mitad, mitad y mitad, medio, media, medio paq, paq, paqs, pqte, pqt, bolsita, bolsita de, sobrecito, sobrecito de, latita, latita de, botecito, botecito de,
  tarrito, tarrito de, frasquito, frasquito de, cajita, cajita de, botellita, tetra brik, brick, briks, brics, charola, charola de, malla, malla de, manojito, manojito de, ramito, ramito de, atadito, atadito de, gajito, gajitos, rodajita, rodajitas, tajadita, lonchita, lonchitas, rebanadita, rebanaditas,
  cong, congel, refrig, desc, semidesc, ecol, orgán, nacional, nacionales, importado, importada, importados, importadas, de importación, extranjero, extranjera, local, locales, de la zona, de aquí, del pueblo, de mi huerto, del huerto, de de casa, casero, casera, caseros, caseras, casolano,
  abuela, de la abuela, de mi madre, que me dieron, que me dio mi madre, del vecino, comprado ayer, comprada ayer, comprados ayer, del otro día, de ayer, de antier, de anteayer, de esta mañana, del fondo de la nevera, caducado ayer, caducada ayer, un poco caducado, pasado de fecha, pasada de fecha,
  variado, variada, variados, variadas, mixto, mixta, surtido, surtida, mezclado, mezclada, mezcla de, familia, de la familia de, de la familia, tipo familiar, concord, aprox, unid, unids, ud, uds, pza, pzas, cdas, cditas`,
)

/** Regions, valleys and towns on labels that name no dish. */
const morePlaces = list(
  `guérande, guerande, guérange, espelette, alvaiázere, alvaiazere, alentejo, algarve, ribatejo, trás-os-montes, azores, occitania, provenza, camarga, normandía, alsacia, auvernia, saboya, piamonte, lombardía, toscana, umbría, las marcas, lacio,
  campania, apulia, puglia, calabria, sicilia, cerdeña, liguria, friuli, véneto, módena, modena, kalamata, creta, peloponeso, tracia, anatolia, malatya, gaziantep, giresun, levante, galilea, jordán, fayún, sfax, souss, taliouine, atlas, penja, kampot, malabar, tellicherry, sarawak, ceilán, darjeeling, assam, nilgiri, yunnan, fujian, uji, shizuoka, hokkaido, himalaya,
  cachemira, punjab, kerala, bengala, java, sumatra, sulawesi, bali, papúa, tasmania, sidamo, yirgacheffe, harrar, kivu, huila, nariño, tolima, quindío, caldas, risaralda, antioquia, boyacá, cauca, sierra nevada, tarrazú, antigua guatemala, huehuetenango, chiapas, jalisco, michoacán, sinaloa, sonora, chihuahua, coahuila, durango, zacatecas, nayarit,
  colima, guerrero, morelos, tlaxcala, campeche, quintana roo, baja california, soconusco, petén, cobán, alta verapaz, copán, matagalpa, jinotega, boquete, chiriquí, cibao, cerro punta, loja, manabí, esmeraldas, guayas, pichincha, arequipa, cusco, cuzco, puno, ayacucho, junín, huancayo, piura, lambayeque, ica, san martín, cajamarca, amazonas, chanchamayo, oxapampa, villa rica,
  la paz, yungas, cochabamba, potosí, uyuni, salta, jujuy, tucumán, mendoza, san juan, cuyo, neuquén, río negro, chubut, patagonia, misiones, corrientes, entre ríos, la pampa, chiloé, araucanía, maule, colchagua, maipo, elqui, atacama, azapa, magallanes, la alcarria, la mancha, la rioja, la vera, la ribera, la axarquía, axarquía, el bierzo, bierzo, liébana, sanabria, la bañeza, tierra de campos, la armuña, armuña, tierra de barros,
  las hurdes, sierra de gata, sierra de aracena, aracena, jabugo, guijuelo, los pedroches, sierra mágina, priego, baena, estepa, antequera, la vega, vega baja, ricote, jumilla, yecla, calasparra, el delta, delta del ebro, ebro, terra alta, priorat, siurana, les garrigues, garrigues, penedès, maresme, el prat, osona, la garrotxa, santa pau, empordà, cerdanya, vall d'aran, pallars, ribagorza, somontano, bajo aragón, teruel, calatayud, la almunia, jerte, valle del jerte, caderechas,
  las caderechas, aranjuez, chinchón, villarejo, mejorada, tolosa, gernika, guernica, getaria, ibarra, lodosa, tudela, mendavia, baztan, roncal, cantábrico, golfo de cádiz, rías baixas, rías gallegas, lourenzá, coristanco, bergantiños, a limia, padrón, herbón, o salnés, arousa, carril, noia, burela, celeiro, avilés, santoña, laredo, castro urdiales, bermeo, ondarroa, huelva, isla cristina, sanlúcar, barbate, conil, motril, garrucha, santa pola, dénia, denia, palamós, roses, blanes, vinaròs, peñíscola,
  almagro, las pedroñeras, requena, utiel, la marina, marina alta, elche, callosa, callosa d'en sarrià, vinalopó, novelda, xixona, la plana, ribera del xúquer, sóller, mallorca, menorca, ibiza, formentera, la palma, la gomera, el hierro, lanzarote, fuerteventura, gran canaria, tenerife`,
)

/** Further plant varieties, which with their noun are one food. */
const moreVarieties = list(
  `granny, reineta, reineta gris, verde doncella, camuesa, starking delicious, jonagold, braeburn, elstar, cripps pink, honeycrisp, envy, jazz, kanzi, esperiega, tabardilla, regona, raxao, collaos, solarina, perico, blanquina, verdialona, niagara, isabella, concord, catawba, moscatel de alejandría, moscatel grano gordo, italia, victoria, cardinal, autumn royal, doña maría, don mariano,
  abate, abate fetel, abate fétel, d'anjou, danjou, packham, packhams, bosc, comice, decana del comice, tendral de valencia, passe crassane, santa maría, coscia, leonardeta, pajarero, cuello de dama, cuello dama, calabacita, de la reina, kadota, mission, verdal, colar, bordissot, brown turkey, superfig, early bigi, lapins, sweetheart, summit, ambrunés, pico negro, pico colorado, sunburst,
  autumn giant, larry ann, friar, songold, tc sun, stanley, d'agen, d'ente, black diamond, black splendor, claudia, claudia verde, mirabel, damascena, redhaven, red haven, spring lady, baby gold, andross, carson, ufo, sweet cap, saturno, big top, currot, galta vermella, mitger, bergeron, orange red, maravilla, moongold, clemenules, nules, oroval, esbal, marisol, oronul, arrufatina, loretina, clemenrubí, murcott, nadorcot, afourer, tango, ortanique,
  moncada, garbí, owari, clausellina, ellendale, kara, fremont, washington, washington navel, cadenera, berna, barberina, midknight, delta seedless, powell, chislett, tarocco, moro, doble fina, entrefina, primofiori, lisbon, interdonato, tahiti, persa, star rio red, marsh, bacon, lamb hass, pinkerton, zutano, criollo mexicano, fino de jete, fino de jete, jete, campas, bays, algerie, algerí, tanaka, golden nugget, mollar de elche, valenciana, wonderful,
  petacón, paraíso, ataúlfo, criollo, edward, chulucanas, md2, golden sweet, perolera, cayena lisa, gros michel, red lady, maradol, formosa, tainung, amarilla criolla, criolla, canchán, tarmeña, perricholi, huamantanga, amarilis, andina, única, unica, diacol capiro, r12, parda pastusa, pastusa suprema, tuquerreña, desirée, agria, caesar, marabel, monalisa, soprano, colomba, lucinda,
  ágata, agata, ágria, kondor, fábula, hermes, melva, nagore, nicola, picasso, ambra, vivaldi, yukon gold, russet, ratte, fenna, fianna, atlantic, gigant, san josé, spunta argentina, innovator, asterix, rosi, yagana, pukará, patagonia inia, karú, tomate de ramellet, ramellet, montserrat, corazón de buey, corazón toro, rosa de barbastro, feo de tudela, morado de aretxabaleta, negro de crimea, kumato, cherry rama, san marzano, roma, perita, rambo, caramba, monterosa, mar azul, adora,   cornezuelo, manzanilla cacereña, cacereña, manzanilla sevillana, manzanilla fina, ascolana, azeitera, carrasqueña, carrasquilla, blanqueta valenciana, lucio, royal cazorla, royal, pico limón, nevadillo, sevillenca, morrut, palomar, villalonga, argudell, vera fina, koroneiki, frantoio, leccino, coratina, arauco, aloreña málaga, kalamon, chemlali, barnea, sikitita, bajo oleico, arbosana, negra de aragón, medjul, medjool, majhoul, deglet, zahidi, barhi, sukari, ajwa, mazafati, halawy, khadrawy, boufeggous, kenta, allig,
  hokkaido, delica, totanera, bonetera, de peregrino, tamalayota, macre, avinca, de rabo, de galicia, de asa, grelera, negral, fuencarral, aubervilliers, brunswick, hojas lisas, maravilla de cuatro estaciones, maravilla de verano, de tudela, trocadero blanca, carrascoy, lolo, inverna, morada de almagro, de almagro, listada de gandía, rayada, black beauty, bonica, larga negra, redonda negra, de jaspe,
  mencía, mencia, tempranillo, garnacha, graciano, mazuelo, cariñena, monastrell, bobal, albariño, verdejo, godello, treixadura, viura, macabeo, airén, palomino, cabernet, cabernet sauvignon, merlot, syrah, shiraz, pinot noir, malbec, bonarda, tannat, carménère, carmenere, torrontés, chardonnay, sauvignon blanc, riesling, semillón, viognier, crianza, reserva, gran reserva, joven, cosechero, rioja, ribera del duero, cigales, rueda, navarra, priorato, montsant, jumilla, valdepeñas, utiel-requena, somontano, maipo, colchagua, mendoza,
  cuarteta, spring blanco, violeta spring, germidour, de cascabel, rubro, california wonder, dulce italiano alargado, piquillo de lodosa, cacho de toro, largo de reus, bermeo, cuerno de toro, infante, infantes, de benicarló, de alcaucil, blanca de navarra, violeta de provenza, calicó, imperial star, symphony, madrigal, green globe`,
)

/** Spanish words beside a food that do not change its contents. */
export const neutral: readonly string[] = [
  ...labelMaking,
  ...labelPhrases,
  ...morePlaces,
  ...moreVarieties,
  ...gendered(nationalities),
  ...demonyms,
  ...places,
  ...origin,
  ...gendered(making),
  ...spokenOf(making),
  ...phrases,
  ...varieties,
  ...breeds,
  ...brands,
  ...kitchenNoteWords,
  ...fridgeNoteWords,
  ...shoppingNoteWords,
  ...purposeWords,
]

/**
 * Words of places. Beside bread, meat or rice they may name a dish, so the reader then knows the food only in part.
 */
export const placeNames: readonly string[] = [...gendered(nationalities), ...demonyms, ...places]

import { list } from '#kitchen/word-list.ts'

/** Colloquial participles without the d, masculine singular and plural. */
const spoken = list(
  `desalao, picao, rallao, congelao, descongelao, cocinao, asao, tostao, pelao, guisao, salao, ahumao, colao, cortao, troceao, fileteao, envasao, pasao, arrugao, maduraos,
  picaos, rallaos, congelaos, asaos, tostaos, pelaos, cortaos, ahumaos, salaos, marinao, adobao, escurrío, cocío, cocíos, hervío, molío, partío, exprimío, derretío, batío, freíos`,
)

/** Words for having, lacking and buying a food. */
const having = list(
  `caduca, caducan, caduca el, caducan el, caducan mañana, caducan hoy, vence, vencen, vence el, vencen el, pote abierto, pote empezado, pote cerrado, bote abierto, lunes, martes, miércoles, jueves, viernes, sábado, domingo, hoy, ayer, anteayer, caducada hoy, caducado hoy, caducados hoy, caducadas hoy, mezcla, crunchy, crujiente, ya exprimido, ya exprimida, hay, tengo, tenemos, me queda, me quedan, nos queda, nos quedan, queda, quedan, queda algo de, quedan unos, quedan unas, me sobró, me sobraron, me sobra, me sobran, me ha sobrado, me han sobrado, nos sobró, sobró,
  sobraron, comprar, compré, hemos comprado, he comprado, acabo de comprar, falta, faltan, hace falta, hacen falta, me falta, me faltan, necesito, quiero gastar, hay que gastar, para gastar, por gastar, usar ya, gastar ya, urgente,
  tengo que gastar, quiero usar, quiero aprovechar, para aprovechar, aprovechar, llevo, traje, encontré, abrí ayer, abierto ayer, abierta ayer, abiertos ayer, abiertas ayer, abierto hoy, abierta hoy, abierto hace, abierta hace,
  del lunes, del martes, del miércoles, del jueves, del viernes, del sábado, del domingo, del finde, de esta semana, de la semana pasada, de hace dos días, de hace tres días, de hace unos días, de antier, de anteayer, de antes de ayer,
  abierto el lunes, abierto el martes, abierto el miércoles, abierto el jueves, abierto el viernes, abierto el sábado, abierto el domingo, abierta el lunes, abierta el martes, abierta el miércoles, abierta el jueves,
  abierta el viernes, abierta el sábado, abierta el domingo, comprado el lunes, comprado el sábado, comprado el domingo, lo último de, lo último del, los últimos, las últimas, el último, la última, algo de, un resto de,
  un restito de, restito de, restitos de, un fondo de, un culo de, culo de, un culín, culín de, un cuenco de, un bol de, bol de, un bowl de, un plato de, medio plato de, un platito de, una fuente de`,
)

/** Words for packages, storage, size and use. */
const packs = list(
  `hoja seca, hojas secas, hojas frescas, chico, chica, chicos, chicas, tupper, tupper de, tuper, tuper de, táper, táper de, taper de, en tupper, en táper, en un tupper, en bote de cristal, en su jugo, en agua con sal, en agua y sal, en remojo, como un pulgar, como un dedo, como una nuez, como un puño,
  del tamaño de un pulgar, del tamaño de una nuez, del grosor de un dedo, de un dedo, batir, p batir, p freir, p cocinar, p asar, p untar, p hornear, p rallar, p ensalada, p guisar, p plancha, para plancha, para la plancha, para el horno, para parrilla,
  brick de, brik de, caja de, cajita, cajita de, cajas de, charola, charola de, bolsón, bolsón de, sachet, sachet de, six, six de, pack, pack de, packs de, pote, pote de, doypack, frasquito de, pomo, maple de, maple, cubeta, atado, atado de, atadito, atadito de,
  xorrito, xorrito de, chorreón, chorreón de, chorreoncito, chorreoncito de, chorretón, chorretón de, mazo, mazo de, manojillo, manojillo de, ristra de, racimo, racimo de, gajito, gajito de, piecita, piezas, pedacito, pedacito de, pedacitos de,
  trocillo, trocillo de, cachito de, cachitos de, tajada, tajada de, tajadas, libra, libra de, libras, libras de, onza, onzas, onza de, onzas de, arroba, kilito de, kilito, kilillo, litrito de, medio kilito de, cuarta de, docena y media de, par de, algo pocho, algo pocha, algo pochos, algo pochas,
  br, brk, brs, lta, ltas, lt, lts, fco, fcos, bja, bdja, bndja, pza, pzas, pz, pzs, paqs, pqts, pqtes, bts, btes, tza, tzas, tz, cdita, cditas, baja sal, bajo sal, baja en sal, sin salsa, con salsa aparte,
    remojo, c cáscara, c cascara, con cáscara, c piel, c hueso, c espina, c espinas, c caparazón, c cabeza, s cabeza, s cáscara, s cascara, s tallo, s pepitas, s semillas, s corteza,
  vaciado, vaciada, ya abiertito, en buen estado, todavía bueno, todavía buena, aún bueno, aún buena, sin abrir aún, sin caducar, no caducado, no caducada`,
)

/** Brands of Spain and America that stand beside their food. */
const brands = list(
  `lindt, aroy d, chaokoh, maille, hellmanns, hellmann's, hellmans, hellman's, ligeresa, ybarra, calvé, koipe, koipesol, carbonell, la masía, coosur, borges, hojiblanca, la española, la fallera, sos, nomen, barilla, garofalo, de cecco, matarazzo, lucchetti, carozzi, la moderna, don vittorio,
  bonduelle, findus, frudesa, la sirena, florette, aneto, gallina blanca, solís, hida, orlando, apis, helios, hero, la vieja fábrica, heinz, louit, chovi, litoral, cidacos, luengo, la asturiana, pedro luis, calvo, isabel, albo, ortiz, dani,
  ramón peña, los peperetes, van camp's, dolores, herdez, la costeña, del fuerte, isadora, verde valle, goya, iberia, badia, rancherito, lala, alpura, santa clara, lyncott, esmeralda, chilchota, tía rosa, tia rosa, milpa real, mission, bimbo, maseca, minsa,
  san rafael, fud, kir, zwan, bafar, pilgrim's, bachoco, alpina, colanta, alquería, zenú, ranchera, pietrán, doria, roa, gloria, laive, pura vida, primor, molitalia, san fernando, otto kunz, braedt, la serenísima, sancor, milkaut, ilolay, tregar, mastellone,
  arcor, la campagnola, marolio, molto, knorr suiza, don felipe, paladini, granja del sol, swift, granja tres arroyos, soprole, colun, surlat, loncoleche, quillayes, super pollo, súper pollo, ariztía, minuto verde, frutos del maipo, receta del abuelo, san jorge, la preferida, llanquihue, watts,
  malloa, centauro, tucapel, miraflores, conaprole, pascual, puleva, asturiana, central lechera, kaiku, covap, president, président, el ventero, arias, garcía baquero, casa tarradellas, tarradellas, buitoni, rana, el pozo, elpozo, argal, navidul, revilla, pamplonica, espuña, torras, valor, nestlé, nestle,
  vahiné, dr oetker, alpro, oatly, vivesoy, yosoy, santiveri, gullón, cuétara, fontaneda, siro, arluy, alteza, consum, bonpreu, auchan, alcampo, aldi, lidl, milbona, el corte inglés, hipercor, jumbo, tottus, plaza vea, chedraui, soriana, great value, aurrera, cuquita`,
)

/** Words around a food in Spanish stock lists, shopping lists and notes on what to eat soon. */
export const shoppingNoteWords: readonly string[] = [...spoken, ...having, ...packs, ...brands]

/** Brands that mean one food when alone, and add nothing beside that food. */
export const brandsOfOneFood: readonly string[] = list(
  `hellmanns, hellmann's, pescanova, campofrío, campofrio, tulipán, tulipan, mendicrim, danone, la salteña, kikkoman, oscar mayer, knorr, calvé, carbonell, alpina, marolio, heinz, fruco, solís, orlando, la española, ybarra, la costeña, valor, nescafé, nescafe, casa tarradellas, el pozo, elpozo`,
)

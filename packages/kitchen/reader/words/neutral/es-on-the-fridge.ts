import { list } from '#kitchen/word-list.ts'

/** The four endings of Spanish adjectives in -o, each after the words of `before`. */
const withFourEndings = (before: readonly string[], adjectives: readonly string[]) =>
  before.flatMap((word) =>
    adjectives.flatMap((one) => ['o', 'a', 'os', 'as'].map((ending) => `${word} ${one.slice(0, -1)}${ending}`.trim())),
  )

/** Words for stale food with their degree: "un poco pasadito", "medio pochas". */
const states = withFourEndings(
  list('algo, medio, un poco, un poquito, un pelín, ya, ya medio, casi, muy, ya muy, ya un poco, medio medio'),
  list(
    `pasadito, pasado, pochito, pocho, blando, blandito, mustio, arrugado, arrugadito, seco, sequito, reseco, tocado, golpeado, magullado, aguado, duro, durito, verde pintono,
    oxidado, marchito, feíto, feo, machucado, maduro, madurito, oscurito, negrito, añejo, viejo, viejito, aplastado, chafado, quemado, abierto, cocido, cocinado, hervido, asado, frito, lavado, limpio, congelado, descongelado, usado, empezado, gastado, caducado, vencido, apachurrado, espichado, guango, aguadito`,
  ),
)

/** Participles for what was already done with the food. */
const done = withFourEndings(
  list('ya, recién'),
  list('cocido, cocinado, hervido, asado, frito, congelado, cortado, picado, pelado, rallado, troceado, hecho'),
)

/** Storage places, as written after the food. */
const kept = list(
  'nevera, frigorífico, frigo, refrigerador, refri, refrigeradora, heladera, congelador, congeladora, freezer, arcón, despensa, alacena, armario, estante, cajón, cajón de las verduras, frutero, verdulero, fresquera, bodega, sótano, cocina, balda, encimera, gaveta, hielera, nevecón, congelador de abajo, cajón de abajo, cajón de arriba, frízer, friser, altillo, trastero, sótano, mesa, barra, mesada, fondo, táper, tupper',
)
const places = kept.flatMap((place) =>
  ['en el', 'en la', 'del', 'de la', 'en', 'pal', 'al', 'a la', 'dentro del', 'dentro de la', 'arriba del'].map((way) => `${way} ${place}`),
)

/** Words for shelf life and what to do with the food. */
const dates = list(
  `cad, caduc, fcad, f cad, fecha cad, fecha de caducidad, fecha caducidad, fecha venc, fecha de vencimiento, venc, vto, vence el, vence en, vencen en, vencía ayer, vencía el, caducaba ayer, caducaba el, caducidad, vencimiento, consumir preferentemente antes de, consumir preferentemente antes del,
  consumir preferentemente, consumo preferente, cons pref, consumir antes de, consumir antes del, consumir ya, consumir pronto, consumir hoy, comer ya, comer hoy, comer pronto, comer antes del, usar pronto, usar hoy, usar antes del, usar primero, gastar antes del, gastar hoy, gastar pronto, gastar primero, gastar esto primero,
  pa gastar, pa gastar ya, para gastar ya, para gastar pronto, para gastar hoy, para usar ya, para usar hoy, para usar pronto, para terminar, para acabar, a gastar, a gastar ya, por terminar, por acabar, por acabarse, se está pasando, se están pasando, se está poniendo feo, se pone malo, se ponen malos, se va a echar a perder, se van a echar a perder, que se echa a perder,
  que se pasa, que se pasan, que no se pase, antes de que se pase, antes de que se pasen, antes de que se pudra, antes del lunes, antes del martes, antes del miércoles, antes del jueves, antes del viernes, antes del sábado, antes del domingo, antes del finde, antes de mañana, antes de hoy, enero, febrero, marzo, abril, mayo, junio, julio, agosto,
  septiembre, setiembre, octubre, noviembre, diciembre, ene, feb, abr, jun, jul, ago, sept, oct, nov, dic, desde enero, desde febrero, desde marzo, desde abril, desde mayo, desde junio, desde julio, desde agosto, desde septiembre, desde octubre, desde noviembre, desde diciembre, desde navidad, desde ayer, desde el lunes, desde el martes, desde el miércoles, desde el jueves, desde el viernes, desde el sábado, desde el domingo,
  desde hace, hace días, hace tiempo, hace una semana, hace un mes, hace meses, de hace una semana, de hace un mes, de hace meses, de navidad, de nochebuena, de la fiesta, del cumple, del cumpleaños, del asado del domingo, de la comida de ayer, de la cena de ayer, de la cena de anoche, de la comida del domingo, de ayer noche, de ayer por la noche, de anoche mismo, de ayer a mediodía, del mediodía, del almuerzo, del almuerzo de ayer, de ayer en la noche,
  pa hoy, pa mañana, pa pasado mañana, para pasado mañana, pa la cena, pa el almuerzo, pal almuerzo, pa comer, pa cenar, pal finde, para el finde, para esta noche, pa esta noche, pa la comida, p la cena, p hoy, p mañana, p comer, p cenar, p el caldo, pal caldo, p la sopa, p el arroz, p guiso, p guisar, p caldo, p sopa, pal cole, para el cole, para la merienda, pa la merienda, para el perro no`,
)

/** Words for supply, owner and place of purchase. */
const supplyWords = list(
  `si hay, si es que hay, si queda, si quedan, si queda algo, si quedan algunos, si queda alguno, si alcanza, si sobra, si se puede, si tienes, si tienen, si tenés, si se consigue, si encuentro, creo que hay, creo q hay, creo que queda, creo q queda, creo que quedan, creo q quedan, igual queda, a lo mejor queda, debe quedar, debe haber, tiene que haber, tendría que haber, todavía hay, todavía queda, todavía quedan, aún queda, aún quedan, aun queda, aun quedan, ahí hay, ahí queda, hay un poco de, hay un poquito de, hay como,
  quedan como, queda como, me queda como, me quedan como, quedan unos, quedan unas, queda un poco de, queda un poquito de, queda un resto de, queda medio, queda media, casi nada de, casi nada, muy poco, muy poca, muy pocos, muy pocas, poquísimo, poquísima, bastante, bastantes, mucho, mucha, muchos, muchas, demasiado, demasiada, un montón, a montones, harto, harta, hartos, hartas, un chingo de, un chorro de, un resto, algo, algunas, alguna, algún, alguno, otro poco de, otro poquito de, tantito, tantita, tantito de, un tantito de, tantita de, una nada de, una nadita de, nadita de, un toque de, un toquecito de, un golpe de, una lágrima de, un dedo de, dos dedos de,
  tres dedos de, dos puñados de, una mano de, una manita de, unas hojas de, unas hojitas de, unas ramas de, unas ramitas de, un par de, un par d, unos poquitos, unas poquitas, unos pocos, unas pocas, tres o cuatro, dos o tres, cuatro o cinco, uno o dos, una o dos, como un, como una, como medio, como media, cosa de, alrededor de, cerca de, casi un, casi una, casi medio, casi media, poco menos de, poco más de, algo más de, algo menos de, unos, unas, y pico, y algo, y poco, y un poco, o así, o por ahí, por ahí, o más, o menos, o algo así, más o menos unos, + o -, aprx, apróx, aprox de, apx, + -, al tope, a tope, hasta arriba, a medias, a la mitad, por la mitad, ya por la mitad, a medio usar, a medio gastar,
  a medio terminar, a medio acabar, medio lleno, media llena, casi por la mitad, el fondo, el fondo de, los restos, los restos de, las sobras, las sobras de, la sobra de, sobra de, sobritas de, sobritas, sobrita de, sobrita, la última parte de, lo último que queda de, lo último q queda de, lo último, lo que quedó de, lo q quedó de, lo que quedó del, lo q quedó del, lo q quedo de, lo que quedo de, lo que sobró del, lo q sobró de, lo q sobró del, lo que sobro de, lo q sobro de, lo que me sobró de, lo q me sobro de, resto del, restos del, restitos, restante de, un resto del, el resto de, el resto del, las últimas, cachos de, pedazos de, un pedazo de, un pedacito de, un trozo de,
  un trocito de, medio cacho de, el culo de, el culito de, culito de, un culito de, el conchito de, conchito de, un concho de, un pucho de, pucho de, un puchito de, puchito de, un chin de, un chirris de, un chirrín de, una gotica de, un poquitico de, un pelito de, un cuncho de, un raspado de, un raspadito de, una embarrada de, una untada de, una pasadita de, una capa de, una capita de, media docenita de, una docenita de, una bandeja de, una bandejita de, una bolsita de, una bolsa de, un bote de, un botecito de, un tarro de, un tarrito de, un frasco de, un frasquito de, una lata de, una latita de, un paquete de, un paquetito de, media bolsa de, media bolsita de, medio bote de, medio tarro de, medio frasco de, media lata de, medio paquete de,
  medio paquetito de, media barra de, medio bloque de, media caja de, medio cartón de, medio brik de, medio brick de, media botella de, medio sobre de, media bandeja de, medio tupper de, medio táper de, medio táper con, medio tupper con, un tupper con, un táper con, tupper con, táper con, taper con, tuper con, un tuper con, bolsa con, bolsita con, plato con, bol con, un bol con, un plato con, frasco con, bote con, tarro con, lata abierta de, latas abiertas de, bote abierto de, bote empezado de, bolsa abierta de, bolsa empezada de, paquete abierto de, paquete empezado de, tarro abierto de, frasco abierto de, cartón abierto de, brik abierto de, botella abierta de, bote casi vacío de, frasco casi vacío de, tarro casi vacío de,
  bolsa casi vacía de, lata casi vacía de, fin de, final de, el final de, un final de, del súper de la esquina, del súper de abajo, de la esquina, de la tienda de la esquina, de la tienda de abajo, del mercadillo, de la feria, del tianguis, de la tiendita, del abasto, del almacén, de la verdulería, de la panadería, de la charcutería, de la pollería, del kiosco, del quiosco, del chino, del oxxo, del walmart, del costco, del éxito, del jumbo, del coto, del disco, del líder, del lider, del ahorramás, del dia, del aldi, del eroski, del consum, del bonpreu, del hipercor,
  del corte inglés, marca lidl, marca aldi, marca dia, marca eroski, marca propia, marca hacendado, marca carrefour, la marca barata, el barato, la barata, del barato, de la barata, del bueno, de la buena, del caro, del malo, de los buenos, de las buenas, de los baratos, de las baratas, de los grandes, de las grandes, de los chicos, de las chicas, de los pequeños, de las pequeñas, de los de siempre, el de siempre, la de siempre, lo de siempre, de mi madre, de mi vieja, de mi vecina, de la vecina, de mi tía, de mi tío, de mi cuñada, de mi suegro, del vecino, de mi primo, de mi hermana, que trajo mi suegra, que trajo mi madre, que trajo mi mamá, que trajo mamá, que trajo papá, el q trajo mi suegra, la q trajo mi suegra, q trajo mi suegra, q trajo mamá,
  q trajo mi madre, que compré, q compré, que compré ayer, q compré ayer, que compraste, que compramos, que hice ayer, q hice ayer, que hice, que hizo mi madre, que me dieron, q me dieron, que me regalaron, q me regalaron, regalo de la vecina, revisar, revisar fecha, revisar si está bueno, mirar fecha, mirar si está bien, ver fecha, comprobar, ojo que caduca, ojo caduca, cuidado, importante, urgente gastar, urge, urgentísimo, corre prisa, pls, plis, porfa, por favor, porfi, porfis, xfa, x favor, xfavor, gracias, jaja, jeje, jajaja, ok, vale, lol, pendiente, pdte, no olvidar, no olvidarse, que no se olvide, acordarse, usar el, usar la, usar los, usar las, gastar el, gastar la, gastar los, gastar las, hay que usar, hay q usar, hay que usar el, hay que usar la,
  hay que usar los, hay que usar las, hay q usar el, hay q usar la, hay q usar los, hay q usar las, hay que gastar el, hay que gastar la, hay que gastar los, hay que gastar las, hay q gastar, hay q gastar el, hay q gastar la, hay q gastar los, hay q gastar las, hay que aprovechar, hay que aprovechar el, hay que aprovechar la, hay que terminar, hay que terminar el, hay que terminar la, hay que acabar, hay que acabar el, hay que acabar la, terminar el, terminar la, terminar los, terminar las, acabar el, acabar la, acabar los, acabar las, tengo q gastar, tengo q usar, tengo que usar, quiero usar el, quiero usar la, quiero gastar el, quiero gastar la, qué hago con, que hago con, q hago con, hacer algo con, algo con, receta con, recetas con, algo que lleve,
  ya, ojo, pocho, pochos, pq, al agua, al aceite, d olla, de olla, d bote, d lata, d ayer, d anoche, d la nevera, d casa, d hoy, en casa, por casa, por ahí tengo, por ahí hay, x casa, solo, sólo, solo hay, sólo hay, solo queda, sólo queda, solo quedan, sólo quedan, nomás, no más, nada más, y ya, y ya está, eso es todo, y nada más, y punto, en bolsa de congelar, en bolsitas, en bolsa zip, en ziploc, en film, envuelto en film, envuelto, envuelta, tapado, tapada, en porciones, en raciones, porcionado, porcionada, ración, raciones de, porciones de, ración de, porción de, una porción de, una ración de, media ración de, media porción de, media porción, x kilo, el kilo, la bolsa, el paquete, la pieza, la unidad, por unidad, por pieza, al peso, a granel, suelto al peso, cada uno, cada una, c u, rebajado, en promo, promo, promoción, en promoción, liquidación, en rebaja, casi regalado`,
)

/** Abbreviations for cutting, cooking and storing. */
const shortened = list(
  `desc, descong, descongel, descongelándose, descongelandose, descongelando, a descongelar, para descongelar, por descongelar, ultracong, cong, congel, coc, cocid, hecho, hecha, hechos, hechas, hecho ayer, hecha ayer, hechos ayer, hechas ayer, hecho hoy, hecha hoy, cocido ayer, cocida ayer, cocidos ayer, cocidas ayer, hervido ayer, asado ayer, refrig, enlat, ench, pel, trit, troc, rod fina, en rodajas finas, en cuadritos, en cuadraditos, cortado en cuadritos, cortada en cuadritos, cortados en cuadritos, cortadas en cuadritos, en cubitos pequeños, en daditos pequeños, picadito fino, picadita fina, picaditos finos, picaditas finas, picado chiquito, picada chiquita, bien picado, bien picada, bien picadito, bien picadita, bien picaditos, bien picaditas, bien maduro, bien madura, bien maduros, bien maduras, bien frío, bien fría, bien lavados, bien lavadas, bien escurrido, bien escurrida,
  bien escurridos, bien escurridas, en cachos, en cachitos, en pedacitos pequeños, a trozos, a trocitos, a tiras, a tiritas, a rodajas, a cuadritos, a daditos, a dados, a cubos, a cuartos, a lonchas, a láminas, a gajos, picao fino, pelao y cortao, pelado y cortado, pelada y cortada, pelados y cortados, peladas y cortadas, lavados y cortados, lavadas y cortadas, lavado y picado, lavada y picada, limpio y cortado, limpia y cortada, limpias y cortadas, cocido y pelado, cocidos y pelados, cocida y pelada, cocidas y peladas, asado y pelado, asados y pelados, con brotes, con raíces, echando brotes, con algún golpe, con golpes, con manchas, con manchitas, con alguna mancha, sin la piel, sin el hueso, sin la cáscara, sin etiqueta, sin fecha, sin marca, sin nombre, env, envas, al vac, vacío envasado, bolsa abierta, bolsa cerrada, bolsa empezada, lata abierta, lata cerrada, lata sin abrir, bote sin abrir, paquete abierto, paquete cerrado, paquete empezado, paquete sin abrir,
  caja abierta, caja cerrada, caja empezada, cartón abierto, cartón cerrado, cartón empezado, brik abierto, brik cerrado, brik empezado, botella abierta, botella cerrada, botella empezada, tarro abierto, tarro empezado, frasco abierto, frasco empezado, medio paquete, medio bote, media bolsa, media lata, medio tarro, medio frasco, media botella, medio cartón, medio brik, media caja, media barra, media bandeja, la mitad, solo la mitad, un trozo, un cacho, un pedazo, un trocito, un cachito, un pedacito, un resto pequeño, kg y medio, kilo y medio, kilo y medio de, kilo y cuarto, kilo y cuarto de, kg y medio de, litro y medio, litro y medio de, medio kg, medio kg de, 1 kg y medio, cuarto kilo, cuarto kilo de, un cuarto de kilo de, tres cuartos de kilo de, tres cuartos de, medio litro, medio litro de, un kilo de, un kilito de, medio kilo de, media libra de, una libra de, chorrín, chorrin, chorrín de, chorrin de, un chorrín de, un chorrin de, chorrito d, poco d, un poco d, trozo d, pizca d, pedazo d, bolsa d, lata d, bote d, paq d, resto d, restos d`,
)

const sinceWhen = list('dsd, dsde, desd, dde, dsd el, dsde el, desd el').flatMap((since) =>
  list('lunes, martes, miércoles, jueves, viernes, sábado, domingo, ayer, anoche, hoy, anteayer').map((day) => `${since} ${day}`),
)

/** How little is left, by its package. */
const left = list(
  `casi na, casi ná, casi nada, casi no queda, casi no quedan, casi no keda, casi no kedan, casi no qeda, casi no hay, casi no tengo, apenas queda, apenas keda, apenas quedan, ya no queda mucho, no queda mucho, no keda mucho, no queda casi, no queda casi nada, ya casi no queda, ya casi no keda, poco queda, me queda poco, me keda poco, keda poco, keda un poco, queda na, queda nada, queda un culin, queda un culín, queda un culito, queda un dedo, quedan pocos, quedan pocas, quedan dos, quedan tres,
  un dedo, un culin, un culín, resto paquete, resto del paquete, resto de paquete, restos paquete, resto bolsa, resto de bolsa, resto de la bolsa, restos bolsa, resto bote, resto del bote,
  fondo del paquete, fondo del bote, culo botella, culo de botella, culo bote, culo del bote, final de paquete, final del paquete, final bolsa,
  en su agua, con su agua`,
)

/** Words beside a food in Spanish fridge notes. */
export const fridgeNoteWords: readonly string[] = [
  ...states,
  ...done,
  ...places,
  ...dates,
  ...supplyWords,
  ...shortened,
  ...sinceWhen,
  ...left,
]

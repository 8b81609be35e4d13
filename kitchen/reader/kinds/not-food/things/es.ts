import { list } from '#kitchen/reader/words/words.ts'

/** Kitchen ware, furniture, clothes, vehicles and electronics. */
const household = list(
  `sartén, cazo, olla exprés, batidora, licuadora, microondas, nevera, frigorífico, congelador, lavadora,
  tenedor, cuchillo, cucharas, mantel, delantal, tabla de cortar, rallador, colador, embudo, abrelatas,
  sacacorchos, corcho, tapón, molde, bandeja de horno, papel de lija, silla, mesa, mesita, sofá, sillón,
  butaca, cama, colchón, sábana, edredón, cortina, alfombra, armario, estantería, cajón, espejo, lámpara,
  despertador, televisor, televisión, tele, radio, teléfono móvil, móvil, celular, tableta electrónica,
  portátil, ordenador portátil, computadora, teclado, pantalla, impresora, cámara, micrófono, altavoz,
  enchufe, cable, interruptor, ventilador, calefactor, puerta, ventana, pared, techo, suelo, tejado,
  escalera, ladrillo, teja, tejas de barro, baldosa, madera, tablón, leña, clavo de hierro, tuerca,
  martillo, destornillador, alicates, taladro, cuerda, hilo, aguja de coser, tijeras, dedal, botón,
  cremallera, lana, seda, tela, cuero, camiseta, pantalón, vaqueros, vestido, chaqueta, abrigo, jersey,
  sudadera, bufanda, gorro, gorra, sombrero, guantes, calzoncillos, bragas, sujetador, bikini, bañador,
  pijama, zapatilla, bota, sandalia, chancla, cinturón, bolso, mochila, maleta, cartera, monedero, paraguas,
  gafas, gafas de sol, collar, pulsera, pendientes, anillo, llavero, candado, carro, automóvil, camión,
  furgoneta, autobús, tren, tranvía, metro, avión, helicóptero, barco, bicicleta, bici, moto, motocicleta,
  patinete, rueda, neumático, volante de coche, tractor, ambulancia, cohete, robot, dron, satélite,
  internet, correo electrónico, contraseña`,
)

/** School, office, play, sport and music. */
const schoolAndPlay = list(
  `libro, lápiz, lápices, bolígrafo, boli, rotulador, goma de borrar, sacapuntas, cartulina, papel,
  periódico, revista, diccionario, mapa, sello, postal, grapadora, grapas, clip, pegatina, tiza, pizarra,
  examen, deberes, balón, pelota, balón de fútbol, pelota de tenis, raqueta, bate, guitarra, piano, violín,
  trompeta, tambor, batería musical, acordeón, peluche, oso de peluche, globo, cometa, rompecabezas,
  ajedrez, naipes, videojuego, consola, patines, monopatín, esquís, tienda de campaña, saco de dormir,
  caña de pescar, anzuelo, casco, medalla, trofeo`,
)

/** Bodies, animals that nobody eats, weather and landscape. */
const natureAndBody = list(
  `dedo, rodilla, tobillo, nariz, ojo, ceja, pestañas, boca, labios, muela de juicio, pelo, barba, bigote,
  esqueleto, calavera, músculo, estómago humano, bebé, niño, niña, hombre, mujer, madre, padre, abuelo,
  abuela, tío, tía, primo, prima, hermano, hermana, vecino, vecina, novio, novia, amigo, amiga, perrito,
  gatito, cachorro, hámster, periquito, loro, cotorra, hurón, jirafa, hipopótamo, rinoceronte, gorila,
  chimpancé, panda, koala, leopardo, guepardo, jaguar, hiena, chacal, lobo, zorro, comadreja, topo, mofeta,
  oso polar, delfín, orca, morsa, pingüino, búho, águila, halcón, cuervo, urraca, gaviota, cigüeña,
  mariposa, abeja, libélula, dinosaurio, unicornio, dragón, sirena, hada, fantasma, vampiro, zombi,
  monstruo, extraterrestre, sol, luna, estrella, cielo, lluvia, tormenta, rayo, trueno, huracán, tornado,
  terremoto, volcán, lava, fuego, llama de fuego, humo, montaña, cueva, playa, arena de playa, océano, río,
  lago, pantano, charco, roca, guijarros, mármol, oro, plata, bronce, acero, aluminio, diamante, esmeralda,
  zafiro, árbol, rama de árbol, corteza de árbol, piña de pino, musgo, césped, paja, heno, pluma de ave,
  coral, óxido, barro, lodo, tierra, grava, carbón`,
)

/** Ideas, work, places, names, cities and words of no meaning. */
const ideasAndNames = list(
  `amor, odio, felicidad, tristeza, miedo, esperanza, libertad, justicia, paz, guerra, verdad, mentira,
  sueño, idea, tiempo, hora, minuto, año, siglo, dinero, billete, euros, dólar, peso mexicano,
  tarjeta de crédito, banco, impuesto, seguro, hipoteca, trabajo, jefe, oficina, fábrica, escuela, colegio,
  universidad, hospital, iglesia, torre, carretera, calle, autopista, estación, cine, teatro, museo,
  biblioteca, policía, cárcel, ejército, pistola, rifle, fusil, bala, bomba nuclear, granada de mano,
  espada, escudo, fontanero, plomero, electricista, carpintero, mecánico, ingeniero, abogado, médico,
  enfermera, dentista, veterinario, piloto, astronauta, soldado, bombero, cartero, profesor, alumno, rey,
  reina, príncipe, princesa, actor, cantante, bailarina, pintor, escritor, futbolista, música, canción,
  poema, película, foto, fotografía, cuadro, escultura, estatua, regalo, viaje, pasaporte, bandera,
  pregunta, respuesta, problema, nada, cosa, algo raro, fórmula, álgebra, matemáticas, física, historia,
  prueba, probando, hola mundo, asdf, asdfgh, asdfghjkl, asdasd, qwerty, qwertyuiop, zxcv, zxcvbn, zxcvbnm,
  jajaja, jeje, xd, lol, blablá, bla bla bla, lorem ipsum, abc, abcd, xyz, aaaa, ñlkj, ñañaña, antonio,
  josé, manuel, francisco, david, juan carlos, javier, daniel, carlos, alejandro, rafael, pedro, pablo,
  ángel, sergio, fernando, jorge, luis, alberto, álvaro, adrián, diego, raúl, iván, enrique, óscar, andrés,
  joaquín, santiago, vicente, eduardo, víctor, roberto, jaime, marcos, ignacio, hugo, alfonso, jordi,
  ricardo, salvador, guillermo, gonzalo, emilio, mateo, julio, agustín, gabriel, carmen, ana maría, ana,
  laura, marta, lucía, antonia, francisca, paula, elena, raquel, pilar, concepción, manuela, mercedes,
  josefa, beatriz, nuria, silvia, irene, patricia, montserrat, rocío, andrea, mónica, alba, ángela, sonia,
  alicia, sandra, susana, marina, yolanda, natalia, eva, inmaculada, noelia, carla, sofía, camila, ximena,
  juana, verónica, garcía, gonzález, rodríguez, fernández, lópez, martínez, sánchez, pérez, gómez, madrid,
  barcelona, sevilla, zaragoza, bilbao, buenos aires, bogotá, ciudad de méxico, guadalajara, monterrey,
  santiago de chile, caracas, quito, la paz, montevideo, asunción, la habana, londres, parís, lisboa,
  nueva york, tokio, moscú`,
)

/** Spanish names of what is no food: things, animals, people, places and ideas. */
export const es: readonly string[] = [...household, ...schoolAndPlay, ...natureAndBody, ...ideasAndNames]

import { aroundTheHouse, namedWithFoods } from '#kitchen/reader/kinds/not-food/things/es-around-the-house.ts'
import { nonFoodFirstWords } from '#kitchen/reader/kinds/not-food/things/es-first-words.ts'
import { moreThings } from '#kitchen/reader/kinds/not-food/things/es-more.ts'
import { wordsLikeFoods } from '#kitchen/reader/kinds/not-food/things/es-words-like-foods.ts'
import { list } from '#kitchen/word-list.ts'

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

/** Body parts, inedible animals, weather and landscape. */
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

/** Ideas, work, places, names, cities and function words. */
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

/** Things and places that contain a food's name, and further non-foods. */
const namedAfterFood = list(
  `leche de magnesia, leche magnesia, leche limpiadora, leche corporal, leche solar, leche hidratante, leche desmaquillante, leche de cal, crema hidratante, crema de manos, crema de día, crema de noche, crema solar, crema de afeitar, crema depilatoria, crema antiarrugas, crema para el cuerpo, crema dental, manteca corporal, manteca de cacao labial, bálsamo labial,
  aceite de ricino purgante, aceite corporal, aceite de masaje, aceite lubricante, aceite para motor, aceite de frenos, aceite de lámpara, aceite 3 en 1, aceite solar, sal de epsom, sales de epsom, sales de baño, sal de baño, sal para lavavajillas, sal de higuera, sal inglesa, sal de fruta eno, sal descalcificadora, alcohol de quemar, alcohol de romero, alcohol isopropílico, jabón de coco, jabón de glicerina, jabón de leche de cabra, jabón lagarto, vela de vainilla, vela de canela, incienso,
  ambientador de limón, lavavajillas de limón, limpiador de limón, pan de jabón, pan de cera, bola de billar, bolas de navidad, bola de cristal, bolas de petanca, manzana de adán, nuez de adán, nuez de mariposa, pera de goma, pera de boxeo, piña de boxeo, media naranja pareja, naranja mecánica, ojo de buey ventana, ojo de pez lente, pata de gallo tela, cola de caballo peinado, cola de ratón, cola blanca, cola de carpintero, diente de sierra, diente de leche, dientes de leche,
  lengua de suegra planta, mano de pintura, caña de pescar, caña de bambú decorativa, caballito de mar, estrella de mar, erizo de tierra, huevo de zurcir, huevo de pascua de juguete, huevo kinder juguete, masa madre de internet, masa para modelar, plastilina, masilla, pasta térmica, pasta de dientes, pasta de papel, papel de arroz decorativo, papel de aluminio, papel albal, papel film, papel de horno, papel de cocina, papel higiénico, film transparente, bolsa de basura, bolsas de basura, bolsas de congelación,
  lentejuela, lentejuelas, purpurina, abalorio, abalorios, alfiler, alfileres, imperdible, imperdibles, dedal, hilo de coser, cremallera, botón de camisa, corchete, pedrería, encaje, tul, terciopelo, fieltro, lana de oveja, ovillo, ganchillo, aguja de coser, agujas de tejer, bastidor, almirez, almireces, mortero de piedra, molcajete de piedra, metate, comal de barro, batán de piedra, rodillo de cocina, rodillo de amasar, manga pastelera, boquilla rizada, molde de bizcocho, molde de flan, flanera, molde para tarta, molde de silicona, moldes de magdalenas, cazuela de barro, puchero vacío, olla exprés, olla a presión,
  perol, paellera, sartén, sartenes, cazo, cazos, espumadera, cucharón, rasera, colador, coladores, escurridor, chino colador, pasapurés, rallador, pelador, mandolina, sacacorchos, abrelatas, descorazonador, cascanueces, exprimidor, licuadora, batidora, minipimer, freidora, freidora de aire, tostadora, cafetera, tetera, hervidor, gofrera, heladera vacía, yogurtera, salero, pimentero, vinagrera, aceitera, azucarero, mantequillera, quesera, panera, frutero, ensaladera, sopera, salsera, fuente de horno, bandeja, delantal, manopla, trapo, trapos, bayeta, estropajo, estropajos, fregona, escoba, recogedor,
  palillo, palillos, palillos de dientes, mondadientes, brocheta de metal, pincho moruno de metal, pajita, pajitas, popote, popotes, sorbete pajilla, servilleta, servilletas, mantel, salvamanteles, posavasos, trigonometría, geometría, aritmética, gramática, ortografía, filosofía, psicología, sociología, química orgánica, informática, programación, ordenador, computadora, portátil, móvil, celular, cargador, auriculares, pendrive, cable usb,
  toledo ciudad, jabugo pueblo, cabrales concejo, la oliva fuerteventura, naranjo de bulnes, almendros estación, sal de amoníaco, piedra pómez, piedra alumbre, piedra de afilar, tiza, gis, crayón, crayones, lápiz, goma de borrar, sacapuntas, grapadora, grapas, chincheta, chinchetas, clip, clips, celo, cinta adhesiva, pegamento en barra`,
)

/** Spanish names of non-foods: things, animals, people, places and ideas. */
export const es: readonly string[] = [
  ...household,
  ...schoolAndPlay,
  ...natureAndBody,
  ...ideasAndNames,
  ...namedAfterFood,
  ...moreThings,
  ...wordsLikeFoods,
  ...aroundTheHouse,
  ...namedWithFoods,
  ...nonFoodFirstWords,
]

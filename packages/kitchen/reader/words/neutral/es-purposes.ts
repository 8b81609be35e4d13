import { list } from '#kitchen/word-list.ts'

/** Dishes, feminine and other, for which cooks keep a food: "huevos para la tortilla", "plátanos p/bizcocho". */
const feminine = list(
  `tortilla, tarta, torta, pizza, sopa, salsa, ensalada, ensaladilla, paella, lasaña, mermelada, merienda, cena, comida, crema, quiche, masa, compota, plancha,
  parrilla, barbacoa, empanada, carbonara, boloñesa, bechamel, fideuá, olla, menestra, ensaladilla rusa, guarnición, brocheta, semana`,
)
const others = list(
  `gratin, gratinado, gratinados, gratinar, fundir, bizcocho, bizcochos, tartas, tortas, torrijas, croquetas, hamburguesa, hamburguesas, gazpacho, salmorejo, puré, zumo, zumos, jugo, jugos, batido, batidos, licuado, licuados,
  smoothie, smoothies, guacamole, ceviche, milanesas, milanesa, empanadas, tacos, caldo, cocido, guiso, estofado, sofrito, asado, horno, café, té, desayuno, almuerzo,
  postre, postres, bocadillo, bocadillos, bocatas, bocata, sándwich, sándwiches, sandwich, sandwiches, tostadas, galletas, pan, repostería, fondue, risotto, pisto, curry, wok,
  sushi, tortitas, panqueques, crepes, queque, budín, pastel, flan, arroz con leche, albóndigas, lentejas, mole, pozole, tamales, enchiladas, quesadillas, chilaquiles,
  hot cakes, aperitivo, picoteo, picar, rebozar, empanar, hacer, mañana, hoy, esta noche, el domingo, el sábado, el viernes, los niños, el niño, la niña, el peque, los peques,
  la abuela, todos, dos, cuatro`,
)

/** Words that tell what a food is kept for, and nothing of the food itself. */
export const purposeWords: readonly string[] = [
  ...feminine.flatMap((word) => [
    `para ${word}`,
    `para la ${word}`,
    `para una ${word}`,
    `p ${word}`,
    `p la ${word}`,
    `pa la ${word}`,
    `pa ${word}`,
  ]),
  ...others.flatMap((word) => [
    `para ${word}`,
    `para el ${word}`,
    `para un ${word}`,
    `p ${word}`,
    `p el ${word}`,
    `pa ${word}`,
    `pal ${word}`,
  ]),
]

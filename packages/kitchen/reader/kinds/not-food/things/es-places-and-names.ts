import { brandsOfNoFood, moreNames, moreSurnames, moreTowns } from '#kitchen/reader/kinds/not-food/things/es-towns-names-brands.ts'
import { list } from '#kitchen/word-list.ts'

/** Towns and countries. Alone such a word is no food; beside a food it is the food's origin. */
const places = list(
  ` Jabugo, La Rioja, La Paz, México, Turquía, Burgos, Salamanca, Sevilla, Madrid, Barcelona, Bilbao, Cádiz, Cáceres, Zamora, Teruel, Huelva, Jaén, Córdoba, Toledo, Cuenca, Ávila, Segovia, Soria, Logroño,
  Pamplona, Vitoria, Santander, Oviedo, Gijón, La Coruña, Vigo, Murcia, Alicante, Almería, Mallorca, Menorca, Ibiza, Tenerife, Bogotá, Medellín, Caracas, Quito, Guayaquil, Montevideo, Buenos Aires, Asunción,
  La Habana, Guadalajara, Monterrey, Puebla, Oaxaca, Mérida, Veracruz, Tijuana, Managua, Tegucigalpa, Arequipa, Cuzco, Antofagasta, Valparaíso, Rosario, Mendoza`,
)

/** First names and forms of address. */
const people = list(
  `Rosalía, Martina, Olivia, Dolores, Nieves, Manolo, Pepe, Paco, Chema, Íñigo, Begoña, Papá Noel, papa Francisco, Lucía, Paula, Pablo, Carmen, Mercedes, Pilar, Rocío, Almudena, Macarena,
  Ainhoa, Leire, Valentina, Camila, Mateo, Santiago, Hugo, Álvaro, Javier, Iñaki, Jorge, Ximena, panadero, panadera, cocinero, cocinera, pescadera, frutera, verdulero`,
)

/** Words for blows and falls, which Spanish derives from the thing that strikes. */
const blows = list(
  `sartenazo, sartenazos, piñazo, leñazo, melonazo, huevazo, naranjazo, botellazo, cabezazo, codazo, bastonazo, portazo, sablazo, flechazo, tortazo, castañazo, guantazo, cebollazo, tomatazo, zapatazo, escobazo,
  cucharazo, ollazo, calabazazo, pelotazo, martillazo, galletazo, mazazo, batacazo, trancazo, papirotazo, golpe de calor, torta bofetada, galleta golpe, leche en la cara`,
)

/** Tools, toys, animals and actions. */
const words = list(
  `olla, ollas, sopera, plato, platos, taza de café vacía, pocilga, pecera, acuario, pata de palo, diente postizo, canario, gata, correa, remover, picar, cortar, mezclar, batir, hornear, enero, navidad, cumpleaños,
  cena, comida, almuerzo, desayuno, merienda, hola, gracias, adiós, vacaciones, manicomio, maníaco, melodía, perejilera, cacahuetero, flotador de flamenco, plato de ducha, gallina ciega, gallinita ciega, vaca loca,
  cola de pegar, mariquita, pastilla, pastillas, sandía inflable, piñón bicicleta, piñón de bici, piñón de bicicleta, coco monstruo, ojo de buey ventana, piña de cristal, cebolla de porcelana, pata de cabra herramienta,
  calabazas suspenso, cebollino persona, sierra eléctrica, sierra de mano, sierra circular, motosierra, serrucho, tiburón ballena`,
)

/** Words that are no food in exactly this spelling and alone: without its accent "papá" would be a potato. */
export const notFoodAloneInSpanish: readonly string[] = [
  'playa',
  'comprar',
  ...places,
  ...people,
  ...blows,
  ...words,
  ...moreTowns,
  ...moreNames,
  ...moreSurnames,
  ...brandsOfNoFood,
  ...list(
    `papá, papás, mamá, mamás, vaso, copa, taza, sopera, botella, bolsa, caja, lunes, martes, jueves, batir, medusa gigante, tomate frito receta, manzanilla pueblo, melón de persona`,
  ),
]

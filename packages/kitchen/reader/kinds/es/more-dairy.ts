import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

/** Spanish names of cheeses, creams and milks. */
export const moreDairy: readonly NamedKind[] = [
  {
    class: 'hard-cheese',
    contains: ['dairy'],
    diet: 'vegetarian',
    dietAtWorst: 'meat',
    names: list(
      `queso de mezcla, queso de tetilla, queso de arzúa, san simón da costa, queso del cebreiro, gamonedo,
      queso de valdeón, picón bejes tresviso, queso de nata de cantabria, queso de mahón, mahón menorca,
      queso de l'alt urgell, queso fresco de burgos, queso zamorano, queso de la serena, queso ibores,
      queso palmero, queso de murcia al vino, queso de tronchón, queso de servilleta, queso de cassoleta,
      queso payoyo, queso de grazalema, queso de acehuche, queso de teta, quesillo de oaxaca, queso menonita,
      queso manchego mexicano, queso doble crema, queso de puerco lácteo, queso añejo mexicano, queso llanero,
      queso de mano, queso guayanés, queso telita, queso campesino, queso doble crema colombiano, queso paipa,
      queso gauda, queso cuartirolo, sardo argentino, queso barra, queso paraguay, queso chaqueño,
      queso palmito, cortezas de queso, queso de hebra, queso provolone ahumado, queso ahumado,
      quesitos el caserío, el caserío quesitos, queso san millán, burgo de arias`,
    ),
  },
  {
    class: 'cream',
    contains: ['dairy'],
    diet: 'vegetarian',
    names: list(`nata en espray, nata en spray`),
  },
  {
    class: 'milk',
    contains: ['dairy'],
    diet: 'vegetarian',
    names: list(
      `leche condensada cocida, la lechera, leche de pastoreo, batido de vainilla, cacaolat, batido de fresa,
      colacao preparado, natillas danet`,
    ),
  },
  {
    class: 'dish',
    contains: ['dairy'],
    otherwise: 'unknown',
    diet: 'vegetarian',
    dietAtWorst: 'vegetarian',
    names: list(
      `flan de nata, cuajada con miel, mousse de yogur, postre de tres leches, helado de nata,
      helado de vainilla, helado de turrón, merengada, ponche crema,
      cremas de licor, baileys, requesón con miel, quesillo canario, dulcería de leche, mazamorra con leche,
      chipá guazú, chipa so'o, buñuelos de queso, cachapa con queso, arepa de queso, provoleta a la parrilla,
      croquetas de queso, patatas dauphinois, salsa de roquefort, salsa cabrales, salsa a la huancaína,
      crema huancaína, salsa golf con nata, mantequilla de hierbas, mantequilla maitre d'hotel,
      mantequilla de ajo, mantequilla de soria, mantequilla de soria dulce`,
    ),
  },
  {
    class: 'dish',
    contains: ['dairy', 'eggs'],
    otherwise: 'unknown',
    diet: 'vegetarian',
    dietAtWorst: 'vegetarian',
    names: list(`flan casero`),
  },
]

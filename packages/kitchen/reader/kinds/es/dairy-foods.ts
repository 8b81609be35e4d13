import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

/** Spanish names of foods with milk or eggs outside the lexicon, by kind. */
export const dairyFoods: readonly NamedKind[] = [
  {
    class: 'hard-cheese',
    contains: ['dairy'],
    diet: 'vegetarian',
    dietAtWorst: 'meat',
    sharesDoubts: true,
    names: list(
      `idiazábal, roncal, zamorano, mahón, tetilla, cabrales, valdeón, picón, torta del casar, la serena, majorero, palmero, flor de guía, garrotxa, tupí, arzúa, arzúa ulloa, san simón, cebreiro, afuega'l pitu, casín, gamonéu, payoyo, murcia al vino, ibores, oaxaca, asadero, chihuahua, adobera, panela mexicana, cuajada, provolone, asiago, fontina, taleggio, pecorino romano, caciocavallo, provola, stracchino,
      camembert, roquefort, comté, beaufort, cantal, reblochon, morbier, saint nectaire, munster, époisses, port salut, mimolette, raclette, tomme, boursin, fourme, cheshire, stilton, red leicester, wensleydale, gloucester, havarti, maasdam, leerdammer, tilsit, danbo, esrom, jarlsberg, appenzeller, tête de moine, sbrinz, kashkaval, kasseri, kefalotyri, graviera, manouri, mizithra, sulguni, quesitos, queso fundido, lonchas de queso, queso en lonchas, queso procesado, preparado lácteo de queso, torta de queso`,
    ),
  },
  {
    class: 'milk',
    contains: ['dairy'],
    diet: 'vegetarian',
    names: list(
      `permeado de leche, permeado lácteo, minerales lácteos, lácteo, lácteos, producto lácteo, derivado lácteo, suero, lactosuero, lactosa, suero de mantequilla, caseína, caseinato, caseinato de calcio, caseinato sódico, caseinato cálcico, lactoalbúmina, lactoglobulina, proteína de leche, proteínas de leche, proteína láctea, proteínas lácteas, proteína de suero, sólidos lácteos, sólidos de leche, extracto seco lácteo, materia grasa láctea, grasa láctea, grasa de leche, grasa butírica, aceite de mantequilla,
      mantequilla concentrada, mantequilla clarificada, calcio de la leche, fermentos lácticos, calostro, leche evaporada, leche malteada, dulce de leche en polvo, leche merengada, arroz con leche, petit suisse, yogur líquido, skyr, ayran, lassi, raita, filmjölk, nata agria, panna cotta, sólidos de mantequilla, manteca de vaca, nata montada, chantillí, crema chantillí, batido, batido de chocolate, café con leche, horchata con leche, turrón blando con leche, chocolate a la taza con leche`,
    ),
  },
  // The name is butter in Argentina and lard in Spain, so it likely contains milk.
  { class: 'butter', mayContain: ['dairy'], diet: 'meat', names: list('manteca, oleomargarina, manteca animal') },
  {
    class: 'butter',
    diet: 'meat',
    names: list(
      'grasa porcina, grasa bovina, grasa vacuna, grasa de vacuno, grasa de ternera, grasa ovina, grasa de cordero, grasa de ave, grasa de pollo, grasa avícola, grasa de vaca, grasa de buey, sebo vacuno, sebo bovino, sebo de res, grasa de pella, grasa de oca, sebo, grasa animal, grasas animales, grasa de res, grasa de pato, grasa de cerdo, tocino fresco, unto, saín, manteca de cerdo ibérico, grasa de jamón, grasa de riñonada',
    ),
  },
  {
    class: 'egg',
    contains: ['eggs'],
    diet: 'vegetarian',
    names: list(
      'huevo de gallina, yema de huevo de gallina, clara de huevo, yema de huevo, yema, huevina, albúmina, ovoalbúmina, albumen, huevo pasteurizado, huevo líquido, clara en polvo, lisozima, merengue, merengues, suspiro, tocino de cielo, huevos hilados, yemas de santa teresa, huevo de pato, huevo de oca, huevo de avestruz, huevo de pava, tortilla de patatas, tortilla española, tortilla francesa, omelette, revuelto, huevos revueltos, huevo duro, huevo cocido, huevo frito, huevo poché, huevos rotos, sabayón, rompope',
    ),
  },
]

import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

/** Spanish regional and rare names of fish, shellfish and their products. */
export const moreSeaFoods: readonly NamedKind[] = [
  {
    class: 'fish',
    diet: 'pescatarian',
    names: list(
      `melva canutera, bacora, listao, cimarrón, ventresca de bonito, huevas de merluza, huevas de lumpo,
      sucedáneo de caviar, morrillo, facera, descargamento, plato de atún, cocochas de merluza,
      pescadilla de enroscar, lirio, fogonero, peix sapo, tamboril, mielga, aguja palá, espadarte, llampuga,
      pez loro, sama, besugo de la pinta, voraz, salpa, llobarro, vaca serrana, virrey, palometa negra,
      gallo pez san pedro, coruxo, tapaculo, clavel raya, ray, pez volador, saurel, jonquillo,
      boquerón victoriano, bocarte, xouba, sardina arenque, sardina salada, reo, pejerrey argentino,
      mojarra tilapia, bacalao de profundidad, múgil, rubio, lucerna, peto, bocanegra, cabezote, candil, abade,
      galana, guelde, jurelito, jareas, burgaillos pez`,
    ),
  },
  {
    class: 'shellfish',
    contains: ['shellfish'],
    diet: 'pescatarian',
    names: list(
      `langostino tigre, cigalita, cangrejo rojo, ñocla, masera, centollo de la ría, changurro, bocas de la isla,
      almeja babosa, almeja rubia, almeja japonesa, tallerina, escopinya, conchafina, bolo, loco chileno,
      caracol de mar, caracola de mar, ostra plana, calamar potera, sepión, tinta de chipirón,
      preparado de paella marinera, preparado para sopa de marisco, morralla de marisco, carne de centollo,
      huevas de centollo, ermitaño`,
    ),
  },
  {
    class: 'dish',
    contains: ['shellfish'],
    otherwise: 'unknown',
    diet: 'pescatarian',
    dietAtWorst: 'meat',
    names: list(
      `gambas a la gabardina, gambas orly, sepia a la plancha con alioli, polbo á feira, suquet, suquet de peix,
      arroz caldoso con bogavante, paella de marisco, caldereta de langosta, caldeirada, crema de marisco,
      crema de nécoras, crema de carabineros, croquetas de marisco, croquetas de gambas,
      tortilla de camarones, empanada de zamburiñas, empanada de berberechos,
      txangurro a la donostiarra, parihuela, chupe de centolla, pastel de jaiba, ceviche de camarón, ceviche mixto, ceviche de conchas negras, leche de tigre,
      camarones al mojo de ajo, tacos de camarón, chilpachole, encocado de camarón, picante de mariscos,
      curanto, machas a la parmesana, choritos a la chalaca, chalaca, locos con mayo, surimi de cangrejo,
      aros de calamar rebozados, salsa de gambas, salsa americana de marisco, paté de cangrejo, paté de marisco,
      paté de centollo, fumet rojo, fideos a la marinera, ensaladilla de gambas, ensaladilla de cangrejo,
      muslitos de cangrejo, delicias de mar`,
    ),
  },
  {
    class: 'dish',
    otherwise: 'unknown',
    diet: 'pescatarian',
    dietAtWorst: 'pescatarian',
    names: list(
      `bacalao dourada, bacalhau à brás, esqueixada, ajoarriero, atascaburras, pavías de bacalao,
      croquetas de atún, marmitaco, sorropotún, bienmesabe gaditano, matrimonio de anchoa, gilda,
      pudin de cabracho, ensaladilla de atún, empanada de sardinas, ventresca con pimientos,
      escabeche de caballa, caballa en escabeche, sardinas en escabeche, espetos, moraga de sardinas,
      merluza rellena, lenguado menier, causa de atún, pescado a lo macho, sudado de pescado,
      pescado zarandeado, tacos de pescado, sancocho canario, encebollado, viche de pescado,
      figuritas de merluza, delicias de merluza, tiburón rebozado, la gula del norte, angulas de surimi,
      tollo guisado`,
    ),
  },
]

import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

/**
 * Spanish names of fishmongers, butchers and greengrocers in Spain and South America; none has another meaning in
 * recipes.
 */
export const marketNames: readonly NamedKind[] = [
  {
    class: 'cream',
    contains: ['dairy'],
    diet: 'vegetarian',
    names: list('sólidos de suero de mantequilla, sólidos de suero, natilla ácida, natilla costarricense'),
  },
  { class: 'yogurt', contains: ['dairy'], diet: 'vegetarian', names: list('boruga, jocoque seco, jocoque árabe') },
  { class: 'sweetener', contains: ['dairy'], diet: 'vegetarian', names: list('fanguito, dulce de leche repostero') },
  {
    class: 'fish',
    diet: 'pescatarian',
    names: list(
      'cavinza, sardineta, salema, anjova, guatucupá, mapará, sabaleta, viejo de agua, pez quimera, pez araña blanco, latón pez, colín de Alaska, berrugata, roncacho, burriquete, borriquete, pintadilla, lechola, hucho, umbla, pejegato, bertorella, palero, lirio bacaladilla, lirio de mar, arbitán, guabina, guapote, tucunaré, carachama, sabalito, blanquillo pez, pintadillo, manduví, mojarrita, puyen, pejeperro, bilagay, rollizo pez, jerguilla, lunarejo, sama roquera, sama de pluma, pagel, pajel, garapello, vidriada, jaqueta, durdo, gayano, lábrido, loro viejo, vieja canaria, vieja negra, pejepeine, raor, barbarín, begel, borracho pez, tonyina de sorra, pez araña, pez cuco, faneca brava, brema, brema de mar, paiche, corvina rubia, pez pavón, trucha fario, cimarrón atún',
    ),
  },
  {
    class: 'shellfish',
    contains: ['shellfish'],
    diet: 'pescatarian',
    names: list(
      'mejilloncitos, langostinitos, chipironcito, sepietas, sepieta, sepiola, sepionas, calamarín, calamarines, chocha de mar, pie de burro, almeja chocha, abulón, camarón moruno, cauque, apancora, panchote, boquinete caracol, buruquena, bulgados, mincha, caramujo, caracolillo marino, vaqueta caracol, serrana caracol, mano de león, tallarinas, carneiros, relojito, morchón, quilmahue, tolinas, maucho, jibioncillo, cachones, begi haundi, chipironcitos, zamburiña negra, bruño, buey de Francia, cangreja, navallas, mexillón, ostra rizada',
    ),
  },
  {
    class: 'meat',
    diet: 'meat',
    names: list(
      'pollito, pollitos, chuletita, costillita, callos de ternera, callos de res, callos de vaca, callos de cerdo, callos limpios, magra de cerdo, magro de cerdo, cabezada de cerdo, sorpresa ibérica, bola de pulpa, pulpa negra, pulpa de cerdo, pulpa de res, bola de cuadril, brazuelo, garrón, tapabarriga, punta picana, choclillo, colita de rodeo, solomo, solomo de cuerito, muchacho cuadrado, chocozuela, villagodio, txuleta, lechecillas, livianos, entresijos, tripa de leche, pechuguita, pechuguitas, entremuslos, jamoncitos de pollo, cordoniz, yacaré, caracú, pancita de res, guata de res, morro de cerdo, careta, cresta de gallo, sangre de cerdo',
    ),
  },
  {
    class: 'mushroom',
    contains: ['mushroom'],
    diet: 'vegan',
    names: list(
      'setitas, champiñoncitos, honguitos, nízcalo, nízcalos, pie de rata, pie de gallo, mucerón, foliota cambiante, foliota, seta de haya, pinatell',
    ),
  },
  {
    class: 'vegetable',
    diet: 'vegan',
    names: list(
      'alficoz, cidrayote, barba de capuchino, barba de fraile, papalisa, aipim, chinchaya, pataste, cidrapapa, lacayote, mogango, quilete, brecolera, corazón de buey tomate, samat, quión, nalca, cabuche, biznaga',
    ),
  },
  {
    class: 'fruit',
    diet: 'vegan',
    names: list('anón amazónico, guabiju, guavirá, topiro, achotillo, pangue, güiscoyol, tintín, ambarela, corazón de buey fruta'),
  },
  { class: 'nut', diet: 'vegan', names: list('gevuín, cacay, macambo, bacao, nuez de barú, barú') },
  { class: 'nut', contains: ['peanut'], diet: 'vegan', names: list('cacahueses, cacahués, panchitos, alcahueses') },
  {
    class: 'grain',
    contains: ['gluten'],
    diet: 'vegan',
    names: list('frangollo de trigo, morón de cebada, afrecho, afrecho de trigo, afrechillo, moyuelo'),
  },
  {
    class: 'herb',
    diet: 'vegan',
    names: list('urucú, urucum, rodiola, pimpinela menor, altea, saponaria, raíz de malvavisco, wacataya, matico, incayuyo, chipaca'),
  },
]

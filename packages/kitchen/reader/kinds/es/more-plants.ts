import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

/** Spanish regional names of plants, pulses and mushrooms. */
export const morePlants: readonly NamedKind[] = [
  {
    class: 'vegetable',
    diet: 'vegan',
    names: list(
      `bleda, pastanaga, napicol, chufa tubérculo, papas arrugás, cachelos, maca, papa del aire, cidra papa,
      guacas, présules, fabas verdes, cancha serrana, mote pelado, maíz pelado, cacahuazintle,
      berenjena listada, alpicoz, tápenas, tallos de alcaparra, ogonori, lechuga de mar, cerrajas, pamplina,
      moringa`,
    ),
  },
  {
    class: 'legume',
    diet: 'vegan',
    names: list(`fesols de santa pau, mongetes del ganxet, garrafón legumbre, tarwi, tremoços, cigrons`),
  },
  {
    class: 'fruit',
    diet: 'vegan',
    names: list(
      `griñón, acerola mediterránea, uva crispa, támaras, chirianón, sapote negro, níspero americano,
      uva de árbol, guapurú, babaco, cantalupo melón, china naranja, limón mandarino, lima persa, agua de pipa`,
    ),
  },
  {
    class: 'mushroom',
    contains: ['mushroom'],
    diet: 'vegan',
    names: list(
      `hongo calabaza, hongo beltza, calabaza seta, cantarela, carrereta, carreretes, cama de perdiz,
      llanega negra, mocosa, pimpinella morada, apagavelas, reig, amanita cesárea, huevo de rey, múrgola,
      lengua de vaca seta, pata de perdiz, platera, russula virescens, bola de nieve, pique hongo`,
    ),
  },
  {
    class: 'nut',
    diet: 'vegan',
    names: list(`piñones rosados, pilongas, pepitas de zapallo, sacha inchi, cañahua`),
  },
  {
    class: 'sweetener',
    diet: 'vegan',
    dietAtWorst: 'vegetarian',
    names: list(
      `miel de romero, miel de tomillo, miel de encina, miel de milflores, miel de la alcarria, miel de galicia,
      miel de granada, miel de tenerife, miel de manuka, miel de lavanda, miel de espliego, miel de burgos,
      miel de villuercas, miel de ulmo, miel multifloral`,
    ),
  },
  {
    class: 'salt',
    diet: 'vegan',
    names: list(
      `sal de añana, sal de ibiza, sal de es trenc, sal negra de hawái, sal roja de hawái, sal azul de persia,
      sal gris de guérande, sal de cocina, sal de cahuil, sal ahumada`,
    ),
  },
]

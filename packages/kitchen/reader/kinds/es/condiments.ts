import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

/** Spanish names of sauces, pastes, sweets and stocks that do not name their ingredients, with usual shop contents. */
export const condiments: readonly NamedKind[] = [
  // Thai pastes that are ground with peanuts or used in peanut curries, so they likely contain peanut. Red and green
  // pastes are not in this row.
  {
    class: 'paste',
    mayContain: ['peanut', 'shellfish', 'soybean'],
    unknown: ['gluten'],
    diet: 'vegan',
    dietAtWorst: 'pescatarian',
    names: list(
      'pasta de curry massaman, pasta massaman, curry massaman, pasta de massaman, pasta de curry panang, pasta panang, curry panang, pasta de curry penang, pasta de curry amarillo, pasta de curry amarillo tailandés',
    ),
  },
  {
    class: 'sauce',
    contains: ['eggs', 'dairy'],
    diet: 'vegetarian',
    names: list('salsa holandesa, holandesa, salsa bearnesa, bearnesa, salsa mousseline, salsa carbonara, carbonara, salsa césar casera'),
  },
  {
    class: 'sauce',
    contains: ['eggs'],
    mayContain: ['soybean'],
    diet: 'vegetarian',
    names: list(
      'salsa tártara, tártara, salsa rosa, salsa cóctel, salsa golf, salsa andaluza, salsa gribiche, salsa remoulade, salsa americana de hamburguesa, veganesa de huevo',
    ),
  },
  { class: 'sauce', contains: ['eggs', 'dairy'], diet: 'pescatarian', names: list('salsa césar, aliño césar, aderezo césar') },
  {
    class: 'sauce',
    contains: ['dairy'],
    mayContain: ['gluten'],
    diet: 'vegetarian',
    names: list(
      'bechamel, besamel, salsa bechamel, salsa blanca, salsa mornay, salsa de queso, salsa de yogur, tzatziki, salsa ranchera de yogur, salsa a la pimienta, salsa roquefort, salsa de setas con nata, salsa cuatro quesos, fondue, salsa de nata',
    ),
  },
  {
    class: 'sauce',
    contains: ['mushroom'],
    mayContain: ['dairy', 'gluten'],
    diet: 'vegetarian',
    names: list('salsa de champiñones, crema de setas, salsa de trufa'),
  },
  { class: 'stock', contains: ['mushroom'], diet: 'vegan', names: list('caldo de setas, caldo de champiñones, caldo de hongos') },
  {
    class: 'sauce',
    mayContain: ['gluten'],
    diet: 'meat',
    names: list('salsa española, salsa de carne, salsa boloñesa, boloñesa, gravy, jugo de carne, demi glace, salsa de asado, ragú'),
  },
  {
    class: 'salty-sauce',
    contains: ['soybean', 'gluten'],
    diet: 'vegan',
    names: list(
      'salsa yakitori, salsa yakisoba, salsa sukiyaki, salsa kabayaki, salsa tonkatsu, salsa char siu, salsa de judías negras, pasta de soja, salsa kung pao, salsa sambal kecap, kecap manis, tsuyu vegetal',
    ),
  },
  {
    class: 'hot-sauce',
    diet: 'vegan',
    names: list(
      'tabasco, salsa valentina, salsa picante mexicana, mojo, mojo picón, mojo rojo, mojo verde, salsa verde mexicana, salsa verde, salsa roja, guacamole, pico de gallo, sambal, piri piri, peri peri, salsa criolla, llajua, ají amarillo en pasta, pasta de chile, adobo, pasta de guindilla, salsa de chile, salsa de tomatillo, ketchup picante, salsa napolitana, salsa marinara, tomate frito, sofrito, salsa de manzana, salsa de menta, salsa de arándanos, salsa de mango, encurtidos, variantes, salsa agridulce, chutney, chutney de mango',
    ),
  },
  {
    class: 'sauce',
    diet: 'vegan',
    mayContain: ['gluten'],
    names: list('romesco, salsa romesco, salvitxada, mole, pasta de mole, pipián'),
  },
  {
    class: 'paste',
    mayContain: ['shellfish'],
    diet: 'pescatarian',
    names: list('pasta de curry, pasta de curry tailandés, pasta tom yum, pasta laksa, salsa xo, pasta de camarones, sambal belacan'),
  },
  {
    class: 'paste',
    contains: ['soybean'],
    mayContain: ['gluten'],
    diet: 'vegan',
    names: list('miso blanco, miso rojo, pasta de miso, pasta de miso blanco'),
  },
  {
    class: 'paste',
    diet: 'vegan',
    names: list(
      'tapenade, paté de aceituna, olivada, paté vegetal, hummus de garbanzo, baba ganoush, mutabal, ajvar, harissa en pasta, pasta de tomate seco, pasta de ajo, pasta de jengibre, pasta de umeboshi, pasta de achiote, crema de sésamo, mutabal de berenjena, pisto, ratatouille, caponata, kimchi vegano, pasta de cacao procesada con álcali, licor de cacao, masa de cacao',
    ),
  },
  {
    class: 'stock',
    diet: 'meat',
    mayContain: ['gluten'],
    names: list(
      'caldo, caldos, consomé, fondo oscuro, fondo de ternera, caldo de cocido, caldo de jamón, caldo de hueso, caldo de huesos, cubito de caldo, concentrado de caldo, avecrem',
    ),
  },
  {
    class: 'stock',
    diet: 'pescatarian',
    contains: ['shellfish'],
    names: list('caldo de marisco, fumet de marisco, fondo de marisco, caldo de gambas, sopa de marisco, bisque de gambas'),
  },
  { class: 'stock', diet: 'pescatarian', names: list('caldo de bonito') },
  {
    class: 'sweetener',
    diet: 'vegan',
    names: list(
      `azúcar de arce, azúcar de caña en bruto, caña de azúcar, azúcar de caña, azúcar blanco, azúcar blanquilla, azúcar integral, azúcar mascabado, mascabado, azúcar de abedul, azúcar de coco, azúcar de remolacha, azúcar candi, azúcar perlado, caramelo, caramelo líquido, glucosa, fructosa, dextrosa, sacarosa, maltosa, trehalosa, isomaltulosa, maltitol, sorbitol, xilitol, eritritol, isomalt, manitol, jarabe, sirope, jarabe de azúcar, jarabe de azúcar invertido, azúcar invertido, inulina, jarabe de arce, jarabe de agave, jarabe de dátiles, sirope de dátil, sirope de manzana, sirope de chocolate vegano, melaza de caña, miel de caña, miel de palma, arrope, arrope de uva, edulcorante, edulcorantes, estevia en polvo, sacarina, aspartamo, sucralosa, acesulfamo, ciclamato, glicósidos de esteviol, granadina, confitura, jalea, membrillo en dulce, guayabate, ate, cabello de ángel dulce, almíbar, fondant, glaseado`,
    ),
  },
  {
    class: 'sweetener',
    diet: 'vegetarian',
    names: list('miel de flores, miel de azahar, jalea real, polen, propóleo, cera de abejas'),
  },
  {
    class: 'sweetener',
    diet: 'meat',
    names: list(
      'nube, nubes, malvavisco, malvaviscos, gominola, gominolas, ositos de goma, gelatina de fresa, gelatina de limón, postre de gelatina',
    ),
  },
  {
    class: 'chocolate',
    mayContain: ['dairy', 'soybean'],
    diet: 'vegan',
    dietAtWorst: 'vegetarian',
    names: list(
      'chocolate, chocolate fondant, cobertura, cobertura de chocolate, pepitas de chocolate, chispas de chocolate, virutas de chocolate, chocolate en polvo, cacao soluble, chocolate a la taza, bombón, bombones, trufa de chocolate, trufas de chocolate',
    ),
  },
  {
    class: 'chocolate',
    diet: 'vegan',
    names: list('pasta del cacao, cacao, cacao puro, manteca de cacao, manteca de cocoa, cocoa, algarroba en polvo'),
  },
]

import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

/** Spanish label words beyond additives: thickeners, sweeteners, fortifiers and colours, by origin. */
export const labelWords: readonly NamedKind[] = [
  {
    class: 'thickener',
    diet: 'vegan',
    names: list(
      `goma de guar, goma de xantano, goma xantán, xantano, goma de algarrobo, goma de algarroba, goma de acacia, goma karaya, goma tragacanto, tragacanto, goma gelana, goma casia, goma de tara, goma de konjac, harina de konjac, celulosa microcristalina, hidroxipropilmetilcelulosa, metil celulosa, pectina amidada, alginato cálcico, alginato de calcio, alginato de propilenglicol, carragenina kappa, carragenato, agar agar en polvo, cáscara de psyllium, cáscara de ispágula, plantago, almidón pregelatinizado, almidón de maíz modificado, almidón de patata modificado, almidón de mandioca, almidón de yuca agrio, polvilho, almidón de guisantes, almidón de sagú, almidón de trigo sarraceno, fécula de arroz, fécula de mandioca, fécula de tapioca, dextrina resistente, ciclodextrina, inulina de agave, fructooligosacáridos, oligosacáridos, galactomanano, fibra soluble, fibra alimentaria, fibra dietética, fibra de avena sin gluten, fibra de zanahoria, fibra de remolacha, fibra de patata, fibra de acacia, fibra de lino, fibra de psyllium, fibra de coco, fibra de cítrico`,
    ),
  },
  {
    class: 'sweetener',
    diet: 'vegan',
    names: list(
      `jarabe de glucosa fructosa, jarabe de glucosa y fructosa, jarabe de fructosa y glucosa, sirope de glucosa y fructosa, jarabe de maíz de alta fructosa, jarabe de alta fructosa, jarabe de dextrosa, jarabe de maltitol, jarabe de sorbitol, jarabe de tapioca, jarabe de caramelo, jarabe de remolacha, jarabe de caña, jugo de caña, guarapo, azúcar caramelizado, azúcar de fruta, tagatosa, alulosa, xilosa, taumatina, neotamo, advantamo, acesulfamo k, acesulfamo potásico, sacarina sódica, extracto de fruta del monje, fruta del monje, extracto de stevia, hojas de stevia, glucósidos de esteviol, polialcoholes, polioles, mosto concentrado, mosto de uva concentrado, zumo de uva concentrado, zumo concentrado de uva, zumo de manzana concentrado, algarrobina, sirope de algarroba, sirope de yacón, edulcorante de mesa`,
    ),
  },
  {
    class: 'baking',
    diet: 'vegan',
    names: list(
      `ácido fumárico, ácido adípico, ácido succínico, ácido propiónico, ácido glutámico, ácido clorhídrico, ácido oleico, ácido nicotínico, ácido acético glacial, glucono delta lactona, gluconodeltalactona, lactato cálcico, lactato sódico, lactato potásico, citrato potásico, citrato cálcico, tartrato potásico, tartrato sódico, bitartrato potásico, acetato sódico, acetato cálcico, ascorbato sódico, ascorbato cálcico, eritorbato sódico, isoascorbato, sorbato, sorbato de potasio, benzoato, benzoato de sodio, propionato cálcico, propionato de calcio, nitrito de sodio, nitrato de sodio, nitrato de potasio, metabisulfito sódico, metabisulfito potásico, bisulfito sódico, anhídrido sulfuroso, carbonato potásico, carbonato de potasio, carbonato amónico, carbonato de magnesio, bicarbonato amónico, bicarbonato potásico, hidróxido cálcico, hidróxido de calcio, cal, cal alimentaria, agua de cal, tequesquite, hidróxido sódico, fosfato cálcico, fosfato de calcio, fosfato monocálcico, fosfato tricálcico, fosfato sódico, fosfato potásico, difosfato disódico, trifosfato, polifosfato, polifosfatos, pirofosfato, cloruro de calcio, cloruro de potasio, cloruro magnésico, sulfato de calcio, sulfato magnésico, sulfato ferroso, gluconato ferroso, gluconato de zinc, óxido de zinc, óxido de magnesio, sulfato de zinc, yoduro potásico, yodato potásico, selenio, cobre, manganeso, cromo, fósforo, sodio, dióxido de silicio, sílice, talco alimentario, ferrocianuro sódico, glutamato de sodio, glutamato sódico, ajinomoto, extracto de levaduras, levadura desactivada, levadura liofilizada, levadura prensada, levadura instantánea, levadura royal, polvos royal, polvo para hornear, polvos de hornear, agente de tratamiento de la harina, agente leudante, leudante, agente endurecedor, endurecedor, secuestrante, espumante, gas propulsor, agente espesante, agente gelificante, vitamina b1, vitamina b2, vitamina b3, vitamina b5, vitamina b6, vitamina b8, vitamina b9, vitamina k, vitamina k2, folato, folatos, nicotinamida, piridoxina, cianocobalamina, pantotenato cálcico, l carnitina, quinina, extracto de guaraná, carotenoides, extracto de bija, oleorresina de pimentón, oleorresina, betanina, complejos cúpricos de clorofila, color caramelo, caramelo natural, caramelo amónico, tartrazina, amarillo ocaso, azul brillante, rojo allura, azorrubina, ponceau, negro carbón, carbón activado, etilvainillina, vainillina sintética, maltol, etilmaltol, mentol, aroma de almendra, aroma de naranja, aroma a vainilla, aroma de ahumado, saborizante, saborizantes, saborizante natural, esencia de vainilla, esencia de limón, esencia de azahar, amilasa, xilanasa, transglutaminasa, lactasa, coagulante vegetal, coagulante microbiano, cuajo de cardo, flor de cardo, cultivos, koji, oxígeno, etanol, alcohol vínico, alcohol de vino, glicerina vegetal, propilenglicol, lúpulo, extracto de lúpulo, extracto de plantas, concentrado de zanahoria, concentrado de espirulina, concentrado de remolacha, concentrado de manzana, concentrado de plantas, alimento colorante, alimentos colorantes`,
    ),
  },
  {
    class: 'oil',
    diet: 'vegan',
    names: list(
      `manteca de karité, mantequilla de karité, manteca de illipé, manteca de mango, manteca de palma, manteca de coco, grasa vegetal de palma, grasa vegetal de coco, grasas vegetales de palma, grasas vegetales refinadas, aceite vegetal de palma, aceite refinado de girasol, aceite de canola, aceite de nabina, aceite de salvado de arroz, aceite de germen de maíz, aceite de pepitas de calabaza, aceite de sacha inchi, aceite de chía, aceite de camelina, aceite de perilla, aceite de macadamia, aceite de pistacho, aceite de albaricoque, aceite de palta, aceite de orujo de oliva, aceite mct, triglicéridos de cadena media, aceite de coco virgen, aceite de coco desodorizado, aceite de algas, aceite de microalgas, aove, aceite virgen extra, aceite suave, aceite en spray, aceite de ajo`,
    ),
  },
  {
    class: 'milk',
    diet: 'vegan',
    names: list(
      'bebida de guisante, bebida de guisantes, bebida de cáñamo, bebida de quinoa, bebida de mijo, bebida de alpiste, bebida de castaña, bebida de nuez, bebida de nueces, bebida de anacardo, bebida de avellana, bebida de pistacho, bebida de chufa, bebida de macadamia, bebida de sésamo, bebida de arroz y coco, bebida de arroz con coco, bebida de almendra y coco, bebida de trigo sarraceno',
    ),
  },
  {
    class: 'milk',
    contains: ['gluten'],
    diet: 'vegan',
    names: list('bebida de espelta, leche de espelta, bebida de kamut, bebida de avena y coco, nata de espelta'),
  },
  {
    class: 'milk',
    contains: ['dairy'],
    diet: 'vegetarian',
    names: list(
      'leche pasteurizada, leche uht, leche esterilizada, leche esterilizada uht, leche homogeneizada, leche ultrapasteurizada, leche concentrada, leche entera pasteurizada, leche desnatada en polvo, leche entera en polvo, leche descremada, leche semidescremada, leche descremada en polvo, leche entera, leche pasteurizada entera, nata pasteurizada, crema pasteurizada',
    ),
  },
  {
    class: 'hard-cheese',
    contains: ['dairy'],
    diet: 'vegetarian',
    dietAtWorst: 'meat',
    sharesDoubts: true,
    names: list(
      'queso en polvo, queso líquido, queso rallado para pizza, queso para gratinar, mezcla de quesos, cuatro quesos, quesos variados, queso en cubos, queso para fundir, queso de barra, queso tierno light, quesitos en porciones, queso fundido en porciones, queso de rulo, rulo de cabra',
    ),
  },
  {
    class: 'egg',
    contains: ['eggs'],
    diet: 'vegetarian',
    names: list(
      'ovoproducto, ovoproductos, blanquillo, blanquillos, clara pasteurizada, yema pasteurizada, yema en polvo, claras pasteurizadas, huevo entero pasteurizado, huevo deshidratado, ovomucina, ovomucoide, ovotransferrina, vitelina, lecitina de huevo, aceite de huevo, polvo de huevo',
    ),
  },
  {
    class: 'egg',
    diet: 'vegan',
    names: list(
      'huevo vegano, sustituto de huevo, sustituto vegano de huevo, sustituto del huevo, reemplazo de huevo, huevo de lino, huevo de chía',
    ),
  },
  {
    class: 'shellfish',
    contains: ['shellfish'],
    diet: 'pescatarian',
    names: list(
      'quitosano, quitina, glucosamina, glucosamina de crustáceos, frutos del mar, fruto de mar, mix de mariscos, mix de marisco, surtido de mariscos, preparado de paella, preparado para paella con marisco, preparado de marisco, concentrado de marisco, extracto de marisco, aroma de marisco, aroma de gamba, polvo de marisco',
    ),
  },
  {
    class: 'fish',
    diet: 'pescatarian',
    names: list(
      'paté de atún, paté de salmón, paté de cabracho, paté de anchoa, paté de sardina, paté de bonito, pastel de cabracho, colágeno marino, omega 3 de pescado, proteína de pescado, extracto de pescado, aroma de pescado, hidrolizado de pescado, migas de atún, migas de bonito, isinglass, ictiocola, aceite de salmón, aceite de anchoa',
    ),
  },
  {
    class: 'meat',
    diet: 'meat',
    names: list(
      'pata de res, patas de pollo, patas de cerdo, patita de cerdo, patitas de cerdo, panza de res, libro de res, mano de ternera, manos de cerdo, manitas de cordero, cabeza de cerdo, cabeza de cordero, lengua de res, lengua de cordero, corazones de pollo, hígado de ternera, hígado de cerdo, hígado de cordero, extracto de carne de vacuno, proteína de pollo, carne separada mecánicamente, carne de vacuno, carne de porcino, carne de ave, carne de pavo, carne de conejo, aroma de carne, aroma de pollo, hemoglobina, gelatina vacuna, colágeno bovino, colágeno porcino, condroitina, tripa natural, tripa de cordero, intestinos',
    ),
  },
  {
    class: 'cured-meat',
    mayContain: ['dairy', 'gluten', 'soybean'],
    diet: 'meat',
    names: list(
      'salchicha de pollo, salchichas de pollo, salchichas de pavo, salchichas de ternera, salchichas de coctel, hamburguesa, hamburguesa de ternera, hamburguesa de pollo, hamburguesas de pollo, hamburguesas de ternera, hamburguesa de res, hamburguesa de pavo, hamburguesa mixta, albóndigas de ternera, albóndigas de pollo, albóndigas de cerdo',
    ),
  },
  {
    class: 'vegetable',
    diet: 'vegan',
    names: list(
      'carne de jaca, corazón de palmito, corazones de palmito, palmitos en conserva, espaguetis de zanahoria, noodles de calabacín, calabaza mantequilla, bistec de coliflor, corazones de lechuga, corazón de alcachofa, corazones de apio, carne de tomate, carne de aguacate',
    ),
  },
  {
    class: 'fruit',
    diet: 'vegan',
    names: list('carne de coco, caviar cítrico, caviar de lima, limón caviar, lima caviar, finger lime, carne de dátil, pulpa de dátil'),
  },
  { class: 'seaweed', diet: 'vegan', names: list('caviar de algas, caviar vegetal, caviar vegano, huevas vegetales, perlas de algas') },
  {
    class: 'pasta',
    contains: ['gluten'],
    mayContain: ['eggs', 'dairy'],
    diet: 'vegan',
    dietAtWorst: 'meat',
    names: list(
      'sorrentinos, panzotti, panzerotti, girasoles de pasta, mezzelune, fagottini, pasta rellena de carne, pasta rellena de queso, raviolis de carne, raviolis de ricota, canelones de espinaca, agnolotis, varenikes, pierogi',
    ),
  },
  {
    class: 'pastry',
    contains: ['gluten'],
    mayContain: ['dairy', 'eggs', 'soybean'],
    diet: 'vegan',
    dietAtWorst: 'vegetarian',
    names: list('cono de helado, conos de helado, cono de barquillo, cucuruchos, cono de oblea, oblea de barquillo, tulipa de barquillo'),
  },
  {
    class: 'wine',
    contains: ['gluten'],
    diet: 'vegan',
    names: list(
      'cerveza sin alcohol, cerveza negra, cerveza rubia, cerveza tostada, cerveza de trigo, cerveza artesana, cerveza artesanal, cerveza lager, cerveza stout, clara de cerveza, malta sin alcohol',
    ),
  },
]

import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

/** Spanish additive names of labels, by origin. */
export const additives: readonly NamedKind[] = [
  {
    class: 'baking',
    diet: 'vegan',
    names: list(
      `ácido cítrico, ácido láctico, ácido málico, ácido tartárico, ácido ascórbico, ácido acético, ácido fosfórico, ácido sórbico, ácido benzoico, ácido fólico, acidulante, acidulantes, correctores de acidez, regulador de acidez, conservador, conservante, conservantes, antioxidantes, estabilizante, estabilizantes, emulgente, emulgentes, emulsionante, emulsionantes, espesante, espesantes, gelificante, gelificantes, gasificante, gasificantes, impulsor, levadura química, levadura en polvo, levadura fresca, levadura seca, levadura de cerveza, extracto de levadura, cremor tártaro, bicarbonato sódico, bicarbonato de sodio, bicarbonato de amonio, carbonato cálcico, carbonato de calcio, carbonato sódico, cloruro potásico, cloruro cálcico, cloruro de magnesio, nigari, sulfato cálcico, fosfato, fosfatos, difosfato, difosfatos, citrato de sodio, citrato sódico, citrato de calcio, lactato de calcio, acetato de sodio, sorbato potásico, benzoato sódico, sulfito, sulfitos, metabisulfito, dióxido de azufre, nitrito sódico, nitrato potásico, glutamato monosódico, potenciadores del sabor, aroma, aromas, aroma natural, aromas naturales, aroma de vainilla, aroma de humo, humo líquido, humo de haya, vainillina, colorante, colorantes, colorante natural, colorante de beta caroteno, betacaroteno, beta caroteno, caroteno, carotenos, curcumina, antocianinas, clorofila, clorofilas, rojo de remolacha, caramelo colorante, carbón vegetal, extracto de pimentón, bija, annatto, luteína, licopeno, dióxido de titanio, óxido de hierro, vitamina, vitaminas, vitamina a, vitamina b, vitamina b12, vitamina c, vitamina e, niacina, riboflavina, tiamina, ácido pantoténico, biotina, tocoferol, tocoferoles, mineral, minerales, hierro, calcio, zinc, magnesio, yodo, potasio, taurina, ésteres de esteroles vegetales, esteroles vegetales, pectina, pectinas, pectina cítrica, pectina de cítricos, goma guar, goma garrofín, goma arábiga, goma gellan, goma tara, goma de celulosa, celulosa, carboximetilcelulosa, metilcelulosa, alginato de sodio, carragenina, konjac, glucomanano, fibra, fibra vegetal, fibra de cítricos, fibra de manzana, fibra de bambú, fibra de guisante, fibra de achicoria, maltodextrina, dextrina, polidextrosa, almidón resistente, proteína vegetal, proteína de patata, proteína de guisante aislada, proteína de arroz, proteína de cáñamo, lecitina de girasol, lecitinas de girasol, lecitina de colza, enzima, enzimas, fermento, fermentos, cuajo microbiano, cuajo vegetal, cultivo, gas, dióxido de carbono, nitrógeno, humectante, antiaglomerante, agente de recubrimiento, agente de carga, cera de carnauba, glicerina, glicerol, concentrado vegetal, extracto vegetal, extractos vegetales, extracto de romero, aditivo, aditivos`,
    ),
  },
  { class: 'oil', unknown: ['peanut', 'soybean'], diet: 'vegan', names: list('manteca vegetal, mantecas vegetales') },
  {
    class: 'oil',
    diet: 'vegan',
    names: list(
      'aceite, aceites, aceite de semillas, aceite de pepita de uva, aceite de lino, aceite de linaza, aceite de cáñamo, aceite de nuez, aceite de almendra, aceite de aguacate, aceite de maíz, aceite de arroz, aceite de cártamo, aceite de algodón, aceite de calabaza, aceite de orujo, aceite de oliva virgen, aceite de oliva virgen extra, aceite de karité, grasa de palma, grasa de coco, grasa de karité, grasa de illipé, oleína de palma, estearina de palma, grasa',
    ),
  },
  {
    class: 'baking',
    mayContain: ['soybean'],
    diet: 'vegan',
    dietAtWorst: 'vegetarian',
    names: list('lecitina, lecitinas, emulgente lecitina, proteína vegetal hidrolizada, proteína hidrolizada'),
  },
  {
    class: 'baking',
    diet: 'vegan',
    dietAtWorst: 'meat',
    names: list(
      'colorante alimentario, colorante alimenticio, colorante rojo, colorante rosa, colorantes alimentarios, monoglicéridos, diglicéridos, mono y diglicéridos, mono y diglicéridos de ácidos grasos, ácidos grasos, ésteres de ácidos grasos, polisorbato, estearato de magnesio, ácido esteárico, vitamina d, vitamina d3, omega 3, guanilato, inosinato',
    ),
  },
  {
    class: 'baking',
    diet: 'meat',
    names: list('gelatina bovina, gelatina porcina, colágeno hidrolizado, pepsina, cisteína, l cisteína'),
  },
  { class: 'sweetener', diet: 'vegetarian', dietAtWorst: 'meat', names: list('goma laca, shellac') },
]

import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { parseFoodLines } from '#kitchen/reader/kinds/food-lines.ts'

/** Dishes with usual contents that their other names do not tell. */
export const agreedDishes: readonly NamedKind[] = parseFoodLines(`
  dish | eggs | dairy | meat | ? | vitel toné, vittel toné, vitel thoné, vitel toné navideño, vitello tonnato
  dish | dairy eggs | gluten | vegetarian..meat | ? | changua, changua bogotana, changua boyacense
  bread | dairy gluten | eggs | vegetarian..meat | ? | salchichón de chocolate, salami de chocolate, salame de chocolate
  dish | peanut | dairy | meat | ? | guatita, guatita ecuatoriana, guatita con papas, guata con maní
  dish | dairy gluten eggs |  | meat | ? | canelones de carne, canelones de carne con bechamel
  dish |  | gluten soybean | meat | ? | pollo a la brasa, pollo a la brasa peruano
  dish |  | gluten soybean | vegan..meat | ? | bacon de coco, beicon de coco, tocino de coco, bacon de papel de arroz
  dish |  | gluten eggs | meat | ? | salmorejo de bacalao, salmorejo con bacalao
  dish | dairy | eggs | vegetarian..meat | ? | leche merengada, leche merengada casera
  dish |  | dairy | vegan..meat | ? | fariñes, fariñes asturianas, farinetas de maíz, farrapes
`)

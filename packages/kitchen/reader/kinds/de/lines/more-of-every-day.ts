import { parseFoodLines } from '#kitchen/reader/kinds/food-lines.ts'

/** Dialect words, brands and bakes of shopping lists, by composition. */
export const everydayLines = parseFoodLines(`
  pastry | dairy gluten eggs |  | vegetarian | ? | Pfannakuacha, Pfannakuche, Pfannekuche, Pannekoken, Pfannkuacha,
    Eierkuchen Teig, Eierkuacha, Flädla, Flädle gefüllt, Omeletten, schweizerisch, Eierpfannkuchen, Plinz,
    Eierplinsen
  root |  |  | vegan | - | Ranen, Rahna, Rahnen, Rohne, Rote Rahne, Rotrüben, Rotrübe
  leaf |  |  | vegan | - | Löffelkraut, Winterkresse, Pimpinelle Kraut, Taubnesseln, Erdbeerspinat, Tellerkraut,
    Eiskraut
  dish |  |  | vegan | ? | Hefeschmelz, Simply V, Simply V Genießerscheiben, Simply V Reibegenuss, Violife,
    Violife Scheiben, Bedda, Bedda Scheiben, Wilmersburger, Wilmersburger Pizzaschmelz, Happy Cheeze
  butter |  | soybean | vegan..vegetarian | ? | Sojola
`)

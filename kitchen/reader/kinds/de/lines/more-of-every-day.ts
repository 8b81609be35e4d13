import { parseFoodLines } from '#kitchen/reader/kinds/food-lines.ts'

/** Dialect words, brands and bakes of shopping lists, by composition. */
export const everydayLines = parseFoodLines(`
  pastry | dairy gluten eggs |  | vegetarian | ? | Pfannakuacha, Pfannakuche, Pfannekuche, Pfannekuchen, Pannekoken, Pannkoken, Pfannkuacha, Eierkuchen Teig, Eierkuacha, Flädla, Flädle gefüllt, Omeletten
    schweizerisch, Eierpfannkuchen, Plinsen, Plinse, Plinz, Eierplinsen, Hefeplinsen
  root |  |  | vegan | - | Ranen, Ronen, Rahna, Rahnen, Rande, Randen, Rauner, Rohne, Rohnen, Rote Rahne, Rotrüben, Rotrübe
  leaf |  |  | vegan | - | Löffelkraut, Barbarakraut, Winterkresse, Hirtentäschel, Knoblauchsrauke, Wiesenschaumkraut, Wiesenknopf, Pimpinelle Kraut, Spitzwegerich, Breitwegerich, Taubnessel, Taubnesseln,
    Franzosenkraut, Melde, Gartenmelde, Guter Heinrich, Erdbeerspinat, Tellerkraut, Winterportulak, Postelein, Eiskraut
  dish |  |  | vegan | ? | Hefeschmelz, Simply V, Simply V Genießerscheiben, Simply V Reibegenuss, Violife, Violife Scheiben, Bedda, Bedda Scheiben, Wilmersburger, Wilmersburger Pizzaschmelz, Happy Cheeze
  butter |  | soybean | vegan..vegetarian | ? | Sojola
`)

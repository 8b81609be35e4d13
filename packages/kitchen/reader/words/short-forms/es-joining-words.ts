import { list } from '#kitchen/word-list.ts'

/** Names whose joining word a shopper leaves out: "aceite oliva", "harina fuerza", "leche polvo". */
const names = list(
  `aceite de aguacate, aceite de canola, aceite de coco, aceite de girasol, aceite de maíz, aceite de oliva, aceite de sésamo,
  anillas de calamar, bebida de almendra, bebida de almendras, bebida de arroz, bebida de avena, bebida de coco, bebida de soja,
  brotes de soja, caldo de pescado, caldo de verduras, carne molida de cerdo, carne molida de pollo, carne molida de res,
  carne picada de cerdo, carne picada de pavo, carne picada de pollo, carne picada de ternera, carne picada de vacuno, clara de huevo,
  claras de huevo, concentrado de tomate, copos de avena, copos de maíz, crema de cacahuate, crema de cacahuete, crema de leche,
  cubito de caldo, dulce de leche, fideos de arroz, filetes de merluza, harina de almendra, harina de arroz, harina de avena,
  harina de centeno, harina de espelta, harina de fuerza, harina de garbanzo, harina de repostería, harina de trigo, hojuelas de avena,
  huevos de codorniz, jugo de naranja, leche de almendra, leche de almendras, leche de avena, leche de coco, leche de soja,
  manteca de cacao, mantequilla de cacahuate, mantequilla de cacahuete, masa de hojaldre, masa de pizza, mermelada de fresa,
  milanesas de res, obleas de empanadillas, palitos de cangrejo, palitos de pescado, pan de ajo, pan de centeno, pan de hamburguesa,
  pan de molde, pan de perritos, pan de pita, pasta de tomate, pastilla de caldo, pipas de calabaza, pipas de girasol, placas de lasaña,
  pulpa de cangrejo, pulpa de tomate, puré de papa, puré de patata, puré de tomate, queso de cabra, queso de oveja, salsa de cacahuete,
  salsa de maní, salsa de ostras, salsa de pescado, salsa de soja, salsa de tomate, semillas de calabaza, semillas de girasol,
  semillas de lino, setas de ostra, sopa de sobre, tortilla de harina, tortillas de harina, tortillas de maíz, tortillas de trigo,
  varitas de merluza, vinagre de arroz, vinagre de jerez, vinagre de manzana, vinagre de sidra, vinagre de vino, yema de huevo,
  yemas de huevo, yogur de soja, zumo de naranja, ajo en polvo, boquerones en vinagre, cacao en polvo, caldo en polvo, cebolla en polvo,
  chocolate con leche, leche en polvo, levadura en polvo, masa para empanadas, nata para cocinar, nata para montar, queso en lonchas`,
)

/** The names without their joining word, each with the full name. */
export const withoutJoiningWord = names.map((name): [string, string] => [name.replace(/ (?:de|en|para|con) /, ' '), name])

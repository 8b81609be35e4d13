import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { parseFoodLines } from '#kitchen/reader/kinds/food-lines.ts'

/** Plain foods by names of butchers, fishmongers and grandmothers that other tables lack. */
export const furtherPlainNames: readonly NamedKind[] = parseFoodLines(`
  meat |  |  | meat | - | hígado de buey, lengua de buey, oreja de puerco, orejas de puerco, trompa de puerco, pies de cordero, pie de cordero, madejas, madejas de cordero, menuceles, entresijos de cordero, mollejas de ternera,
    mollejas de cordero, riñones de cordero, criadillas de cordero, ubre de vaca, panza de vaca, cuajar, cuajar de vaca, corazón de res, corazón de ternera, corazón de vaca, hígado de vaca, hígado de res encebollado crudo,
    patorrillo crudo, delgadillas crudas, embuchados crudos, rejo de cerdo, trompa de res, hocico de res, ojos de cordero, cabecita de cordero, testuz, manteca de vaca cruda, malaya de res, palanca de res,
    abanico de cerdo, morrillo de res, rabadilla de conejo, brazuelo de cordero, paletilla de cabrito, pierna de cabrito, costillar de cabrito, asadura de cordero, pajarilla de cerdo
  mushroom | mushroom |  | vegan | - | cogumelos, xampinyons, xampinyó, ous de reig, hongo enchilado de pino, pata de pájaro, hongo pata de pájaro, hongo panza, hongo tejamanil, tejamaniles, tejamanil hongo, pancita hongo de monte,
    champiñones botón, champiñón botón, seta de ciprés, seta de pie morado, hongo mantequilla, hongo borrego, hongo corneta, hongo panadero, hongo xocoyoli, duraznillos hongo, hongo duraznillo
  shellfish | shellfish |  | pescatarian | - | burgados, burgados canarios, cargols, cargols de mar, caracolas marinas, pata de burro marisco, caracol pala pala, pala pala, espardenyes, espardenyas, orizos, abacanda, daditos de pota, tentáculos de pota, tentáculos de pulpo, 
    melsa de sepia, hígado de sepia, sobrebarriga de calamar, aletas de calamar, alas de pota, botón de pota, filetes de pota, tiras de pota, carne de almeja, carne de mejillón, carne de jaiba, carne de centolla, carne de buey de mar,
    yemas de erizo, colas de langosta, cola de langosta, cuerpos de langostino, cabezas de gamba, cabezas de langostino, cáscaras de gamba, corales de vieira, coral de erizo, coral de langosta
  fish |  |  | pescatarian | - | mero guaza, petudo, bicuda, bicudas, peje verde, catalineta, abanico pescado, charales secos, charalitos, boquerón malagueño, victorianos, cabezas de rape, cabeza de rape, cabeza de salmón, espinas de salmón,
    ventrecha, ventresca de merluza, ventresca de salmón, barriga de salmón, collar de rape, ijada de bonito, sangacho, galete de atún, carrillada de atún, cocochas de rape, tripa de atún, buche de bacalao
  dish | shellfish |  | pescatarian | ? | salsa de tinta, salsa de tinta de calamar, voladores fritos, sopa de conchas de mar, caballito de gamba, caballitos de gamba, arroz con conejo y caracoles, rondón, rondón caribeño, run down
  milk | dairy |  | vegetarian | - | leche evap, leche evap entera, leche cond, leche desnat, leche semidesn
  drink |  |  | vegan..vegetarian | ? | champola, champola de guanábana, pinolillo, pinolillo nicaragüense, garapiña, agualoja
  salt |  |  | vegan | - | salmuera, salmuera de aceitunas
`)

import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

/** Spanish names of meat, fish and shellfish outside the lexicon, by kind. */
export const animalFoods: readonly NamedKind[] = [
  // Cooked like oxtail, because these cuts are tough until simmered for hours.
  { class: 'meat', diet: 'meat', like: 'oxtail', names: list('lengua, lengua de ternera, callos, tripa, tripas, mondongo') },
  // Cooked like liver, because these cuts are tender for only minutes.
  { class: 'meat', diet: 'meat', like: 'beef-liver', names: list('riñón, riñones, hígado') },
  // May contain milk, gluten and soya, because slicing sausages are often bound with milk powder, soya or starch.
  {
    class: 'cured-meat',
    unknown: ['dairy', 'gluten', 'soybean'],
    diet: 'meat',
    names: list('mortadela, chóped, chopped, embutido, embutidos, soppressata, finocchiona'),
  },
  {
    class: 'poultry',
    diet: 'meat',
    names: list(
      'ave, aves, pintada, codorniz, perdiz, faisán, paloma, pichón, oca, capón, gallina, gallo, pularda, avestruz, becada, tórtola, urogallo, pavita, picantón, menudillos, molleja, mollejas, higaditos, carcasa de pollo, crestas, cuello de pollo, cuello de pavo, magret, confit de pato, muslo de pato, foie, foie gras, paté de ave',
    ),
  },
  {
    class: 'meat',
    diet: 'meat',
    sharesDoubts: true,
    names: list(
      `carne, carne roja, carne blanca, carne de caza, caza, ternera, añojo, vaca, buey, toro, novillo, res, vacuno, bistec, bisté, entrecot, chuletón, solomillo, lomo, lomo alto, lomo bajo, cadera, tapa, contra, redondo, morcillo, jarrete, aguja, espaldilla, pluma, secreto, presa ibérica, lagarto, carrillera, carrilleras, cachete, sesos, criadillas, manitas, manitas de cerdo, pata de cerdo, oreja de cerdo, morro, rabo, corazón, bofe, pulmón, sangre, hueso, hueso de jamón, tuétano, médula, caña, osobuco, ossobuco, arrachera, vacío, entraña, matambre, churrasco, picaña, picanha,
      cabrito, chivo, cabra, choto, lechazo, lechal, cordero lechal, paletilla, pierna de cordero, costillar, carnero, oveja, cochinillo, lechón, puerco, marrano, cerdo ibérico, chuletero, jabalí, ciervo, corzo, gamo, alce, reno, liebre, conejo de monte, caballo, potro, burro, bisonte, búfalo, canguro, llama, alpaca, cuy, iguana, rana, ancas de rana, tortuga, cocodrilo, ballena, foca, canal, despojos, casquería, carne deshilachada, ropa vieja, carne seca, cecina fresca, machaca, chicharrón, chicharrones, torreznos, torrezno, corteza de cerdo, cortezas de cerdo, tocino, tocineta, lardones, manteca colorada, gelatina animal, gelatina de vacuno, colágeno, cuajo, cuajo animal, cola de pescado animal, carmín, cochinilla, ácido carmínico, proteína animal, proteína de cerdo, plasma`,
    ),
  },
  {
    class: 'cured-meat',
    diet: 'meat',
    names: list(
      `lardón, jamón ibérico, jamón de bellota, paleta ibérica, lacón, lomo embuchado, caña de lomo, cecina, chistorra, blanco, bull, morcón, androlla, botillo, chosco, camaiot, cabeza de jabalí, queso de cabeza, panceta curada, bresaola, speck, culatello, coppa, lardo, nduja, weisswurst, kielbasa, cabanossi, salchicha de pavo, pavo cocido, fiambre de pavo, pechuga de pavo cocida, paté, pate de campaña, foie de cerdo, rillettes, jamón asado, tasajo, charqui, jerky, biltong`,
    ),
  },
  {
    class: 'fish',
    diet: 'pescatarian',
    sharesDoubts: true,
    names: list(
      `colín, pescado, pescado blanco, pez, merluza, pescadilla, bacaladilla, dorada, dentón, besugo, pargo blanco, sargo, breca, salmonete, lisa, mújol, corvina, lubina salvaje, cherna, dorado, palometa, japuta, castañeta, jurel, chicharro, melva, bonito, bonito del norte, albacora, pez espada, emperador, marrajo, cazón, tintorera, tiburón, raya, pastinaca, congrio, morena, cabracho, escorpora, gallineta, cabra de altura, pez gallo, gallo pescado, san pedro, pez de san pedro, pez limón, medregal, barracuda, esturión, lucio, perca, lucioperca, barbo, tenca, siluro, trucha asalmonada, salvelino, salmonete de roca, chanquete, boquerón, boquerones, alevín, rodaballo salvaje, platija, limanda, acedía, lenguado senegalés, mendo, pez reloj, reloj anaranjado, pez mantequilla, cobia, mahi mahi, pez vela, wahoo, sábalo, surubí, pejerrey, dorado de río, pacú, tararira, mojarra, robalo, curvina, cojinova, reineta, congrio dorado, tollo, merluza negra, bacalao negro, eperlano, capelán, lota, pez lobo, carbonero ahumado, angula, angulas, cocochas, kokotxas, ventresca, lomos de pescado, hueva, huevas, caviar, mojama, hígado de bacalao, aceite de hígado de bacalao, colágeno de pescado, gelatina de pescado, sardinilla, anchoílla, salsa de anchoas, garum`,
    ),
  },
  {
    class: 'shellfish',
    contains: ['shellfish'],
    diet: 'pescatarian',
    names: list(
      `marisco, mariscos, molusco, moluscos, crustáceo, crustáceos, bivalvo, cefalópodo, frutos de mar, gambón, gamba blanca, langostino, langostinos, carabinero, carabineros, quisquilla, camarón de río, cigala, cigalas, bogavante, ecrevisse, nécora, buey de mar, centollo, centolla, cangrejo azul, jaiba, kril, krill, percebe, percebes, santiaguiño, galera, chirla, coquina, berberecho, berberechos, navaja, navajas, longueirón, zamburiña, zamburiñas, volandeira, vieira, almeja fina, almeja japónica, almejón, machas, macha, loco, locos, abalón, oreja de mar, lapa, lapas, bígaro, bígaros, cañaílla, busano, buccino, caracol, caracoles, escargot, chopito, chopitos, chipirón, chipirones, calamares, puntilla, puntillas, pota, potón, pulpitos, tinta de calamar, tinta de sepia, erizo de mar, erizos, mejillón en escabeche, choritos, cholga, salpicón de marisco, bisque`,
    ),
  },
]

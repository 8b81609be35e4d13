import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { parseFoodLines } from '#kitchen/reader/kinds/food-lines.ts'

/** Dishes and sweets with usual contents that other tables leave out. */
export const completedDishes: readonly NamedKind[] = parseFoodLines(`
  nut | peanut |  | vegan..vegetarian | ? | cacahuetes garrapiñados, cacahuates garrapiñados, cacahuate garrapiñado, cacahuete garrapiñado, maní garrapiñado,
    maníes garrapiñados, garrapiñada de maní
  nut | peanut gluten | soybean | vegan..vegetarian | ? | cacahuates japoneses, cacahuate japonés
  dish |  |  | meat | ? | michirones, michirón, olla de cardet, porcella, sukalki, pitu de caleya, caldero de cordero, delgadillas, gachas de matanza
  dish |  |  | pescatarian | ? | caldero del Mar Menor, all cremat, pil pil de bacalao
  dish | gluten |  | vegan..meat | ? | poleadas, poleás, poleá, churrasco palta, sándwich triple peruano, triples peruanos, tecolota, tecolota de chilaquiles
  dish | gluten soybean |  | meat | ? | aeropuerto peruano, tallarín con wantán, pollo chijaukay, limón kay, pollo limón kay
  dish | gluten eggs dairy |  | vegetarian..meat | ? | bollos de crema, cañas fritas de crema, tarta de la abuela de galletas, huesillos extremeños, torta mil hojas, torta milhojas chilena, tarta capuchina, torrejas, tronco navideño,
    tronco de Navidad de chocolate, lazos de hojaldre con crema, palmeras de chocolate, palmera de chocolate, bombas de crema, cuernos de crema, cañas de crema, relámpagos de crema, piononos de Santa Fe, pionono de Santa Fe,
    rosquillas listas de San Isidro, rosquillas tontas de San Isidro, rosquillas del santo, rosquillas de Santa Clara, rosquillas francesas de San Isidro
  dish | dairy gluten eggs |  | meat | ? | san jacobo, san jacobos, cachopo, cachopo de ternera, pechugas villaroy, pechuga villaroy, chuletas villaroy, croquetas de chuletón, croquetas de carrillera, 
    croquetas de pringá, lomo relleno rebozado, escalope cordon bleu, escalope milanesa con queso, milanesa napolitana de pollo
  dish | dairy gluten eggs shellfish |  | pescatarian | ? | villeroy de mejillón, mejillones villaroy, mejillones villeroy, vieiras villaroy, croquetas de choco, croquetas de chipirones en su tinta, croquetas de centollo, croquetas de nécora
  dish | dairy gluten eggs |  | vegetarian | ? | huevos villaroy, huevos villeroy
  dish | dairy eggs |  | vegetarian..meat | ? | leche volteada, bien me sabe dominicano, crema rusa, pudín de leche, budín de leche, semifrío de turrón, mousse de maracuyá, papos de anjo, huevos moles de Aveiro
  dish | dairy |  | vegetarian..meat | ? | risotto, risottos, besitos de queso, arepas de choclo con queso, cachapas con queso de mano, puerros gratinados, berenjenas rellenas gratinadas, calabacines rellenos gratinados,
    macarrones gratinados, papa a la huancaína
  dish | dairy gluten |  | vegetarian..meat | ? | empanadas chilenas de queso, sopaipillas con queso, palitos de queso empanados, lasaña de berenjena con bechamel, endibias con bechamel, molletes mexicanos,
    fetuccini alfredo, fetuchini alfredo, ñoquis a los cuatro quesos con nata, capeletis de queso, tosta de queso de cabra, galletas bañadas en chocolate, deditos de mozzarella
  dish | gluten eggs |  | vegan..meat | ? | montadito de tortilla, pencas rellenas rebozadas, pencas de acelga rebozadas, cardillos rebozados, lomo rebozado, tortas de papa capeadas, pelotas de pan, rellenos de pan,
    migas con huevo, migas con huevos fritos, ñoquis con tuco, escalopes, escalope, empanado de pollo, libritos de lomo, albóndigas, camarones empanizados, camarones apanados, pescado capeado
  dish | shellfish gluten | eggs | pescatarian | ? | gambas en gabardina, gambas con gabardina, tortitas de camarón, langostinos en tempura, langostinos panko, langostinos crujientes, calamares a la andaluza, chipirones a la andaluza,
    chopitos fritos, puntillitas fritas, rabas fritas, boliches de calamar rebozados
  dish | mushroom | gluten | meat | ? | pollo a la cazadora, pollo marengo, ternera marengo, coq au vin, gallo al vino, buey borgoñón, buey a la borgoñona, beef bourguignon, ternera a la borgoñona, ternera bourguignon
  dish | mushroom dairy | gluten | meat | ? | strogonoff de carne, strogonoff de pollo, stroganoff de pollo, stroganoff de ternera, estrogonofe, estrogonofe de pollo, ternera stroganoff, lomo stroganoff, solomillo stroganoff, carne a la stroganoff, solomillo Wellington, ternera Wellington
  dish | mushroom dairy gluten |  | meat | ? | pizza cuatro estaciones, pizza capricciosa, pizza caprichosa, pizza de jamón y champiñones, pizza prosciutto e funghi, pizza barbacoa con champiñones
  dish | mushroom |  | vegan..meat | ? | champiñones rellenos, champiñones rellenos de queso, arroz de montaña, sopa agripicante, huevos trufados, queso trufado
  dish | gluten shellfish |  | vegetarian..meat | ? | curanto en hoyo, curanto con milcao y chapalele
  dish | shellfish | eggs | pescatarian | ? | arroz a banda, arroz a banda con alioli
  dish | dairy gluten | eggs | meat | ? | canelones de Sant Esteve, canelones de San Esteban, canelones de rustido, canelones de pollo
  dish | gluten eggs | dairy | vegetarian | ? | huevos de fraile
  dish | gluten | peanut | vegan..meat | ? | mole negro, mole rojo, mole almendrado con cacahuate, pollo en mole poblano, enmoladas poblanas, enchiladas de mole poblano
  dish | gluten eggs dairy | soybean | vegetarian | ? | Gansito Marinela, pastelito Gansito
`)

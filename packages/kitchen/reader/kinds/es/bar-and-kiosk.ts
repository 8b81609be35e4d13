import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { parseFoodLines } from '#kitchen/reader/kinds/food-lines.ts'

/** Food of bars, kiosks and market stalls in Spain and America, and dishes missing from the tables by country. */
export const barAndKioskFoods: readonly NamedKind[] = parseFoodLines(`
  bread | gluten shellfish |  | pescatarian | ? | bocata de calamares, bocata de rabas
  bread | gluten |  | meat | ? | montadito de pringá, montaditos de pringá, bocata de lomo, bocata de jamón, bocata de chorizo, chimi, chimi dominicano,
    burritas, burritas de carne, sándwich de pollo, torta de milanesa, torta de pierna, torta de lomo
  bread | gluten eggs |  | vegetarian..meat | ? | bocata de tortilla, bocadillo de tortilla
  bread | gluten |  | vegan..meat | ? | bocatas, montado, montados, mollete relleno, burrito de carne
  egg | eggs | gluten | vegetarian..meat | ? | pintxo de tortilla, pincho de tortilla, pinchos de tortilla, pintxos de tortilla
  dish |  | gluten | vegan..meat | ? | pincho, pinchos, pintxo, pintxos, tosta variada, torta, aperitivos variados, snack, snacks
  dish | eggs gluten |  | meat | ? | tapa marinera, marinera tapa, huevo escocés, huevos escoceses
  pastry | gluten eggs | dairy | vegetarian..meat | ? | bizcochá, bizcochá manchega, torta inglesa, postre balcarce, balcarce
  bread | gluten |  | vegan..meat | ? | tortas de aceite inés rosales
  cured-meat |  |  | meat | ? | cochifrito, zurrapa de hígado, patatas meneás, frijoles puercos, tacacho con cecina, yuca con chicharrón,
    picadillo a la habanera, cortadillo norteño, empanada vallecaucana, empanadas vallecaucanas, surtido de ibéricos, surtido de embutidos, surtido ibérico,
    tabla de ibéricos, tabla de embutidos, surtido de fiambres, embutido de hígado, carne en lata, carne en conserva, chuletillas al sarmiento
  cured-meat |  | gluten eggs | meat | ? | rollo de carne, rollo de carne picada, pastel de carne picada
  cured-meat |  | dairy | meat | ? | alambre de res, alambre de pollo, alambre con queso, tacos de alambre
  meat |  |  | meat | - | gorrino, gorrinos, gorrino asado
  fish |  |  | pescatarian | - | barbadas, barbada pescado, cachucho, cachuchos, merlo, merlos, mustela pescado, jaramugos, samarugo
  fish |  | eggs | pescatarian | ? | pescado a la talla, pescados a la talla
  dish |  |  | pescatarian..meat | ? | encocado, encocado de pescado, encocados, porrusalda, garbanzos con bacalao
  dish |  | peanut gluten dairy | vegetarian..meat | ? | enmoladas, enmolada
  dish | dairy |  | vegetarian..meat | ? | mote de queso, rajas con crema, rajas poblanas con crema, quesillo nica
  dish | dairy | eggs | vegetarian | ? | trolelotes, trolelote, elote preparado, elotes preparados, esquites preparados
  dish |  |  | vegan..meat | ? | patacón pisao, patacones pisaos, quinua atamalada, tacos dorados, puré de verduras, purés de verduras, terrina, tamal tico
  fish | | gluten eggs shellfish soybean | pescatarian | ? | tronquitos de mar, barritas de cangrejo, barritas de mar,
    palitos de mar, palito de mar
  sweetener |  |  | vegan..vegetarian | ? | nieve de limón, nieve de garrafa, nieve de guanábana, nieve de mango, nieves de garrafa, polo de hielo, polo de limón,
    polo de fresa, polo de naranja, flash de hielo, flashes de hielo, sorbete de limón, granizado de limón, sorbete de mango, tutti frutti
  sweetener | dairy |  | vegetarian..meat | ? | nieve de vainilla, nieve de leche, yogur helado, frozen yogurt, helado de yogur, kinder sorpresa
  sweetener | dairy eggs |  | vegetarian..meat | ? | alaska, baked alaska, tortilla alaska, cuajada de limón, besos de moza, beso de moza
  milk | dairy |  | vegetarian..meat | ? | svelty, colemono
  drink |  |  | vegan..meat | ? | mirinda, peñafiel, topo chico, terma, manaos, kem, kem piña, naranjada, canelazo, canelazos, piscola, piscolas, agua de valencia,
    sol y sombra, orujo de hierbas, aguardiente antioqueño, daiquiri, daiquiri de fresa, mojito, mojitos, caipiriña, caipirinha, negroni, cosmopolitan,
    gin tonic, gintonic, cuba libre, cubata, cubatas, tom collins, julepe de menta, manhattan cóctel, bloody mary, destornillador cóctel, margarita cóctel, tequila sunrise,
    jote con vino, licor de hierbas, palo mallorquín, pacharán zoco, licor de bellota
  drink | gluten |  | vegan | ? | malta polar, malta regional, pilsen callao, cristal cerveza, cerveza porter, cerveza bock, cerveza de barril, clara de limón
  wine |  |  | vegan | - | rioja, ribera del duero, burdeos, merlot, chardonnay, sauvignon blanc, cabernet sauvignon, riesling, pinot noir, chablis, tempranillo,
    garnacha, albariño, verdejo, godello, mencía, malbec, carménère, torrontés, rueda verdejo, vino de misa, vino de postre, vino de pasto, lambrusco
  wine |  |  | vegan | ? | bourbon, drambuie, galliano, marrasquino, frangelico, disaronno, jägermeister, pisco acholado
  bread |  | dairy | vegan..vegetarian | ? | gusanitos, gusanitos de maíz, risketos, triskys, gublins, pelotazos, rufinos, jumpers, takis, rancheritos, sabritas, ramitas, suflitos,
    palomitas de mantequilla, conos de maíz, bugles
  bread | gluten | dairy | vegan..vegetarian | ? | marías fontaneda, galletas negrita, galletas criollitas, campurrianas, cortezas de trigo
  spice |  |  | vegan | - | sal de ajo, sal de apio
  fruit |  |  | vegan | - | granny smith
  egg | eggs |  | vegetarian | - | huevo pasado por agua, huevos pasados por agua, huevos mollet
  sauce | dairy |  | vegetarian..meat | ? | salsa alemana, salsa soubise, salsa cardinal
  sauce | dairy shellfish |  | pescatarian | ? | salsa nantua
  drink |  | gluten | vegan | ? | sucedáneo de café, café de cereales,
`)

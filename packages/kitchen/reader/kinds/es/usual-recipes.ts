import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { parseFoodLines } from '#kitchen/reader/kinds/food-lines.ts'

/** Dishes, bakes and sweets as most cooks make them; contents that some omit are marked likely. */
export const usualRecipes: readonly NamedKind[] = parseFoodLines(`
  sauce | | gluten | vegan..meat | ? | salsa brava, salsa para bravas, salsa de patatas bravas
  dish | gluten | dairy eggs | meat | ? | campero malagueño, campero de Málaga
  dish | gluten dairy | eggs | meat | ? | librillos de lomo, librillo de lomo, pitufo mixto, mixto de jamón y queso
  bread | gluten |  | vegan..vegetarian | ? | pitufo, pitufos
  dish | gluten | eggs | meat | ? | salmorejo cordobés, salmorejo con jamón, salmorejo con huevo y jamón, gazpachos manchegos con huevo
  dish | gluten eggs |  | meat | ? | sopa castellana, sopa castellana de ajo
  dish | gluten |  | meat | ? | gazpachos manchegos, gazpacho manchego, gazpachos serranos, galianos
  bread | gluten eggs | dairy | vegetarian..meat | ? | coca de San Juan, coca de Sant Joan
  bread | gluten | eggs | meat | ? | coca de llardons, coca de chicharrones
  bread | gluten dairy | eggs | vegetarian | ? | alfajor argentino, alfajores argentinos, alfajor de maicena, alfajores de maicena, alfajor marplatense, alfajor santafesino, alfajores santafesinos, alfajor cordobés, alfajores cordobeses
  bread | gluten dairy eggs |  | vegetarian | ? | rogel, torta rogel, chilenitos, chilenito
  bread | gluten | dairy eggs | vegetarian..meat | ? | vigilantes, vigilante, sacramentos, sacramento
  dish | gluten eggs |  | meat | ? | empanada de pino, empanadas de pino, empanada de pino al horno
  dish |  | dairy shellfish | pescatarian..meat | ? | caldillo de congrio, caldillo de congrio chileno
  dish | shellfish dairy | gluten | pescatarian..meat | ? | picante de camarones
  dish | dairy eggs | peanut | meat | ? | rocoto relleno, rocoto relleno arequipeño
  dish | gluten | eggs | meat | ? | salteñas, salteña, salteñas bolivianas, salteña boliviana, salteña de pollo, salteñas de pollo, salteña de carne
  dish | dairy | peanut | vegetarian..meat | ? | llapingacho, llapingachos
  dish | dairy eggs | peanut gluten | pescatarian..meat | ? | fanesca, fanesca ecuatoriana
  bread | dairy | eggs gluten | vegetarian | ? | almojábana, almojábanas
  dish | shellfish | dairy | pescatarian..meat | ? | cazuela de mariscos, cazuela de mariscos colombiana
  bread | gluten | dairy eggs | meat | ? | cachitos de jamón, cachito de jamón
  dish | dairy eggs | gluten | meat | ? | mangú con los tres golpes, mangú tres golpes, los tres golpes
  dish | dairy gluten | eggs | meat | ? | medianoche, medianoche cubana, medianoches cubanas
  dish | dairy gluten |  | meat | ? | sándwich cubano, sándwiches cubanos, cubano de jamón y cerdo
  dish |  | peanut gluten | vegan..meat | ? | mole poblano, mole poblano con pollo, pollo en mole, pollo con mole, enmoladas de pollo
  dish | gluten | dairy eggs | meat | ? | cemita poblana, cemitas poblanas
  dish | gluten | dairy | meat | ? | pambazo, pambazos
  dish |  | dairy eggs | vegetarian..meat | ? | esquites, esquite
  bread | gluten | eggs | vegetarian..meat | ? | marranitos, marranito, puerquitos de piloncillo
  sweetener | dairy | gluten | vegetarian | ? | obleas de cajeta, oblea de cajeta
  dish | gluten | dairy peanut | vegetarian..meat | ? | capirotada, capirotada mexicana
  bread | gluten | dairy | vegetarian..meat | ? | mamut
  dish | shellfish |  | meat | ? | paella mixta, paella mixta de carne y marisco
  dish | mushroom eggs |  | vegetarian..meat | ? | revuelto de setas, revuelto de champiñones, revuelto de boletus, revuelto de níscalos, revuelto de setas y gambas
  dish | gluten shellfish |  | pescatarian..meat | ? | tortillitas de camarones
  sweetener | eggs |  | vegetarian | ? | turrón de Alicante, turrón duro
  sauce |  | peanut | vegan..meat | ? | salsa macha
  dish | soybean |  | vegan | - | heura
  dish | dairy |  | meat | ? | menjar blanc con leche
  sweetener |  | dairy | vegan..vegetarian | ? | menjar blanc, menjablanc
  sweetener |  | dairy soybean | vegan..vegetarian | ? | tulicrem
  dish | eggs dairy gluten |  | vegetarian..meat | ? | huevos encapotados, huevos bechamel
  dish |  | dairy | vegan..vegetarian | ? | frangollo canario, frangollo con leche
  dish | dairy | eggs | vegetarian | ? | mantecado helado, helado mantecado, helado de mantecado
  sweetener |  | dairy | vegetarian | ? | moscovitas, moscovita, moscovitas de Oviedo, moscovitas de Rialto
  bread | gluten eggs dairy |  | vegetarian..meat | ? | marañuelas, marañuela, marañuelas de Candás, marañuelas de Luanco, suspiros de Pajares, suspiros de mantequilla
  bread | gluten | dairy | vegan..meat | ? | manoletes, manolete, candelilla, candelillas, zapatillas de hojaldre, zapatilla de hojaldre, palucos, paluco
  bread | gluten | eggs | vegan..meat | ? | piñonate, piñonate de Jimena, nuégados, nuégado
  dish | gluten eggs | dairy | vegetarian | ? | repápalos, repápalos dulces, repápalos con leche
  bread | gluten dairy eggs |  | vegetarian..meat | ? | costradas de Alcalá, costrada de Alcalá, costrada
  bread | gluten | eggs dairy | vegetarian..meat | ? | virutas de San José, bunyols, bunyol, bunyols de carabassa, bunyols de vent
  sweetener |  |  | vegan..vegetarian | ? | adoquines del Pilar, adoquín del Pilar, adoquines de Calatayud
  bread | gluten | dairy | vegetarian..meat | ? | robiols, rubiols, rubiol, rubiols de requesón, merles, merle de nuez
  bread | gluten eggs | dairy | vegetarian | ? | coca de llanda, coca en llanda, coca boba
  dish | gluten | eggs | meat | ? | pastel de carne murciano, pastel murciano, pastel de carne de Murcia
  dish |  | eggs shellfish | pescatarian | ? | arroz caldero, caldero murciano, arroz al caldero
  bread | gluten eggs |  | vegetarian | ? | carolinas, carolina de merengue, carolinas de Bilbao
  soft-cheese | dairy |  | vegetarian | ? | requeixón, requeixo, requeixón con mel
  bread | gluten | dairy eggs | vegan..meat | ? | mantecadas, mantecada
  dish |  | eggs dairy | vegetarian..meat | ? | salchipapas con todas las cremas, salchipapa con todas las cremas
  dish |  | gluten eggs | vegan..meat | ? | papa rellena, papas rellenas
  dish | gluten dairy eggs |  | meat | ? | sopa criolla peruana, sopa a la minuta, sopa a la criolla peruana
  dish |  | dairy | meat | ? | tamalito verde, tamalitos verdes
  bread | gluten | dairy eggs | vegetarian | ? | triple de palta huevo y tomate, triple peruano, sánguche triple
  dish | gluten |  | vegetarian | ? | ranfañote
  sweetener |  | dairy | vegan..vegetarian | ? | frejol colado
  dish |  | dairy | vegetarian | ? | combinado limeño, combinado de arroz con leche y mazamorra, clásico limeño
  dish | gluten |  | vegan | ? | sanguito, sango de ñajú
  dish | dairy eggs |  | meat | ? | charquekán, charkekán, charque kan, charquecán orureño
  bread | gluten |  | vegan..meat | ? | tawa tawas, tawatawas, tawa tawa
  dish |  | dairy eggs | meat | ? | ajiaco santiaguino, ajiaco chileno, ajiaco de asado
  dish |  | eggs gluten | meat | ? | valdiviano
  dish | gluten dairy |  | vegetarian | ? | empanada de queso, empanadas de queso, empanada frita de queso, empanadas fritas de queso
  bread | gluten | eggs | meat | ? | as completo, completo as
  bread | gluten dairy eggs |  | vegetarian | ? | torta de hoja, torta de hojas, torta mil hojas de manjar, alfajor chileno, alfajores chilenos
  bread | gluten dairy | eggs | vegetarian | ? | príncipes chilenos, príncipe chileno, empolvados
  sweetener |  |  | meat | ? | sustancias de Chillán
  dish |  | gluten | vegan..meat | ? | chapalele, chapaleles
  dish | gluten eggs | dairy | meat | ? | suprema maryland, suprema a la maryland, pollo a la maryland
  dish | gluten | eggs | meat | ? | empanadas salteñas, empanada salteña, empanadas tucumanas, empanada tucumana
  bread | gluten | dairy eggs | vegetarian | ? | pepas, pepas de membrillo, pepitas de membrillo
  sweetener | dairy | peanut gluten soybean | vegetarian | ? | bon o bon, bonobon, bombón bon o bon
  sweetener | dairy | peanut soybean | vegetarian | ? | marroc, bombón marroc
  bread | gluten | dairy | vegetarian | ? | merengadas
  dish | gluten dairy | eggs | meat | ? | sándwich de miga triple, triples de miga, sándwich de miga, sándwiches de miga, sánguches de miga
  dish | gluten eggs | dairy | meat | ? | piononos salados, pionono salado, pionono relleno salado
  dish | gluten | eggs soybean | vegan..meat | ? | arrollado primavera, arrolladitos primavera, arrollados primavera, arrolladito primavera
  dish | dairy gluten mushroom | eggs | meat | ? | capeletis a la caruso, capeletinis a la caruso, cappelletti a la caruso
  sauce | dairy mushroom |  | meat | ? | salsa caruso
  bread | gluten eggs |  | vegetarian..meat | ? | ricardito, ricarditos
  dish | dairy |  | vegetarian | ? | martín fierro postre, postre martín fierro, fresco y batata, queso y dulce
  dish |  | dairy | pescatarian | ? | pira caldo, pira caldo paraguayo
  dish | gluten eggs |  | meat | ? | lampreado, payaguá mascada frita
  dish | dairy |  | meat | ? | ryguasu ka'ê, bori bori, vori vori de pollo
  sweetener |  |  | vegan | ? | dulce de mamón, mamón en almíbar, dulce de lechosa, dulce de papaya
  drink |  |  | vegan..pescatarian | ? | leche de pantera
  sweetener |  |  | vegan | - | queso de membrillo
  grain | gluten |  | vegan..vegetarian | ? | crema de trigo, crema de malta
  bread |  |  | vegan..vegetarian | ? | galleta de arroz, galletas de arroz, galleta de arroz inflado, galletas de arroz inflado, galletita de arroz, galletitas de arroz
  vegetable |  |  | vegan | ? | cuscús de coliflor, cuscus de brócoli, arroz de coliflor, arroz de brócoli, espaguetis de calabacín, espagueti de calabacín, fideos de calabacín, tallarines de calabacín, espirales de calabacín
  drink |  |  | vegan | ? | cerveza sin gluten, cerveza apta para celiacos, cerveza para celíacos, birra sin gluten
  dish | soybean |  | vegan..vegetarian | ? | natillas de soja, natilla de soja, postre de soja, postre de soja de chocolate
  soft-cheese |  |  | vegan | ? | requesón de almendra, requesón de almendras, requesón vegano, ricotta de almendra, ricota de almendras
  fish | gluten shellfish | eggs soybean | pescatarian | ? | carne de cangrejo de imitación
  drink | dairy |  | vegetarian | ? | esquimal nicaragüense, esquimo nicaragüense, eskimo de Nicaragua
  dish |  | eggs | meat | ? | enchilada salvadoreña, enchiladas salvadoreñas
  drink |  |  | vegan..meat | ? | atol shuco, atol chuco, atole shuco
  dish |  | dairy | vegetarian..meat | ? | canoas de plátano, canoa de plátano, canoas de plátano maduro
  dish | dairy |  | vegetarian | ? | catrachas, catracha hondureña, catrachitas
  dish |  | dairy | vegetarian..meat | ? | tamal de elote, tamales de elote, tamalitos de elote, tamal dulce de elote
  dish | eggs |  | vegetarian..meat | ? | sopa negra, sopa negra costarricense, sopa negra tica
  dish |  | dairy eggs | vegetarian | ? | humitas ecuatorianas, humita ecuatoriana
  bread | dairy eggs |  | vegetarian | ? | pan de almidón, pan de almidón ecuatoriano, pan de sagú, pan de achira, pan de sagú colombiano
  bread | gluten |  | vegan..vegetarian | ? | liberal pan, pan liberal
  dish |  |  | vegan | ? | champús valluno, champús peruano, champús de maíz
  sweetener |  |  | vegan | ? | desamargado, desamargado de limón, desamargado caleño
  dish |  |  | meat | ? | bollitos pelones, bollos pelones
  dish | dairy gluten |  | vegetarian | ? | quesadilla venezolana
  sweetener |  |  | vegan | ? | cabello de ángel, cabello de ángel de calabaza
`)

import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { parseFoodLines } from '#kitchen/reader/kinds/food-lines.ts'

/** Names that mean two foods, one with more contents than the other. */
const ofTwoFoods: readonly NamedKind[] = [
  // The name is a flatbread in Mexico and an omelette in Spain, so egg and milk are unknown.
  {
    class: 'wrap',
    unknown: ['eggs', 'dairy'],
    diet: 'vegan',
    dietAtWorst: 'vegetarian',
    names: ['tortilla', 'tortillas'],
  },
  // A fish in Spain, and a biscuit in Mexico.
  { class: 'fish', otherwise: 'unknown', diet: 'pescatarian', dietAtWorst: 'pescatarian', names: ['Emperador'] },
  // Rennet is sold with whey or milk powder too.
  { class: 'thickener', otherwise: 'unknown', diet: 'vegan', dietAtWorst: 'meat', names: ['cuajo'] },
  // The name is crumbs or a dish of crumbs fried with bacon, so the other contents are unknown.
  { class: 'bread', otherwise: 'unknown', diet: 'vegan', dietAtWorst: 'meat', names: ['migas'] },
]

/**
 * Names that other tables list as plain foods but that cooks or factories make of several. An allergen that is
 * unknown
 * here stays unknown, even if another table excludes it.
 */
export const doubtfulPlainNames: readonly NamedKind[] = [
  ...ofTwoFoods,
  ...parseFoodLines(`
  dish |  | gluten | meat | ? | tacos de pollo, taco de pollo, tacos de carne, taco de carne, tacos de res, taco de res, tacos de cerdo, tacos de cordero,
    tacos de ternera, tacos de pavo
  dish |  | gluten | pescatarian..meat | ? | tacos de pescado, taco de pescado
  dish |  | gluten | vegan..meat | ? | tacos de verduras, tacos de frijol, tacos de frijoles, tacos de papa, tacos de huevo
  dish | mushroom | gluten | vegan..meat | ? | tacos de champiñones, tacos de setas
  poultry |  |  | meat | ? | pollo marinado, pollo adobado
  sweetener |  |  | vegan..meat | ? | regaliz
  legume |  |  | vegan..meat | ? | lentejas estofadas, alubias estofadas
  fruit |  |  | vegan..pescatarian | - | tuna, tunas
  baking |  | soybean | vegan..meat | ? | proteína vegetal, emulsionante, emulsionantes, emulgente, emulgentes
  baking |  |  | vegan..meat | ? | estabilizante, estabilizantes, estabilizador, espesante, espesantes, gelificante, gelificantes,
    agente gelificante, agente espesante, aroma, aromas, aroma natural, aromas naturales, aromatizante, aromatizantes,
    saborizante, saborizantes, saborizante natural, saborizante artificial, potenciadores del sabor, enzima, enzimas,
    enzimas digestivas, fermento, fermentos, fermento natural, cultivo, cultivo láctico, cultivos lácticos,
    cultivo lácteo iniciador, cultivo iniciador, cultivos iniciadores, cultivos starter, cultivos vivos,
    cultivos bacterianos, cultivos probióticos, bífidus, bifidus, fermentos probióticos, humectante, agente de recubrimiento,
    agente de tratamiento de la harina, glicerina, glicerol, colorante, colorantes, colorante natural, vitamina A, vitaminas,
    fibra, fibra vegetal, fibra alimentaria, fibra dietética, betaglucanos, beta glucano, betaglucano, koji,
    extracto de levadura, levadura autolizada, dextrina, preparado lácteo, base láctea
  bread |  | dairy eggs | vegan..vegetarian | ? | pan de maíz sin gluten
  bread | gluten |  | vegan..meat | ? | galletita, galletitas de agua, bizcochitos de grasa, cuernitos de grasa, hallulla,
    tortilla al rescoldo, churrasca, churrascas, pan amasado, pan de rescoldo, pan cubano, pan sobao, chipaco,
    tortilla santiagueña, masa de empanada, tapas para tarta, pasta quebrada, rebozados, rebozo, montadito, montaditos,
    chapla, cachanga, cachangas, tapa de empanada, discos de empanada, discos para empanadas, cracker de trigo,
    crackers de trigo, masa para empanadas, masa de empanadillas, hoja de brick, hojas de brick, harina para rebozar,
    harina de galleta, empanizador, harina de tempura, harina para tempura
  bread | gluten |  | meat | ? | torta de txantxigorri, txantxigorri
  dish | gluten | eggs | vegan..meat | ? | wantán, wonton
  bread |  |  | vegan..meat | ? | gorditas de maíz, tortitas de maíz
  chocolate |  | dairy | vegan..vegetarian | ? | cobertura, chocolate en polvo, cacao soluble, trufa de chocolate
  cream | dairy |  | vegetarian | ? | crema de café
  cured-meat |  |  | meat | ? | longanicilla, salamín picado, jamón de pavo, tocino de pavo, chorizo de pavo,
    chorizo argentino, salchicha de pavo, pavo cocido, pechuga de pavo cocida, kielbasa, cabanossi, jamón asado, foie de cerdo,
    arrollado, blanco, nduja, androja, salchicha de pollo, salchichas de pollo, salchichas de pavo, salchichas de ternera,
    salchichas de cóctel, hamburguesa de ternera, hamburguesas de pollo, hamburguesas de ternera, hamburguesa de res,
    hamburguesa de pavo, hamburguesa mixta, mortadela, choped, chopped, embutido, embutidos, soppressata, finocchiona,
    milanesa de ternera, milanesa de cerdo, nugget, pollo rebozado, filete empanado, filete de pollo empanado,
    escalope vienés, alitas rebozadas
  cured-meat |  | dairy gluten eggs soybean | meat | ? | albóndigas de ternera, albóndigas de pollo, albóndigas de cerdo
  cured-meat | gluten | dairy eggs | meat | ? | libritos de lomo
  drink |  |  | vegan..vegetarian | ? | limonada, batido, horchata, aloja, mazamorra de maíz, licor
  drink | gluten |  | vegan | ? | pony
  drink |  |  | vegetarian | ? | ronmiel, ron miel
  egg |  |  | vegan..vegetarian | ? | huevo vegano, sustituto de huevo, sustituto vegano de huevo, sustituto del huevo,
    reemplazo de huevo
  egg | eggs | dairy | vegetarian..meat | ? | omelet, omelette
  fish |  |  | pescatarian | ? | cazón adobado, pescaíto, tobiko, masago, sucedáneo de caviar, palitos de merluza, aroma de pescado,
    hidrolizado de pescado
  fish | eggs | dairy | pescatarian | ? | pastel de cabracho
  fruit |  |  | vegan..vegetarian | ? | ensalada de frutas, cóctel de frutas
  grain |  |  | vegan..meat | ? | masa para tamales, frangollo, mote, copos,
    copos de cereales, preparado para rebozar
  grain |  |  | vegan | ? | almidón modificado, almidón pregelatinizado, almidón resistente, almidón oxidado, almidón acetilado, fecula modificada,
    almidón modificado de maíz
  grain |  |  | vegan..vegetarian | ? | cereal, cereales, mezcla de cereales, multicereales, cereal de maíz, copos de maíz
  grain |  | gluten | vegan..vegetarian | ? | granola
  grain | soybean |  | vegan | - | harina de soja desgrasada, germen de soja
  grain | gluten |  | vegan | - | trigo germinado
  hard-cheese | dairy |  | vegetarian..meat | ? | queso procesado, queso en polvo, queso líquido, preparado lácteo de queso,
    queso para fundir, tranchete, tranchetes
  hard-cheese | dairy |  | vegetarian..meat | - | edam, queso edam, queso de bola, chaco queso, romanito, quesillo tucumano,
    teta gallega, afuega el pitu, bejes tresviso, monte enebro, tietar, blanquet de Alicante, mao, serrat, boffard,
    García Baquero, entrepinares, flor de Esgueva, leche cuajada
  herb |  |  | vegan | ? | furikake vegetal, cebolla frita, cebolla crujiente vegetal, mezcla de especias, sazonador,
    achiote en pasta
  hot-sauce |  |  | vegan..pescatarian | ? | sambal
  meat |  |  | meat | ? | fajita, al pastor, carne adobada, carne de hamburguesa, jamón en dulce, jamón extra, jamón batido,
    proteína animal, aroma de carne, aroma de pollo, milanesa cruda de res
  milk | dairy |  | vegetarian..meat | ? | quesillo, crema de leche quemada
  pasta |  |  | vegan..meat | ? | caracolas
  fish |  |  | pescatarian | ? | candil
  milk | dairy eggs |  | vegetarian | ? | crema pastelera
  milk | dairy |  | vegetarian..meat | ? | bavarois, bavaresa, fórmula infantil, leche infantil, leche de crecimiento,
    leche de continuación, leche maternizada, leche nan, boggy, alpinito, chamyto, chiquitín, yogo yogo, regeneris,
    especialidad láctea, bebida láctea, crema para café, casancrem, malteada de vainilla, malteada de fresa
  milk | dairy | gluten | vegetarian | ? | leche malteada, colacao preparado, bonyurt, malteada de chocolate
  mushroom | mushroom |  | vegan..vegetarian | ? | crema de trufa, trufa, trufas
  mushroom | mushroom | dairy | vegan..vegetarian | ? | duxelle, duxelles
  mushroom | mushroom | eggs | vegetarian | ? | quorn de setas
  noodle |  |  | vegan..vegetarian | ? | noodles, noodle, fideo chino, tallarín chino, fideos asiáticos, fideo para wok,
    fideos para wok, tallarines para saltear, fideos orientales, noodles chinos, pasta china, fideos chinos
  nut |  |  | vegan | ? | frutos secos, fruto seco, mezcla de frutos secos
  nut |  | dairy soybean | vegan..vegetarian | ? | gianduja
  nut |  |  | vegan..vegetarian | ? | mazapán de Soto, coquitos
  nut | peanut | gluten | vegan | ? | maní japonés sin soja
  nut |  |  | vegan..meat | ? | panchitos
  butter |  |  | vegan..meat | ? | grasa
  pasta | gluten | dairy | vegetarian..meat | ? | pasta rellena, agnolotti, panzerotti, girasoles de pasta, mezzelune, fagottini,
    pasta rellena de queso, raviolis de ricota, cannelloni, lasagne
  pasta | gluten dairy |  | vegetarian | ? | trahana
  pasta | gluten shellfish | eggs | pescatarian | ? | espagueti negro
  paste |  |  | vegan..pescatarian | ? | tapenade, olivada, kimchi vegano
  paste |  |  | vegan..meat | ? | paté vegetal, pasta tom yum, pasta laksa, pipianes
  pastry | gluten |  | vegan..meat | ? | hojaldres de Astorga, puerquitos, truchas navideñas, greixonera, cortadillo,
    conchas de pan dulce, pan de dulce, factura, coca, cocas, bollo, bollos, minipizza, focaccia rellena, hojaldra,
    hojaldre relleno, tartaletas, niño envuelto, campechana, soda cracker, base de tarta,
    palmerita, palmera, cucurucho, pasta de té, sobao, queques
  plant-protein |  |  | vegan..vegetarian | ? | milanesa de soya, milanesa vegetal, nuggets vegetales
  sauce |  |  | vegan..meat | ? | ranch, mil islas, tártara, demi glace, gravy, boloñesa, jugo de carne, romesco, salvitxada
  sauce | gluten | dairy | vegan..vegetarian | ? | roux
  dish |  |  | vegan..meat | ? | gachas manchegas, gachas de almortas
  sauce | dairy |  | vegetarian | ? | lactonesa
  plant-protein | gluten soybean |  | vegan..vegetarian | ? | nuggets veganos
  sauce |  |  | meat | ? | cubo de caldo, cubo de caldo de pollo, caldo en cubo, cubos de caldo, caldo, caldo de jamón,
    concentrado de caldo, caldito, calditos, caldo concentrado
  shellfish | shellfish |  | pescatarian | ? | mix de mariscos, mix de marisco, preparado de paella, preparado de paella marinera,
    preparado para paella con marisco, preparado para sopa de marisco, zamburiñas en salsa, consomé de camarón,
    concentrado de marisco, extracto de marisco, aroma de marisco, aroma de gamba, caldo de marisco
  shellfish | shellfish | gluten | pescatarian | ? | frito de mariscos
  shellfish | shellfish | gluten eggs soybean | pescatarian | ? | kani kama de cangrejo
  stock | mushroom |  | vegan..meat | ? | caldo de champiñones
  sweetener |  |  | meat | ? | nube, nubes, malvavisco
  sweetener |  |  | vegan..meat | ? | fondant, glaseado, manjar blanco de coco, jarabe de caramelo, piruleta, piruletas
  vegetable |  |  | vegan..meat | ? | mangú, banderilla, banderillas, banderilla de encurtidos, papa rellena vegana,
    patata deshidratada, patatas prefritas, patata prefrita, chile chipotle adobado
  vegetable |  | eggs | vegan..vegetarian | ? | gazpachuelo vegetal
`),
].map((kind) => ({ ...kind, sharesDoubts: true }))

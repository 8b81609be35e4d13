import { shortForms } from '#kitchen/reader/words/es-short-forms.ts'
import { neutral, placeNames } from '#kitchen/reader/words/neutral/es.ts'
import { brandsOfOneFood } from '#kitchen/reader/words/neutral/es-shopping.ts'
import type { ReaderWords } from '#kitchen/reader/words/words.ts'
import { list } from '#kitchen/word-list.ts'

/** Adds the feminine in -a to Spanish participles and adjectives in -o; comparison removes plurals. */
function gendered(words: string): readonly string[] {
  return list(words).flatMap((word) => [word, `${word.slice(0, -1)}a`])
}

const participles = gendered(
  `caramelizado, glaseado, confitado, encurtido, salado, azucarado, endulzado, edulcorado, aromatizado, especiado, sazonado, condimentado, aliñado, salteado, guisado, estofado, horneado, braseado, escalfado, pochado, sofrito, rehogado, dorado al horno, macerado, fermentado, madurado, curado, añejo, precortado, prefrito, precocinado, cocinado, preparado, prensado, exprimido, licuado, triturado, majado, aplastado, rebanado, fileteado, desvenado, desgranado, despepitado, descarozado, descorazonado, desalado, desespinado, eviscerado, desvainado, repelado, mondado, descascarillado, descortezado, partido, quebrado, molturado, micronizado, pulverizado, atomizado, granulado, extrusionado, inflado, hinchado, soplado, expandido, tostadito, torrefacto, descafeinado, desalcoholizado, deslactosado, descremado, semidescremado, semidesnatado, concentrado, evaporado, condensado, reconstituido, fraccionado, interesterificado, desodorizado, clarificado, filtrado, depurado, purificado, blanqueado, escaldado, ultracongelado, refrigerado, calentado, enfriado, entibiado, ablandado, reblandecido, enriquecido, fortificado, suplementado, hidrolizado, autolizado, pregelatinizado, acetilado, invertido, certificado, garantizado, seleccionado, surtido, variado, mixto, mezclado, combinado, nuevo, viejo, gordo, grueso, largo, corto, redondo, alto, bajo, plano, chato, ancho, crespo, jugoso, carnoso, esponjoso, aromático, amargo, ácido, agrio, tibio, frío, orgánico, biológico, transgénico, sostenible y ecológico, autóctono, andino, criollo, mexicano, peruano, chileno, argentino, colombiano, ecuatoriano, brasileño, americano, africano, asiático, chino, indio, turco, griego, italiano, marroquí, tunecino, egipcio, ruso, polaco, noruego, danés, europeo, mediterráneo, atlántico, pacífico, canario, gallego, asturiano, vasco, navarro, riojano, manchego puro, extremeño, andaluz, valenciano, murciano, catalán, mallorquín, menorquín, castellano, ibérico puro, cantábrico`,
)

/** Colloquial participles without the d between vowels: "empezao", "podrío". */
const spoken = participles.flatMap((word) => (/[ai]do$/.test(word) ? [word.replace(/ado$/, 'ao').replace(/ido$/, 'ío')] : []))

const phrases = list(
  `rico en proteínas, rica en proteínas, alto en proteínas, alta en proteínas, rico en fibra, rica en fibra, en puré, caliente, light, 0, bajo en sodio, baja en sodio, bajo en calorías, reducido en sal, reducida en sal, alto oleico, alta oleico, extra virgen, primera presión, para untar, para cocinar, para hornear, para ensalada, para gratinar, para fundir, para guisar, para asar, para sopa, de cultivo, de cultivo ecológico, de agricultura ecológica, de producción ecológica, de la huerta, de comercio justo, de granja, de invernadero, de primera, de españa, de méxico, de perú, de chile origen, de argentina, de italia, de francia, de origen vegetal, de origen animal, sin gluten añadido, salvajes, silvestres, naturales, picante, semidulce, suaves, joven, gigante, baby, mini, extra gruesa, especial, tradicional, artesano, artesana, artesanal, clásico, clásica, gourmet, normal, común, comunes, troceaditos, hacendado, carrefour, dia, eroski`,
)

/** The Spanish words used around a food: units, joining words, descriptions. */
export const es: ReaderWords = {
  head: 'first',
  and: list('y, e, o, u, más'),
  with: list('con, en'),
  from: list('desde, procedente de'),
  of: list('de, d, del, de la, de los, de las'),
  numbers: list(
    'mitad, tercio, tercios, cuartos, un, una, unos, unas, dos, tres, cuatro, cinco, seis, siete, ocho, nueve, diez, doce, docena, medio, media, cuarto, poco, par, varios, algunos, el, la, los, las',
  ),
  units: list(
    'oblea, lámina, capa, tallo, g, gr, gramo, kg, kilo, ml, l, litro, cl, dl, taza, cucharada, cucharadita, cda, cdta, pizca, chorrito, chorro, diente, cabeza, manojo, ramo, rama, ramita, hoja, lata, bote, tarro, frasco, botella, cartón, caja, paquete, bolsa, sobre, bandeja, vaso, vasito, copa, copita, tacita, cucharita, cacito, puñado, puñadito, pellizco, pizquita, manojito, hojita, rodajita, lonchita, latita, tarrito, tarrina, bolsita, sobrecito, paquetito, botellín, golpe, cucharada sopera, cucharadas soperas, trozo, pedazo, rodaja, loncha, lonja, rebanada, tira, dado, cubo, taquito, trocito, viruta, pierna, ala, alón, carcasa, filete, unidad, barra, bloque, porción, ración, nuez, libra, onza, tajada, gota, mazo, atado, cuña, cuñas, lb, lbs, oz, lomo, penca, cogollo, nido, pote',
  ),
  neutral,
  placeNames,
  preparation: [
    ...participles,
    ...spoken,
    ...phrases,
    ...brandsOfOneFood,
    ...list(
      `tierno, tierna, extraído, extraída, otro, otra, otros, otras, en terrones, terrones, cristalizado, cristalizada, líquido, líquida, en bruto, esterilizado, esterilizada, pasteurizado, pasteurizada, homogeneizado, homogeneizada, parcialmente desnatada, parcialmente desnatado, uht, criadas en el suelo, criado en libertad, importado, importada, importado en avión, prensado en frío, prensada en frío, en frío, con cáscara, con hueso, con huesos, con sal, en cuña, en cuñas, en grano, precocido, precocida, derivado de, derivado del, derivados de, producto de, productos de, mezcla de, preparado de, deshidratado, deshidratada, liofilizado, liofilizada, desgrasado, desgrasada, hidrogenado, hidrogenada, no hidrogenado, no hidrogenada, refinado, refinada, modificado, modificada, concentrado, concentrada, rehidratado, rehidratada, malla, variedad, origen, ibérico, ibérica, español, española, salvaje, silvestre, cultivado, cultivada, de corral, camperos, campero, de temporada, laminado fino, extra, extrafino, selecto, selecta, premium, virgen, puro, pura, cm, mm, pulgada, muy fino, muy fina, muy finos, muy finas, picado fino, picada fina, picado muy fino, picada muy fino, enjuagado, enjuagada, escurrido, escurrida, exprimido, exprimida, machacado, machacada, a mano, con las manos, en mitades, por la mitad, partido por la mitad, partida por la mitad, partidos por la mitad, partidas por la mitad, abierto por la mitad, abierta por la mitad, cortado por la mitad, cortada por la mitad, en anillas, medallones, medallones de, suprema de, supremas de, centros de, taquitos de, tacos de, lascas de, tronco de, troncos de, colas de, cola de, conserva de, en conserva, conserva, cóctel de, envasado, envasada, envasado al vacío, al vacío, de bote, de lata, en lata, en bote, en escabeche, marinado, marinada, adobado, adobada, en salmuera, en almíbar, en aceite, en aceite de oliva, al natural, sin azúcar añadido, picadito, picadita, tamizado, tamizada, cernido, cernida, bajo en sal, baja en sal, finito, finita, a gusto, c n, cantidad necesaria, c s, para decorar, para servir, para freír, opcional, del día, bien lavado, bien lavada, en lonchas, en filetes, en rebanadas, en migas, en hebras, deshebrado, deshebrada, troceado, troceada, rasgado, rasgada, suelto, suelta, muy picado, muy picada, finamente picado, finamente picada, en varias veces, varias veces, en láminas, en juliana, en cuartos, en gajos, en daditos, en trocitos, en aros, en bastones, desmenuzado, desmenuzada, batido, batida, derretido, derretida, tostado, tostada, templado, templada, remojado, remojada, lavado, lavada, sin semillas, sin pepitas, sin hueso, sin espinas, descongelado, descongelada, partido por la mitad, a temperatura ambiente, para servir, para decorar, para freír, opcional, un poco de, un chorrito de, fresco, fresca, congelado, congelada, picado, picada, troceado, troceada, cortado, cortada, laminado, laminada, rallado, rallada, molido, molida, cocido, cocida, hervido, hervida, asado, asada, frito, frita, crudo, cruda, seco, seca, en lata, en conserva, enlatado, enlatada, de lata, en polvo, entero, entera, pelado, pelada, limpio, limpia, deshuesado, sin hueso,
    sin piel, con piel, maduro, madura, verde, rojo, roja, amarillo, amarilla, blanco, blanca, negro, negra, grande, pequeño, pequeña, mediano, mediana, ecológico, ecológica, orgánico, casero, casera, de ayer, sobrante, sobras de, restos de, resto de, natural, en rodajas, en dados, en cubos, en tiras, en trozos, al gusto, ahumado, ahumada, tierno, tierna, dulce, suave, fino, fina, bajo en grasa, desnatado, entera`,
    ),
  ],
  forms: {
    cooked: [
      ...gendered(
        'cocido, precocido, precocinado, cocinado, asado, rostizado, hervido, frito, guisado, estofado, braseado, escalfado, horneado',
      ),
      ...list(
        'cocinao, asao, hervío, guisao, cocío, al vapor, a la plancha, a la parrilla, al horno, huevo duro, sobrante, sobrantes, sobras de, sobras, sobrita de, sobritas de, restos de, resto de, restito de, restitos de, de ayer, d ayer, de anteayer, de anoche, d anoche, de antenoche, del día anterior, de antier, de la cena de ayer, de la comida de ayer, del almuerzo de ayer, de la noche anterior, sobró, sobro, sobraron, q sobró, q sobraron, que sobró, que sobraron, que ha sobrado, que me sobró, q me sobró, ha sobrado, sobrado, sobrada, recalentado, ya hecho, ya hecha, ya cocido, ya cocida',
      ),
    ],
    smoked: gendered('ahumado'),
    dried: gendered('seco, desecado, deshidratado, liofilizado'),
    whole: gendered('entero'),
    frozen: gendered('congelado, ultracongelado'),
    canned: [
      ...gendered('enlatado'),
      ...list('en lata, de lata, en conserva, en bote, de bote, en tarro, en frasco, lata, bote, tarro, conserva'),
    ],
    mashed: [...gendered('machacado, majado, aplastado'), ...list('en puré')],
    rind: list('corteza, cortezas'),
  },
  allergens: {
    dairy: list('lácteo, leche'),
    gluten: list('gluten'),
    eggs: list('huevo'),
    peanut: list('cacahuete, maní'),
    shellfish: list('marisco'),
    soybean: list('soja, soya'),
    mushroom: list('seta, champiñón'),
  },
  nuts: list('frutos secos, fruto seco, frutos de cáscara, nuez, nueces, avellana, almendra'),
  lactose: list('lactosa'),
  wheat: list('trigo, harina de trigo'),
  otherFreeFrom: list(
    'azúcar, sal, grasa, hueso, piel, espinas, pepitas, semillas, alcohol, escurrir, enjuagar, remojar, montar, derretir, cocinar, lavar, cortar, trocear, abrir',
  ),
  without: { before: list('sin, s, libre de, no'), after: [] },
  vegan: list('vegano, vegana, vegetal'),
  meatless: list('vegetariano, vegetariana, sin carne'),
  saysWithout: { lactose: list('deslactosado, deslactosada') },
  synonyms: shortForms,
  ownNames: list('cabrillas, cabello de ángel'),
  otherThings: list(
    'crema de, almíbar de, granola de, lisa, dorado, dorada, aroma, tapa, tapas, cobertura, contra, redondo, secreto, pluma, presa, reloj, tortitas, tortita, tostas, macedonia, sopaipilla, empanada, brocheta, blanco, blanca, loco, mate, gas, planta, rosa, palma, vacío, caña, aguja, costillar, huesos, hueso, hoja, hojas, flor, planchas, grano, granos, corazón, lengua, rollo, base, cristal, punta, masa, masas, pulpa, fibra, polvo, raíz, tallo, brote, cáscara, piel, gajos, bollo, torta, tortas, plato, navaja, galera, lapa, oca, toro, cadera, rabo, morro, sangre, pez, canal, blanqueado, picos, coca, hielo, agua con hielo, baño de hielo, pipa, pepita, capa, nube, nubes, cola, cajeta, reina, tinta, pistones, letras, conchas, caracolas, migas, oblea, cubito, vegetal, vegetales, mineral, color, colorante, cultivo, calcio, hierro, potasio, humo, rama, curry de, migas gruesas, papel de arroz para cocinar, cuchillo de pan, cuchillo para mantequilla, molinillo de pimienta, exprimidor de limón, punto de nieve, tamaño de una nuez, tamaño de un guisante, color caramelo, color avellana, salsera, mantequera, prensa de ajos, papel de hornear, papel mantequilla, baño maría, al dente',
  ),
}

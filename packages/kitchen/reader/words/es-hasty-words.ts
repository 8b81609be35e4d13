import { foldWord } from '#kitchen/reader/text/fold.ts'
import { list } from '#kitchen/word-list.ts'

/** Spanish words as hasty people shorten them, each with all its short forms, none of which is a word. */
const shortened: Readonly<Record<string, string>> = {
  cerdo: 'cdo, crdo, cerd, crd',
  pavo: 'pvo, pav',
  pollo: 'pllo, pll, poll, pyo, polllo',
  pechuga: 'pxuga, pxga, pchuga, pechg',
  muslos: 'mslos, musls',
  muslo: 'mslo',
  contramuslos: 'ctramuslos, cmuslos, contramusls',
  ternera: 'trnera, ternr, tnera',
  cordero: 'cordro, crdero, cord',
  conejo: 'conj, cnejo',
  carne: 'crne',
  picada: 'picd, pikda',
  lonchas: 'lnchs, lonchs, lonxs, lnchas',
  filetes: 'filets, fltes, filts',
  costillas: 'costills, cstillas',
  bebida: 'beb, bebid',
  verdes: 'vds, vrds, verds, vrdes',
  verde: 'vde, vrd',
  rojo: 'rjo',
  blancas: 'blncas, blcas',
  blancos: 'blncos, blcos',
  negras: 'ngras',
  negros: 'ngros',
  integral: 'intgrl, intgral, integrl, int',
  integrales: 'integrls, intgrls, integrals',
  natural: 'ntral, natrl, nat',
  naturales: 'nats, natrls, naturls',
  leche: 'lex, lxe, lchee',
  desnatada: 'desntda, dsnatada, desntada',
  condensada: 'condnsada, condsda',
  arroz: 'arrs, arz',
  harina: 'hrina, harna',
  aceite: 'aceit, acte, aseit',
  huevos: 'hvs, uevs, webs, weboss',
  mantequilla: 'mantqlla, mntquilla, mantequi',
  tomate: 'tomt',
  zanahorias: 'znahorias, zanaorias, zanahors',
  zanahoria: 'znahoria',
  congelado: 'cgdo, conglado',
  congelados: 'cgdos, conglados, congelds',
  congelada: 'cgda, conglada',
  congeladas: 'cgdas, congladas',
  bolsa: 'bls, bsa, blsa, bols, volsa',
  bolsas: 'blsas, bsas',
  bote: 'bte, vote, bt',
  botes: 'btes',
  bandeja: 'bdja, bandja, vandeja, bnja',
  botella: 'btlla, votella, boteya, botell, btella',
  paquete: 'pqt, pkt, pkte, pakete, pqte, paq, pqet, paqute, pakt',
  paquetes: 'pqts, pqtes, pakets, paketes, paqs',
  caja: 'cja, kaja, cajja',
  lata: 'lta, latta',
  latas: 'ltas',
  tarrina: 'tarr, tarina, tarrna',
  frasco: 'frsco, frco, frask',
  tarro: 'tarr, trro',
  cartón: 'ctn, carton, karton',
  sobre: 'sbre',
  brik: 'bric, brics, brick, bricks, vrik',
  botecito: 'botesito',
  puñado: 'puñao, puniado, puñaito, puñadin, puñaditos, puñadete',
  unidades: 'uni, unid, unids, unds, und, unidads, ud, uds, u',
  docena: 'doc, dosena, dna, dcna',
  trozo: 'troso, trzo, trosito, trozico',
  trozos: 'trozs, trosos, trzos, trositos',
  gramos: 'grms, gramoz, grmos, grams',
  kilo: 'kilete, kilito, kiló, quilo',
  kilos: 'quilos, kgs, kls',
  abierto: 'avierto, abirto, aberto, abto',
  abierta: 'avierta, abirta, abta',
  empezado: 'empezao, empesado, empzado, enpezado',
  empezada: 'empesada, empzada, enpezada',
  caducado: 'kaducado, caducao',
  entera: 'entra, entea, enterra, entr',
  queso: 'kseo, keso, qeso, ksso, kesso, quesso, qeuso',
  secos: 'secs, sekos, sequos',
  secas: 'sekas, secaz',
  ahumado: 'ahumao, aumao, ahumd',
  sobras: 'sovras, sobrs, sobra',
  rebanadas: 'revanadas, rebandas',
  rodajas: 'rodjas, rodahas',
  polvo: 'pvlo, polv',
  semidesnatada: 'semidesn, smidesnatada',
}

/** Hasty words with what they stand for, folded. */
export const hastyWords: ReadonlyMap<string, string> = new Map(
  Object.entries(shortened).flatMap(([word, shorts]) =>
    list(shorts)
      .filter((short) => !short.includes(' '))
      .map((short): [string, string] => [foldWord(short), foldWord(word)]),
  ),
)

/** Words of remarks that are dropped where the line is read again: days, feelings, owners, shops and brands. */
export const hastyNoteWords: readonly string[] = list(
  `lun, mié, mier, miér, jue, juev, vie, vier, sáb, sab, mñn, mñna, mnn, mñana, manana, aprox, aproxi, porfa, porfi, xfa, plis, jaja, jeje, uff, uf, buf, puaj, ojo, urgente, urge, hellmans, hellmann, hellmanns, kikkoman, kikoman, hacendado, mercadona, lidl, aldi, carrefour, eroski, alcampo, consum, resto, restos, restillo, restito, culin, correoso, correosa, blandurrio, blandurria, blandurrios, blandurrias, blandengue, blandengues, purgada, purgadas, marca, marcas, bocabajo, bocarriba, azucarado, azucarada, azucarados, edulc, edulcorado, edulcorados, envas, envasado, envasada`,
)

/** People whose food it is or who cooked it, after "de": "lentejas d mama". "Papa" is left out, a potato. */
export const ownerWords: readonly string[] = list(
  `mama, mamá, mami, papi, madre, padre, abuela, abuelo, abu, abuelita, yaya, yayo, suegra, suegro, tia, tía, tío, vecina, vecino, hermana, hermano, cuñada, cuñado, novia, novio, marido, mujer, jefe, jefa, nene, nena, nenes, nenas, peque, peques, niño, niña, niños, niñas, crios, críos, hijo, hija, hijos, perro, gato, gata, perra, maria, maría, pepe, ana, juan, marta, lucia, lucía, luis, javi, laura, paco, carmen, pablo`,
)

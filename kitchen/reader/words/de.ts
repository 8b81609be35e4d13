import { list, type ReaderWords } from '#kitchen/reader/words/words.ts'

/** German: the words around a food. */
export const de: ReaderWords = {
  head: 'last',
  joints: ['', 's', 'n', 'en', 'es', 'er'],
  and: list('und, oder, sowie, u'),
  with: list('mit, in, im'),
  from: list('aus'),
  of: list('von, vom'),
  numbers: list(
    'ein, eine, einen, einem, zwei, drei, vier, fünf, sechs, sieben, acht, neun, zehn, zwölf, dutzend, halb, halbe, halber, halbes, viertel, paar, einige, etwas, wenig, der, die, das, den',
  ),
  units: list(
    'g, gramm, kg, kilo, ml, l, liter, cl, dl, tasse, tassen, becher, el, tl, esslöffel, teelöffel, prise, prisen, schuss, spritzer, zehe, zehen, knolle, kopf, köpfe, bund, bündel, zweig, zweige, stängel, stange, stangen, blatt, blätter, dose, dosen, glas, gläser, flasche, flaschen, packung, packungen, päckchen, beutel, tüte, schale, handvoll, stück, stücke, scheibe, scheiben, würfel, portion, portionen, riegel, block, rest, reste',
  ),
  preparation: list(
    `frisch, frische, frischer, frisches, tiefgekühlt, tiefgekühlte, gefroren, gefrorene, tk, gehackt, gehackte, gehackter, geschnitten, geschnittene, gewürfelt, gewürfelte, gerieben, geriebener, geriebene, gemahlen, gemahlener, gemahlene, gekocht, gekochte, gekochter, gebraten, gebratene, geröstet, geröstete, roh, rohe, rohes, roher, getrocknet, getrocknete, aus der dose, in der dose, ganz, ganze, ganzer,
    geschält, geschälte, entbeint, ohne knochen, ohne haut, mit haut, reif, reife, reifer, grün, grüne, grüner, rot, rote, roter, gelb, gelbe, gelber, weiß, weiße, weißer, schwarz, schwarze, schwarzer, groß, große, großer, klein, kleine, kleiner, mittelgroß, bio, hausgemacht, vom vortag, von gestern, übrig, übrige, natur, in würfeln, in scheiben, in streifen, in stücken, geräuchert, geräucherte, zart, zarte, süß, süße, fein, feine, fettarm, fettarme, mager, magere, abgetropft, eingelegt, eingelegte`,
  ),
  allergens: {
    dairy: list('milch'),
    gluten: list('gluten'),
    eggs: list('ei, eier'),
    peanut: list('erdnuss, erdnüsse'),
    shellfish: list('schalentiere, krustentiere, meeresfrüchte'),
    soybean: list('soja'),
    mushroom: list('pilz, pilze'),
  },
  otherFreeFrom: list('laktose, lactose, zucker, salz, fett, knochen, haut, gräten, kerne, alkohol'),
  without: { before: list('ohne, kein, keine, keinen, frei von'), after: list('frei, freie, freier, freies') },
  vegan: list('vegan, vegane, veganer, veganes, pflanzlich, pflanzliche, pflanzlicher'),
  meatless: list('vegetarisch, vegetarische, vegetarischer, fleischlos, fleischlose, fleischfrei'),
  saysWithout: {
    gluten: list('glutenfrei, glutenfreie, glutenfreier, glutenfreies, glutenfreien, glutenfreiem'),
    dairy: list('milchfrei, milchfreie, milchfreier, milchfreies, milchfreien'),
    eggs: list('eifrei, eifreie, eifreier, eifreies, eifreien'),
    soybean: list('sojafrei, sojafreie, sojafreier, sojafreies, sojafreien'),
    peanut: list('erdnussfrei, erdnussfreie, erdnussfreier, erdnussfreies, nussfrei, nussfreie, nussfreies'),
  },
  synonyms: {},
  otherThings: [],
}

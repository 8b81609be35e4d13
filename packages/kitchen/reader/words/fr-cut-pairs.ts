import { formsOf, type WordForms } from '#kitchen/word-list.ts'

/** Animals with the cuts that French shops sell of them. A pair that names no known food is left out later. */
const cutsByAnimal: WordForms = {
  poulet: `blanc, filet, escalope, cuisse, haut de cuisse, contre-cuisse, aile, pilon, aiguillette, émincé, suprême, carcasse, foie,
    gésier, cœur, manchon, sauté, rôti`,
  volaille: 'blanc, filet, escalope, cuisse, aiguillette, suprême, foie, gésier, cœur, émincé',
  dinde: 'blanc, filet, escalope, cuisse, aiguillette, émincé, rôti, sauté, aile, haut de cuisse, pilon',
  porc: `filet mignon, filet, côte, côtelette, échine, rôti, sauté, jarret, poitrine, travers, joue, palette, longe, épaule, escalope,
    émincé, pied, oreille, rouelle, foie, langue, grillade`,
  veau: 'escalope, côte, rôti, sauté, jarret, paupiette, foie, ris, rognon, épaule, tendron, noix, langue, quasi, joue, filet, poitrine',
  bœuf: `steak, rôti, filet, côte, joue, langue, queue, bavette, entrecôte, paleron, macreuse, jarret, plat de côtes, gîte, foie, émincé,
    rumsteck, onglet, tournedos, faux-filet`,
  agneau: 'gigot, épaule, côte, côtelette, souris, collier, sauté, carré, selle, foie, rognon, poitrine, filet',
  canard: 'magret, cuisse, filet, aiguillette, foie, gésier, manchon, confit, aile',
  lapin: 'râble, cuisse, foie',
  saumon: 'filet, pavé, dos, darne, tranche, steak',
  cabillaud: 'filet, pavé, dos, darne',
  colin: 'filet, pavé, dos, darne',
  'colin d’alaska': 'filet, pavé, dos',
  lieu: 'filet, pavé, dos',
  'lieu noir': 'filet, pavé, dos',
  merlu: 'filet, pavé, dos, darne',
  merlan: 'filet',
  truite: 'filet, pavé',
  thon: 'filet, pavé, steak, darne',
  lotte: 'filet, joue, queue',
  sole: 'filet',
  dorade: 'filet',
  daurade: 'filet',
  bar: 'filet',
  églefin: 'filet, dos',
  haddock: 'filet',
  maquereau: 'filet',
  sardine: 'filet',
  hareng: 'filet',
  anchois: 'filet',
  limande: 'filet',
  panga: 'filet',
  perche: 'filet',
  sandre: 'filet',
  espadon: 'steak, filet',
  raie: 'aile',
}

/**
 * Cuts without the "de" before the animal, or behind it, each with the full name: "hauts de cuisse poulet", "porc
 * côtes". Slips in either word are corrected before.
 */
export const cutsInShort: Readonly<Record<string, string>> = Object.fromEntries(
  formsOf(cutsByAnimal).flatMap(([cut, animal]) => {
    const meant = `${cut} ${/^[aeéiouœ]/.test(animal) ? "d'" : 'de '}${animal}`
    const shorter = cut.replace(/ de /, ' ')
    return [`${cut} ${animal}`, `${animal} ${cut}`, `${shorter} ${animal}`, `${animal} ${shorter}`].map((said) => [said, meant] as const)
  }),
)

import { foldForms, foldWord } from '#kitchen/reader/text/fold.ts'
import { dairy, fish, meatAndEggs, pantry, plants } from '#kitchen/reader/words/short-forms/es-foods.ts'
import { qualities } from '#kitchen/reader/words/short-forms/es-qualities.ts'
import { list } from '#kitchen/word-list.ts'

/**
 * Spanish words that labels and shopping lists cut short before a period, with what they stand for; adjectives in the
 * masculine. Left out are those with two meanings: "pim." is a pepper or pepper corns, "alm." almonds or clams.
 */
const meant = foldForms(meatAndEggs, fish, dairy, plants, pantry, qualities)

/** Short forms whose meaning the word before them decides. */
const meantBehind: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'vitamina d': 'd',
    'pan mol': 'molde',
    'harina fza': 'fuerza',
    'azucar mor': 'moreno',
    'carne pic': 'picada',
    'ternera pic': 'picada',
    'pimenton pic': 'picante',
    'vinagre manz': 'manzana',
    'queso parm': 'parmesano',
    'cebolla mor': 'morada',
    'col mor': 'morada',
    'lombarda mor': 'morada',
  }),
)

/** Short forms that are no word of any language, so that they need no period. */
const aloneToo: ReadonlySet<string> = new Set(
  list(
    `ahum, laminad, congel, ultracong, descong, concentr, desnat, semidesn, semidesnat, descrem, semidescr, semidescrem, deslact, deslac,
    tritur, deshid, deshidr, deshues, molid, fresc, semicur, balsam, trocead, cebll, zanah, pechug, costill, salchich, qso, manteq, mayon,
    harin, espag, macarr, garbanz, lentej, guisant, vinag, pimto, pimtos, pimient, perej, albah, mejill, calam, bacal, alcach, brocol,
    calabac, berenj, lechug, aguac, naranj, mermel, chocol, levad, cacah, almend, sardin, musl, albond, mozz, mozzar, parmes, d, lch, lche,
    jmn, dshid, fiamb, text, texturiz, desgr, desgras, blco, blca, blnc, ngro, ngra, pasteur, caser, escurr, precoc, precocin, liof, pimta,
    pmta, pmto, pmtos, pchg, pchga, contram, solom, chulet, lgtnos, gmbs, mahonesa, ktchup, mostz, mzna, mznas, pltno, pltnos, nrnjas,
    tmte, tmtes, tomts, cbolla, cblla, ptatas, pttas, zanhs, zanhrias, lchga, spagh, mcrrnes, azcr, hrna, hna, mntqlla, mantq, mtqlla,
    qsito, qsos, yogurs, ygr, ygures, cervez, gallet, chclte, cacahs, cacahu, almendr, lntjas, frjles, grbnzos, slmn, camrns, desal,
    impalp, jalap, azuc, intg, intgr, integ, rall, evap, cacahts, tmt, sdnatada, sdesnatada, semides, camar, sls, slsa, hvos, arrz, bals,
    cong, desn, escab, escabech, frankf, frankfrt, frkft, frankfur`,
  ).map(foldWord),
)

/** The words before an adjective that ends in -a for them and not in -o: "cebolla cong.", "leche semidesn.". */
const feminine = /as?$|^(?:leche|carne|nuez|nueces|sal|col|coles|coliflor|lombarda|leches|carnes)$/u

/** The adjectives of the table. */
const adjective =
  /(?:[aeiu]do|negro|blanco|rojo|amarillo|maduro|fresco|tierno|frito|casero|artesano|serrano|pequeno|instantaneo|(?:iber|ecolog|balsam)ico)$/u

/** What a shortened Spanish word stands for, in the gender of the word before; undefined for any other word. */
export function meaningOfShortenedSpanish(word: string, hasPeriod: boolean, before = ''): string | undefined {
  const behind = meantBehind.get(`${before} ${word}`)
  if (behind !== undefined) return behind
  const full = hasPeriod || aloneToo.has(word) ? meant.get(word) : undefined
  return full !== undefined && adjective.test(full) && feminine.test(before) ? full.replace(/o$/u, 'a') : full
}

/** Does a word shorten a noun, which might be another one, so that its food is denied nothing? */
export function mayShortenSpanishNoun(word: string): boolean {
  const full = meant.get(word)
  return full !== undefined && full !== 'de' && !adjective.test(full)
}

import type { Language } from '#domain/options.ts'
import { languageCodes } from '#domain/options.ts'
import { recipeWords } from '#kitchen/checker/recipe-words.ts'
import { sentencesOf } from '#kitchen/checker/sentences.ts'
import { scripts, stopWords } from '#kitchen/checker/stop-words.ts'
import { type FoundFood, findFoods } from '#kitchen/reader/find-foods.ts'
import { list } from '#kitchen/reader/words/words.ts'

type Tongue = 'en' | 'es' | 'fr' | 'de' | 'it'

/** What cooks are told to do, and the small words around it, beyond the commonest of `stopWords`. */
const moreWords: Record<Tongue, readonly string[]> = {
  en: [],
  de: list(
    `bestreuen, zugeben, hinzufügen, hinzugeben, dazugeben, rühren, umrühren, unterrühren, unterheben, mischen, vermengen, verrühren, schneiden, hacken, würfeln, schälen, braten, anbraten, backen, garen, dünsten, köcheln, erhitzen, abgießen, abschmecken, würzen, schmelzen, lassen, auskühlen, waschen, streuen, darüber, darunter, damit, danach, dazu, etwas, noch, nicht, wird, werden, ofen, pfanne, topf, schüssel, grad, sowie, oder, nach, aus, vom, zum, zur, dem, des, einem, einer, einen, gehackte, gehackten, gehackter, frische, frischer`,
  ),
  es: list(
    `agregar, agrega, mezclar, mezcla, remover, remueve, cocer, freír, hornear, hervir, espolvorear, espolvorea, verter, vierte, cortar, corta, picar, pica, pelar, calentar, calienta, sartén, olla, horno, tazón, cucharada, cucharadas, cucharadita, sal, una, unos, unas, pero, luego, después, encima, sobre, sin, o, muy, más, lo, sirve, deja, dejar`,
  ),
  fr: list(
    `ajoutez, mélanger, mélangez, remuer, remuez, saupoudrer, saupoudrez, verser, versez, couper, coupez, hacher, éplucher, chauffer, faire, faites, revenir, mijoter, bouillir, frire, cuisez, laisser, laissez, poêle, casserole, four, saladier, cuillère, servez, sans, ou, du, d, l, ensuite, enfin, dessus, incorporer, incorporez, réserver, assaisonner, assaisonnez`,
  ),
  it: list(
    `il, lo, gli, i, di, con, per, nel, nella, della, del, dello, degli, e, un, una, fino, aggiungere, aggiungete, aggiungi, mescolare, mescola, mescolate, cuocere, cuoci, cuocete, versare, versa, tagliare, taglia, tritare, soffriggere, bollire, servire, servi, servite, minuti, fuoco, padella, pentola, forno, cospargere, cospargete, condire, sale, olio, poi, quindi, senza, sopra, lasciare`,
  ),
}

const tongues: readonly Tongue[] = ['en', 'es', 'fr', 'de', 'it']
const letters: Record<Tongue, RegExp | null> = { en: null, de: /[äöüß]/, es: /[ñ¿¡]/, fr: null, it: null }

/** Words by which a language is known, without those that are words of an English recipe too. */
const marks: Record<Tongue, ReadonlySet<string>> = {
  en: new Set([...(stopWords.en ?? []), ...recipeWords]),
  es: marksOf('es'),
  fr: marksOf('fr'),
  de: marksOf('de'),
  it: marksOf('it'),
}

function marksOf(tongue: Exclude<Tongue, 'en'>): ReadonlySet<string> {
  const small = tongue === 'it' ? [] : [...(stopWords[tongue] ?? [])]
  return new Set([...small, ...moreWords[tongue]].filter((word) => !recipeWords.has(word)))
}

function isTongue(language: Language): language is 'en' | 'es' | 'fr' | 'de' {
  return language === 'en' || language === 'es' || language === 'fr' || language === 'de'
}

/** Dishes and ways of cooking keep their names: "chili con carne", "à la king", "al dente". */
const borrowed =
  /(?<!\p{L})(?:chil[ie] con carne|con carne|con pollo|con leche|pico de gallo|dulce de leche|queso fresco|crème de \p{L}+|fleur de sel|fines herbes|herbes de provence|en papillote|en croûte|al dente|al forno|alla \p{L}+|al \p{L}+|à la \p{L}+|à l['’]\p{L}+|a la \p{L}+|au (?:gratin|jus|vin|lait)|coq au vin|bouquet garni|mise en place|pommes? de terre|café de olla|baba au rhum|mole de \p{L}+|pot au feu|de luxe|pain perdu|du jour|du barry|du puy|de puy)(?!\p{L})/giu

const words = /[\p{L}\p{M}]+/gu

/** The other language in which a sentence in Latin letters seems to be written, or null. Names of listed or known foods count for none. */
export function tongueOf(sentence: string, own: Language): Tongue | null {
  if (!isTongue(own)) return null
  const said =
    withoutFoods(sentence.replace(own === 'en' ? borrowed : /$^/u, ' '), own)
      .toLowerCase()
      .match(words) ?? []
  const count = (tongue: Tongue) =>
    said.filter((word) => (marks[tongue].has(word) && !(tongue !== own && marks[own].has(word))) || letters[tongue]?.test(word) === true)
      .length
  const home = count(own)
  const least = own === 'en' ? 1 : 2
  let best: Tongue | null = null
  let most = home
  for (const tongue of tongues) {
    if (tongue === own) continue
    const found = count(tongue)
    if (found > most && found >= least) {
      best = tongue
      most = found
    }
  }
  return best
}

function withoutFoods(sentence: string, own: Language): string {
  const foods = findFoods(sentence, own)
  return foods.reduceRight((text, { start, end }) => `${text.slice(0, start)} ${text.slice(end)}`, sentence)
}

/** A sentence is worth the closer look only when some word of it is none of an English recipe. */
function isSuspect(sentence: string, own: Language): boolean {
  if (own !== 'en') return true
  return (sentence.toLowerCase().match(words) ?? []).some((word) =>
    tongues.some((one) => one !== 'en' && (marks[one].has(word) || letters[one]?.test(word))),
  )
}

/** The sentences of a text that are in another language than the recipe. */
export function foreignSentences(text: string, own: Language): { text: string; start: number; tongue: Tongue }[] {
  if (!isTongue(own)) return []
  return sentencesOf(text).flatMap((sentence) => {
    const tongue = isSuspect(sentence.text, own) ? tongueOf(sentence.text, own) : null
    return tongue === null ? [] : [{ ...sentence, tongue }]
  })
}

const latin = languageCodes.filter((code) => scripts[code].source === scripts.en.source)

/**
 * Foods that stand in a text under their names in other languages: of a sentence in other letters, and of one in Latin letters that seems
 * foreign. A recipe in one language hides no peanuts in another.
 */
export function foreignFoods(text: string, own: Language): FoundFood[] {
  const inLatin = foreignSentences(text, own).flatMap((sentence) =>
    foodsIn(
      sentence.text,
      sentence.start,
      latin.filter((one) => one !== own),
    ),
  )
  const inOthers = languageCodes.filter((code) => code !== own && !latin.includes(code) && scripts[code].test(text))
  return [...inLatin, ...foodsIn(text, 0, inOthers)]
}

/** German says "mit Erdnüssen" of Erdnüsse: what ends in -en is looked up without its n as well. */
const dativePlural = /(?<=\p{L}{3}e)n(?!\p{L})/giu

function foodsIn(text: string, offset: number, languages: readonly Language[]): FoundFood[] {
  return languages.flatMap((one) => {
    const plain = findFoods(text, one)
    const bent = one === 'de' ? findFoods(text.replace(dativePlural, ' '), one) : []
    const all = [...plain, ...bent.filter((food) => plain.every(({ start, end }) => food.end <= start || food.start >= end))]
    return all.map((food) => ({ ...food, start: food.start + offset, end: food.end + offset }))
  })
}

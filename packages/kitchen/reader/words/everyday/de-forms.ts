import { declined } from '#kitchen/reader/words/german-adjectives.ts'
import { list } from '#kitchen/word-list.ts'

/** Participles of how a food is kept, cut or prepared. */
const prepared = declined(
  list(
    `gefroren, tiefgefroren, tiefgekühlt, eingefroren, aufgetaut, angetaut, getrocknet, luftgetrocknet, geräuchert, gekocht,
    vorgekocht, hartgekocht, weichgekocht, gegart, vorgegart, gebraten, gegrillt, gedünstet, geschmort, gebacken, gemahlen, gehackt,
    gerieben, geraspelt, gehobelt, gestiftelt, geschnitten, aufgeschnitten, gewürfelt, geschält, ungeschält, gestückelt,
    passiert, püriert, zerdrückt, abgetropft, eingelegt, mariniert, gesalzen, ungesalzen, gesüßt, ungesüßt, geröstet,
    entkernt, entsteint, gewaschen, geputzt, geschrotet, fettarm, laktosefrei, gemischt, griechisch`,
  ),
)

/** Words of shelves, packages and old or opened food that hasty writers misspell. */
const remarks = list(
  `Packung, Packungen, Päckchen, Flasche, Flaschen, Scheibe, Scheiben, Würfel, Streifen, Portion, Portionen, Konserve, Büchse,
  Schachtel, Handvoll, abgelaufen, angebrochen, angefangen, angeschnitten, geöffnet, ungeöffnet, geschlossen, verschlossen, halbvoll,
  vorgestern, gestern, Kühlschrank, Gefrierfach, Gefriertruhe, Tiefkühler, Supermarkt, Wochenmarkt, Nachbarin, reduziert, schrumpelig,
  matschig, verbrauchen, aufbrauchen, vakuumiert, ungefähr, Vollkorn, Freiland, Bodenhaltung`,
)

/** German words beside a food that say its form, package or age. */
export const wordsOfForm: readonly string[] = [...prepared, ...remarks]

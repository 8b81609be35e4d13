import { list } from '#kitchen/word-list.ts'

/** Infinitives that end a step of a recipe: "Zwiebeln glasig dünsten". */
const infinitives = list(
  `streuen, darüberstreuen, durchmischen, kaltstellen, stellen, schlagen, wenden, schmelzen, kochen, köcheln, simmern, sieden, braten, anbraten, rösten, anrösten, dünsten, andünsten, anschwitzen,
  schmoren, anschmoren, dämpfen, dampfgaren, garen, fertiggaren, blanchieren, frittieren, grillen, backen,
  ausbacken, aufbacken, vorheizen, aufheizen, erhitzen, erwärmen, aufwärmen, aufkochen, einkochen,
  auskochen, abkochen, abgießen, abschrecken, abschmecken, würzen, rühren, umrühren, verrühren, unterrühren,
  einrühren, unterheben, mischen, vermischen, vermengen, mixen, pürieren, kneten, durchkneten, ausrollen,
  schneiden, kleinschneiden, würfeln, hacken, raspeln, hobeln, schälen, waschen, putzen, entkernen, halbieren,
  vierteln, aufschlagen, verquirlen, hinzufügen, zugeben, dazugeben, ablöschen, aufgießen, reduzieren,
  einweichen, marinieren, bestreuen, bestreichen, servieren, garnieren, anrichten, panieren, flambieren,
  passieren, abseihen, karamellisieren, abkühlen, auskühlen, einfetten, schwenken, abdecken, zudecken, wärmen,
  eindicken, filetieren, tranchieren, zerkleinern, zerdrücken, stampfen, auspressen, abbrausen, trockentupfen,
  abtropfen, durchziehen, gratinieren, pochieren, sautieren`,
)

/** Imperatives that begin one: "Heize den Ofen vor". */
const imperatives = list(
  `koche, brate, brät, backt, dünste, röste, rühre, schneide, schneid, schäle, schäl, heize, heiz, erhitze,
  erwärme, lass, gib, gebe, gieße, gieß, würze, knete, wasche, nimm, nehme, serviere, püriere, schwenke`,
)

/** Words before an infinitive that make it a noun: "zum Backen", "vom Grillen". */
const beforeNouns = list('zum, zur, beim, vom, fürs, für, ohne, nach, dem, das, in, an, aus, von, nicht, ungeeignet, statt, nur')

const oneOf = (words: readonly string[]) => words.join('|')

/** German steps of a recipe; a food in them is no food that somebody has. */
export const germanSteps: readonly RegExp[] = [
  new RegExp(
    String.raw`^(?=.*\p{L}{2,}\s)(?:.*\s)?(?<!(?<!\p{L})(?:${oneOf(beforeNouns)})\s)(?:${oneOf(infinitives)})(?:\s+lassen|\s+und\s.*)?[.!]*$`,
    'u',
  ),
  /(?:ziehen|ruhen|gehen|quellen|kochen|köcheln|garen|backen|braten|stehen|kühlen|trocknen|rasten)\s+lassen[.!]*$/u,
  new RegExp(String.raw`^(?:${oneOf(imperatives)})\s+(?:\p{L}|\d)`, 'u'),
  /(?<!\p{L})(?:ofen|backofen|backrohr|rohr)\s.*(?:\d+\s*(?:grad|°|º)|vorheizen|schieben|stellen)/u,
  /(?<!\p{L})(?:bei|auf)\s+\d+\s*(?:grad|°|º)/u,
  /(?<!\p{L})\d+\s*(?:min|minuten|std|stunden|stunde)\.?\s.*(?:lassen|backen|kochen|köcheln|garen|braten|dünsten|rühren|kneten|grillen)[.!]*$/u,
]

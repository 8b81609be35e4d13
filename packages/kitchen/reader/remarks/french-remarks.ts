import type { Language } from '#kitchen/options.ts'

const weekday = '(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lun|mer|jeu|ven|sam|dim)'
const month =
  '(?:janvier|janv|jan|fevrier|fevr|fev|mars|avril|avr|mai|juin|juillet|juil|aout|septembre|sept|octobre|oct|novembre|nov|decembre|dec)'
const span =
  '(?:\\d+|un|une|deux|2-3|trois|quatre|cinq|six|qq|qqes|qques|quelques)\\s*(?:j|jr|jrs|jour|jours|sem|semaine|semaines|mois|an|ans|h)'
const date = `(?:\\d{1,2}\\s*[/.-]\\s*\\d{1,2}(?:\\s*[/.-]\\s*\\d{2,4})?|(?:le )?(?:1er|\\d{1,2})\\s+${month}(?:\\s+(?:20)?\\d{2})?|le (?:1er|\\d{1,2}))`
const day = `(?:(?:avant|apres)[ -]?(?:hier|demain)|hier(?: soir| midi| matin)?|demain(?: soir| midi| matin)?|dem|aujourd'?\\s?hui|auj|ajd|${weekday}(?: (?:soir|midi|matin|dernier|prochain))?|ce (?:soir|midi|matin|week-?end|we|mois)|cette (?:semaine|sem)|la semaine (?:derniere|prochaine)|fin (?:de )?(?:semaine|mois)|bientot|recemment|${date}|[+-]?\\s*${span})`
const link =
  "(?:depuis|depuis le|dep|dps|dpuis|depui|il y a|y a|ya|y'a|il ya|dans|ds|sous|d'ici|d ici|d'|d |de|du|au|avant|avant le|pour|jusqu'?au|jusqu'?a|le|la|ce|des|a|:|=|vers|env|environ)"
/** When something happens: "depuis 3 jours", "le 12 juin", "d 1 jour". */
const time = `(?:(?:${link}\\s*){0,3}(?<![\\p{L}])${day}(?![\\p{L}]))`
const past = '(?:passee?s?|depasse[er]?s?|depassees|proches?|courtes?|longues?|limites?|ok|bonnes?|ratee|tres courte)'

/** Packages whose names leave the food as it is. A tin or a jar says that it is canned and stays; brik is a pastry. */
const wrap =
  '(?:paquet|paqet|paket|paqt|paq|pqt|pqet|pot|pt|sachet|sach|sct|scht|brique|briq|bouteille|bouteil|btl|btlle|barquette|barq|brq|flacon|sac|bidon|carton|plaquette|plaq)'

/** What is said of the last day on which a food is good: "dlc dépassée d 1 jour", "périme dans 2j". */
const lastDay = [
  `(?:dlc|ddm|dluo|date limite(?: de (?:conso|consommation|peremption))?|date de (?:peremption|conso|consommation)|date|datte(?= (?:courte|depassee|passee|limite)))(?:\\s*(?:${past}|limite))+(?:\\s*${time})?(?: je crois)?`,
  `(?:dlc|ddm|dluo|date limite(?: de (?:conso|consommation|peremption))?|date de (?:peremption|conso|consommation)|date)\\s*(?:c'?est )?(?:${time}|(?:${link} )?${month}(?: (?:20)?\\d{2})?)`,
  `(?:a|pour) (?:conso|consommer|manger|utiliser|finir|cuire|cuisiner|cuisinner|passer|terminer|ecouler)(?: (?:vite|rapidement|absolument|imperativement|d'urgence))?\\s*${time}`,
]

/** When a food was opened, bought, thawed or picked. A day on which it was cooked stays: it tells a leftover. */
const since = [
  `(?:(?:deja|juste|tout juste) )?(?:ouver(?:t|te|ts|tes)|entam+e{1,2}s?|ache?t+e{1,2}s?|decongele{1,2}s?|sorti{1,2}e?s?|recu{1,2}e?s?|cueillie?s?|ramasse{1,2}s?|pondue?s?|recolte{1,2}s?|peche{1,2}s?)\\s*${time}`,
  `(?:ache?te{1,2}s? )?\\d+(?:[.,]\\d+)?\\s*(?:€|euros?|balles)(?:\\s*(?:/|le|du|au)\\s*(?:kg|kilo|l|litre|pot|paquet|lot|piece))?`,
]

/** The person or the occasion that a food is kept for, and what its package does not say. */
const purpose = [
  "(?:pour|pr|p) (?:(?:le|la|les|l|l'|mon|ma|mes|un|une|des) ?)?(?:bbq|barbec|barbecue|gosses|gamins|gamines|enfants|petits|petit|petite|loulou|loulous|invites|cantine|gouter|pique-?nique|rando|boulot|taf|bureau|anniv|anniversaire)(?: (?:de )?(?:ce soir|demain|samedi|dimanche|midi))?",
  '(?:sans|pas de|plus de) (?:date|dlc|ddm|etiquette)(?: (?:visible|lisible|dessus))?|(?:date|dlc|ddm) (?:illisible|effacee|inconnue|\\?+)',
  '(?:dlc|ddm) ?\\?+(?= *$)',
  '(?:(?:il )?(?:en )?reste |reste plus que )(?:un |1 |le |ptit |petit )?fond(?= *$)',
  `(?:(?:un|le|1|ptit|petit|juste un) )?(?:fond|fin|cul|reste|restant|moitie|quart|tiers) (?:de |du |d'un |d |d')${wrap}s?(?= *$)`,
  `(?<=\\p{L}{3}[^\\p{L}]{1,4})${wrap}s? (?:presque |bien |deja |a peine |tjs |encore |pas |non )?(?:ouver{1,2}te?s?|entame{1,2}e?s?|neuf|neuve|neufs|plein|pleine|ferme|fermee|scelle|scellee|intact|intacte)(?= |$)`,
  '(?<=\\p{L} )en pot(?= *$)',
]

/** The water that a food lies in: "mozzarella ds son eau", "feta + eau". Juice may be gravy, and brine has spices. */
const keptIn = [
  '(?:ds|dans|avec) (?:son|leur) (?:propre )?eau(?= *$)',
  "(?<=(?:feta|mozza|mozzarella|mozarella|mozarela|mozzarela|burrata) )(?:ds |dans |\\+ ?|avec )(?:de )?(?:l'|l )?eau(?= *$)",
]

/** Where it is kept, as the last word: "pdt 5 kg cave". */
const room = '(?:(?:ds|dans|a|au) )?(?:la |le |l.)?(?:cave|cellier|garage|balcon|placard|grenier|veranda|buanderie)(?= *$)'

/** Parts that were taken away, and water that it was boiled in. */
const takenAway = [
  '(?:sable|croutes?|peaux?|fanes?|os|aretes?|noyaux?|pepins?|couennes?|trognons?) (?:bien |deja |tous |toutes )?(?:enlev|ot|retir)ee?s?',
  "(?<=cuite?s? )(?:a |ds |dans )?(?:l'|l )?eau(?= *$)",
]

/** How much of it is left, in the hurried spelling of messages. */
const left = [
  "(?:(?:est|sont|c est|c'est) )?(?:pres[qk](?:ue)?|prske?|prsq|[kq]a(?:s|z)i(?:ment)?|quasi(?:ment)?|bient(?:ot|o)|limite|a moitie|moitie|mi) (?:vides?|finie?s?|finit|fini|termine{1,2}s?|plus rien|plein(?:e|s|es)?|epuise{1,2}s?)",
  "(?:pres[qk](?:ue)?|prsq|quasi(?:ment)?|bientot|y'?a|il y a|y en a|il n'y a|n'y a) ?(?:presque )?plus(?: rien)?(?= *$)",
  "(?:il )?(?:n'?)?(?:en )?(?:m'en )?reste (?:plus que |presque |plus |tres |pas )?(?:peu|pas beaucoup|pas bcp|plus beaucoup|beaucoup|bcp|un peu|rien|assez|pas mal|pas grand[- ]?chose)(?= *$)",
  '(?:vides?|finie?s?|finit) (?:ou )?(?:pres[qk](?:ue)?|bientot|[kq]a(?:s|z)i)',
  '(?:(?:un peu|pas|plus) (?:tres |trop |super )?(?:terribles?|top|ouf|fraiche?s?|frais|beaux?|belles?|jolie?s?|moches?|fatiguee?s?|molle?s?|mou|mous|seche?s?|sec) )?mais (?:encore |toujours )?(?:ok|ca va|ca passe|bon|bons|bonnes?|mangeables?|comestibles?|nickel)',
  '(?:(?:en )?(?:tres |bien )?(?:fines|epaisses) )?(?:tr|trs|tranches?)\\.? (?:tres |bien |assez )?(?:fines?|epaisses?)(?: (?:ou )?presque)?',
]

const remarks = new RegExp(
  `(?<![\\p{L}\\p{N}'-])(?:${[...lastDay, ...since, ...purpose, ...keptIn, room, ...takenAway, ...left].join('|')})(?![\\p{L}\\p{N}-])`,
  'gu',
)

/** Water behind a plus: "feta entamée+eau". */
const plusWater =
  /(?<=(?<!\p{L})(?:feta|mozza|mozzarella|mozarella|mozarela|mozzarela|burrata)(?: \p{L}+)?) ?\+ ?(?:de l'|son |l')?eau(?= *$)/gu

/** The text in small letters without accents; every character keeps its place. */
const bare = (text: string) =>
  [...text.replace(/[’`]/g, "'")]
    .map((sign) => {
      const [first = sign] = sign.normalize('NFD').toLowerCase()
      return first.length === sign.length ? first : sign
    })
    .join('')

/**
 * Blanks out remarks of French cooks on dates, purchase and what is left, unless nothing else remains: "oeufs x6 dlc
 * dépassée d 1 jour", "beurre ouvert il y a 1 semaine".
 */
export function withoutFrenchRemarks(text: string, language: Language): string {
  if (language !== 'fr') return text
  const found = [remarks, plusWater].flatMap((said) => [...bare(text).matchAll(said)])
  if (found.length === 0) return text
  const rest = found.reduce(
    (all, { 0: words, index }) => all.slice(0, index) + ' '.repeat(words.length) + all.slice(index + words.length),
    text,
  )
  return /\p{L}{2}|\p{Extended_Pictographic}/u.test(rest) ? rest : text
}

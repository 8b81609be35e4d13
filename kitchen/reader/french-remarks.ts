import type { Language } from '#domain/options.ts'

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

/** Packages whose names leave the food as it is. A tin or a jar says that it is canned and stays. */
const wrap =
  '(?:paquet|paqet|paket|paqt|paq|pqt|pqet|pot|pt|sachet|sach|sct|scht|brique|briq|brick|brik|bouteille|bouteil|btl|btlle|barquette|barq|brq|tube|flacon|sac|bidon|carton|tupper|bol|verre|plaquette|plaq|rouleau|tablette)'

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
  '(?:date|dlc|ddm) ?\\?+(?= *$)',
  '(?:(?:il )?(?:en )?reste |reste plus que )(?:un |1 |le |ptit |petit )?fond(?= *$)',
  "(?<=\\p{L}{3}[^\\p{L}]{1,4})(?:juste |encore |plus que )?(?:un |1 |le |qu un |qu'un )(?:ptit |petit |pti |tout petit )?(?:fond|fonds|reste|restant|chouia|chouilla)(?= *$)",
  `(?:(?:un|le|1|ptit|petit|juste un) )?(?:fond|fonds|fin|cul|reste|restant|moitie|mi|quart|tiers) (?:de |du |d'un |d |d')?${wrap}s?(?! (?:de|d)(?![\\p{L}]))`,
  `(?<=\\p{L}{3}[^\\p{L}]{1,4})${wrap}s? (?:presque |bien |deja |a peine |tjs |encore |pas |non )?(?:ouver{1,2}te?s?|entame{1,2}e?s?|neuf|neuve|neufs|plein|pleine|ferme|fermee|scelle|scellee|intact|intacte)(?= |$)`,
  '(?<=(?:lait|creme|soupe|coulis|jus|bouillon|sauce|ecreme|entier|liquide|uht|veloute|avoine|soja|amande|riz|coco)s? )(?:en |1 |la )?bri[kc]k?s?(?! de)',
  '(?<=\\p{L} )en pot(?= *$)',
]

/** The water or brine that a food lies in: "mozzarella ds son eau", "feta + eau", "olives dans leur jus". */
const keptIn = [
  '(?:(?:toujours |tjs |encore )?(?:ds|dans|d|avec|av|ac|\\+) ?)(?:son|leur|sa|leurs) (?:propre )?(?:eau|jus|saumure)(?: (?:de conservation|de trempage|de conserve))?(?= *$)',
  "(?:ds|dans|en|\\+|av|avec) ?(?:de )?(?:la |l'|l |un peu de |un fond de )?saumure(?= *$)",
  "(?<=(?:feta|mozza|mozzarella|mozarella|mozarela|mozzarela|burrata|tofu|boule|boules|entamee?|ouverte?) ?)(?:ds|dans|\\+|av|avec|et)? ?(?:de )?(?:l'|l )?eau(?= *$)",
]

const family =
  '(?:(?:arriere[- ]?)?gr?an?d[- ]?(?:mere|pere|maman|papa)|bell?es?[- ]?(?:mere|soeur|fille|maman)|beaux?[- ]?(?:pere|frere|parents)|mere|maman|mamie|mamy|meme|mamoune|pere|papa|papi|papy|pepe|parents|soeur|frere|tante|tata|tatie|tonton|oncle|cousine?s?|voisine?s?|copine?s?|copains?|potes?|amie?s?|colocs?|collegues?|nounou|gardienne?|proprio)'
/** Who gave or made it, with the word before: "de chez ma soeur", "du potager de tonton". */
const owner = `(?:(?:donnee?s? par|offerte?s? par|fait(?:e|s|es)? par|cuisinee?s? par|de chez|chez|de|du|a) |d')(?:la |le |les |l'|ma |mon |mes |notre |nos |sa |son )?${family}(?: (?:mamie|papi|papy|mamy))?`

/** Where it is kept, as the last word: "pdt 5 kg cave". */
const room =
  '(?:(?:ds|dans|a|au|en|de|du) )?(?:la |le |l.)?(?:cave|cellier|garage|balcon|placard|etagere|grenier|veranda|buanderie|remise)(?= *$)'

/** Parts that were taken away, and states that change no food. */
const takenAway = [
  "(?:(?:avec |et )?(?:le |la |les |l')?(?:sable|croutes?|peaux?|fanes?|os|aretes?|noyaux?|pepins?|verts?|gras|couennes?|coquilles?|coques?|queues?|tetes?|tiges?|feuilles? abimees?|bouts?|yeux|germes?|trognons?|racines?|fils?|ecorce|nerfs?|membranes?|moisi|boyau) (?:bien |deja |tous |toutes )?(?:enlev|ot|retir|vir|coup|jet|elimin)e{1,2}(?:s|e|es)?)",
  '(?<=(?:ail|ails|gousses?|oignons?|echalotes?|echalottes?|patates?|pdt|terre|douces?|gingembre) )(?:un peu |deja |bien |tout )?germe{1,2}s?(?= *$)',
  '(?<=(?:poire|pomme|coing|nefle|kaki|figue|banane|prune)s? )(?:un peu |trop |bien )?blett?e?s?(?= *$)',
  "(?<=cuite?s? )(?:a |ds |dans )?(?:l'|l )?eau(?= *$)",
  '(?<=(?:pdt|patates?|terre|pommes?) )(?:a|pour|pr|p) (?:les |la |le |l.)?(?:frites?|puree|raclette|four|salade|gratin|soupe|tartes?|compote|couteau|jus)(?= *$)',
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
  `(?<![\\p{L}\\p{N}'-])(?:${[...lastDay, ...since, ...purpose, ...keptIn, owner, room, ...takenAway, ...left].join('|')})(?![\\p{L}\\p{N}-])`,
  'gu',
)

/** Water or brine behind a plus: "feta entamée+eau". */
const plusWater =
  /(?<=(?<!\p{L})(?:feta|mozza|mozzarella|mozarella|mozarela|mozzarela|burrata|tofu|olives?)(?: \p{L}+)?) ?\+ ?(?:un peu d'|de l'|son |leur |l')?(?:eau|saumure)(?= *$)/gu

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

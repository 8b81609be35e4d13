import { degrees } from '#kitchen/composer/grammar/fr/measures.ts'
import type { Phrase } from '#kitchen/composer/grammar/fr/phrase.ts'
import { into } from '#kitchen/composer/grammar/fr/words.ts'
import { areAll, hasBread, thickens } from '#kitchen/composer/grammar/handling.ts'
import { ovenHeat } from '#kitchen/composer/grammar/us-measures.ts'
import type { StoveVerb } from '#kitchen/composer/grammar/verbs.ts'
import { type Item, isIn } from '#kitchen/composer/item.ts'

/** What heat does, as sentences without their full stop: infinitives, as French cookbooks have them. */
export const stoveVerbs: Record<StoveVerb, (phrase: Phrase) => string> = {
  preheat: ({ task, either }) => {
    return `${either('Préchauffer le four à', 'Allumer le four à', 'Régler le four sur')} ${degrees(ovenHeat(task.oven))}`
  },
  'heat-fat': ({ task, x, where, over, time, either }) => {
    const isButter = areAll(task.items, 'butter')
    return `${isButter ? 'Faire fondre' : either('Faire chauffer', 'Chauffer', 'Mettre à chauffer')} ${x}${where}${over}${time}`
  },
  'warm-pan': ({ vessel, over, either }) => either(`Faire chauffer ${vessel}${over}`, `Mettre ${vessel}${over}`, `Placer ${vessel}${over}`),
  melt: ({ x, where, over, ending }) => `Faire fondre ${x}${where}${over}${ending}`,
  fry: ({ task, x, over, time, until, either }) => {
    // What is in the pan already stays there: the new food is added to it.
    if (task.continues)
      return `${either('Ajouter', 'Joindre')} ${x} et ${either('cuire', 'laisser revenir')}${over}${time}, en remuant souvent${until}`
    return either(
      `Ajouter ${x} et faire revenir${over}${time}, en remuant de temps en temps${until}`,
      `Ajouter ${x} et cuire${over}${time}, en remuant souvent${until}`,
      `Faire revenir ${x}${over}${time}, en mélangeant de temps à autre${until}`,
      `Ajouter ${x} et laisser revenir${over}${time}${until}`,
    )
  },
  'stir-fry': ({ x, over, ending, either }) =>
    either(
      `Ajouter ${x} et faire sauter${over}${ending}`,
      `Mettre ${x} dans le wok et faire sauter${over}${ending}`,
      `Ajouter ${x} et sauter sans cesser de remuer${over}${ending}`,
    ),
  sear: ({ x, over, time, until, either }) =>
    either(
      `Disposer ${x} en une seule couche et saisir${over}${time}, en retournant une fois${until}`,
      `Déposer ${x} dans la poêle et saisir${over}${time}, en retournant à mi-cuisson${until}`,
      `Ajouter ${x} sans trop remplir la poêle et saisir${over}${time}, en retournant une fois${until}`,
    ),
  brown: ({ x, over, time, until, either }) =>
    either(
      `Ajouter ${x} et faire dorer de tous côtés${over}${time}${until}`,
      `Déposer ${x} et faire colorer sur toutes les faces${over}${time}${until}`,
    ),
  bloom: ({ x, time, until, either }) =>
    either(
      `Ajouter ${x} et faire revenir${time} en remuant${until}`,
      `Incorporer ${x} et remuer${time}${until}`,
      `Ajouter ${x} et cuire${time} sans cesser de remuer${until}`,
      `Ajouter ${x} et laisser revenir${time} en mélangeant${until}`,
    ),
  'pour-in': pourIn,
  'boil-up': ({ over, ending }) => `Porter à ébullition${over}${ending}`,
  simmer,
  braise: simmer,
  boil,
  absorb: ({ x, and, where, over, ending, either }) =>
    `Mettre ${x}${and === '' ? '' : ` avec ${and}`}${where}, porter à ébullition, puis couvrir et laisser cuire${over}${ending}. ${either(
      'Garder à couvert hors du feu en attendant le reste',
      'Retirer du feu et laisser couvert en attendant',
      'Laisser reposer sous le couvercle, hors du feu',
    )}`,
  steam: ({ task, x, where, over, ending }) => {
    if (task.vessel === 'saucepan') return `Mettre ${x}${where} avec un peu d'eau, couvrir et chauffer${over}${ending}`
    return task.continues
      ? `Ajouter ${x} dans le panier et cuire à la vapeur${ending}`
      : `Mettre ${x}${where} au-dessus d'eau bouillante, couvrir et cuire à la vapeur${ending}`
  },
  roast: ({ task, x, where, shortVessel, ending, either }) => {
    if (task.continues) return `Ajouter ${x} ${task.vessel === 'tray' ? 'sur' : 'dans'} ${shortVessel}, mélanger et rôtir${ending}`
    return task.opens
      ? `${either('Étaler', 'Répartir', 'Disposer')} ${x}${where} et faire rôtir au four${ending}`
      : `Faire rôtir ${x} au four${ending}`
  },
  bake: ({ task, x, ending, either }) => {
    if (task.subject === 'mixture') return `${either('Enfourner et cuire', 'Cuire au four')}${ending}`
    return task.subject === 'parcels' ? `Poser ${x} sur une plaque et cuire au four${ending}` : `Enfourner ${x} et cuire${ending}`
  },
  grill: ({ x, over, time, until, either }) =>
    either(
      `Faire griller ${x}${over}${time}, en retournant de temps en temps${until}`,
      `Griller ${x} au gril ou dans une poêle-gril${over}${time}, en retournant souvent${until}`,
    ),
  toast: ({ task, x, over, time, until, either }) => {
    const isBread = hasBread(task.items)
    const manner = isBread
      ? either('en retournant une fois', 'en retournant à mi-temps')
      : either('en secouant souvent la poêle', 'sans cesser de remuer')
    return `${task.vessel === 'grill-pan' ? 'Réchauffer' : 'Faire griller'} ${x} dans une poêle sèche${over}${time}, ${manner}${until}`
  },
  'bake-in-pan': ({ task, x, time, until }) => {
    const inAll = task.minutes === null ? '' : `,${time.replace(/^ (?:pendant|encore)/u, '')} en tout`
    return `Cuire ${x} en plusieurs fois, en retournant à mi-cuisson${inAll}${until}`
  },
  'crack-in': ({ x, over, ending, either }) =>
    either(
      `Faire de la place dans la poêle, y casser ${x}, couvrir et cuire${over}${ending}`,
      `Creuser des puits dans la préparation, y casser ${x}, couvrir et cuire${over}${ending}`,
    ),
  'swirl-in': ({ x, ending }) =>
    `Battre légèrement ${x}, remuer la soupe en cercles lents et verser en mince filet${ending === '' ? '' : ` ; cuire${ending}`}`,
}

/** Poured, where vegetables and herbs are added. */
const isLiquid = (item: Item) => item.class === 'water' || isIn(item, 'liquid', 'dairy')

function pourIn({ task, x, where, over, time, either }: Phrase): string {
  if (task.cue === 'heated') {
    const put = task.opens && task.vessel !== null ? `Mettre ${x}${where}` : `${either('Verser', 'Ajouter')} ${x}`
    return `${put} et réchauffer${over}${time}, sans laisser bouillir`
  }
  if (task.cue === 'syrupy')
    return either(
      `Verser ${x} et laisser bouillonner${time} en grattant les sucs, jusqu'à ce que le liquide devienne sirupeux`,
      `Déglacer avec ${x} et laisser réduire${time}, jusqu'à ce que le liquide devienne sirupeux`,
    )
  if (task.cue === 'thickened') return `Verser ${x} et laisser mijoter${time}, jusqu'à ce que l'ensemble épaississe un peu`
  return `${task.opens ? `Mettre ${x}${where}` : task.items.every(isLiquid) ? either(`Ajouter ${x}`, `Verser ${x}`) : `Ajouter ${x}`} et porter à ébullition${over}${time.replace(/^ pendant/u, ' en')}`
}

function simmer({ task, x, and, where, over, time, until, ending, either }: Phrase): string {
  const isThick = thickens(task)
  if (x === '') return isThick ? `Laisser mijoter${over}${time}, en remuant souvent${until}` : `Couvrir et laisser mijoter${over}${ending}`
  if (task.subject !== null) return `Laisser mijoter ${x}${over}${ending}`
  const put = task.opens ? `Mettre ${x}${where}` : either(`Ajouter ${x}`, `Incorporer ${x}`)
  if (task.continues) return `${put} et ${either('laisser mijoter', 'cuire doucement', 'poursuivre la cuisson')}${over}${ending}`
  if (and !== '')
    return `${put} avec ${and}, porter à ébullition et laisser mijoter${over}${time}${isThick ? ', en remuant souvent' : ''}${until}`
  return isThick
    ? `${put} et laisser mijoter à découvert${over}${time}, en remuant souvent${until}`
    : either(
        `${put}, couvrir et laisser mijoter${over}${ending}`,
        `${put}, poser le couvercle et laisser mijoter${over}${ending}`,
        `${put} et laisser mijoter à couvert${over}${ending}`,
      )
}

function boil({ task, x, where, ending, either }: Phrase): string {
  if (areAll(task.items, 'egg'))
    return `${either(`Plonger ${x} dans une casserole d'eau bouillante et cuire`, `Cuire ${x} dans une casserole d'eau bouillante`)}${ending}. Rafraîchir sous l'eau froide, puis écaler et couper en deux`
  if (task.continues) return `Ajouter ${x} et faire bouillir${ending}`
  const pot = task.vessel === null ? into('large-pot').trim() : where.trim()
  return `${either(`Porter de l'eau à ébullition ${pot}, y plonger ${x} et cuire`, `Faire bouillir de l'eau ${pot}, ajouter ${x} et cuire`)}${ending}. Égoutter`
}

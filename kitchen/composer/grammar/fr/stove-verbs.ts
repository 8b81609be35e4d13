import { degrees } from '#kitchen/composer/grammar/fr/measures.ts'
import type { Phrase } from '#kitchen/composer/grammar/fr/phrase.ts'
import { into } from '#kitchen/composer/grammar/fr/words.ts'
import { areAll, hasBread, thickens } from '#kitchen/composer/grammar/handling.ts'
import { capitalised } from '#kitchen/composer/grammar/text.ts'
import { ovenHeat } from '#kitchen/composer/grammar/us-measures.ts'
import type { StoveVerb } from '#kitchen/composer/grammar/verbs.ts'
import { type Item, isIn } from '#kitchen/composer/item.ts'

/** What heat does, as sentences without their full stop: infinitives, as French cookbooks have them. */
export const stoveVerbs: Record<StoveVerb, (phrase: Phrase) => string> = {
  preheat: ({ task, either }) => {
    return `${either('Préchauffer le four à', 'Allumer le four à', 'Régler le four sur', 'Chauffer le four à', 'Porter le four à')} ${degrees(ovenHeat(task.oven))}`
  },
  'heat-fat': ({ task, x, where, over, time, either }) => {
    const isButter = areAll(task.items, 'butter')
    const melt = either('faire fondre', 'faire fondre', 'laisser fondre', 'mettre à fondre', 'fondre')
    const heat = isButter ? melt : either('faire chauffer', 'chauffer', 'laisser chauffer', 'mettre à chauffer', 'bien chauffer')
    return either(
      `${capitalised(heat)} ${x}${where}${over}${time}`,
      `${capitalised(where.trimStart())}, ${heat} ${x}${over}${time}`,
      `Mettre ${x}${where} et ${heat}${over}${time}`,
      `${capitalised(heat)} ${x}${over}${where}${time}`,
      `Placer ${x}${where} ; ${heat}${over}${time}`,
    )
  },
  'warm-pan': ({ vessel, over, either }) => either(`Faire chauffer ${vessel}${over}`, `Mettre ${vessel}${over}`, `Placer ${vessel}${over}`),
  melt: ({ x, where, over, ending }) => `Faire fondre ${x}${where}${over}${ending}`,
  fry: ({ task, x, back, over, time, until, moving, either }) => {
    // What is in the pan already stays there: the new food is added to it.
    if (task.continues)
      return `${either('Ajouter', 'Joindre')} ${x} et ${either('cuire', 'laisser revenir')}${over}${time}, en remuant souvent${until}`
    return either(
      `Ajouter ${x} et faire revenir${over}${moving('en remuant de temps en temps')}`,
      `Faire revenir ${x}${over}${moving('en remuant souvent')}`,
      `Joindre ${x} et cuire${over}${moving('en mélangeant de temps à autre')}`,
      `Laisser revenir ${x}${over}${moving('sans oublier de remuer')}`,
      `Mettre ${x} ${back} et cuire${over}${moving('en tournant souvent')}`,
    )
  },
  'stir-fry': ({ x, back, over, ending, moving, either }) =>
    either(
      `Ajouter ${x} et faire sauter${over}${ending}`,
      `Faire sauter ${x}${over}${ending}`,
      `Joindre ${x} et sauter sans cesser de remuer${over}${ending}`,
      `Sauter ${x}${over}${moving('en remuant sans arrêt')}`,
      `Mettre ${x} ${back} et faire sauter${over}${ending}`,
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
  bloom: ({ x, back, time, until, ending, moving, either }) =>
    either(
      `Ajouter ${x} et faire revenir${time} en remuant${until}`,
      `Incorporer ${x} et remuer${ending}`,
      `Joindre ${x} et cuire${moving('sans cesser de remuer')}`,
      `Faire revenir aussi ${x}${moving('en mélangeant bien')}`,
      `Mettre ${x} ${back} et tourner${ending}`,
    ),
  'pour-in': pourIn,
  'boil-up': ({ over, ending, either }) =>
    either(
      `Porter à ébullition${over}${ending}`,
      `Faire bouillir${over}${ending}`,
      `Porter le tout à ébullition${over}${ending}`,
      `Chauffer jusqu'à ébullition${over}${ending}`,
      `Mettre à bouillir${over}${ending}`,
    ),
  simmer,
  braise: simmer,
  boil,
  absorb: ({ x, and, where, over, ending, either }) => {
    const both = and === '' ? x : `${x} avec ${and}`
    return either(
      `Mettre ${both}${where}, porter à ébullition, puis couvrir et laisser cuire${over}${ending}. Garder à couvert hors du feu en attendant le reste`,
      `${capitalised(where.trimStart())}, faire bouillir ${both} ; couvrir et cuire${over}${ending}. Laisser couvert, hors du feu`,
      `Verser ${both}${where}, porter le tout à ébullition, poser le couvercle et cuire${over}${ending}. Retirer du feu sans ôter le couvercle`,
      `Chauffer ${both}${where} ; dès l'ébullition, couvrir et cuire${over}${ending}. Réserver à couvert`,
      `Placer ${both}${where}, mettre à bouillir, mettre le couvercle et laisser cuire${over}${ending}. Laisser reposer ensuite, toujours couvert`,
    )
  },
  steam: ({ task, x, where, over, ending }) => {
    if (task.vessel === 'saucepan') return `Mettre ${x}${where} avec un peu d'eau, couvrir et chauffer${over}${ending}`
    return task.continues
      ? `Ajouter ${x} dans le panier et cuire à la vapeur${ending}`
      : `Mettre ${x}${where} au-dessus d'eau bouillante, couvrir et cuire à la vapeur${ending}`
  },
  roast: ({ task, x, where, shortVessel, ending, either }) => {
    if (task.continues) return `Ajouter ${x} ${task.vessel === 'tray' ? 'sur' : 'dans'} ${shortVessel}, mélanger et rôtir${ending}`
    return task.opens
      ? either(
          `Étaler ${x}${where} et faire rôtir au four${ending}`,
          `Répartir ${x}${where} ; rôtir au four${ending}`,
          `Disposer ${x}${where}, glisser au four et laisser rôtir${ending}`,
          `Rôtir ${x} au four${where}${ending}`,
          `Mettre ${x}${where}, enfourner et faire rôtir${ending}`,
        )
      : either(
          `Faire rôtir ${x} au four${ending}`,
          `Rôtir ${x} au four${ending}`,
          `Glisser ${x} au four et laisser rôtir${ending}`,
          `Rôtir ${x} à four chaud${ending}`,
          `Enfourner ${x} et faire rôtir${ending}`,
        )
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
  toast: ({ task, x, over, moving, either }) => {
    const isBread = hasBread(task.items)
    const manner = isBread
      ? either('en retournant une fois', 'en retournant à mi-temps')
      : either('en secouant souvent la poêle', 'sans cesser de remuer', 'en remuant', 'en mélangeant bien', 'en tournant souvent')
    const verb = task.vessel === 'grill-pan' ? 'réchauffer' : either('faire griller', 'griller')
    return either(
      `${capitalised(verb)} ${x} dans une poêle sèche${over}${moving(manner)}`,
      `À sec, dans une poêle, ${verb} ${x}${over}${moving(manner)}`,
      `Mettre ${x} dans une poêle sans matière grasse et ${verb}${over}${moving(manner)}`,
      `${capitalised(verb)} ${x} à sec${over}${moving(manner)}`,
      `${capitalised(verb)} ${x}${over} dans une poêle bien sèche${moving(manner)}`,
    )
  },
  'bake-in-pan': ({ task, x, lasts, until }) => {
    const inAll = task.minutes === null ? '' : `, ${lasts.replace(/^encore /u, '')} en tout`
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

function pourIn({ task, x, where, over, time, lasts, either }: Phrase): string {
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
  const isPoured = task.items.every(isLiquid)
  const put = task.opens
    ? either(
        `Mettre ${x}${where}`,
        `Réunir ${x}${where}`,
        `${isPoured ? 'Verser' : 'Mettre'} ${x}${where}`,
        `Rassembler ${x}${where}`,
        `Placer ${x}${where}`,
      )
    : either(
        `Ajouter ${x}`,
        isPoured ? `Verser ${x}` : `Incorporer ${x}`,
        `Joindre ${x}`,
        isPoured ? `Mouiller avec ${x}` : `Ajouter ${x}`,
        `Mettre ${x}`,
      )
  return `${put}${either(
    ` et porter à ébullition${over} en ${lasts}`,
    ` et faire bouillir${over}, ${lasts}`,
    `, porter le tout à ébullition${over} en ${lasts}`,
    ` ; chauffer jusqu'à ébullition${over}, ${lasts}`,
    `, puis mettre à bouillir${over} en ${lasts}`,
  )}`
}

function simmer({ task, x, and, where, back, over, ending, moving, either }: Phrase): string {
  const isThick = thickens(task)
  const stirring = either(
    'en remuant souvent',
    'en remuant de temps à autre',
    'en mélangeant souvent',
    'sans oublier de remuer',
    'en tournant souvent',
  )
  const end = `${over}${isThick ? moving(stirring) : ending}`
  const simmering = either('laisser mijoter', 'faire mijoter', 'mijoter', 'cuire en laissant mijoter', 'mijoter doucement')
  if (x === '')
    return isThick
      ? either(
          `Laisser mijoter${end}`,
          `Faire mijoter sans couvercle${end}`,
          `Mijoter à découvert${end}`,
          `Poursuivre en laissant mijoter${end}`,
          `Mijoter doucement${end}`,
        )
      : either(
          `Couvrir et laisser mijoter${end}`,
          `Faire mijoter sous couvercle${end}`,
          `Poser le couvercle et mijoter${end}`,
          `Couvrir ; poursuivre en laissant mijoter${end}`,
          `Mettre le couvercle et mijoter doucement${end}`,
        )
  if (task.subject !== null)
    return either(
      `Laisser mijoter ${x}${end}`,
      `Faire mijoter ${x}${end}`,
      `Mijoter ${x}${end}`,
      `Cuire ${x} en laissant mijoter${end}`,
      `Mettre ${x} à mijoter${end}`,
    )
  const put = task.opens
    ? either(`Mettre ${x}${where}`, `Réunir ${x}${where}`, `Disposer ${x}${where}`, `Rassembler ${x}${where}`, `Placer ${x}${where}`)
    : either(`Ajouter ${x}`, `Incorporer ${x}`, `Joindre ${x}`, `Mélanger avec ${x}`, `Mettre ${x} ${back}`)
  if (task.continues) return `${put}${either(' et ', ' ; ', ' pour ', ' ; ', ' et ')}${simmering}${end}`
  if (and !== '')
    return `${put}${either(
      ` avec ${and}, porter à ébullition et ${simmering}${end}`,
      `, ajouter ${and}, faire bouillir, puis ${simmering}${end}`,
      ` ainsi que ${and}, porter le tout à ébullition et ${simmering}${end}`,
      ` et ${and} ; chauffer jusqu'à ébullition, ensuite ${simmering}${end}`,
      ` avec ${and}, mettre à bouillir, puis ${simmering}${end}`,
    )}`
  return isThick
    ? `${put}${either(` et ${simmering} à découvert${end}`, ` ; ${simmering} sans couvercle${end}`, ` pour ${simmering} à découvert${end}`, ` ; ${simmering} sans couvrir${end}`, `, puis ${simmering}${end}`)}`
    : `${put}${either(`, couvrir et ${simmering}${end}`, ` ; ${simmering} sous couvercle${end}`, `, poser le couvercle et ${simmering}${end}`, `, couvrir ; ${simmering}${end}`, `, mettre le couvercle et ${simmering}${end}`)}`
}

function boil({ task, x, where, ending, either }: Phrase): string {
  if (areAll(task.items, 'egg'))
    return `${either(`Plonger ${x} dans une casserole d'eau bouillante et cuire`, `Cuire ${x} dans une casserole d'eau bouillante`)}${ending}. Rafraîchir sous l'eau froide, puis écaler et couper en deux`
  if (task.continues) return `Ajouter ${x} et faire bouillir${ending}`
  const pot = task.vessel === null ? into('large-pot').trim() : where.trim()
  return either(
    `Porter de l'eau à ébullition ${pot}, y plonger ${x} et cuire${ending}. Égoutter`,
    `Cuire ${x} ${pot} dans l'eau bouillante${ending}, puis égoutter`,
    `Faire bouillir de l'eau ${pot}, ajouter ${x} et laisser cuire${ending}. Bien égoutter`,
    `Plonger ${x} dans l'eau bouillante, ${pot} ; cuire${ending}. Égoutter ensuite`,
    `Mettre ${x} à cuire ${pot} dans l'eau bouillante${ending}. Verser dans une passoire`,
  )
}

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
    return `${either('Préchauffer le four à', 'Allumer le four à', 'Régler le four sur', 'Faire chauffer le four à', 'Porter le four à')} ${degrees(ovenHeat(task.oven))}`
  },
  'heat-fat': ({ task, x, where, over, time, either }) => {
    const isButter = areAll(task.items, 'butter')
    const melt = either('faire fondre', 'faire fondre', 'laisser fondre', 'mettre à fondre', 'faire fondre')
    const heat = isButter ? melt : either('faire chauffer', 'chauffer', 'laisser chauffer', 'mettre à chauffer', 'bien chauffer')
    return either(
      `${capitalised(heat)} ${x}${where}${over}${time}`,
      `${capitalised(where.trimStart())}, ${heat} ${x}${over}${time}`,
      `Mettre ${x}${where} et ${heat}${over}${time}`,
      `${capitalised(heat)} ${x}${over}${where}${time}`,
      `${task.items.every(isLiquidFat) ? 'Verser' : 'Mettre'} ${x}${where} ; ${heat}${over}${time}`,
    )
  },
  'warm-pan': ({ vessel, over, either }) => either(`Faire chauffer ${vessel}${over}`, `Mettre ${vessel}${over}`, `Placer ${vessel}${over}`),
  melt: ({ x, where, over, ending }) => `Faire fondre ${x}${where}${over}${ending}`,
  fry: ({ task, x, back, over, time, until, moving, either }) => {
    // What is in the pan already stays there: the new food is added to it.
    if (task.continues) return `Ajouter ${x} et ${either('cuire', 'laisser revenir')}${over}${time}, en remuant souvent${until}`
    return either(
      `Ajouter ${x} et faire revenir${over}${moving('en remuant de temps en temps')}`,
      `Faire revenir ${x}${over}${moving('en remuant souvent')}`,
      `Ajouter ${x} et cuire${over}${moving('en mélangeant de temps à autre')}`,
      `Laisser revenir ${x}${over}${moving('en remuant régulièrement')}`,
      `Mettre ${x} ${back} et cuire${over}${moving('en mélangeant souvent')}`,
    )
  },
  'stir-fry': ({ x, back, over, ending, moving, either }) =>
    either(
      `Ajouter ${x} et faire sauter${over}${ending}`,
      `Faire sauter ${x}${over}${ending}`,
      `Ajouter ${x} et faire sauter sans cesser de remuer${over}${ending}`,
      `Faire sauter ${x}${over}${moving('en remuant sans arrêt')}`,
      `Mettre ${x} ${back} et faire sauter${over}${ending}`,
    ),
  sear: ({ x, over, time, until, either }) =>
    either(
      `Disposer ${x} en une seule couche et saisir${over}${time}, en retournant une fois${until}`,
      `Déposer ${x} dans la poêle et saisir${over}${time}, en retournant à mi-cuisson${until}`,
      `Ajouter ${x} sans trop remplir la poêle et saisir${over}${time}, en retournant une fois${until}`,
    ),
  brown: ({ task, x, over, time, until, ending, moving, either }) => {
    if (areAll(task.items, 'mince')) return `Ajouter ${x} et faire dorer${over}${moving('en émiettant à la cuillère')}`
    return either(
      `Ajouter ${x} et faire dorer de tous côtés${over}${time}${until}`,
      `Déposer ${x} et faire dorer sur toutes les faces${over}${ending}`,
    )
  },
  bloom: ({ x, back, time, until, ending, moving, either }) =>
    either(
      `Ajouter ${x} et faire revenir${time} en remuant${until}`,
      `Incorporer ${x} et remuer${ending}`,
      `Ajouter ${x} et cuire${moving('sans cesser de remuer')}`,
      `Faire revenir ${x}${moving('en mélangeant bien')}`,
      `Mettre ${x} ${back} et remuer${ending}`,
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
      `${capitalised(where.trimStart())}, porter ${both} à ébullition ; couvrir et cuire${over}${ending}. Laisser couvert, hors du feu`,
      `Verser ${both}${where}, porter le tout à ébullition, poser le couvercle et cuire${over}${ending}. Retirer du feu sans ôter le couvercle`,
      `Chauffer ${both}${where} ; dès l'ébullition, couvrir et cuire${over}${ending}. Réserver à couvert`,
      `Mettre ${both}${where}, faire bouillir, mettre le couvercle et laisser cuire${over}${ending}. Laisser reposer ensuite, toujours couvert`,
    )
  },
  steam: ({ task, x, where, over, ending, either }) => {
    if (task.vessel === 'saucepan') return `Mettre ${x}${where} avec un peu d'eau, couvrir et chauffer${over}${ending}`
    return task.continues
      ? `Ajouter ${x} dans le panier et cuire à la vapeur${ending}`
      : either(
          `Mettre ${x}${where} au-dessus d'eau bouillante, couvrir et cuire à la vapeur${ending}`,
          `Disposer ${x}${where}, poser sur une casserole d'eau bouillante, couvrir et cuire à la vapeur${ending}`,
          `Cuire ${x}${where} couvert, au-dessus d'eau frémissante,${ending}`,
          `Placer ${x}${where} sur de l'eau bouillante ; cuire à la vapeur, à couvert,${ending}`,
          `Répartir ${x}${where}, placer sur l'eau bouillante, mettre le couvercle et cuire à la vapeur${ending}`,
        )
  },
  roast: ({ task, x, where, shortVessel, ending, either }) => {
    if (task.continues) {
      const back = `${task.vessel === 'tray' ? 'sur' : 'dans'} ${shortVessel}`
      return either(
        `Ajouter ${x} ${back}, mélanger et faire rôtir${ending}`,
        `Mettre ${x} ${back}, mélanger et poursuivre la cuisson au four${ending}`,
        `Ajouter ${x}, mélanger et laisser rôtir${ending}`,
        `Mettre aussi ${x} ${back} ; mélanger et rôtir${ending}`,
        `Répartir ${x} ${back}, remuer et remettre au four${ending}`,
      )
    }
    return task.opens
      ? either(
          `Étaler ${x}${where} et faire rôtir au four${ending}`,
          `Répartir ${x}${where} ; faire rôtir au four${ending}`,
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
      : either('en secouant souvent la poêle', 'sans cesser de remuer', 'en remuant', 'en mélangeant bien', 'en remuant souvent')
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

const isLiquidFat = (item: Item) => item.class === 'oil'

/** Poured, where vegetables and herbs are added. */
const isLiquid = (item: Item) => item.class === 'water' || isIn(item, 'liquid', 'dairy')

function pourIn({ task, x, where, over, time, lasts, either }: Phrase): string {
  if (task.cue === 'heated') {
    const put = task.opens && task.vessel !== null ? `Mettre ${x}${where}` : `${either('Verser', 'Ajouter', 'Incorporer')} ${x}`
    return `${put}${either(
      ` et réchauffer${over}${time}, sans laisser bouillir`,
      ` ; chauffer${over}${time}, sans faire bouillir`,
      ` et laisser chauffer${over}${time}, sans atteindre l'ébullition`,
      `, puis réchauffer${over}${time} en évitant l'ébullition`,
      ` et faire chauffer${over}${time}, juste sous l'ébullition`,
    )}`
  }
  if (task.cue === 'syrupy')
    return either(
      `Verser ${x} et laisser bouillonner${time} en grattant les sucs, jusqu'à ce que le liquide devienne sirupeux`,
      `Déglacer avec ${x} et laisser réduire${time}, jusqu'à ce que le liquide devienne sirupeux`,
    )
  if (task.cue === 'thickened') return `Verser ${x} et laisser mijoter${time}, jusqu'à ce que l'ensemble épaississe un peu`
  const isPoured = task.items.every(isLiquid)
  const isOne = task.items.length < 2
  const put = task.opens
    ? either(
        `Mettre ${x}${where}`,
        `${isOne ? 'Mettre' : 'Réunir'} ${x}${where}`,
        `${isPoured ? 'Verser' : 'Mettre'} ${x}${where}`,
        `${isOne ? 'Mettre' : 'Mélanger'} ${x}${where}`,
        `${isPoured ? 'Verser' : 'Mettre'} ${x}${where}`,
      )
    : either(
        `Ajouter ${x}`,
        isPoured ? `Verser ${x}` : `Incorporer ${x}`,
        `Ajouter ${x}`,
        isPoured ? `Mouiller avec ${x}` : `Incorporer ${x}`,
        isPoured ? `Verser ${x}` : `Ajouter ${x}`,
      )
  return `${put}${either(
    ` et porter à ébullition${over} en ${lasts}`,
    ` et porter à ébullition${over}, en ${lasts}`,
    ` et porter le tout à ébullition${over} en ${lasts}`,
    ` ; chauffer jusqu'à ébullition${over}, ${lasts}`,
    `, puis faire bouillir${over} en ${lasts}`,
  )}`
}

function simmer({ task, x, and, where, back, over, ending, moving, either }: Phrase): string {
  const isThick = thickens(task)
  const stirring = either(
    'en remuant souvent',
    'en remuant de temps à autre',
    'en mélangeant souvent',
    'en remuant régulièrement',
    'en mélangeant de temps en temps',
  )
  const end = `${over}${isThick ? moving(stirring) : ending}`
  const simmering = either('laisser mijoter', 'faire mijoter', 'laisser cuire', 'poursuivre la cuisson', 'laisser mijoter doucement')
  if (x === '')
    return isThick
      ? either(
          `Laisser mijoter${end}`,
          `Faire mijoter sans couvercle${end}`,
          `Laisser cuire à découvert${end}`,
          `Poursuivre la cuisson sans couvrir${end}`,
          `Laisser mijoter doucement${end}`,
        )
      : either(
          `Couvrir et laisser mijoter${end}`,
          `Faire mijoter sous couvercle${end}`,
          `Poser le couvercle et laisser cuire${end}`,
          `Couvrir et poursuivre la cuisson${end}`,
          `Mettre le couvercle et laisser mijoter doucement${end}`,
        )
  if (task.subject !== null)
    return either(
      `Laisser mijoter ${x}${end}`,
      `Faire mijoter ${x}${end}`,
      `Laisser cuire ${x}${end}`,
      `Faire cuire ${x}${end}`,
      `Mettre ${x} à mijoter${end}`,
    )
  const isOne = task.items.length < 2
  const put = task.opens
    ? `${either('Mettre', isOne ? 'Mettre' : 'Réunir', 'Mettre', isOne ? 'Disposer' : 'Mélanger', 'Mettre')} ${x}${where}`
    : either(`Ajouter ${x}`, `Incorporer ${x}`, `Ajouter ensuite ${x}`, `Incorporer ${x}`, `Mettre ${x} ${back}`)
  if (task.continues) return `${put}${either(' et ', ' ; ', ' et ', ' et ', ' et ')}${simmering}${end}`
  if (and !== '')
    return `${put}${either(
      ` avec ${and}, porter à ébullition et ${simmering}${end}`,
      `, ajouter ${and}, porter à ébullition, puis ${simmering}${end}`,
      ` ainsi que ${and}, porter le tout à ébullition et ${simmering}${end}`,
      `, ajouter ${and}, chauffer jusqu'à ébullition et ${simmering}${end}`,
      ` avec ${and}, faire bouillir, puis ${simmering}${end}`,
    )}`
  return isThick
    ? `${put}${either(` et ${simmering} à découvert${end}`, ` ; ${simmering} sans couvercle${end}`, ` et ${simmering} à découvert${end}`, ` ; ${simmering} sans couvrir${end}`, `, puis ${simmering}${end}`)}`
    : `${put}${either(`, couvrir et ${simmering}${end}`, ` ; ${simmering} sous couvercle${end}`, `, poser le couvercle et ${simmering}${end}`, `, couvrir et ${simmering}${end}`, `, mettre le couvercle et ${simmering}${end}`)}`
}

function boil({ task, x, where, ending, either }: Phrase): string {
  if (areAll(task.items, 'egg'))
    return `${either(`Plonger ${x} dans une casserole d'eau bouillante et cuire`, `Cuire ${x} dans une casserole d'eau bouillante`)}${ending}. Rafraîchir sous l'eau froide, puis écaler et couper en deux`
  if (task.continues) return `Ajouter ${x} et faire bouillir${ending}`
  const pot = task.vessel === null ? into('large-pot').trim() : where.trim()
  return either(
    `Porter de l'eau à ébullition ${pot}, y plonger ${x} et cuire${ending}. Égoutter`,
    `Cuire ${x} ${pot} d'eau bouillante${ending}, puis égoutter`,
    `Faire bouillir de l'eau ${pot}, ajouter ${x} et laisser cuire${ending}. Bien égoutter`,
    `Plonger ${x} ${pot} d'eau bouillante et cuire${ending}. Égoutter ensuite`,
    `Mettre ${x} à cuire ${pot} d'eau bouillante${ending}. Égoutter dans une passoire`,
  )
}

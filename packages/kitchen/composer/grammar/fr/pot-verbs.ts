import type { TaskWords } from '#kitchen/composer/grammar/fr/phrase.ts'
import { vesselWithPreposition } from '#kitchen/composer/grammar/fr/words.ts'
import { areAll, cooksUntilThick } from '#kitchen/composer/grammar/handling.ts'
import { capitalised } from '#kitchen/composer/grammar/text.ts'
import type { PotVerb } from '#kitchen/composer/grammar/verbs.ts'
import { type Item, isInGroup } from '#kitchen/composer/item.ts'

/** French pot sentences (water, broth, steam) without the full stop, in the infinitive as French cookbooks write. */
export const potVerbs: Record<PotVerb, (phrase: TaskWords) => string> = {
  'pour-in': pourIn,
  // A boil needs no sign of doneness beside it.
  'boil-up': ({ task, x, over, time, ending, either }) => {
    const until = task.cue === 'bubbling' ? time : ending
    if (task.subject !== null)
      return either(`Faire bouillir de nouveau ${x}${over}${until}`, `Laisser bouillir de nouveau ${x}${over}${until}`)
    return either(
      `Laisser bouillir${over}${until}`,
      `Faire bouillir${over}${until}`,
      `Laisser bouillir le tout${over}${until}`,
      `Faire bouillonner${over}${until}`,
      `Laisser bouillonner${over}${until}`,
    )
  },
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
  'swirl-in': ({ x, ending }) =>
    `Battre légèrement ${x}, remuer la soupe en cercles lents et verser en mince filet${ending === '' ? '' : ` ; cuire${ending}`}`,
}

/** Is the item a liquid, which is poured? Vegetables and herbs are added. */
const isLiquid = (item: Item) => item.class === 'water' || isInGroup(item, 'liquid', 'dairy')

function pourIn({ task, x, where, over, time, lasts, either }: TaskWords): string {
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
      // "Le bouillon" does not "bouillonne".
      `Verser ${x} et laisser ${task.items.some((item) => item.class === 'stock') ? 'réduire' : 'bouillonner'}${time} en grattant les sucs, jusqu'à ce que le liquide devienne sirupeux`,
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
    ` et porter ${isOne ? '' : 'le tout '}à ébullition${over} en ${lasts}`,
    ` ; chauffer jusqu'à ébullition${over}, ${lasts}`,
    `, puis faire bouillir${over} en ${lasts}`,
  )}`
}

function simmer({ task, x, and, where, back, over, ending, moving, either }: TaskWords): string {
  const isThick = cooksUntilThick(task)
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
    ? `${either('Mettre', isOne ? 'Mettre' : 'Réunir', 'Mettre', isOne ? 'Mettre' : 'Mélanger', 'Mettre')} ${x}${where}`
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

function boil({ task, x, where, ending, either }: TaskWords): string {
  if (areAll(task.items, 'egg'))
    return `${either(`Plonger ${x} dans une casserole d'eau bouillante et cuire`, `Cuire ${x} dans une casserole d'eau bouillante`)}${ending}. Rafraîchir sous l'eau froide, puis écaler et couper en deux`
  if (task.continues) return `Ajouter ${x} et faire bouillir${ending}`
  const pot = task.vessel === null ? vesselWithPreposition('large-pot').trim() : where.trim()
  return either(
    `Porter de l'eau à ébullition ${pot}, y plonger ${x} et cuire${ending}. Égoutter`,
    `Cuire ${x} ${pot} d'eau bouillante${ending}, puis égoutter`,
    `Faire bouillir de l'eau ${pot}, ajouter ${x} et laisser cuire${ending}. Bien égoutter`,
    `Plonger ${x} ${pot} d'eau bouillante et cuire${ending}. Égoutter ensuite`,
    `Mettre ${x} à cuire ${pot} d'eau bouillante${ending}. Égoutter dans une passoire`,
  )
}

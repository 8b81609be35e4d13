import type { TaskWords } from '#kitchen/composer/grammar/fr/phrase.ts'
import { areAll, hasBread } from '#kitchen/composer/grammar/handling.ts'
import { capitalised } from '#kitchen/composer/grammar/text.ts'
import type { PanVerb } from '#kitchen/composer/grammar/verbs.ts'
import type { Item } from '#kitchen/composer/item.ts'

/** French pan and grill sentences without the full stop, in the infinitive as French cookbooks write. */
export const panVerbs: Record<PanVerb, (phrase: TaskWords) => string> = {
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
    // Food in the pan stays there, and the new food joins it.
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
  grill: ({ x, over, time, until, either }) =>
    either(
      `Faire griller ${x}${over}${time}, en retournant de temps en temps${until}`,
      `Cuire ${x} au gril ou dans une poêle-gril${over}${time}, en retournant souvent${until}`,
    ),
  toast: ({ task, x, over, moving, either }) => {
    const isBread = hasBread(task.items)
    const manner = isBread
      ? either('en retournant une fois', 'en retournant à mi-cuisson')
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
}

const isLiquidFat = (item: Item) => item.class === 'oil'

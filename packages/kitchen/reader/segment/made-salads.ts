import type { Food } from '#kitchen/reader/food/reading.ts'

/** Russian "салат" is lettuce and also any salad that somebody made. */
const salad = /^салат(?:а|у|е|ом|ы|ов|ик|ика)?$/u

/** Words beside it that leave it lettuce: its sorts, leaves and amounts, and what only a plant is. */
const ofLettuce =
  /^(?:лист(?:а|ов|овой|овая|овые|очек|ья|ьев|ьями)?|зелен(?:ый|ого|ые)|кочан(?:а|ный|ов)?|кочанчик|айсберг|роман[оа]?|ромэн|латук|лолло|росс[ао]|фриз[еэ]?|батавия|руккола|корн|мытый|немытый|свежий|свежего|вялый|завядший|увядший|крупный|мелкий|большой|маленький|с|в|из|на|и|горшок|горшке|горшочек|горшочке|грядки|огорода|теплицы|пуч[а-я]*|шт[а-я]*|гр?|кг|грам[а-я]*|упак[а-я]*|уп|пачк[а-я]*|пакет[а-я]*|голов[а-я]*|пол[а-я]*)$/u

/**
 * May a lettuce in the text be a made salad: "мамин салат", "остатки салата"? Its other contents are unknown.
 */
export function mayBeMadeSalad({ ingredient }: Food, text: string): boolean {
  if (ingredient !== 'lettuce') return false
  const parts = text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .split(/[,;\n]| и /u)
  return parts.some((part) => {
    const typed = part.match(/[а-я]+/gu) ?? []
    return typed.some((word) => salad.test(word)) && !typed.every((word) => salad.test(word) || ofLettuce.test(word))
  })
}

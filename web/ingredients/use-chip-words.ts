import type { ReadFood } from '@potluck/kitchen/reading'
import { useTranslation } from 'react-i18next'
import { chips } from '#locales/en/chips.ts'
import type { ChipView, Doubts, Exclusions } from '#web/ingredients/chip-view.ts'
import { addSentences } from '#web/language/i18n.ts'
import { useWording } from '#web/language/wording.ts'

addSentences({ chips })

/** Figures that are written as fractions. */
const fractions: Readonly<Record<number, string>> = { 0.25: '¼', 0.5: '½', 0.75: '¾' }
/** From this number of grams or millilitres on, the chip shows kilograms or litres. */
const thousand = 1_000

/** The words at a chip. */
export function useChipWords({ diet }: Exclusions) {
  const { t } = useTranslation()
  const { joinAnd, joinOr } = useWording()
  const amountWords = useAmountWords()
  const quoted = (words: readonly string[]) => joinAnd(words.map((one) => t('common.quoted', { words: one })))

  /** The shapes of foods, such as "240 g", "canned" or "drained". Leaves out words that the cook typed. */
  function shapesOf(foods: readonly ReadFood[], ingredient: string): string[] {
    const [food, ...others] = foods
    if (food === undefined || others.length > 0) return []
    const typed = wordsIn(ingredient)
    const forms = food.forms.map((form) => t(`chips.form.${form}`)).filter((form) => !wordsIn(form).every((word) => typed.includes(word)))
    const amount = food.amount === null || (food.amount.isAsTyped && forms.length === 0) ? [] : [amountWords(food.amount)]
    return [...amount, ...forms]
  }

  function doubtsOf(doubts: Doubts | null): string[] {
    if (doubts === null) return []
    const names = (of: Doubts['contains']) => of.map((allergen) => t(`options.allergen.${allergen}`))
    return [
      ...(doubts.contains.length > 0 ? [t('chips.contains', { list: joinAnd(names(doubts.contains)) })] : []),
      ...(doubts.likely.length > 0 ? [t('chips.likely', { list: joinAnd(names(doubts.likely)) })] : []),
      ...(doubts.unknown.length > 0 ? [t('chips.unknown', { list: joinOr(names(doubts.unknown)) })] : []),
      ...(doubts.diet !== null && diet !== null ? [t(`chips.diet.${doubts.diet}`, { diet: t(`options.dietType.${diet}`) })] : []),
      doubts.leftOut.length === 0 ? t('chips.leftOut') : t('chips.someLeftOut', { list: joinAnd(doubts.leftOut) }),
    ]
  }

  const readAs = ({ readAs, isGuessed, foods }: Extract<ChipView, { state: 'read' }>, ingredient: string) => [
    ...(readAs.length === 0 ? [] : [t('chips.readAs', { list: joinAnd(readAs) })]),
    ...(isGuessed ? [t('chips.guessed')] : []),
    ...shapesOf(foods, ingredient),
  ]
  const onlyKind = ({ onlyKind, foods }: Extract<ChipView, { state: 'read' }>) => {
    if (onlyKind.length === 0) return []
    return [foods.length === 1 ? t('chips.onlyKind') : t('chips.onlyKindOf', { list: quoted(onlyKind) })]
  }
  const amountDoubt = (doubt: Extract<ChipView, { state: 'read' }>['amountDoubt']) =>
    doubt === null ? [] : [t(`chips.amountDoubt.${doubt}`)]
  const notKnown = (words: readonly string[]) =>
    words.length === 0 ? t('chips.notKnown') : t('chips.wordsNotKnown', { list: quoted(words), count: words.length })
  const notFood = (words: readonly string[]) =>
    words.length === 0 ? t('chips.notFood') : t('chips.wordsNotFood', { list: quoted(words), count: words.length })

  /** The words of a chip: the food it was read as, its doubts, a hint that ends some, and the question to the cook. */
  function wordsOf(view: ChipView, ingredient: string): { understood: string[]; doubts: string[]; hint: string; question: string } {
    switch (view.state) {
      case 'read':
        return {
          understood: readAs(view, ingredient),
          doubts: [...onlyKind(view), ...amountDoubt(view.amountDoubt), ...doubtsOf(view.doubts)],
          hint: view.doubts?.isBetterAlone ? t('chips.betterAlone') : '',
          question: '',
        }
      case 'unknown':
        return { understood: [], doubts: doubtsOf(view.doubts), hint: '', question: notKnown(view.words) }
      case 'kind':
        return { understood: [], doubts: doubtsOf(view.doubts), hint: '', question: t(`chips.kindIs.${view.kind}`) }
      case 'not-food':
        return { understood: [], doubts: [notFood(view.words)], hint: '', question: '' }
    }
  }

  return { wordsOf }
}

/** The words of a text in small letters. */
const wordsIn = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? []

/** Amounts in words: "240 g", "½ cup". */
function useAmountWords() {
  const { t, i18n } = useTranslation()
  return ({ amount, measure }: NonNullable<ReadFood['amount']>): string => {
    const isLarge = amount >= thousand && (measure === 'g' || measure === 'ml')
    const shown = isLarge ? amount / thousand : amount
    const figure = fractions[shown] ?? new Intl.NumberFormat(i18n.language, { maximumFractionDigits: isLarge ? 2 : 1 }).format(shown)
    if (isLarge) return t(measure === 'g' ? 'chips.amount.kg' : 'chips.amount.l', { figure })
    if (measure === 'g' || measure === 'ml') return t(`chips.amount.${measure}`, { figure })
    return t(`chips.amount.${measure}`, { figure, count: Math.max(1, Math.ceil(shown)) })
  }
}

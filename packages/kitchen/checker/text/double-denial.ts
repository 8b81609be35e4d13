import type { Language } from '#kitchen/options.ts'

/** Two negations add the food: "no need to skip the cheese", "do not forget the butter". */
const doubleDenials: Record<Language, RegExp> = {
  en: /\b(?:no need to|no reason to|do not|don[’']t|never|not to|without|cannot|can[’']t|should not|shouldn[’']t) (?:skip|omit|forget|leav\p{L}+ out|skipping|omitting|forgetting|avoid|avoiding|miss|missing)\b/giu,
  es: /\b(?:no (?:hace falta|es necesario|hay que)|sin|no|nunca) (?:te |se )?(?:omit|olvid|salt|evit|prescind)\p{L}*/giu,
  fr: /\b(?:(?:ne|n[’'])\s?(?:pas )?(?:oubli|omett|saut)\p{L}*(?: pas)?|(?:inutile|pas besoin) de (?:supprimer|sauter|omettre|retirer)|sans (?:oublier|omettre))/giu,
  de: /\b(?:nicht|nie|ohne) (?:zu )?(?:vergessen|weglassen|auslassen|verzichten)\b/giu,
  ru: /(?<!\p{L})не (?:забудьте|забывайте|пропускайте|исключайте|нужно (?:исключать|убирать)|забыв)(?!\p{L})/giu,
  ar: /(?<!\p{L})(?:لا (?:ننسى|ننس|تنس|تنسي|نستغني عن|داعي لحذف|حاجة لحذف)|دون نسيان)(?!\p{L})/gu,
  ja: /(?:忘れず|忘れない|省かない|抜かない|省かず)/gu,
  zh: /(?:不要忘|别忘|不要省略|不必省略|无需省略|不能省)/gu,
}

/** Replaces double denials by spaces of equal length, so that the food beside them counts as used. */
export function withoutDoubleDenials(text: string, language: Language): string {
  return text.replace(doubleDenials[language], (words) => ' '.repeat(words.length))
}

import { matchesOf } from '#kitchen/checker/text/phrases.ts'
import type { Language } from '#kitchen/options.ts'
import type { FoundFood } from '#kitchen/reader/find-foods.ts'
import { senseOfIngredient } from '#kitchen/reader/food/food.ts'

/**
 * How languages other than English call egg whites and yolks by colour alone; the verb beside the word shows that eggs
 * are meant. Full names are in the reader's tables.
 */
const eggPartPatterns: Partial<Record<Language, RegExp>> = {
  en: /(?<=\b(?:whisk|beat|fold|whip|separate)\p{L}*\b[^.;]{0,24}?)\b(?:whites|yolks)\b(?! (?:of|part))|\bwhites\b(?= (?:until|to) (?:stiff|soft|firm|they))/giu,
  // "Les jaunes" always means yolks; "les blancs" may mean leeks or chicken breasts.
  fr: /(?<!\b(?:vir|tir|tourn)\p{L}* )\b(?:les|des|aux|au|du|un|deux|trois|quatre|\d+) jaunes?(?! au )(?! (?:de|d[’'])(?! ?(?:l[’'])?(?:œuf|oeuf)))(?!\p{L})|(?<=\b(?:batt|fouett|mont|incorpor|mélang|ajout|blanchi|serr|verser|versez|meringu)\p{L}*\b[^.;]{0,16}?\b(?:les|des|aux) )blancs(?! (?:de|d[’'])(?! ?(?:œuf|oeuf)))(?!\p{L})/giu,
  ar: /(?<=(?:خفق|خفقي|نخفق|اخفق|يخفق)[^.،]{0,16}?)(?:ال)?بياض(?!\p{L})/gu,
  ja: /(?<![ぎネの])白身(?!魚|の魚)(?=[^。]{0,8}(?:泡立|混ぜ|固ま|加え))/gu,
}

/** The eggs that a text names by their whites or yolks alone: "fold in the whisked whites". */
export function eggPartsIn(text: string, language: Language): FoundFood[] {
  const pattern = eggPartPatterns[language]
  if (pattern === undefined) return []
  return matchesOf(pattern, text).map(({ 0: words, index }) => ({
    words,
    ...senseOfIngredient('egg'),
    start: index,
    end: index + words.length,
  }))
}

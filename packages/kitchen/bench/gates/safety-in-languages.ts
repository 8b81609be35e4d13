import type { Language } from '#kitchen/options.ts'
import type { Recipe } from '#kitchen/recipe.ts'
import { containsSafetySign, type Danger, dangers, dangersOf } from './safety-words.ts'

/** Each language's words for the English signs of doneness, by the name of the danger, and its word for "tender". */
interface Signs {
  tender: RegExp
  hours: RegExp
  minutes: RegExp
  /** A line of dried beans. */
  dried: RegExp
  words: Record<string, RegExp>
}

const signs: Record<Exclude<Language, 'en'>, Signs> = {
  es: {
    tender: /tiern|deshag|deshilach|bland/i,
    hours: /\bhoras?\b|\bh\b/i,
    minutes: /(\d+)(?: ?(?:–|-|a) ?(\d+))? min/g,
    dried: /(?:alubia|frijol|judía)[^,]*\bsec[oa]/i,
    words: {
      fish: /opac|lasca|desmenu/i,
      crustaceans: /opac|rosad|nacarad/i,
      bivalves: /(?:abr[ae]n|abiert)[\s\S]*(?:desech|tir|descart)|(?:desech|tir|descart)[\s\S]*(?:cerrad|abr|abiert)/i,
      eggs: /cuaj|\bfirmes?\b|\bdur[oa]s?\b|pasteuriz/i,
      cassava: /completamente|del todo|totalmente/i,
      'dried beans': /(?:herv|hirv|ebullici)(?:(?!suave|lento|baj)[\s\S]){0,140}?\b(?:diez|1\d)\b/i,
    },
  },
  fr: {
    tender: /tendre|fondant|se défai/i,
    hours: /\bheures?\b|\bh\b/i,
    minutes: /(\d+)(?: ?(?:–|-|à) ?(\d+))? min/g,
    dried: /haricots?[^,]*\bs(?:ec|éché)/i,
    words: {
      fish: /opaque|s'effeuill|s’effeuill|se détach/i,
      crustaceans: /opaque|ros[ée]|nacr/i,
      bivalves: /(?:s['’]ouvr|\bouvert)[\s\S]*jet|jet[\s\S]*(?:ferm[ée]|s['’]ouvr|\bouvert)/i,
      eggs: /\bpris(?:es?)?\b|\bfermes?\b|\bdurs?\b|pasteuris|\bfig[ée]/i,
      cassava: /complètement|entièrement|tout à fait/i,
      'dried beans': /(?:bouilli|bouillant|ébullition)(?:(?!doux|mijot|frémi)[\s\S]){0,140}?\b(?:dix|1\d)\b/i,
    },
  },
  de: {
    tender: /zart|weich|mürbe|zerf[aä]ll/i,
    hours: /Stunden?|Std/,
    minutes: /(\d+)(?: ?(?:–|-|bis) ?(\d+))? Min/g,
    dried: /getrocknet[^,]*bohne/i,
    words: {
      fish: /undurchsichtig|opak|milchig|blättr|zerf[aä]ll/i,
      crustaceans: /undurchsichtig|opak|rosa|milchig/i,
      bivalves: /öffne[nt][\s\S]*(?:weg|entsorg|aussortier)|(?:weg|entsorg|aussortier)[\s\S]*(?:geöffnet|geschlossen|öffne)/i,
      eggs: /gestockt|\bstock(?:en|t)\b|\bfest\b(?! zusammen)|\bhart|pasteurisiert/i,
      cassava: /vollständig|ganz weich|durch und durch|völlig/i,
      'dried beans': /koch(?:(?!köchel|schwach|niedrig)[\s\S]){0,140}?(?:zehn|\b1\d\b)|(?:zehn|\b1\d) Min[^.]{0,20}koch/i,
    },
  },
  ru: {
    tender: /мягк|нежн|разваливает/i,
    hours: /(?<!\p{L})час(?:а|ов)?(?!\p{L})/iu,
    minutes: /(\d+)(?: ?(?:–|-|—|до) ?(\d+))? мин/g,
    dried: /(?=.*фасол)(?=.*(?:сух|суш[её]н))/i,
    words: {
      fish: /непрозрачн|матов|расслаива|на хлопья|хлопь/i,
      crustaceans: /непрозрачн|матов|розов/i,
      bivalves: /раскр[\s\S]*(?:выброс|выкин|убер)|(?:выброс|выкин|убер)[\s\S]*раскр/i,
      eggs: /схват|(?<!в)плотн|вкрутую|пастериз|(?:яйц|яичн|омлет|масс)[^.]*(?:загуст|тв[её]рд)/i,
      cassava: /полностью|совсем мягк|совершенно/i,
      'dried beans': /(?:кип|отвар)(?:(?!слаб|ниже средн|туш)[\s\S]){0,140}?(?:десят|\b1\d\b)/i,
    },
  },
  ar: {
    tender: /تطرى|يطرى|طري|ينضج|تنضج|يلين|تلين|لين/,
    hours: /ساع/,
    minutes: /(\d+)(?: ?(?:–|-|إلى) ?(\d+))? دق/g,
    dried: /فاصوليا.*(?:جاف|يابس|مجفف|ناشف)/,
    words: {
      fish: /معتم|يتفكك|تتفكك|يتفتت|تتفتت|غير شفاف|يتقشر|رقائق/,
      crustaceans: /معتم|وردي|غير شفاف/,
      bivalves:
        /(?:تفت?ح|تنفتح)[\s\S]*(?:يرمى|نرمي|ارم|يتخلص|نتخلص|تخلص|يستبعد|نستبعد)|(?:يرمى|نرمي|ارم|يتخلص|نتخلص|تخلص|يستبعد|نستبعد)[\s\S]*(?:مغلق|تفت?ح|تنفتح)/,
      eggs: /يتماسك|تتماسك|متماسك|مسلوق|مبستر|يعقد|يجمد|صلب/,
      cassava: /تمام|كامل/,
      'dried beans': /(?:سلق|غل)(?:(?!هادئ|أقل)[\s\S]){0,140}?(?:عشر|1\d)/,
    },
  },
  ja: {
    tender: /やわらか|柔らか|ほろほろ|ほぐれ/,
    hours: /時間/,
    minutes: /(\d+)(?: ?[〜～–-] ?(\d+))?分/g,
    dried: /(?=.*乾)(?=.*(?:金時|いんげん|うずら|虎)豆?)/,
    words: {
      fish: /不透明|ほぐれ|白く|身が/,
      crustaceans: /不透明|ピンク|赤く|白く/,
      bivalves: /開[\s\S]*(?:捨て|除|取り出)/,
      eggs: /固ま|固ゆで|かたゆで|殺菌|しっかり/,
      cassava: /完全に|中まで|芯まで/,
      'dried beans': /(?:湯|沸|強火)(?:(?!弱火|煮込)[\s\S]){0,140}?(?:十|1\d)分/,
    },
  },
  zh: {
    tender: /软|酥烂|熟烂|嫩/,
    hours: /小时/,
    minutes: /(\d+)(?: ?(?:–|-|~|至|到) ?(\d+))? ?分钟/g,
    dried: /干.{0,3}(?:芸豆|腰豆|菜豆)/,
    words: {
      fish: /不透明|不再透明|片状|剥开|散开|变白|拨散/,
      crustaceans: /不透明|不再透明|粉红|粉色|变红/,
      bivalves: /(?:开口|张开|壳.{0,3}打开)[\s\S]*(?:丢|扔|弃|挑出|去掉)|(?:丢|扔|弃|挑出|去掉)[\s\S]*(?:开口|张开|未开|没开)/,
      eggs: /凝固|全熟|巴氏|定型|结实/,
      cassava: /完全|熟透|彻底/,
      'dried beans': /(?:沸|烧开|大火)(?:(?!小火|炖|焖)[\s\S]){0,80}?(?:十|1\d) ?分/,
    },
  },
}

/**
 * The dangers of a recipe in any language whose sign of doneness the steps lack, and the number of all its dangers.
 * The ids of the foods decide the dangers.
 */
export function findMissingSafetyInAnyLanguage(recipe: Recipe): { dangers: number; missing: string[] } {
  const { language, structure, instructions } = recipe
  const dried = language === 'en' ? /\bdr(?:ied|y)\b.*\bbeans?\b/i : signs[language].dried
  const foods = (structure?.lines ?? []).flatMap(({ ingredient }, at) => {
    if (dried.test(recipe.ingredients[at] ?? '')) return ['dried beans']
    return ingredient === null ? [] : [ingredient.replaceAll('-', ' ')]
  })
  const here = dangersOf(foods)
  const steps = instructions.join('\n')
  return { dangers: here.length, missing: here.filter((danger) => !isSaid(language, danger, steps)).map(({ name }) => name) }
}

/** Whether steps in a language contain the sign of doneness of a danger, by its name. */
export function saysSign(language: Language, name: string, steps: string): boolean {
  const danger = dangers.find((one) => one.name === name)
  return danger !== undefined && isSaid(language, danger, steps)
}

function isSaid(language: Language, danger: Danger, steps: string): boolean {
  return containsSafetySign(danger, steps) || (language !== 'en' && isSaidIn(signs[language], danger, steps))
}

/** Minutes of gentle heat from which "tender" is a sign that meat is done. */
const stewingMinutes = 45

function isSaidIn({ tender, hours, minutes, words }: Signs, { name, isStewed }: Danger, steps: string): boolean {
  if (words[name]?.test(steps)) return true
  const sum = [...steps.matchAll(minutes)].reduce((all, [, from, to]) => all + Number(to ?? from), 0)
  return isStewed && tender.test(steps) && (hours.test(steps) || sum >= stewingMinutes)
}

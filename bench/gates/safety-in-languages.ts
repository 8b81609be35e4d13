import type { Language } from '#domain/options.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import { type Danger, dangersOf, inEnglish } from './safety-words.ts'

/** What each language says where the English signs of being done stand, by the name of the danger; and how it says "tender". */
interface Signs {
  tender: RegExp
  hours: RegExp
  minutes: RegExp
  words: Record<string, RegExp>
}

const signs: Record<Exclude<Language, 'en'>, Signs> = {
  es: {
    tender: /tiern|deshag|deshilach|bland/i,
    hours: /\bhoras?\b|\bh\b/i,
    minutes: /(\d+)(?: ?(?:–|-|a) ?(\d+))? min/g,
    words: {
      fish: /opac|lasca|desmenu/i,
      crustaceans: /opac|rosad|nacarad/i,
      bivalves: /abr[ae]n|abiert|cerrad/i,
      eggs: /cuaj|firme|dur[oa]s?\b|pasteuriz/i,
      cassava: /completamente|del todo|totalmente/i,
    },
  },
  fr: {
    tender: /tendre|fondant|se défai/i,
    hours: /\bheures?\b|\bh\b/i,
    minutes: /(\d+)(?: ?(?:–|-|à) ?(\d+))? min/g,
    words: {
      fish: /opaque|s'effeuill|s’effeuill|se détach/i,
      crustaceans: /opaque|ros[ée]|nacr/i,
      bivalves: /ouv[re]|fermé/i,
      eggs: /pris|ferme|dur|pasteuris|fig/i,
      cassava: /complètement|entièrement|tout à fait/i,
    },
  },
  de: {
    tender: /zart|weich|mürbe|zerf[aä]ll/i,
    hours: /Stunden?|Std/,
    minutes: /(\d+)(?: ?(?:–|-|bis) ?(\d+))? Min/g,
    words: {
      fish: /undurchsichtig|opak|milchig|blättr|zerf[aä]ll|glasig/i,
      crustaceans: /undurchsichtig|opak|rosa|milchig/i,
      bivalves: /öffn|geöffnet|geschlossen/i,
      eggs: /gestockt|stock|fest|hart|pasteurisiert/i,
      cassava: /vollständig|ganz weich|durch und durch|völlig/i,
    },
  },
  ru: {
    tender: /мягк|нежн|разваливает/i,
    hours: /час/i,
    minutes: /(\d+)(?: ?(?:–|-|—|до) ?(\d+))? мин/g,
    words: {
      fish: /непрозрачн|матов|расслаива|на хлопья|хлопь/i,
      crustaceans: /непрозрачн|матов|розов/i,
      bivalves: /раскр|закрыт|нераскр/i,
      eggs: /схват|плотн|вкрутую|пастериз|загуст|тверд|твёрд/i,
      cassava: /полностью|совсем мягк|совершенно/i,
    },
  },
  ar: {
    tender: /تطرى|يطرى|طري|ينضج|تنضج|يلين|تلين|لين/,
    hours: /ساع/,
    minutes: /(\d+)(?: ?(?:–|-|إلى) ?(\d+))? دق/g,
    words: {
      fish: /معتم|يتفكك|تتفكك|يتفتت|تتفتت|شفاف|يتقشر|رقائق/,
      crustaceans: /معتم|وردي|شفاف/,
      bivalves: /تفت?ح|مغلق|تنفتح/,
      eggs: /يتماسك|تتماسك|متماسك|مسلوق|مبستر|يعقد|يجمد|صلب/,
      cassava: /تمام|كامل/,
    },
  },
  ja: {
    tender: /やわらか|柔らか|ほろほろ|ほぐれ/,
    hours: /時間/,
    minutes: /(\d+)(?: ?[〜～–-] ?(\d+))?分/g,
    words: {
      fish: /不透明|ほぐれ|白く|身が/,
      crustaceans: /不透明|ピンク|赤く|白く/,
      bivalves: /開/,
      eggs: /固ま|固ゆで|かたゆで|殺菌|しっかり/,
      cassava: /完全に|中まで|芯まで/,
    },
  },
  zh: {
    tender: /软|酥烂|熟烂|嫩/,
    hours: /小时/,
    minutes: /(\d+)(?: ?(?:–|-|~|至|到) ?(\d+))? ?分钟/g,
    words: {
      fish: /不透明|不再透明|片状|剥开|散开|变白|拨散/,
      crustaceans: /不透明|不再透明|粉|变红/,
      bivalves: /开口|张开|打开|未开/,
      eggs: /凝固|全熟|巴氏|定型|结实/,
      cassava: /完全|熟透|彻底/,
    },
  },
}

/** The dangers of a recipe in any language whose sign of being done the steps do not give, the foods told by their ids; how many it has in all. */
export function unsafeInAny(recipe: Recipe): { dangers: number; missing: string[] } {
  const { language, structure, instructions } = recipe
  const foods = (structure?.lines ?? []).flatMap(({ ingredient }) => (ingredient === null ? [] : [ingredient.replaceAll('-', ' ')]))
  const here = dangersOf(foods)
  const steps = instructions.join('\n')
  const isSaid = (danger: Danger) => inEnglish(danger, steps) || (language !== 'en' && isSaidIn(signs[language], danger, steps))
  return { dangers: here.length, missing: here.filter((danger) => !isSaid(danger)).map(({ name }) => name) }
}

/** Minutes of gentle heat from which "tender" says that meat is done. */
const stewingMinutes = 45

function isSaidIn({ tender, hours, minutes, words }: Signs, { name, isStewed }: Danger, steps: string): boolean {
  if (words[name]?.test(steps)) return true
  const sum = [...steps.matchAll(minutes)].reduce((all, [, from, to]) => all + Number(to ?? from), 0)
  return isStewed && tender.test(steps) && (hours.test(steps) || sum >= stewingMinutes)
}

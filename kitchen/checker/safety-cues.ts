import type { Language } from '#domain/options.ts'
import type { Hazard } from '#kitchen/lexicon/ingredient.ts'

/** What the steps must say of a food that can make someone ill. One of `words` or an inside temperature of at least `celsius` will do. */
export interface Cue {
  /** Safe minimum inside temperature in °C (foodsafety.gov, safe minimum cooking temperatures). */
  celsius?: number
  words: readonly RegExp[]
  /** Slow cooking of at least this many minutes until tender does as well. */
  slow?: { minutes: number; words: RegExp }
}

const english: Record<Hazard, Cue> = {
  poultry: { celsius: 74, words: [] },
  mince: { celsius: 71, words: [] },
  'whole-cut': { celsius: 63, words: [], slow: { minutes: 45, words: /tender|falls? apart|pull(?:s|ed)? apart|falling apart/i } },
  pork: { celsius: 63, words: [], slow: { minutes: 45, words: /tender|falls? apart|pull(?:s|ed)? apart|falling apart/i } },
  fish: { celsius: 63, words: [/opaque/i, /flak(?:e|es|ing|y)\b/i] },
  bivalve: { words: [/open(?:ed|s)?\b[\s\S]*(?:discard|throw away)|(?:discard|throw away)[\s\S]*(?:closed|unopened|not open)/i] },
  crustacean: { words: [/opaque/i, /\bpink\b/i, /pearly/i], celsius: 63 },
  egg: { celsius: 71, words: [/\bset\b/i, /\bfirm\b/i, /pasteuri[sz]ed/i, /hard[- ]boiled/i] },
  'dried-bean': { words: [/soft all the way/i, /completely (?:soft|tender)/i, /boil[^.]*(?:hard|rapidly)[^.]*10 minutes/i] },
  cassava: { words: [/soft all the way/i, /completely (?:soft|tender)/i, /peel[\s\S]*boil/i] },
  'wild-mushroom': { words: [/cooked through/i, /cook(?:ed)? thoroughly/i] },
  'cooked-rice': { celsius: 74, words: [/steaming hot/i, /piping hot/i] },
}

const cues: Partial<Record<Language, Record<Hazard, Cue>>> = { en: english }

/** What must be said of a hazard in a language, or null while that language has no words for it. */
export function cueFor(hazard: Hazard, language: Language): Cue | null {
  return cues[language]?.[hazard] ?? null
}

const dangers: Partial<Record<Language, RegExp>> = {
  en: /(?<!\b(?:no|not|never|longer|no longer|isn't|without)\s)(?<!\bno longer\s)\b(?:medium[- ]rare|rare|raw in the (?:middle|cent(?:er|re))|(?:still |slightly |a little )?pink (?:inside|in the (?:middle|cent(?:er|re)))|undercooked|still pink|slightly pink)\b/i,
}

/** Words that tell a cook to stop too soon. */
export function dangerIn(text: string, language: Language): string | null {
  return dangers[language]?.exec(text)?.[0] ?? null
}

const temperature = /(\d{2,3})\s*°?\s*(C|F)\b/g

/** Inside temperatures in °C that a step names; an oven is hotter than any food inside. */
export function insideTemperatures(text: string): number[] {
  return [...text.matchAll(temperature)]
    .map(([, value, scale]) => (scale === 'F' ? Math.round(((Number(value) - 32) * 5) / 9) : Number(value)))
    .filter((celsius) => celsius < 105)
}

import type { Language } from '#kitchen/options.ts'

/** Rules from letters to sounds, applied in order to a folded word. */
type Sounds = readonly (readonly [letters: RegExp, heard: string])[]

const doubled: Sounds[number] = [/(.)\1+/gu, '$1']

/**
 * Only alphabets with regular sounds: Arabic is compared by consonants (arabic-sounds.ts), Chinese and Japanese by
 * characters (misspelt-characters.ts).
 */
const soundsOf: Partial<Record<Language, Sounds>> = {
  en: [
    [/^kn/, 'n'],
    [/^wr/, 'r'],
    [/(?<=[ao])l(?=[km])/g, ''],
    [/(?<=..)[aei]d?ge$/, 'ij'],
    [/auer|ower/g, 'our'],
    [/gh(?=t|$)/g, ''],
    [/ph/g, 'f'],
    [/ck|c(?![eiyh])|q(?!u)/g, 'k'],
    [/qu/g, 'kw'],
    [/x/g, 'ks'],
    [/[cz]/g, 's'],
    [/(?<=...)(?:[aeou]r|re)$/, 'a'],
    [/(?<=..[^aeiouy])[aeiou]n$/, 'en'],
    [/(?<=[bdfgkpstv])(?:le|[aei]l)$/, 'el'],
    [/(?<=..)e$/g, ''],
    [/e[aeiy]|ie|[iy]/g, 'i'],
    [/[ao]u|[ao]w|o[aeo]|[ou]/g, 'o'],
    [/a[iy]/g, 'e'],
    [/(?<=[aeiou])h/g, ''],
    doubled,
  ],
  es: [
    [/ch/g, 'x'],
    [/[gh]ua|wa/g, 'wa'],
    [/^(?:hu|u|w)e/g, 'we'],
    [/^i(?=[aeou])/g, 'y'],
    [/h/g, ''],
    [/ll/g, 'y'],
    [/v/g, 'b'],
    [/z|c(?=[ei])/g, 's'],
    [/qu|c|k/g, 'k'],
    [/g(?=[ei])/g, 'j'],
    [/gu(?=[ei])/g, 'g'],
    [/y$/g, 'i'],
    [/n(?=[bp])/g, 'm'],
    [/m$/g, 'n'],
    doubled,
  ],
  fr: [
    // Final -et is pronounced like é here: poulet sounds like poulé.
    [/(?<=..)(?:ets?|ai[estx]?)$/g, 'é'],
    [/ph/g, 'f'],
    [/s?ch/g, 'x'],
    [/th/g, 't'],
    [/h/g, ''],
    [/e?au/g, 'o'],
    [/[ae][nm](?![aeiouynm])/g, 'q'],
    [/oeu|eu/g, 'e'],
    [/[ae]i(?!l)/g, 'e'],
    [/ill|y/g, 'i'],
    [/c(?=[ei])|z/g, 's'],
    [/qu?(?=[aeiou])|c|k/g, 'k'],
    [/g(?=[ei])/g, 'j'],
    [/gu(?=[ei])/g, 'g'],
    [/(?<=..)e?[stxdp]?$/g, ''],
    doubled,
  ],
  de: [
    [/^s?ch/g, 'x'],
    [/cch/g, 'k'],
    [/gn/g, 'nj'],
    [/qu/g, 'kw'],
    [/pf/g, 'f'],
    [/^au(?=b)/g, 'o'],
    [/ph|v/g, 'f'],
    [/tz|z/g, 'z'],
    [/chs|x/g, 'ks'],
    [/ck|c(?!h)/g, 'k'],
    [/dt|th/g, 't'],
    [/(?<=[aeiou])h(?![aeiou])|h$/g, ''],
    [/ie|y/g, 'i'],
    [/ai/g, 'ei'],
    doubled,
  ],
  ru: [
    [/[йи]о|ъе/gu, 'е'],
    [/н(?=[бп])/gu, 'м'],
    [/ие/gu, 'е'],
    [/[ьъ]/gu, ''],
    [/тс|дс/gu, 'ц'],
    [/тч/gu, 'ч'],
    [/сг/gu, 'зг'],
    [/б(?=[кпстфхцчшщ]|$)/gu, 'п'],
    [/в(?=[кпстфхцчшщ]|$)/gu, 'ф'],
    [/г(?=[кпстфхцчшщ]|$)/gu, 'к'],
    [/д(?=[кпстфхцчшщ]|$)/gu, 'т'],
    [/[жщ](?=[кпстфхцчшщ]|$)/gu, 'ш'],
    [/з(?=[кпстфхцчшщ]|$)/gu, 'с'],
    [/[еэыя]/gu, 'и'],
    [/о/gu, 'а'],
    doubled,
  ],
}

/** The fewest letters of a phonetic key; shorter ones match too many words. */
const shortestHeard = 4

/**
 * The phonetic key of a folded word, equal for two spellings of one word: "sourdoh", тыкфа. Null if too little is
 * left.
 */
export function phoneticKey(word: string, language: Language): string | null {
  const sounds = soundsOf[language]
  if (sounds === undefined) return null
  const heard = sounds.reduce((rest, [letters, as]) => rest.replace(letters, as), word)
  return heard.length < shortestHeard ? null : heard
}

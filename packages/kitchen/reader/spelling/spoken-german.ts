/** Rules from letters to how they are spoken quickly, applied in order to a folded German word. */
const spoken: readonly (readonly [letters: RegExp, heard: string])[] = [
  [/cch|ck|q(?!u)|c(?!h)/g, 'k'],
  [/chs|x/g, 'ks'],
  [/ph|v/g, 'f'],
  [/pf/g, 'f'],
  [/dt|th|d/g, 't'],
  [/b/g, 'p'],
  [/g/g, 'k'],
  [/tz|z/g, 's'],
  [/(?<=[aeiou])h(?![aeiou])|h$/g, ''],
  [/sch(?=[pt])/g, 's'],
  [/ie|y/g, 'i'],
  [/ai/g, 'ei'],
  [/(.)\1+/g, '$1'],
  [/er(?![aeiou])/g, 'a'],
  // Quick speech drops the e of the endings -el, -en and -em.
  [/(?<=[^aeiou])e(?=[lmn](?![aeiou]))/g, ''],
]

/** The fewest letters of a word heard quickly; shorter ones sound like too many others. */
const shortestSpoken = 5

/**
 * How a folded German word sounds in quick speech, equal for the two spellings of one word: "Suppnfleisch",
 * "Lebawurst",
 * "Kichererpsn". Null if too little is left.
 */
export function spokenGerman(word: string): string | null {
  const heard = spoken.reduce((rest, [letters, as]) => rest.replace(letters, as), word)
  return heard.length < shortestSpoken ? null : heard
}

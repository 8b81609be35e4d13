/** Verbs in る that are not of the 食べる kind: 切る, ふる, 盛る, 搾る. */
const godan = /(?:切|ふ|盛|搾)る$/

/** What the last kana of the plain form becomes before ます. */
const stems: Readonly<Record<string, string>> = { す: 'し', く: 'き', う: 'い', つ: 'ち', む: 'み', ぶ: 'び', ぐ: 'ぎ', る: 'り' }

function politeVerb(verb: string): string {
  if (verb.endsWith('する')) return `${verb.slice(0, -2)}します`
  if (verb.endsWith('る') && !godan.test(verb)) return `${verb.slice(0, -1)}ます`
  const last = verb.at(-1) ?? ''
  const stem = stems[last]
  return stem === undefined ? verb : `${verb.slice(0, -1)}${stem}ます`
}

/**
 * Puts sentences in plain form into the form of です and ます, each with or without the words in brackets behind its
 * verb.
 */
export function inPoliteForm(sentences: string): string {
  return sentences
    .split('。')
    .map((sentence) => {
      const [bracket = ''] = /（[^（）]*）$/.exec(sentence) ?? []
      return `${politeVerb(bracket === '' ? sentence : sentence.slice(0, -bracket.length))}${bracket}`
    })
    .join('。')
}

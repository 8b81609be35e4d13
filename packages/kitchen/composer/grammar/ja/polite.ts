/** Godan verbs in る (切る, ふる, 盛る, 搾る), which take り before ます; ichidan verbs such as 食べる drop る. */
const godanVerbs = /(?:切|ふ|盛|搾)る$/

/** The last kana of a godan verb's plain form, and the kana before ます. */
const politeStems: Readonly<Record<string, string>> = { す: 'し', く: 'き', う: 'い', つ: 'ち', む: 'み', ぶ: 'び', ぐ: 'ぎ', る: 'り' }

function politeVerb(verb: string): string {
  if (verb.endsWith('する')) return `${verb.slice(0, -2)}します`
  if (verb.endsWith('る') && !godanVerbs.test(verb)) return `${verb.slice(0, -1)}ます`
  const last = verb.at(-1) ?? ''
  const stem = politeStems[last]
  return stem === undefined ? verb : `${verb.slice(0, -1)}${stem}ます`
}

/** Changes plain-form sentences to polite です and ます; words in brackets may follow the verb. */
export function inPoliteForm(sentences: string): string {
  return sentences
    .split('。')
    .map((sentence) => {
      const [bracket = ''] = /（[^（）]*）$/.exec(sentence) ?? []
      return `${politeVerb(bracket === '' ? sentence : sentence.slice(0, -bracket.length))}${bracket}`
    })
    .join('。')
}

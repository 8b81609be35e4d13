import type { Finding } from '#domain/recipes/judgement.ts'
import type { CaseText } from '#kitchen/checker/case.ts'
import type { Rule } from '#kitchen/checker/rule.ts'
import { sentencesOf } from '#kitchen/checker/sentences.ts'

/** Temperatures are ones that a kitchen has, and both scales say the same. Told under 'safety'. */
export const heatNumbers: Rule = {
  id: 'safety',
  isLineByLine: true,
  subjects: () => null,
  check: ({ texts }) => texts.flatMap(inText),
}

/** What a household oven holds, in °C and °F. Nothing in a kitchen but its flame is hotter. */
const oven = { C: [50, 260], F: [120, 500] } as const

const named = /(?<!\d)(-?\d{1,5})\s*(?:°|º|degrees?\s*|deg\.?\s*)?\s*(C|F|Celsius|Fahrenheit)\b/g
const pair = /(\d{2,3})\s*°?\s*C\s*[(/]\s*(\d{2,3})\s*°?\s*F\b/g
const ovenBare = /\boven\b[^.\d]{0,30}\b(?:to|at|of)\s+(\d{1,5})(?!\s*(?:°|º|deg|[CF]\b|\d|min|-|–|hour))/gi

function finding(where: string, kind: string, words: string): Finding {
  return { rule: 'safety', where, detail: { kind, words } }
}

function inText({ text, where }: CaseText): Finding[] {
  const found = sentencesOf(text).flatMap((sentence) => inSentence(sentence.text))
  const apart = [...text.matchAll(pair)]
    .filter(([, celsius, fahrenheit]) => Math.abs(((Number(fahrenheit) - 32) * 5) / 9 - Number(celsius)) > 12)
    .map(([words]) => finding(where, 'scales-differ', words))
  return [...found.map((words) => finding(where, 'temperature', words)), ...apart]
}

function inSentence(text: string): string[] {
  const isOfOven = /\boven\b|\bpreheat/i.test(text) && !/\b(?:inside|internal|core|reach(?:es)?)\b/i.test(text)
  const impossible = [...text.matchAll(named)].filter(([, value, scale]) => {
    const [least, most] = scale?.startsWith('C') === true ? oven.C : oven.F
    return Number(value) > most || (isOfOven && Number(value) < least)
  })
  const bare = [...text.matchAll(ovenBare)].filter(([, value]) => Number(value) < oven.C[0] || Number(value) > oven.F[1])
  return [...impossible, ...bare].map(([words]) => words)
}

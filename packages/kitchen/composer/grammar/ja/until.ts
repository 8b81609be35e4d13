import type { Cue, Task } from '#kitchen/composer/draft.ts'
import { writeDegrees } from '#kitchen/composer/grammar/ja/measures.ts'
import { cueWords, otherCueWords, type Sign } from '#kitchen/composer/grammar/ja/words.ts'
import { rangeOf, wholeHoursOf } from '#kitchen/composer/grammar/numbers.ts'
import type { RecipeContext } from '#kitchen/composer/grammar/recipe-context.ts'
import { cueBesideProofs, groupedProofsOf, type ProofWords, safeInsideTemperatures } from '#kitchen/composer/grammar/signs.ts'
import type { Item } from '#kitchen/composer/item.ts'
import type { Minutes } from '#kitchen/lexicon/ingredient.ts'

/** A duration range: "5〜7分", "1分", "8時間". */
export function writeDuration(minutes: Minutes, { either }: RecipeContext): string {
  const hours = wholeHoursOf(minutes)
  if (hours !== null) return `${hours}時間`
  const usual = `${rangeOf(minutes, '〜')}分`
  return either(usual, `${usual}間`, `${usual}ほど`, `約${usual}`, `${usual}程度`)
}

const soft = (name: string): Sign => [`${name}が芯までやわらかくなり`, `${name}が芯までやわらかくなる`]

const atLeast = (name: string): Sign => [
  `${name}の中心が${writeDegrees(safeInsideTemperatures['whole-cut'])}以上になり`,
  `${name}の中心が${writeDegrees(safeInsideTemperatures['whole-cut'])}以上になる`,
]

/** The words that prove a food safe. */
const proofWords: ProofWords<(name: string) => Sign> = {
  slow: (name) => [`${name}が箸でほぐれるほどやわらかくなり`, `${name}が箸でほぐれるほどやわらかくなる`],
  byHazard: {
    poultry: (name) => [
      `${name}の中心が${writeDegrees(safeInsideTemperatures.poultry)}に達し`,
      `${name}の中心が${writeDegrees(safeInsideTemperatures.poultry)}に達する`,
    ],
    mince: (name) => [
      `${name}のピンク色が消えて中心が${writeDegrees(safeInsideTemperatures.mince)}に達し`,
      `${name}のピンク色が消えて中心が${writeDegrees(safeInsideTemperatures.mince)}に達する`,
    ],
    'whole-cut': atLeast,
    pork: atLeast,
    fish: (name) => [
      `${name}の身が不透明になってほぐれ、中心が${writeDegrees(safeInsideTemperatures.fish)}に達し`,
      `${name}の身が不透明になってほぐれ、中心が${writeDegrees(safeInsideTemperatures.fish)}に達する`,
    ],
    bivalve: (name) => [`${name}の口が開き`, `${name}の口が開く`],
    crustacean: (name) => [`${name}が不透明になって中まで身が締まり`, `${name}が不透明になって中まで身が締まる`],
    egg: (name) => [
      `${name}が固まって中心が${writeDegrees(safeInsideTemperatures.egg)}に達し`,
      `${name}が固まって中心が${writeDegrees(safeInsideTemperatures.egg)}に達する`,
    ],
    'dried-bean': soft,
    cassava: soft,
    'wild-mushroom': (name) => [`${name}に中までしっかり火が通り`, `${name}に中までしっかり火が通る`],
    'cooked-rice': (name) => [
      `${name}から湯気が上がって中心が${writeDegrees(safeInsideTemperatures['cooked-rice'])}に達し`,
      `${name}から湯気が上がって中心が${writeDegrees(safeInsideTemperatures['cooked-rice'])}に達する`,
    ],
  },
}

/** The sign of doneness and then the proof of safety: "きつね色になり、鶏肉の中心が74°C(165°F)に達するまで". Empty without either. */
export function untilClause(task: Task, names: (items: readonly Item[]) => string, { either }: RecipeContext): string {
  const proofs = groupedProofsOf(task, proofWords).map(({ words, items }) => heatInside(words(names(items)), either))
  // Japanese has one word, やわらかく, for tender and for soft all through.
  const cue = cueBesideProofs(task, true)
  const signs = [...(cue === null ? [] : [signIn(cue, either)]), ...proofs]
  const last = signs.at(-1)
  return last === undefined ? '' : `${[...signs.slice(0, -1).map(([joining]) => joining), last[1]].join('、')}まで`
}

/** The inside temperature in the wording of this voice. */
function heatInside([joining, closing]: Sign, either: RecipeContext['either']): Sign {
  const said = (sign: string) => sign.replace('中心が', either('中心が', '中心温度が', '中心が', '中心温度が', '中心が'))
  return [said(joining), said(closing)]
}

function signIn(cue: Cue, either: RecipeContext['either']): Sign {
  const ways: readonly Sign[] = [cueWords[cue], ...(otherCueWords[cue] ?? [])]
  const closing = either(cueWords[cue][1], ...(otherCueWords[cue] ?? []).map((sign) => sign[1]))
  return ways.find((sign) => sign[1] === closing) ?? cueWords[cue]
}

/** A warning after the step: discard shells that stay closed. */
export function warningAfter(task: Task): string {
  return task.proofs.some(({ hazard, isSlow }) => hazard === 'bivalve' && !isSlow) ? '。口が開かないものは取り除く' : ''
}

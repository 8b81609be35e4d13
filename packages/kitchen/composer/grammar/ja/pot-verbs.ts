import { areAll, cooksUntilThick } from '#kitchen/composer/grammar/handling.ts'
import type { TaskWords } from '#kitchen/composer/grammar/ja/phrase.ts'
import type { PotVerb } from '#kitchen/composer/grammar/verbs.ts'

/** Japanese pot sentences (water, broth, steam), in plain form without the full stop. */
export const potVerbs: Record<PotVerb, (phrase: TaskWords) => string> = {
  'pour-in': pourIn,
  'boil-up': ({ task, x, over, time, until, how }) => {
    if (task.subject !== null) return until === '' ? `${x}を${over}${overTime(time)}もう一度沸騰させる` : `${x}をもう一度${how}加熱する`
    return until === '' ? `${over}${overTime(time)}沸騰させる` : `鍋を${how}加熱する`
  },
  simmer,
  braise: simmer,
  boil,
  absorb: ({ task, both, vessel, how, either }) =>
    either(
      `${vessel}に${both}を入れて沸騰させ、ふたをして${how}${cookedIn(task)}。ほかが仕上がるまで、ふたをしたまま蒸らす`,
      `${both}を${vessel}に入れて煮立て、ふたをして${how}${cookedIn(task)}。火を止め、そのまま蒸らしておく`,
      `${vessel}に${both}を入れて火にかけ、沸騰したらふたをして${how}${cookedIn(task)}。火から下ろし、ふたをしたままおく`,
      `${both}を${vessel}に入れて火にかける。煮立ったらふたをして${how}${cookedIn(task)}。火を止め、ふたを取らずに蒸らす`,
      `${vessel}に${both}を合わせて火にかけ、沸いたらふたをして${how}${cookedIn(task)}。火を止めてよく蒸らす`,
    ),
  steam: ({ task, x, vessel, how, ending, either }) => {
    if (task.vessel === 'saucepan') return `${vessel}に${x}と少量の水を入れ、ふたをして${how}温める`
    return task.continues
      ? either(`蒸し器に${x}を加え、${ending}蒸す`, `${x}を蒸し器に入れて${ending}蒸す`)
      : either(
          `湯気の上がった${vessel}に${x}を入れ、ふたをして${ending}蒸す`,
          `${x}を蒸気の上がった${vessel}に並べ、ふたをして${ending}蒸す`,
          `${vessel}に湯を沸かし、${x}を入れてふたをし、${ending}蒸す`,
        )
  },
  'swirl-in': ({ x, ending }) => `${x}を溶きほぐし、スープを大きく混ぜながら細く流し入れ${ending === '' ? 'る' : `、${ending}火を通す`}`,
}

/** A part of a sentence: "taking 4–5 minutes", 4〜5分かけて. */
function overTime(time: string): string {
  return time === '' ? '' : `${time.replace(/(?:間|ほど|程度)$/, '')}かけて`
}

/** The verb of cooking. The verb for rice is different (炊く). */
function cookedIn(task: TaskWords['task']): string {
  return task.items.some((item) => item.class === 'rice') ? '炊く' : '煮る'
}

/** Are the items liquids, which are poured? */
function isLiquid(items: TaskWords['task']['items']): boolean {
  return areAll(items, 'water', 'stock', 'coconut', 'wine', 'milk', 'cream')
}

function pourIn({ task, x, vessel, over, time, either }: TaskWords): string {
  const put =
    task.opens && task.vessel !== null
      ? either(`${vessel}に${x}を入れ`, `${x}を${vessel}に入れ`, `${vessel}に${x}を入れて`)
      : isLiquid(task.items)
        ? either(`${x}を加え`, `${x}を注ぎ`, `${x}を入れ`, `${x}を加えて`, `${x}を注ぎ入れ`)
        : either(`${x}を加え`, `${x}を入れ`, `${x}を加えて`)
  if (task.cue === 'heated') return `${put}、沸騰させないように${over}${time}温める`
  const took = time === '' ? '' : `${time}、`
  if (task.cue === 'syrupy') return `${put}、鍋底をこそげながら${took}とろりとするまで煮詰める`
  if (task.cue === 'thickened') return `${put}、${took}軽くとろみがつくまで煮る`
  return `${put}、${over}${overTime(time)}${either('沸騰させる', '煮立てる', '煮立たせる')}`
}

function simmer({ task, x, and, both, vessel, over, how, ending, either }: TaskWords): string {
  const isThick = cooksUntilThick(task)
  const stirring = either('混ぜながら', 'かき混ぜながら', 'ときどき混ぜながら', '混ぜながら', '鍋底から混ぜながら')
  const lowered = over === '' ? '' : over.replace(/で$/, 'にして')
  const covered = either(
    `ふたをして${how}`,
    `ふたをし、${how}`,
    `${lowered}ふたをかぶせ、${ending}`,
    `ふたをして${how}`,
    `${lowered}ふたをし、${ending}`,
  )
  const simmering = either('煮る', '煮る', '煮込む', 'ことこと煮る', '静かに煮る')
  if (x === '') return `${isThick ? `${stirring}${how}` : covered}${simmering}`
  if (task.subject !== null) return `${x}を${how}${simmering}`
  if (and !== '') {
    const together = task.opens
      ? either(`${vessel}に${both}を入れ`, `${both}を${vessel}に入れ`, `${vessel}に${both}を加え`)
      : `${both}を加え`
    return `${together}て${either('沸騰させ', '煮立て', '煮立たせ', 'ひと煮立ちさせ', '沸騰させ')}、${isThick ? stirring : ''}${how}${simmering}`
  }
  const put = task.opens
    ? either(`${vessel}に${x}を入れ`, `${x}を${vessel}に入れ`, `${vessel}に${x}を入れて`)
    : either(`${x}を加え`, `${x}を入れ`)
  if (task.cue === 'absorbed') return `${put}、${task.continues ? '' : 'ふたをして'}${how}炊く`
  if (task.continues) return `${put}、${how}${simmering}`
  return isThick ? `${put}、ふたをせずに${stirring}${how}${simmering}` : `${put}、${covered}${simmering}`
}

function boil({ task, x, vessel, ending, either }: TaskWords): string {
  if (areAll(task.items, 'egg'))
    return `${either(`鍋に湯を沸かし、${x}を入れて`, `沸騰した湯に${x}を静かに入れ、`)}${ending}ゆでる。冷水にとって冷まし、殻をむいて半分に切る`
  if (task.continues) return `${x}を加え、${ending}ゆでる`
  return either(
    `${vessel}に湯を沸かし、${x}を入れて${ending}ゆでる。ざるにあげて湯を切る`,
    `${x}を${vessel}の熱湯で${ending}ゆで、湯を切る`,
    `${vessel}にたっぷりの湯を沸かし、${x}を加えて${ending}ゆでる。ざるにあげる`,
    `${vessel}の沸騰した湯に${x}を入れ、${ending}ゆでる。ざるにあげて水気を切る`,
    `${vessel}に湯を沸かし、${x}を加え、${ending}ゆでて湯を切る`,
  )
}

import { areAll, hasBread, isTurned, thickens } from '#kitchen/composer/grammar/handling.ts'
import { degrees } from '#kitchen/composer/grammar/ja/measures.ts'
import type { Phrase } from '#kitchen/composer/grammar/ja/phrase.ts'
import { ovenHeat } from '#kitchen/composer/grammar/us-measures.ts'
import type { StoveVerb } from '#kitchen/composer/grammar/verbs.ts'

/** What heat does, as sentences in plain form without their full stop. */
export const stoveVerbs: Record<StoveVerb, (phrase: Phrase) => string> = {
  preheat: ({ task, either }) => {
    const heat = degrees(ovenHeat(task.oven))
    return either(`オーブンを${heat}に予熱する`, `オーブンを${heat}に温めておく`)
  },
  'heat-fat': ({ task, x, vessel, over, time }) => {
    const isButter = areAll(task.items, 'butter')
    return `${vessel}に${x}を入れ、${over}${time}${isButter ? '溶かす' : '熱する'}`
  },
  'warm-pan': ({ vessel, over }) => `${vessel}を${over}熱する`,
  melt: ({ x, vessel, over, ending }) => `${vessel}に${x}を入れ、${over}${ending}温める`,
  fry: ({ task, x, over, ending, either }) => {
    if (isTurned(task.items)) return either(`${x}を加え、途中で返しながら${over}${ending}焼く`, `${x}を入れ、両面を${over}${ending}焼く`)
    return either(
      `${x}を加え、ときどき混ぜながら${over}${ending}炒める`,
      `${x}を加え、${over}${ending}炒める`,
      `${x}を入れ、返しながら${over}${ending}炒める`,
      `${x}を入れ、${over}${ending}じっくり炒める`,
    )
  },
  'stir-fry': ({ x, over, ending, either }) =>
    either(
      `${x}を加え、${over}${ending}手早く炒める`,
      `${x}を入れ、鍋をあおりながら${over}${ending}炒める`,
      `${x}を加え、混ぜ続けながら${over}${ending}炒め合わせる`,
    ),
  sear: ({ x, over, ending, either }) =>
    either(
      `${x}を重ならないように並べ、途中で返して${over}${ending}焼く`,
      `${x}を並べ入れ、両面を${over}${ending}焼く`,
      `${x}を間をあけて入れ、途中で返して${over}${ending}焼く`,
    ),
  brown: ({ x, over, ending, either }) =>
    either(`${x}を加え、返しながら${over}${ending}焼き付ける`, `${x}を入れ、全面を${over}${ending}焼き付ける`),
  bloom: ({ x, ending, either }) =>
    either(`${x}を加え、混ぜながら${ending}炒める`, `${x}を加え、${ending}炒める`, `${x}を入れ、焦がさないように${ending}炒める`),
  'pour-in': pourIn,
  'boil-up': ({ over, time, until, ending }) =>
    until === '' ? `${over}${time === '' ? '' : `${time}かけて`}沸騰させる` : `鍋を${over}${ending}加熱する`,
  simmer,
  braise: simmer,
  boil,
  absorb: ({ task, both, vessel, over, ending, either }) =>
    `${vessel}に${both}を入れて沸騰させ、ふたをして${over}${ending}${task.items.some((item) => item.class === 'rice') ? '炊く' : '煮る'}。${either(
      'ほかが仕上がるまで、ふたをしたまま蒸らす',
      '火を止め、使うまでふたをして蒸らしておく',
      '火から下ろし、ふたをしたまま置いておく',
    )}`,
  steam: ({ task, x, vessel, over, ending }) => {
    if (task.vessel === 'saucepan') return `${vessel}に${x}と少量の水を入れ、ふたをして${over}${ending}温める`
    return task.continues ? `蒸し器に${x}を加え、${ending}蒸す` : `湯気の上がった${vessel}に${x}を入れ、ふたをして${ending}蒸す`
  },
  roast: ({ task, x, isNamed, vessel, shortVessel, ending, either }) => {
    if (task.continues) return `${shortVessel}に${x}を加えてからめ、オーブンで${ending}焼く`
    return task.opens
      ? `${vessel}に${x}を${either('広げ', '並べ', '重ならないように広げ')}、オーブンで${ending}焼く`
      : `${isNamed ? '' : `${x}を`}オーブンで${ending}焼く`
  },
  bake: ({ task, x, ending }) => {
    if (task.subject === 'parcels') return `${x}を天板にのせ、オーブンで${ending}焼く`
    return task.subject === null ? `${x}をオーブンで${ending}焼く` : `オーブンで${ending}焼く`
  },
  grill: ({ x, over, ending, either }) =>
    either(`${x}をグリルにのせ、ときどき返しながら${over}${ending}焼く`, `グリルまたはグリルパンで${x}を、返しながら${over}${ending}焼く`),
  toast: ({ task, x, over, ending, either }) => {
    const isBread = hasBread(task.items)
    const manner = isBread ? either('途中で返して', '返しながら') : either('ゆすりながら', '絶えず混ぜながら')
    return `乾いたフライパンで${x}を、${manner}${over}${ending}${isBread ? '焼く' : task.vessel === 'grill-pan' ? '温める' : '乾煎りする'}`
  },
  'bake-in-pan': ({ task, x, time, until }) => {
    const inAll = task.minutes === null ? '' : `全部で${time}、`
    return `${x}を1枚ずつ、途中で返しながら${inAll}${until}焼く`
  },
  'crack-in': ({ x, over, ending, either }) =>
    either(
      `フライパンに場所をあけて${x}を割り入れ、ふたをして${over}${ending}焼く`,
      `くぼみを作って${x}を割り入れ、ふたをして${over}${ending}加熱する`,
    ),
  'swirl-in': ({ x, ending }) => `${x}を溶きほぐし、スープを大きく混ぜながら細く流し入れ${ending === '' ? 'る' : `、${ending}火を通す`}`,
}

function pourIn({ task, x, vessel, over, time, either }: Phrase): string {
  const put = task.opens && task.vessel !== null ? `${vessel}に${x}を入れ` : either(`${x}を加え`, `${x}を注ぎ`)
  if (task.cue === 'heated') return `${put}、沸騰させないように${over}${time}温める`
  const took = time === '' ? '' : `${time}、`
  if (task.cue === 'syrupy') return `${put}、鍋底をこそげながら${took}とろりとするまで煮詰める`
  if (task.cue === 'thickened') return `${put}、${took}軽くとろみがつくまで煮る`
  return `${put}、${over}${time === '' ? '' : `${time}かけて`}沸騰させる`
}

function simmer({ task, x, and, both, vessel, over, ending, either }: Phrase): string {
  const isThick = thickens(task)
  if (x === '') return isThick ? `混ぜながら${over}${ending}煮る` : `ふたをして${over}${ending}煮る`
  if (task.subject !== null) return `${x}を${over}${ending}煮る`
  if (and !== '') {
    const together = task.opens ? `${vessel}に${both}を入れ` : `${both}を加え`
    return `${together}て沸騰させ、${isThick ? '混ぜながら' : ''}${over}${ending}煮る`
  }
  const put = task.opens ? `${vessel}に${x}を入れ` : either(`${x}を加え`, `${x}を入れ`)
  if (task.cue === 'absorbed') return `${put}、${task.continues ? '' : 'ふたをして'}${over}${ending}炊く`
  if (task.continues) return `${put}、${over}${ending}煮る`
  return isThick ? `${put}、ふたをせずに混ぜながら${over}${ending}煮る` : `${put}、ふたをして${over}${ending}煮る`
}

function boil({ task, x, vessel, ending, either }: Phrase): string {
  if (areAll(task.items, 'egg'))
    return `${either(`鍋に湯を沸かし、${x}を入れて`, `沸騰した湯に${x}を静かに入れ、`)}${ending}ゆでる。冷水にとって冷まし、殻をむいて半分に切る`
  if (task.continues) return `${x}を加え、${ending}ゆでる`
  return `${either(`${vessel}に湯を沸かし、${x}を入れて`, `${vessel}にたっぷりの湯を沸騰させ、${x}を入れて`)}${ending}ゆでる。ざるにあげて湯を切る`
}

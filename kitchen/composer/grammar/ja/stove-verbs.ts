import { areAll, hasBread, isTurned, thickens } from '#kitchen/composer/grammar/handling.ts'
import { degrees } from '#kitchen/composer/grammar/ja/measures.ts'
import type { Phrase } from '#kitchen/composer/grammar/ja/phrase.ts'
import { ovenHeat } from '#kitchen/composer/grammar/us-measures.ts'
import type { StoveVerb } from '#kitchen/composer/grammar/verbs.ts'

/** What heat does, as sentences in plain form without their full stop. */
export const stoveVerbs: Record<StoveVerb, (phrase: Phrase) => string> = {
  preheat: ({ task, either }) => {
    const heat = degrees(ovenHeat(task.oven))
    return either(
      `オーブンを${heat}に予熱する`,
      `オーブンを${heat}に温めておく`,
      `はじめにオーブンを${heat}で予熱する`,
      `オーブンの予熱を${heat}に設定する`,
      `先にオーブンを${heat}まで熱くしておく`,
    )
  },
  'heat-fat': ({ task, x, vessel, over, time, either }) => {
    const isButter = areAll(task.items, 'butter')
    const heat = isButter ? either('溶かす', '溶かす', 'ゆっくり溶かす') : either('熱する', '温める')
    return either(
      `${vessel}に${x}を入れ、${over}${time}${heat}`,
      `${x}を${vessel}に入れて${over}${time}${heat}`,
      `${vessel}で${x}を${over}${time}${heat}`,
      `${vessel}に${x}を加えて${over}${time}${heat}`,
      `まず${vessel}に${x}を入れて、${over}${time}${heat}`,
    )
  },
  'warm-pan': ({ vessel, over }) => `${vessel}を${over}熱する`,
  melt: ({ x, vessel, over, ending }) => `${vessel}に${x}を入れ、${over}${ending}温める`,
  fry: ({ task, x, over, ending, either }) => {
    if (isTurned(task.items)) return either(`${x}を加え、途中で返しながら${over}${ending}焼く`, `${x}を入れ、両面を${over}${ending}焼く`)
    return either(
      `${x}を加え、ときどき混ぜながら${over}${ending}炒める`,
      `${x}を入れ、${over}${ending}返しながら炒める`,
      `続いて、${x}を${over}${ending}炒める`,
      `${x}を入れ、混ぜつつ${over}${ending}炒める`,
      `そこに${x}を加え、${over}${ending}じっくり炒める`,
    )
  },
  'stir-fry': ({ x, over, ending, either }) =>
    either(
      `${x}を加え、${over}${ending}手早く炒める`,
      `${x}を入れ、鍋をあおりながら${over}${ending}炒める`,
      `続いて、${x}を、混ぜ続けながら${over}${ending}炒め合わせる`,
      `${x}を入れ、${over}${ending}さっと炒める`,
      `そこに${x}を加え、${over}${ending}一気に炒める`,
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
    either(
      `${x}を加え、混ぜながら${ending}炒める`,
      `${x}を入れ、${ending}炒める`,
      `続いて、${x}を、焦がさないように${ending}炒める`,
      `${x}を入れ、手を止めずに${ending}炒める`,
      `そこに${x}を加え、かき混ぜながら${ending}炒める`,
    ),
  'pour-in': pourIn,
  'boil-up': ({ over, time, until, ending }) =>
    until === '' ? `${over}${time === '' ? '' : `${time}かけて`}沸騰させる` : `鍋を${over}${ending}加熱する`,
  simmer,
  braise: simmer,
  boil,
  absorb: ({ task, both, vessel, over, ending, either }) =>
    either(
      `${vessel}に${both}を入れて沸騰させ、ふたをして${over}${ending}${cookedIn(task)}。ほかが仕上がるまで、ふたをしたまま蒸らす`,
      `${both}を${vessel}に入れて煮立て、ふたをして${over}${ending}${cookedIn(task)}。火を止め、使うまで蒸らしておく`,
      `${vessel}で${both}を沸かし、ふたをかぶせて${over}${ending}${cookedIn(task)}。火から下ろし、ふたをしたまま置いておく`,
      `${vessel}に${both}を加えて火にかけ、煮立ったらふたをして${over}${ending}${cookedIn(task)}。そのままふたを取らずに待つ`,
      `まず${vessel}に${both}を入れて、沸いたらふたをして${over}${ending}${cookedIn(task)}。食べるまでふたを開けない`,
    ),
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
    const manner = isBread
      ? either('途中で返して', '返しながら')
      : either('ゆすりながら', '絶えず混ぜながら', 'ときどきゆすって', '混ぜつつ', 'かき混ぜながら')
    const deed = isBread ? '焼く' : task.vessel === 'grill-pan' ? '温める' : '乾煎りする'
    return either(
      `乾いたフライパンで${x}を、${manner}${over}${ending}${deed}`,
      `${x}を乾いたフライパンに入れ、${manner}${over}${ending}${deed}`,
      `フライパンに何もひかずに${x}を入れ、${manner}${over}${ending}${deed}`,
      `${x}をフライパンにのせ、${manner}${over}${ending}${deed}`,
      `空のフライパンに${x}を広げ、${manner}${over}${ending}${deed}`,
    )
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

/** Rice has a word of its own. */
function cookedIn(task: Phrase['task']): string {
  return task.items.some((item) => item.class === 'rice') ? '炊く' : '煮る'
}

function pourIn({ task, x, vessel, over, time, either }: Phrase): string {
  const put =
    task.opens && task.vessel !== null
      ? either(`${vessel}に${x}を入れ`, `${x}を${vessel}に入れ`, `${vessel}に${x}を入れて`)
      : either(`${x}を加え`, `${x}を注ぎ`, `${x}を足し`, `${x}を入れ`, `そこに${x}を加え`)
  if (task.cue === 'heated') return `${put}、沸騰させないように${over}${time}温める`
  const took = time === '' ? '' : `${time}、`
  if (task.cue === 'syrupy') return `${put}、鍋底をこそげながら${took}とろりとするまで煮詰める`
  if (task.cue === 'thickened') return `${put}、${took}軽くとろみがつくまで煮る`
  return `${put}、${over}${time === '' ? '' : `${time}かけて`}${either('沸騰させる', '煮立てる', '沸かす', 'ぐらぐらと沸かす', 'しっかり煮立てる')}`
}

function simmer({ task, x, and, both, vessel, over, ending, either }: Phrase): string {
  const isThick = thickens(task)
  const stirring = either('混ぜながら', 'かき混ぜながら', 'ときどき混ぜて', '混ぜつつ', '底から混ぜながら')
  const covered = either('ふたをして', 'ふたをかぶせて', 'ふたを閉めて', 'ふたをしたまま', 'ふたをのせて')
  const simmering = either('煮る', '煮込む', 'ことこと煮る', '静かに煮る', 'じっくり煮る')
  if (x === '') return `${isThick ? stirring : covered}${over}${ending}${simmering}`
  if (task.subject !== null) return `${x}を${over}${ending}${simmering}`
  if (and !== '') {
    const together = task.opens
      ? either(`${vessel}に${both}を入れ`, `${both}を${vessel}に入れ`, `${vessel}に${both}を加え`)
      : `${both}を加え`
    return `${together}て${either('沸騰させ', '煮立て', '沸かし', 'ひと煮立ちさせ', 'しっかり煮立て')}、${isThick ? stirring : ''}${over}${ending}${simmering}`
  }
  const put = task.opens
    ? either(`${vessel}に${x}を入れ`, `${x}を${vessel}に入れ`, `${vessel}に${x}を入れて`)
    : either(`${x}を加え`, `${x}を入れ`, `${x}を足し`, `さらに${x}を入れ`, `そこに${x}を加え`)
  if (task.cue === 'absorbed') return `${put}、${task.continues ? '' : 'ふたをして'}${over}${ending}炊く`
  if (task.continues) return `${put}、${over}${ending}${simmering}`
  return isThick ? `${put}、ふたをせずに${stirring}${over}${ending}${simmering}` : `${put}、${covered}${over}${ending}${simmering}`
}

function boil({ task, x, vessel, ending, either }: Phrase): string {
  if (areAll(task.items, 'egg'))
    return `${either(`鍋に湯を沸かし、${x}を入れて`, `沸騰した湯に${x}を静かに入れ、`)}${ending}ゆでる。冷水にとって冷まし、殻をむいて半分に切る`
  if (task.continues) return `${x}を加え、${ending}ゆでる`
  return either(
    `${vessel}に湯を沸かし、${x}を入れて${ending}ゆでる。ざるにあげて湯を切る`,
    `${x}を${vessel}の熱湯で${ending}ゆで、湯を切る`,
    `${vessel}にたっぷりの湯を沸騰させ、${x}を加えて${ending}ゆでる。ざるにあげる`,
    `沸いた湯を張った${vessel}で${x}を${ending}ゆでる。水気を切る`,
    `${vessel}で湯を沸かしたら、${x}を入れ、${ending}ゆでてざるにあげる`,
  )
}

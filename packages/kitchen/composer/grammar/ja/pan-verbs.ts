import { areAll, hasBread, isTurned } from '#kitchen/composer/grammar/handling.ts'
import type { TaskWords } from '#kitchen/composer/grammar/ja/phrase.ts'
import type { PanVerb } from '#kitchen/composer/grammar/verbs.ts'

/** Japanese pan and grill sentences, in plain form without the full stop. */
export const panVerbs: Record<PanVerb, (phrase: TaskWords) => string> = {
  'heat-fat': ({ task, x, vessel, over, time, either }) => {
    const heat = areAll(task.items, 'butter') ? '溶かす' : either('熱する', '熱する', '熱する', '温める')
    return either(
      `${vessel}に${x}を入れ、${over}${time}${heat}`,
      `${vessel}に${x}を${over}${time}${heat}`,
      `${vessel}で${x}を${over}${time}${heat}`,
      `${vessel}に${x}を入れて${over}${time}${heat}`,
      over === '' || time !== ''
        ? `${x}を${vessel}に入れ、${over}${time}${heat}`
        : `${x}を${vessel}に入れ、${over.slice(0, -1)}に${heat === '溶かす' ? 'かけて溶かす' : 'かける'}`,
    )
  },
  'warm-pan': ({ vessel, over }) => `${vessel}を${over}熱する`,
  melt: ({ x, vessel, how }) => `${vessel}に${x}を入れ、${how}温める`,
  fry: ({ task, x, how, either }) => {
    if (isTurned(task.items)) return either(`${x}を加え、途中で返しながら${how}焼く`, `${x}を入れ、上下を返しながら${how}焼く`)
    return either(
      `${x}を加え、ときどき混ぜながら${how}炒める`,
      `${x}を入れ、${how}炒める`,
      `${x}を加えて、${how}炒める`,
      `${x}を入れて${how}炒める`,
      `${x}を加え、木べらで返しながら、${how}炒める`,
    )
  },
  'stir-fry': ({ x, how, either }) =>
    either(
      `${x}を加え、${how}手早く炒める`,
      `${x}を入れ、鍋をあおりながら、${how}炒める`,
      `${x}を加えて、${how}手早く炒める`,
      `${x}を入れ、${how}炒め合わせる`,
      `${x}を加え、全体を返しながら、${how}炒める`,
    ),
  sear: ({ x, how, either }) =>
    either(
      `${x}を重ならないように並べ、途中で返して${how}焼く`,
      `${x}を並べ入れ、上下を返しながら、${how}焼く`,
      `${x}を間をあけて入れ、途中で返して${how}焼く`,
      `${x}を広げて入れ、ときどき返しながら${how}焼く`,
      `${x}を並べ、裏返しながら、${how}焼く`,
    ),
  brown: ({ task, x, how, either }) => {
    if (areAll(task.items, 'mince')) return either(`${x}を加え、ほぐしながら${how}炒める`, `${x}を入れ、木べらでほぐしながら${how}炒める`)
    return either(
      `${x}を加え、返しながら${how}焼き付ける`,
      `${x}を入れ、向きを変えながら${how}焼き付ける`,
      `${x}を加えて、ときどき返しながら${how}焼き付ける`,
    )
  },
  bloom: ({ x, ending, either }) =>
    either(
      `${x}を加え、混ぜながら${ending}炒める`,
      `${x}を入れ、${ending}炒める`,
      `${x}を加えて${ending}炒める`,
      `${x}を入れ、絶えず動かしながら${ending}炒める`,
      `${x}を加え、焦がさないよう気をつけて、${ending}炒める`,
    ),
  grill: ({ x, how, either }) =>
    either(`${x}をグリルにのせ、ときどき返しながら${how}焼く`, `グリルまたはグリルパンで${x}を、返しながら${how}焼く`),
  toast: ({ task, x, how, either }) => {
    const isBread = hasBread(task.items)
    const manner = isBread
      ? either('途中で返して', '返しながら')
      : either('ゆすりながら', '絶えず混ぜながら', 'ときどきゆすりながら', '混ぜながら', 'かき混ぜながら')
    const deed = isBread ? '焼く' : task.vessel === 'grill-pan' ? '温める' : '乾煎りする'
    return either(
      `乾いたフライパンで${x}を、${manner}${how}${deed}`,
      `${x}を乾いたフライパンに入れ、${manner}${how}${deed}`,
      `フライパンに何もひかずに${x}を入れ、${manner}${how}${deed}`,
      `フライパンに${x}を入れ、${manner}${how}${deed}`,
      `${x}をフライパンに広げ、${manner}${how}${deed}`,
    )
  },
  'bake-in-pan': ({ task, x, time, until }) => {
    const inAll = task.minutes === null ? '' : `全部で${time}、`
    return `${x}を1枚ずつ、途中で返しながら${inAll}${until}焼く`
  },
  'crack-in': ({ x, how, either }) =>
    either(`フライパンに場所をあけて${x}を割り入れ、ふたをして${how}焼く`, `くぼみを作って${x}を割り入れ、ふたをして${how}加熱する`),
}

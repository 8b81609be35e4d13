import type { Kitchen } from '#kitchen/composer/cuisines.ts'
import type { Cue, Heat, TaskSubject, Vessel } from '#kitchen/composer/draft.ts'

/** A vessel with its preposition, as the goal and as the place. */
export interface Place {
  into: string
  inside: string
  /** The vessel alone, accusative. */
  bare: string
}

/** A vessel with "в" or "на", in the accusative (goal) and the prepositional (place). */
function place(preposition: 'в' | 'на', bare: string, prepositional: string): Place {
  return { into: `${preposition} ${bare}`, inside: `${preposition} ${prepositional}`, bare }
}

/** Vessels at their first mention. */
export const vesselWords: Record<Vessel, Place> = {
  'frying-pan': place('в', 'большую сковороду', 'большой сковороде'),
  wok: place('в', 'вок или широкую сковороду', 'воке или широкой сковороде'),
  pot: place('в', 'большую толстостенную кастрюлю', 'большой толстостенной кастрюле'),
  'large-pot': place('в', 'большую кастрюлю', 'большой кастрюле'),
  saucepan: place('в', 'среднюю кастрюлю', 'средней кастрюле'),
  tray: place('на', 'большой противень', 'большом противне'),
  'baking-dish': place('в', 'форму для запекания 20 × 30 см (8 × 12 дюймов)', 'форме для запекания 20 × 30 см (8 × 12 дюймов)'),
  'cake-tin': place(
    'в',
    'застеленную пергаментом круглую форму 20 см (8 дюймов)',
    'застеленной пергаментом круглой форме 20 см (8 дюймов)',
  ),
  bowl: place('в', 'большую миску', 'большой миске'),
  'small-bowl': place('в', 'небольшую миску', 'небольшой миске'),
  'salad-bowl': place('в', 'салатник', 'салатнике'),
  blender: place('в', 'кухонный комбайн или ступку', 'кухонном комбайне или ступке'),
  jar: place('в', 'чистую жаропрочную банку', 'чистой жаропрочной банке'),
  steamer: place('в', 'корзину пароварки', 'корзине пароварки'),
  'grill-pan': place('на', 'сухую сковороду', 'сухой сковороде'),
  board: place('на', 'доску', 'доске'),
  plates: place('на', 'тарелки', 'тарелках'),
  glasses: place('в', 'креманки или небольшие миски', 'креманках или небольших мисках'),
  skewers: place('на', 'шпажки', 'шпажках'),
  'baking-paper': place('на', 'большие листы пергамента', 'больших листах пергамента'),
  'freezer-box': place('в', 'неглубокий контейнер', 'неглубоком контейнере'),
}

/** Vessels at later mentions. */
export const laterVesselWords: Partial<Record<Vessel, Place>> = {
  wok: place('в', 'вок', 'воке'),
  pot: place('в', 'кастрюлю', 'кастрюле'),
  'large-pot': place('в', 'кастрюлю', 'кастрюле'),
  saucepan: place('в', 'кастрюлю', 'кастрюле'),
  tray: place('на', 'противень', 'противне'),
  'frying-pan': place('в', 'сковороду', 'сковороде'),
  'baking-dish': place('в', 'форму', 'форме'),
}

/** The words for each heat level. */
export const heatWords: Record<Heat, readonly [string, ...string[]]> = {
  low: ['на слабом огне', 'на медленном огне', 'на небольшом огне', 'на маленьком огне', 'на тихом огне'],
  'medium-low': [
    'на огне ниже среднего',
    'на довольно слабом огне',
    'на огне чуть ниже среднего',
    'на умеренно слабом огне',
    'на небольшом огне',
  ],
  medium: ['на среднем огне', 'на умеренном огне', 'на не слишком сильном огне', 'на огне средней силы', 'на среднем огне'],
  'medium-high': [
    'на огне выше среднего',
    'на довольно сильном огне',
    'на огне чуть выше среднего',
    'на умеренно сильном огне',
    'на достаточно сильном огне',
  ],
  high: ['на сильном огне', 'на большом огне', 'на сильном огне', 'на очень сильном огне', 'на большом огне'],
}

/** The signs in the other four voices; a sign without an entry is worded alike in all. */
export const otherCueWords: Partial<Record<Cue, readonly string[]>> = {
  golden: ['до золотистой корочки', 'до румяной корочки', 'до золотистого цвета', 'до румянца'],
  browned: ['пока края не подрумянятся', 'до поджаристой корочки', 'до румяных краёв', 'до румянца по краям'],
  soft: ['до полной мягкости', 'до мягкости', 'до полной мягкости', 'до мягкости'],
  tender: ['до полной мягкости', 'до готовности', 'до полной готовности', 'до мягкости'],
  fragrant: ['пока не появится аромат', 'до характерного аромата', 'до появления приятного аромата', 'до лёгкого аромата'],
  wilted: ['пока листья не станут мягкими', 'до мягкости листьев', 'пока листья не осядут', 'пока листья не размякнут'],
  thickened: ['пока всё не загустеет', 'до густоты', 'до густой консистенции', 'пока масса не станет густой'],
  absorbed: [
    'до полного впитывания жидкости',
    'пока жидкость не впитается',
    'пока вся жидкость не уйдёт',
    'до полного поглощения жидкости',
  ],
  smooth: ['до гладкости', 'до однородной консистенции', 'до однородной массы', 'до гладкой массы'],
  toasted: ['до светло-золотистого цвета', 'до лёгкого румянца', 'до слегка золотистого цвета', 'до светло-золотистого оттенка'],
  heated: ['пока всё не прогреется', 'до горячего состояния', 'пока всё не станет горячим', 'до полного прогревания'],
  combined: ['до однородной массы', 'пока всё не смешается', 'до однородности', 'пока масса не станет однородной'],
}

/** The vessels in the other four voices. */
export const otherVesselWords: Partial<Record<Vessel, readonly Place[]>> = {
  'frying-pan': [
    place('в', 'широкую сковороду', 'широкой сковороде'),
    place('на', 'большую сковороду', 'большой сковороде'),
    place('в', 'сковороду', 'сковороде'),
    place('в', 'глубокую сковороду', 'глубокой сковороде'),
  ],
  wok: [
    place('в', 'большой вок', 'большом воке'),
    place('в', 'вок или сковороду', 'воке или сковороде'),
    place('в', 'вок', 'воке'),
    place('в', 'широкий вок', 'широком воке'),
  ],
  pot: [
    place('в', 'широкую кастрюлю', 'широкой кастрюле'),
    place('в', 'кастрюлю с толстым дном', 'кастрюле с толстым дном'),
    place('в', 'тяжёлую кастрюлю', 'тяжёлой кастрюле'),
    place('в', 'толстостенную кастрюлю', 'толстостенной кастрюле'),
  ],
  'large-pot': [
    place('в', 'высокую кастрюлю', 'высокой кастрюле'),
    place('в', 'кастрюлю побольше', 'кастрюле побольше'),
    place('в', 'глубокую кастрюлю', 'глубокой кастрюле'),
    place('в', 'просторную кастрюлю', 'просторной кастрюле'),
  ],
  saucepan: [
    place('в', 'кастрюлю с крышкой', 'кастрюле с крышкой'),
    place('в', 'кастрюлю поменьше', 'кастрюле поменьше'),
    place('в', 'сотейник', 'сотейнике'),
    place('в', 'небольшую кастрюлю', 'небольшой кастрюле'),
  ],
  bowl: [
    place('в', 'широкую миску', 'широкой миске'),
    place('в', 'просторную миску', 'просторной миске'),
    place('в', 'миску', 'миске'),
    place('в', 'глубокую миску', 'глубокой миске'),
  ],
  'small-bowl': [
    place('в', 'маленькую миску', 'маленькой миске'),
    place('в', 'отдельную миску', 'отдельной миске'),
    place('в', 'неглубокую миску', 'неглубокой миске'),
    place('в', 'миску поменьше', 'миске поменьше'),
  ],
}

/** Signs of doneness: a noun after "до", or a clause with "пока". */
export const cueWords: Record<Cue, string> = {
  golden: 'до золотистого цвета',
  browned: 'до румяных краёв',
  soft: 'до мягкости',
  tender: 'до мягкости',
  'crisp-tender': 'до готовности, но с лёгким хрустом',
  fragrant: 'до появления аромата',
  wilted: 'пока листья не обмякнут',
  thickened: 'до загустения',
  melted: 'до гладкости',
  absorbed: 'пока вся жидкость не впитается',
  'al-dente': 'до состояния аль денте',
  set: 'до полного схватывания',
  bubbling: 'до появления пузырей',
  smooth: 'до однородности',
  syrupy: 'до густоты сиропа',
  toasted: 'до лёгкого румянца',
  crisp: 'до хрустящей корочки',
  heated: 'до полного прогрева',
  combined: 'до однородности',
  jammy: 'до густоты варенья',
  risen: 'до румяной корочки и сухой шпажки',
  cold: 'до полного охлаждения',
  frozen: 'пока не замёрзнет так, чтобы ещё можно было набрать ложкой',
  firm: 'до застывания',
  puffed: 'до пышности и золотистого цвета',
  floating: 'пока всё не всплывёт',
}

/** The words for a subject ("тесто"), in the cases that sentences need. */
interface SubjectForms {
  accusative: string
  genitive: string
  instrumental: string
}

export const subjectWords: Record<TaskSubject, SubjectForms> = {
  dough: { accusative: 'тесто', genitive: 'теста', instrumental: 'тестом' },
  flatbreads: { accusative: 'лепёшки', genitive: 'лепёшек', instrumental: 'лепёшками' },
  rounds: { accusative: 'лепёшки', genitive: 'лепёшек', instrumental: 'лепёшками' },
  batter: { accusative: 'жидкое тесто', genitive: 'жидкого теста', instrumental: 'жидким тестом' },
  pancakes: { accusative: 'оладьи', genitive: 'оладий', instrumental: 'оладьями' },
  mixture: { accusative: 'смесь', genitive: 'смеси', instrumental: 'смесью' },
  crumble: { accusative: 'крошку', genitive: 'крошки', instrumental: 'крошкой' },
  cake: { accusative: 'пирог', genitive: 'пирога', instrumental: 'пирогом' },
  soup: { accusative: 'суп', genitive: 'супа', instrumental: 'супом' },
  sauce: { accusative: 'соус', genitive: 'соуса', instrumental: 'соусом' },
  dressing: { accusative: 'заправку', genitive: 'заправки', instrumental: 'заправкой' },
  liquid: { accusative: 'жидкость', genitive: 'жидкости', instrumental: 'жидкостью' },
  everything: { accusative: 'всё', genitive: 'всего', instrumental: 'всем' },
  jar: { accusative: 'банку', genitive: 'банки', instrumental: 'банкой' },
  patties: { accusative: 'котлеты', genitive: 'котлет', instrumental: 'котлетами' },
  skewers: { accusative: 'шпажки', genitive: 'шпажек', instrumental: 'шпажками' },
  parcels: { accusative: 'свёртки', genitive: 'свёртков', instrumental: 'свёртками' },
  noodles: { accusative: 'лапшу', genitive: 'лапши', instrumental: 'лапшой' },
  filling: { accusative: 'начинку', genitive: 'начинки', instrumental: 'начинкой' },
  balls: { accusative: 'шарики', genitive: 'шариков', instrumental: 'шариками' },
  topping: { accusative: 'верхний слой', genitive: 'верхнего слоя', instrumental: 'верхним слоем' },
  relish: { accusative: 'релиш', genitive: 'релиша', instrumental: 'релишем' },
}

/** The words for each cuisine: an adverb, and an adjective in the two patterns that titles use. */
export const kitchenWords: Record<Kitchen['method'], { manner: string; turn: string; style: string; method: string; flavours: string }> = {
  Italian: {
    manner: 'по-итальянски',
    turn: 'на итальянский лад',
    style: 'в итальянском стиле',
    method: 'итальянский',
    flavours: 'итальянские',
  },
  French: {
    manner: 'по-французски',
    turn: 'на французский лад',
    style: 'во французском стиле',
    method: 'французский',
    flavours: 'французские',
  },
  Thai: { manner: 'по-тайски', turn: 'на тайский лад', style: 'в тайском стиле', method: 'тайский', flavours: 'тайские' },
  Chinese: { manner: 'по-китайски', turn: 'на китайский лад', style: 'в китайском стиле', method: 'китайский', flavours: 'китайские' },
  Japanese: { manner: 'по-японски', turn: 'на японский лад', style: 'в японском стиле', method: 'японский', flavours: 'японские' },
  Korean: {
    manner: 'на корейский лад',
    turn: 'в корейском стиле',
    style: 'с корейскими нотками',
    method: 'корейский',
    flavours: 'корейские',
  },
  Indian: { manner: 'по-индийски', turn: 'на индийский лад', style: 'в индийском стиле', method: 'индийский', flavours: 'индийские' },
  Mexican: {
    manner: 'по-мексикански',
    turn: 'на мексиканский лад',
    style: 'в мексиканском стиле',
    method: 'мексиканский',
    flavours: 'мексиканские',
  },
  African: {
    manner: 'по-африкански',
    turn: 'на африканский лад',
    style: 'в африканском стиле',
    method: 'африканский',
    flavours: 'африканские',
  },
}

/** The words for the surprise cuisine. */
export const surpriseWords = { manner: 'по-новому', turn: 'на новый лад', style: 'в новом стиле', method: 'новый' } as const

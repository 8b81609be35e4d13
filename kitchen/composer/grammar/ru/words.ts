import type { Kitchen } from '#kitchen/composer/cuisines.ts'
import type { Cue, Heat, Subject, Vessel } from '#kitchen/composer/draft.ts'

/** A vessel with its preposition: where something is put, and where it stands. */
export interface Place {
  into: string
  inside: string
  /** By itself, accusative. */
  bare: string
}

/** Vessels when they are first named. */
export const vesselWords: Record<Vessel, Place> = {
  'frying-pan': { into: 'в большую сковороду', inside: 'в большой сковороде', bare: 'большую сковороду' },
  wok: { into: 'в вок или широкую сковороду', inside: 'в воке или широкой сковороде', bare: 'вок или широкую сковороду' },
  pot: { into: 'в большую толстостенную кастрюлю', inside: 'в большой толстостенной кастрюле', bare: 'большую толстостенную кастрюлю' },
  'large-pot': { into: 'в большую кастрюлю', inside: 'в большой кастрюле', bare: 'большую кастрюлю' },
  saucepan: { into: 'в среднюю кастрюлю', inside: 'в средней кастрюле', bare: 'среднюю кастрюлю' },
  tray: { into: 'на большой противень', inside: 'на большом противне', bare: 'большой противень' },
  'baking-dish': {
    into: 'в форму для запекания 20 × 30 см (8 × 12 дюймов)',
    inside: 'в форме для запекания 20 × 30 см (8 × 12 дюймов)',
    bare: 'форму для запекания 20 × 30 см (8 × 12 дюймов)',
  },
  'cake-tin': {
    into: 'в застеленную пергаментом круглую форму 20 см (8 дюймов)',
    inside: 'в застеленной пергаментом круглой форме 20 см (8 дюймов)',
    bare: 'застеленную пергаментом круглую форму 20 см (8 дюймов)',
  },
  bowl: { into: 'в большую миску', inside: 'в большой миске', bare: 'большую миску' },
  'small-bowl': { into: 'в небольшую миску', inside: 'в небольшой миске', bare: 'небольшую миску' },
  'salad-bowl': { into: 'в салатник', inside: 'в салатнике', bare: 'салатник' },
  blender: { into: 'в кухонный комбайн или ступку', inside: 'в кухонном комбайне или ступке', bare: 'кухонный комбайн или ступку' },
  jar: { into: 'в чистую жаропрочную банку', inside: 'в чистой жаропрочной банке', bare: 'чистую жаропрочную банку' },
  steamer: { into: 'в корзину пароварки', inside: 'в корзине пароварки', bare: 'корзину пароварки' },
  'grill-pan': { into: 'на сухую сковороду', inside: 'на сухой сковороде', bare: 'сухую сковороду' },
  board: { into: 'на доску', inside: 'на доске', bare: 'доску' },
  plates: { into: 'на четыре тарелки', inside: 'на четырёх тарелках', bare: 'четыре тарелки' },
  glasses: {
    into: 'в четыре креманки или небольшие миски',
    inside: 'в четырёх креманках или небольших мисках',
    bare: 'четыре креманки или небольшие миски',
  },
  skewers: { into: 'на шпажки', inside: 'на шпажках', bare: 'шпажки' },
  'baking-paper': {
    into: 'на четыре больших листа пергамента',
    inside: 'на четырёх больших листах пергамента',
    bare: 'четыре больших листа пергамента',
  },
  'freezer-box': { into: 'в неглубокий контейнер', inside: 'в неглубоком контейнере', bare: 'неглубокий контейнер' },
}

/** Vessels that are already in use. */
export const shortVessels: Partial<Record<Vessel, Place>> = {
  wok: { into: 'в вок', inside: 'в воке', bare: 'вок' },
  pot: { into: 'в кастрюлю', inside: 'в кастрюле', bare: 'кастрюлю' },
  'large-pot': { into: 'в кастрюлю', inside: 'в кастрюле', bare: 'кастрюлю' },
  saucepan: { into: 'в кастрюлю', inside: 'в кастрюле', bare: 'кастрюлю' },
  tray: { into: 'на противень', inside: 'на противне', bare: 'противень' },
  'frying-pan': { into: 'в сковороду', inside: 'в сковороде', bare: 'сковороду' },
  'baking-dish': { into: 'в форму', inside: 'в форме', bare: 'форму' },
}

/** How strong the heat is. */
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

/** The signs in the other four voices; what has none is said alike in all. */
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

/** The same vessels in the other four voices. */
export const otherVessels: Partial<Record<Vessel, readonly Place[]>> = {
  'frying-pan': [
    { into: 'в широкую сковороду', inside: 'в широкой сковороде', bare: 'широкую сковороду' },
    { into: 'на большую сковороду', inside: 'на большой сковороде', bare: 'большую сковороду' },
    { into: 'в сковороду', inside: 'в сковороде', bare: 'сковороду' },
    { into: 'в глубокую сковороду', inside: 'в глубокой сковороде', bare: 'глубокую сковороду' },
  ],
  wok: [
    { into: 'в большой вок', inside: 'в большом воке', bare: 'большой вок' },
    { into: 'в вок или сковороду', inside: 'в воке или сковороде', bare: 'вок или сковороду' },
    { into: 'в вок', inside: 'в воке', bare: 'вок' },
    { into: 'в широкий вок', inside: 'в широком воке', bare: 'широкий вок' },
  ],
  pot: [
    { into: 'в широкую кастрюлю', inside: 'в широкой кастрюле', bare: 'широкую кастрюлю' },
    { into: 'в кастрюлю с толстым дном', inside: 'в кастрюле с толстым дном', bare: 'кастрюлю с толстым дном' },
    { into: 'в тяжёлую кастрюлю', inside: 'в тяжёлой кастрюле', bare: 'тяжёлую кастрюлю' },
    { into: 'в толстостенную кастрюлю', inside: 'в толстостенной кастрюле', bare: 'толстостенную кастрюлю' },
  ],
  'large-pot': [
    { into: 'в высокую кастрюлю', inside: 'в высокой кастрюле', bare: 'высокую кастрюлю' },
    { into: 'в кастрюлю побольше', inside: 'в кастрюле побольше', bare: 'кастрюлю побольше' },
    { into: 'в глубокую кастрюлю', inside: 'в глубокой кастрюле', bare: 'глубокую кастрюлю' },
    { into: 'в просторную кастрюлю', inside: 'в просторной кастрюле', bare: 'просторную кастрюлю' },
  ],
  saucepan: [
    { into: 'в кастрюлю с крышкой', inside: 'в кастрюле с крышкой', bare: 'кастрюлю с крышкой' },
    { into: 'в кастрюлю поменьше', inside: 'в кастрюле поменьше', bare: 'кастрюлю поменьше' },
    { into: 'в сотейник', inside: 'в сотейнике', bare: 'сотейник' },
    { into: 'в небольшую кастрюлю', inside: 'в небольшой кастрюле', bare: 'небольшую кастрюлю' },
  ],
  bowl: [
    { into: 'в широкую миску', inside: 'в широкой миске', bare: 'широкую миску' },
    { into: 'в просторную миску', inside: 'в просторной миске', bare: 'просторную миску' },
    { into: 'в миску', inside: 'в миске', bare: 'миску' },
    { into: 'в глубокую миску', inside: 'в глубокой миске', bare: 'глубокую миску' },
  ],
  'small-bowl': [
    { into: 'в маленькую миску', inside: 'в маленькой миске', bare: 'маленькую миску' },
    { into: 'в отдельную миску', inside: 'в отдельной миске', bare: 'отдельную миску' },
    { into: 'в неглубокую миску', inside: 'в неглубокой миске', bare: 'неглубокую миску' },
    { into: 'в миску поменьше', inside: 'в миске поменьше', bare: 'миску поменьше' },
  ],
}

/** How one knows that it is done: with "до", or as a clause with "пока". */
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
}

/** What food has become, in the cases a sentence needs. */
export interface SubjectForms {
  accusative: string
  genitive: string
  instrumental: string
}

export const subjectWords: Record<Subject, SubjectForms> = {
  dough: { accusative: 'тесто', genitive: 'теста', instrumental: 'тестом' },
  flatbreads: { accusative: 'лепёшки', genitive: 'лепёшек', instrumental: 'лепёшками' },
  rounds: { accusative: 'кружки теста', genitive: 'кружков теста', instrumental: 'кружками теста' },
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
}

/** A kitchen as an adverb, and as an adjective in the two turns that titles take. */
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

/** The surprise cuisine's own words for the same. */
export const surpriseWords = { manner: 'по-новому', turn: 'на новый лад', style: 'в новом стиле', method: 'новый' } as const

import type { Language } from '#kitchen/options.ts'

/** Sentences and lines in which the tests place a dish at `{}`. */
export interface PlantedPlaces {
  list: readonly string[]
  step: readonly string[]
  /** Text appended to the title. */
  title: readonly string[]
  description: readonly string[]
}

export const plantedPlaces: Readonly<Record<Language, PlantedPlaces>> = {
  en: {
    list: ['200 g {}', '1 portion {}, bought'],
    step: [
      'Serve with {}.',
      'Serve hot, with {} alongside.',
      'Ladle over {} and eat at once.',
      'Top each bowl with {}.',
      'Garnish with a little {}.',
      'Accompany with {}.',
      'Stir in some {} at the end.',
      'Serve the soup, and offer {} on the side.',
    ],
    title: ['{0} with {}', '{0} and {}'],
    description: ['A mild soup. Lovely with {}.', 'Served on top of {}.'],
  },
  es: {
    list: ['200 g de {}', '1 ración de {}'],
    step: [
      'Servir con {}.',
      'Acompañar con {}.',
      'Verter sobre {} y servir.',
      'Decorar con un poco de {}.',
      'Servir caliente, junto a {}.',
      'Al final, añadir {}.',
    ],
    title: ['{0} con {}', '{0} y {}'],
    description: ['Una sopa suave. Va muy bien con {}.', 'Se sirve sobre {}.'],
  },
  fr: {
    list: ['200 g de {}', '1 portion de {}'],
    step: [
      'Servir avec {}.',
      'Servir chaud, accompagné de {}.',
      'Verser sur {} et servir.',
      'Garnir de {}.',
      'Ajouter un peu de {} à la fin.',
      'Proposer {} à côté.',
    ],
    title: ['{0} avec {}', '{0} et {}'],
    description: ['Une soupe douce. Délicieuse avec {}.', 'Servie sur {}.'],
  },
  de: {
    list: ['200 g {}', '1 Portion {}'],
    step: [
      'Mit {} servieren.',
      'Dazu {} reichen.',
      'Auf {} anrichten.',
      'Mit etwas {} garnieren.',
      'Zum Schluss {} zugeben.',
      'Heiß zu {} servieren.',
    ],
    title: ['{0} mit {}', '{0} und {}'],
    description: ['Eine milde Suppe. Passt gut zu {}.', 'Dazu gibt es {}.'],
  },
  ru: {
    list: ['{}, 200 г', '200 г {}'],
    step: [
      'Подавайте, рядом положите {}.',
      'На гарнир — {}.',
      'В конце добавьте {}.',
      'К супу предложите {}.',
      'Сверху выложите {} и сразу подавайте.',
    ],
    title: ['{0} и {}'],
    description: ['Мягкий суп. К нему хорошо подходит {}.', 'Рядом — {}.'],
  },
  ar: {
    list: ['200 غ {}', 'حصة {}'],
    step: ['نقدمه مع {}.', 'يقدم إلى جانب {}.', 'نضيف {} في النهاية.', 'نسكبه فوق {} ونقدمه.', 'نزينه بقليل من {}.'],
    title: ['{0} مع {}', '{0} و {}'],
    description: ['حساء خفيف. لذيذ مع {}.', 'يقدم فوق {}.'],
  },
  ja: {
    list: ['{} 200g', '{} 1人分'],
    step: ['{}を添える。', '{}と一緒に盛りつける。', '{}にかけて食べる。', '仕上げに{}をのせる。', '最後に{}を加える。'],
    title: ['{0}、{}添え', '{0}と{}'],
    description: ['やさしい味のスープ。{}とよく合う。', '{}を添えてどうぞ。'],
  },
  zh: {
    list: ['{} 200克', '{}1份'],
    step: ['配{}食用。', '搭配{}一起上桌。', '淋在{}上。', '最后加入{}。', '旁边摆上{}。'],
    title: ['{0}配{}', '{0}和{}'],
    description: ['味道温和的汤，配{}很好。', '浇在{}上吃。'],
  },
}

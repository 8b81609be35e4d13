import type { Language } from '#kitchen/options.ts'

/** How cooks of one language write dried beans and roast chicken, safely and unsafely. For the tests. */
interface HeatByHand {
  /** Lines of dried beans that are poison when raw. */
  driedBeans: readonly string[]
  /** Lines of canned beans, and of pulses that are safe without hard boiling. */
  harmlessPulses: readonly string[]
  /** Steps that boil the first of `driedBeans` long enough. */
  boiled: readonly string[]
  notBoiled: readonly string[]
  chicken: string
  /**
   * Steps that give the temperature of the oven, the oil or the water where the chicken's inside temperature belongs.
   */
  heatOfThePlace: readonly string[]
  heatInside: readonly string[]
}

/** The heat sentences of each language. */
export const handWrittenHeatIn: Record<Language, HeatByHand> = {
  en: {
    driedBeans: [
      '300 g dried kidney beans',
      '300 g dried black beans',
      '250 g cannellini beans, soaked overnight',
      '300 g dried borlotti beans',
    ],
    harmlessPulses: [
      '1 can kidney beans, drained',
      '200 g dried chickpeas',
      '300 g dried lentils',
      '200 g dried mung beans',
      '250 g split peas',
    ],
    boiled: [
      'Soak the beans overnight. Boil hard for ten minutes, then simmer the beans for 60 minutes.',
      'Cover the beans with water, bring to a boil and boil rapidly for 10-12 minutes. Drain.',
      'Drop the beans into a large pot of boiling water; cook for 10 minutes. Drain.',
    ],
    notBoiled: [
      'Put the beans in the slow cooker on low for 8 hours, until completely soft.',
      'Soak the beans, then simmer over low heat for 60 minutes.',
      'Bring the beans to a boil, then reduce the heat and cook for 60 minutes.',
      'Boil the beans for 5 minutes, then simmer for an hour.',
      'Pour boiling water over the beans and soak for 60 minutes.',
    ],
    chicken: '500 g chicken breast',
    heatOfThePlace: [
      'Set the oven to 74°C. Bake the chicken breast.',
      'Roast the chicken breast in the oven at 80°C for 40 minutes.',
      'Heat the oven until it reaches 74°C, then bake the chicken breast for 30 minutes.',
      'Poach the chicken breast in water at 80°C for 20 minutes.',
    ],
    heatInside: [
      'Bake the chicken breast in the oven until it reaches 74°C.',
      'Bake the chicken breast in the oven at 200°C to an internal temperature of 74°C.',
      'Fry the chicken breast in a pan until 74°C inside.',
    ],
  },
  es: {
    driedBeans: ['300 g de alubias rojas secas', '300 g de frijoles negros secos', '250 g de judías blancas, en remojo desde la víspera'],
    harmlessPulses: ['1 lata de alubias rojas', '200 g de garbanzos secos', '300 g de lentejas secas'],
    boiled: [
      'Hervir las alubias a fuego fuerte durante diez minutos y después cocer a fuego lento 60 minutos.',
      'Echar las alubias en una olla grande con agua hirviendo y cocer 10 minutos. Escurrir.',
    ],
    notBoiled: [
      'Poner las alubias en la olla de cocción lenta 8 horas, hasta que estén completamente tiernas.',
      'Llevar las alubias a ebullición, bajar el fuego y cocer 60 minutos.',
      'Cocer las alubias a fuego lento 60 minutos.',
    ],
    chicken: '500 g de pechuga de pollo',
    heatOfThePlace: [
      'Poner el horno a 74 °C. Hornear la pechuga de pollo.',
      'Asar la pechuga de pollo en el horno a 80 °C durante 40 minutos.',
      'Calentar el horno hasta que alcance 74 °C y hornear la pechuga de pollo.',
    ],
    heatInside: [
      'Hornear la pechuga de pollo hasta que alcance 74 °C en el interior.',
      'Asar la pechuga de pollo en el horno hasta que llegue a 74 °C.',
    ],
  },
  fr: {
    driedBeans: ['300 g de haricots rouges secs', '300 g de haricots noirs secs', '250 g de haricots blancs, trempés une nuit'],
    harmlessPulses: ['1 boîte de haricots rouges', '200 g de pois chiches secs', '300 g de lentilles'],
    boiled: [
      'Faire bouillir les haricots rouges à gros bouillons pendant dix minutes, puis laisser mijoter 60 minutes.',
      'Cuire les haricots rouges dans une grande casserole d’eau bouillante 10 minutes, puis égoutter.',
    ],
    notBoiled: [
      'Mettre les haricots rouges dans la mijoteuse 8 heures, jusqu’à ce qu’ils soient parfaitement tendres.',
      'Porter les haricots rouges à ébullition, baisser le feu et cuire 60 minutes.',
      'Laisser mijoter les haricots rouges 60 minutes.',
    ],
    chicken: '500 g de blanc de poulet',
    heatOfThePlace: [
      'Régler le four à 74 °C. Cuire le blanc de poulet.',
      'Rôtir le blanc de poulet au four à 80 °C pendant 40 minutes.',
      'Chauffer le four jusqu’à ce qu’il atteigne 74 °C, puis cuire le blanc de poulet.',
    ],
    heatInside: ['Cuire le blanc de poulet jusqu’à 74 °C à cœur.', 'Rôtir le blanc de poulet au four jusqu’à ce qu’il atteigne 74 °C.'],
  },
  de: {
    driedBeans: ['300 g getrocknete Kidneybohnen', '300 g getrocknete schwarze Bohnen', '250 g weiße Bohnen, über Nacht eingeweicht'],
    harmlessPulses: ['1 Dose Kidneybohnen', '200 g getrocknete Kichererbsen', '300 g rote Linsen'],
    boiled: [
      'Kidneybohnen zehn Minuten sprudelnd kochen, dann 60 Minuten köcheln lassen.',
      'Kidneybohnen in einem großen Topf mit reichlich kochendem Wasser 10 Minuten garen. Abgießen.',
    ],
    notBoiled: [
      'Kidneybohnen im Slow Cooker 8 Stunden garen, bis sie vollständig weich sind.',
      'Kidneybohnen aufkochen, dann bei schwacher Hitze 60 Minuten garen.',
      'Kidneybohnen aufkochen und 60 Minuten köcheln lassen.',
    ],
    chicken: '500 g Hähnchenbrust',
    heatOfThePlace: [
      'Den Ofen auf 74 °C stellen. Die Hähnchenbrust backen.',
      'Die Hähnchenbrust im Ofen bei 80 °C 40 Minuten garen.',
      'Den Ofen heizen, bis er 74 °C erreicht, und die Hähnchenbrust garen.',
    ],
    heatInside: ['Die Hähnchenbrust im Ofen garen, bis sie 74 °C erreicht.', 'Die Hähnchenbrust braten, bis sie innen 74 °C hat.'],
  },
  ru: {
    driedBeans: ['Сухая красная фасоль — 300 г', 'Фасоль сушёная — 300 г', 'Белая фасоль, замоченная на ночь — 250 г'],
    harmlessPulses: ['1 банка красной фасоли', 'Сухой нут — 200 г', 'Чечевица — 300 г'],
    boiled: [
      'Бурно кипятите фасоль десять минут, затем тушите 60 минут.',
      'Опустите красную фасоль в кипящую воду и варите 10 минут. Слейте воду.',
    ],
    notBoiled: [
      'Положите красную фасоль в медленноварку на 8 часов, до полной мягкости.',
      'Доведите красную фасоль до кипения, затем уменьшите огонь и варите 60 минут.',
      'Варите красную фасоль на слабом огне 60 минут.',
    ],
    chicken: 'Куриная грудка — 500 г',
    heatOfThePlace: ['Нагрейте духовку до 74 °C. Запеките куриную грудку.', 'Запекайте куриную грудку в духовке при 80 °C 40 минут.'],
    heatInside: ['Запекайте куриную грудку до 74 °C внутри.', 'Запекайте куриную грудку в духовке, пока она не достигнет 74 °C.'],
  },
  ar: {
    driedBeans: ['300 غ فاصوليا حمراء جافة', '300 غ فاصوليا بيضاء يابسة', '250 غ فاصوليا حمراء منقوعة'],
    harmlessPulses: ['1 علبة فاصوليا حمراء', '200 غ حمص جاف', '300 غ عدس'],
    boiled: [
      'نغلي الفاصوليا الحمراء بقوة لمدة 10 دقائق، ثم نطهوها على نار هادئة 60 دقيقة.',
      'نضع الفاصوليا الحمراء في قدر كبيرة من الماء المغلي ونسلق مدة 10 دقائق.',
    ],
    notBoiled: [
      'نضع الفاصوليا الحمراء في قدر الطهي البطيء 8 ساعات حتى تنضج تمامًا.',
      'نترك الفاصوليا الحمراء حتى تغلي، ثم نخفض النار ونطهو 60 دقيقة.',
      'نطهو الفاصوليا الحمراء على نار هادئة 60 دقيقة.',
    ],
    chicken: '500 غ صدر دجاج',
    heatOfThePlace: ['نضبط الفرن على 74 درجة مئوية. نخبز صدر الدجاج.', 'نشوي صدر الدجاج في الفرن على حرارة 80 درجة مئوية لمدة 40 دقيقة.'],
    heatInside: [
      'نشوي صدر الدجاج حتى تصل حرارته من الداخل إلى 74 درجة مئوية.',
      'نشوي صدر الدجاج في الفرن حتى تصل درجة حرارته إلى 74 درجة مئوية.',
    ],
  },
  ja: {
    driedBeans: ['乾燥金時豆 300g', '乾燥黒いんげん豆 300g', '金時豆（乾燥） 300g'],
    harmlessPulses: ['金時豆の水煮缶 1缶', '乾燥ひよこ豆 200g', 'レンズ豆 300g'],
    boiled: ['金時豆を強火で10分ゆで、弱火で60分煮る。', '大きな鍋に湯を沸かし、金時豆を入れて10分ゆでる。湯を切る。'],
    notBoiled: [
      '金時豆をスロークッカーに入れ、8時間加熱して芯までやわらかくする。',
      '金時豆を煮立て、弱火で60分煮る。',
      '金時豆を弱火で60分ゆでる。',
    ],
    chicken: '鶏むね肉 500g',
    heatOfThePlace: [
      'オーブンを74°Cに設定する。鶏むね肉を焼く。',
      'オーブンを74°Cになるまで予熱し、鶏むね肉を焼く。',
      '鶏むね肉を80°Cのオーブンで40分焼く。',
    ],
    heatInside: ['鶏むね肉を中心が74°Cになるまで焼く。', '鶏むね肉をオーブンに入れ、中心温度が74°Cになるまで焼く。'],
  },
  zh: {
    driedBeans: ['干红腰豆 300克', '干芸豆 300克', '红腰豆（浸泡一夜） 300克'],
    harmlessPulses: ['红腰豆罐头 1罐', '干鹰嘴豆 200克', '小扁豆 300克'],
    boiled: ['红腰豆放入沸水中，大火煮十分钟，再转小火煮60分钟。', '大汤锅中烧开水，放入红腰豆，大火煮10分钟。捞出沥干。'],
    notBoiled: ['红腰豆放入慢炖锅，炖8小时至完全软。', '红腰豆烧开，转小火煮60分钟。', '红腰豆小火煮60分钟，至熟透。'],
    chicken: '鸡胸肉 500克',
    heatOfThePlace: ['烤箱设为74°C。烤鸡胸肉。', '烤箱预热至74°C，放入鸡胸肉烤30分钟。', '鸡胸肉放入80°C的烤箱烤40分钟。'],
    heatInside: ['鸡胸肉烤至中心温度达到74°C。', '鸡胸肉放入烤箱，烤至内部达到74°C。'],
  },
}

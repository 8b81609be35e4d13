import { rows } from '#kitchen/lexicon/row.ts'
import { list } from '#kitchen/word-list.ts'

export const water = rows({
  water: {
    class: 'water',
    diet: 'vegan',
    measure: 'ml',
    grams: 1.0,
    serving: { entrée: 60, soup: 250, condiment: 15, dessert: 60 },
    emoji: ['💧'],
    en: { mass: 'water' },
    es: { list: 'agua', the: 'el agua' },
    fr: { list: 'eau', the: "l'eau", of: "d'eau", isFeminine: true },
    de: { list: 'Wasser', bare: 'Wasser', compound: 'Wasser', with: 'Wasser' },
    ru: { list: 'вода', accusative: 'воду', genitive: 'воды', instrumental: 'водой' },
    ar: { list: 'ماء', the: 'الماء' },
    ja: { list: '水' },
    zh: { list: '水' },
    also: {
      en: list(`drinking water, tap water, hot water, cold water, boiling water, warm water, ice water, iced water,
        mineral water, ice, ice cube`),
      es: list(`agua fría, agua caliente, agua tibia, agua hirviendo, agua mineral, hielo, cubito de hielo,
        cubitos de hielo, hielos, agua del grifo, agua potable, agua natural, agua helada`),
      fr: list(`eau chaude, eau froide, eau bouillante, eau tiède, eau minérale, glaçon, glaçons, eau du robinet,
        glace pilée, eau plate, eau glacée`),
      de: list(`Leitungswasser, heißes Wasser, kaltes Wasser, kochendes Wasser, warmes Wasser, lauwarmes Wasser,
        Eiswasser, Eiswürfel, Nudelwasser, Trinkwasser, eiskaltes Wasser, Hahnenwasser, Hahnenburger, Kochwasser`),
      ru: list(`воды, воду, холодная вода, холодной воды, горячая вода, горячей воды, кипяток, кипятка, тёплая вода,
        тёплой воды, питьевая вода, ледяная вода, лёд, кипячёная вода, водой, водичка, фильтрованная вода,
        горячую воду, тёплую воду, холодную воду, льда, ледяной воды, ледяную воду, вода горячая, вода тёплая,
        вода холодная, стакан воды`),
      ar: list(`مياه, مي, ماي, ميه, مويه, ماء ساخن, ماء مغلي, ماء بارد, ماء دافئ, ماء فاتر, ثلج, كوب ماء, ماء مثلج,
        مكعبات ثلج, مويه ساخنة, ماء مقطر, مياه معدنية`),
      ja: list('お水, ぬるま湯, 熱湯, お湯, 湯, 冷水, 氷水, 水道水, 氷, ミネラルウォーター, 浄水'),
      zh: list('清水, 开水, 凉水, 冷水, 热水, 温水, 饮用水, 纯净水, 冰水'),
    },
  },
})

import type { Language } from '#kitchen/options.ts'
import { list } from '#kitchen/word-list.ts'

/** Words for places where others cook ("chippy"), and the words before them ("from the"). */
interface Elsewhere {
  from: string
  places: string
  /** Phrases that need no place: "to go". */
  alone: string
}

/** Words by language which mean that another person cooked a food, so that its contents are unknown. */
const elsewhereWords: Record<Language, Elsewhere> = {
  en: {
    from: 'from, from the, from a, from our, from my, from the local, from last nights, from last night s, from yesterdays, from yesterday s',
    places: `takeaway, take away, takeout, take out, chippy, chinese, chinese takeaway, indian, thai, italian, turkish, greek, japanese, curry house, kebab shop,
      restaurant, pub, diner, cafe, café, canteen, cafeteria, deli, deli counter, buffet, party, birthday party, birthday, wedding, funeral, picnic, barbecue, barbie,
      bbq, braai, cookout, caterer, caterers, catering, food truck, drive thru, hotel, office, work do, potluck, school, school dinner`,
    alone:
      'takeaway, take out, takeout, chippy, restaurant, catered, doggy bag, from a doggy bag, from the doggy bag, delivered meal, delivery',
  },
  es: {
    from: 'de, del, de la, de el, de un, de una, de nuestro, en el, en la',
    places: `restaurante, restaurante chino, chino, chino de abajo, japonés, italiano, indio, bar, cafetería, comedor, bufé, buffet, fiesta, barbacoa, asado, cumpleaños,
      cumple, boda, rosticería, rostisería, asador, fonda, puesto, tianguis, cantina, catering, parrillada, delivery, hotel, comunión, merienda, picnic, kebab`,
    alone: 'para llevar, a domicilio, comida para llevar',
  },
  fr: {
    from: 'de, du, de la, de l, d un, d une, de chez le, au, à la, acheté au',
    places: `restaurant, restaurant chinois, resto, resto chinois, chinois, japonais, italien, indien, libanais, traiteur, traiteur chinois, buffet, fête, barbecue, cantine,
      cafétéria, brasserie, bistrot, kebab, food truck, mariage, anniversaire, anniv, baptême, communion, pique-nique, hôtel, bureau, self`,
    alone: 'traiteur, resto, restaurant, à emporter, livré, livrée, doggy bag',
  },
  de: {
    from: 'vom, von der, von einem, von einer, aus dem, aus der, beim, von',
    places: `Restaurant, Imbiss, Chinesen, Italiener, Inder, Griechen, Türken, Thai, Thailänder, Asiaten, Japaner, Vietnamesen, Lieferdienst, Lieferservice, Pizzadienst,
      Takeaway, Kantine, Mensa, Buffet, Büfett, Grillfest, Grillen, Grillabend, Party, Feier, Fest, Geburtstag, Geburtstagsfeier, Hochzeit, Taufe, Catering, Wirt,
      Gasthaus, Wirtshaus, Dönerladen, Heurigen, Würstelstand, Hotel, Betriebsfeier, Weihnachtsfeier`,
    alone: 'Restaurant, Takeaway, to go, zum Mitnehmen, geliefert, bestellt',
  },
  ru: {
    from: 'из, с, со, от, после',
    places: `ресторана, кафе, столовой, доставки, кулинарии, кулинарного отдела, бистро, фастфуда, буфета, праздника, праздников, застолья, поминок, свадьбы, дня рождения,
      днюхи, корпоратива, фуршета, банкета, шведского стола, шашлыков, китайцев, пикника, юбилея, гостей`,
    alone: 'ресторан, кафе, доставка, ресторанный, ресторанная, ресторанное, на вынос, навынос',
  },
  ar: {
    from: 'من, من ال, تبع',
    places: `المطعم, مطعم, الكافيه, الكافتيريا, البوفيه, العزومة, عزومة, الحفلة, حفلة, الحفلة امبارح, العرس, الفرح, الوليمة, الديلفري, الشواية, الصيني, الهندي, الفندق,
      المطعم الصيني, عيد الميلاد`,
    alone: 'مطاعم, دليفري, توصيل, تيك أواي, سفري',
  },
  ja: {
    from: '',
    places: '',
    alone: `外食の, 外食の残り, レストランの, テイクアウトの, テイクアウト, 出前の, 出前, デリバリーの, デリバリー, 中華屋の, 中華料理屋の, 居酒屋の, 食堂の, 定食屋の, 惣菜屋の,
      デパ地下の, お惣菜の, 総菜の, 弁当屋の, 宴会の残りの, パーティーの残りの, パーティーの, バーベキューの残りの, 給食の, お持ち帰りの, 持ち帰りの, 持ち帰り`,
  },
  zh: {
    from: '',
    places: '',
    alone: `外卖送的, 外卖的, 外卖, 快餐剩的, 打包回家的, 饭店打包的, 餐厅打包的, 自助餐打包的, 酒席打包的, 餐厅打包, 打包的, 打包回来的, 打包, 外带的, 外带, 点外卖剩的, 外卖剩的,
      饭店的, 餐厅的, 食堂的, 食堂打的, 酒店的, 酒楼的, 茶餐厅的, 火锅剩的, 烧烤剩的, 聚餐剩的, 聚会剩的, 年夜饭剩的, 酒席剩的, 宴席剩的, 熟食店的, 熟食店买的`,
  },
}

/** All phrases of a language which mean that another person cooked the food. */
export function cookedElsewhereIn(language: Language): readonly string[] {
  const { from, places, alone } = elsewhereWords[language]
  return [...list(alone), ...list(from).flatMap((lead) => list(places).map((place) => `${lead} ${place}`))]
}

import type { Language } from '#domain/options.ts'
import { list } from '#kitchen/reader/words/words.ts'

/** What says that somebody else cooked a food, by language: nobody here knows what went into it. */
const phrases: Record<Language, string> = {
  en: `from the takeaway, from takeaway, takeaway, take out, takeout, from the takeout, from the chippy, chippy, from the chinese, from the indian,
    from the thai, from the italian, from the turkish, from the greek, from the curry house, from the kebab shop, from the restaurant, restaurant,
    from the pub, from the diner, from the cafe, from the café, from the canteen, from the cafeteria, from the deli, deli counter, from the buffet,
    from the party, from the barbecue, from the bbq, from the braai, from the barbie, from the caterer, catered, doggy bag, from a doggy bag,
    from the food truck, delivered meal, from the wedding, from the potluck, from the meal kit, from the drive thru`,
  es: `del restaurante, de restaurante, del chino, del chino de abajo, del japonés, del italiano, del indio, del bar, de la cafetería, del comedor,
    del bufé, del buffet, de la fiesta, de la barbacoa, del asado, del cumpleaños, de la boda, para llevar, a domicilio, de la rosticería,
    de la rostisería, del asador, de la fonda, del puesto, del tianguis, de la cantina, del catering, de la parrillada, del delivery`,
  fr: `du restaurant, de restaurant, du resto, de resto, du resto chinois, du restaurant chinois, du chinois, du japonais, de l'italien, de l'indien,
    du libanais, du traiteur, traiteur, de chez le traiteur, du buffet, de la fête, du barbecue, de la cantine, de la cafétéria, à emporter,
    de la brasserie, du kebab, du food truck, livré, du mariage, de l'anniversaire, doggy bag`,
  de: `vom Restaurant, aus dem Restaurant, Restaurant, vom Imbiss, aus dem Imbiss, vom Chinesen, vom Italiener, vom Inder, vom Griechen, vom Türken,
    vom Thai, vom Thailänder, vom Asiaten, vom Japaner, vom Lieferdienst, vom Lieferservice, vom Pizzadienst, vom Takeaway, Takeaway, to go,
    aus der Kantine, aus der Mensa, vom Buffet, vom Büfett, vom Grillfest, vom Grillen, von der Party, vom Catering, vom Wirt, aus dem Gasthaus,
    vom Dönerladen, von der Hochzeit, vom Geburtstag, vom Heurigen, vom Würstelstand`,
  ru: `из ресторана, ресторанный, ресторанная, ресторанное, из кафе, из столовой, из доставки, с доставки, из кулинарии, из кулинарного отдела,
    на вынос, навынос, с праздника, с праздников, с застолья, с поминок, со свадьбы, с дня рождения, с корпоратива, с фуршета, с банкета,
    с шведского стола, с шашлыков, от китайцев, из бистро, из фастфуда`,
  ar: `من المطعم, من مطعم, مطاعم, من الكافيه, من الكافتيريا, من البوفيه, من العزومة, من عزومة, من الحفلة, من الحفلة امبارح, من العرس, من الفرح,
    من الوليمة, دليفري, من الديلفري, توصيل, تيك أواي, سفري, من الشواية, من الصيني, من الهندي`,
  ja: `外食の, 外食の残り, レストランの, テイクアウトの, テイクアウト, 出前の, 出前, デリバリーの, 中華屋の, 中華料理屋の, 居酒屋の, 食堂の, 定食屋の, 惣菜屋の,
    デパ地下の, お惣菜の, 総菜の, 弁当屋の, 宴会の残りの, パーティーの残りの, パーティーの, バーベキューの残りの, 給食の, お持ち帰りの, 持ち帰りの`,
  zh: `外卖送的, 外卖的, 外卖, 外賣, 快餐剩的, 打包回家的, 饭店打包的, 飯店打包的, 餐厅打包的, 餐廳打包的, 自助餐打包的, 酒席打包的, 餐厅打包, 打包的, 打包回来的, 打包,
    外带的, 外帶的, 外带, 外帶, 点外卖剩的, 外卖剩的, 饭店的, 餐厅的, 餐廳的, 食堂的, 食堂打的, 酒店的, 酒楼的, 酒樓的, 茶餐厅的, 火锅剩的, 烧烤剩的, 聚餐剩的, 聚会剩的,
    年夜饭剩的, 酒席剩的, 宴席剩的, 熟食店的, 熟食店买的`,
}

export const cookedElsewhereIn = (language: Language): readonly string[] => list(phrases[language])

import type { DishRow } from '#kitchen/reader/kinds/world-dishes/dish-row.ts'

/** Sandwiches, salads, platters and drinks with varying contents. */
export const snacksSaladsAndDrinks: readonly DishRow[] = [
  {
    kind: { class: 'bread', mayContain: ['gluten'], otherwise: 'unknown', diet: 'vegan', dietAtWorst: 'meat' },
    names: {
      en: 'sandwich, sandwiches, club sandwich, blt, panini, sub sandwich, sliders, slider, po boy, po’ boy, reuben, muffuletta, tuna melt, patty melt, french dip, gyro, gyros, shawarma, doner, doner kebab, döner, kebab wrap, burrito, burritos, chimichanga, chimichangas, taquito, taquitos, wrap sandwich, avocado toast, cinnamon toast, cheese toast, canape, canapes, canapés, tostada, tostadas, taco, tacos, fajitas, fajita, croutons, stuffing, couscous, tabbouleh, tabouleh, fattoush, panzanella, trail mix, granola bar, granola bars, muesli, cereal bar, cereal bars, breakfast cereal, cornflakes, haggis, black pudding, surimi salad, seitan roast, gruel',
      es: 'sándwich, sándwiches, sandwich, sandwiches, bocadillo, bocadillos, montadito, montaditos, panini, gyros, shawarma, döner, kebab, burrito, burritos, chimichanga, wrap, wraps, tosta, tostada de aguacate, tostadas, taco, tacos, fajita, fajitas, canapé, canapés, picatostes, tabulé, tabouleh, fattoush, muesli, barrita de cereales, barritas de cereales, granola, migas, torta ahogada, chivito, choripán, lomito, arepa rellena, pambazo',
      fr: 'sandwich, sandwichs, sandwiches, club sandwich, panini, paninis, kebab, kebabs, shawarma, gyros, burrito, burritos, wrap, wraps, tartine, tartines, canapé, canapés, croûtons, tacos, fajitas, taboulé, fattouche, muesli, barre de céréales, barres de céréales, granola, croque, pan bagnat, bruschetta au fromage, toast, toasts, tartare de saumon sur toast',
      de: 'Sandwich, Sandwiches, Club-Sandwich, Panini, belegtes Brötchen, belegte Brötchen, Butterbrot, Döner, Dönerteller, Gyros, Schawarma, Shawarma, Burrito, Burritos, Wrap, Wraps, Kanapee, Canapés, Croutons, Crôutons, Taco, Tacos, Fajitas, Taboulé, Tabouleh, Fattoush, Müsli, Müsliriegel, Granola, Semmelbröselbutter, Avocadotoast, Toast mit Käse',
      ru: 'сэндвич, сэндвичи, сэндвичем, бутерброд, бутерброды, бутербродами, клаб-сэндвич, панини, шаурма, шаурмой, донер, кебаб в лаваше, гирос, буррито, чимичанга, тост с авокадо, тосты, тостами, канапе, тако, фахитас, фахита, сухарики, крутоны, гренками, табуле, фаттуш, мюсли, батончик мюсли, гранола, селёдка под шубой, оливье, салат оливье, винегрет с майонезом, мимоза салат, салат мимоза, цезарь, салат цезарь, крабовый салат',
      ar: 'ساندويتش, ساندويش, سندويش, سندويتش, سندويشات, ساندويتشات, كلوب ساندويتش, بانيني, شاورما, الشاورما, شاورما الدجاج, دونر, جيروس, بوريتو, توست الأفوكادو, كانابيه, تاكوس, فاهيتا, فاخيتا, خبز محمص مكعبات, تبولة, التبولة, فتوش, الفتوش, فتة, ثريد, موسلي, ميوسلي, جرانولا, فول مدمس بالخبز, كشري',
      ja: 'サンドイッチ, サンドウィッチ, サンド, クラブサンド, パニーニ, ホットサンド, シャワルマ, ケバブ, ドネルケバブ, ジャイロ, ブリトー, ブリート, チミチャンガ, アボカドトースト, カナッペ, タコス, ファヒータ, クルトン, タブーレ, ファトゥーシュ, ミューズリー, グラノーラバー, シリアルバー, シリアル, ちゃんこ鍋, カレーうどん, カレーライス, ハヤシライス, ビーフシチュー, シチュー, すき煮, 茶漬け',
      zh: '三明治, 总汇三明治, 帕尼尼, 沙威玛, 土耳其烤肉, 旋转烤肉, 希腊烤肉卷, 墨西哥卷饼, 卷饼, 牛油果吐司, 开胃小点, 卡纳佩, 塔可, 墨西哥塔可, 法士达, 面包丁, 油炸面包丁, 塔布勒沙拉, 阿拉伯面包沙拉, 麦片棒, 谷物棒, 什锦麦片, 格兰诺拉, 咖喱饭, 牛肉烩饭, 火锅, 麻辣烫, 麻辣香锅, 串串香, 凉皮, 臭豆腐',
    },
  },
  {
    // Dressed with mayonnaise, cheese or a sauce.
    kind: { class: 'leaf', mayContain: ['eggs'], otherwise: 'unknown', diet: 'vegan', dietAtWorst: 'meat' },
    names: {
      en: 'coleslaw, slaw with mayonnaise, potato salad, macaroni salad, waldorf salad, caesar salad, russian salad, olivier salad, tuna salad, chicken salad, egg mayonnaise, cobb salad, chef salad, salad nicoise, salade niçoise, niçoise salad, greek salad, caprese, caprese salad, crab salad, ham salad, pea salad, broccoli salad, ambrosia salad, celeriac remoulade',
      es: 'ensalada de col, coleslaw, ensaladilla rusa, ensaladilla, ensalada rusa, ensalada césar, ensalada cesar, ensalada waldorf, ensalada de patata, ensalada de papas, ensalada de atún, ensalada nizarda, ensalada griega, ensalada caprese, caprese',
      fr: 'coleslaw, salade de chou, salade piémontaise, salade russe, salade olivier, macédoine de légumes mayonnaise, macédoine, salade césar, salade caesar, salade waldorf, salade niçoise, salade grecque, salade caprese, céleri rémoulade, salade de pommes de terre, salade de thon, œufs mayonnaise',
      de: 'Coleslaw, Krautsalat mit Mayonnaise, Kartoffelsalat, Nudelsalat mit Mayonnaise, Waldorfsalat, Caesar Salad, Cäsarsalat, Russischer Salat, Olivier-Salat, Fleischsalat, Thunfischsalat, Heringssalat, Nizza-Salat, Griechischer Salat, Bauernsalat, Caprese, Selleriesalat mit Mayonnaise, Eiersalat, Geflügelsalat, Farmersalat, Budapester Salat',
      ru: 'коулслоу, капустный салат с майонезом, картофельный салат, салат вальдорф, вальдорф, салат с тунцом, салат нисуаз, нисуаз, греческий салат, капрезе, столичный салат, мясной салат, салат гнездо глухаря, шуба, окорок в майонезе',
      ar: 'كول سلو, كولسلو, سلطة الملفوف بالمايونيز, سلطة البطاطس, سلطة بطاطا, سلطة سيزر, السيزر, سلطة روسية, سلطة أوليفييه, سلطة والدورف, سلطة التونة, سلطة نيسواز, سلطة يونانية, سلطة كابريزي, كابريزي',
      ja: 'コールスロー, コールスローサラダ, ポテサラ, シーザーサラダ, ロシア風サラダ, オリヴィエサラダ, ウォルドーフサラダ, ツナサラダ, ニース風サラダ, ニソワーズサラダ, ギリシャサラダ, カプレーゼ, コブサラダ, スパゲッティサラダ, 春雨サラダ, ツナマヨ',
      zh: '凉拌卷心菜沙拉, 卷心菜沙拉, 凯撒沙拉, 恺撒沙拉, 俄式沙拉, 奥利维耶沙拉, 华尔道夫沙拉, 金枪鱼沙拉, 尼斯沙拉, 希腊沙拉, 卡普雷塞沙拉, 考伯沙拉, 通心粉沙拉, 蛋黄酱沙拉',
    },
  },
]

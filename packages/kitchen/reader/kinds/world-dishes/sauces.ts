import type { DishRow } from '#kitchen/reader/kinds/world-dishes/dish-row.ts'

/** Sauces, dressings, dips and spreads with a name of their own. */
export const sauces: readonly DishRow[] = [
  {
    // Milk or cream thickened with egg, or with starch from a packet.
    kind: { class: 'sauce', contains: ['dairy'], mayContain: ['eggs'], unknown: ['gluten', 'soybean'], diet: 'vegetarian' },
    names: {
      en: 'custard, custards, vanilla custard, custard sauce, creme anglaise, crème anglaise, pastry cream, creme patissiere, crème pâtissière, vanilla sauce',
      es: 'natillas, natilla, crema inglesa, crema pastelera, salsa de vainilla, crema de vainilla, custard',
      fr: 'crème anglaise, crème pâtissière, sauce à la vanille, crème à la vanille, custard',
      de: 'Vanillesoße, Vanillesauce, Vanillecreme, Eiercreme, Konditorcreme, Custard, Vanillepudding, Englische Creme',
      ru: 'заварной крем, ванильный соус, английский крем, кастард, крем патисьер',
      ar: 'كاسترد, الكاسترد, كسترد, كريم باتيسيير, كريمة الباتيسيير, كريم أنجليز, صلصة الفانيليا, صوص الفانيليا, مهلبية',
      ja: 'カスタード, カスタードクリーム, カスタードソース, アングレーズソース, クレームアングレーズ, バニラソース',
      zh: '卡仕达酱, 卡仕达, 卡士达酱, 卡士达, 吉士酱, 奶黄酱, 英式奶油酱, 香草酱, 蛋奶酱',
    },
  },
  {
    // Egg yolks and butter.
    kind: { class: 'sauce', contains: ['eggs', 'dairy'], unknown: ['soybean', 'gluten'], diet: 'vegetarian' },
    names: {
      en: 'hollandaise, hollandaise sauce, bearnaise, béarnaise, bearnaise sauce, béarnaise sauce, mousseline sauce, maltaise sauce, choron sauce',
      es: 'salsa holandesa, holandesa, salsa bearnesa, bearnesa, salsa mousselina',
      fr: 'sauce hollandaise, hollandaise, sauce béarnaise, béarnaise, sauce mousseline, sauce maltaise, sauce choron',
      de: 'Sauce Hollandaise, Soße Hollandaise, Hollandaise, Sauce Béarnaise, Béarnaise, Sauce Bearnaise, Bearnaise, holländische Soße',
      ru: 'голландский соус, соус голландез, голландез, беарнский соус, соус беарнез, беарнез',
      ar: 'صوص هولنديز, هولنديز, الصلصة الهولندية, صلصة هولنديز, صلصة هولندية, صوص بيرنيز, صلصة بيرنيز, بيرنيز',
      ja: 'オランデーズソース, オランデーズ, ベアルネーズソース, ベアルネーズ, オランデソース',
      zh: '荷兰酱, 荷兰汁, 荷兰酸辣酱, 蛋黄奶油酱, 贝亚恩酱, 班尼士酱, 伯那西酱',
    },
  },
  {
    // Mayonnaise with additions.
    kind: {
      class: 'sauce',
      contains: ['eggs'],
      unknown: ['dairy', 'gluten', 'shellfish', 'soybean'],
      diet: 'vegetarian',
      dietAtWorst: 'pescatarian',
    },
    names: {
      en: 'aioli, aïoli, garlic mayonnaise, garlic mayo, tartare sauce, tartar sauce, tartare, remoulade, rémoulade, remoulade sauce, marie rose sauce, marie rose, cocktail sauce with mayonnaise, thousand island, thousand island dressing, thousand island sauce, russian dressing, burger sauce, fry sauce, chipotle mayo, sriracha mayo, spicy mayo, kewpie mayo, lemon mayonnaise, rouille, gribiche, sauce gribiche, yum yum sauce, comeback sauce, tonnato sauce, alabama white sauce, big mac sauce, sandwich spread',
      es: 'alioli, ali-oli, allioli, salsa tártara, salsa tartara, salsa rosa, salsa golf, salsa remoulade, remoulade, salsa mil islas, mil islas, aderezo mil islas, mayonesa de ajo, mayonesa de chipotle, salsa cóctel rosa, salsa rouille, rouille, mayochup, salsa gribiche, salsa tonnata',
      fr: 'aïoli, aioli, sauce tartare, rémoulade, remoulade, sauce rémoulade, sauce cocktail, sauce mille-îles, sauce mille îles, mayonnaise à l’ail, rouille, sauce rouille, sauce gribiche, gribiche, sauce burger, sauce samouraï, sauce andalouse, sauce algérienne, sauce américaine, sauce tonnato',
      de: 'Aioli, Aïoli, Knoblauchmayonnaise, Knoblauchmayo, Tatarsoße, Tatarsauce, Sauce Tartare, Remoulade, Remouladensoße, Remouladensauce, Cocktailsoße, Cocktailsauce, Thousand-Island-Dressing, Thousand Island Dressing, Burgersoße, Burgersauce, Chili-Mayo, Rouille, Joppiesoße, Frittensoße, Pommessoße, Thunfischsoße',
      ru: 'айоли, соус айоли, алиоли, соус тартар, тартар, соус тар-тар, тар-тар, ремулад, соус ремулад, соус тысяча островов, тысяча островов, чесночный майонез, соус коктейль, соус руй, соус грибиш, бургерный соус',
      ar: 'أيولي, صوص أيولي, صلصة أيولي, ثومية بالمايونيز, صوص تارتار, صلصة تارتار, تارتار, صلصة التارتار, ريمولاد, صوص ألف جزيرة, صلصة ألف جزيرة, ألف جزيرة, صوص كوكتيل, صلصة كوكتيل, مايونيز بالثوم, صوص برجر, صوص البرجر, مايونيز حار',
      ja: 'アイオリソース, アイオリ, アリオリ, アリオリソース, タルタルソース, タルタル, レムラード, レムラードソース, オーロラソース, サウザンアイランドドレッシング, サウザンアイランド, サウザンドアイランドドレッシング, サウザンドレッシング, ガーリックマヨネーズ, ガーリックマヨ, からしマヨネーズ, 明太マヨ, わさびマヨネーズ, ルイユ',
      zh: '蒜泥蛋黄酱, 蒜味蛋黄酱, 蒜香蛋黄酱, 塔塔酱, 鞑靼酱, 他他酱, 塔塔汁, 千岛酱, 千岛沙拉酱, 千岛汁, 雷莫拉酱, 蒜香美乃滋, 辣味蛋黄酱, 汉堡酱, 鸡尾酒酱',
    },
  },
  {
    // Butter, flour and milk.
    kind: {
      class: 'sauce',
      contains: ['dairy'],
      mayContain: ['gluten'],
      unknown: ['eggs', 'soybean'],
      diet: 'vegetarian',
      dietAtWorst: 'meat',
    },
    names: {
      en: 'bechamel, béchamel, bechamel sauce, béchamel sauce, white sauce, mornay, mornay sauce, cheese sauce, nacho cheese sauce, queso dip, parsley sauce, bread sauce, soubise, country gravy, white gravy',
      es: 'bechamel, besamel, salsa bechamel, salsa besamel, salsa blanca, salsa mornay, mornay, salsa de queso, queso para nachos, salsa cheddar',
      fr: 'sauce béchamel, béchamel, béchamelle, sauce blanche, sauce mornay, mornay, sauce au fromage, sauce fromagère, sauce soubise, soubise',
      de: 'Béchamelsoße, Béchamelsauce, Bechamelsoße, Bechamelsauce, Béchamel, Bechamel, weiße Soße, weiße Sauce, Mehlschwitze, Mornaysauce, Mornaysoße, Käsesoße, Käsesauce, Brotsoße',
      ru: 'соус бешамель, бешамель, белый соус, соус морне, сырный соус, молочный соус',
      ar: 'صوص بشاميل, بشاميل, البشاميل, صلصة بشاميل, صلصة البشاميل, الصلصة البيضاء, صلصة بيضاء, صوص أبيض, صوص الجبن, صلصة الجبن, صلصة مورناي',
      ja: 'ベシャメルソース, ベシャメル, ホワイトソース, モルネーソース, チーズソース, ブレッドソース',
      zh: '白酱, 贝夏梅尔酱, 贝夏美酱, 白汁, 奶油白汁, 法式白酱, 芝士酱, 芝士酱汁, 奶酪酱, 干酪酱',
    },
  },
  {
    // Cream, butter and cheese.
    kind: {
      class: 'sauce',
      contains: ['dairy'],
      unknown: ['eggs', 'gluten', 'soybean', 'mushroom'],
      diet: 'vegetarian',
      dietAtWorst: 'meat',
    },
    names: {
      en: 'alfredo, alfredo sauce, four cheese sauce, vodka sauce, peppercorn sauce, beurre blanc, brown butter sauce, butter sauce, cream sauce, diane sauce, stroganoff sauce, dulce de leche, toffee sauce, butterscotch sauce, butterscotch, caramel sauce, ganache, chocolate ganache, chocolate sauce, hot fudge, hot fudge sauce, buttercream, cream cheese frosting, frosting, chantilly, creme chantilly, crème chantilly, brandy butter, tzatziki, raita, cacik, blue cheese dressing, blue cheese dip, blue cheese sauce, yogurt sauce, yoghurt sauce, garlic butter, herb butter, liptauer, spinach dip, artichoke dip, whipped feta, butter chicken sauce, tikka masala sauce, korma sauce',
      es: 'salsa Alfredo, alfredo, salsa cuatro quesos, salsa a la pimienta, salsa de nata, salsa de yogur, beurre blanc, dulce de leche, salsa de caramelo, salsa toffee, toffee, ganache, salsa de chocolate, buttercream, crema de mantequilla, chantillí, crema chantilly, nata montada, tzatziki, raita, salsa de queso azul, aderezo de queso azul, mantequilla de ajo, mantequilla de hierbas, arequipe, manjar blanco, salsa huancaína, huancaína, salsa roquefort',
      fr: 'sauce Alfredo, alfredo, sauce au poivre, sauce au beurre blanc, beurre blanc, sauce à la crème, sauce au yaourt, sauce au bleu, sauce roquefort, sauce aux quatre fromages, confiture de lait, sauce caramel, sauce au caramel beurre salé, caramel au beurre salé, ganache, sauce au chocolat, crème au beurre, chantilly, crème chantilly, tzatziki, tzatzíki, raïta, raita, beurre à l’ail, beurre maître d’hôtel, beurre d’herbes, sauce Nantua',
      de: 'Alfredo-Soße, Alfredosoße, Alfredo-Sauce, Alfredosauce, Pfeffersoße, Pfefferrahmsoße, Rahmsoße, Rahmsauce, Sahnesoße, Sahnesauce, Vier-Käse-Soße, Joghurtsoße, Joghurtsauce, Buttersoße, Karamellsoße, Karamellsauce, Toffeesoße, Ganache, Schokoladensoße, Schokosoße, Schokoladensauce, Buttercreme, Chantilly, Schlagsahne, Schlagobers, Tzatziki, Zaziki, Tsatsiki, Raita, Blauschimmelsoße, Gorgonzolasoße, Knoblauchbutter, Kräuterbutter, Liptauer, Obatzda, Dulce de Leche, Kräuterquark',
      ru: 'соус альфредо, альфредо, сливочный соус, соус четыре сыра, перечный соус, йогуртовый соус, карамельный соус, соус ириска, ганаш, шоколадный соус, масляный крем, крем шантильи, шантильи, взбитые сливки, дзадзики, цацики, дзадзыки, райта, соус блю чиз, соус дорблю, чесночное масло, зелёное масло, дульсе де лече, бер блан',
      ar: 'صوص ألفريدو, صلصة ألفريدو, ألفريدو, صوص الكريمة, صلصة الكريمة, صلصة كريمة, صلصة الزبادي, صوص الزبادي, صوص الكراميل, صلصة الكراميل, غاناش, جاناش, صوص الشوكولاتة, صلصة الشوكولاتة, كريمة الزبدة, كريم شانتيه, كريمة شانتيه, تزاتزيكي, جاجيك, زبدة بالثوم, زبدة الثوم, صوص بلو تشيز, دولسي دي ليتشي, رايتا',
      ja: 'アルフレッドソース, クリームソース, ペッパーソース, ヨーグルトソース, キャラメルソース, トフィーソース, ガナッシュ, チョコレートソース, チョコソース, バタークリーム, シャンティクリーム, クレームシャンティ, ザジキ, ツァジキ, ライタ, ブルーチーズドレッシング, ブルーチーズソース, ガーリックバター, ハーブバター, ブールブラン, ドゥルセデレチェ, 四種のチーズソース, ゴルゴンゾーラソース',
      zh: '阿尔弗雷多酱, 奶油酱, 奶油酱汁, 奶油汁, 四重芝士酱, 黑椒奶油汁, 酸奶酱, 焦糖酱, 太妃酱, 太妃糖酱, 甘纳许, 巧克力酱, 奶油霜, 香缇奶油, 希腊酸奶黄瓜酱, 青瓜酸奶酱, 蓝纹芝士酱, 蒜香黄油, 牛奶焦糖酱, 蒜蓉黄油',
    },
  },
  {
    // Anchovies, egg and parmesan.
    kind: { class: 'sauce', contains: ['eggs', 'dairy'], unknown: ['gluten', 'soybean', 'shellfish'], diet: 'pescatarian' },
    names: {
      en: 'caesar, caesar dressing, caesar salad dressing, caesar sauce',
      es: 'aderezo César, salsa César, aderezo cesar, salsa cesar, aliño césar',
      fr: 'sauce César, sauce caesar, vinaigrette César, dressing césar',
      de: 'Caesar-Dressing, Caesardressing, Caesar Dressing, Caesarsoße, Cäsar-Dressing',
      ru: 'соус цезарь, заправка цезарь, соус для цезаря',
      ar: 'صوص سيزر, صلصة سيزر, تتبيلة سيزر, صوص السيزر, صلصة السيزر',
      ja: 'シーザードレッシング, シーザーソース, シーザーサラダドレッシング',
      zh: '凯撒酱, 凯撒沙拉酱, 凯撒汁, 恺撒酱',
    },
  },
  {
    // Buttermilk, sour cream and mayonnaise.
    kind: { class: 'sauce', contains: ['dairy'], mayContain: ['eggs', 'soybean'], unknown: ['gluten'], diet: 'vegetarian' },
    names: {
      en: 'ranch, ranch dressing, ranch dip, ranch sauce, green goddess dressing, green goddess, coleslaw dressing, sour cream dip, french onion dip, onion dip',
      es: 'salsa ranch, aderezo ranch, ranch, aliño ranch',
      fr: 'sauce ranch, ranch, vinaigrette ranch',
      de: 'Ranch-Dressing, Ranchdressing, Ranch Dressing, Ranch-Soße, Ranchsoße, Grüne Soße, Frankfurter Grüne Soße',
      ru: 'соус ранч, ранч, заправка ранч',
      ar: 'صوص رانش, صلصة رانش, تتبيلة رانش, رانش, صوص الرانش',
      ja: 'ランチドレッシング, ランチソース, ランチディップ',
      zh: '田园沙拉酱, 牧场沙拉酱, 牧场酱, 田园酱',
    },
  },
  {
    // Peanuts, soy sauce and shrimp paste.
    kind: {
      class: 'sauce',
      contains: ['peanut'],
      mayContain: ['soybean'],
      unknown: ['gluten', 'shellfish', 'eggs', 'dairy'],
      diet: 'vegan',
      dietAtWorst: 'pescatarian',
    },
    names: {
      en: 'satay, satay sauce, sate sauce, saté sauce, peanut sauce, peanut dressing, peanut dip, gado gado, gado-gado, gado gado dressing, gado gado sauce, thai peanut sauce, pecel, pecel sauce, mafe, maafe, groundnut stew, peanut stew, peanut soup, kare kare, kare-kare, pad thai sauce, encacahuatado',
      es: 'salsa satay, satay, salsa de cacahuete, salsa de cacahuate, salsa de maní, salsa saté, gado-gado, gado gado, salsa gado-gado, aderezo de cacahuete, mafé, sopa de maní, sopa de cacahuete, encacahuatado, ocopa, kare-kare, guatita',
      fr: 'sauce satay, sauce saté, sauce sate, satay, sauce cacahuète, sauce aux cacahuètes, sauce arachide, sauce aux arachides, gado-gado, gado gado, mafé, maafé, soupe à l’arachide, soupe aux cacahuètes, kare-kare',
      de: 'Satésauce, Satésoße, Satesauce, Satesoße, Satay, Satay-Sauce, Satay-Soße, Satésoße, Erdnusssoße, Erdnusssauce, Erdnuss-Soße, Erdnuss-Sauce, Erdnussdressing, Gado-Gado, Gado Gado, Mafé, Erdnusssuppe, Erdnusseintopf',
      ru: 'соус сатай, сатай, соус сатэ, арахисовый соус, арахисовая заправка, гадо-гадо, гадо гадо, мафе, арахисовый суп',
      ar: 'صوص ساتيه, ساتيه, صلصة ساتيه, صلصة الساتيه, صوص الفول السوداني, صلصة الفول السوداني, صوص فول سوداني, صلصة فول سوداني, غادو غادو, جادو جادو, مافيه, شوربة الفول السوداني, حساء الفول السوداني',
      ja: 'サテソース, サテ, サテー, ピーナッツソース, ピーナツソース, ピーナッツだれ, ピーナッツドレッシング, ガドガド, ガドガドソース, マフェ, ピーナッツスープ',
      zh: '沙爹酱, 沙嗲酱, 沙茶酱, 沙爹汁, 沙爹, 沙嗲, 花生酱汁, 花生蘸酱, 花生汁, 加多加多, 加多加多酱, 加多加多沙拉, 花生汤',
    },
  },
  {
    // Herbs, nuts and cheese.
    kind: { class: 'sauce', mayContain: ['dairy'], unknown: ['peanut', 'soybean', 'gluten'], diet: 'vegan', dietAtWorst: 'vegetarian' },
    names: {
      en: 'pesto genovese, green pesto, red pesto, pesto rosso, sun-dried tomato pesto, pistou sauce, romesco, romesco sauce, salsa di noci, walnut sauce',
      es: 'pesto verde, pesto rojo, pesto genovés, salsa romesco, romesco, salsa de nueces',
      fr: 'pesto vert, pesto rouge, pesto rosso, pesto à la génoise, sauce romesco, romesco, sauce aux noix',
      de: 'grünes Pesto, rotes Pesto, Pesto rosso, Pesto Genovese, Romesco, Romescosoße, Romesco-Sauce, Walnusssoße, Walnusssauce',
      ru: 'зелёный песто, красный песто, песто дженовезе, ромеско, соус ромеско, ореховый соус, сациви',
      ar: 'بيستو أخضر, بيستو أحمر, صلصة روميسكو, روميسكو, صلصة الجوز',
      ja: 'ジェノベーゼ, ジェノベーゼソース, 赤ペースト, ロメスコソース, ロメスコ, くるみソース',
      zh: '青酱, 罗勒青酱, 红青酱, 热那亚青酱, 罗梅斯科酱, 核桃酱',
    },
  },
  {
    // Soy sauce with wheat, starch and sugar.
    kind: {
      class: 'sauce',
      contains: ['soybean'],
      mayContain: ['gluten'],
      unknown: ['shellfish', 'mushroom', 'peanut', 'eggs'],
      diet: 'vegan',
      dietAtWorst: 'pescatarian',
    },
    names: {
      en: 'teriyaki glaze, tonkatsu sauce, yakitori sauce, okonomiyaki sauce, takoyaki sauce, unagi sauce, eel sauce, dumpling sauce, dumpling dipping sauce, stir-fry sauce, sukiyaki sauce, bulgogi sauce, bulgogi marinade, black bean sauce, ssamjang, jajang sauce, mapo sauce, char siu sauce, sweet soy glaze, ponzu sauce, gyoza sauce',
      es: 'glaseado teriyaki, salsa tonkatsu, salsa yakitori, salsa para gyozas, salsa para wok, salsa de judías negras, salsa unagi, salsa ponzu, ponzu, ssamjang, salsa char siu',
      fr: 'glaçage teriyaki, sauce tonkatsu, sauce yakitori, sauce gyoza, sauce pour gyoza, sauce pour wok, sauce aux haricots noirs, sauce unagi, sauce ponzu, ponzu, ssamjang, sauce bulgogi, sauce char siu',
      de: 'Teriyaki-Glasur, Tonkatsusoße, Tonkatsu-Soße, Tonkatsu-Sauce, Yakitorisoße, Gyoza-Soße, Gyoza-Dip, Woksoße, Wok-Sauce, Schwarze-Bohnen-Soße, Unagisoße, Ponzu, Ponzusoße, Ponzu-Sauce, Ssamjang, Bulgogi-Soße',
      ru: 'глазурь терияки, соус тонкацу, соус якитори, соус унаги, соус понзу, понзу, соус для вок, соус из чёрных бобов, ссамджан, самджан, соус булгоги, соус для гёдза',
      ar: 'صوص تونكاتسو, صوص ياكيتوري, صوص أوناجي, صوص بونزو, بونزو, صلصة بونزو, صلصة الفاصوليا السوداء, سامجانغ, صوص بولغوغي, صلصة الووك',
      ja: '照り焼きソース, とんかつソース, トンカツソース, 焼き鳥のたれ, お好み焼きソース, お好みソース, たこ焼きソース, うなぎのたれ, 餃子のたれ, 焼肉のたれ, すき焼きのたれ, ポン酢だれ, サムジャン, 豆豉ソース, 蒲焼きのたれ',
      zh: '照烧汁, 照烧酱, 炸猪排酱, 章鱼烧酱, 大阪烧酱, 鳗鱼汁, 饺子蘸料, 柚子醋, 包饭酱, 烤肉蘸酱, 豉汁, 黑豆豉酱, 叉烧酱',
    },
  },
  {
    // Meat drippings with flour and stock.
    kind: { class: 'sauce', mayContain: ['gluten'], unknown: ['dairy', 'soybean', 'mushroom', 'eggs'], diet: 'vegan', dietAtWorst: 'meat' },
    names: {
      en: 'onion gravy, brown gravy, beef gravy, turkey gravy, chicken gravy, gravy granules, demi glace, demi-glace, espagnole, espagnole sauce, veloute sauce, velouté sauce, bordelaise sauce, red wine jus, worcestershire gravy',
      es: 'salsa gravy, gravy, demi-glace, salsa española, salsa velouté, salsa bordelesa',
      fr: 'sauce gravy, demi-glace, sauce espagnole, sauce velouté, sauce bordelaise, fond brun lié',
      de: 'Bratensoße, Bratensauce, braune Soße, braune Sauce, dunkle Soße, Zwiebelsoße, Demi-glace, Demiglace, Sauce Velouté, Jägersoße, Jägersauce, Zigeunersoße',
      ru: 'соус грейви, грейви, мясная подлива, соус демиглас, демиглас, соус велюте, соус эспаньоль',
      ar: 'صوص جريفي, صلصة جريفي, غريفي, جريفي, صلصة المرق البنية, ديمي جلاس, صلصة إسبانيول',
      ja: 'グレービーソース, グレイビーソース, グレービー, デミグラスソース, ドミグラスソース, ブラウンソース, ヴルーテソース',
      zh: '肉汁酱, 肉卤汁, 烧汁, 多蜜酱汁, 半釉汁, 褐酱, 布朗酱, 丝绒酱',
    },
  },
  {
    // Dishes made of mushrooms.
    kind: {
      class: 'mushroom',
      contains: ['mushroom'],
      mayContain: ['dairy'],
      unknown: ['gluten', 'eggs', 'soybean'],
      diet: 'vegan',
      dietAtWorst: 'vegetarian',
    },
    names: {
      en: 'duxelles, mushroom duxelles, mushroom sauce, mushroom gravy, mushroom ketchup, mushroom pate, mushroom pâté, cream of mushroom soup, cream of mushroom, mushroom soup, mushroom risotto, mushroom stroganoff, creamed mushrooms, chasseur sauce, hunter sauce, marsala sauce, porcini sauce, truffle cream',
      es: 'duxelle, duxelles, salsa de champiñones, salsa de setas, crema de champiñones, crema de setas, paté de setas, sopa de setas, sopa de champiñones, risotto de setas, risotto de champiñones, champiñones a la crema, salsa cazadora',
      fr: 'duxelles, duxelle, sauce aux champignons, sauce aux cèpes, sauce forestière, velouté de champignons, crème de champignons, soupe aux champignons, risotto aux champignons, champignons à la crème, sauce chasseur, pâté aux champignons',
      de: 'Duxelles, Pilzsoße, Pilzsauce, Champignonsoße, Champignonsauce, Pilzrahmsoße, Champignonrahmsoße, Rahmpilze, Rahmchampignons, Pilzsuppe, Champignonsuppe, Champignoncremesuppe, Pilzcremesuppe, Pilzrisotto, Jägersoße, Jägersauce, Pilzpastete, Steinpilzsoße',
      ru: 'дюксель, грибной соус, грибная подлива, грибной крем-суп, крем-суп из шампиньонов, грибной суп, суп из шампиньонов, грибной жульен, жульен с грибами, жульен, ризотто с грибами, грибное ризотто, грибная икра, грибы в сметане',
      ar: 'دوكسيل, صوص المشروم, صلصة الفطر, صوص الفطر, صلصة المشروم, شوربة المشروم, شوربة الفطر, حساء الفطر, حساء المشروم, ريزوتو الفطر, ريزوتو المشروم, كريمة الفطر, كريمة المشروم',
      ja: 'デュクセル, マッシュルームソース, きのこソース, キノコソース, きのこクリームソース, マッシュルームスープ, きのこスープ, きのこのポタージュ, マッシュルームのポタージュ, きのこリゾット, シャスールソース, きのこのクリーム煮',
      zh: '蘑菇泥酱, 蘑菇酱, 蘑菇汁, 奶油蘑菇汤, 蘑菇浓汤, 蘑菇汤, 蘑菇烩饭, 菌菇汤, 菌菇酱, 奶油蘑菇, 香菇酱, 蘑菇意大利烩饭',
    },
  },
  {
    // Chilli pastes and relishes with shrimp or fish.
    kind: {
      class: 'hot-sauce',
      mayContain: ['shellfish'],
      unknown: ['soybean', 'gluten', 'peanut'],
      diet: 'vegan',
      dietAtWorst: 'pescatarian',
    },
    names: {
      en: 'sambal belacan, sambal terasi, nam prik, nam prik pao, nahm jim, xo sauce, laksa paste, thai chilli jam',
      es: 'sambal belacan, sambal terasi, nam prik, nam prik pao, salsa xo, pasta laksa',
      fr: 'sambal belacan, sambal terasi, nam prik, nam prik pao, sauce xo, pâte laksa',
      de: 'Sambal Belacan, Sambal Terasi, Nam Prik, Nam Prik Pao, XO-Soße, XO-Sauce, Laksapaste, Laksa-Paste',
      ru: 'самбал белакан, самбал терасси, нам прик, соус xo, паста лакса',
      ar: 'سامبال بلاكان, نام بريك, صوص إكس أو, معجون لاكسا',
      ja: 'サンバルブラチャン, サンバルトラシ, ナムプリック, ナンプリック, ナムプリックパオ, ラクサペースト',
      zh: '参巴辣椒酱, 叁巴酱, 参巴酱, 泰式虾酱辣椒, xo酱, 叻沙酱',
    },
  },
]

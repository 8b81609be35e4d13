import type { DishRow } from '#kitchen/reader/kinds/world-dishes/dish-row.ts'

/** Creams, ices and sweets other than cakes. */
export const desserts: readonly DishRow[] = [
  {
    // Chocolate, fruit or cream with beaten eggs.
    kind: {
      class: 'sweetener',
      mayContain: ['eggs', 'dairy'],
      unknown: ['soybean', 'gluten', 'peanut'],
      diet: 'vegetarian',
      dietAtWorst: 'meat',
    },
    names: {
      en: 'mousse, mousses, chocolate mousse, lemon mousse, fruit mousse, chocolate pot, chocolate pots, pots de creme, pots de crème, creme brulee, crème brûlée, creme caramel, crème caramel, flan, flans, caramel flan, zabaglione, sabayon, bavarois, bavarian cream, trifle, trifles, syllabub, posset, lemon posset, panna cotta, blancmange, junket, pudding, puddings, chocolate pudding, vanilla pudding, rice pudding, tapioca pudding, semolina pudding, banana pudding, eton mess, floating island, ile flottante, lemon curd, fruit curd, tiramisu, tiramisù, cheesecake, cheesecakes, semifreddo, parfait, parfaits, ice cream sandwich, ice cream sundae, sundae, sundaes, banana split, knickerbocker glory, baked alaska, gelato, soft serve, frozen yogurt, frozen custard, milkshake, milkshakes, affogato',
      es: 'mousse, mousses, mousse de chocolate, mousse de limón, crema catalana, crème brûlée, creme brulee, flan, flanes, flan de huevo, tocino de cielo, sabayón, zabaione, bavarois, trifle, panna cotta, panacota, manjar blanco, pudin, pudín, budín, arroz con leche, tiramisú, tarta de queso, tartas de queso, cheesecake, pay de queso, semifrío, parfait, helado de vainilla, copa de helado, sundae, banana split, leche frita, leche merengada, crema de limón, lemon curd, isla flotante, islas flotantes, batido de chocolate, malteada de chocolate, malteada de vainilla, malteada de fresa, rompope, ponche de huevo, suspiro limeño',
      fr: 'mousse, mousses, mousse au chocolat, mousse au citron, mousse de fruits, crème brûlée, crèmes brûlées, crème caramel, crème renversée, flan, flans, petits pots de crème, sabayon, bavarois, trifle, panna cotta, blanc-manger, pudding, puddings, riz au lait, semoule au lait, tiramisu, cheesecake, cheesecakes, île flottante, îles flottantes, œufs à la neige, lemon curd, crème au citron, parfait, semifreddo, vacherin, vacherin glacé, nougat glacé, banana split, sundae, dame blanche, omelette norvégienne, poire belle-hélène, pêche melba, milkshake, milk-shake, lait de poule, affogato',
      de: 'Mousse, Mousse au Chocolat, Schokomousse, Schokoladenmousse, Zitronenmousse, Crème brûlée, Creme brulee, Crème Caramel, Karamellpudding, Flan, Zabaione, Zabaglione, Weinschaumcreme, Bayerische Creme, Bayrische Creme, Trifle, Panna cotta, Pudding, Puddings, Schokopudding, Schokoladenpudding, Vanillepudding, Grießpudding, Grießbrei, Milchreis, Tiramisu, Käsekuchen, Käsesahnetorte, Quarktorte, Cheesecake, Rote Grütze mit Vanillesoße, Schneeeier, Lemon Curd, Zitronencreme, Parfait, Halbgefrorenes, Eisbecher, Bananensplit, Eierlikör, Eierpunsch, Milchshake, Milchshakes, Affogato, Birne Helene, Pfirsich Melba, Quarkspeise, Herrencreme',
      ru: 'мусс, муссы, муссом, шоколадный мусс, лимонный мусс, крем-брюле, крем брюле, крем-карамель, крем карамель, флан, забайоне, сабайон, баварский крем, трайфл, панна-котта, панна котта, бланманже, пудинг, пудинги, шоколадный пудинг, рисовый пудинг, тирамису, чизкейк, чизкейки, чизкейком, лимонный курд, курд, парфе, семифредо, сандей, банановый сплит, гоголь-моголь, молочный коктейль, птичье молоко, плавучий остров, меренговый рулет, павлова, аффогато, сгущёнка варёная',
      ar: 'موس, موس الشوكولاتة, موس شوكولاتة, موس الليمون, الموس, كريم بروليه, كريم برولي, كريم كراميل, كرم كراميل, فلان, سابايون, زباليوني, ترايفل, بانا كوتا, باناكوتا, بودينغ الشوكولاتة, أرز بالحليب, أرز بلبن, رز بحليب, تيراميسو, تشيز كيك, التشيز كيك, تشيزكيك, ليمون كورد, كريمة الليمون, بارفيه, أيس كريم صنداي, صنداي, ميلك شيك, مهلبية بالحليب, كريم بافاري, أم علي بالكريمة, عش السرايا, ليالي لبنان, بلو بري تشيز كيك',
      ja: 'ムース, チョコレートムース, チョコムース, レモンムース, クレームブリュレ, クレームキャラメル, カスタードプリン, プリン, 焼きプリン, ザバイオーネ, サバイヨン, ババロア, トライフル, パンナコッタ, ブラマンジェ, プディング, ライスプディング, ティラミス, チーズケーキ, レアチーズケーキ, ベイクドチーズケーキ, レモンカード, パフェ, セミフレッド, バナナスプリット, サンデー, ミルクシェイク, アフォガート, イル・フロッタント',
      zh: '慕斯, 慕丝, 巧克力慕斯, 柠檬慕斯, 慕斯蛋糕, 焦糖布丁, 法式焦糖布丁, 烤布蕾, 法式布蕾, 鸡蛋布丁, 沙巴雍, 萨芭雍, 巴伐利亚奶油, 英式乳脂松糕, 意式奶冻, 奶冻, 布丁, 巧克力布丁, 米布丁, 双皮奶, 炖奶, 姜撞奶, 提拉米苏, 芝士蛋糕, 乳酪蛋糕, 奶酪蛋糕, 起司蛋糕, 柠檬凝乳, 柠檬酱, 芭菲, 圣代, 香蕉船, 奶昔, 蛋奶酒, 阿芙佳朵, 杨枝甘露',
    },
  },
  {
    // Egg whites and sugar.
    kind: { class: 'sweetener', contains: ['eggs'], unknown: ['dairy', 'gluten', 'peanut', 'soybean'], diet: 'vegetarian' },
    names: {
      en: 'meringue, meringues, pavlova, pavlovas, macaron, macarons, macaroons, dacquoise, marshmallow fluff, divinity candy, angel pie, royal icing, nougat, turron',
      es: 'merengue, merengues, pavlova, macaron, macarons, macarrones de almendra, dacquoise, glasa real, suspiros, turrón, turrones',
      fr: 'meringue, meringues, pavlova, macaron, macarons, dacquoise, glaçage royal, nougat, nougats',
      de: 'Baiser, Baisers, Meringue, Meringues, Meringen, Pavlova, Macaron, Macarons, Makronen, Kokosmakronen, Dacquoise, Eiweißglasur, Schaumküsse, Nougat, Türkischer Honig',
      ru: 'безе, меренга, меренги, меренгой, макарон, макаруны, макарунами, макаронс, дакуаз, белковый крем, айсинг, нуга, туррон',
      ar: 'مرنغ, ميرنغ, ميرينغ, مارينغ, مرينغ, مرانغ, بافلوفا, ماكرون, ماكارون, نوغا, نوجا',
      ja: 'メレンゲ, 焼きメレンゲ, パブロバ, パヴロヴァ, マカロン, ダックワーズ, アイシングクッキー, ヌガー, トゥロン',
      zh: '蛋白霜, 蛋白酥, 蛋白糖, 帕芙洛娃, 马卡龙, 达克瓦兹, 糖霜饼干, 牛轧糖',
    },
  },
  {
    // Reduced milk, in syrup or with rose water.
    kind: {
      class: 'sweetener',
      contains: ['dairy'],
      unknown: ['gluten', 'eggs', 'soybean', 'peanut'],
      diet: 'vegetarian',
      dietAtWorst: 'meat',
    },
    names: {
      en: 'gulab jamun, rasgulla, rasmalai, ras malai, kulfi, kheer, barfi, burfi, halwa sweet, gajar halwa, peda, sandesh, shrikhand, mishti doi, lassi, mango lassi, white russian, hot chocolate with cream, affogato al caffe, brigadeiro, brigadeiros, tres leches milk, cajeta, fudge, toffee, toffees, caramel candy, caramels, milk chocolate truffles, chocolate truffles, ice cream, ice creams, vanilla ice cream, chocolate ice cream, gelato al latte, dondurma, muhallabia, malabi, ashta, umm ali, om ali, bubble milk tea, milk tea, latte, cappuccino, hot chocolate, hot cocoa, chai latte, horchata con leche, white chocolate bark',
      es: 'gulab jamun, rasmalai, kulfi, kheer, barfi, lassi, lassi de mango, brigadeiro, brigadeiros, cajeta, fudge, toffees, caramelos de leche, trufas de chocolate, helado, helados, gelato, chocolate caliente, café con leche, capuchino, té con leche, muhallebi, dulce de leche cortada, chocolate a la taza',
      fr: 'gulab jamun, rasmalai, kulfi, kheer, barfi, lassi, lassi à la mangue, brigadeiro, brigadeiros, fudge, caramels mous, truffes au chocolat, glace, glaces, glace à la vanille, crème glacée, gelato, chocolat chaud, café au lait, cappuccino, thé au lait, mouhalabieh, muhallebi',
      de: 'Gulab Jamun, Rasmalai, Kulfi, Kheer, Barfi, Lassi, Mangolassi, Mango-Lassi, Brigadeiro, Brigadeiros, Fudge, Sahnebonbons, Karamellbonbons, Schokoladentrüffel, Pralinen, Eiscreme, Vanilleeis, Speiseeis, Schokoladeneis, heiße Schokolade, Milchkaffee, Cappuccino, Milchtee, Chai Latte, Muhallebi',
      ru: 'гулаб джамун, расмалай, кулфи, кхир, барфи, ласси, манговый ласси, бригадейро, фадж, ириски, шоколадные трюфели, мороженое, мороженым, пломбир, пломбиром, джелато, горячий шоколад, капучино, латте, чай с молоком, мухаллеби',
      ar: 'غلاب جامون, كولفي, كلفي, خير هندي, برفي, لاسي, لاسي المانجو, لاسي مانجو, بريغاديرو, توفي, كراميل طري, ترافل الشوكولاتة, آيس كريم, ايس كريم, أيس كريم, الآيس كريم, بوظة, جيلاتو, جيلاتي, شوكولاتة ساخنة, كابتشينو, لاتيه, شاي بالحليب, مهلبية, المهلبية, قشطة محلاة, سحلب',
      ja: 'グラブジャムン, ラスマライ, クルフィ, キール, バルフィ, ラッシー, マンゴーラッシー, ブリガデイロ, ファッジ, 生キャラメル, チョコレートトリュフ, アイスクリーム, アイス, バニラアイス, ジェラート, ソフトクリーム, ホットチョコレート, カフェオレ, カプチーノ, ミルクティー, ムハッレビ',
      zh: '玫瑰奶球, 印度奶球, 奶豆腐甜点, 印度冰淇淋, 印度米布丁, 拉西, 芒果拉西, 巴西巧克力球, 软糖奶糖, 太妃糖, 松露巧克力, 巧克力松露, 冰淇淋, 冰激凌, 雪糕, 香草冰淇淋, 意式冰淇淋, 热巧克力, 拿铁, 卡布奇诺, 奶茶, 珍珠奶茶, 土耳其奶冻',
    },
  },
  {
    // Peanuts in sugar or chocolate.
    kind: {
      class: 'nut-butter',
      contains: ['peanut'],
      mayContain: ['dairy'],
      unknown: ['soybean', 'gluten', 'eggs'],
      diet: 'vegan',
      dietAtWorst: 'vegetarian',
    },
    names: {
      en: 'peanut brittle, peanut butter cookies, peanut butter cups, peanut butter cup, peanut butter fudge, peanut butter and jelly, pb&j, peanut butter sandwich, peanut butter toast, peanut butter pie, peanut chikki, chikki, peanut cookies, kung pao peanuts, beer nuts, boiled peanuts',
      es: 'palanqueta, palanquetas, crocante de cacahuete, galletas de cacahuete, galletas de mantequilla de cacahuete, sándwich de mantequilla de cacahuete, mazapán de cacahuate, turrón de maní, paçoca',
      fr: 'croquant aux cacahuètes, nougatine aux cacahuètes, cookies au beurre de cacahuète, tartine de beurre de cacahuète, sandwich au beurre de cacahuète',
      de: 'Erdnusskrokant, Erdnussbrittle, Erdnusskekse, Erdnussbuttercookies, Erdnussbutter-Cookies, Erdnussbutterbrot, Erdnussflips, Erdnussriegel',
      ru: 'арахисовый козинак, арахисовые козинаки, козинаки, печенье с арахисовой пастой, бутерброд с арахисовой пастой, арахисовое печенье',
      ar: 'فولية, حلوى الفول السوداني, بسكويت الفول السوداني, كوكيز زبدة الفول السوداني, سندويش زبدة الفول السوداني, سمسمية بالفول السوداني',
      ja: 'ピーナッツブリトル, ピーナッツバタークッキー, ピーナッツクッキー, ピーナッツバターサンド, ピーナッツ菓子, ピーナッツバタートースト, 落花生最中',
      zh: '花生糖, 花生酥, 花生脆, 花生酱饼干, 花生酱三明治, 花生饼干, 花生牛轧糖, 贡糖',
    },
  },
]

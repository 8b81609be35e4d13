import type { DishRow } from '#kitchen/reader/kinds/world-dishes/dish-row.ts'

/** Soups and stews with a name of their own. */
export const soupsAndStews: readonly DishRow[] = [
  {
    // Fish and shellfish in one pot.
    kind: { class: 'shellfish', mayContain: ['shellfish'], unknown: ['gluten', 'dairy', 'eggs', 'soybean'], diet: 'pescatarian' },
    sharesDoubts: true,
    names: {
      en: 'bouillabaisse, cioppino, bourride, cacciucco, caldeirada, zarzuela, seafood stew, fisherman s stew, fisherman’s stew, moqueca, suquet, seafood chowder, seafood soup, seafood gumbo, fish soup, fish stew, brodetto',
      es: 'bullabesa, bouillabaisse, cioppino, zarzuela de marisco, zarzuela, caldereta de marisco, sopa de marisco, sopa de mariscos, cazuela de mariscos, suquet, parihuela, chupe de camarones, moqueca, caldillo de congrio, sopa de pescado, cacciucco',
      fr: 'bouillabaisse, bourride, cioppino, cotriade, chaudrée, soupe de poisson, soupe de poissons, marmite de fruits de mer, moqueca, cacciucco, zarzuela, pot-au-feu de la mer',
      de: 'Bouillabaisse, Cioppino, Zarzuela, Fischsuppe, Fischeintopf, Meeresfrüchtesuppe, Meeresfrüchteeintopf, Moqueca, Caldeirada, Cacciucco',
      ru: 'буйабес, чоппино, сарсуэла, рыбный суп, суп из морепродуктов, мокека, качукко',
      ar: 'بويابيس, بويابيز, تشوبينو, شوربة سي فود, شوربة فواكه البحر, حساء فواكه البحر, شوربة السمك, حساء السمك, موكيكا, طاجن سي فود',
      ja: 'ブイヤベース, チョッピーノ, サルスエラ, ムケッカ, シーフードシチュー, シーフードスープ, 魚介スープ, 魚介のスープ, カチュッコ',
      zh: '马赛鱼汤, 法式海鲜汤, 普罗旺斯鱼汤, 海鲜汤, 海鲜炖菜, 意式海鲜汤, 鱼羹汤, 巴西海鲜炖',
    },
  },
  {
    // Shellfish soup thickened with cream, rice or flour.
    kind: {
      class: 'shellfish',
      contains: ['shellfish'],
      mayContain: ['dairy'],
      unknown: ['gluten', 'eggs', 'soybean'],
      diet: 'pescatarian',
    },
    sharesDoubts: true,
    names: {
      en: 'bisque, lobster bisque, crab bisque, shrimp bisque, prawn bisque, crayfish bisque, clam chowder, new england clam chowder, manhattan clam chowder, lobster newburg, lobster thermidor, crab dip, moules mariniere, moules marinière, moules frites, shrimp scampi, shrimp creole, shrimp and grits, oysters rockefeller',
      es: 'bisque, bisque de langosta, bisque de gambas, bisque de langostinos, crema de langosta, crema de marisco, crema de gambas, sopa de almejas, crema de almejas, langosta thermidor, mejillones a la marinera, almejas a la marinera, aguachile, cóctel de camarones',
      fr: 'bisque, bisque de homard, bisque de crabe, bisque de langoustines, bisque de crevettes, bisque d’écrevisses, chaudrée de palourdes, homard thermidor, moules marinières, moules-frites, moules frites, scampis à la diabolique',
      de: 'Bisque, Hummerbisque, Hummersuppe, Hummercremesuppe, Krebssuppe, Krebsbisque, Garnelenbisque, Krabbensuppe, Muschelsuppe, Clam Chowder, Hummer Thermidor, Muscheln in Weißwein, Scampi-Pfanne',
      ru: 'биск, биск из омара, суп биск, биск из креветок, крабовый суп, клэм-чаудер, клэм чаудер, суп из мидий, креветочный суп, мидии в белом вине, лобстер термидор',
      ar: 'بيسك, بيسك الكركند, بيسك الروبيان, بيسك الجمبري, شوربة الكركند, شوربة الجمبري, شوربة الروبيان, حساء المحار, كلام تشاودر, شوربة المحار, حساء الكركند',
      ja: 'ビスク, ロブスタービスク, オマール海老のビスク, 海老のビスク, エビのビスク, クラムチャウダー, ムール貝の白ワイン蒸し, ガーリックシュリンプ, ロブスターテルミドール, 蟹のビスク',
      zh: '龙虾浓汤, 龙虾汤, 虾浓汤, 海鲜浓汤, 法式海鲜浓汤, 蛤蜊巧达汤, 蛤蜊浓汤, 蟹肉浓汤, 焗龙虾, 白酒青口',
    },
  },
  {
    // Stews with roux, sausage, chicken or shellfish.
    kind: { class: 'sauce', mayContain: ['gluten', 'shellfish'], otherwise: 'unknown', diet: 'pescatarian', dietAtWorst: 'meat' },
    sharesDoubts: true,
    names: {
      en: 'gumbo, jambalaya, etouffee, étouffée, callaloo, brunswick stew, seafood boil, crawfish boil, low country boil',
      es: 'gumbo, jambalaya, étouffée, etouffee, callaloo',
      fr: 'gumbo, gombo, jambalaya, étouffée, callaloo',
      de: 'Gumbo, Jambalaya, Étouffée, Callaloo',
      ru: 'гамбо, суп гамбо, джамбалайя, этуффе, каллалу',
      ar: 'غامبو, جامبو, جمبلايا, جامبالايا, كالالو',
      ja: 'ガンボ, ガンボスープ, ジャンバラヤ, エトフェ, カラルー',
      zh: '秋葵浓汤, 冈博浓汤, 路易斯安那秋葵汤, 什锦饭, 卡真什锦饭',
    },
  },
  {
    // Soups with coconut, shrimp paste and noodles, or with lemongrass, shrimp and mushrooms.
    kind: {
      class: 'sauce',
      mayContain: ['shellfish'],
      unknown: ['mushroom', 'gluten', 'soybean', 'peanut', 'eggs', 'dairy'],
      diet: 'pescatarian',
      dietAtWorst: 'meat',
    },
    sharesDoubts: true,
    names: {
      en: 'laksa, laksa soup, curry laksa, asam laksa, tom yum, tom yam, tom yum soup, tom yum goong, tom kha, tom kha gai, tom kha soup, khao soi, green curry, red curry, thai curry, thai green curry, thai red curry, massaman, massaman curry, panang curry, penang curry, jungle curry, som tam, green papaya salad, bun bo hue, bun rieu, mohinga, sinigang, soto ayam, nasi lemak',
      es: 'laksa, sopa laksa, tom yum, tom yam, sopa tom yum, tom kha, tom kha gai, khao soi, curry verde, curry rojo, curry verde tailandés, curry rojo tailandés, curry massaman, curry panang, som tam, ensalada de papaya verde, sinigang, nasi lemak',
      fr: 'laksa, soupe laksa, tom yam, tom yum, soupe tom yam, tom kha, tom kha kai, khao soi, curry vert, curry rouge, curry vert thaï, curry rouge thaï, curry massaman, curry panang, som tam, salade de papaye verte, sinigang, nasi lemak',
      de: 'Laksa, Laksa-Suppe, Tom Yam, Tom Yum, Tom-Yam-Suppe, Tom Kha, Tom Kha Gai, Khao Soi, grünes Curry, rotes Curry, Thai-Curry, Thaicurry, Massaman-Curry, Massamancurry, Panang-Curry, Panangcurry, Som Tam, Papayasalat, Sinigang, Nasi Lemak',
      ru: 'лакса, суп лакса, том ям, том-ям, суп том ям, том кха, том кха гай, као сой, зелёное карри, красное карри, тайское карри, карри массаман, карри пананг, сом там, наси лемак, синиганг',
      ar: 'لاكسا, شوربة لاكسا, توم يام, توم يم, شوربة توم يام, توم كا, كاري أخضر, كاري أحمر, كاري تايلندي, كاري ماسامان, سوم تام, ناسي ليماك',
      ja: 'ラクサ, トムヤムクン, トムヤム, トムヤムスープ, トムカーガイ, トムカー, カオソーイ, グリーンカレー, レッドカレー, タイカレー, マッサマンカレー, パネンカレー, ソムタム, シニガン, ナシレマッ, ナシレマ',
      zh: '叻沙, 叻沙面, 冬阴功, 冬阴功汤, 冬阴汤, 冬荫功, 椰汁鸡汤, 泰北咖喱面, 绿咖喱, 红咖喱, 泰式咖喱, 泰式绿咖喱, 泰式红咖喱, 马沙文咖喱, 青木瓜沙拉, 椰浆饭',
    },
  },
  {
    // Miso and dashi.
    kind: {
      class: 'sauce',
      contains: ['soybean'],
      unknown: ['gluten', 'shellfish', 'mushroom', 'eggs'],
      diet: 'vegan',
      dietAtWorst: 'pescatarian',
    },
    sharesDoubts: true,
    names: {
      en: 'miso soup, miso broth, miso glaze, miso dressing, miso butter sauce',
      es: 'sopa de miso, sopa miso, caldo de miso, salsa de miso, glaseado de miso',
      fr: 'soupe miso, soupe au miso, bouillon miso, sauce miso, sauce au miso',
      de: 'Misosuppe, Miso-Suppe, Misobrühe, Misosoße, Misodressing',
      ru: 'мисо-суп, мисо суп, суп мисо, мисосиру, мисо-бульон, соус мисо',
      ar: 'حساء الميسو, شوربة الميسو, شوربة ميسو, حساء ميسو, صوص ميسو, صلصة الميسو',
      ja: '味噌汁, みそ汁, 味噌スープ, 豚汁, 味噌だれ, みそだれ, 味噌ダレ, 味噌ドレッシング',
      zh: '味噌汤, 味增汤, 味噌酱汁, 味噌汁',
    },
  },
  {
    // Wheat noodles in broth with soy sauce, egg and pork.
    kind: {
      class: 'noodle',
      contains: ['gluten'],
      mayContain: ['soybean', 'eggs'],
      unknown: ['shellfish', 'mushroom', 'peanut', 'dairy'],
      diet: 'vegan',
      dietAtWorst: 'meat',
    },
    sharesDoubts: true,
    names: {
      en: 'ramen, ramen soup, instant ramen, tonkotsu ramen, shoyu ramen, miso ramen, tantanmen, champon, udon soup, wonton noodle soup, dan dan noodles, yakisoba, lo mein, chow mein, jajangmyeon, jjajangmyeon, beef noodle soup, mie goreng, mee goreng, bami goreng, hokkien mee',
      es: 'ramen, sopa ramen, ramen instantáneo, tantanmen, sopa udon, sopa de udon, yakisoba, lo mein, chow mein, jajangmyeon, mie goreng, bami goreng',
      fr: 'ramen, ramens, soupe ramen, soupe de ramen, tantanmen, soupe udon, yakisoba, lo mein, chow mein, jajangmyeon, mie goreng, bami goreng',
      de: 'Ramen, Ramensuppe, Ramen-Suppe, Tantanmen, Udonsuppe, Udon-Suppe, Yakisoba, Lo Mein, Chow Mein, Jajangmyeon, Mie Goreng, Bami Goreng, Wan-Tan-Suppe',
      ru: 'рамен, суп рамен, тантанмен, удон суп, якисоба, ло мейн, чоу мейн, чаджанмён, ми горенг, бами горенг',
      ar: 'رامن, رامين, شوربة رامن, حساء الرامن, شوربة رامين, ياكيسوبا, تشاو مين, تشاومين, لو مين, مي غورينغ',
      ja: 'ラーメン, 拉麺, らーめん, 味噌ラーメン, 醤油ラーメン, 豚骨ラーメン, とんこつラーメン, インスタントラーメン, タンタンメン, 担々麺, 担担麺, ちゃんぽん, 焼きそば, やきそば, ジャージャー麺, ミーゴレン, つけ麺, 冷やし中華',
      zh: '拉面, 日式拉面, 豚骨拉面, 担担面, 炸酱面, 捞面, 炒面, 牛肉面, 日式炒面, 印尼炒面, 重庆小面, 云吞面',
    },
  },
  {
    // Soups with cream, butter, flour, sour cream or a roux.
    kind: {
      class: 'cream',
      mayContain: ['dairy'],
      unknown: ['gluten', 'eggs', 'mushroom', 'soybean', 'shellfish'],
      diet: 'vegetarian',
      dietAtWorst: 'meat',
    },
    sharesDoubts: true,
    names: {
      en: 'vichyssoise, french onion soup, cream of tomato soup, cream of chicken soup, cream of celery soup, corn chowder, broccoli cheddar soup, mulligatawny, cullen skink, avgolemono, borscht, borsch, solyanka, shchi, okroshka, zurek, goulash, chicken paprikash, paprikash, fricassee, blanquette, coq au vin, butter chicken, tikka masala, chicken tikka masala, korma, chicken korma, palak paneer, saag paneer, paneer butter masala, malai kofta, dal makhani, kadhi',
      es: 'vichyssoise, sopa de cebolla gratinada, crema de pollo, borsch, borscht, solianka, goulash, gulash, fricasé, blanqueta, coq au vin, pollo a la mantequilla, pollo tikka masala, tikka masala, korma, palak paneer, dal makhani, ajiaco, locro con queso, chupe',
      fr: 'vichyssoise, soupe à l’oignon, soupe à l’oignon gratinée, bortsch, borchtch, solianka, goulash, goulasch, fricassée, blanquette, coq au vin, butter chicken, poulet tikka masala, tikka masala, korma, palak paneer, dal makhani, waterzooi',
      de: 'Vichyssoise, französische Zwiebelsuppe, Zwiebelsuppe, Borschtsch, Soljanka, Schtschi, Okroschka, Zurek, Gulasch, Gulaschsuppe, Paprikahuhn, Frikassee, Hühnerfrikassee, Blanquette, Coq au vin, Butter Chicken, Tikka Masala, Korma, Palak Paneer, Dal Makhani, Käsesuppe, Käse-Lauch-Suppe, Königsberger Klopse',
      ru: 'вишисуаз, французский луковый суп, луковый суп, борщ, солянка, щи, окрошка, журек, гуляш, паприкаш, фрикасе, бланкет, кок-о-вен, кок о вен, баттер чикен, тикка масала, корма карри, палак панир, дал махани, рассольник, свекольник, сырный суп',
      ar: 'شوربة البصل الفرنسية, شوربة البصل, حساء البصل, بورش, شوربة بورش, غولاش, جولاش, فريكاسيه, كوك أو فان, بتر تشيكن, دجاج بالزبدة, تيكا ماسالا, كورما, بالاك بانير, سبانخ بالبانير, دال مخني, شاكرية, لبنية, منسف',
      ja: 'ヴィシソワーズ, ビシソワーズ, オニオングラタンスープ, オニオンスープ, ボルシチ, ソリャンカ, グヤーシュ, グーラッシュ, フリカッセ, ブランケット, コックオーヴァン, バターチキンカレー, バターチキン, チキンティッカマサラ, ティッカマサラ, コルマ, パラクパニール, サグパニール, ダルマカニ, コーンポタージュ, クリームシチュー, ホワイトシチュー',
      zh: '维希奶油冷汤, 法式洋葱汤, 洋葱汤, 罗宋汤, 红菜汤, 匈牙利牛肉汤, 匈牙利炖牛肉, 白汁炖鸡, 红酒炖鸡, 黄油鸡, 奶油鸡咖喱, 玛萨拉鸡, 科尔马咖喱, 菠菜奶酪咖喱, 奶油玉米汤, 奶油炖菜, 奶油鸡汤, 奶油南瓜汤',
    },
  },
  {
    // Beef with sour cream, mushrooms and noodles.
    kind: {
      class: 'meat',
      mayContain: ['dairy', 'mushroom'],
      unknown: ['gluten', 'eggs', 'soybean'],
      diet: 'vegetarian',
      dietAtWorst: 'meat',
    },
    sharesDoubts: true,
    names: {
      en: 'stroganoff, beef stroganoff, boeuf bourguignon, bœuf bourguignon, beef bourguignon, beef burgundy, chicken chasseur, chicken marsala, chicken a la king, chicken tetrazzini, tuna casserole, green bean casserole, veal marsala, vol-au-vent, vol au vent, chicken fricassee, julienne mushroom',
      es: 'stroganoff, estrogonoff, ternera stroganoff, boeuf bourguignon, ternera a la borgoñona, pollo a la cazadora, pollo marsala, volován, volovanes, vol-au-vent, pollo tetrazzini',
      fr: 'stroganoff, bœuf stroganoff, boeuf stroganoff, bœuf bourguignon, boeuf bourguignon, poulet chasseur, poulet marsala, vol-au-vent, bouchée à la reine, bouchées à la reine, ris de veau à la crème',
      de: 'Stroganoff, Bœuf Stroganoff, Boeuf Stroganoff, Böf Stroganoff, Filet Stroganoff, Bœuf Bourguignon, Boeuf Bourguignon, Zürcher Geschnetzeltes, Geschnetzeltes, Jägerschnitzel, Königinpastete, Königinpasteten, Vol-au-vent, Ragout fin, Würzfleisch, Marsala-Hähnchen',
      ru: 'бефстроганов, бефстроганоф, бёф-строганов, беф бургиньон, бёф бургиньон, говядина по-бургундски, курица по-охотничьи, волован, волованы, курица марсала, тетраццини',
      ar: 'ستروغانوف, ستروجانوف, بيف ستروغانوف, بيف ستروجانوف, لحم ستروغانوف, بورغينيون, لحم بورغينيون, دجاج مارسالا, فول أو فان, دجاج تتراتزيني',
      ja: 'ビーフストロガノフ, ストロガノフ, ブフブルギニョン, ブッフ・ブルギニョン, 牛肉の赤ワイン煮, チキンマルサラ, ヴォロヴァン, ジュリエンヌ',
      zh: '俄式炒牛肉, 斯特罗加诺夫牛肉, 酸奶油牛肉, 红酒炖牛肉, 勃艮第炖牛肉, 勃艮第红酒炖牛肉, 马沙拉鸡, 皇后酥盒, 奶油酥盒',
    },
  },
  {
    // Stews with pounded, dried or fermented soya.
    kind: { class: 'sauce', contains: ['soybean'], mayContain: ['gluten'], otherwise: 'unknown', diet: 'vegan', dietAtWorst: 'meat' },
    sharesDoubts: true,
    names: {
      en: 'mapo tofu, mapo doufu, sundubu, sundubu jjigae, soon tofu, doenjang jjigae, sukiyaki, oden, hot and sour soup, agedashi tofu, hiyayakko, stinky tofu, yong tau foo, tau sar, nikujaga, gyudon, oyakodon, katsudon, butadon, teriyaki chicken, teriyaki salmon, kung pao chicken, general tso s chicken, bulgogi, japchae, chop suey',
      es: 'mapo tofu, tofu mapo, sundubu, sundubu jjigae, sukiyaki, oden, sopa agripicante, agedashi tofu, gyudon, oyakodon, katsudon, pollo teriyaki, salmón teriyaki, pollo kung pao, pollo general tso, bulgogi, japchae, chop suey',
      fr: 'mapo tofu, tofu mapo, sundubu, sundubu jjigae, sukiyaki, oden, soupe pékinoise, soupe aigre-piquante, agedashi tofu, gyudon, oyakodon, katsudon, poulet teriyaki, saumon teriyaki, poulet kung pao, poulet général tao, bulgogi, japchae, chop suey',
      de: 'Mapo Tofu, Mapo-Tofu, Sundubu, Sundubu-jjigae, Sukiyaki, Oden, Sauer-scharf-Suppe, Peking-Suppe, Pekingsuppe, Agedashi-Tofu, Gyudon, Oyakodon, Katsudon, Teriyaki-Hähnchen, Teriyaki-Lachs, Kung-Pao-Hähnchen, Bulgogi, Japchae, Chop Suey',
      ru: 'мапо тофу, тофу мапо, сундубу, сундубу ччигэ, сукияки, одэн, кисло-острый суп, агэдаси тофу, гюдон, оякодон, кацудон, курица терияки, лосось терияки, курица гунбао, курица генерала цо, пулькоги, чапче, чоп суи',
      ar: 'مابو توفو, توفو مابو, سوندوبو, سوكياكي, أودن, شوربة حارة وحامضة, غيودون, أوياكودون, دجاج ترياكي, سلمون ترياكي, دجاج كونغ باو, دجاج كونج باو, بولغوغي, جابتشي, تشوب سوي',
      ja: '麻婆豆腐, マーボー豆腐, 純豆腐チゲ, スンドゥブ, スンドゥブチゲ, すき焼き, おでん, 酸辣湯, サンラータン, 揚げ出し豆腐, 冷奴, 牛丼, 親子丼, カツ丼, 豚丼, 照り焼きチキン, 宮保鶏丁, プルコギ, チャプチェ, チャプスイ, 肉じゃが',
      zh: '麻婆豆腐, 嫩豆腐锅, 韩式豆腐锅, 大酱汤, 寿喜烧, 寿喜锅, 关东煮, 酸辣汤, 炸出豆腐, 冷豆腐, 牛丼, 亲子丼, 猪排丼, 照烧鸡, 照烧三文鱼, 宫保鸡丁, 左宗棠鸡, 韩式烤肉, 韩式炒粉丝, 杂碎',
    },
  },
]

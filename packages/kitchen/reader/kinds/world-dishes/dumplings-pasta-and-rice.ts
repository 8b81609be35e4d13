import type { DishRow } from '#kitchen/reader/kinds/world-dishes/dish-row.ts'

/** Dumplings, filled pasta, noodles, rice, and wrapped or fried foods. */
export const dumplingsPastaAndRice: readonly DishRow[] = [
  {
    // A wheat wrapper around meat, shrimp or vegetables, with a soy dip.
    kind: {
      class: 'pastry',
      contains: ['gluten'],
      mayContain: ['soybean'],
      unknown: ['eggs', 'shellfish', 'mushroom', 'dairy', 'peanut'],
      diet: 'vegan',
      dietAtWorst: 'meat',
    },
    names: {
      en: 'gyoza, gyozas, potsticker, potstickers, pot stickers, jiaozi, wonton, wontons, xiaolongbao, xiao long bao, soup dumplings, shumai, siu mai, shaomai, har gow, mandu, momo, momos, dim sum, dimsum, spring roll, spring rolls, egg roll, egg rolls, lumpia, crab rangoon, scallion pancake, scallion pancakes, steamed bun, steamed buns, bao, baozi, char siu bao, cha siu bao, nikuman, cha gio, fried wontons, wonton soup',
      es: 'gyoza, gyozas, jiaozi, empanadillas japonesas, empanadillas chinas, dumplings, dumpling chino, wontón, wontones, wanton, wontons, xiaolongbao, xiao long bao, shumai, siu mai, har gow, mandu, momo, momos, dim sum, rollito de primavera, rollitos de primavera, rollo primavera, rollos primavera, lumpia, lumpias, baozi, panecillos al vapor, sopa wantán, sopa wonton',
      fr: 'gyoza, gyozas, raviolis chinois, ravioli chinois, raviolis japonais, raviolis vapeur, dumplings, jiaozi, wonton, wontons, soupe wonton, xiaolongbao, xiao long bao, siu mai, shumai, har gow, ha kao, mandu, momo, momos, dim sum, dim sums, rouleau de printemps, rouleaux de printemps, nem, nems, rouleau impérial, rouleaux impériaux, lumpia, lumpias, baozi',
      de: 'Gyoza, Gyozas, Jiaozi, chinesische Teigtaschen, japanische Teigtaschen, Dumplings, Dumpling, Wan Tan, Wan Tans, Wantan, Wantans, Wontons, Wan-Tan-Suppe, Xiaolongbao, Xiao Long Bao, Shumai, Siu Mai, Har Gow, Mandu, Momo, Momos, Dim Sum, Dim Sums, Frühlingsrolle, Frühlingsrollen, Lumpia, Baozi, Dampfbrötchen, Hefeklöße',
      ru: 'гёдза, гедза, гёза, гиоза, цзяоцзы, вонтон, вонтоны, вонтонами, сяолунбао, сяо лун бао, шумай, харгоу, манду, момо, дим-сам, димсам, дим-самы, димсамы, спринг-ролл, спринг-роллы, спринг роллы, весенние рулетики, весенние рулеты, блинчики спринг-ролл, лумпия, баоцзы, паровые булочки, паровые пельмени, вонтон-суп',
      ar: 'غيوزا, جيوزا, قيوزا, دمبلنغ, دامبلينغ, دمبلنج, دامبلينج, وونتون, ونتون, سياو لونغ باو, شوماي, هار غاو, ماندو, مومو, ديم سوم, سبرينغ رول, سبرنغ رول, سبرينج رول, سبرنج رول, لفائف الربيع, رولات الربيع, إيغ رول, لومبيا, باوزي, زلابية مطهوة على البخار, زلابية صينية, شوربة وونتون',
      ja: '餃子, ギョーザ, ぎょうざ, 焼き餃子, 水餃子, 揚げ餃子, 蒸し餃子, ワンタン, 雲呑, ワンタンスープ, 小籠包, ショーロンポー, 焼売, シュウマイ, シューマイ, しゅうまい, 点心, マンドゥ, モモ, 春巻き, 春巻, はるまき, 揚げ春巻き, ルンピア, 包子, パオズ, 肉まん, 海老餃子, ダンプリング',
      zh: '饺子, 水饺, 煎饺, 锅贴, 蒸饺, 日式煎饺, 馄饨, 云吞, 抄手, 小笼包, 灌汤包, 烧卖, 烧麦, 虾饺, 韩式饺子, 尼泊尔饺子, 点心拼盘, 春卷, 炸春卷, 蛋卷春卷, 包子, 小笼汤包, 生煎, 生煎包, 叉烧包, 肠粉, 云吞汤, 馄饨汤, 韭菜盒子, 锅盔',
    },
  },
  {
    // Boiled dough of flour and usually egg.
    kind: {
      class: 'pasta',
      contains: ['gluten'],
      mayContain: ['eggs'],
      unknown: ['dairy', 'mushroom', 'soybean', 'shellfish'],
      diet: 'vegan',
      dietAtWorst: 'meat',
    },
    names: {
      en: 'dumpling, dumplings, pelmeni, vareniki, pierogi, pierogies, manti, ravioli, tortellini, tortelloni, agnolotti, cappelletti, gnocchi, gnudi, spaetzle, spätzle, knopfle, maultaschen, knodel, knödel, bread dumplings, matzo balls, matzah balls, kreplach, nokedli, halusky, spaghetti carbonara, carbonara, spaghetti bolognese, mac and cheese, macaroni and cheese, macaroni cheese, lasagne, lasagna, lasagnas, cannelloni, pastitsio, baked ziti, fettuccine alfredo, cacio e pepe, pasta bake, tuna pasta bake, tuna noodle casserole, macaroni salad, pasta salad, couscous salad, spaghetti and meatballs, spaghetti with meatballs, pasta alla norma, egg noodles',
      es: 'pelmeni, varéniki, pierogi, pierogis, manti, ravioli, raviolis, tortellini, tortellinis, ñoquis, ñoqui, gnocchi, gnocchis, spaetzle, spätzle, espagueti carbonara, espaguetis a la carbonara, espaguetis carbonara, espaguetis a la boloñesa, espaguetis boloñesa, macarrones con queso, lasaña, lasañas, canelones, pasta al horno, fettuccine Alfredo, ensalada de pasta, ensalada de macarrones, bolas de matzá, pastitsio',
      fr: 'pelmeni, varéniki, pierogi, pierogis, manti, ravioli, raviolis, ravioles, tortellini, tortellinis, gnocchi, gnocchis, spätzle, spaetzle, knepfle, knödel, quenelle, quenelles, spaghetti carbonara, pâtes carbonara, carbonara, spaghetti bolognaise, pâtes bolognaise, mac and cheese, gratin de macaronis, macaroni au fromage, lasagne, lasagnes, cannelloni, cannellonis, pastitsio, gratin de pâtes, fettuccine Alfredo, salade de pâtes',
      de: 'Pelmeni, Wareniki, Piroggi, Pierogi, Manti, Ravioli, Tortellini, Tortelloni, Gnocchi, Spätzle, Käsespätzle, Kässpätzle, Knöpfle, Maultaschen, Maultasche, Schupfnudeln, Knödel, Semmelknödel, Kartoffelknödel, Serviettenknödel, Speckknödel, Klöße, Kartoffelklöße, Grießklößchen, Markklößchen, Spaghetti Carbonara, Carbonara, Spaghetti Bolognese, Mac and Cheese, Käsemakkaroni, Lasagne, Cannelloni, Pastitsio, Nudelauflauf, Fettuccine Alfredo, Nudelsalat, Schinkennudeln',
      ru: 'пельмени, пельменями, пельменей, вареники, варениками, манты, мантами, хинкали, равиоли, тортеллини, ньокки, ньоками, шпецле, кнедли, кнедлики, галушки, клёцки, клёцками, спагетти карбонара, карбонара, паста карбонара, спагетти болоньезе, паста болоньезе, макароны с сыром, лазанья, лазанью, лазаньей, каннеллони, пастицио, феттучини альфредо, салат с пастой, бешбармак, позы, буузы',
      ar: 'بيلميني, فارينيكي, بيروجي, مانتي, شيش برك, رافيولي, تورتيليني, تورتلليني, نيوكي, نوكي, شبيتزل, سباغيتي كاربونارا, كاربونارا, سباغيتي بولونيز, معكرونة بولونيز, ماك آند تشيز, ماك اند تشيز, معكرونة بالجبن, لازانيا, اللازانيا, كانيلوني, مكرونة بشاميل, معكرونة بالبشاميل, باستيتسيو, فيتوتشيني ألفريدو, سلطة المعكرونة, سلطة الباستا',
      ja: 'ペリメニ, ヴァレーニキ, ピエロギ, マンティ, ラビオリ, ラヴィオリ, トルテリーニ, トルテッリーニ, ニョッキ, シュペッツレ, クネーデル, マウルタッシェ, スパゲッティカルボナーラ, カルボナーラ, ボロネーゼ, ミートソーススパゲッティ, ナポリタン, マカロニチーズ, マカロニグラタン, ラザニア, ラザーニャ, カネロニ, パスティツィオ, フェットチーネアルフレード, パスタサラダ, マカロニサラダ, すいとん, ドリア, グラタン',
      zh: '俄式饺子, 波兰饺子, 土耳其饺子, 意大利饺子, 意式饺子, 意式方饺, 意式馄饨, 意式土豆团子, 意式面疙瘩, 土豆丸子, 德式面疙瘩, 德国面疙瘩, 面疙瘩, 疙瘩汤, 面包丸子, 奶油培根意面, 培根蛋面, 卡邦尼意面, 肉酱意面, 肉酱面, 奶酪通心粉, 芝士通心粉, 焗通心粉, 千层面, 意式千层面, 意大利千层面, 焗烤千层面, 烤通心粉, 意面沙拉, 通心粉沙拉, 宽面白酱, 焗饭',
    },
  },
  {
    // Layers of vegetables and meat with white sauce or cheese.
    kind: {
      class: 'vegetable',
      mayContain: ['dairy', 'gluten'],
      unknown: ['eggs', 'mushroom', 'soybean'],
      diet: 'vegetarian',
      dietAtWorst: 'meat',
    },
    names: {
      en: 'moussaka, musakka, eggplant parmesan, aubergine parmigiana, eggplant parmigiana, parmigiana, cauliflower cheese, potato gratin, gratin dauphinois, dauphinoise potatoes, scalloped potatoes, au gratin potatoes, welsh rarebit, fondue, cheese fondue, raclette, tartiflette, croque monsieur, croque madame, grilled cheese, grilled cheese sandwich, quesadilla, quesadillas, enchilada, enchiladas, nachos, loaded nachos, chilaquiles, chiles rellenos, elote, mozzarella sticks, poutine, potato skins, loaded potatoes, twice baked potatoes, creamed spinach, colcannon, aligot, duchess potatoes, polenta with cheese, cheese grits, risotto, arancini, croquette, croquettes, cheese croquettes, coxinha',
      es: 'musaca, moussaka, berenjenas a la parmesana, parmigiana, coliflor con bechamel, gratén de patatas, gratinado de patatas, patatas gratinadas, patatas a la crema, fondue, fondue de queso, raclette, tartiflette, croque monsieur, croque madame, sándwich mixto, sándwich de queso, quesadilla, quesadillas, enchilada, enchiladas, nachos, chilaquiles, chiles rellenos, elote, palitos de mozzarella, poutine, espinacas a la crema, aligot, risotto, arancini, croqueta, croquetas, croquetas de jamón, coxinha, patatas rellenas',
      fr: 'moussaka, aubergines à la parmesane, parmigiana, gratin de chou-fleur, gratin dauphinois, gratin de pommes de terre, gratins, fondue, fondue savoyarde, raclette, tartiflette, croque-monsieur, croque monsieur, croque-madame, welsh, quesadilla, quesadillas, enchilada, enchiladas, nachos, chilaquiles, bâtonnets de mozzarella, poutine, épinards à la crème, aligot, truffade, risotto, arancini, croquette, croquettes, pommes duchesse, pommes dauphine',
      de: 'Moussaka, Musaka, Auberginen-Parmigiana, Parmigiana, Blumenkohlgratin, Kartoffelgratin, Gratins, Käsefondue, Fondue, Raclette, Tartiflette, Croque Monsieur, Croque Madame, Käsetoast, Toast Hawaii, Quesadilla, Quesadillas, Enchilada, Enchiladas, Nachos, Chilaquiles, Mozzarellasticks, Poutine, Rahmspinat, Aligot, Risotto, Arancini, Krokette, Kroketten, Herzoginkartoffeln, Kartoffelauflauf',
      ru: 'мусака, мусаки, пармиджана, баклажаны пармиджана, картофельный гратен, гратен дофинуа, гратены, фондю, сырное фондю, раклет, тартифлет, крок-месье, крок месье, крок-мадам, кесадилья, кесадильи, энчилада, энчилады, начос, чилакилес, моцарелла палочки, сырные палочки, путин картофель, шпинат в сливках, алиго, ризотто, аранчини, крокеты, крокетами, картофельные крокеты, запеканка, картофельная запеканка, творожная запеканка',
      ar: 'مسقعة, مسقعة بالبشاميل, المسقعة, موساكا, باذنجان بارميزان, بارميجيانا, غراتان البطاطس, جراتان, غراتان بطاطس, بطاطس بالجبن, فوندو, فوندو الجبن, راكليت, كروك مسيو, توست بالجبن, كيساديا, كاساديا, إنتشيلادا, ناتشوز, ناتشوس, تشيلاكيليس, أصابع الموزاريلا, أصابع موتزاريلا, بوتين البطاطس, سبانخ بالكريمة, ريزوتو بالجبن, أرانشيني, كروكيت, كروكيت البطاطس',
      ja: 'ムサカ, ナスのパルミジャーナ, パルミジャーナ, カリフラワーチーズ, ポテトグラタン, ドフィノワ, じゃがいものグラタン, フォンデュ, チーズフォンデュ, ラクレット, タルティフレット, クロックムッシュ, クロックマダム, チーズトースト, ケサディーヤ, エンチラーダ, ナチョス, チラキレス, モッツァレラスティック, プーティン, ポテトサラダ, アリゴ, リゾット, アランチーニ, コロッケ, クリームコロッケ, カニクリームコロッケ',
      zh: '木莎卡, 穆萨卡, 慕沙卡, 希腊茄盒, 帕尔马干酪茄子, 芝士焗花椰菜, 焗烤土豆, 奶油焗土豆, 奶汁焗土豆, 芝士火锅, 奶酪火锅, 拉克雷特, 法式火腿三明治, 库克先生三明治, 烤芝士三明治, 芝士三明治, 墨西哥薄饼卷, 芝士薄饼, 墨西哥玉米片, 玉米片配芝士, 安琪拉达卷, 马苏里拉棒, 芝士条, 肉汁奶酪薯条, 奶油菠菜, 意大利烩饭, 意式烩饭, 烩饭, 炸饭团, 西西里炸饭团, 炸丸子可乐饼, 可乐饼, 炸土豆饼, 土豆沙拉',
    },
  },
  {
    // Rice with shellfish or meat, cooked in broth.
    kind: {
      class: 'rice',
      mayContain: ['shellfish'],
      unknown: ['gluten', 'dairy', 'eggs', 'soybean', 'mushroom', 'peanut'],
      diet: 'pescatarian',
      dietAtWorst: 'meat',
    },
    names: {
      en: 'paella, paellas, seafood paella, arroz negro, fideua, fideuà, seafood risotto, nasi goreng, fried rice, egg fried rice, special fried rice, biryani, chicken biryani, pilaf, pilau, jollof rice, bibimbap, sushi, sushi rolls, maki, california roll, nigiri, poke bowl, onigiri, kedgeree, arroz con pollo, congee with shrimp, kimchi fried rice, seafood pasta, spaghetti alle vongole, linguine alle vongole, seafood salad, ceviche, prawn cocktail, shrimp cocktail, prawn crackers, shrimp crackers, crab cakes, crab cake, fish cakes, shrimp toast, prawn toast, surf and turf, lobster roll, shrimp tacos, fish tacos',
      es: 'paella, paellas, paella valenciana, paella de marisco, paella mixta, arroz negro, arroz a banda, fideuá, risotto de marisco, nasi goreng, arroz tres delicias, arroz frito, arroz chaufa, biryani, pilaf, arroz jollof, bibimbap, sushi, maki, makis, rollo california, nigiri, poke, onigiri, arroz con pollo, arroz con mariscos, espaguetis a las almejas, ensalada de marisco, ceviche, cebiche, cóctel de gambas, pan de gambas, pastelitos de cangrejo, tacos de pescado, tacos de camarón',
      fr: 'paella, paëlla, paellas, riz noir à l’encre, fideuà, risotto aux fruits de mer, nasi goreng, riz cantonais, riz frit, biryani, riz pilaf, pilaf, riz jollof, bibimbap, sushi, sushis, maki, makis, california roll, nigiri, poke bowl, poké bowl, onigiri, onigiris, spaghetti aux palourdes, spaghetti aux fruits de mer, salade de fruits de mer, ceviche, cocktail de crevettes, chips de crevettes, croquettes de crabe, galettes de crabe, tacos de poisson',
      de: 'Paella, Paellas, Meeresfrüchterisotto, Nasi Goreng, gebratener Reis, Eierreis, Biryani, Pilaw, Pilaf, Jollof-Reis, Bibimbap, Sushi, Maki, California Roll, Nigiri, Poke Bowl, Poké Bowl, Onigiri, Spaghetti Vongole, Spaghetti alle Vongole, Spaghetti Frutti di Mare, Meeresfrüchtesalat, Ceviche, Krabbencocktail, Garnelencocktail, Krabbenchips, Krupuk, Krabbenfrikadellen, Crab Cakes, Fischtacos',
      ru: 'паэлья, паэльи, паэлью, паэльей, ризотто с морепродуктами, наси горенг, жареный рис, жареный рис с яйцом, бирьяни, плов, пловом, джоллоф, пибимпап, бибимбап, суши, роллы, маки, ролл калифорния, нигири, поке, онигири, спагетти вонголе, паста с морепродуктами, салат из морепродуктов, севиче, коктейль из креветок, креветочные чипсы, крабовые котлеты, тако с рыбой, крабовый салат',
      ar: 'باييلا, باييا, بايلا, البايلا, ريزوتو المأكولات البحرية, ناسي غورينغ, أرز مقلي بالبيض, أرز مقلي بالروبيان, برياني, البرياني, كبسة, الكبسة, مندي, مقلوبة, المقلوبة, بيلاف, أرز جولوف, بيبيمباب, سوشي, السوشي, ماكي, رول كاليفورنيا, نيغيري, بوكي بول, أونيغيري, سباغيتي سي فود, سلطة سي فود, سلطة المأكولات البحرية, سيفيتشي, كوكتيل الروبيان, كوكتيل الجمبري, رقائق الروبيان, كعك السلطعون, تاكو السمك, صيادية',
      ja: 'パエリア, パエリヤ, パエージャ, イカ墨リゾット, シーフードリゾット, ナシゴレン, チャーハン, 炒飯, 焼き飯, ビリヤニ, ピラフ, シーフードピラフ, ジョロフライス, ビビンバ, 石焼ビビンバ, 寿司, 鮨, お寿司, 巻き寿司, ちらし寿司, カリフォルニアロール, にぎり寿司, ポケ, ポキ丼, おにぎり, ボンゴレ, ボンゴレビアンコ, ペスカトーレ, シーフードパスタ, シーフードサラダ, セビチェ, セビーチェ, シュリンプカクテル, えびせん, えびせんべい, クラブケーキ, フィッシュタコス, 海鮮丼, 天丼, うな丼, 海鮮チヂミ',
      zh: '西班牙海鲜饭, 海鲜饭, 西班牙炖饭, 墨鱼汁饭, 海鲜烩饭, 印尼炒饭, 炒饭, 蛋炒饭, 扬州炒饭, 虾仁炒饭, 印度香饭, 印度比尔亚尼, 抓饭, 手抓饭, 西非辣番茄饭, 韩式拌饭, 石锅拌饭, 寿司, 寿司卷, 加州卷, 握寿司, 夏威夷盖饭, 波奇饭, 饭团, 蛤蜊意面, 海鲜意面, 海鲜沙拉, 酸橘汁腌鱼, 鲜虾鸡尾酒, 虾片, 龙虾片, 蟹饼, 蟹肉饼, 鱼肉塔可, 海鲜煎饼, 海鲜粥, 艇仔粥, 煲仔饭, 腊味饭',
    },
  },
  {
    // Rice noodles with egg, shrimp and peanuts.
    kind: {
      class: 'noodle',
      mayContain: ['peanut', 'eggs', 'shellfish', 'soybean'],
      unknown: ['gluten', 'mushroom', 'dairy'],
      diet: 'pescatarian',
      dietAtWorst: 'meat',
    },
    sharesDoubts: true,
    names: {
      en: 'pad thai, phad thai, pad see ew, pad kee mao, drunken noodles, char kway teow, singapore noodles, bun cha, banh mi, banh xeo, summer rolls, rice paper rolls, fresh spring rolls, goi cuon, pho, rojak, hainanese chicken rice, mee siam, satay chicken, chicken satay, satay skewers, beef satay, tofu satay, kung pao',
      es: 'pad thai, phad thai, pad see ew, char kway teow, fideos singapur, fideos de Singapur, bun cha, banh mi, banh xeo, rollitos de verano, rollitos vietnamitas, pho, rojak, satay de pollo, pollo satay, brochetas satay, pollo kung pao',
      fr: 'pad thaï, pad thai, phad thaï, pad see ew, char kway teow, nouilles de Singapour, bo bun, bun cha, banh mi, banh xeo, rouleaux d’été, rouleau d’été, rouleaux de riz vietnamiens, pho, phở, rojak, poulet satay, brochettes satay, bœuf loc lac',
      de: 'Pad Thai, Phad Thai, Pad See Ew, Char Kway Teow, Singapur-Nudeln, Bun Cha, Banh Mi, Banh Xeo, Sommerrolle, Sommerrollen, Reispapierrollen, Pho, Phở, Rojak, Satéspieße, Saté-Spieße, Sate-Spieße, Hähnchen-Saté, Satay-Spieße',
      ru: 'пад тай, пад-тай, пхат тай, пад си ю, чар квей теоу, лапша по-сингапурски, бун ча, бань ми, бань сео, летние роллы, спринг-роллы из рисовой бумаги, фо, суп фо, фо бо, роджак, курица сатай, шашлычки сатай',
      ar: 'باد تاي, بادتاي, باد ثاي, نودلز سنغافورة, بان مي, بان شيو, رولات الصيف, لفائف ورق الأرز, فو الفيتنامية, شوربة فو, روجاك, دجاج ساتيه, أسياخ الساتيه, ساتيه الدجاج',
      ja: 'パッタイ, パットタイ, パッシーユー, チャークイティオ, シンガポールビーフン, 焼きビーフン, ブンチャー, バインミー, バインセオ, 生春巻き, 生春巻, フォー, ロジャック, チキンサテ, サテー串, 鶏のサテ',
      zh: '泰式炒河粉, 泰式炒粉, 泰式炒面, 炒粿条, 星洲炒米粉, 星洲米粉, 越南烤肉米粉, 越南法包, 越式法棍三明治, 越南煎饼, 越南春卷, 夏卷, 米纸卷, 越南河粉, 河粉汤, 啰惹, 沙爹鸡肉串, 沙嗲串, 沙爹串, 沙爹牛肉',
    },
  },
  {
    // A batter with egg, and sauces with soya, bonito or octopus.
    kind: {
      class: 'bread',
      contains: ['gluten'],
      mayContain: ['eggs', 'soybean', 'shellfish'],
      unknown: ['dairy', 'mushroom'],
      diet: 'pescatarian',
      dietAtWorst: 'meat',
    },
    names: {
      en: 'okonomiyaki, monjayaki, modanyaki, pajeon, haemul pajeon, korean pancake, korean pancakes, jeon, kimchi pancake, kimchijeon, buchimgae, ebi fry',
      es: 'okonomiyaki, monjayaki, pajeon, tortita coreana, panqueque coreano, kimchijeon',
      fr: 'okonomiyaki, okonomiyakis, monjayaki, pajeon, galette coréenne, crêpe coréenne, kimchijeon',
      de: 'Okonomiyaki, Monjayaki, Pajeon, koreanische Pfannkuchen, Kimchijeon',
      ru: 'окономияки, мондзяяки, пачжон, паджон, корейские блинчики, кимчиджон',
      ar: 'أوكونومياكي, اوكونومياكي, مونجاياكي, باجون, فطيرة كورية',
      ja: 'お好み焼き, お好み焼, おこのみやき, もんじゃ焼き, もんじゃ, モダン焼き, チヂミ, キムチチヂミ, エビフライ, 海老フライ',
      zh: '大阪烧, 御好烧, 文字烧, 韩式煎饼, 海鲜葱饼, 泡菜饼, 泡菜煎饼, 炸虾天妇罗, 蚵仔煎, 海蛎煎',
    },
  },
  {
    // Octopus in a batter of egg and wheat.
    kind: {
      class: 'shellfish',
      contains: ['gluten', 'shellfish'],
      mayContain: ['eggs'],
      unknown: ['soybean', 'dairy', 'mushroom'],
      diet: 'pescatarian',
    },
    names: {
      en: 'takoyaki, akashiyaki, octopus balls',
      es: 'takoyaki, takoyakis, bolitas de pulpo',
      fr: 'takoyaki, takoyakis, boulettes de poulpe',
      de: 'Takoyaki, Oktopusbällchen',
      ru: 'такояки, шарики с осьминогом',
      ar: 'تاكوياكي, كرات الأخطبوط',
      ja: 'たこ焼き, たこ焼, 明石焼き',
      zh: '章鱼烧, 章鱼小丸子',
    },
  },
  {
    // Fried in batter or crumbs.
    kind: {
      class: 'bread',
      mayContain: ['gluten', 'eggs'],
      unknown: ['shellfish', 'dairy', 'soybean', 'mushroom', 'peanut'],
      diet: 'vegan',
      dietAtWorst: 'meat',
    },
    names: {
      en: 'tempura, vegetable tempura, shrimp tempura, prawn tempura, katsu, tonkatsu, chicken katsu, katsu curry, karaage, wiener schnitzel, onion rings, onion ring, fish fingers, fish sticks, fish and chips, chicken nuggets, nuggets, chicken tenders, chicken strips, chicken kiev, chicken cordon bleu, cordon bleu, corn dog, corn dogs, scotch egg, scotch eggs, jalapeno poppers, jalapeño poppers, calamari rings, fried calamari, popcorn shrimp, popcorn chicken, fried chicken, buffalo wings, chicken wings with dip, falafel, falafels, fritter, fritters, corn fritters, pakora, pakoras, bhaji, bhajis, onion bhaji, onion bhajis, medu vada, vada, meatball, meatballs, swedish meatballs, meatloaf, burger, burgers, hamburger, hamburgers, cheeseburger, cheeseburgers, hot dog, hot dogs, kibbeh, kibbe, kibbeh balls, kebbeh, kofta, koftas, kofte, frikadellen, rissoles, veggie burger, veggie burgers, latke, latkes, hash browns, rosti, rösti, potato pancakes, potato cakes, arepas, gorditas, tamales, hush puppy',
      es: 'tempura, tempuras, tempura de verduras, tempura de langostinos, katsu, tonkatsu, curry katsu, karaage, escalope vienés, aros de cebolla, palitos de pescado, fish and chips, nuggets, nuggets de pollo, tiras de pollo, flamenquín, flamenquines, san jacobo, san jacobos, cachopo, cordon bleu, perrito caliente, perritos calientes, calamares a la romana, pollo frito, alitas buffalo, falafel, faláfel, pakora, pakoras, bhaji, albóndigas, albóndiga, albondigón, pastel de carne picada, hamburguesa, hamburguesas, hot dog, kibbeh, kibbe, quibe, quibes, kipe, kofta, koftas, latkes, tortitas de patata, arepas, tamal, tamales, gorditas, buñuelos de bacalao, aros de calamar',
      fr: 'tempura, tempuras, tempura de légumes, tempura de crevettes, katsu, tonkatsu, curry katsu, karaage, escalope viennoise, escalopes viennoises, escalope panée, onion rings, beignets d’oignon, bâtonnets de poisson, fish and chips, nuggets, nuggets de poulet, tenders, cordon bleu, cordons bleus, corn dog, hot-dog, hot-dogs, calamars à la romaine, poulet frit, falafel, falafels, pakora, pakoras, bhaji, bhajis, boulettes de viande, boulettes suédoises, pain de viande, burger, burgers, hamburger, hamburgers, cheeseburger, cheeseburgers, kebbé, kebbe, kibbé, kibbeh, kefta, kofta, accras, latkes, rösti, röstis, croquette de pomme de terre, acras de morue, arepas, tamales',
      de: 'Tempura, Gemüsetempura, Garnelentempura, Katsu, Tonkatsu, Katsu-Curry, Karaage, Wiener Schnitzel, Zwiebelringe, Fischstäbchen, Fish and Chips, Chicken Nuggets, Nuggets, Hähnchennuggets, Chicken Tenders, Cordon bleu, Corn Dog, Hotdog, Hot Dog, Hotdogs, Hot Dogs, Calamari fritti, frittierte Calamari, Backhähnchen, Backhendl, Falafel, Falafeln, Pakora, Pakoras, Bhaji, Bhajis, Köttbullar, Fleischbällchen, Hackbällchen, Hackbraten, Falscher Hase, Burger, Hamburger, Cheeseburger, Kibbeh, Kibbe, Köfte, Cevapcici, Bulette, Buletten, Fleischpflanzerl, Reibekuchen, Kartoffelpuffer, Rösti, Latkes, Arepas, Tamales',
      ru: 'темпура, темпуру, темпурой, тонкацу, кацу, кацу-карри, караагэ, венский шницель, луковые кольца, рыбные палочки, фиш-энд-чипс, наггетсы, наггетсами, куриные наггетсы, стрипсы, кордон блю, котлета по-киевски, котлеты по-киевски, корн-дог, хот-дог, хот-доги, кольца кальмара, жареная курица в кляре, фалафель, пакора, пакоры, бхаджи, фрикадельки, фрикадельками, тефтели, тефтелями, мясной рулет, бургер, бургеры, бургером, гамбургер, гамбургеры, чизбургер, чизбургеры, киббе, кибе, кюфта, кёфте, люля-кебаб, латкес, драники, дранниками, картофельные оладьи, кабачковые оладьи, тамале, арепас, зразы',
      ar: 'تمبورا, تيمبورا, تمبورا الخضار, تمبورا الروبيان, كاتسو, تونكاتسو, كاراجي, شنيتزل, شنيتسل, حلقات البصل, أصابع السمك, فيش آند تشيبس, فيش اند شيبس, ناغتس, ناجتس, ناغت الدجاج, ستربس, دجاج ستربس, كوردون بلو, دجاج كييف, كورن دوغ, هوت دوغ, هوت دوج, كاليماري مقلي, دجاج مقلي, دجاج بروستد, بروستد, فلافل, الفلافل, طعمية, باكورا, بهاجي, كرات اللحم, رغيف اللحم, برغر, برجر, البرغر, همبرغر, همبرجر, تشيز برغر, تشيز برجر, كبة, الكبة, كبة مقلية, كبة نية, كبيبة, كفتة مقلية, لاتكس, أقراص البطاطس, أريبا, تامال',
      ja: '天ぷら, てんぷら, 天麩羅, 野菜天ぷら, 海老天, えび天, かき揚げ, とんかつ, トンカツ, チキンカツ, カツレツ, カツカレー, 唐揚げ, から揚げ, からあげ, シュニッツェル, オニオンリング, フィッシュフィンガー, フィッシュアンドチップス, チキンナゲット, ナゲット, チキンキエフ, コルドンブルー, アメリカンドッグ, ホットドッグ, イカリング, フライドチキン, ファラフェル, パコラ, バジ, ミートボール, 肉団子, ミートローフ, ハンバーグ, ハンバーガー, バーガー, チーズバーガー, キッベ, クッベ, コフタ, メンチカツ, ハッシュドポテト, レシュティ, アレパ, タマレス, さつま揚げ',
      zh: '天妇罗, 天麸罗, 蔬菜天妇罗, 虾天妇罗, 炸猪排, 日式炸猪排, 炸鸡排, 咖喱猪排饭, 唐扬鸡块, 日式炸鸡, 炸肉排, 维也纳炸肉排, 洋葱圈, 炸洋葱圈, 鱼柳条, 炸鱼柳, 炸鱼薯条, 鸡块, 炸鸡块, 麦乐鸡, 鸡米花, 基辅鸡, 蓝带猪排, 蓝带鸡排, 炸热狗, 热狗, 炸鱿鱼圈, 鱿鱼圈, 炸鸡, 沙拉三明治球, 法拉费, 鹰嘴豆丸子, 炸鹰嘴豆丸子, 印度炸蔬菜, 肉丸子, 瑞典肉丸, 狮子头, 肉糕, 汉堡, 汉堡包, 芝士汉堡, 汉堡肉, 汉堡排, 基贝肉丸, 黎巴嫩肉丸, 基贝, 科夫塔, 炸薯饼, 薯饼, 土豆煎饼, 玉米粽, 阿瑞巴玉米饼',
    },
  },
  {
    // Eggs steamed in broth with shrimp and mushrooms.
    kind: {
      class: 'egg',
      contains: ['eggs'],
      mayContain: ['mushroom', 'soybean'],
      unknown: ['shellfish', 'gluten', 'dairy'],
      diet: 'pescatarian',
      dietAtWorst: 'meat',
    },
    names: {
      en: 'chawanmushi, steamed egg, steamed eggs, steamed egg custard, korean steamed eggs, gyeran jjim, tea eggs, tea egg, soy eggs, ramen egg, ramen eggs',
      es: 'chawanmushi, huevo al vapor, flan salado japonés, huevos de té',
      fr: 'chawanmushi, œufs vapeur, œuf vapeur, œufs au thé',
      de: 'Chawanmushi, gedämpftes Ei, gedämpfte Eier, Eierstich japanisch, Tee-Eier, Teeeier',
      ru: 'тяванмуси, чаванмуши, тяван-муси, паровое яйцо, паровой омлет, чайные яйца',
      ar: 'تشاوانموشي, شاوانموشي, بيض على البخار, بيض مطهو بالبخار, بيض الشاي',
      ja: '茶碗蒸し, 茶わん蒸し, ちゃわんむし, 蒸し卵, 煮卵, 味玉',
      zh: '茶碗蒸, 蒸蛋羹, 水蒸蛋, 蒸水蛋, 鸡蛋羹, 蒸鸡蛋, 韩式蒸蛋, 茶叶蛋, 卤蛋, 溏心蛋',
    },
  },
]

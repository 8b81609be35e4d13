import type { DishRow } from '#kitchen/reader/kinds/world-dishes/dish-row.ts'

/** Egg dishes, pancakes, breads, cakes and pastries. */
export const eggDishesAndBakes: readonly DishRow[] = [
  {
    kind: {
      class: 'egg',
      contains: ['eggs'],
      mayContain: ['dairy'],
      unknown: ['gluten', 'soybean', 'mushroom', 'shellfish'],
      diet: 'vegetarian',
      dietAtWorst: 'meat',
    },
    names: {
      en: 'omelette, omelettes, omelet, omelets, frittata, frittatas, spanish omelette, tortilla espanola, tortilla española, scrambled eggs, eggs benedict, shakshuka, egg salad, deviled eggs, devilled eggs, souffle, soufflé, cheese souffle, cheese soufflé, tamagoyaki, egg foo young, egg fu yung, egg bites, huevos rancheros, kuku sabzi',
      es: 'tortilla francesa, tortilla española, tortilla de patatas, tortilla de patata, tortilla de papas, omelette, omelet, frittata, huevos revueltos, huevos benedictinos, shakshuka, suflé, soufflé, tamagoyaki, huevos rancheros, revuelto de huevos',
      fr: 'omelette, omelettes, frittata, tortilla espagnole, œufs brouillés, œufs bénédicte, shakshuka, chakchouka, soufflé au fromage, soufflé au chocolat, tamagoyaki, œufs mimosa, œufs cocotte',
      de: 'Omelett, Omelette, Omeletts, Omelettes, Frittata, Rührei, Rühreier, Eier Benedict, Schakschuka, Shakshuka, Soufflé, Souffle, Käsesoufflé, Tamagoyaki, Eiersalat, Eierstich, Eierspeise, Tortilla Española',
      ru: 'омлет, омлеты, фриттата, яичница, яйца бенедикт, шакшука, суфле, тамагояки, яичный салат, испанская тортилья, скрэмбл, яйца пашот',
      ar: 'أومليت, اومليت, أومليت البيض, عجة البيض, فريتاتا البيض, بيض مخفوق, بيض مقلي, بيض بندكت, بيض بنديكت, شكشوكة, سوفليه, سوفليه الجبن, تاماغوياكي, سلطة البيض',
      ja: 'オムレツ, オムライス, フリッタータ, スペイン風オムレツ, スクランブルエッグ, 卵焼き, 玉子焼き, だし巻き卵, だし巻き玉子, エッグベネディクト, シャクシュカ, スフレ, チーズスフレ, 目玉焼き, たまごサラダ, 卵サラダ, かに玉',
      zh: '煎蛋卷, 欧姆蛋, 蛋包饭, 烘蛋, 炒鸡蛋, 滑蛋, 班尼迪克蛋, 水波蛋, 舒芙蕾, 梳乎厘, 玉子烧, 鸡蛋沙拉, 蛋沙拉, 芙蓉蛋',
    },
  },
  {
    // Savoury custard, often in a crust.
    kind: {
      class: 'egg',
      contains: ['eggs'],
      mayContain: ['dairy', 'gluten'],
      unknown: ['soybean', 'mushroom', 'shellfish'],
      diet: 'vegetarian',
      dietAtWorst: 'meat',
    },
    names: {
      en: 'quiche, quiches, quiche lorraine, mini quiche, mini quiches, egg tart, egg tarts, custard tart, custard tarts, pastel de nata, pasteis de nata, pastéis de nata, flan parisien, eggs florentine, strata, kugel, toad in the hole, yorkshire pudding, yorkshire puddings, popovers, french toast, eggy bread, bread pudding, bread and butter pudding, kaiserschmarrn, dutch baby, clafoutis',
      es: 'quiche, quiches, quiche lorraine, tarta salada, pasteles de nata, pastel de nata, pastelitos de nata, pastéis de belém, tartaletas de huevo, tarta de huevo, torrija, torrijas, tostadas francesas, tostada francesa, budín de pan, pudin de pan, yorkshire pudding, clafoutis, kaiserschmarrn',
      fr: 'quiche, quiches, quiche lorraine, mini-quiches, tarte salée, flan pâtissier, flan parisien, pastel de nata, pasteis de nata, pastéis de nata, tartelettes aux œufs, tartelette aux œufs, tarte aux œufs, pain perdu, pudding au pain, yorkshire pudding, clafoutis, far breton, kaiserschmarrn',
      de: 'Quiche, Quiches, Quiche Lorraine, Eiertörtchen, Pastel de Nata, Pasteis de Nata, Puddingtörtchen, Armer Ritter, Arme Ritter, French Toast, Brotpudding, Brotauflauf, Yorkshire Pudding, Yorkshire-Pudding, Kaiserschmarrn, Clafoutis, Zwiebelkuchen, Scheiterhaufen',
      ru: 'киш, киш лорен, кише, открытый пирог киш, пастел-де-ната, паштел-де-ната, паштел де ната, пастел де ната, яичные тарталетки, французские тосты, гренки, йоркширский пудинг, хлебный пудинг, кайзершмаррн, клафути, лоранский пирог',
      ar: 'كيش, كيش لورين, فطيرة الكيش, تارت البيض, تارت الكاسترد, باستيل دي ناتا, توست فرنسي, فرنش توست, بودينغ الخبز, بودنغ الخبز, أم علي, يوركشاير بودينغ, كلافوتي',
      ja: 'キッシュ, キッシュロレーヌ, エッグタルト, パステルデナタ, フレンチトースト, パンプディング, ブレッドプディング, ヨークシャープディング, カイザーシュマーレン, クラフティ, 卵タルト',
      zh: '法式咸派, 咸派, 乳蛋饼, 洛林乳蛋饼, 法式蛋派, 蛋挞, 葡式蛋挞, 蛋塔, 法式吐司, 面包布丁, 约克郡布丁, 克拉芙缇',
    },
  },
  {
    // A batter of flour, eggs and milk.
    kind: { class: 'bread', mayContain: ['gluten', 'eggs', 'dairy'], unknown: ['soybean', 'peanut'], diet: 'vegetarian' },
    names: {
      en: 'pancake, pancakes, american pancakes, buttermilk pancakes, pancake stack, crepe, crepes, crêpe, crêpes, crepes suzette, crêpes suzette, waffle, waffles, belgian waffles, blini, blinis, blintz, blintzes, blinchiki, syrniki, oladi, drop scones, flapjack pancakes, crumpet, crumpets, pikelets, johnnycakes, hush puppies, hushpuppies, palatschinken, poffertjes, aebleskiver, french crullers, funnel cake',
      es: 'tortitas americanas, tortitas, tortita, panqueques, panqueque, panquecas, hotcakes, crepes, crepe, crêpes, filloas, frisuelos, gofres, gofre, waffles, wafles, blinis, blini, buñuelos, crumpets, sopaipillas',
      fr: 'pancakes, pancake, crêpes, crêpe, crêpes Suzette, gaufres, gaufre, blinis, blini, beignets de pomme, crumpets, matefaim',
      de: 'Pfannkuchen, Pancakes, Pancake, Eierkuchen, Palatschinken, Crêpes, Crêpe, Crepes, Crepe, Waffeln, Waffel, Blinis, Blini, Plinsen, Eierpfannkuchen, Syrniki, Crumpets, Poffertjes',
      ru: 'блины, блинчики, блин, блинов, блинами, блинчиками, оладьи, оладьями, панкейки, панкейками, крепы, вафли, вафлями, венские вафли, сырники, сырниками, драники с мукой, крампеты',
      ar: 'بان كيك, بانكيك, البان كيك, كريب, الكريب, وافل, الوافل, بليني, بلينيس, قطايف, مشلتت, فطائر محلاة, بغرير, كريبات',
      ja: 'パンケーキ, ホットケーキ, クレープ, ワッフル, ブリニ, ガレット生地, どら焼き, どらやき, クランペット',
      zh: '松饼, 美式松饼, 薄煎饼, 可丽饼, 法式薄饼, 华夫饼, 格子松饼, 俄式薄饼, 布林饼, 班戟, 热香饼, 铜锣烧, 鸡蛋仔',
    },
  },
  {
    // A dough or batter of flour, butter, eggs and sugar.
    kind: { class: 'bread', contains: ['gluten'], mayContain: ['eggs', 'dairy'], unknown: ['soybean', 'peanut'], diet: 'vegetarian' },
    names: {
      en: 'cake, cakes, sponge cake, pound cake, carrot cake, chocolate cake, birthday cake, fruit cake, fruitcake, lemon cake, layer cake, angel food cake, red velvet cake, bundt cake, coffee cake, gingerbread, banana bread, muffin, muffins, cupcake, cupcakes, scone, scones, brownie, brownies, blondie, blondies, cookie, cookies, biscuits, shortbread, madeleine, madeleines, financier, financiers, brioche bun, cinnamon roll, cinnamon rolls, cinnamon bun, donut, donuts, doughnut, doughnuts, beignet, beignets, churro, churros, eclair, eclairs, éclair, éclairs, profiterole, profiteroles, cream puff, cream puffs, choux bun, choux buns, croquembouche, panettone, pandoro, stollen, babka, lamington, lamingtons, swiss roll, roulade cake, victoria sponge, battenberg, madeira cake, cobbler, peach cobbler, apple crumble, fruit crumble, apple crisp, apple pie, pumpkin pie, cherry pie, pecan pie, lemon meringue pie, key lime pie, fruit tart, tarte tatin, lemon tart, bakewell tart, treacle tart, strudel, apple strudel, linzer torte, sachertorte, black forest cake, black forest gateau, baumkuchen, castella, dorayaki, taiyaki, melon pan, pineapple bun, pineapple buns, mooncake, mooncakes, wife cake, nian gao cake, basbousa, namoura, maamoul, ghraybeh, kahk, alfajor, alfajores, pan dulce, concha bread, tres leches, tres leches cake, king cake, rum baba, savarin, sticky toffee pudding, spotted dick, steamed pudding, christmas pudding, lava cake, molten chocolate cake, whoopie pie, oatcake, rugelach, hamantaschen, pirozhki, piroshki, kulich, medovik, honey cake, napoleon cake, ptichye moloko, anzac biscuits, digestive biscuits, ladyfingers, lady fingers, savoiardi, amaretti biscuits, biscotti, cantucci, florentines, wafers, petit fours, ice cream cone',
      es: 'bizcocho, bizcochos, pastel, pasteles, torta de chocolate, tarta, tartas, pastel de chocolate, bizcocho de limón, tarta de zanahoria, pan de jengibre, pan de plátano, magdalena, magdalenas, muffin, muffins, cupcake, cupcakes, scone, scones, brownie, brownies, galleta, galletas, galletitas, mantecado, mantecados, polvorón, polvorones, sobao, sobaos, roscón, roscón de reyes, rosca de reyes, rosquilla, rosquillas, dónut, dónuts, donut, donuts, rosquillas fritas, churro, churros, porras, relámpago de chocolate, éclair, éclairs, profiteroles, profiterol, petisú, panettone, panetone, stollen, brazo de gitano, ensaimada, ensaimadas, napolitana de chocolate, palmera, palmeras, milhojas, tarta de manzana, tarta tatin, tarta de limón, pay de limón, pay de manzana, strudel, strudel de manzana, cobbler, crumble, crumble de manzana, basbousa, maamoul, alfajor, alfajores, pan dulce, concha dulce, tres leches, pastel tres leches, torta tres leches, baba al ron, pudin de toffee, volcán de chocolate, coulant, coulant de chocolate, pasteles de luna, pastel de luna, dorayaki, taiyaki, castella, medovik, pirozhki, bizcochos de soletilla, lenguas de gato, barquillo, barquillos, cucurucho, amaretti, biscotti',
      fr: 'gâteau, gâteaux, cake, cakes, gâteau au chocolat, gâteau au yaourt, quatre-quarts, pain d’épices, carrot cake, génoise, muffin, muffins, cupcake, cupcakes, scone, scones, brownie, brownies, cookie, cookies, biscuit, biscuits, sablé, sablés, madeleine, madeleines, financier, financiers, cannelé, cannelés, donut, donuts, beignet, beignets, churro, churros, éclair, éclairs, éclair au chocolat, profiteroles, profiterole, chou à la crème, choux à la crème, chouquettes, croquembouche, paris-brest, saint-honoré, religieuse, religieuses, panettone, stollen, kouglof, bûche de noël, charlotte, fraisier, opéra, millefeuille, mille-feuille, mille-feuilles, galette des rois, tarte aux pommes, tarte tatin, tarte au citron, tarte aux fruits, tarte, tartes, tartelette, tartelettes, crumble, crumble aux pommes, cobbler, strudel, strudel aux pommes, forêt-noire, basboussa, maamoul, alfajores, baba au rhum, savarin, fondant au chocolat, moelleux au chocolat, coulant au chocolat, mi-cuit au chocolat, gâteaux de lune, gâteau de lune, dorayaki, dorayakis, taiyaki, castella, medovik, pirojki, pirojkis, langues de chat, tuiles, gaufrettes, spéculoos, cantucci, biscuits à la cuillère',
      de: 'Kuchen, Torte, Torten, Sandkuchen, Rührkuchen, Marmorkuchen, Schokoladenkuchen, Schokokuchen, Biskuit, Biskuitrolle, Möhrenkuchen, Karottenkuchen, Apfelkuchen, Obstkuchen, Pflaumenkuchen, Zwetschgenkuchen, Streuselkuchen, Lebkuchen, Bananenbrot, Muffin, Muffins, Cupcake, Cupcakes, Scone, Scones, Brownie, Brownies, Keks, Kekse, Plätzchen, Cookies, Mürbekekse, Madeleines, Donut, Donuts, Berliner, Krapfen, Faschingskrapfen, Quarkbällchen, Churros, Eclair, Eclairs, Windbeutel, Profiteroles, Panettone, Stollen, Christstollen, Gugelhupf, Guglhupf, Hefezopf, Zimtschnecke, Zimtschnecken, Franzbrötchen, Bienenstich, Strudel, Apfelstrudel, Topfenstrudel, Sachertorte, Linzer Torte, Schwarzwälder Kirschtorte, Donauwelle, Baumkuchen, Obsttorte, Tarte, Tartes, Tartelettes, Zitronentarte, Tarte Tatin, Apple Pie, Crumble, Apfelcrumble, Cobbler, Buchteln, Dampfnudeln, Dampfnudel, Germknödel, Basbousa, Maamoul, Alfajores, Baba au Rhum, Savarin, Schokoladenfondant, Lava Cake, Mondkuchen, Dorayaki, Taiyaki, Castella, Medowik, Honigkuchen, Piroggen, Piroschki, Löffelbiskuits, Spekulatius, Waffelröllchen, Cantuccini, Amarettini, Butterkekse, Vanillekipferl, Zimtsterne',
      ru: 'торт, торты, тортом, торта, кекс, кексы, кексом, бисквит, бисквиты, пряник, пряники, коврижка, маффин, маффины, маффинами, капкейк, капкейки, капкейками, скон, сконы, сконами, брауни, печенье, печеньем, печенья, мадлен, мадлены, пончик, пончики, пончиками, чуррос, эклер, эклеры, эклерами, профитроли, профитролями, булочка с корицей, булочки с корицей, панеттоне, штоллен, кулич, пирожное, пирожные, пирожными, медовик, наполеон, шарлотка, яблочный пирог, штрудель, яблочный штрудель, чёрный лес, захер, тарт, тарталетка, тарталетки, тарт татен, лимонный тарт, крамбл яблочный, басбуса, мамуль, маамуль, альфахорес, ромовая баба, шоколадный фондан, лунные пряники, лунный пряник, дораяки, тайяки, кастелла, пирожки, пирожок, пирожками, ватрушка, ватрушки, расстегай, кулебяка, курник, беляш, беляши, чебурек, чебуреки, савоярди, вафельные трубочки, рулет с маком, песочное печенье, безе-торт, банановый хлеб',
      ar: 'كيك, الكيك, كيكة, كيكات, الكيكة, كيكة الشوكولاتة, كيك الجزر, كيك إسفنجي, كعك, الكعك, كعك القمر, تورتة, تورتا, مافن, مافنز, مفن, كب كيك, كابكيك, سكونز, سكون, براونيز, براوني, كوكيز, بسكويت, بسكوت, البسكويت, دونات, دوناتس, تشوروز, إكلير, إكلير الشوكولاتة, بروفيترول, سينابون, لفائف القرفة, تارت, تارت الليمون, تارت الفواكه, تشيز تارت, كيكة الحليب, تريس ليتشيس, بابا الروم, لافا كيك, مولتن كيك, دورياكي, كعك بالعسل, ميدوفيك, بيروشكي, خبز الموز, بيتي فور, مادلين',
      ja: 'ケーキ, スポンジケーキ, パウンドケーキ, チョコレートケーキ, チョコケーキ, キャロットケーキ, ロールケーキ, ショートケーキ, シフォンケーキ, マフィン, カップケーキ, スコーン, ブラウニー, クッキー, ビスケット, サブレ, マドレーヌ, フィナンシェ, カヌレ, ドーナツ, ドーナッツ, チュロス, エクレア, シュークリーム, プロフィテロール, シナモンロール, パネトーネ, シュトーレン, シュトレン, アップルパイ, パンプキンパイ, レモンタルト, フルーツタルト, タルト, タルトタタン, タルトレット, クランブル, アップルクランブル, コブラー, シュトゥルーデル, ザッハトルテ, バームクーヘン, バウムクーヘン, カステラ, どら焼き, どらやき, たい焼き, 鯛焼き, メロンパン, 月餅, 今川焼き, 大判焼き, 人形焼き, バスブーサ, マアムール, アルファホーレス, トレスレチェス, サバラン, フォンダンショコラ, ピロシキ, メドヴィク, ミルフィーユ, モンブラン, フロランタン, 温泉饅頭, まんじゅう, 饅頭, 中華まん, バナナブレッド',
      zh: '蛋糕, 海绵蛋糕, 磅蛋糕, 巧克力蛋糕, 胡萝卜蛋糕, 生日蛋糕, 水果蛋糕, 戚风蛋糕, 瑞士卷, 蛋糕卷, 玛芬, 马芬, 玛芬蛋糕, 松糕, 杯子蛋糕, 纸杯蛋糕, 司康饼, 司康, 布朗尼, 曲奇, 曲奇饼干, 饼干, 酥饼, 玛德琳, 费南雪, 可露丽, 甜甜圈, 西班牙油条, 吉事果, 闪电泡芙, 泡芙, 肉桂卷, 潘娜托尼, 史多伦, 苹果派, 南瓜派, 柠檬挞, 水果挞, 挞, 反转苹果挞, 苹果酥, 苹果卷, 萨赫蛋糕, 黑森林蛋糕, 年轮蛋糕, 长崎蛋糕, 蜂蜜蛋糕, 铜锣烧, 鲷鱼烧, 菠萝包, 月饼, 老婆饼, 凤梨酥, 蛋黄酥, 鲜花饼, 绿豆糕点, 桃酥, 沙琪玛, 粗麦蛋糕, 椰枣酥饼, 三奶蛋糕, 朗姆巴巴, 熔岩蛋糕, 熔岩巧克力蛋糕, 俄式馅饼, 千层酥, 拿破仑蛋糕, 拿破仑, 手指饼干, 香蕉面包, 车轮饼, 红豆饼',
    },
  },
  {
    // Laminated with butter.
    kind: {
      class: 'pastry',
      contains: ['gluten'],
      mayContain: ['dairy'],
      unknown: ['eggs', 'soybean', 'peanut', 'mushroom'],
      diet: 'vegan',
      dietAtWorst: 'meat',
    },
    names: {
      en: 'croissant, croissants, pain au chocolat, danish, danish pastry, danish pastries, puff pastry tart, turnover, turnovers, apple turnover, palmier, palmiers, cheese straw, cheese straws, baklava, kunafa, kanafeh, knafeh, konafa, kataifi, borek, börek, burek, boreks, spanakopita, tiropita, bougatsa, sausage roll, sausage rolls, cornish pasty, pasty, pasties, pot pie, chicken pot pie, steak pie, meat pie, pork pie, fish pie, shepherd s pie, shepherd’s pie, cottage pie, empanada, empanadas, samosa, samosas, pastilla, bastilla, b stilla, fatayer, sfiha, manakish, manakeesh, lahmacun, pide, khachapuri, calzone, stromboli, pizza, pizzas, flammkuchen, tarte flambee, tarte flambée, pissaladiere, focaccia sandwich, garlic bread, garlic bread sticks, garlic knots, cheesy bread, bruschetta, crostini, soda bread, beer bread, naan bread, garlic naan, paratha, parathas, puri bread, bhatura, injera bread, bao bun, bao buns, mantou, steamed buns, hot cross bun, hot cross buns, bagel with cream cheese',
      es: 'cruasán, cruasanes, croissant, croissants, medialuna, medialunas, napolitana, hojaldre relleno, baklava, kunafa, kanafeh, knafe, börek, burek, spanakopita, empanada, empanadas, empanadilla, empanadillas, empanada gallega, samosa, samosas, pastel de carne, pastel de pollo, pot pie, pastilla moruna, fatayer, lahmacun, khachapuri, jachapuri, calzone, pizza, pizzas, coca de verduras, flammkuchen, pan de ajo, bruschetta, bruschettas, tostas de pan, pan naan con ajo, naan de ajo, paratha, bao, baos, mantou, pan bao, pan de queso, arepas de queso, cachitos, tequeños, tequeño',
      fr: 'croissant, croissants, pain au chocolat, pains au chocolat, chausson aux pommes, chaussons aux pommes, viennoiserie, viennoiseries, feuilleté, feuilletés, friand, friands, palmier, palmiers, baklava, knafeh, kunafa, konafa, börek, burek, bourek, bricks, spanakopita, empanadas, empanada, samoussa, samoussas, samosa, samosas, tourte, tourtes, tourtière, hachis parmentier, pastilla, fatayer, lahmacun, khatchapouri, calzone, pizza, pizzas, flammekueche, tarte flambée, pissaladière, pain à l’ail, bruschetta, bruschettas, crostini, naan au fromage, cheese naan, naan à l’ail, paratha, bao, baos, brioche vapeur, gougère, gougères',
      de: 'Croissant, Croissants, Schokocroissant, Plundergebäck, Plunder, Blätterteigtaschen, Blätterteiggebäck, Blätterteigpastete, Käsestangen, Baklava, Künefe, Kunafa, Knafeh, Börek, Burek, Spanakopita, Empanada, Empanadas, Teigtasche, Teigtaschen, Samosa, Samosas, Fleischpastete, Pastete, Pie, Pot Pie, Shepherd’s Pie, Hackfleischpastete, Wurst im Schlafrock, Fatayer, Lahmacun, Pide, Chatschapuri, Khachapuri, Calzone, Pizza, Pizzen, Flammkuchen, Knoblauchbrot, Kräuterbaguette, Bruschetta, Crostini, Knoblauch-Naan, Paratha, Bao, Baos, Bao Buns, Mantou, Pirogge, Brezel, Brezeln, Laugenbrezel, Laugenbrezeln, Laugengebäck, Käsebrezel',
      ru: 'круассан, круассаны, круассанами, круассанов, слойка, слойки, слойками, пахлава, кунафа, кнафе, бурек, бёрек, спанакопита, эмпанада, эмпанадас, самоса, самосы, самса, самсой, пастуший пирог, мясной пирог, пирог с мясом, рыбный пирог, пицца, пиццы, пиццей, кальцоне, лахмаджун, хачапури, фламмкухен, чесночный хлеб, брускетта, брускетты, кростини, чесночный наан, парата, бао, булочки бао, маньтоу, фатайер, чиабатта с чесноком, осетинский пирог, кутабы, кутаб, эчпочмак, крендель, гужеры',
      ar: 'كرواسون, كرواسان, الكرواسون, كرواسون الشوكولاتة, دانيش, بقلاوة, البقلاوة, كنافة, الكنافة, كنافة بالجبن, كنافة نابلسية, قطائف, بورك, بوريك, بوريك الجبن, سبانكوبيتا, إمبانادا, سمبوسة, سمبوسك, سمبوسة الخضار, سمبوسة الجبن, فطائر السبانخ, فطائر الجبن, فطاير, مناقيش, منقوشة, صفيحة, لحم بعجين, لحم بالعجين, خاتشابوري, كالزوني, بيتزا, البيتزا, خبز بالثوم, خبز الثوم, بروسكيتا, نان بالثوم, باراثا, براتا, خبز باو, بسطيلة, بستيلا, فطيرة الراعي, فطيرة اللحم, سمبوسة اللحم, مشلتت بالسمن, رقاق باللحم',
      ja: 'クロワッサン, パンオショコラ, デニッシュ, デニッシュパン, ミートパイ, パイ包み, アップルターンオーバー, パルミエ, バクラヴァ, バクラバ, クナーファ, クナーフェ, カナフェ, ボレキ, ブレク, スパナコピタ, エンパナーダ, サモサ, コーニッシュパスティ, シェパーズパイ, コテージパイ, ポットパイ, パスティラ, ラフマジュン, ハチャプリ, カルツォーネ, ピザ, ピッツァ, フラムクーヘン, タルトフランベ, ガーリックブレッド, ガーリックトースト, ブルスケッタ, クロスティーニ, ガーリックナン, チーズナン, パラタ, 割包, マントウ, 肉まん, あんまん, グジェール, プレッツェル, カレーパン',
      zh: '可颂, 羊角面包, 牛角包, 牛角面包, 丹麦酥, 酥皮馅饼, 果仁蜜饼, 巴克拉瓦, 库纳法, 土耳其馅饼, 菠菜派, 恩潘纳达, 馅饼, 咖喱角, 萨摩萨, 牧羊人派, 鸡肉派, 肉派, 比萨, 披萨, 比萨饼, 卡颂, 披萨饺, 法式火焰薄饼, 蒜香面包, 蒜蓉面包, 意式烤面包片, 蒜香馕, 抛饼, 印度抛饼, 刈包, 割包, 馒头, 花卷, 包子, 肉包, 肉包子, 豆沙包, 烧饼, 油条, 葱油饼, 手抓饼, 肉夹馍, 春饼, 奶酪面包, 蝴蝶酥, 椒盐卷饼',
    },
  },
  {
    // Beef and mushrooms in a crust.
    kind: {
      class: 'pastry',
      contains: ['gluten'],
      mayContain: ['mushroom', 'eggs', 'dairy'],
      otherwise: 'unknown',
      diet: 'vegetarian',
      dietAtWorst: 'meat',
    },
    sharesDoubts: true,
    names: {
      en: 'beef wellington, wellington, mushroom wellington, salmon wellington, salmon en croute, coulibiac, koulibiac, steak and ale pie, steak and kidney pie, steak and mushroom pie, chicken and mushroom pie',
      es: 'solomillo Wellington, ternera Wellington, wellington, salmón Wellington, salmón en hojaldre, coulibiac',
      fr: 'bœuf Wellington, boeuf Wellington, filet de bœuf Wellington, saumon en croûte, koulibiac, coulibiac',
      de: 'Filet Wellington, Beef Wellington, Rinderfilet Wellington, Lachs im Blätterteig, Kulebjaka',
      ru: 'говядина Веллингтон, бифф Веллингтон, биф веллингтон, веллингтон, лосось в тесте, пирог с курицей и грибами',
      ar: 'بيف ولينغتون, بيف ولينجتون, ويلينغتون, ولينغتون, لحم ولينغتون, سلمون بالعجين',
      ja: 'ビーフウェリントン, ビーフ・ウェリントン, ウェリントン, サーモンのパイ包み, クーリビヤック',
      zh: '惠灵顿牛排, 威灵顿牛排, 惠灵顿, 酥皮牛排, 酥皮三文鱼',
    },
  },
]

import type { Language } from '#kitchen/options.ts'
import { things as arabicThings } from '#kitchen/reader/kinds/not-food/ar/things.ts'
import { householdNames } from '#kitchen/reader/kinds/not-food/ja/around-the-house.ts'
import { everydayWords } from '#kitchen/reader/kinds/not-food/ja/everyday-words.ts'
import { namedLikeFoods } from '#kitchen/reader/kinds/not-food/ja/named-like-foods.ts'
import { things as thingsOfJapan } from '#kitchen/reader/kinds/not-food/ja/things.ts'
import { jobsAndTools } from '#kitchen/reader/kinds/not-food/ru/jobs-and-tools.ts'
import { namedLikeFood } from '#kitchen/reader/kinds/not-food/ru/named-like-food.ts'
import { namesAndDistricts } from '#kitchen/reader/kinds/not-food/ru/names-and-districts.ts'
import { peopleAndPlaces } from '#kitchen/reader/kinds/not-food/ru/people-and-places.ts'
import { things as russianThings } from '#kitchen/reader/kinds/not-food/ru/things.ts'
import { thingsNamedAfterFood, toolsAndRooms } from '#kitchen/reader/kinds/not-food/ru/tools-and-rooms.ts'
import { vesselsAndSayings } from '#kitchen/reader/kinds/not-food/ru/vessels-and-sayings.ts'
import { foodNamedThings } from '#kitchen/reader/kinds/not-food/zh/food-named-things.ts'
import { namedAfterFoods } from '#kitchen/reader/kinds/not-food/zh/named-after-foods.ts'
import { things as thingsOfChina } from '#kitchen/reader/kinds/not-food/zh/things.ts'
import { list } from '#kitchen/word-list.ts'

/** Household goods beside food: paper, tools, clothes, toys. Recipes mention many of them too. */
export const householdIn: Record<Language, readonly string[]> = {
  en: list(
    `toilet roll, loo roll, kitchen roll, kitchen paper, kitchen towel, paper towel, paper napkin, napkin, serviette, tissue paper, facial tissue, cotton wool, cotton bud, cotton swab, q tip, diaper, nappy, tampon, sanitary pad, sanitary towel, panty liner, condom, plaster strip, band aid, bandage, dishcloth, scouring pad, steel wool, bin bag, bin liner, trash bag, garbage bag, freezer bag, ziploc bag, cling film, plastic wrap, tin foil, baking paper, parchment paper, greaseproof paper, paper plate, plastic cup, toothpick, dental floss, matches, lighter, rubber glove, mop, broom, dustpan, vacuum bag, clothes peg, shoelace, notebook, envelope, sticky tape, duct tape, stapler, charger, headphones, lightbulb, flower pot, potting soil, potting mix, vase, toy, doll, lego, towel, pillow, blanket, curtain, carpet`,
  ),
  es: list(
    `papel higiénico, papel de cocina, papel absorbente, rollo de cocina, servilletas de papel, pañuelos de papel, kleenex, bastoncillos de algodón, pañal, pañales, tampón, tampones, compresas, compresas higiénicas, toallas sanitarias, condón, preservativo, tirita, tiritas, curitas, venda, esponja, estropajo, bayeta, bolsa de basura, bolsas de basura, film transparente, papel film, papel de aluminio, papel de horno, papel de hornear, plato de papel, vaso de plástico, palillo de dientes, palillos de dientes, hilo dental, cerillas, mechero, encendedor, guantes de goma, fregona, escoba, recogedor, vela, velas, bombilla, bombillas, plástico, cuaderno, sobre de correo, cinta adhesiva, cargador, auriculares, tierra para macetas, maceta, juguete, muñeca, toalla, almohada, manta, zapato, zapatos, calcetín, calcetines, camisa, llaves, teléfono, ordenador, coche, piedra, piedras, arena, moneda, cepillo de dientes, maquinilla de afeitar`,
  ),
  fr: list(
    `papier toilette, papier hygiénique, essuie-tout, sopalin, papier absorbant, serviette en papier, serviettes en papier, serviette de table, mouchoir, mouchoirs en papier, coton hydrophile, coton-tige, cotons-tiges, couche pour bébé, couches pour bébé, couches-culottes, tampon hygiénique, serviettes hygiéniques, préservatif, pansement, éponge, éponges, torchon, sac poubelle, sacs poubelle, film alimentaire, film plastique, papier aluminium, papier d'aluminium, papier cuisson, papier sulfurisé, assiette en carton, gobelet en plastique, cure-dent, cure-dents, fil dentaire, allumettes, briquet, gants en caoutchouc, serpillière, balai, bougie, bougies, ampoule, ampoules, carton, plastique, cahier, ruban adhésif, chargeur, écouteurs, terreau, pot de fleurs, jouet, poupée, serviette de bain, oreiller, chaussure, chaussures, chaussette, chaussettes, chemise, clés de voiture, téléphone, ordinateur, voiture, cailloux, gravier, vis et boulons, pièce de monnaie, brosse à dents, rasoir, ciseaux, piles aa`,
  ),
  de: list(
    `Toilettenpapier, Klopapier, Küchenrolle, Küchenpapier, Küchentuch, Küchentücher, Haushaltspapier, Haushaltsrolle, Serviette, Servietten, Taschentuch, Taschentücher, Papiertaschentücher, Watte, Wattestäbchen, Wattepads, Windel, Windeln, Tampon, Tampons, Damenbinden, Slipeinlagen, Kondom, Kondome, Pflaster zum Kleben, Heftpflaster, Verband, Verbandszeug, Schwamm, Spülschwamm, Putzlappen, Lappen, Müllbeutel, Müllsack, Gefrierbeutel, Frischhaltefolie, Alufolie, Aluminiumfolie, Backpapier, Pappteller, Plastikbecher, Zahnstocher, Zahnseide, Streichholz, Streichhölzer, Feuerzeug, Gummihandschuhe, Besen, Wischmopp, Kerze, Kerzen, Glühbirne, Glühbirnen, Karton, Pappe, Plastik, Styropor, Heft, Briefumschlag, Klebeband, Ladekabel, Kopfhörer, Blumenerde, Blumentopf, Spielzeug, Puppe, Handtuch, Kissen, Decke, Schuh, Schuhe, Socke, Socken, Hemd, Schlüssel, Handy, Telefon, Computer, Auto, Stein, Steine, Kies, Sand, Schraube, Schrauben, Münze, Zahnbürste, Rasierer, Schere, Bleistift, Kugelschreiber`,
  ),
  ru: [
    ...russianThings,
    ...toolsAndRooms,
    ...thingsNamedAfterFood,
    ...namesAndDistricts,
    ...jobsAndTools,
    ...vesselsAndSayings,
    ...peopleAndPlaces,
    ...namedLikeFood,
    ...list(
      `туалетная бумага, бумажные полотенца, бумажное полотенце, кухонные полотенца, салфетки, салфетка, бумажные салфетки, влажные салфетки, носовой платок, бумажные платки, вата, ватные палочки, ватные диски, подгузники, памперсы, прокладки, тампоны, презерватив, пластырь, бинт, губка для посуды, губка, тряпка, мешки для мусора, пакеты для мусора, мусорный мешок, пищевая плёнка, фольга, пергаментная бумага, бумага для выпечки, бумажная тарелка, пластиковый стакан, зубочистка, зубочистки, зубная нить, спички, зажигалка, резиновые перчатки, швабра, веник, метла, свеча, свечи, свечка, лампочка, лампочки, картон, пластик, пенопласт, тетрадь, конверт, скотч для упаковки, скотч клейкий, зарядка, наушники, грунт для цветов, горшок для цветов, игрушка, кукла, полотенце, подушка, одеяло, ботинки, туфли, носки, носок, рубашка, ключи, телефон, компьютер, ноутбук, машина, камень, камни, песок, гравий, шуруп, гвозди, монета, зубная щётка, бритва, ножницы, карандаш, ручка, бумага, журнал`,
    ),
  ],
  ar: [
    ...arabicThings,
    ...list(
      `ورق تواليت, ورق حمام, ورق الحمام, ورق مرحاض, مناديل, مناديل ورقية, محارم, محارم ورقية, كلينكس, مناديل مبللة, ورق مطبخ, مناديل مطبخ, قطن طبي, أعواد قطن, حفاضات, حفاظات, بامبرز, فوط صحية, سدادات قطنية, واقي ذكري, لاصق جروح, ضماد, إسفنجة, اسفنجة, سلك جلي, ليفة, أكياس قمامة, أكياس زبالة, كيس قمامة, نايلون تغليف, ورق ألمنيوم, ورق المنيوم, ورق قصدير, ورق زبدة, ورق خبز, صحون ورقية, أكواب بلاستيك, عود أسنان, أعواد أسنان, خيط أسنان, كبريت, أعواد ثقاب, ولاعة, قفازات مطاطية, ممسحة, مكنسة, شمعة, شموع, لمبة, مصباح, بلاستيك, دفتر, شريط لاصق, شاحن, سماعات, تربة زراعية, تراب, لعبة, دمية, منشفة, فوطة, مخدة, بطانية, حذاء, أحذية, جوارب, قميص, مفاتيح, هاتف, موبايل, كمبيوتر, سيارة, حجر, حجارة, حصى, رمل, برغي, مسامير, فرشاة أسنان, فرشاة الأسنان, شفرة حلاقة, مقص, قلم, صحيفة`,
    ),
  ],
  ja: [
    ...thingsOfJapan,
    ...namedLikeFoods,
    ...everydayWords,
    ...householdNames,
    ...list(
      `トイレットペーパー, トイレットロール, ティッシュ, ティッシュペーパー, ウェットティッシュ, キッチンペーパー, キッチンタオル, ペーパータオル, 紙ナプキン, ナプキン, 生理用品, 生理用ナプキン, タンポン, おむつ, オムツ, 紙おむつ, 綿棒, コットンパフ, 脱脂綿, 絆創膏, ばんそうこう, 包帯, コンドーム, スポンジたわし, 食器用スポンジ, たわし, 雑巾, ぞうきん, ゴミ袋, ごみ袋, ポリ袋, ラップフィルム, サランラップ, アルミホイル, アルミ箔, クッキングシート, オーブンシート, 紙皿, 紙コップ, 爪楊枝, つまようじ, 割り箸, 割りばし, デンタルフロス, マッチ棒, ライター, ゴム手袋, モップ, ほうき, ろうそく, ロウソク, キャンドル, 電球, 段ボール, ダンボール, プラスチック, 発泡スチロール, ノート, 封筒, セロハンテープ, ガムテープ, 充電器, イヤホン, 培養土, 園芸用土, 植木鉢, おもちゃ, 玩具, タオル, 枕, 毛布, 靴, 靴下, シャツ, 鍵束, 携帯電話, スマホ, スマートフォン, パソコン, 自動車, 石ころ, 小石, 砂利, 砂場の砂, 釘, 硬貨, 歯ブラシ, かみそり, 剃刀, はさみ, ハサミ, 鉛筆, ボールペン, 新聞紙`,
    ),
  ],
  zh: [
    ...thingsOfChina,
    ...foodNamedThings,
    ...namedAfterFoods,
    ...list(
      `卫生纸, 厕纸, 手纸, 卷纸, 纸巾, 抽纸, 面巾纸, 餐巾纸, 餐巾, 湿巾, 湿纸巾, 厨房纸, 厨房用纸, 厨房纸巾, 卫生巾, 卫生棉条, 护垫, 尿布, 尿不湿, 纸尿裤, 棉签, 棉花棒, 化妆棉, 药棉, 创可贴, 绷带, 纱布, 避孕套, 安全套, 洗碗布, 洗碗海绵, 海绵擦, 钢丝球, 百洁布, 抹布, 垃圾袋, 保鲜膜, 保鲜袋, 锡纸, 铝箔, 铝箔纸, 烘焙纸, 油纸, 一次性纸盘, 纸盘, 纸杯, 一次性筷子, 牙签, 牙线, 火柴, 打火机, 橡胶手套, 拖把, 扫帚, 扫把, 蜡烛, 灯泡, 纸箱, 纸板, 塑料, 塑料袋, 泡沫塑料, 笔记本, 信封, 胶带, 透明胶, 充电器, 充电线, 耳机, 营养土, 花土, 花盆, 玩具, 洋娃娃, 毛巾, 枕头, 毯子, 鞋子, 袜子, 衬衫, 钥匙, 手机, 电话, 电脑, 汽车, 石头, 石子, 沙子, 砂石, 螺丝, 钉子, 硬币, 牙刷, 剃须刀, 剪刀, 铅笔, 圆珠笔, 报纸`,
    ),
  ],
}

/** Goods that harm people who eat them, even beside a food: cosmetics, cleaners, medicine, pet food. */
export const inedibleGoodsIn: Record<Language, readonly string[]> = {
  en: list(
    `laundry pod, laundry capsule, laundry sheet, dishwasher pod, dishwasher detergent, rinse aid, stain remover, bleach spray, carpet cleaner, floor cleaner, floor polish, bathroom cleaner, kitchen cleaner, mould remover, mold remover, toilet block, cleaning wipe, disinfectant wipe, wet wipe, scented candle, moisturizer, moisturiser, body lotion, hand soap, bar soap, body scrub, hair oil, hair mask, eye drop, nose spray, nasal spray, cough syrup, cough medicine, antidepressant, vitamin tablet, ointment, contact lens solution, foundation makeup, eyeliner, eyeshadow, nail glue, cat treats, dog chew, dog bone treat, puppy food, kitten food, hamster food, rabbit pellet, fish flakes food, parrot food, aa battery, button battery, car battery, potpourri, incense, shoe cream, wd 40, printer ink`,
  ),
  es: list(
    `friegaplatos, fregaplatos, friegasuelos, fregasuelos, lavaloza, lavaplatos líquido, quitagrasas, limpiacristales, limpiahogar, cápsulas de detergente, cápsulas para lavadora, pastillas para lavavajillas, pastillas de lavavajillas, abrillantador, quitamanchas, limpiahornos, limpiador de inodoros, limpiasuelos, antical, toallitas húmedas, toallitas de bebé, toallitas desinfectantes, ambientador, jabón de manos, crema de manos, crema hidratante, crema facial, loción corporal, mascarilla facial, laca para el pelo, tinte para el pelo, espuma de afeitar, maquillaje, rímel, protector solar, bálsamo labial, colirio, jarabe para la tos, paracetamol, antibiótico, antibióticos, pomada, pastillas para la tos, pilas, pilas aa, comida para perro, comida para gato, galletas para perros, arena para gatos, arena de gato, comida para peces, incienso`,
  ),
  fr: list(
    `capsules de lessive, capsule de lessive, dosettes de lessive, pastilles lave-vaisselle, pastilles pour lave-vaisselle, liquide de rinçage, détachant, nettoyant four, nettoyant wc, gel wc, anticalcaire, détartrant, lingettes, lingettes bébé, lingettes désinfectantes, désodorisant, bougie parfumée, savon pour les mains, crème pour les mains, crème mains, crème hydratante, crème de jour, lait corporel, lotion corporelle, laque pour cheveux, mousse à raser, crème à raser, après-shampoing, maquillage, mascara, fond de teint, baume à lèvres, collyre, sirop pour la toux, antibiotique, antibiotiques, pommade, batterie de voiture, nourriture pour chien, nourriture pour chat, litière pour chat, croquettes pour chiens, croquettes pour chats, graines pour oiseaux, nourriture pour poissons, encens`,
  ),
  de: list(
    `Waschmittelkapseln, Waschkapseln, Waschmittel-Pods, Spülmaschinentabs, Geschirrspültabs, Spülmaschinensalz, Klarspüler, Fleckenentferner, Backofenreiniger, Badreiniger, Glasreiniger, Fensterreiniger, Kalkreiniger, Toilettenreiniger, WC-Stein, Feuchttücher, Babytücher, Desinfektionstücher, Raumspray, Lufterfrischer, Duftkerze, Handseife, Gesichtscreme, Feuchtigkeitscreme, Bodylotion, Körperlotion, Haarspray, Haargel, Haarfarbe, Haarspülung, Rasierschaum, Rasiercreme, Make-up, Wimperntusche, Mascara, Sonnenmilch, Lippenbalsam, Lippenpflege, Augentropfen, Nasenspray, Hustensaft, Antibiotikum, Antibiotika, Paracetamol, Salbe, Batterien, Autobatterie, Hundekekse, Hundeleckerli, Katzenleckerli, Vogelfutter, Fischfutter, Hasenfutter, Räucherstäbchen`,
  ),
  ru: list(
    `капсулы для стирки, гель для стирки, таблетки для посудомоечной машины, соль для посудомоечной машины, ополаскиватель, пятновыводитель, средство для мытья полов, средство для унитаза, стеклоочиститель, антинакипь, ароматическая свеча, крем для лица, увлажняющий крем, лосьон, бальзам для волос, кондиционер для волос, маска для лица, краска для волос, пена для бритья, крем для бритья, тушь, тушь для ресниц, тональный крем, солнцезащитный крем, бальзам для губ, капли для глаз, капли в нос, сироп от кашля, антибиотик, антибиотики, парацетамол, ибупрофен, мазь, таблетки, батарейка, батарейки, аккумулятор, корм для собак, корм для кошек, корм для рыбок, корм для птиц, кошачий корм, собачий корм, кошачий наполнитель, наполнитель для кошачьего туалета, благовония`,
  ),
  ar: list(
    `كبسولات غسيل, كبسولات الغسيل, أقراص غسالة الصحون, أقراص جلاية, ملح غسالة صحون, مزيل بقع, مزيل البقع, مزيل الترسبات, منظف مراحيض, معطر جو, بخور, كريم يدين, كريم اليدين, كريم وجه, كريم مرطب, كريم ترطيب, لوشن, غسول, بلسم شعر, بلسم الشعر, صبغة شعر, مثبت شعر, رغوة حلاقة, كريم حلاقة, مكياج, ماسكارا, كريم أساس, واقي شمس, كريم واقي, مرطب شفاه, قطرة عين, شراب سعال, شراب كحة, مضاد حيوي, بنادول, باراسيتامول, مرهم, بطاريات, بطارية سيارة, طعام سمك, طعام طيور, أكل كلاب, أكل قطط, رمل قطط, رمل القطط`,
  ),
  ja: list(
    `洗濯ジェルボール, ジェルボール, 食洗機用洗剤, 食洗機用タブレット, しみ抜き, シミ抜き剤, トイレ洗剤, トイレ用洗剤, カビ取り剤, カビキラー, 除菌シート, おしりふき, 芳香剤, 消臭剤, 消臭スプレー, アロマキャンドル, 線香, お香, ハンドソープ, ハンドクリーム, 化粧水, 乳液, 美容液, 洗顔フォーム, 洗顔料, フェイスクリーム, ボディクリーム, ボディローション, ヘアスプレー, ヘアカラー, コンディショナー, トリートメント, シェービングクリーム, ファンデーション, マスカラ, リップクリーム, リップバーム, 目薬, 点鼻薬, 咳止めシロップ, 風邪薬, 胃薬, 抗生物質, 軟膏, 湿布, 単三電池, ボタン電池, バッテリー, 犬用おやつ, 猫用おやつ, ペットフード, 金魚の餌, 鳥の餌`,
  ),
  zh: list(
    `洗衣凝珠, 洗衣球, 洗碗机洗涤块, 洗碗块, 洗碗机盐, 光亮剂, 去渍剂, 去污粉, 除垢剂, 除霉剂, 玻璃水, 洁厕剂, 洁厕块, 空气清新剂, 香薰蜡烛, 蚊香, 线香, 洗手液, 护手霜, 面霜, 润肤露, 身体乳, 乳液护肤, 精华液, 洗面奶, 卸妆水, 面膜, 护发素, 发胶, 染发剂, 剃须膏, 剃须泡沫, 化妆品, 粉底液, 睫毛膏, 润唇膏, 唇膏, 眼药水, 滴眼液, 止咳糖浆, 感冒药, 抗生素, 布洛芬, 退烧药, 维生素片, 纽扣电池, 蓄电池, 干电池, 宠物食品, 宠物粮, 鱼食, 鱼饲料, 鸟食, 饲料, 狗饼干, 墨盒`,
  ),
}

/** Words for spoiled food; the kitchen refuses the food beside them too. */
export const spoiledIn: Record<Language, readonly string[]> = {
  en: list(
    'spoiled, spoilt, rotten, rotting, rotted, moldy, mouldy, expired, rancid, putrid, decayed, decomposed, contaminated, maggoty, gone off, gone bad, gone moldy, gone mouldy, past its date, past its expiry date, out of date, past expiry',
  ),
  es: list(
    `podrido, podrida, podridos, podridas, estropeado, estropeada, estropeados, estropeadas, echado a perder, echada a perder, echados a perder, echadas a perder, en mal estado, caducado, caducada, caducados, caducadas, vencido, vencida, vencidos, vencidas, mohoso, mohosa, mohosos, mohosas, enmohecido, enmohecida, con moho, rancio, rancia, rancios, rancias, putrefacto, putrefacta, descompuesto, descompuesta`,
  ),
  fr: list(
    `pourri, pourrie, pourris, pourries, avarié, avariée, avariés, avariées, moisi, moisie, moisis, moisies, périmé, périmée, périmés, périmées, gâté, gâtée, gâtés, gâtées, rance, rances, putréfié, putréfiée, avec de la moisissure`,
  ),
  de: list(
    `verdorben, verdorbene, verdorbener, verdorbenes, verdorbenen, verfault, verfaulte, verfaulter, verfaultes, verfaulten, faul, faule, fauler, faules, faulen, vergammelt, vergammelte, vergammelter, vergammeltes, vergammelten, verschimmelt, verschimmelte, verschimmelter, verschimmeltes, verschimmelten, schimmlig, schimmlige, schimmliger, schimmliges, schimmligen, schimmelig, schimmelige, schimmeliger, schimmeliges, schimmeligen, abgelaufen, abgelaufene, abgelaufener, abgelaufenes, abgelaufenen, ranzig, ranzige, ranziger, ranziges, ranzigen, verwest, verrottet, verrottete`,
  ),
  ru: list(
    'тухлый, протухший, стухший, гнилой, сгнивший, подгнивший, испорченный, испортившийся, заплесневелый, заплесневевший, плесневелый, с плесенью испорченный, просроченный, прогорклый, разложившийся, пропавший, с истёкшим сроком годности, банка вздулась, вздулась, вздулся, вздулось, вздулись, вздутый, просрочен, просрочка, испорчен, испорт, заплесневел, гниль, гнильца, с гнильцой, с жучками',
  ),
  ar: list(
    'فاسد, فاسدة, متعفن, متعفنة, معفن, معفنة, عفن, عفنة, منتهي الصلاحية, منتهية الصلاحية, خربان, خربانة, خايس, خايسة, نتن, نتنة, زنخ, زنخة, مزنخ, تالف, تالفة',
  ),
  ja: list(
    `腐った, 腐りかけの, 腐りかけ, 腐敗した, カビた, かびた, カビの生えた, カビが生えた, かびの生えた, 黴びた, カビだらけの, 賞味期限切れの, 賞味期限切れ, 消費期限切れの, 消費期限切れ, 期限切れの, 期限切れ, 傷んだ, 痛んだ, いたんだ, 悪くなった, 異臭のする`,
  ),
  zh: list(
    `变质的, 变质, 腐烂的, 腐烂, 腐坏的, 腐坏, 发霉的, 发霉, 霉变的, 霉变, 过期的, 过期, 过了期的, 坏掉的, 坏了的, 变坏的, 馊了的, 馊掉的, 馊, 烂掉的, 烂了的, 发臭的, 臭掉的, 变味的, 哈喇的, 臭鸡蛋, 坏鸡蛋`,
  ),
}

/**
 * Poisons sold or grown beside food: pufferfish, bitter almonds, raw elderberries, dried lupins that have not lain in
 * water for days.
 */
export const rawPoisonsIn: Record<Language, readonly string[]> = {
  en: list(
    'fugu, pufferfish, puffer fish, blowfish, globefish, swellfish, bitter almond, bitter almond kernel, elderberry, blue elderberry, black elderberry, red elderberry, dried lupini, dried lupini beans, dry lupini beans, dried lupin beans, dried lupins, raw lupini beans, raw lupins, bitter lupins, unsoaked lupini beans',
  ),
  es: list(
    'pez globo, peces globo, fugu, almendra amarga, almendras amargas, baya de saúco, bayas de saúco, saúco negro, frutos de saúco, altramuces secos, altramuz seco, altramuces crudos, altramuces amargos, altramuz amargo, chochos secos, tarwi seco, tarwi crudo',
  ),
  fr: list(
    'poisson-globe, poisson globe, fugu, amande amère, amandes amères, baie de sureau, baies de sureau, sureau noir, lupins secs, lupins crus, lupin amer, lupins amers, graines de lupin sèches, graines de lupin amer',
  ),
  de: list(
    'Kugelfisch, Kugelfische, Fugu, Bittermandel, Bittermandeln, bittere Mandeln, Holunderbeere, Holunderbeeren, Hollerbeeren, getrocknete Lupinen, Lupinen getrocknet, rohe Lupinen, trockene Lupinen, getrocknete Lupinenkerne, rohe Lupinensamen',
  ),
  ru: list(
    'рыба фугу, фугу, иглобрюх, рыба-шар, скалозуб, горький миндаль, бузина, чёрная бузина, ягоды бузины, сухой люпин, люпин сухой, сырой люпин, горький люпин, семена люпина сухие',
  ),
  ar: list(
    'سمكة الينفوخ, سمك ينفوخ, ينفوخ, سمكة البالون, سمك البالون, السمكة المنتفخة, سمك القراض, سمك فوغو, فوغو, لوز مر, اللوز المر, بيلسان, بلسان, توت الخمان, توت البلسان, توت البيلسان, ترمس جاف, ترمس يابس, ترمس ناشف, ترمس ني, ترمس مر, ترمس غير منقوع',
  ),
  ja: list(
    'フグ, ふぐ, 河豚, トラフグ, とらふぐ, マフグ, シマフグ, アカメフグ, クサフグ, シロサバフグ, 虎河豚, ふぐ刺し, てっさ, てっちり, ふぐの卵巣, ビターアーモンド, 苦扁桃, 苦アーモンド, エルダーベリー, ニワトコの実, セイヨウニワトコの実, 乾燥ルピナス豆, 乾燥ルピナス, 生のルピナス豆, 乾燥ルピン豆',
  ),
  zh: list(
    '河豚, 河豚鱼, 河鲀, 鲀鱼, 气泡鱼, 鸡泡鱼, 红鳍东方鲀, 暗纹东方鲀, 苦杏仁, 苦扁桃仁, 苦巴旦木, 接骨木莓, 接骨木果, 干羽扇豆, 生羽扇豆, 苦羽扇豆',
  ),
}

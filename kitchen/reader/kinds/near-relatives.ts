import type { Language } from '#domain/options.ts'
import { type IngredientId, isIngredientId, lexicon } from '#kitchen/lexicon/lexicon.ts'
import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

/**
 * Foods outside the lexicon that are cooked like an ingredient and share its allergens. They keep their own names in
 * the recipe.
 */
const relatives: Partial<Record<IngredientId, Partial<Record<Language, string>>>> = {
  chanterelle: {
    en: 'wild mushroom, morel, morel mushroom, porcini, porcini mushroom, cep, hen of the woods, chicken of the woods, lobster mushroom',
    es: 'seta silvestre, setas silvestres, hongo silvestre, hongos silvestres, níscalos, robellón, robellones, rovellón, rovellones, boletus, boletos, trompeta de la muerte, trompetas de la muerte, colmenilla, colmenillas',
    fr: 'cèpe de bordeaux, cèpes de bordeaux, cèpes, morilles, trompette de la mort, trompettes de la mort, pieds-de-mouton, champignon des bois, champignons des bois, champignon sauvage, champignons sauvages, bolets, bolets frais, mousserons, rosé des prés, rosés des prés, champignons forestiers, lactaires, poêlée forestière, mélange forestier',
    de: 'Waldpilze, Steinpilz, Steinpilze, Herrenpilz, Herrenpilze, Morcheln, Maronenröhrling, Maronenröhrlinge, Stockschwämmchen',
    ru: 'белые грибы, белый гриб, белых грибов, белыми грибами, белые грибы замороженные, опята, опят, опятами, опёнок, опёнки, лесные грибы, лесных грибов, грибы лесные, грибов лесных, маслята, маслят, маслёнок, подосиновики, подосиновик, подосиновиков, подберёзовики, подберёзовик, грузди, груздь, груздей, рыжики, рыжиков, сморчки, сморчок, сморчков, боровики, боровик, боровиков, сыроежки, сыроежками, сыроежек, моховики, волнушки',
    ar: 'فطر بري, فطر بورسيني',
    ja: '松茸, マツタケ, モリーユ, ヤマドリタケ, アミガサタケ',
    zh: '羊肚菌, 松茸',
  },
  mushroom: {
    en: "maitake, maitake mushroom, straw mushroom, nameko, lion's mane, lion's mane mushroom",
    es: 'hongo negro, hongos negros, hongo de madera, hongos de madera',
    fr: 'champignons chinois noirs',
    ru: 'майтаке, намеко',
    ja: '舞茸, まいたけ, 白舞茸, なめこ, 滑子, ふくろたけ, 木くらげ',
    zh: '草菇, 鸡腿菇, 茶树菇, 舞茸, 灰树花, 滑子菇, 猴头菇, 竹荪, 银耳, 香蕈',
  },
  'almond-milk': {
    en: 'cashew milk, hazelnut milk, nut milk, rice milk, rice drink, hemp milk, pea milk, macadamia milk',
    es: 'leche de arroz, bebida de arroz, leche de anacardos, bebida de avellanas, leche de avellanas, bebida de anacardos, leche de avellana',
    fr: 'lait de riz, boisson au riz, lait de noisette, lait de noix de cajou, boisson aux noisettes, boisson riz, lait de noisettes, boisson de riz, lait de châtaigne, lait de cajou',
    de: 'Reismilch, Reisdrink, Cashewmilch, Cashewdrink, Haselnussmilch, Haselnussdrink, Nussmilch, Erbsenmilch, Erbsendrink, Hanfmilch',
    ru: 'молоко из кешью, фундучное молоко, ореховое молоко, молоко кешью, рисовое молоко, рисового молока, молоко рисовое',
    ar: 'حليب كاجو, حليب الأرز, حليب البندق',
    ja: 'ライスミルク, カシューミルク, ナッツミルク, カシューナッツミルク, ヘーゼルナッツミルク, マカダミアミルク',
    zh: '腰果奶, 榛子奶, 坚果奶',
  },
  'almond-flour': {
    en: 'ground hazelnut, hazelnut flour, hazelnut meal',
    es: 'avellana molida, harina de avellana, avellanas molidas, harina de avellanas',
    fr: 'poudre de noisette, poudre de noisettes, noisettes en poudre, noisettes moulues, farine de noisette',
    de: 'gemahlene Haselnüsse, geriebene Haselnüsse, Haselnüsse gemahlen, Haselnussmehl, Haselnussgrieß',
    ru: 'фундучная мука, молотый фундук, мука фундучная',
    ja: 'ヘーゼルナッツパウダー, ヘーゼルナッツプードル',
  },
  barley: {
    en: 'wheat berry, wheatberry, rye berry, kamut',
    es: 'espelta perlada, trigo en grano, trigo mote, mote de trigo, trigo tierno, kamut, granos de trigo, trigo pelado',
    fr: 'kamut, grains de blé, blé entier en grains, khorasan',
    de: 'Grünkern, Zartweizen, Ebly, Dinkelreis, Weizenkörner, Roggenkörner',
    ru: 'ячневая крупа, ячневой крупы, ячка, крупа ячневая, ячневую крупу',
    ar: 'قمح, قمح مقشور, حبوب القمح, حنطة, قمح حب, قمح كامل, بليلة قمح, حب قمح, قمح مسلوق',
    ja: 'スペルト麦, ライ麦粒',
  },
  farro: {
    en: 'spelt, pearled spelt, spelt grain, spelt berry, einkorn',
    es: 'espelta, espelta en grano, trigo espelta, escanda',
    fr: 'engrain, petit épeautre',
    de: 'Dinkel, Dinkelkörner, Einkorn',
    ru: 'спельта',
    ar: 'سبلت, حنطة سبلت, قمح سبلت',
    ja: 'スペルト小麦',
    zh: '斯佩尔特小麦, 斯佩耳特小麦',
  },
  bulgur: {
    en: 'freekeh, dalia',
    fr: 'blé, blé précuit, blé tendre précuit, blé vert concassé',
    de: 'Weizenschrot',
    ru: 'фрике, пшеничная крупа, пшеничной крупы, крупа пшеничная',
    ar: 'فريكة, فريك, حب الفريك, جريش, جريش القمح',
    ja: 'フリーカ, フリーケ',
  },
  couscous: {
    en: 'fregola, moghrabieh',
    fr: 'fregola, perles de blé',
    de: 'Fregola',
    ar: 'مغربية, حبات المغربية, بركوكس, بركوكش, محمصة تونسية',
    ja: 'フレゴラ',
  },
  quinoa: {
    en: 'amaranth',
    es: 'kiwicha',
    fr: 'amaranthe',
    ru: 'амарант',
    ar: 'أمارانث',
    ja: 'アマランサス',
  },
  millet: {
    en: 'sorghum, jowar',
    ru: 'сорго',
    ar: 'ذرة رفيعة, ذرة بيضاء رفيعة, سرغوم, ذرة عويجة',
    ja: 'ソルガム, ホワイトソルガム, たかきび, 高きび',
    zh: '高粱, 高粱米',
  },
  tuna: {
    en: 'swordfish, swordfish steak, bonito',
    de: 'Schwertfischsteak, Schwertfischfilet',
    ru: 'меч-рыба, рыба-меч',
    ar: 'سمك أبو سيف',
    ja: 'かつお, 鰹, 鰹のたたき, かつおのたたき, めかじき, カジキマグロ, かじき',
    zh: '旗鱼, 剑鱼',
  },
  'canned-sardines': {
    en: 'canned mackerel, tinned mackerel',
    es: 'caballa en lata, caballa en conserva',
    fr: 'maquereaux en boîte, filets de maquereau en boîte',
    ru: 'шпроты, сайра консервированная, консервированная сайра, скумбрия консервированная, консервированная скумбрия, скумбрия в масле',
    ar: 'ماكريل معلب',
    ja: 'さば水煮缶',
    zh: '鲭鱼罐头',
  },
  duck: {
    en: 'goose',
    es: 'ganso',
    fr: 'pintades',
    de: 'Gänsebrust, Gänsekeule, Gänsekeulen',
    ru: 'гусь, гуся, гусятина',
    ar: 'إوز, وزة, وز, إوزة',
    ja: 'がちょう',
    zh: '鹅, 鹅肉',
  },
  'dulce-de-leche': {
    en: 'caramel, caramel sauce',
    de: 'Karamellcreme',
  },
  jam: {
    en: 'cranberry sauce, marmalade, orange marmalade, grape jelly, redcurrant jelly',
    es: 'jalea de fruta',
    fr: "gelée de groseille, gelée de groseilles, gelée de fruits, gelée de coings, confiture d'oignons, gelée de pommes",
    de: 'Powidl, Pflaumenmus, Zwetschgenmus, Latwerge, Johannisbeergelee, Quittengelee',
    ru: 'клюквенный соус, мармелад, апельсиновый мармелад',
    ar: 'مرملاد, مارمالاد',
    ja: 'マーマレード, オレンジマーマレード, ママレード',
  },
  cod: {
    en: 'hake, hake fillet, monkfish, whiting, rockfish, ling, black cod',
    es: 'filetes de merluza, lomo de merluza, merluza congelada, rodaja de merluza, rodajas de merluza, maruca, panga blanca, merlán, mero blanco',
    fr: "filet de merlu, filets de merlu, filet de merlan, lieu d'alaska, colin lieu, filets de limande, dos de merlu, queues de lotte",
    de: 'Seehechtfilet, Seeteufelfilet, Rotbarschfilets',
    ru: 'хек, хека, филе хека, навага, наваги, путассу, зубатка, морской чёрт, скорпена, лемонема, макрурус',
    ar: 'مرلوزة, نازلي, ميرلا, ميرلان, سمك نازلي, سمك مرلوزة, هاك, سمك الهاك',
    ja: '銀だら, 銀鱈, あんこう, メルルーサ, 赤魚, ほっけ, 赤がれい',
    zh: '多寶魚',
  },
  halibut: {
    en: 'turbot',
    es: 'rodaballo',
    fr: 'filet de turbot, filets de turbot',
    ru: 'тюрбо',
    ar: 'سمك الترس, ترس',
    ja: 'ターボット',
    zh: '多宝鱼, 大菱鲆',
  },
  sole: {
    en: 'flounder, plaice, flounder fillet',
    es: 'solla',
    fr: 'limandes, filet de limande',
    de: 'Schollenfilets',
    ru: 'камбала, филе камбалы',
    ja: 'ひらめ, 平目, 鮃, かれい, カレイの切り身, 鰈',
  },
  tilapia: {
    en: 'mahi mahi, perch, pike perch, zander',
    es: 'pangasius, pez panga, lampuga',
    fr: 'filet de perche, filets de perche, filet de sandre, filets de sandre',
    de: 'Viktoriabarschfilet, Zanderfilet, Zanderfilets, Eglifilet, Eglifilets, Egli-Filet, Hechtfilet, Mahi-Mahi, Barschfilet',
    ru: 'судак, судака, филе судака, окунь, окуня, речной окунь, щука, щуки, щуку, лещ, леща, филе окуня, филе щуки, налим, махи-махи',
    ja: 'シイラ',
    zh: '黑鱼',
  },
  'sea-bass': {
    en: 'sea bream, bream, barramundi, dorade, dorado, red mullet, pompano',
    es: 'corvinas, doradas, besugos, filete de dorada, filetes de dorada, cherne, salmonetes, chernia',
    fr: 'daurades, dorades, filet de dorade, filets de dorade, filet de daurade, filets de daurade, rougets, rougets barbets, filets de rouget, mulet, filet de rouget, saupe',
    de: 'Dorade, Doraden, Doradenfilet, Doradenfilets, Goldbrassen, Rotbarben, Barramundi',
    ru: 'дорада, дорадо, дорады, дораду, дорада целая, морской лещ, барабулька, барабульки, филе дорадо, баррамунди, кефаль, кефали, морской карась',
    ar: 'دنيس, سمك دنيس, بوري, سمك بوري, سلطان إبراهيم, دوراد, دورادة, شعري, سمك شعري, زبيدي, سمك زبيدي, بربوني',
    ja: '鯛, 真鯛, まだい, 金目鯛, きんめだい, 鯛の切り身, 連子鯛, キンメ, ブリ, 鰤, ハマチ, かんぱち, メバル, イサキ, 真だい, ヒラマサ, のどぐろ, 石鯛, カサゴ',
    zh: '黄花鱼, 大黄鱼, 鲳鱼',
  },
  'red-snapper': {
    en: 'grouper',
    es: 'mero',
    fr: 'filet de mérou',
    de: 'Rotbarschfilet',
    ru: 'групер, группер',
    ar: 'هامور, سمك هامور, فيليه هامور',
    zh: '石斑鱼, 石斑',
  },
  salmon: {
    en: 'arctic char',
  },
  mackerel: {
    en: 'kingfish, bluefish',
    es: 'jureles',
    fr: 'chinchards',
    ru: 'ставрида, ставриду, сайра, сайры, сайру, филе сайры, пеламида',
    ja: 'さんま, 秋刀魚, 鰆, さわら',
    zh: '马鲛鱼, 鲅鱼, 秋刀鱼',
  },
  sardine: {
    en: 'smelt',
    fr: 'éperlans',
    de: 'Strömlinge',
    ru: 'мойва, мойвы, мойву, корюшка, корюшки, корюшку',
    ja: 'アジ, 鯵, ししゃも, わかさぎ, きびなご, 真あじ, 真鯵, 柳葉魚, 豆あじ',
    zh: '多春鱼',
  },
  herring: {
    en: 'sprat',
    es: 'espadines',
    fr: 'sprats',
    ru: 'салака, килька, свежая салака',
    ar: 'سبرات',
    ja: 'スプラット',
  },
  'smoked-salmon': {
    en: 'smoked trout, smoked fish',
    de: 'Räucherforelle, geräucherte Forelle, geräucherte Forellenfilets, geräuchertes Forellenfilet, Räucherforellenfilet, Forellenfilet geräuchert, Räucherforellenfilets',
    ru: 'слабосолёная форель, слабосолёной форели, солёная форель, малосольная форель, копчёная форель, форель слабосолёная, слабосолёную форель, копчёной форели, копчёную форель, солёной форели, копчёная рыба, копчёной рыбы, копчёную рыбу',
    ar: 'سمك مدخن',
    ja: 'スモークトラウト',
  },
  'salmon-roe': {
    en: 'caviar, fish roe, trout roe, tobiko, masago, roe',
    ru: 'икра форели',
  },
  lobster: {
    en: 'crayfish, crawfish, crawdad, langoustine, langoustine tail, yabby, moreton bay bug',
    es: 'langostino moro, cangrejos de río, cola de cigala',
    fr: "queues de langoustines, queues d'écrevisse, queue d'écrevisse, langoustines crues, langoustines cuites",
    de: 'Kaisergranate, Flusskrebsschwänze, Flusskrebsfleisch, Edelkrebse, Langostinos',
    ru: 'раки, рак, раков, раковые шейки, раковых шеек, лангустины, лангустин, лангустинов, варёные раки, раками, речные раки',
    ja: 'ザリガニ, 手長海老, ラングスティーヌ, アメリカザリガニ, スキャンピ',
    zh: '小龙虾',
  },
  squid: {
    en: 'cuttlefish',
    es: 'sepias, jibia, jibias',
    fr: 'seiche, seiches, blanc de seiche, blancs de seiche',
    de: 'Sepien',
    ru: 'каракатица, каракатицы',
    ja: '紋甲いか, コウイカ, 甲いか, もんごういか',
    zh: '墨鱼, 乌贼, 花枝, 墨鱼仔',
  },
  clam: {
    en: 'cockle',
  },
  rabbit: {
    en: 'hare',
    de: 'Hase, Hasenkeule, Hasenfleisch, Wildhase, Hasenkeulen',
    ru: 'заяц, зайчатина',
    ja: '野うさぎ肉',
  },
  venison: {
    en: 'reindeer, elk meat, moose meat',
    ru: 'лосятина, косуля',
    zh: '狍子肉, 驯鹿肉',
  },
  lamb: {
    en: 'mutton, hogget',
  },
  'chicken-liver': {
    en: 'duck liver, turkey liver',
  },
  'ground-beef': {
    en: 'ground veal, veal mince',
  },
  prosciutto: {
    en: 'serrano ham, jamon serrano, jamon, jamon iberico, iberico ham, speck, bayonne ham, country ham',
    de: 'Serranoschinken, Serrano-Schinken, Schwarzwälder Schinken, Ibérico-Schinken, Jamón Serrano, Jamón Ibérico, Landrauchschinken, Katenschinken, Speck Alto Adige, Südtiroler Speck, Lachsschinken, Jamón, Coppa',
    ru: 'хамон, хамона, серрано хамон, хамон серрано, шпек',
    ar: 'سيرانو جامبون, جامون سيرانو',
    ja: 'ハモンセラーノ, ハモンイベリコ, スペック',
  },
  salami: {
    en: 'nduja',
  },
  'corned-beef': {
    en: 'pastrami',
  },
  egg: {
    en: 'duck egg',
  },
  gouda: {
    en: 'edam, edam cheese',
    es: 'edam, queso edam, queso de bola',
    fr: 'edam, mimolette',
    de: 'Edamer, Butterkäse',
    ru: 'эдам, сыр эдам, эдамский сыр',
    ar: 'إيدام, جبنة إيدام, جبن إيدام',
    ja: 'エダムチーズ, エダム',
    zh: '埃德姆奶酪, 艾登奶酪, 艾登芝士, 埃丹奶酪',
  },
  gruyere: {
    en: 'comté, comté cheese, beaufort, appenzeller',
    es: 'queso comté',
    fr: 'comté râpé, comtés, beauforts, beaufort râpé',
    ru: 'конте, сыр конте, бофор',
    ar: 'كونتيه',
    ja: 'コンテチーズ, コンテ, ボーフォール, アッペンツェラー',
  },
  emmental: {
    en: 'jarlsberg, maasdam',
    ru: 'маасдам, сыр маасдам, ярлсберг',
    ar: 'ماسدام, جبنة ماسدام, جبن ماسدام',
    zh: '马斯丹奶酪',
  },
  cheddar: {
    en: 'double gloucester',
  },
  'cream-cheese': {
    en: 'boursin',
  },
  'butternut-squash': {
    en: 'acorn squash, delicata squash, spaghetti squash',
  },
  'bok-choy': {
    en: 'tatsoi, choy sum, choi sum, gai lan, chinese broccoli',
  },
  'collard-greens': {
    en: 'turnip green, mustard green, beet green, amaranth leaf, amaranth leaves',
  },
  broccoli: {
    en: 'broccoli rabe, rapini',
  },
  cauliflower: {
    en: 'romanesco',
  },
  'green-bell-pepper': {
    en: 'shishito, shishito pepper, padron pepper',
  },
  'ancho-chile': {
    en: 'guajillo, guajillo chile, pasilla, pasillas',
  },
  corn: {
    en: 'hominy',
  },
  lychee: {
    en: 'longan, rambutan',
  },
  blueberry: {
    en: 'huckleberry',
  },
  blackberry: {
    en: 'boysenberry, loganberry, mulberry',
  },
  cranberry: {
    en: 'lingonberry, red currant, redcurrant',
    fr: 'groseilles rouges, airelles rouges',
    de: 'rote Johannisbeeren',
    ru: 'брусника, брусники, бруснику, брусникой, мочёная брусника, красная смородина, красной смородины, красную смородину, смородина красная',
    ja: 'こけもも, リンゴンベリー, 赤すぐり, レッドカラント',
    zh: '红醋栗',
  },
  lime: {
    en: 'calamansi, yuzu',
  },
  mandarin: {
    en: 'kumquat',
  },
  grapefruit: {
    en: 'pomelo',
  },
  nutmeg: {
    en: 'mace, ground mace',
  },
  'fennel-seed': {
    en: 'aniseed, anise seed, anise',
  },
  berbere: {
    en: 'mitmita',
  },
  'garam-masala': {
    en: 'chaat masala, biryani masala',
  },
  'almond-butter': {
    en: 'cashew butter, hazelnut butter, pistachio butter',
  },
  'vegetable-oil': {
    en: 'walnut oil, hazelnut oil, flaxseed oil, linseed oil',
  },
  'agave-syrup': {
    en: 'golden syrup',
    es: 'jarabe dorado',
    fr: 'golden syrup, sirop de riz brun, sirop doré, sirop de malt de riz',
    de: 'Reissirup',
    ru: 'сироп топинамбура',
  },
  'corn-syrup': {
    en: 'rice syrup, brown rice syrup',
  },
  molasses: {
    en: 'date molasses, date syrup, sorghum syrup, cane syrup, grape molasses',
  },
  'palm-sugar': {
    en: 'coconut sugar',
  },
  'red-wine': {
    en: 'port, port wine, marsala, marsala wine',
  },
  'white-wine': {
    en: 'vermouth, dry vermouth',
  },
  'hoisin-sauce': {
    en: 'black bean sauce',
    es: 'salsa de frijol negro fermentado',
    fr: 'sauce aux haricots noirs, sauce haricots noirs',
    ru: 'соус из чёрных бобов',
    ar: 'صلصة الفاصوليا السوداء',
    ja: '甜麺醤, テンメンジャン, 甜面醤, テンメン醤',
    zh: '甜面酱',
  },
  'soy-sauce': {
    en: 'sweet soy sauce, kecap manis',
  },
  pesto: {
    en: 'red pesto, pesto rosso',
  },
  'white-bean': {
    en: 'lupin bean',
  },
  'pinto-bean': {
    en: 'borlotti, borlotti bean, cranberry bean',
  },
  'brown-rice': {
    en: 'red rice, black rice, forbidden rice',
  },
  polenta: {
    en: 'grits, corn grits, hominy grits, quick grits',
  },
  udon: {
    en: 'somen, somen noodle',
  },
  tagliatelle: {
    en: 'fettuccine, fettuccini, pappardelle',
  },
  bread: {
    en: 'bagel, bagels',
  },
  'flour-tortilla': {
    en: 'lavash, piadina',
  },
  phyllo: {
    en: 'brick pastry, yufka',
  },
  'whole-wheat-flour': {
    en: 'spelt flour',
  },
  'gluten-free-flour': {
    en: 'sorghum flour, quinoa flour, millet flour, teff flour',
  },
  'cassava-flour': {
    en: 'attieke',
  },
  wakame: {
    en: 'hijiki, dulse',
  },
  'tomato-juice': {
    en: 'vegetable juice',
  },
  buttermilk: {
    en: 'lassi, ayran',
  },
  tofu: {
    en: 'tofu skin, yuba',
  },
  yam: {
    en: 'nagaimo',
    ru: 'нагаимо, китайский ямс',
  },
}

const rows = Object.entries(relatives)

/** The foods cooked like an ingredient, in one language. */
export function similarlyCookedFoodsIn(language: Language): readonly NamedKind[] {
  return rows.flatMap(([like, names]) => {
    const called = names[language]
    return called === undefined || !isIngredientId(like) ? [] : [{ ...lexicon[like], like, names: list(called) } satisfies NamedKind]
  })
}

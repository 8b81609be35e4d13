import type { Phrases } from '#kitchen/checker/words/words.ts'
import type { Language } from '#kitchen/options.ts'
import { list } from '#kitchen/word-list.ts'

/** How a text says that a dish is served beside, on or under the recipe's dish. */
interface AccompanimentWords {
  /** Words in the same sentence for serving or topping. */
  serving: Phrases
  /** Words directly before the name of a side dish, with at most a few small words between: "serve with". */
  before: Phrases
  /** Words directly after that name: を添える. */
  after: Phrases
  /** Words right before a name that was mentioned earlier: "the", "your". */
  spokenOf: Phrases
  /** Words that separate the dish of a title from its accompaniment: "with". */
  titleWith: Phrases
  /** Words that separate an accompaniment at the start of a title from the dish: 添え. */
  titleBeside: Phrases
  /** Words for whole meals; after one of them, the next dish in a title is an accompaniment. */
  meals: Phrases
  /** Dishes that any recipe may call its own result: pancakes of rice flour, a pudding of coconut milk. */
  madeAnyWay: Phrases
}

export const accompanimentWordsIn: Readonly<Record<Language, AccompanimentWords>> = {
  en: {
    serving: list(
      'serve*, serving, top*, garnish*, accompan*, finish*, plate, offer*, eat, enjoy*, ladle*, spoon*, pour*, drizzle*, dollop*, pair*, good, lovely, delicious, great',
    ),
    before: list('with, alongside, over, on, onto, beside, atop, and, by, some, of, offer, a, an, extra'),
    after: list('alongside, on the side, on top, beside'),
    spokenOf: list('the, your, these, those, each'),
    titleWith: list('with, on, over, and a, plus'),
    titleBeside: [],
    meals: list(
      'soup, stew, salad, curry, stir-fry, stir fry, chili, chilli, roast, bowl, broth, casserole, rice, pasta, noodles, skillet, bake',
    ),
    madeAnyWay: list(
      'pudding, puddings, rice pudding, corn pudding, pancake, pancakes, cake, cakes, tart, tarts, crumble, apple crumble, fruit crumble, crisp, apple crisp, clafoutis, chowder, gratin, dumpling, dumplings, granola, pizza, pizzas, fritter, fritters, burger, burgers, meatball, meatballs, bread, flatbread, cookie, cookies, biscuits, muffin, muffins, waffle, waffles, crepes, crêpes, curry, gnocchi, fried rice, taco, tacos, omelette, pasta bake, porridge, ice cream, mousse, potato cakes, patties, frittata, cobbler, brownies, shortbread, scones, pie',
    ),
  },
  es: {
    serving: list(
      'servir, sirv*, serv*, acompañ*, decor*, adorn*, corona*, verter, verte*, viert*, presenta*, cubr*, rematar, ofrec*, com*, bien, rico, deliciosa, delicioso',
    ),
    before: list('con, sobre, junto a, al lado de, de, acompañado de, acompañada de, un poco de, y, encima de, a, por'),
    after: list('al lado, aparte, encima, al gusto'),
    spokenOf: list('el, la, los, las, del, al, cada, estas, estos'),
    titleWith: list('con, sobre, acompañado de, acompañada de'),
    titleBeside: [],
    meals: list('sopa, crema, guiso, estofado, ensalada, curry, salteado, asado, caldo, arroz, pasta, fideos, cazuela'),
    madeAnyWay: list(
      'pudin, budín, tortitas, tortita, bizcocho, pastel, tarta, crumble, clafoutis, gratén, empanadillas, granola, pizza, hamburguesa, hamburguesas, albóndigas, pan, galletas, panqueques, ñoquis, arroz frito, arroz con leche, taco, tacos, tortilla, helado, mousse, arroz frito con huevos, fideos salteados, pimientos rellenos, buñuelos, crepes, magdalenas',
    ),
  },
  fr: {
    serving: list(
      'servi*, serve*, accompagn*, garni*, vers*, propos*, dress*, napp*, décor*, couronn*, offr*, manger, bon, délici*, parfait*, dégust*',
    ),
    before: list(
      'avec, sur, à côté de, de, d, des, accompagné de, accompagnée de, un peu de, un peu d, et, proposer, du, une, un, aux, au',
    ),
    after: list('à côté, à part, dessus'),
    spokenOf: list('le, la, les, l, ces, ce, cette, chaque'),
    titleWith: list('avec, sur, accompagné de, accompagnée de'),
    titleBeside: [],
    meals: list('soupe, velouté, potage, ragoût, salade, curry, sauté, rôti, bouillon, riz, pâtes, nouilles, poêlée'),
    madeAnyWay: list(
      'pudding, pancakes, pancake, gâteau, tarte, crumble, clafoutis, gratin, boulettes, granola, pizza, flan, galettes, pain, biscuits, cookies, crêpes, gnocchis, riz frit, riz sauté, riz au lait, beignets, omelette, burger, burgers, glace, mousse, légumes farcis, poivrons farcis, tomates farcies, tourte, muffins, cake, tartes, tacos, wraps',
    ),
  },
  de: {
    serving: list(
      'servier*, reich*, anricht*, angericht*, garnier*, geben, gibt, dazu, gegossen, übergieß*, krön*, bestreuen, passt, schmeckt, genieß*, anbiet*',
    ),
    before: list('mit, auf, zu, dazu, über, neben, etwas, und, gibt es, ein wenig, samt, nebst, einem, einer, eine, ein'),
    after: list('dazu, als Beilage, obenauf'),
    spokenOf: list('der, die, das, den, dem, des, diese, diesen, jeden, jede'),
    titleWith: list('mit, auf, dazu, samt, nebst, an'),
    titleBeside: [],
    meals: list('*suppe, *eintopf, *salat, *curry, *pfanne, *braten, *brühe, *auflauf, *topf, *reis, *nudeln, *ragout'),
    madeAnyWay: list(
      '*pudding, *pfannkuchen, *kuchen, *tarte, *crumble, *clafoutis, *gratin, *knödel, *klöße, *granola, *pizza, *puffer, *frikadellen, *bällchen, *brot, *fladen, *kekse, *waffeln, *crêpes, *gnocchi, *nocken, gebratener Reis, *milchreis, *burger, *omelett, *eis, *mousse, *muffins, *taschen, *tacos, *wraps, *strudel, *auflauf',
    ),
  },
  ru: {
    serving: list('пода*, посып*, полей*, полит*, укрась*, украс*, гарнир, предлож*, выложи*, полож*, подходит, вкусн*, рядом, сверху'),
    before: list('с, со, на, к, ко, и, рядом, немного, поверх, предложите, гарнир, положите, выложите, подходит, сверху, добавьте'),
    after: list('рядом, отдельно, сверху'),
    spokenOf: list('этот, эту, эти, каждый, каждую'),
    titleWith: list('с, со, на, под'),
    titleBeside: [],
    meals: list('суп, супа, рагу, салат, карри, жаркое, бульон, похлёбка, рис, паста, лапша, гуляш'),
    madeAnyWay: list(
      'пудинг, рисовый пудинг, оладьи, блины, блинчики, торт, кекс, пирог, крамбл, клафути, гратен, гранола, котлеты, биточки, фрикадельки, тефтели, лепёшки, хлеб, печенье, вафли, пицца, клёцки, жареный рис, омлет, бургер, бургеры, мороженое, мусс, запеканка, маффины, тако, ризотто, плов, драники, картофельное пюре, каша, панкейки',
    ),
  },
  ar: {
    serving: list('نقدم*, يقدم, تقدم, قدم*, نزين*, نسكب*, نضيف*, نغمس*, لذيذ, رائع, نرش*, يؤكل'),
    before: list('مع, فوق, على, إلى جانب, بجانب, قليل من, و, من, ب, بقليل من, نضيف'),
    after: list('جانبا, على الجانب'),
    spokenOf: [],
    titleWith: list('مع, على, فوق'),
    titleBeside: [],
    meals: list('حساء, شوربة, يخنة, سلطة, كاري, مرق, أرز, معكرونة, طاجن, طبخة'),
    madeAnyWay: list(
      'بودينغ, فطائر, كعكة, كيك, تارت, كرامبل, كلافوتي, غراتان, غرانولا, بيتزا, كرات, أقراص, خبز, بسكويت, وافل, بان كيك, كريب, أرز مقلي, أرز بالحليب, عجة, أومليت, برغر, مثلجات, موس, تاكو, لفائف, بطاطس مهروسة',
    ),
  },
  ja: {
    serving: list('添え, 盛, のせ, かけ, 食べ, 合う, 一緒, どうぞ, 出す, 供す'),
    before: [],
    after: [
      '/(?:を|も)?(?:たっぷり|少し|少々)?(?:添え|のせ|載せ|乗せ|加え|かけ|出す|出し|つけ)/',
      '/と(?:一緒|いっしょ|ともに|よく合|合う|合い|あわせ|合わせ)/',
      '/に(?:かけ|のせ|添え|つけ)/',
    ],
    spokenOf: list('この, その, 焼いた, 作った'),
    titleWith: ['/、/'],
    titleBeside: ['/^添え/'],
    meals: list('スープ, 汁, シチュー, サラダ, カレー, 炒め, 煮込み, 鍋, ご飯, 丼, パスタ, 煮'),
    madeAnyWay: list(
      'プディング, ライスプディング, パンケーキ, ケーキ, タルト, クランブル, クラフティ, チャウダー, グラタン, グラノーラ, ピザ, コロッケ, ハンバーグ, ハンバーガー, ミートボール, 肉団子, パン, クッキー, ワッフル, クレープ, ニョッキ, チャーハン, 炒飯, オムレツ, アイス, アイスクリーム, ムース, マフィン, タコス, チヂミ, ドーナツ, カレー, リゾット, ピラフ, マッシュポテト',
    ),
  },
  zh: {
    serving: list('配, 搭, 佐, 淋, 浇, 摆, 撒, 上桌, 食用, 享用, 吃, 放'),
    before: list('配, 搭配, 配上, 佐, 佐以, 淋上, 淋在, 浇在, 浇上, 加入, 加, 放上, 摆上, 和, 与, 一份, 一些, 上'),
    after: ['/^(?:一起|同|食用|上)/'],
    spokenOf: list('将, 把, 这, 每个'),
    titleWith: list('配, 搭, 佐'),
    titleBeside: [],
    meals: list('汤, 羹, 炖, 沙拉, 咖喱, 炒, 煲, 饭, 面'),
    madeAnyWay: list(
      '布丁, 松饼, 蛋糕, 挞, 酥粒, 克拉芙缇, 浓汤, 焗, 格兰诺拉, 披萨, 丸子, 肉丸, 肉饼, 薄饼, 面包, 饼干, 华夫饼, 可丽饼, 面疙瘩, 炒饭, 煎饼, 煎蛋卷, 汉堡, 冰淇淋, 慕斯, 玛芬, 塔可, 饼, 卷饼, 米布丁, 土豆泥, 饺子, 炒面, 烩饭, 咖喱',
    ),
  },
}

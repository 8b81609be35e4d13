import type { IngredientClass } from '#kitchen/lexicon/ingredient.ts'
import type { TraitWords } from '#kitchen/reader/words/traits/trait-words.ts'
import { list } from '#kitchen/word-list.ts'

const doughs: readonly IngredientClass[] = ['bread', 'wrap', 'noodle', 'pasta', 'pastry']
const flesh: readonly IngredientClass[] = ['poultry', 'meat', 'mince', 'cured-meat', 'fish', 'cured-fish', 'shellfish', 'grain']
const readyMade: readonly IngredientClass[] = [...doughs, ...flesh, 'dish']

const wrappers: readonly TraitWords[] = [
  {
    trait: 'wrapper',
    on: readyMade,
    words: {
      en: list('*wrapper*, dough, base, crust*'),
      es: list('masa, masas, obleas, láminas'),
      fr: list('plaque, plaques, feuille, feuilles'),
      de: list('*blätter*, *platten*, teigblatt*'),
      ru: list('*тесто*, *теста*, *листы*'),
      ar: list('*رقائق*, *عجين*'),
      ja: list('皮, 生地, シート'),
      zh: list('坯'),
    },
  },
  { trait: 'wrapper', on: readyMade.filter((one) => one !== 'pasta'), isExact: true, words: { fr: list('pâte, pâtes') } },
  // Pâtes alone are pasta.
  { trait: 'wrapper', on: ['pasta'], isExact: true, words: { fr: list('pâte, pâtes à, pâtes lasagne*') } },
  { trait: 'wrapper', on: readyMade, words: { de: list('*teig*') }, except: { de: list('*teigtasche*') } },
  { trait: 'wrapper', on: readyMade, stands: 'last', words: { en: list('*sheet, *sheets, *skin, *skins') } },
]

const shapedFoods: readonly TraitWords[] = [
  {
    trait: 'balls',
    on: readyMade,
    words: {
      en: list('*meatball*, *meat ball*'),
      es: list('albóndiga*'),
      fr: list('boulette*'),
      de: list('*hackbällchen*, *fleischbällchen*, *köttbullar*'),
      ru: list('*тефтел*, *фрикадел*'),
      ar: list('كرات لحم*'),
      ja: list('つくね, 肉団子, ミートボール'),
      zh: list('肉丸, 丸子'),
    },
  },
  {
    trait: 'shaped',
    on: readyMade,
    words: {
      en: list(
        `*nugget*, kiev*, kyiv*, cordon bleu*, cordons bleu*, *croquette*, *burger, *burgers, patty, patties,
        fish finger*, fishfinger*, fish stick*, fishstick*, corn dog*, corndog*`,
      ),
      es: list('croqueta*, hamburguesa*, milanesa, milanesas'),
      de: list('*kiew*, *krokette*, *fischstäbchen*, *frikadelle*, *bulette*, *fleischküchle*'),
      ru: list('*наггетс*, *нагетс*, по киевски, *котлет*, *шницел*, *бургер*, *крокет*, рыбные палочки'),
      ar: list('*ناجتس*, *ناغتس*, *كييف*, *شنيتزل*, *شنيتسل*, *برجر*, *برغر*, *كروكيت*'),
      ja: list('ナゲット, ハンバーグ, コロッケ, メンチカツ, チキンカツ, とんかつ'),
      zh: list('鸡米花, 炸鸡排, 汉堡肉, 肉饼'),
    },
  },
  { trait: 'shaped', on: flesh, words: { fr: list('pané, panée, panés, panées') } },
  // A schnitzel that is known as a piece of meat is cooked like the meat.
  { trait: 'shaped', on: ['mince'], words: { de: list('*schnitzel*') } },
]

const pies: readonly TraitWords[] = [
  { trait: 'pie', on: readyMade, stands: 'last', words: { en: list('pie, pies, pasty, pasties') } },
  {
    trait: 'pie',
    on: readyMade,
    words: {
      en: list(
        `sausage roll*, sausageroll*, spring roll*, springroll*, egg roll*, eggroll*, *samosa*, burrito*, enchilada*,
        quesadilla*, chimichanga*, *calzone*, *pizza*, *quiche*, *moussaka*, *lasagn*, *cannelloni*`,
      ),
      es: list('empanad*, musaca*, lasañ*'),
      fr: list(
        `tourte, tourtes, tourtière*, tourteau fromag*, tourteaux fromag*, hachis parmentier*, nem, nems, friand, friands, vol au vent*,
        bouchée à la reine, bouchées à la reine`,
      ),
      de: list('*strudel*, *frühlingsrolle*, *börek*, *burek*, *pastete*'),
      ru: list('*чебурек*, *беляш*, *самса*, *самсы*, *кулебяк*, *курник*, *шаурм*, *лазань*'),
      ar: list('*شاورما*, *سمبوسك*, *فطائر*, *فطيرة*, *بيتزا*'),
      ja: list('ミートパイ, チキンパイ, 春巻, ピザ'),
      zh: list('馅饼, 肉夹馍, 韭菜盒, 春卷, 比萨, 披萨'),
    },
  },
  // A palmier feuilleté is a biscuit.
  { trait: 'pie', on: readyMade, stands: 'first', words: { fr: list('feuilleté, feuilletés') } },
  { trait: 'pie', on: readyMade, in: 'phrase-of-one', words: { ru: list('*пирож*') }, except: { ru: list('паровые пирожки') } },
]

const dumplings: readonly TraitWords[] = [
  {
    trait: 'steamed-bun',
    on: readyMade,
    words: {
      en: list('bao, baozi, xiao long*, xiaolong*'),
      es: list('*tamal*'),
      ja: list('肉まん, 豚まん, 小籠包'),
      zh: list('包子, 小笼, 汤包'),
    },
  },
  { trait: 'steamed-bun', on: readyMade, in: 'phrase-of-one', words: { ru: list('паровые пирожки') } },
  // The Vietnamese bún are noodles.
  { trait: 'steamed-bun', on: readyMade, isExact: true, stands: 'last', words: { en: list('bun, buns') } },
  {
    trait: 'boiled-dumpling',
    on: readyMade,
    words: {
      en: list(
        `*gyoza*, *dumpling*, *wonton*, won ton*, potsticker*, pot sticker*, shumai, shu mai, sumai, su mai, siu mai, dim sum*,
        dimsum*, *pierogi*, *pelmeni*, *vareniki*, momo, momos, manti, mandu, *ravioli*, *tortellini*, *tortelloni*,
        *agnolotti*, *cappelletti*`,
      ),
      fr: list('ravioles'),
      de: list('*maultasche*, *teigtasche*, *wantan*'),
      ru: list('*пельмен*, *вареник*, манты*, мантов, *хинкали*, *буузы*, *позы*, *гёдза*, *вонтон*, дим сам*, димсам*, *равиоли*'),
      ar: list('شيش برك, شيشبرك, *رافيولي*, *دمبلنج*, *دامبلنج*, *غيوزا*, *جيوزا*, *ونتون*, *مانتي*'),
      ja: list('餃子, ギョーザ, ギョウザ, ワンタン, 雲呑, 焼売, シュウマイ, シューマイ'),
      zh: list('馄饨, 云吞, 抄手, 烧卖, 烧麦, 锅贴'),
    },
  },
  { trait: 'boiled-dumpling', on: readyMade, isExact: true, words: { zh: list('饺, 水餃, 蒸餃, 煎餃, 鮮餃') } },
]

const friedGrains: readonly TraitWords[] = [
  {
    trait: 'fried-grain',
    on: ['rice', 'grain', 'noodle', 'pasta'],
    stands: 'last',
    words: {
      en: list('fried rice, fried noodles, chow mein, chowmein, *pilaf, *pilau, jollof rice'),
      es: list('arroz frito'),
      fr: list('riz cantonais, riz frit, riz sauté'),
      de: list('gebratene* reis, gebratene* nudeln'),
      ru: list('жарен* рис, жарен* лапша'),
      ar: list('أرز مقلي'),
      ja: list('チャーハン, 炒飯'),
      zh: list('炒饭, 炒面'),
    },
  },
]

/** Ready-made dishes, which may be raw inside: they are heated whole, and never toasted or broken up. */
export const readyMadeWords: readonly TraitWords[] = [...wrappers, ...shapedFoods, ...pies, ...dumplings, ...friedGrains]

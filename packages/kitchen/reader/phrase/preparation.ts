// Preparations that recipes write after a comma in the eight languages: "tomatoes, diced", "Petersilie, glatt". The
// lines are parts of regular expressions. A word that is a food by itself ("mince", but not "ground") is left out.

const en = `(?:finely|roughly|coarsely|thinly|thickly|lightly|freshly|well|very|and|or|about|approximately|extra|firmly|loosely|packed)
(?:un)?(?:peeled|cored|seeded|pitted|trimmed|washed|rinsed|drained|cooked|salted|shelled|sifted|sweetened)
chopped|diced|sliced|minced|cubed|grated|shredded|crushed|ground|halved|quartered|mashed|melted|softened|beaten|whipped|toasted|torn|crumbled|juiced|zested|divided
deseeded|deveined|deboned|boned|skinned|hulled|stemmed|stoned|shucked|scrubbed|smashed|pounded|flaked|julienned|blanched|roasted|grilled|boiled|baked|fried|steamed|poached
boneless|skinless|bone-in|skin-on|bone in|skin on|seedless|raw|fresh|frozen|thawed|defrosted|canned|tinned|dried|smoked|chilled|cold|warm|warmed|cooled|stale|leftover
large|small|medium|big|medium-sized|ripe|firm|lean|tender|young|whole|organic|free-range|optional|red|green|yellow|thin|thick|long|crisp|crusty|plain
(?:low|reduced)[- ](?:fat|sodium)|no salt added|room temperature|to taste|to serve|to garnish|if (?:needed|desired)|as needed|or more|leaves only|white (?:and green )?parts? only
(?:stems?|seeds?|skins?|bones?|shells?|tails?|rinds?|crusts?|pits?|fat)(?: and (?:seeds?|skins?|bones?|tails?))? (?:removed|discarded|on|off)|lightly packed|tightly packed|vegan|vegetarian|plant-based|[a-z]+[- ]free`

const de = `(?:fein|dünn|dick|gut|sehr|frisch|leicht|und|oder|ca\\.?|etwa|nicht zu|klein|groß|mittelgroß|halb|grob)(?:e[mnrs]?)?
gehackt|gehackte[mnr]?|(?:un)?ge(?:schält|salzen|süßt|waschen|kocht)(?:e[mnrs]?)?|(?:getrocknet|geräuchert|geröstet|gerieben|gemahlen|geschnitten|gewürfelt|geputzt|geschmolzen|gegart|gebraten|gegrillt|gebacken|gepresst|gehobelt|gesiebt|gemischt|gepellt|geraspelt|gezupft|gefroren|tiefgekühlt|tiefgefroren|geviertelt|geschlagen|verquirlt)(?:e[mnrs]?)?
(?:halbiert|entkernt|entsteint|entbeint|abgetropft|abgespült|zerlassen|zerdrückt|zerkleinert|zerzupft|zerbröselt|püriert|ausgepresst|aufgetaut|angetaut|weich|zimmerwarm|kalt|warm|glatt|kraus|reif|roh|ganz|mager|fettarm|entrahmt|zart|jung|rot|grün|gelb|weiß|vegan|vegetarisch)(?:e[mnrs]?)?
(?:(?:vorwiegend )?festkochend|mehligkochend|\\p{L}+frei)(?:e[mnrs]?)?|größe (?:xl|[sml])|bio|tk|optional|nach (?:geschmack|belieben|bedarf)|bei zimmertemperatur`

const es = `(?:finamente|muy|bien|y|o|poco|recién|unos|aproximadamente)
(?:picad|pelad|cortad|trocead|rallad|molid|cocid|escurrid|lavad|congelad|descongelad|asad|derretid|triturad|machacad|laminad|filetead|desmenuzad|deshuesad|despepitad|limpi|madur|fresc|sec|crud|enter|ablandad|partid|exprimid|remojad|salad|hervid|frit|enlatad|envasad|desgrasad|descremad|median|pequeñ|magr|tiern|roj|vegan|vegetarian)[oa]s?|tostados?|ahumad[oa]|ahumadas|batid[ao]s|batida
grandes?|verdes?|opcional|al gusto|a temperatura ambiente|en (?:rodajas|cubos|cubitos|dados|daditos|tiras|trozos|trocitos|juliana|láminas|cuartos|mitades|conserva|lata|polvo|rama|hojas)(?: fin[ao]s| grandes| pequeñ[ao]s)?`

const fr = `(?:finement|grossièrement|bien|très|et|ou|environ|fraîchement|assez)
(?:haché|émincé|coupé|pelé|épluché|râpé|moulu|cuit|égoutté|rincé|lavé|surgelé|congelé|décongelé|fumé|rôti|grillé|battu|écrasé|pressé|ciselé|concassé|effilé|dénoyauté|désossé|épépiné|nettoyé|mûr|séché|cru|ramolli|tranché|taillé|équeuté|broyé|tamisé|mixé|poêlé|salé|sucré|petit|grand|moyen|vert|végétarien)(?:s|e|es|ne|nes)?
fondus?|bouillis?|frits?|fins?|fines|frais|fraîches?|sec|secs|sèches?|entiers?|entières?|gros|grosses?|doux|vegan|végane?s?|végétaliene?s?|facultati(?:f|ve)s?|bio|mou|mous|plate?s?|frisée?s?|au goût|à température ambiante
en (?:petits |fines |gros )?(?:dés|tranches|rondelles|lamelles|morceaux|cubes|julienne|quartiers|boîte|conserve|bâtonnets|lanières|poudre|grains|branches?)(?: fine?s)?`

const ru = `(?:мелко|крупно|тонко|хорошо|очень|слегка|свеже|и|или|около|примерно|предварительно)
(?:нарезан|порезан|измельч[её]н|очищен|почищен|нат[её]рт|т[её]рт|вар[её]н|отварен|отварн|жарен|обжарен|копч[её]н|суш[её]н|заморожен|разморожен|консервирован|молот|рублен|спел|зрел|небольш|растоплен|размягч[её]н|взбит|промыт|отжат|сол[её]н|красн|зел[её]н|цел|разрезан|раздавлен|веганск)н?(?:ый|ая|ое|ые|ого|ой|ому|ую|ым|ых|ыми|ом|ие|ий|а|о|ы)
сыр(?:ой|ая|ые|ого|ую|ых)|(?:свеж|больш|маленьк|крупн|мелк|средн|сух|мягк|нежирн)(?:ий|ая|ее|ие|ой|ое|ые|ый|его|их|ых|им|ым|ую|юю|яя)|кубиками|кубиком|ломтиками|кольцами|полукольцами|соломкой|дольками|кружочками|кружками|полосками|пластинами|пополам|по вкусу|по желанию|комнатной температуры|на т[её]рке`

const ar = `و?(?:مقطع|مفروم|مبشور|مطحون|مهروس|مقشر|مسلوق|مطبوخ|مجمد|طازج|مجفف|مدخن|مشوي|مقلي|مصفى|مصفا|مغسول|مذوب|مخفوق|معلب|كبير|صغير|متوسط|ناضج|كامل|جاف|مجروش|مدقوق|مخلي|نباتي|أحمر|أخضر)(?:ة|ه|ا|ات)?
ناعما?|خشنا?|جيدا|محمصا?|شرائح|مكعبات|حلقات|ني[ئء]ة?|ذائبة?|حسب (?:الرغبة|الذوق|الحاجة)|اختياري|بحرارة الغرفة|في درجة حرارة الغرفة`

const ja = `一口大|みじん切り|[薄うす]+切り|厚切り|[千せん]+切り|細切り|角切り|乱切り|輪切り|半月切り|いちょう切り|くし形?切り|斜め(?:薄)?切り|小口切り|ぶつ切り|ざく切り|すりおろし|(?:皮|骨|種)(?:なし|無し|抜き|つき|付き)|皮をむく|皮をむいて|冷凍|乾燥|[茹ゆ]でた|刻んだ|刻み|洗った
水切りした|水気を切る|水気を切った|溶かした|溶かし|常温|室温|[sml]サイズ|[大中小](?:サイズ|玉)?|適量|少々|お?好みで|無塩|有塩|飾り用|仕上げ用|にする|にした|したもの`

const zh = `(?:切碎|切丁|切片|切丝|切块|切段|切末|切半|切条|切好|切成\\p{L}{1,3}|去皮|去骨|去籽|去核|去壳|去头|去蒂|带皮|带骨|剁碎|拍碎|磨碎|压碎|捣碎|刨丝|擦丝|撕碎|洗净|沥干|泡发|煮熟|解冻|冷冻|新鲜|融化|软化|打散|室温|适量|少许|备用|无盐|可选|大|中|小)的?`

/** Beginnings of a preparation, whatever follows: "cut into strips", "ohne Haut", "для подачи". */
const preparationOpeners = `cut (?:in|into|up|crosswise|lengthwise)|trimmed of|plus|for (?:serving|garnish|garnishing|frying|greasing|dusting|drizzling|sprinkling|the (?:pan|dish|garnish))|at room temperature|without|free of
in (?:\\p{L}+ )?(?:scheiben|würfeln?|streifen|ringen?|stücken?|spalten|stiften)|aus der dose|ohne|zum (?:garnieren|braten|bestreuen|servieren|einfetten|anbraten|frittieren)|zur deko
sin|libre de|para (?:servir|decorar|freír|espolvorear|acompañar|adornar|engrasar)|cortad[oa]s? en
sans|pour (?:servir|garnir|décorer|saupoudrer|accompagner|la (?:garniture|cuisson|décoration)|le moule)|coupée?s? en|selon
(?:мелко |крупно |тонко )?(?:нарезать|нашинковать|натереть|измельчить|порубить|нарубить|очистить|почистить|отварить|промыть|растопить|размягчить|взбить)
без|для (?:подачи|жарки|украшения|смазывания|посыпки)|порезанн\\p{L}+|нарезанн\\p{L}+
بدون|بلا|من دون|خال من|خالي من|خالية من|منزوعة?|للتقديم|للتزيين|للقلي|للدهن|إلى|مقطعة? إلى`

const eitherOf = (...lines: readonly string[]) => lines.flatMap((line) => line.split('\n')).join('|')
const spaced = eitherOf(en, de, es, fr, ru, ar)
const unspaced = eitherOf(ja, zh)

const wordPattern = new RegExp(`^(?:(?:${spaced})(?:\\s+|$)|(?:${unspaced})\\s*)`, 'u')
const openingPattern = new RegExp(`^(?:${eitherOf(preparationOpeners)})(?:\\s|$)`, 'u')

/** Whether a text is only a preparation: "peeled and finely chopped". Expects lower case and single spaces. */
export function isPreparation(text: string): boolean {
  let rest = text
  while (rest !== '' && !openingPattern.test(rest)) {
    const next = rest.replace(wordPattern, '')
    if (next === rest) return false
    rest = next
  }
  return text !== ''
}

const units = `g|gr|gramm?e?s?|kg|kilos?|mg|ml|cl|dl|l|lit(?:re|er|ro)s?|oz|ounces?|lbs?|pounds?|cups?|tsp|tbsp|tbs|teaspoons?|tablespoons?|cans?|tins?|jars?|packs?|packages?|bunch(?:es)?|cloves?|heads?|stalks?|sprigs?|slices?|pieces?|pcs?|of
el|tl|pfund|dosen?|bund|zehen?|stück|scheiben?|packung(?:en)?|päckchen|gläser|glas|becher|tassen?|prisen?|tazas?|cucharad(?:it)?as?|latas?|dientes?|manojos?|rebanadas?|paquetes?|pizcas?|de|boîtes?|gousses?|tranches?|bottes?|sachets?|tasses?|livres?|cuillères? à (?:soupe|café)
г|гр|кг|мл|л|шт|банк[аиу]|банок|зубчик(?:а|ов)?|пучок|пучка|стакан(?:а|ов)?|غ|غرام|جرام|كغ|كيلو|مل|لتر|حبة|حبات|علبة|علب|كوب|أكواب|ملعقة|個|本|枚|片|束|缶|袋|パック|カップ|大さじ|小さじ|克|千克|公斤|斤|毫升|升|个|只|根|条|块|瓣|颗|粒|把|罐|盒|瓶|包|勺`

const numberWords = `an?|one|two|three|four|five|six|half an?|eine?|zwei|drei|vier|un[ae]?|dos|tres|deux|trois|quatre|один|одна|два|две|три|четыре`
const numberPattern = '[\\p{Nd}½⅓⅔¼¾⅛](?:[\\p{Nd}½⅓⅔¼¾⅛.,/ –-]*[\\p{Nd}½⅓⅔¼¾⅛])?'

/** An amount at the beginning: "2 lbs", "1 (14.5 oz) can". Expects lower case and single spaces. */
export const amountAtFront = new RegExp(
  `^(?:${numberPattern}|(?:${numberWords})(?=\\s))\\s*(?:[x×]\\s*)?(?:\\([^()]*\\)\\s*)?(?:(?:${numberPattern}\\s*)?(?:${eitherOf(units)})(?![\\p{L}\\p{M}])\\.?\\s*)*`,
  'u',
)

import { classLooks } from '#kitchen/picture/class-looks.ts'
import { bedLook, type Look, pieceLook } from '#kitchen/picture/look.ts'

/**
 * Looks by a word in a food's name, in eight languages; the first match decides. They are guesses that only pictures
 * may use.
 */
const headLooks: readonly [words: RegExp, look: Look][] = [
  [/noodle|nudel|fideo|nouille|лапш|نودل|شعيري|麺|そば|うどん|面条|[粉面]$/iu, bedLook('strands', '#efcf86')],
  [/sausage|wurst|würstchen|salchich|longaniza|sauciss|колбас|сосиск|نقانق|سجق|ソーセージ|香肠/iu, pieceLook('sausage', '#a85a32')],
  [/sauce|so(?:ß|ss)e\b|\bsalsa|соус|صلصة|ソース|たれ$|[酱汁]$/iu, classLooks.sauce],
  [/broth|stock\b|brühe|caldo|bouillon|бульон|مرق|だし|出汁|高汤/iu, classLooks.stock],
  [/bread|\bbun|\broll|brot|brötchen|\bpan\b|\bpain\b|хлеб|булоч|خبز|パン|面包|[饼饅馒]/iu, classLooks.bread],
  [/cheese|käse|queso|fromage|\bсыр|جبن|チーズ|奶酪|芝士/iu, pieceLook('crumble', '#f6e2a4')],
  [/fish|fillet|fisch|forelle|barsch|filet|pescad|poisson|truite|рыб|форел|سمك|魚|鱼/iu, classLooks.fish],
  [/shrimp|prawn|garnele|krabbe|gamba|camar[oó]n|crevette|креветк|روبيان|جمبري|えび|海老|虾/iu, classLooks.shellfish],
  [/mushroom|pilz|\bsetas?\b|hongo|champignon|гриб|فطر|きのこ|茸|菇/iu, classLooks.mushroom],
  [/bean|bohne|frijol|alubia|judía|haricot|фасол|\bбоб|فاصوليا|فول|豆/iu, classLooks.legume],
  [/\bnuts?\b|nüsse|nuss\b|\bnuez|nueces|\bnoix|орех|مكسرات|ナッツ|坚果/iu, classLooks.nut],
  [/berry|berries|beere|\bbaya|\bbaie|ягод|توت|ベリー|莓/iu, classLooks.berry],
  [/chicken|hähnchen|huhn|pollo|poulet|куриц|курин|دجاج|鶏|チキン|鸡/iu, classLooks.poultry],
  [/meat|steak|fleisch|braten|\bcarne|viande|\bмяс|لحم|肉/iu, classLooks.meat],
  [/pasta|teigwaren|pâtes|макарон|معكرونة|パスタ|意面/iu, classLooks.pasta],
  [/\brice|reis\b|arroz|\briz\b|\bрис|أرز|ご飯|米/iu, classLooks.rice],
  [/lettuce|salad|salat|lechuga|laitue|салат|خس|レタス|菜$/iu, classLooks.leaf],
]

/** The look of a food that is known only by kind, from a word of its name; undefined without a match. */
export const headLookOf = (name: string): Look | undefined => headLooks.find(([words]) => words.test(name))?.[1]

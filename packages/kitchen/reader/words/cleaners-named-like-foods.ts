import type { Language } from '#kitchen/options.ts'

/** Foods that are also sold for cleaning, and the words before or behind them that say so. */
interface Cleaners {
  foods: readonly string[]
  before?: readonly string[]
  behind?: readonly string[]
}

const cleanersIn: Record<Language, Cleaners> = {
  en: {
    foods: ['white vinegar', 'vinegar', 'baking soda', 'bicarb', 'bicarbonate of soda', 'citric acid', 'soda'],
    before: ['cleaning', 'descaling', 'household cleaning', 'laundry', 'washing'],
    behind: ['for cleaning', 'for descaling', 'for laundry', 'for the laundry', 'for the drain', 'for drains', 'for the washing machine'],
  },
  es: {
    foods: ['vinagre', 'vinagre blanco', 'bicarbonato', 'limón', 'limon', 'alcohol', 'ácido cítrico'],
    behind: [
      'de limpieza',
      'limpieza',
      'para limpiar',
      'para la limpieza',
      'para fregar',
      'de fregar',
      'para desatascar',
      'para la lavadora',
    ],
  },
  fr: {
    foods: ['vinaigre', 'vinaigre blanc', 'bicarbonate', 'acide citrique', 'alcool'],
    behind: [
      'ménager',
      'menager',
      'de nettoyage',
      'pour nettoyer',
      'pour le nettoyage',
      'pour le ménage',
      'pour le menage',
      'anticalcaire',
    ],
  },
  de: {
    foods: ['essig', 'essigessenz', 'natron', 'soda', 'zitronensäure', 'alkohol'],
    before: ['putz', 'reinigungs', 'reinigungs-', 'entkalker'],
    behind: [
      'zum putzen',
      'zum reinigen',
      'zum entkalken',
      'reiniger',
      '-reiniger',
      'entkalker',
      'für die waschmaschine',
      'für den abfluss',
    ],
  },
  ru: {
    foods: ['уксус', 'сода', 'лимонная кислота', 'лимонка', 'соль', 'спирт'],
    before: ['хозяйственный', 'технический', 'техническая', 'кальцинированная', 'каустическая'],
    behind: [
      'для уборки',
      'для чистки',
      'для мытья',
      'для стирки',
      'для посудомойки',
      'для посудомоечной машины',
      'от накипи',
      'технический',
      'хозяйственный',
      'техническая',
      'кальцинированная',
    ],
  },
  ar: {
    foods: ['خل', 'خل ابيض', 'خل أبيض', 'بيكربونات', 'كربونات', 'ليمون', 'كحول', 'صودا'],
    behind: ['تنظيف', 'للتنظيف', 'التنظيف', 'للغسيل', 'للغسالة', 'منظف', 'لإزالة الكلس'],
  },
  ja: {
    foods: ['酢', 'お酢', '重曹', 'クエン酸', 'アルコール', 'エタノール'],
    before: ['掃除用', 'お掃除用', 'そうじ用', '掃除用の', '掃除用お', 'そうじ用の', '洗濯用', '掃除の'],
    behind: ['(掃除用)', '（掃除用）', ' 掃除用', '掃除', 'クリーナー'],
  },
  zh: {
    foods: ['醋', '白醋', '小苏打', '柠檬酸', '酒精', '苏打'],
    before: ['清洁', '清洁用', '除垢', '除垢用', '打扫用', '洗衣用', '家用清洁'],
    behind: [' 清洁用', '清洁用', ' 除垢', '清洁剂', '(清洁用)', '（清洁用）', '除垢剂'],
  },
}

/** An amount before or behind the name: "putzessig 1 l", "1 kg", "掃除用酢 1本". */
const amount = String.raw`[\s,(]*(?:\p{N}[\p{N}.,/]*\s*\p{L}{0,8}\.?)?[\s,)]*`

const escaped = (words: string) => words.replace(/[()]/g, String.raw`\$&`)

function patternOf({ foods, before = [], behind = [] }: Cleaners): RegExp {
  const anyOf = (words: readonly string[]) => `(?:${words.map(escaped).join('|')})`
  const first = before.length === 0 ? [] : [`${anyOf(before)}\\s?${anyOf(foods)}`]
  const last = behind.length === 0 ? [] : [`${anyOf(foods)}\\s?${anyOf(behind)}`]
  return new RegExp(`^${amount}(?:${[...first, ...last].join('|')})${amount}$`, 'u')
}

const patterns = Object.values(cleanersIn).map(patternOf)

/** Is it a cleaner named like a food, in any language: "cleaning vinegar", "Putzessig", 掃除用クエン酸? */
export function isCleanerNamedLikeFood(plain: string): boolean {
  return patterns.some((pattern) => pattern.test(plain))
}

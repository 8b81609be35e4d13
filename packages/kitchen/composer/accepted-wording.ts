import type { LeftOutReason } from '#kitchen/composer/reason-against.ts'
import { allergens, type DietType, type Language } from '#kitchen/options.ts'
import type { Food, LeftOutOfFood, Marker } from '#kitchen/reader/food/reading.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

/** How a language says that a food is made without something or fits a diet. */
interface ClaimWording {
  without: Record<LeftOutOfFood, string>
  /** The joining word between several claims. */
  and: string
  /** Joins the claim and the food in the word order of the language. */
  join(said: string, food: string): string
  diet: Record<'vegan' | 'vegetarian', (food: string) => string>
}

const claimAfterFood = (said: string, food: string) => `${food} ${said}`
const claimBeforeFood = (said: string, food: string) => `${said} ${food}`
const inBrackets = (said: string, food: string) => `${food}（${said}）`

const claimWordings: Record<Language, ClaimWording> = {
  en: {
    without: {
      dairy: 'dairy-free',
      gluten: 'gluten-free',
      eggs: 'egg-free',
      peanut: 'peanut-free',
      shellfish: 'shellfish-free',
      soybean: 'soy-free',
      mushroom: 'mushroom-free',
      nuts: 'nut-free',
      lactose: 'lactose-free',
      wheat: 'wheat-free',
    },
    and: ' ',
    join: claimBeforeFood,
    diet: { vegan: (food) => `vegan ${food}`, vegetarian: (food) => `vegetarian ${food}` },
  },
  es: {
    without: {
      dairy: 'sin leche',
      gluten: 'sin gluten',
      eggs: 'sin huevo',
      peanut: 'sin cacahuete',
      shellfish: 'sin marisco',
      soybean: 'sin soja',
      mushroom: 'sin setas',
      nuts: 'sin frutos secos',
      lactose: 'sin lactosa',
      wheat: 'sin trigo',
    },
    and: ' y ',
    join: claimAfterFood,
    diet: { vegan: (food) => `${food} (vegano)`, vegetarian: (food) => `${food} (vegetariano)` },
  },
  fr: {
    without: {
      dairy: 'sans lait',
      gluten: 'sans gluten',
      eggs: 'sans œuf',
      peanut: 'sans arachide',
      shellfish: 'sans crustacés',
      soybean: 'sans soja',
      mushroom: 'sans champignon',
      nuts: 'sans fruits à coque',
      lactose: 'sans lactose',
      wheat: 'sans blé',
    },
    and: ' et ',
    join: claimAfterFood,
    diet: { vegan: (food) => `${food} (végan)`, vegetarian: (food) => `${food} (végétarien)` },
  },
  de: {
    without: {
      dairy: 'ohne Milch',
      gluten: 'ohne Gluten',
      eggs: 'ohne Ei',
      peanut: 'ohne Erdnüsse',
      shellfish: 'ohne Schalentiere',
      soybean: 'ohne Soja',
      mushroom: 'ohne Pilze',
      nuts: 'ohne Nüsse',
      lactose: 'ohne Laktose',
      wheat: 'ohne Weizen',
    },
    and: ' und ',
    join: claimAfterFood,
    diet: { vegan: (food) => `${food} (vegan)`, vegetarian: (food) => `${food} (vegetarisch)` },
  },
  ru: {
    without: {
      dairy: 'без молока',
      gluten: 'без глютена',
      eggs: 'без яиц',
      peanut: 'без арахиса',
      shellfish: 'без морепродуктов',
      soybean: 'без сои',
      mushroom: 'без грибов',
      nuts: 'без орехов',
      lactose: 'без лактозы',
      wheat: 'без пшеницы',
    },
    and: ' и ',
    join: claimAfterFood,
    diet: { vegan: (food) => `${food} (веган)`, vegetarian: (food) => `${food} (вегетарианский)` },
  },
  ar: {
    without: {
      dairy: 'بدون حليب',
      gluten: 'بدون غلوتين',
      eggs: 'بدون بيض',
      peanut: 'بدون فول سوداني',
      shellfish: 'بدون مأكولات بحرية',
      soybean: 'بدون صويا',
      mushroom: 'بدون فطر',
      nuts: 'بدون مكسرات',
      lactose: 'بدون لاكتوز',
      wheat: 'بدون قمح',
    },
    and: ' و',
    join: claimAfterFood,
    diet: { vegan: (food) => `${food} (نباتي)`, vegetarian: (food) => `${food} (بدون لحم)` },
  },
  ja: {
    without: {
      dairy: '乳不使用',
      gluten: 'グルテン不使用',
      eggs: '卵不使用',
      peanut: 'ピーナッツ不使用',
      shellfish: '甲殻類不使用',
      soybean: '大豆不使用',
      mushroom: 'きのこ不使用',
      nuts: 'ナッツ不使用',
      lactose: '乳糖不使用',
      wheat: '小麦不使用',
    },
    and: '・',
    join: inBrackets,
    diet: { vegan: (food) => `ヴィーガン${food}`, vegetarian: (food) => `ベジタリアン${food}` },
  },
  zh: {
    without: {
      dairy: '不含奶',
      gluten: '不含麸质',
      eggs: '不含蛋',
      peanut: '不含花生',
      shellfish: '不含贝类',
      soybean: '不含大豆',
      mushroom: '不含蘑菇',
      nuts: '不含坚果',
      lactose: '不含乳糖',
      wheat: '不含小麦',
    },
    and: '、',
    join: inBrackets,
    diet: { vegan: (food) => `纯素${food}`, vegetarian: (food) => `素食${food}` },
  },
}

/** A food's name with all its claims: "nut-free pesto". */
export function nameWithClaims(markers: readonly Marker[], name: string, language: Language): string {
  const { without, and, join, diet } = claimWordings[language]
  const said = markers.flatMap((marker) => (marker === 'vegan' || marker === 'meatless' ? [] : [without[marker]]))
  const free = said.length === 0 ? name : join(said.join(and), name)
  return markers.includes('vegan') ? diet.vegan(free) : markers.includes('meatless') ? diet.vegetarian(free) : free
}

/**
 * The words a cook can type so that a doubtful food is used: "egg-free pasta". Null if no wording helps. `judge` tells
 * why a food is left out.
 */
export function findAcceptedWording(
  food: Food,
  { subjects, unsure = [] }: LeftOutReason,
  { language, diet, judge }: { language: Language; diet: DietType; judge(food: Food): LeftOutReason | null },
): string | null {
  if (unsure.length < subjects.length) return null
  const saying = claimWordings[language]
  const doubted = allergens.filter((allergen) => unsure.includes(allergen))
  const said = doubted.map((allergen) => saying.without[allergen]).join(saying.and)
  const free = doubted.length === 0 ? food.words : saying.join(said, food.words)
  const kept = diet === 'vegan' || diet === 'vegetarian' ? saying.diet[diet] : null
  const isTaken = (words: string) => {
    const { foods, unknown, notFood } = readPhrase(words, language)
    const [one, ...more] = foods
    return one !== undefined && more.length + unknown.length + notFood.length === 0 && one.class === food.class && judge(one) === null
  }
  const candidates = [free, ...(kept === null ? [] : [kept(food.words), kept(free)])]
  return candidates.find((words) => words !== food.words && isTaken(words)) ?? null
}

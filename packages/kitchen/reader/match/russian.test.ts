import { describe, expect, test } from 'vitest'
import { lexicon } from '#kitchen/lexicon/lexicon.ts'
import { findFoods } from '#kitchen/reader/find-foods.ts'
import { nounFirstNames, russianStem } from '#kitchen/reader/match/russian.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'
import { ru as ordinaryRussian } from '#kitchen/reader/words/ordinary/ru.ts'

describe('Russian stems', () => {
  test.each([
    'морковь моркови морковью',
    'огурец огурца огурцы огурцами',
    'сливки сливок сливками',
    'индейка индейки индеек',
    'сельдерей сельдерея сельдереем',
    'скумбрия скумбрии скумбрией',
    'яйцо яйца яиц яйцами',
    'ржаной ржаная ржаного ржаную',
    'говяжий говяжья говяжьего говяжьих',
  ])('the stem of a Russian word is the same in every case: %s', (forms) => {
    expect(new Set(forms.split(' ').map(russianStem)).size).toBe(1)
  })

  test.each([
    'сыр сырой',
    'печень печеный печенье',
    'соль соленый соленья',
    'зелень зеленый',
    'варенье вареный вареник',
    'молоко молоки',
    'бурый бура',
    'кале кал',
    'манник маниок',
    'мята мятый',
    'слива сливки',
    'какао как',
    'маса масом',
  ])('the stems of different Russian words differ: %s', (words) => {
    const all = words.split(' ')
    expect(new Set(all.map(russianStem)).size).toBe(all.length)
  })
})

/** Irregular words in all their cases: singular, then plural if they have one. */
const declined = `яйцо яйца яйцу яйцом яйце яиц яйцам яйцами яйцах
белок белка белку белком белке белки белков белкам белками белках
масло масла маслу маслом масле масел маслам маслами маслах
сухарь сухаря сухарю сухарем сухаре сухари сухарей сухарям сухарями сухарях
сухарик сухарика сухарику сухариком сухарике сухарики сухариков сухарикам сухариками сухариках
хлебец хлебца хлебцу хлебцем хлебце хлебцы хлебцев хлебцам хлебцами хлебцах
печенье печенья печеньем печений печеньям печеньями печеньях
соленье соленья соленьем солений соленьям соленьями соленьях
овес овса овсу овсом овсе
лен льна льну льном льне
мед меда меду медом меде
соя сои сое сою соей
чай чая чаю чаем чае
капуста капусты капусте капусту капустой
тесто теста тесту тестом тесте
перец перца перцу перцем перце перцы перцев перцам перцами перцах
вино вина вину вином вине винам винами винах
сок сока соку соком соке соки соков сокам соками соках
сало сала салу салом сале
суп супа супу супом супе супы супов супам супами супах
лук лука луку луком луке
рак рака раку раком раке раки раков ракам раками раках
рыба рыбы рыбе рыбу рыбой рыбам рыбами рыбах
лапша лапши лапше лапшу лапшой
корень корня корню корнем корне корни корней корням корнями корнях
семя семени семенем семена семян семенам семенами семенах
ребро ребра ребру ребром ребре ребер ребрам ребрами ребрах
почка почки почке почку почкой почек почкам почками почках
дыня дыни дыне дыню дыней дынь дыням дынями дынях
крошка крошки крошке крошку крошкой крошек крошкам крошками крошках
уха ухи ухе уху ухой
сырник сырника сырнику сырником сырнике сырники сырников сырникам сырниками сырниках`

/** The dative or prepositional ending that follows from the genitive and the instrumental. */
const otherCases: Readonly<Record<'dative' | 'prepositional', readonly (readonly [instrumental: RegExp, ending: string])[]>> = {
  dative: [
    [/([аяыи])ми$/, '$1м'],
    [/ым$/, 'ому'],
    [/им$/, 'ему'],
    [/ом$/, 'у'],
    [/ем$/, 'ю'],
  ],
  prepositional: [
    [/([аяыи])ми$/, '$1х'],
    [/ым$/, 'ом'],
    [/им$/, 'ем'],
    [/[ое]м$/, 'е'],
  ],
}

function inCase(which: keyof typeof otherCases, genitive: string, instrumental: string): string {
  const before = genitive.split(' ')
  return instrumental
    .split(' ')
    .map((word, at) => {
      if (word === before[at]) return word
      const [ending, other] = otherCases[which].find(([pattern]) => pattern.test(word)) ?? [/[ое]й$/, 'е']
      return word.replace(ending, other)
    })
    .join(' ')
}

test.each(declined.split('\n'))('the stem of an irregular Russian word is the same in every case: %s', (forms) => {
  expect([...new Set(forms.split(' ').map(russianStem))]).toHaveLength(1)
})

describe('ingredients in Russian sentences', () => {
  test('the reader finds a Russian ingredient in every case', () => {
    const wrong = Object.entries(lexicon).flatMap(
      ([
        id,
        {
          ru: { accusative, genitive, instrumental },
        },
      ]) => {
        const cases = [accusative, genitive, instrumental]
        const ruled = (['dative', 'prepositional'] as const).map((which) => inCase(which, genitive, instrumental))
        return [...cases, ...ruled].filter((form) => {
          const found = findFoods(`Готовьте с ${form}.`, 'ru')
          return found.length !== 1 || found[0]?.ingredient !== id
        })
      },
    )
    expect(wrong).toEqual([])
  })

  test('the reader finds butter and breadcrumbs in a Russian frying step', () => {
    const found = findFoods('Обваляйте в панировочных сухарях и обжарьте на сливочном масле.', 'ru')
    expect(found.map(({ ingredient }) => ingredient)).toEqual(['breadcrumbs', 'butter'])
  })
})

describe('Russian names', () => {
  test('the reader knows a Russian name with its adjective behind the noun: мука рисовая', () => {
    expect(nounFirstNames('рисовая мука')).toEqual(['мука рисовая'])
    expect(nounFirstNames('сок лимона')).toEqual([])
    expect(readPhrase('мука рисовая', 'ru').foods.map(({ ingredient }) => ingredient)).toEqual(['rice-flour'])
  })

  test('the reader refuses a Russian poison with its adjective on either side', () => {
    expect(readPhrase('сода каустическая', 'ru').notFood).toEqual(['сода каустическая'])
  })

  test('the reader knows a Russian name with a stress mark: Кольра́би', () => {
    expect(readPhrase('Кольра́би', 'ru').foods.map(({ ingredient }) => ingredient)).toEqual(['kohlrabi'])
  })
})

describe('Russian phrases', () => {
  test.each([
    ['соевый лецитин', 'soybean', 'yes'],
    ['рыба в кляре', 'gluten', 'likely'],
    ['кальмары в панировке', 'gluten', 'yes'],
    ['сыр из кешью', 'dairy', 'no'],
    ['сыр из козьего молока', 'dairy', 'yes'],
    ['устричные грибы', 'shellfish', 'no'],
    ['масло какао', 'dairy', 'no'],
    ['хлеб из гречки', 'gluten', 'no'],
    ['пшеничный крахмал', 'gluten', 'yes'],
  ] as const)('the reader marks "%s" with %s: %s', (phrase, allergen, certainty) => {
    expect(readPhrase(phrase, 'ru').foods.map(({ contains }) => contains[allergen])).toEqual([certainty])
  })

  test('the reader leaves масло unknown and suggests butter and oil', () => {
    expect(readPhrase('масло', 'ru').unknown.map(({ didYouMean }) => didYouMean)).toEqual([['butter', 'vegetable-oil']])
  })
})

describe('Russian lines', () => {
  test('the reader reads cod liver as fish: печень трески', () => {
    for (const name of ['печень трески', 'печень минтая']) expect(readPhrase(name, 'ru').foods[0]?.pescatarian, name).toBe('yes')
    expect(readPhrase('говяжья печень', 'ru').foods[0]?.pescatarian).toBe('no')
  })

  test('the reader finds no unknown word in a line that says how much each can holds', () => {
    const { foods, unknown } = readPhrase('нут: 2 банки по 240 г', 'ru')
    expect(foods.map(({ ingredient }) => ingredient)).toEqual(['chickpea'])
    expect(unknown).toEqual([])
  })
})

describe('everyday Russian words', () => {
  test.each([
    'рот',
    'рота',
    'лечь',
    'касса',
    'пора',
    'мама',
    'опять',
    'затянуть',
    'приплюснутый',
    'собаководство',
    'наступить',
    'чаепитие',
  ])('the reader finds no similar food in an everyday Russian word: %s', (word) => {
    expect(readPhrase(word, 'ru').foods).toEqual([])
  })

  test.each([
    ['тофи', 'sweetener'],
    ['пити', 'dish'],
    ['лукум', 'sweetener'],
    ['мокко', 'drink'],
  ])('the reader reads a Russian food name that looks like an everyday word: %s', (word, kind) => {
    expect(readPhrase(word, 'ru').foods.map((food) => food.class)).toEqual([kind])
  })

  test('the reader still reads foods that resemble everyday Russian words', () => {
    expect(readPhrase('роти', 'ru').foods).toHaveLength(1)
    expect(readPhrase('лечо', 'ru').foods).toHaveLength(1)
    expect(readPhrase('тофу', 'ru').foods.map((food) => food.ingredient)).toEqual(['tofu'])
    expect(readPhrase('порей', 'ru').foods.map((food) => food.ingredient)).toEqual(['leek'])
  })

  test('the list of everyday Russian words has each word once', () => {
    expect(new Set(ordinaryRussian).size).toBe(ordinaryRussian.length)
  })
})

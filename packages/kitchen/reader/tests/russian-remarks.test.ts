import { expect, test } from 'vitest'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

const knownIn = (text: string) => readPhrase(text, 'ru').foods.map(({ known }) => known)

test.each([
  // A person's salad is a dish that somebody made.
  'бабулин салат, катин салат, салат соседский, мамин салат, салат от мамы, салат для Оли, остатки салата, салат не брать',
  // A shortened word is a guess.
  'горох кол, рис длин, рис басм, сыр костром, плав сыр, сыр рс, рис басм кур, фарш св, инд шея, овс. молоко, сыр маасд',
  // Spoilt food is no plain food.
  'фасоль банка вздулась, рыба испорт, мясо испорт, молоко испорт., яблоки гниль срезать, сыр плесень снять',
  'сыр плесень убрала, рыба просрочена, рыба просрочен, хлеб заплесневел, молоко прокисло, молоко скисло, мясо с гнильцой',
  // A person's food may be of the person, or made by the person.
  'печень соседская, молоко Катино, чужая печень, тёщины огурцы',
  // A misspelt remark is a guess.
  'молоко осталосъ, сыр кончаеца',
])('no food of these is known as a whole: %s', (texts) => {
  for (const text of texts.split(', ')) expect([text, ...knownIn(text)]).not.toContain('whole')
})

test.each(['салат', 'салат листовой 1 шт', 'салат и помидоры', 'молоко не брать', 'рис осталось мало', 'морковь помыта'])(
  'lettuce, and a food beside a harmless remark, are known as a whole: %s',
  (text) => {
    expect(new Set(knownIn(text))).toEqual(new Set(['whole']))
  },
)

test.each(['фасоль банка вздулась', 'рыба испорт', 'яйца просрочены'])('spoilt food is refused: %s', (text) => {
  expect(readPhrase(text, 'ru')).toMatchObject({ foods: [], notFood: [text] })
})

test.each(['инд шея', 'индейка шея'])('a cut before or behind its animal keeps its words: %s', (text) => {
  expect(readPhrase(text, 'ru').foods.map(({ words }) => words)).toEqual([text])
})

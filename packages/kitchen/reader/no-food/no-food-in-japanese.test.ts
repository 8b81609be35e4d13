import { expect, test } from 'vitest'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

test.each(['弱火で10分煮る', '粗熱を取る', '塩を振って10分置く', '夕飯どうしよう', '貝塚市', '烏丸御池駅', '佐藤健二さん', '鮎川誠'])(
  'the reader refuses %s, a Japanese sentence, place or person without a food, and asks for no kind',
  (typed) => {
    expect(readPhrase(typed, 'ja')).toEqual({ foods: [], unknown: [], notFood: [typed] })
  },
)

test.each(['なすを使い切りたい', '福島桃', '長野杏', '小松菜', 'お豆さん', '山本さんの卵', '卵買う', '木綿', '手前味噌'])(
  'the reader refuses no food that resembles a sentence or a person: %s',
  (typed) => {
    expect(readPhrase(typed, 'ja').foods).toHaveLength(1)
  },
)

test('the reader asks about an unknown word beside "use up", since it may be a misspelt food', () => {
  expect(readPhrase('ぬぽらめを使い切りたい', 'ja').notFood).toEqual([])
})

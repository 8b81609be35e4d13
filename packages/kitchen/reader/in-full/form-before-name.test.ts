import { expect, test } from 'vitest'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

test.each([
  ['冻毛豆一袋', 'edamame', 'frozen'],
  ['玉米罐头', 'corn', 'canned'],
  ['2罐蘑菇罐頭', 'mushroom', 'canned'],
])('a short word for a form before or behind a Chinese name is the form: %s', (typed, ingredient, form) => {
  expect(readPhrase(typed, 'zh').foods).toMatchObject([{ ingredient, known: 'whole', form: { is: form } }])
})

test.each(['冻豆腐', '冻干草莓', '午餐肉罐头'])('a listed name with a word for a form stays one name: %s', (typed) => {
  expect(readPhrase(typed, 'zh').foods).toMatchObject([{ known: 'whole' }])
})

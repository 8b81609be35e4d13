import { expect, test } from 'vitest'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

test.each([
  '李秀英',
  '欧阳娜娜',
  '张先生',
  '黄浦区',
  '铜锣湾',
  '湖人队',
  '高铁票',
  '耐克跑鞋',
  '烤箱预热180度',
  '切成小块备用',
  '把鸡蛋打散',
  '今晚吃什么',
])('Chinese characters that look like a person, a place, a thing or a sentence are no food: %s', (text) => {
  expect(readPhrase(text, 'zh').notFood).toEqual([text])
})

test.each(['马铃薯', '黄瓜', '白菜', '把子肉', '胡椒', '金针菇', '花生', '石榴', '麻油', '米粉', '牛油果'])(
  'a food whose name begins like a family name or an instruction stays a food: %s',
  (text) => {
    expect(readPhrase(text, 'zh').notFood).toEqual([])
  },
)

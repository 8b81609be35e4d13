import { expect, test } from 'vitest'
import { inPoliteForm } from '#kitchen/composer/grammar/ja/polite.ts'

test('the Japanese grammar puts every kitchen verb into its ます form', () => {
  expect(inPoliteForm('中火で炒める。塩をふる。器に盛る。薄く切る。ゆで、湯を切る')).toBe(
    '中火で炒めます。塩をふります。器に盛ります。薄く切ります。ゆで、湯を切ります',
  )
  expect(inPoliteForm('5分おく。よく洗う。火を通す。型に流し込む。香りを移す')).toBe(
    '5分おきます。よく洗います。火を通します。型に流し込みます。香りを移します',
  )
  expect(inPoliteForm('予熱する。添えていただく')).toBe('予熱します。添えていただきます')
})

test('the Japanese grammar leaves text in brackets in the plain form', () => {
  expect(inPoliteForm('串に刺す（竹串は先に水に浸しておく）')).toBe('串に刺します（竹串は先に水に浸しておく）')
})

import { describe, expect, test } from 'vitest'
import { isSameFood } from '#kitchen/checker/text/families.ts'
import { isOnlyOrdinary, withoutFalseFoods } from '#kitchen/checker/text/ordinary.ts'
import type { Language } from '#kitchen/options.ts'
import { findFoods } from '#kitchen/reader/find-foods.ts'
import { senseOfIngredient } from '#kitchen/reader/food/food.ts'

function foodsIn(text: string, language: Language): string[] {
  return withoutFalseFoods(findFoods(text, language), text, language).map(({ words }) => words)
}

describe('foods in a sentence', () => {
  test.each([
    ['放入意大利直面和细面条，大火煮9-12分钟', ['意大利直面', '细面条']],
    ['煮细面条', ['细面条']],
  ])('the checker finds a Chinese name of three characters after any verb: %s', (text, foods) => {
    expect(foodsIn(text, 'zh')).toEqual(foods)
  })

  test('the checker finds no food across the border of two words in Chinese or Japanese', () => {
    expect(foodsIn('直到里面粉红', 'zh')).toEqual([])
    expect(foodsIn('フライパンを熱する', 'ja')).toEqual([])
    expect(foodsIn('山芋のオーブン焼き、ざくろのレリッシュ添え イタリア仕立て', 'ja')).not.toContain('え イ')
    expect(foodsIn('オリーブ オイル', 'ja').join()).toMatch(/オリーブ/)
  })
})

describe('words that resemble foods', () => {
  test('grapefruit juice in a step means the grapefruit and no other fruit', () => {
    const [juice] = findFoods('Verser le jus du pamplemousse', 'fr')
    const listed = (id: 'grapefruit' | 'orange') => ({ words: '', ...senseOfIngredient(id) })
    expect(juice && isSameFood(juice, listed('grapefruit'), 'fr')).toBe(true)
    expect(juice && isSameFood(juice, listed('orange'), 'fr')).toBe(false)
  })

  test('the checker finds mackerel after ボウルで, and no cod in ゆでたら', () => {
    expect(foodsIn('広めのボウルでさばにサラダ油をからめる', 'ja')).toContain('さば')
    expect(foodsIn('卵をゆでたらざるにあげる', 'ja')).not.toContain('たら')
  })

  test('the checker reads ながら as "while", and ながらみ as the shellfish', () => {
    expect(foodsIn('味を見ながらみりんを加える', 'ja')).toEqual([])
    expect(foodsIn('鍋にながらみを加える', 'ja')).toEqual(['ながらみ'])
  })

  test('the checker knows Spanish "casi" and "debajo" as ordinary words', () => {
    expect(isOnlyOrdinary('casi', 'es') && isOnlyOrdinary('debajo', 'es')).toBe(true)
  })
})

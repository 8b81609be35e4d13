import { describe, expect, it } from 'vitest'
import type { Language } from '#domain/options.ts'
import { isSameFood } from '#kitchen/checker/families.ts'
import { isOnlyOrdinary, withoutFalseFoods } from '#kitchen/checker/ordinary.ts'
import { findFoods } from '#kitchen/reader/find-foods.ts'
import { senseOfIngredient } from '#kitchen/reader/food.ts'

function foodsIn(text: string, language: Language): string[] {
  return withoutFalseFoods(findFoods(text, language), text, language).map(({ words }) => words)
}

describe('the foods of a sentence', () => {
  it.each([
    ['放入意大利直面和细面条，大火煮9-12分钟', ['意大利直面', '细面条']],
    ['煮细面条', ['细面条']],
  ])('hold a name of three characters after whatever verb it stands: %s', (text, foods) => {
    expect(foodsIn(text, 'zh')).toEqual(foods)
  })

  it('hold none that only the end of one word and the start of the next make', () => {
    expect(foodsIn('直到里面粉红', 'zh')).toEqual([])
    expect(foodsIn('フライパンを熱する', 'ja')).toEqual([])
    expect(foodsIn('山芋のオーブン焼き、ざくろのレリッシュ添え イタリア仕立て', 'ja')).not.toContain('え イ')
    expect(foodsIn('オリーブ オイル', 'ja').join()).toMatch(/オリーブ/)
  })
})

describe('a step', () => {
  it('speaks of a grapefruit by its juice, and of no other fruit', () => {
    const [juice] = findFoods('Verser le jus du pamplemousse', 'fr')
    const listed = (id: 'grapefruit' | 'orange') => ({ words: '', ...senseOfIngredient(id) })
    expect(juice && isSameFood(juice, listed('grapefruit'), 'fr')).toBe(true)
    expect(juice && isSameFood(juice, listed('orange'), 'fr')).toBe(false)
  })

  it('speaks of a mackerel after a bowl in katakana, and of no cod in a boiled egg', () => {
    expect(foodsIn('広めのボウルでさばにサラダ油をからめる', 'ja')).toContain('さば')
    expect(foodsIn('卵をゆでたらざるにあげる', 'ja')).not.toContain('たら')
  })

  it('tastes as it seasons, and takes the shellfish of that name for no adverb', () => {
    expect(foodsIn('味を見ながらみりんを加える', 'ja')).toEqual([])
    expect(foodsIn('鍋にながらみを加える', 'ja')).toEqual(['ながらみ'])
  })

  it('in Spanish names no food with "almost" and "underneath"', () => {
    expect(isOnlyOrdinary('casi', 'es') && isOnlyOrdinary('debajo', 'es')).toBe(true)
  })
})

import { describe, expect, it } from 'vitest'
import type { Language } from '#domain/options.ts'
import { withoutSeeming } from '#kitchen/checker/ordinary.ts'
import { findFoods } from '#kitchen/reader/find-foods.ts'

function foodsIn(text: string, language: Language): string[] {
  return withoutSeeming(findFoods(text, language), text, language).map(({ words }) => words)
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

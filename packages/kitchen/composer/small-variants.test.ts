import { describe, expect, test } from 'vitest'
import { startDraft } from '#kitchen/composer/draft.ts'
import { grammars } from '#kitchen/composer/grammar/grammars.ts'
import { smallVariantsOf } from '#kitchen/composer/small-variants.ts'
import { type Language, languages } from '#kitchen/options.ts'
import { anItem } from '#kitchen/testing/an-item.ts'
import { aPlan } from '#kitchen/testing/grammar/a-sentence.ts'

describe('small variants of soups', () => {
  test('an egg drop soup has two variants: it stands, or it comes to the boil again', () => {
    const draft = startDraft()
    draft.add('pour-in', { items: [anItem('water')], vessel: 'pot', minutes: [6, 8], heat: 'high', cue: 'bubbling' })
    draft.add('swirl-in', { items: [anItem('egg')], vessel: 'pot', minutes: [1, 2], cue: 'set' })
    draft.add('scatter', { items: [anItem('cilantro')] })
    const verbs = smallVariantsOf(draft, 'soup').map(({ tasks }) => tasks.map(({ verb }) => verb).join(' '))
    expect(verbs).toContain('pour-in swirl-in rest scatter')
    expect(verbs).toContain('pour-in swirl-in boil-up scatter')
  })
  test('a lentil soup has a variant that comes to the boil again and then stands', () => {
    const draft = startDraft()
    draft.add('simmer', { items: [anItem('lentil')], vessel: 'pot', minutes: [20, 25], heat: 'low', cue: 'tender' })
    draft.add('scatter', { items: [anItem('cilantro')] })
    const verbs = smallVariantsOf(draft, 'soup').map(({ tasks }) => tasks.map(({ verb }) => verb).join(' '))
    expect(verbs).toContain('simmer boil-up rest scatter')
  })

  test('a soup that stood comes to the boil only in a step that says "again", in every language', () => {
    const draft = startDraft()
    draft.add('simmer', { items: [anItem('lentil')], vessel: 'pot', minutes: [20, 25], heat: 'low', cue: 'tender' })
    const standing = smallVariantsOf(draft, 'soup').filter(({ tasks }) => {
      const at = tasks.findIndex(({ verb }) => verb === 'rest')
      return at >= 0 && tasks.slice(at).some(({ verb }) => verb === 'boil-up')
    })
    expect(standing.length).toBe(1)
    const [again] = standing.flatMap(({ tasks }) => tasks.filter(({ verb }) => verb === 'boil-up'))
    const says: Record<Language, RegExp> = {
      en: /back|again|once more/,
      de: /noch einmal/,
      es: /Volver a|de nuevo/,
      fr: /de nouveau/,
      ru: /Снова|Ещё раз/,
      ar: /مرة أخرى/,
      ja: /もう一度/,
      zh: /再次/,
    }
    for (const { code } of languages)
      for (const style of [0, 1, 2, 3, 4]) {
        const { instructions } = grammars[code](aPlan([['boil-up', { ...again }]], style))
        expect(instructions.join(' ')).toMatch(says[code])
      }
  })
})

import { describe, expect, it } from 'vitest'
import { anItem } from '#kitchen/composer/an-item.ts'
import { startDraft } from '#kitchen/composer/draft.ts'
import { withTwists } from '#kitchen/composer/twists.ts'

describe('a soup of strands of egg', () => {
  it('stands, or comes to a boil once more: two other methods for the turns', () => {
    const draft = startDraft()
    draft.add('pour-in', { items: [anItem('water')], vessel: 'pot', minutes: [6, 8], heat: 'high', cue: 'bubbling' })
    draft.add('swirl-in', { items: [anItem('egg')], vessel: 'pot', minutes: [1, 2], cue: 'set' })
    draft.add('scatter', { items: [anItem('cilantro')] })
    const verbs = withTwists(draft, 'soup').map(({ tasks }) => tasks.map(({ verb }) => verb).join(' '))
    expect(verbs).toContain('pour-in swirl-in rest scatter')
    expect(verbs).toContain('pour-in swirl-in boil-up scatter')
  })
})

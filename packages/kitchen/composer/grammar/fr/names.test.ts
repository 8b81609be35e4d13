import { expect, test } from 'vitest'
import { contractA, contractDe, nounOf } from '#kitchen/composer/grammar/fr/names.ts'
import { anItem } from '#kitchen/testing/an-item.ts'

test('the French grammar contracts and elides articles after "à" and "de"', () => {
  const words = (id: Parameters<typeof anItem>[0]) => nounOf(anItem(id), null)
  const ids = ['carrot', 'rice', 'mint', 'garlic'] as const
  expect(ids.map((id) => contractA(words(id)))).toEqual(['aux carottes', 'au riz', 'à la menthe', "à l'ail"])
  expect(ids.map((id) => contractDe(words(id).the))).toEqual(['des carottes', 'du riz', 'de la menthe', "de l'ail"])
})

test('the French grammar gives leftovers and plurals an article, and quotes other unknown words', () => {
  const own = (words: string) => nounOf(anItem('rice', { ingredient: null, words }), null)
  expect(own('restes de poulet')).toMatchObject({ the: 'les restes de poulet', isPlural: true })
  expect(own('légumes rôtis')).toMatchObject({ the: 'les légumes rôtis', isPlural: true })
  expect(own('gouda fumé')).toMatchObject({ the: '« gouda fumé »', isPlural: false })
})

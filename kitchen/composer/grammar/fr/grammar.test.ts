import { describe, expect, test } from 'vitest'
import { anItem } from '#kitchen/composer/an-item.ts'
import { everyLine, everyVerbAndIngredient, everyVerbAndVessel, everyVerbTimeout } from '#kitchen/composer/grammar/a-sentence.ts'
import { judgeFirstDraftsIn } from '#kitchen/composer/grammar/drafts.ts'
import { writeLine, writeMinutes } from '#kitchen/composer/grammar/fr/lines.ts'
import { contractA, contractDe, nounOf } from '#kitchen/composer/grammar/fr/names.ts'
import { writeTask } from '#kitchen/composer/grammar/fr/sentences.ts'
import { howMany, isLong } from '../../../../tests/how-many.ts'

/** Errors that no French sentence may contain: a missing word, a doubled word, a missing elision or contraction. */
const flaws =
  /undefined|null|[{}]|\[object| {2}|,,|,\s*[.;]|\s[,.]|^\s|\s$|(?<!\p{L})(?:le|la|de|que|ce) (?:[aeioéèêœ]|huile|huître|herbe)|(?<!\p{L})(?:de|à) les? |(?<!\p{L})(\p{L}+) \1(?!\p{L})|(?<!\p{L})(?:avec|dans|sur) (?:et|pendant|jusqu|à feu)|\(\s*\)|\p{Script=Cyrillic}|\p{Script=Arabic}|\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/iu

/** Every verb in every vessel. */
const inVessels = everyVerbAndVessel(writeTask, isLong())

const flawsIn = (sentences: Iterable<string>) => [...sentences].filter((sentence) => flaws.test(sentence)).slice(0, 20)

describe('French sentences', () => {
  test(
    'the French grammar writes a correct sentence for every verb with every ingredient',
    () => {
      expect(flawsIn(everyVerbAndIngredient(writeTask, isLong()))).toEqual([])
    },
    everyVerbTimeout,
  )

  test('the French grammar writes a correct sentence for every verb in every vessel, with a second group, without a time, and of cooked food', () => {
    expect(flawsIn(inVessels)).toEqual([])
  })

  test('the French grammar contracts and elides articles after "à" and "de"', () => {
    const words = (id: Parameters<typeof anItem>[0]) => nounOf(anItem(id), null)
    const ids = ['carrot', 'rice', 'mint', 'garlic'] as const
    expect(ids.map((id) => contractA(words(id)))).toEqual(['aux carottes', 'au riz', 'à la menthe', "à l'ail"])
    expect(ids.map((id) => contractDe(words(id).the))).toEqual(['des carottes', 'du riz', 'de la menthe', "de l'ail"])
  })

  test('a French sentence says boiling once and "le tout" once', () => {
    const twice = /jusqu'à ébullition [^.]*jusqu'|bouill[^.]* bouillonne|que le tout [^.]*que le tout/
    expect([...inVessels].filter((sentence) => twice.test(sentence))).toEqual([])
  })

  test('the French grammar gives leftovers and plurals an article, and quotes other unknown words', () => {
    const own = (words: string) => nounOf(anItem('rice', { ingredient: null, words }), null)
    expect(own('restes de poulet')).toMatchObject({ the: 'les restes de poulet', isPlural: true })
    expect(own('légumes rôtis')).toMatchObject({ the: 'les légumes rôtis', isPlural: true })
    expect(own('gouda fumé')).toMatchObject({ the: '« gouda fumé »', isPlural: false })
  })

  test('the error pattern for French finds a wrong article, a doubled word and a missing word', () => {
    expect(flawsIn(['Ajouter le oignon.', 'Parsemer de le persil.', 'Mixer la la soupe', 'Cuire avec et le riz'])).toHaveLength(4)
  })
})

describe('French ingredient lines', () => {
  test('the French grammar writes a correct line for every ingredient, in the singular and the plural', () => {
    expect(flawsIn(everyLine(writeLine))).toEqual([])
  })

  test('a French line agrees in gender and number with the food that it counts', () => {
    const lineOf = (id: Parameters<typeof anItem>[0], amount: number) =>
      writeLine({ item: anItem(id), amount: { amount, measure: 'piece' }, cut: 'diced', isDivided: false })
    expect(lineOf('carrot', 1)).toBe('1 carotte, coupée en dés')
    expect(lineOf('carrot', 2)).toBe('2 carottes, coupées en dés')
    expect(lineOf('cucumber', 1)).toBe('1 concombre, coupé en dés')
    expect(lineOf('cucumber', 2)).toBe('2 concombres, coupés en dés')
  })

  test('the French grammar writes times as French recipes do: 1 h 5 min', () => {
    expect([25, 60, 65].map(writeMinutes)).toEqual(['25 min', '1 h', '1 h 5 min'])
  })
})

test('the checker has no finding on French first drafts for random requests', () => {
  const requests = howMany(40, 100)
  const { composed, texts, findings } = judgeFirstDraftsIn('fr', requests)
  expect(composed).toBeGreaterThan(requests * 0.8)
  expect(findings).toEqual([])
  expect(flawsIn(texts)).toEqual([])
})

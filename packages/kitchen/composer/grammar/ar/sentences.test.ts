import { expect, test } from 'vitest'
import { writeTask } from '#kitchen/composer/grammar/ar/sentences.ts'
import { anItem } from '#kitchen/testing/an-item.ts'
import { writtenSentencesOf } from '#kitchen/testing/grammar/a-sentence.ts'

test('the Arabic grammar replaces the name of a single fat with a pronoun of its gender', () => {
  const heated = (id: Parameters<typeof anItem>[0]) =>
    writtenSentencesOf(writeTask, 'heat-fat', { items: [anItem(id)], vessel: 'frying-pan', heat: 'medium' }, 2).join(' ')
  expect(heated('olive-oil')).toMatch(/ثم (?:نسخنه|نحميه) /)
  expect(heated('butter')).toContain('ثم نذيبها ')
})

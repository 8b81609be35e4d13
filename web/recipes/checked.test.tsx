import { passedChecks } from '@potluck/kitchen/check'
import { aRequest } from '@potluck/kitchen/testing/a-request'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { en } from '#locales/en/en.ts'
import { startI18n } from '#web/language/i18n.ts'
import { Checked } from './checked.tsx'

beforeAll(() => startI18n(en))

test('the line about meat and fish is true of typed beef beside ticked chicken, and of a dish without either', () => {
  const request = aRequest({ dietTypes: ['non-vegetarian'], proteins: ['chicken'], ingredients: ['beef', 'tomatoes'] })
  const text = renderToStaticMarkup(<Checked checks={passedChecks(request)} />)
  expect(text).toContain('no kind of meat or fish was found but those you chose or typed.')
  expect(text).not.toMatch(/chicken/u)
})

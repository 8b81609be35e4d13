import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pageLanguages } from '#locales/page-languages.ts'

test('the pages speak exactly the languages that have a folder of sentences', () => {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  expect(folders.map(({ name }) => name).toSorted()).toEqual([...pageLanguages].toSorted())
})

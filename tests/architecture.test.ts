import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { expect, test } from 'vitest'
import { brokenRules } from './architecture/rules.ts'

const root = join(import.meta.dirname, '..')
const rooms = ['domain', 'locales', 'packages', 'server', 'web', 'bench', 'e2e', 'tests', 'scripts']

/** One ingredient more than a file may name. */
const roots = ['carrot', 'potato', 'sweet-potato', 'beet', 'parsnip', 'turnip']

function readRooms(): Map<string, string> {
  const files = rooms.flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(tsx?|js)$|^package\.json$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name)),
  )
  return new Map(files.map((file) => [relative(root, file).split(sep).join('/'), readFileSync(file, 'utf8')]))
}

test('the repository keeps the architecture rules', () => {
  const files = readRooms()
  // A test that reads nothing would pass silently, so these files must be among those read.
  for (const path of [
    'domain/limits.ts',
    'packages/kitchen/cook.ts',
    'packages/kitchen/package.json',
    'server/app.ts',
    'packages/platform/database/embedded.ts',
    'locales/en/problems.ts',
    'packages/kitchen/lexicon/rows/root.ts',
  ]) {
    expect(files.has(path), path).toBe(true)
  }
  // A planted list shows that the ids were found in the rows.
  files.set('packages/kitchen/planted.ts', `export const planted = ${JSON.stringify(roots)}`)
  expect(brokenRules(files)).toEqual([
    'packages/kitchen/planted.ts: names 6 ingredients (carrot, potato, sweet-potato, beet, parsnip…): say it in their rows',
  ])
})

const sound = new Map([
  ['packages/kitchen/options.ts', 'export const allergens = ["dairy"] as const'],
  [
    'packages/kitchen/package.json',
    '{ "exports": { "./options": "./options.ts", "./cook": "./cook.ts", "./testing/*": "./testing/*.ts" } }',
  ],
  ['packages/platform/package.json', '{ "exports": { "./open": "./database/open.ts" } }'],
  [
    'domain/rules.ts',
    'import { allergens } from "@potluck/kitchen/options"\nexport const first = (now: Date) => [allergens[0], new Date(now)]',
  ],
  [
    'domain/request.ts',
    'import * as z from "zod/mini"\nexport const Request = z.object({})\nexport type Request = z.infer<typeof Request>',
  ],
  ['packages/kitchen/cook.ts', 'import { allergens } from "#kitchen/options.ts"\nexport const cook = () => allergens'],
  ['packages/kitchen/reader/phrase/x.ts', 'export const x = 1'],
  ['packages/kitchen/checker/x.ts', 'export const x = 1'],
  ['packages/kitchen/checker/attic/x.ts', 'export const x = 1'],
  ['packages/kitchen/composer/x.ts', 'export const x = /^\\p{Script=Han}ー?\\d+$/u'],
  ['packages/kitchen/testing/x.ts', 'export const x = 1'],
  ['packages/kitchen/bench/x.ts', 'export const x = 1'],
  ['packages/kitchen/lexicon/rows/root.ts', `export const root = {\n${roots.map((id) => `  '${id}': {\n  },\n`).join('')}}`],
  ['packages/kitchen/reader/words/x.ts', `export const x = ${JSON.stringify(roots)}`],
  ['packages/kitchen/checker/five.ts', `export const five = ${JSON.stringify(['root', ...roots.slice(1)])}`],
  ['locales/en/en.ts', 'import { allergens } from "@potluck/kitchen/options"\nexport const en = { allergens }'],
  ['packages/platform/database/open.ts', 'import pg from "pg"\nexport const open = () => new pg.Pool()'],
  ['server/config.ts', 'export const read = () => process.env'],
  ['server/usage/queries.ts', 'import { open } from "@potluck/platform/open"\nexport const find = () => open()'],
  [
    'server/usage/check.ts',
    'import { find } from "#server/usage/queries.ts"\nimport { readFileSync } from "node:fs"\nexport const check = () => [find(), readFileSync("a")]',
  ],
  ['web/kit/button.tsx', 'export const Button = () => <button type="button">Cook</button>'],
  ['web/calls/api.ts', 'import { en } from "#locales/en/en.ts"\nexport const api = en'],
  [
    'web/recipes/card.tsx',
    'import { Button } from "#web/kit/button.tsx"\nimport { api } from "../calls/api.ts"\nexport const Card = () => <Button title={api} />',
  ],
  ['web/usage/meter.tsx', 'export const Meter = () => null'],
  [
    'web/pages/home.tsx',
    'import { Card } from "#web/recipes/card.tsx"\nimport { Meter } from "#web/usage/meter.tsx"\nexport const Home = () => <><Card /><Meter /></>',
  ],
  ['web/main.tsx', 'import { Home } from "#web/pages/home.tsx"\nimport "./styles.css"\nexport const main = () => <Home />'],
])

test('a sound set of files breaks no rule', () => {
  expect(brokenRules(sound)).toEqual([])
})

test.each([
  [
    'domain uses more of the kitchen than its data',
    'domain/bad.ts',
    'import { cook } from "@potluck/kitchen/cook"',
    'domain may not know @potluck/kitchen/cook',
  ],
  ['domain uses a package', 'domain/bad.ts', 'import { z } from "zod"', 'domain may use only zod/mini'],
  ['domain uses Node', 'domain/bad.ts', 'import { readFileSync } from "node:fs"', 'domain may use only zod/mini'],
  ['domain uses Node without the node: prefix', 'domain/bad.ts', 'const fs = await import("fs")', 'domain may use only zod/mini'],
  [
    'the kitchen imports the domain',
    'packages/kitchen/bad.ts',
    'import { first } from "../../domain/rules.ts"',
    'packages/kitchen may not know domain',
  ],
  [
    'the kitchen knows the product',
    'packages/kitchen/bad.ts',
    'import type { check } from "../../server/usage/check.ts"',
    'kitchen may not know server',
  ],
  ['a locale knows the server', 'locales/bad.ts', 'import { check } from "#server/usage/check.ts"', 'locales may not know server'],
  [
    'the platform knows a recipe',
    'packages/platform/bad.ts',
    'import type { Request } from "../../domain/request.ts"',
    'platform may not know domain',
  ],
  ['a package uses the imports of another', 'packages/platform/bad.ts', 'import { cook } from "#kitchen/cook.ts"', 'does not exist'],
  ['the product uses the imports of a package', 'server/bad.ts', 'import { cook } from "#kitchen/cook.ts"', 'does not exist'],
  [
    'the platform knows the kitchen',
    'packages/platform/bad.ts',
    'import { cook } from "@potluck/kitchen/cook"',
    'platform may not know packages/kitchen',
  ],
  [
    'the product enters a package past its doors',
    'server/bad.ts',
    'import { x } from "../packages/kitchen/checker/x.ts"',
    'past the doors of packages/kitchen',
  ],
  [
    'a test enters a package past its doors',
    'tests/bad.ts',
    'import { x } from "../packages/kitchen/checker/x.ts"',
    'past the doors of packages/kitchen',
  ],
  [
    'the product asks for a door that is not there',
    'server/bad.ts',
    'import { x } from "@potluck/kitchen/checker/x"',
    'is no door of its package',
  ],
  ['the browser imports the server', 'web/calls/bad.ts', 'import { check } from "#server/usage/check.ts"', 'web may not know server'],
  [
    'the browser imports a type of the server',
    'web/calls/bad.ts',
    'import type { check } from "#server/usage/check.ts"',
    'web may not know server',
  ],
  [
    'the browser names a server type in an import type',
    'web/calls/bad.ts',
    'export type Check = import("#server/usage/check.ts").check',
    'web may not know server',
  ],
  [
    'the browser imports the platform',
    'web/calls/bad.ts',
    'import { open } from "@potluck/platform/open"',
    'web may not know packages/platform',
  ],
  ['the browser imports Node', 'web/calls/bad.ts', 'import { join } from "node:path"', 'which no browser has'],
  ['the server imports the browser', 'server/bad.ts', 'import type { Home } from "../web/pages/home.tsx"', 'server may not know web'],
  ['a room imports a test', 'server/bad.ts', 'import { x } from "../tests/x.ts"', 'from the workshop'],
  [
    'the reader looks up a floor',
    'packages/kitchen/reader/text/bad.ts',
    'import { x } from "#kitchen/reader/phrase/x.ts"',
    'stands on a higher floor',
  ],
  [
    'a floor imports a door',
    'packages/kitchen/checker/rules/bad.ts',
    'import { x } from "#kitchen/checker/x.ts"',
    'stands on a higher floor',
  ],
  [
    'a door imports a folder that is no floor',
    'packages/kitchen/checker/bad.ts',
    'import { x } from "#kitchen/checker/attic/x.ts"',
    'stands on a higher floor',
  ],
  ['production imports a builder', 'packages/kitchen/bad.ts', 'import { x } from "#kitchen/testing/x.ts"', 'is for tests'],
  ['production opens a door for tests', 'server/bad.ts', 'import { x } from "@potluck/kitchen/testing/x"', 'is for tests'],
  [
    'the composer looks for food words by a pattern',
    'packages/kitchen/composer/bad.ts',
    'export const isBird = (words: string) => /ente|утк/iu.test(words)',
    'looks for words by /ente|утк/',
  ],
  ['production imports a gate', 'packages/kitchen/bad.ts', 'import { x } from "#kitchen/bench/x.ts"', 'is for tests'],
  [
    'the reader knows the checker',
    'packages/kitchen/reader/text/bad.ts',
    'import { x } from "#kitchen/checker/x.ts"',
    'reader may not know checker',
  ],
  ['a file has ingredients in one string', 'packages/kitchen/bad.ts', `export const roots = '${roots.join(', ')}'`, 'names 6 ingredients'],
  [
    'a file has ingredients in a template',
    'packages/kitchen/bad.ts',
    `export const roots = list(\`${roots.join(' ')}\`)`,
    'names 6 ingredients',
  ],
  [
    'a pattern is made of a text',
    'packages/kitchen/composer/bad.ts',
    "export const isBird = (food: string) => new RegExp('ente|утк').test(food)",
    "looks for words by /'ente|утк'/",
  ],
  [
    'the kitchen has a room that nobody listed',
    'packages/kitchen/cellar/bad.ts',
    'import { x } from "#kitchen/checker/x.ts"',
    'stands in cellar, which is no room of the kitchen',
  ],
  ['a file has a list of ingredients', 'packages/kitchen/bad.ts', `export const roots = ${JSON.stringify(roots)}`, 'names 6 ingredients'],
  [
    'a file has a table of ingredients',
    'web/bad.ts',
    `export const roots = { ${roots.map((id) => (id.includes('-') ? `'${id}': 1` : `${id}: 1`)).join(', ')} }`,
    'names 6 ingredients',
  ],
  ['queries leave their noun', 'server/recipes/bad.ts', 'import { find } from "#server/usage/queries.ts"', 'private to its folder'],
  ['the environment is read elsewhere', 'server/bad.ts', 'export const port = process.env.PORT', 'reads the environment'],
  ['the environment is read by taking it apart', 'packages/platform/bad.ts', 'export const { env } = process', 'reads the environment'],
  ['the environment is read by index', 'web/bad.ts', 'export const port = process["env"].PORT', 'reads the environment'],
  ['a driver is used outside', 'server/bad.ts', 'import pg from "pg"', 'database driver pg outside'],
  ['another driver is used outside', 'server/bad.ts', 'import { DatabaseSync } from "node:sqlite"', 'database driver node:sqlite outside'],
  ['a vendor is used outside its adapter', 'server/recipes/bad.ts', 'import Stripe from "stripe"', 'speaks to stripe outside'],
  ['a rule looks at the clock', 'domain/bad.ts', 'export const now = () => Date.now()', 'reaches for Date.now'],
  ['a rule makes a date of now', 'domain/bad.ts', 'export const now = () => new Date()', 'reaches for new Date()'],
  ['the kitchen uses Math.random', 'packages/kitchen/bad.ts', 'export const die = () => Math.random()', 'reaches for Math.random'],
  [
    'the kitchen uses a destructured Math.random',
    'packages/kitchen/bad.ts',
    'const { random } = Math\nexport const die = random',
    'reaches for Math.random',
  ],
  ['the kitchen calls fetch', 'packages/kitchen/bad.ts', 'export const ask = () => fetch("/")', 'reaches for fetch()'],
  [
    'a feature imports another feature',
    'web/usage/bad.tsx',
    'import { Card } from "#web/recipes/card.tsx"',
    'usage and recipes meet only in pages/',
  ],
  ['a feature imports a page', 'web/usage/bad.tsx', 'import { Home } from "#web/pages/home.tsx"', 'nobody but the entry knows the pages'],
  [
    'a service imports a feature',
    'web/calls/bad.tsx',
    'import { Card } from "#web/recipes/card.tsx"',
    'calls and recipes meet only in pages/',
  ],
  [
    'a feature imports one that uses it',
    'web/billing/bad.tsx',
    'import { Meter } from "#web/usage/meter.tsx"',
    'billing and usage meet only in pages/',
  ],
  ['kit imports a feature', 'web/kit/bad.tsx', 'import type { Card } from "#web/recipes/card.tsx"', 'kit could ship in another product'],
  ['kit imports the domain', 'web/kit/bad.tsx', 'import { first } from "#domain/rules.ts"', 'kit could ship in another product'],
  ['a barrel', 'server/usage/index.ts', 'export const a = 1', 'is a barrel'],
  ['a re-export', 'server/usage/bad.ts', 'export * from "#server/usage/check.ts"', 're-exports'],
  ['an import of a missing file', 'server/bad.ts', 'import { x } from "#server/nowhere.ts"', 'does not exist'],
  ['an import without its ending', 'server/bad.ts', 'import { x } from "#server/config"', 'does not exist'],
  ['a computed import', 'server/bad.ts', 'export const load = (name: string) => import(name)', 'computed'],
  ['a file that is not TypeScript', 'server/bad.ts', 'import { from', 'cannot be read'],
])('the architecture check finds a broken rule: %s', (_, path, text, sentence) => {
  const broken = brokenRules(new Map([...sound, ['tests/x.ts', 'export const x = 1'], [path, text]]))
  expect(broken).toHaveLength(1)
  expect(broken[0]).toContain(`${path}: `)
  expect(broken[0]).toContain(sentence)
})

test('a cycle of imports is reported, also when one of them is a type', () => {
  const circle = new Map([
    ['server/a.ts', 'import { b } from "#server/b.ts"\nexport const a = b'],
    ['server/b.ts', 'import { c } from "./c.ts"\nexport const b = c'],
    ['server/c.ts', 'import type { a } from "#server/a.ts"\nexport const c = 1'],
  ])
  expect(brokenRules(circle)).toEqual(['server/a.ts: imports itself by way of server/b.ts > server/c.ts > server/a.ts'])
})

test('a test may import freely, except across the boundary of web and server', () => {
  const tested = (path: string, text: string) => brokenRules(new Map([...sound, [path, text]]))
  expect(
    tested(
      'domain/rules.test.ts',
      'import { test } from "vitest"\nimport { cook } from "@potluck/kitchen/cook"\ntest("", () => cook(Date.now()))',
    ),
  ).toEqual([])
  expect(tested('web/calls/api.test.ts', 'import { check } from "#server/usage/check.ts"')).toHaveLength(1)
})

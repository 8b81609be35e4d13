import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { expect, test } from 'vitest'

// docs/map.md and the READMEs point to files: this test finds the ones that moved.

const root = join(import.meta.dirname, '..')
const pages = [
  'docs/map.md',
  'packages/kitchen/README.md',
  'packages/kitchen/MAP.md',
  'packages/platform/README.md',
  'server/README.md',
  'web/README.md',
]
const folders = ['bench', 'database', 'docs', 'domain', 'e2e', 'locales', 'packages', 'scripts', 'server', 'tests', 'web']

const paths = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true }).map((entry) =>
    relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'),
  ),
)

/**
 * Whether a piece of code is a path of the repository: `packages/kitchen/cook.ts`, `names/*`, `grammar/<code>/`,
 * `split-phrase.ts`. An address such as `/auth/v1` is not.
 */
const isPath = (code: string) => /^[a-z][\w.*<>/-]*$/.test(code) && (code.includes('/') || /\.(tsx?|sql)$/.test(code))

/** Whether a path exists from the root, from the page's folder or, for a bare file name, anywhere in that folder. */
function isThere(code: string, room: string, all: readonly string[]): boolean {
  const name = code
    .replace(/\/$/, '')
    .replace(/[.]/g, '\\.')
    .replace(/\*|<\w+>/g, '[^/]+')
  const isFile = !code.includes('/')
  const pattern = new RegExp(isFile ? `^(${room}/(.*/)?)?${name}$` : `^(${room}/)?${name}$`)
  return folders.includes(code.replace(/\/$/, '')) || all.some((path) => pattern.test(path))
}

const lostPaths = (text: string, room: string, all: readonly string[]) =>
  [...text.matchAll(/`([^`]+)`/g)].flatMap(([, code = '']) => (isPath(code) && !isThere(code, room, all) ? [code] : []))

/** Whether a page's link leads to a file, and its anchor to a heading there. */
function leadsSomewhere(link: string, page: string): boolean {
  const [path = '', anchor] = link.split('#')
  const file = path === '' ? join(root, page) : join(root, dirname(page), path)
  if (!existsSync(file)) return false
  return anchor === undefined || headingsIn(readFileSync(file, 'utf8')).includes(anchor)
}

const headingsIn = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  )

test.each(pages)('every path and link in %s leads to a file', (page) => {
  const text = readFileSync(join(root, page), 'utf8')
  expect(lostPaths(text, dirname(page), paths)).toEqual([])
  const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => link)
  expect(links.length).toBeGreaterThan(0)
  expect(links.filter((link) => !leadsSomewhere(link, page))).toEqual([])
})

test('the check of links finds a missing file and a missing heading', () => {
  expect(leadsSomewhere('packages/kitchen/README.md#add-an-ingredient', 'CONTRIBUTING.md')).toBe(true)
  expect(leadsSomewhere('#no-such-heading', 'packages/kitchen/README.md')).toBe(false)
  expect(leadsSomewhere('no-such-file.md', 'packages/kitchen/README.md')).toBe(false)
})

test('the check of paths finds one that leads nowhere', () => {
  const all = [
    'packages/kitchen/cook.ts',
    'packages/kitchen/reader',
    'packages/kitchen/reader/food/food.ts',
    'packages/kitchen/reader/words',
    'packages/kitchen/reader/words/en.ts',
  ]
  const text =
    'See `packages/kitchen/cook.ts`, `reader/`, `food.ts`, `reader/words/<code>.ts`, `/auth/v1`, `reader/gone.ts`, `gone.ts` and `kitchen/gone/`.'
  expect(lostPaths(text, 'packages/kitchen', all)).toEqual(['reader/gone.ts', 'gone.ts', 'kitchen/gone/'])
})

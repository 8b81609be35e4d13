import { builtinModules } from 'node:module'
import { posix } from 'node:path'
import { isDoorForTests, isOwnPackage, type OpenDoor, readDoors } from './doors.ts'
import { type Import, readSource, type Source } from './read-source.ts'

// The rules of the architecture (docs/map.md), as data and small functions. `files` maps a path in the repository to
// its text. A room is a folder of the repository or a package.

interface Room {
  /** Rooms whose values this room may use. */
  uses: readonly string[]
  /** Doors of packages that this room may use too. */
  usesDoors?: readonly string[]
  /** Packages that this room may use; undefined: any. */
  packages?: readonly string[]
  isBrowser?: true
}

const pure = ['zod/mini']

/** Doors of the kitchen behind which stand its data and their types: lists, schemas, a small rule. */
const kitchenData = [
  'options',
  'spice-rack',
  'food-kinds',
  'diets',
  'request',
  'recipe',
  'judgement',
  'cooked',
  'receipt',
  'reading',
  'preparation',
].map((door) => `@potluck/kitchen/${door}`)

const rooms: Record<string, Room> = {
  'packages/kitchen': { uses: ['packages/kitchen'], packages: pure },
  'packages/platform': { uses: ['packages/platform'] },
  domain: { uses: ['domain'], usesDoors: kitchenData, packages: pure },
  locales: { uses: ['domain', 'locales'], usesDoors: kitchenData, packages: [] },
  server: { uses: ['domain', 'packages/kitchen', 'locales', 'packages/platform', 'server'] },
  web: { uses: ['domain', 'packages/kitchen', 'locales', 'web'], isBrowser: true },
}
const workshops = ['tests', 'e2e', 'bench', 'scripts', 'database']

/**
 * Rooms of the kitchen whose folders are floors, the lowest first: a file uses its own floor and lower ones. The doors,
 * which stand beside the floors, use all.
 */
const floors: Record<string, readonly string[]> = {
  'packages/kitchen/reader/': [
    'text',
    'food',
    'words',
    'match',
    'amounts',
    'kinds',
    'vocabulary',
    'segment',
    'spelling',
    'in-full',
    'remarks',
    'no-food',
    'phrase',
  ],
  'packages/kitchen/checker/': ['words', 'text', 'reading', 'safety', 'evidence', 'rules'],
}

/** The other rooms of the kitchen that each may use. All may use the files beside the rooms. */
const kitchenRooms: Record<string, readonly string[]> = {
  lexicon: [],
  reader: ['lexicon'],
  checker: ['lexicon', 'reader'],
  composer: ['lexicon', 'reader'],
  suggest: ['lexicon', 'reader'],
  picture: ['lexicon', 'reader', 'composer'],
  understand: ['lexicon', 'reader', 'suggest', 'composer'],
}

/** Builders, planted faults and second opinions; and what is measured. */
const testing = 'packages/kitchen/testing/'
const bench = 'packages/kitchen/bench/'

/** The rows of the ingredients, a file a class. */
const rows = 'packages/kitchen/lexicon/rows/'

/** The most ingredients that a file may name: what is known of more of them stands in their rows. */
const mostIngredients = 5

/**
 * Places that may name more. Lexicon and composer are the home of ids. In tables of words, shapes, options and their
 * texts the same words are no ids. One file has a food for each kind that a cook may give a word.
 */
const namesIngredients = [
  'packages/kitchen/lexicon/',
  'packages/kitchen/composer/',
  'packages/kitchen/reader/text/other-scripts/',
  'packages/kitchen/reader/words/',
  'packages/kitchen/reader/kinds/',
  'packages/kitchen/reader/typed-kinds.ts',
  'packages/kitchen/checker/words/',
  'packages/kitchen/picture/shapes/',
  'packages/kitchen/options.ts',
  'packages/kitchen/spice-rack.ts',
  'locales/',
]

/** Rooms that get facts of a food from the reader: no regular expression of theirs may hold words. */
const asksTheReader = [
  'packages/kitchen/composer/',
  'packages/kitchen/picture/',
  'packages/kitchen/suggest/',
  'packages/kitchen/understand/',
]

/** Places of these rooms with patterns over what the kitchen writes itself: sentences, tags of SVG, names of shapes. */
const patternsOfOutput = [
  'packages/kitchen/composer/grammar/',
  'packages/kitchen/picture/backdrop.ts',
  'packages/kitchen/picture/on-a-plate.ts',
  'packages/kitchen/picture/table.ts',
]

/** A word in the source of a regular expression: three letters, or one that is not English. */
const wordInPattern = /[a-z]{3}|(?![a-z])\p{L}/iu

/** Parts of a regular expression that are no words: classes like \p{L}, escapes, and the long mark of Japanese. */
const noWordInPattern = /\\p\{[^}]*\}|\\.|ー/giu

const databaseDrivers = ['pg', '@electric-sql/pglite', 'node:sqlite']
const databaseFolder = 'packages/platform/database/'

/** Packages of outside services. One adapter talks to each. */
const vendors =
  /^(stripe|nodemailer|openai|altcha|altcha-lib|eventsource-parser|tesseract\.js|web-push|@aws-sdk\/.+|@sentry\/.+|@anthropic-ai\/.+|@google\/.+)(\/|$)/
const vendorFolder = 'server/outside/'

/** Globals for clock, randomness and environment, which pure rooms get from outside and may not use. */
const impure =
  /^(Date\.now|new Date\(\)|Date\(\)|Math\.random|performance\.\w+|crypto\.\w+|process\.\w+|globalThis\.\w+|localStorage\.\w+|fetch\(\)|setTimeout\(\)|setInterval\(\))$/
const pureRooms = ['domain', 'packages/kitchen']

/** Every broken rule, as `path: what is wrong`. */
export function brokenRules(files: ReadonlyMap<string, string>): string[] {
  const sources = [...files].filter(([path]) => !path.endsWith('.json')).map(([path, text]) => readSource(path, text))
  const known = { paths: new Set(files.keys()), openDoor: readDoors(files) }
  const ingredients = ingredientsIn(files)
  return [
    ...sources.flatMap((source) =>
      [...problemsOf(source, known), ...ingredientProblems(source, ingredients), ...patternProblems(source)].map(
        (problem) => `${source.path}: ${problem}`,
      ),
    ),
    ...cycles(sources, known),
  ]
}

/** The files of the repository, and the doors of its packages. */
interface Known {
  paths: ReadonlySet<string>
  openDoor: OpenDoor
}

function problemsOf(source: Source, known: Known): string[] {
  return [
    ...source.parseErrors.map((error) => `cannot be read: ${error}`),
    ...(/(^|\/)index\.tsx?$/.test(source.path) ? ['is a barrel: name files by their subject'] : []),
    ...source.imports.flatMap((line) => importProblems(source.path, line, known)),
    ...reachProblems(source),
  ]
}

function importProblems(path: string, line: Import, known: Known): string[] {
  if (line.from === null) return isTest(path) || roomOf(path) === 'scripts' ? [] : ['imports something computed, which nobody can check']
  const reexport = line.isReexport && !isTest(path) ? [`re-exports ${line.from}: import things where they are`] : []
  if (isOwnPackage(line.from) && known.openDoor(line.from) === null) return [`imports ${line.from}, which is no door of its package`]
  const target = resolve(path, line.from, known.openDoor)
  if (target === null) return [...reexport, ...packageProblems(path, line.from)]
  if (/\.(css|svg|png|webp|woff2|json)(\?.*)?$/.test(target)) return reexport
  // What was built is not always there.
  if (target.startsWith('dist/')) return reexport
  if (!known.paths.has(target)) return [...reexport, `imports ${line.from}, which does not exist`]
  return [
    ...reexport,
    ...roomProblems(path, target, line.from),
    ...doorProblems(path, target, line.from),
    ...floorProblems(path, target),
    ...privacyProblems(path, target),
    ...nounProblems(path, target),
  ]
}

/** The path in the repository of an import; null for a package from outside. */
function resolve(path: string, from: string, openDoor: OpenDoor): string | null {
  if (from.startsWith('.')) return posix.join(posix.dirname(path), from)
  if (isOwnPackage(from)) return openDoor(from)
  if (!from.startsWith('#')) return null
  // Each package.json has imports of its own: `#kitchen/` means something in the kitchen only.
  const inPackage = packageOf(path)
  if (inPackage === null) return from.slice(1)
  return from.startsWith(`#${posix.basename(inPackage)}/`) ? `packages/${from.slice(1)}` : from
}

function roomProblems(path: string, target: string, specifier: string): string[] {
  const from = roomOf(path)
  const to = roomOf(target)
  const room = rooms[from]
  if (!room) return []
  // A test may use what other tests use, and the measures that the bench prints.
  if (workshops.includes(to)) return isTest(path) && ['tests', 'bench'].includes(to) ? [] : [`imports ${target} from the workshop`]
  if (room.uses.includes(to)) return []
  if (room.usesDoors?.includes(specifier) || (room.usesDoors && isOwnPackage(specifier) && isTest(path))) return []
  return [`imports ${target}: ${from} may not know ${room.usesDoors && isOwnPackage(specifier) ? specifier : to}`]
}

/** Everybody enters a package by its doors, and only tests by the doors for tests. */
function doorProblems(path: string, target: string, specifier: string): string[] {
  const entered = packageOf(target)
  if (entered === null || entered === packageOf(path)) return []
  if (!isOwnPackage(specifier)) return [`imports ${target} past the doors of ${entered}`]
  return isDoorForTests(specifier) && !isTest(path) ? [`imports ${specifier}, which is for tests`] : []
}

function floorProblems(path: string, target: string): string[] {
  if (isTest(path)) return []
  const isFromKitchen = path.startsWith('packages/kitchen/') && !path.startsWith(testing)
  const isForTests = target.startsWith(testing) || target.startsWith(bench)
  const forTests = isFromKitchen && isForTests ? [`imports ${target}, which is for tests`] : []
  const upwards = Object.entries(floors).flatMap(([room, names]) => {
    if (!path.startsWith(room) || !target.startsWith(room)) return []
    const [from, to] = [path, target].map((file) => floorOf(file.slice(room.length), names))
    return from !== undefined && to !== undefined && to > from ? [`imports ${target}, which stands on a higher floor`] : []
  })
  return [...forTests, ...upwards, ...kitchenRoomProblems(path, target)]
}

function kitchenRoomProblems(path: string, target: string): string[] {
  const [from, to] = [path, target].map((file) => /^packages\/kitchen\/(\w+)\//.exec(file)?.[1])
  if (from === undefined || to === undefined || to === from || !Object.hasOwn(kitchenRooms, to)) return []
  const used = kitchenRooms[from]
  if (used === undefined)
    return path.startsWith(testing) || path.startsWith(bench) ? [] : [`stands in ${from}, which is no room of the kitchen`]
  if (used.includes(to)) return []
  return [`imports ${target}: ${from} may not know ${to}`]
}

/** The floor of a path inside the room. A door stands above all floors, a folder that is no floor above the doors. */
function floorOf(path: string, names: readonly string[]): number {
  const [folder = '', ...rest] = path.split('/')
  if (rest.length === 0) return names.length
  return names.includes(folder) ? names.indexOf(folder) : names.length + 1
}

/** The ids of the rows, without those that are also classes: "rice". */
function ingredientsIn(files: ReadonlyMap<string, string>): ReadonlySet<string> {
  const tables = [...files].filter(([path]) => path.startsWith(rows))
  const ids = tables.flatMap(([, text]) => [...text.matchAll(/^ {2}'?([a-z-]+)'?: \{$/gm)].flatMap(([, id]) => id ?? []))
  const classes = new Set(tables.map(([path]) => posix.basename(path, '.ts')))
  return new Set(ids.filter((id) => !classes.has(id)))
}

function ingredientProblems({ path, words }: Source, ingredients: ReadonlySet<string>): string[] {
  const isProduct = rooms[roomOf(path)] && !isTest(path) && !path.startsWith(testing)
  if (!isProduct || namesIngredients.some((place) => path.startsWith(place))) return []
  const named = [...new Set([...words].flatMap((text) => text.split(/[,\s]+/)))].filter((word) => ingredients.has(word))
  if (named.length <= mostIngredients) return []
  return [`names ${named.length} ingredients (${named.slice(0, mostIngredients).join(', ')}…): say it in their rows`]
}

function patternProblems({ path, patterns }: Source): string[] {
  if (isTest(path) || !asksTheReader.some((room) => path.startsWith(room))) return []
  if (patternsOfOutput.some((place) => path.startsWith(place))) return []
  return patterns
    .filter((pattern) => wordInPattern.test(pattern.replace(noWordInPattern, ' ')))
    .map((pattern) => `looks for words by /${pattern}/: the reader says it as a trait`)
}

function packageProblems(path: string, name: string): string[] {
  if (isTest(path)) return []
  const room = rooms[roomOf(path)]
  const isNode = name.startsWith('node:') || builtinModules.includes(name)
  const problems: string[] = []
  if (room?.packages && !room.packages.includes(name))
    problems.push(`imports ${name}: ${roomOf(path)} may use only ${room.packages.join(', ') || 'its own files'}`)
  if (room?.isBrowser && isNode) problems.push(`imports ${name}, which no browser has`)
  if (room && databaseDrivers.some((driver) => isOf(name, driver)) && !path.startsWith(databaseFolder)) {
    problems.push(`imports the database driver ${name} outside of ${databaseFolder}`)
  }
  if (room && vendors.test(name) && !path.startsWith(vendorFolder)) problems.push(`speaks to ${name} outside of ${vendorFolder}`)
  return problems
}

function privacyProblems(path: string, target: string): string[] {
  const isPrivate = posix.basename(target) === 'queries.ts' && posix.dirname(target) !== posix.dirname(path)
  return isPrivate && !isTest(path) ? [`imports ${target}, which is private to its folder`] : []
}

/** Rooms of web that serve every noun and know none. */
const services = ['cache', 'calls', 'crash', 'language', 'session', 'toasts']

/** The nouns of web that another noun may use. All others meet only in pages/. */
const nounUses: Record<string, readonly string[]> = {
  account: ['auth'],
  settings: ['filters'],
  'test-payments': ['billing'],
  usage: ['billing'],
}

/** In web, nouns meet in pages/; kit knows no noun and could ship in another product. */
function nounProblems(path: string, target: string): string[] {
  const from = webFolder(path)
  const to = webFolder(target)
  if (roomOf(path) === 'web' && from === 'kit' && !(to === 'kit')) return [`imports ${target}: kit could ship in another product`]
  if (from === null || to === null || from === to || from === 'pages' || isTest(path)) return []
  if (to === 'pages') return [`imports ${target}: nobody but the entry knows the pages`]
  if (to === 'kit' || services.includes(to) || nounUses[from]?.includes(to)) return []
  return [`imports ${target}: ${from} and ${to} meet only in pages/`]
}

function webFolder(path: string): string | null {
  const [room, folder, ...rest] = path.split('/')
  return room === 'web' && rest.length > 0 ? (folder ?? null) : null
}

function reachProblems({ path, reaches }: Source): string[] {
  const room = roomOf(path)
  if (isTest(path) || !rooms[room]) return []
  const readsEnvironment = reaches.includes('process.env') && path !== 'server/config.ts'
  return [
    ...(readsEnvironment ? ['reads the environment, which server/config.ts does for all'] : []),
    ...(pureRooms.includes(room)
      ? reaches.filter((reach) => impure.test(reach)).map((reach) => `reaches for ${reach}: let it come in`)
      : []),
  ]
}

/** Cycles of imports, types included, each reported once by its first file. */
function cycles(sources: readonly Source[], { paths, openDoor }: Known): string[] {
  const targets = new Map(
    sources.map(({ path, imports }) => [
      path,
      imports
        .flatMap(({ from }) => (from === null ? [] : [resolve(path, from, openDoor)]))
        .filter((target) => target !== null && paths.has(target)),
    ]),
  )
  const found: string[] = []
  const done = new Set<string>()
  const walk = (path: string, way: readonly string[]) => {
    const start = way.indexOf(path)
    if (start >= 0) {
      found.push(`${path}: imports itself by way of ${[...way.slice(start + 1), path].join(' > ')}`)
      return
    }
    if (done.has(path)) return
    for (const target of targets.get(path) ?? []) if (target) walk(target, [...way, path])
    done.add(path)
  }
  for (const { path } of sources) walk(path, [])
  return found
}

/** The package that holds a file; null outside of packages. */
const packageOf = (path: string): string | null => /^packages\/[^/]+/.exec(path)?.[0] ?? null
const roomOf = (path: string): string => packageOf(path) ?? path.split('/')[0] ?? ''
const isTest = (path: string): boolean => /\.test\.tsx?$|^(tests|e2e|bench|packages\/[^/]+\/bench)\//.test(path)
const isOf = (name: string, packageName: string): boolean => name === packageName || name.startsWith(`${packageName}/`)

// Which tests `npm test -- --changed` runs. Vitest follows imports; here stands what a test reaches in another way.

/** What installs packages: the lock file, and each package.json. */
const packageFile = /(^|\/)package(-lock)?\.json$/

/** Changed files that make a suite run whole: no import leads to them. */
const runsWhole = {
  // Word lists and hashes that tests of the kitchen's gates and golden answers read as files.
  unit: [packageFile, /^packages\/kitchen\/bench\/gates\/unseen\//, /^packages\/kitchen\/bench\/golden\/.*(?<!\.ts)$/],
  api: [
    packageFile,
    /^(database|scripts)\//,
    // Migrations, and what the server reads as a file.
    /^(packages\/platform|server)\/.*(?<!\.tsx?|\.md)$/,
    // Programs and threads that tests start, and what only these import.
    /^packages\/platform\/(database\/embedded-worker|passwords\/hash-thread)\.ts$/,
    /^server\/(heap|kitchen|log|log-output|main|serve|source-names|warm-up)\.ts$/,
    /^packages\/platform\/work\/slices\.ts$/,
    /^tests\/(crash\/mortal-main|quick-kitchen-main)\.ts$/,
    // What prepares the databases of all tests.
    /^(packages\/platform\/database\/make-template|tests\/api\/global-setup|tests\/postgres|tests\/start-server)\.ts$/,
  ],
  // The program that journeys start, and the kitchen that only it imports.
  e2e: [/^(database|domain|locales|package|scripts|server|vite|web)/, /^(e2e\/journey-main|tests\/api\/a-kitchen)\.ts$/],
}

/** Tests that read the repository's files, or start one as a program. They take seconds and always run. */
export const alwaysRun = {
  unit: [
    'packages/kitchen/bench/fridges/fridge.test.ts',
    'packages/kitchen/lexicon/lexicon.test.ts',
    'packages/kitchen/reader/vocabulary/vocabulary.test.ts',
    'packages/platform/passwords/hasher.test.ts',
    'locales/page-languages.test.ts',
    'server/log-output.test.ts',
    'tests/architecture.test.ts',
    'tests/changed-tests.test.ts',
    'tests/comments.test.ts',
    'tests/decisions.test.ts',
    'tests/map.test.ts',
    'tests/reporter.test.ts',
    'tests/sentences.test.ts',
  ],
  api: [],
  e2e: [],
}

/** Whether a change of this file makes the suite run whole. */
export function isReachedOtherwise(project, file) {
  return runsWhole[project].some((pattern) => pattern.test(file))
}

/** The arguments of each run of vitest that a suite needs after these files have changed since that commit. */
export function runsSince(commit, changedFiles, project) {
  if (changedFiles.some((file) => isReachedOtherwise(project, file))) return [[]]
  const always = alwaysRun[project]
  const byImports = [`--changed=${commit}`, ...always.map((file) => `--exclude=${file}`)]
  return always.length > 0 ? [byImports, always] : [byImports]
}

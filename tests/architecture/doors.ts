/** Finds the file behind a door (`@potluck/kitchen/cook`); null when the package has no such door. */
export type OpenDoor = (specifier: string) => string | null

/** The scope of this repository's packages. */
const scope = '@potluck/'

/** Whether an import names one of this repository's packages. */
export const isOwnPackage = (specifier: string): boolean => specifier.startsWith(scope)

/** Whether a door is open to tests only: `@potluck/kitchen/testing/a-request`, `@potluck/kitchen/bench`. */
export const isDoorForTests = (specifier: string): boolean => /^@potluck\/[^/]+\/(testing|bench)(\/|$)/.test(specifier)

/** Reads the `exports` of each package's package.json. `files` maps a path in the repository to its text. */
export function readDoors(files: ReadonlyMap<string, string>): OpenDoor {
  const doors = [...files].flatMap(([path, text]) => {
    const [, name] = /^packages\/([^/]+)\/package\.json$/.exec(path) ?? []
    return name === undefined ? [] : Object.entries(exportsIn(text)).map((door) => doorOf(name, door))
  })
  return (specifier) => {
    const door = doors.find(({ pattern }) => pattern.test(specifier))
    return door ? specifier.replace(door.pattern, door.target) : null
  }
}

function exportsIn(text: string): Record<string, string> {
  const { exports = {} }: { exports?: Record<string, string> } = JSON.parse(text)
  return exports
}

/** A door's specifier as a pattern, whose `*` stands for any name, and its file from the repository's root. */
function doorOf(name: string, [door, file]: [string, string]) {
  const specifier = `${scope}${name}${door.slice(1)}`
  const escaped = specifier.replace(/[.+?^$()[\]{}|\\]/g, '\\$&')
  return { pattern: new RegExp(`^${escaped.replace('*', '(.+)')}$`), target: `packages/${name}${file.slice(1)}`.replace('*', '$1') }
}

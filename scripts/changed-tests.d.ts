type Project = 'unit' | 'api' | 'e2e'

export const alwaysRun: Readonly<Record<Project, readonly string[]>>
export function isReachedOtherwise(project: Project, file: string): boolean
export function runsSince(commit: string, changedFiles: readonly string[], project: Project): readonly (readonly string[])[]

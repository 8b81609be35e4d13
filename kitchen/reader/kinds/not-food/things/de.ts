/** Names of this kind. */
export const de: readonly string[] = []

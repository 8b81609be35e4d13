/** A random word of letters and digits. Its 96 bits make it unique and impossible to guess. */
export function randomWord(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(3)), (number) => number.toString(36)).join('')
}

/** Letters and digits that nobody has had before and nobody guesses; 96 bits. */
export function randomWord(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(3)), (number) => number.toString(36)).join('')
}

/**
 * The lines of a stream of UTF-8, as they come. Only \n ends one (JSON may hold U+2028), a \r before it goes; the last
 * needs no end.
 */
export async function* linesOf(stream: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of stream) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) yield line.replace(/\r$/, '')
  }
  rest += decoder.decode()
  if (rest !== '') yield rest
}

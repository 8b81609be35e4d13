/** A text with inserted values (`shown`), which may be written from right to left or imitate other text. */
export type Sentence = readonly (string | { shown: string })[]

/** The content of a mail before its layout. */
export interface Letter {
  subject: string
  /** The sender's name, shown at the top. */
  sender: string
  opening: readonly Sentence[]
  /** A link; its address is also written out. */
  link?: { label: string; url: string }
  /** A code to type, with the words before it. */
  code?: { label: string; digits: string }
  closing: readonly Sentence[]
}

/** Makes the plain and HTML parts of a mail. The HTML loads nothing, and every inserted value is escaped. */
export function layOut(letter: Letter): { subject: string; text: string; html: string } {
  return { subject: withoutInvisible(letter.subject), text: asText(letter), html: asHtml(letter) }
}

function asText({ sender, opening, link, code, closing }: Letter): string {
  const parts = [
    ...opening.map(textOf),
    ...(link ? [`${link.label}:\n${link.url}`] : []),
    ...(code ? [`${code.label}\n${code.digits}`] : []),
    ...closing.map(textOf),
    `-- \n${withoutInvisible(sender)}`,
  ]
  return `${parts.join('\n\n')}\n`
}

function asHtml({ subject, sender, opening, link, code, closing }: Letter): string {
  const paragraph = (inner: string, style = '') => `<p style="margin:0 0 16px;${style}">${inner}</p>`
  const body = [
    paragraph(escapeHtml(withoutInvisible(sender)), 'font-size:20px;font-weight:600'),
    ...opening.map((sentence) => paragraph(htmlOf(sentence))),
    ...(link ? [paragraph(button(link)), paragraph(`<span dir="ltr" style="${smallStyle}">${escapeHtml(link.url)}</span>`)] : []),
    ...(code
      ? [paragraph(escapeHtml(code.label)), paragraph(`<span dir="ltr" style="${digitsStyle}">${escapeHtml(code.digits)}</span>`)]
      : []),
    ...closing.map((sentence) => paragraph(htmlOf(sentence), 'color:#57534e')),
  ]
  return [
    '<!doctype html>',
    '<html lang="en" dir="ltr">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="color-scheme" content="light">',
    `<title>${escapeHtml(withoutInvisible(subject))}</title>`,
    '</head>',
    '<body style="margin:0;background:#faf8f5;color:#1c1917;font:16px/1.5 system-ui,-apple-system,\'Segoe UI\',Roboto,Arial,sans-serif">',
    '<div style="max-width:560px;margin:0 auto;padding:32px 24px">',
    ...body,
    '</div>',
    '</body>',
    '</html>',
    '',
  ].join('\n')
}

const smallStyle = 'font-size:13px;color:#57534e;word-break:break-all'
const digitsStyle = 'font-size:28px;font-weight:600;letter-spacing:4px;font-family:ui-monospace,Menlo,Consolas,monospace'

function button({ label, url }: { label: string; url: string }): string {
  const style =
    'display:inline-block;padding:12px 20px;border-radius:8px;background:#9a3412;color:#ffffff;text-decoration:none;font-weight:600'
  return `<a href="${escapeHtml(url)}" style="${style}">${escapeHtml(label)}</a>`
}

function textOf(sentence: Sentence): string {
  return sentence
    .map((piece) => (typeof piece === 'string' ? withoutInvisible(piece) : isolateDirection(withoutInvisible(piece.shown))))
    .join('')
}

function htmlOf(sentence: Sentence): string {
  return sentence
    .map((piece) =>
      typeof piece === 'string' ? escapeHtml(withoutInvisible(piece)) : `<bdi>${escapeHtml(withoutInvisible(piece.shown))}</bdi>`,
    )
    .join('')
}

/**
 * Removes invisible characters: line breaks would add headers or lines, direction marks would turn the text around
 * them.
 */
function withoutInvisible(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
}

/** Isolates a text that may run from right to left (Unicode's first strong isolate). */
function isolateDirection(text: string): string {
  return /^[\x20-\x7e]*$/.test(text) ? text : `\u2068${text}\u2069`
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '')
}

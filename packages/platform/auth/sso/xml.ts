/**
 * Parses foreign XML: text in `_`, attributes in `$`, every child a list under its name without prefix. A document
 * type is refused before parsing, since it can define entities. Undefined for invalid XML.
 */
export async function readXml(text: string): Promise<unknown> {
  if (hasDocumentType(text)) return undefined
  const { parseXml2JsFromString } = await import('@node-saml/node-saml/lib/xml.js')
  try {
    return await parseXml2JsFromString(text)
  } catch {
    return undefined
  }
}

/** Whether a document declares a type or entities, which can expand, include files or call other servers. */
function hasDocumentType(text: string): boolean {
  return /<!\s*(doctype|entity)/i.test(text)
}

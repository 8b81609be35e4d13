/**
 * XML from outside as objects: text in `_`, attributes in `$`, every child a list under its name without prefix. A document type is refused before
 * anything is read, and with it every entity of its own making. Undefined when it is no XML.
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

/** Whether a document declares a type or entities: what expands, includes files or calls out. */
function hasDocumentType(text: string): boolean {
  return /<!\s*(doctype|entity)/i.test(text)
}

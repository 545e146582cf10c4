/** Characters that XML 1.0 forbids in any notation, and useless control characters (XML 1.0, 2.2). */
const FORBIDDEN = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu
const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Escapes text for an element or an attribute. */
export const inXml = (text: string): string =>
  text
    .toWellFormed()
    .replace(FORBIDDEN, '')
    .replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)

import { Parser } from 'htmlparser2'
import { plainText } from '#catalogue/import/values/plain-text'

const REFERENCE = /&(#\d+|#x[\da-f]+|[a-z][a-z\d]*);/gi

/** Decodes character references: systems that display the text as HTML export `Tom &amp; Co`. */
export const decoded = (text: string): string => text.replace(REFERENCE, decodeReference)

function decodeReference(reference: string): string {
  let letter = ''
  const parser = new Parser({
    ontext: (part) => {
      letter += part
    },
  })
  parser.end(reference)
  // In HTML, `&nothing;` is plain text.
  return letter.endsWith(';') ? reference : letter
}

/** A short text of a system that writes HTML, in the stored form. */
export const decodedText = (cell: string): string => plainText(decoded(cell))

/** Decodes HTML that was exported as text: `&lt;p&gt;Soft&lt;/p&gt;`. */
export function unescapedHtml(body: string): string {
  const tag = body.search(/&lt;\/?[a-z]/i)
  return tag >= 0 && body.includes('&gt;', tag) && !body.includes('<') ? decoded(body) : body
}

import render from 'dom-serializer'
import { Element, Text } from 'domhandler'

/** Characters that XML 1.0 does not allow in any notation (XML 1.0, 2.2). */
const FORBIDDEN = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu

type Content = string | readonly (Element | null)[]

/** An element with text or child elements, in the order of the schema; null children are left out. */
export function element(name: string, content: Content, attributes: Record<string, string> = {}): Element {
  const children =
    typeof content === 'string'
      ? [new Text(content.toWellFormed().replaceAll(FORBIDDEN, ''))]
      : content.filter((child) => child !== null)
  return new Element(name, attributes, children)
}

/** The library writes `&`, `<`, `>`, quotes and all non-ASCII letters as entities. */
export const writeXml = (root: Element): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${render(root, { xmlMode: true })}\n`

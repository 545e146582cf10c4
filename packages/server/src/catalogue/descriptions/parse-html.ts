import { linkAddress } from '@little-dunes/domain/catalogue/descriptions/formatted-text'
import { Parser } from 'htmlparser2'
import { DROPPED } from '#catalogue/import/values/html-to-text'

/** Parsed HTML before its nesting is fixed: every tag by its name, no attribute except the address of a link. */
export interface HtmlElement {
  name: string
  href?: string
  children: HtmlNode[]
}
export type HtmlNode = string | HtmlElement

/** Deeper elements are replaced by their content. */
const DEEPEST = 40

/** The elements of an HTML body. Invisible elements, such as scripts and styles, are dropped with their content. */
export function parseHtml(html: string): HtmlNode[] {
  const root: HtmlElement = { name: '', children: [] }
  const open = [root]
  let depth = 0
  let dropping = 0
  const innermost = () => open.at(-1) ?? root
  const parser = new Parser({
    onopentag: (name, { href = '' }) => {
      if (DROPPED.has(name)) dropping += 1
      depth += 1
      if (depth > DEEPEST) return
      const address = name === 'a' ? linkAddress(href) : null
      const element = { name, ...(address !== null && { href: address }), children: [] }
      if (dropping === 0) innermost().children.push(element)
      open.push(element)
    },
    onclosetag: (name) => {
      if (DROPPED.has(name)) dropping -= 1
      if (depth <= DEEPEST) open.pop()
      depth -= 1
    },
    ontext: (text) => {
      if (dropping === 0) innermost().children.push(text.toWellFormed().replace(/[\p{Cc}\s]+/gu, ' '))
    },
  })
  parser.end(html)
  return root.children
}

import { linkAddress } from '@little-dunes/domain/catalogue/descriptions/formatted-text'
import { Parser } from 'htmlparser2'
import { DROPPED } from '#catalogue/import/values/html-to-text'

/** What is read of HTML before its nesting is put in order: every tag by its own name, no attribute but a link's address. */
export interface HtmlElement {
  name: string
  href?: string
  children: HtmlNode[]
}
export type HtmlNode = string | HtmlElement

/** Deeper elements are read as what is in them. */
const DEEPEST = 40

/** The elements of an HTML body; what shows nothing, such as scripts and styles, goes with all that is in it. */
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

import type {
  FormattedElement,
  FormattedText,
} from '@little-dunes/domain/catalogue/descriptions/formatted-text'
import { type HtmlElement, type HtmlNode, parseHtml } from '#catalogue/descriptions/parse-html'

const INLINE: Record<string, FormattedElement['tag']> = {
  b: 'strong',
  strong: 'strong',
  i: 'em',
  em: 'em',
  br: 'br',
  a: 'a',
}
const HEADING = /^h[1-6]$/
const BLOCKS = new Set(
  'p div section article header footer figure hr pre ul ol li dl dt dd table thead tbody tfoot tr td th caption blockquote center'.split(
    ' ',
  ),
)
/** Texts with only these elements are shown as plain ones. */
const PLAIN = new Set(['p', 'br'])

const isBlock = (node: HtmlNode): node is HtmlElement =>
  typeof node !== 'string' &&
  (BLOCKS.has(node.name) || HEADING.test(node.name) || node.children.some(isBlock))
const hasText = (nodes: FormattedText): boolean =>
  nodes.some((node) => (typeof node === 'string' ? node.trim() !== '' : hasText(node.children)))
const isFormatted = (nodes: FormattedText): boolean =>
  nodes.some((node) => typeof node !== 'string' && (!PLAIN.has(node.tag) || isFormatted(node.children)))
const element = (tag: FormattedElement['tag'], children: FormattedText): FormattedText =>
  hasText(children) ? [{ tag, children }] : []

/** Formats a description for pages, with valid nesting. Null when it has only paragraphs and lines. */
export function formatHtml(html: string): FormattedText | null {
  const nodes = parseHtml(html)
  const levels = nodes.flatMap(function listLevels(node): string[] {
    if (typeof node === 'string') return []
    return HEADING.test(node.name) ? [node.name] : node.children.flatMap(listLevels)
  })
  // The heading above is the name of the product.
  const highest = levels.toSorted()[0]
  const text = blocks(nodes, (name) => (name === highest ? 'h2' : 'h3'))
  return isFormatted(text) ? text : null
}

type Rank = (name: string) => 'h2' | 'h3'

/** Blocks of a body or a cell. Content between them becomes a paragraph. */
function blocks(nodes: readonly HtmlNode[], rank: Rank): FormattedText {
  const formatted: FormattedText = []
  let run: HtmlNode[] = []
  const flush = () => {
    formatted.push(...element('p', withoutOuterBreaks(inlines(run))))
    run = []
  }
  for (const node of nodes) {
    if (!isBlock(node)) run.push(node)
    else {
      flush()
      formatted.push(...block(node, rank))
    }
  }
  flush()
  return formatted
}

function block({ name, children }: HtmlElement, rank: Rank): FormattedText {
  if (HEADING.test(name)) return element(rank(name), inlines(children))
  if (name === 'ul' || name === 'ol')
    return element(
      name,
      children.flatMap((one) => item(one, rank)),
    )
  if (name === 'blockquote') return element(name, blocks(children, rank))
  if (name === 'table') return element(name, element('tbody', rows(children, rank)))
  return blocks(children, rank)
}

/** A list directly within a list gets an item around it. */
const item = (node: HtmlNode, rank: Rank): FormattedText =>
  element(
    'li',
    unwrapped(blocks(typeof node !== 'string' && node.name === 'li' ? node.children : [node], rank)),
  )

const rows = (nodes: readonly HtmlNode[], rank: Rank): FormattedText =>
  nodes.flatMap((node) => {
    if (typeof node === 'string') return []
    if (node.name !== 'tr') return rows(node.children, rank)
    return element(
      'tr',
      node.children.flatMap((cell) => toCell(cell, rank)),
    )
  })

/** Empty cells stay, since the cells beside them would move. */
function toCell(node: HtmlNode, rank: Rank): FormattedText {
  if (typeof node === 'string') return []
  const tag = node.name === 'th' ? 'th' : 'td'
  return [{ tag, children: unwrapped(blocks(node.children, rank)) }]
}

/** A single paragraph in an item or a cell becomes plain text. */
function unwrapped(nodes: FormattedText): FormattedText {
  const [first, ...others] = nodes
  const isSingle = typeof first === 'object' && first.tag === 'p' && others.length === 0
  return isSingle ? first.children : nodes
}

function inlines(nodes: readonly HtmlNode[], isLinked = false): FormattedText {
  return nodes.flatMap((node): FormattedText => {
    if (typeof node === 'string') return [node]
    const tag = INLINE[node.name]
    if (tag === 'br') return [{ tag, children: [] }]
    if (tag !== 'a') {
      const children = inlines(node.children, isLinked)
      return tag ? element(tag, children) : children
    }
    const children = inlines(node.children, true)
    const isLink = node.href !== undefined && !isLinked && hasText(children)
    return isLink ? [{ tag, href: node.href ?? '', children }] : children
  })
}

const isBreak = (node: FormattedText[number] | undefined): boolean =>
  typeof node === 'string' ? node.trim() === '' : node?.tag === 'br'

function withoutOuterBreaks(nodes: FormattedText): FormattedText {
  const first = nodes.findIndex((node) => !isBreak(node))
  const last = nodes.findLastIndex((node) => !isBreak(node))
  return nodes.slice(Math.max(0, first), last + 1)
}

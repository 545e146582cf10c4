import { lexer, type MarkedToken, type Token, type Tokens } from 'marked'
import type { Guide, GuideNode, GuideSection } from '../app/help/guide.ts'

/** The anchor that GitHub gives to a heading. */
const toAnchor = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')

/** The place of a link to a guide; null for other pages, which the back office doesn't have. */
function findPlace(href: string, name: string): string | null {
  if (href.startsWith('#')) return name + href
  const [, guide, hash = ''] = /^([a-z-]+)\.md(#.*)?$/.exec(href) ?? []
  return guide === undefined ? null : guide + hash
}

/** Elements of a guide. HTML and all else that no guide needs stays text. */
function toNodes(tokens: readonly Token[], name: string): GuideNode[] {
  const read = (children: readonly Token[] = []) => toNodes(children, name)
  const cells = (row: readonly Tokens.TableCell[], tag: 'th' | 'td'): GuideNode => ({
    tag: 'tr',
    children: row.map((cell) => ({ tag, children: read(cell.tokens) })),
  })

  function nodes(token: MarkedToken): GuideNode[] {
    switch (token.type) {
      case 'space':
        return []
      case 'text':
        return token.tokens ? read(token.tokens) : [token.text]
      case 'escape':
        return [token.text]
      case 'paragraph':
        return [{ tag: 'p', children: read(token.tokens) }]
      case 'strong':
      case 'em':
        return [{ tag: token.type, children: read(token.tokens) }]
      case 'codespan':
        return [{ tag: 'code', children: [token.text] }]
      case 'list':
        return [
          {
            tag: token.ordered ? 'ol' : 'ul',
            children: token.items.map((item) => ({ tag: 'li', children: read(item.tokens) })),
          },
        ]
      case 'table':
        return [
          {
            tag: 'table',
            children: [
              { tag: 'thead', children: [cells(token.header, 'th')] },
              { tag: 'tbody', children: token.rows.map((row) => cells(row, 'td')) },
            ],
          },
        ]
      case 'link': {
        const place = findPlace(token.href, name)
        const children = read(token.tokens)
        return place === null ? children : [{ tag: 'a', place, children }]
      }
      case 'image':
        return [{ tag: 'img', file: token.href, alt: token.text }]
      default:
        return [token.raw]
    }
  }

  return tokens.flatMap((token) => nodes(token as MarkedToken))
}

/**
 * Reads the Markdown of a guide: a title, an introduction, and sections by heading. `name` is its file without `.md`.
 * @throws when two sections have the same anchor, or the title isn't the only heading of its level
 */
export function readGuide(markdown: string, name: string): Guide {
  const [first, ...rest] = lexer(markdown)
  if (first?.type !== 'heading' || first.depth !== 1)
    throw new Error(`${name}.md must start with a level 1 heading`)
  const guide: Guide = { title: first.text, intro: [], sections: [] }
  for (const token of rest) {
    if (token.type !== 'heading') {
      const content = guide.sections.at(-1)?.content ?? guide.intro
      content.push(...toNodes([token], name))
      continue
    }
    const { text, depth } = token as Tokens.Heading
    const id = toAnchor(text)
    if (depth !== 2 && depth !== 3)
      throw new Error(`${name}.md: the heading "${text}" has level ${depth}. Use level 2 or 3.`)
    if (guide.sections.some((section) => section.id === id))
      throw new Error(`${name}.md has two sections with the anchor ${id}`)
    guide.sections.push({ id, level: depth, title: text, content: [] } satisfies GuideSection)
  }
  return guide
}

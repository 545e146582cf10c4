import type { GuideNode } from '#help/guide'

/** Elements whose text is a sentence or more. */
const PIECES: readonly string[] = ['p', 'li', 'tr']

/** Visible text without pictures. Cells of a table are apart. */
function textOf(node: GuideNode): string {
  if (typeof node === 'string') return node
  if (node.tag === 'img') return ''
  return node.children.map(textOf).join(node.tag === 'tr' ? ' ' : '')
}

/** Text of each paragraph, list item and table row. */
export function textPieces(nodes: readonly GuideNode[]): string[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string' || node.tag === 'img') return []
    if (!PIECES.includes(node.tag)) return textPieces(node.children)
    const text = textOf(node).trim()
    return text ? [text] : []
  })
}

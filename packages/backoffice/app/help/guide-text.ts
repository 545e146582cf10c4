import type { GuideNode } from '#help/guide'

/** Elements whose text is a sentence or more. */
const BLOCKS: readonly string[] = ['p', 'li', 'tr']

/** Visible text without pictures. Cells of a table are apart. */
function toText(node: GuideNode): string {
  if (typeof node === 'string') return node
  if (node.tag === 'img') return ''
  return node.children.map(toText).join(node.tag === 'tr' ? ' ' : '')
}

/** Text of each paragraph, list item and table row. */
export function textBlocks(nodes: readonly GuideNode[]): string[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string' || node.tag === 'img') return []
    if (!BLOCKS.includes(node.tag)) return textBlocks(node.children)
    const text = toText(node).trim()
    return text ? [text] : []
  })
}

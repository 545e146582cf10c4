/** A run of characters. With `to` it is a link. */
export interface TextRun {
  text: string
  bold?: boolean | undefined
  to?: string | undefined
}

export type RichBlock =
  | { kind: 'heading'; runs: TextRun[] }
  | { kind: 'paragraph'; runs: TextRun[] }
  | { kind: 'list'; items: TextRun[][] }

const HEADING = /^##\s+/
const POINT = /^-\s+/
const MARKS = /\*\*(?<bold>[^*\n]+)\*\*|\[(?<words>[^[\]\n]+)\]\((?<to>[^()\s]+)\)/g

/** A page of the shop or another site, an email or a phone call. Never a script. */
const TARGET = /^(?:\/(?![/\\])|https:\/\/|mailto:|tel:)/i

export const isLinkTarget = (to: string): boolean => TARGET.test(to) && !/[\s\\]/.test(to)

/** Bold text and links of one line. An unsafe link stays plain text. */
function parseRuns(line: string): TextRun[] {
  const runs: TextRun[] = []
  let end = 0
  for (const { index, 0: whole, groups = {} } of line.matchAll(MARKS)) {
    const { bold, words, to } = groups
    if (words !== undefined && !isLinkTarget(to ?? '')) continue
    if (index > end) runs.push({ text: line.slice(end, index) })
    runs.push(bold === undefined ? { text: words ?? '', to } : { text: bold, bold: true })
    end = index + whole.length
  }
  if (end < line.length) runs.push({ text: line.slice(end) })
  return runs
}

/**
 * Parses the markup of a page: `## heading`, `- point`, `**bold**`, `[words](/address)`. Other lines are paragraphs,
 * separated by empty lines. The result is data, so no text can become HTML.
 */
export function parseRichText(text: string): RichBlock[] {
  const blocks: RichBlock[] = []
  let open: RichBlock | null = null
  const begin = (block: RichBlock) => {
    blocks.push(block)
    open = block.kind === 'heading' ? null : block
  }
  for (const line of text.split(/\r\n?|\n/).map((one) => one.trim())) {
    // The closure above changes it, which the type checker cannot see.
    const last = open as RichBlock | null
    if (line === '') open = null
    else if (HEADING.test(line)) begin({ kind: 'heading', runs: parseRuns(line.replace(HEADING, '')) })
    else if (!POINT.test(line) && last?.kind === 'paragraph')
      last.runs.push({ text: ' ' }, ...parseRuns(line))
    else if (!POINT.test(line)) begin({ kind: 'paragraph', runs: parseRuns(line) })
    else if (last?.kind === 'list') last.items.push(parseRuns(line.replace(POINT, '')))
    else begin({ kind: 'list', items: [parseRuns(line.replace(POINT, ''))] })
  }
  return blocks
}

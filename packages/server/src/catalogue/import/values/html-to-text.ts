import { Parser } from 'htmlparser2'

/** Characters of the longest description, the same as in the product form. */
export const LONGEST_DESCRIPTION = 10_000

/** `textToHtml` puts these around a text whose blanks and lines must stay unchanged. */
export const PRE_WRAP = ['<div style="white-space: pre-wrap">', '</div>'] as const

/** Elements without readable text. */
export const DROPPED: ReadonlySet<string> = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'svg',
  'math',
  'iframe',
  'object',
  'button',
  'select',
  'textarea',
  'title',
])
const PARAGRAPHS = new Set(
  'p div section article header footer ul ol table blockquote pre h1 h2 h3 h4 h5 h6 figure hr'.split(' '),
)
const BULLET = '• '
const LINES = new Set('br li tr dt dd'.split(' '))

/**
 * The text of an HTML body: tags removed, entities decoded, paragraphs separated by a blank line, one line per list
 * item. Pages must show the result as text, not as HTML.
 */
export function htmlToText(html: string): string {
  if (html.startsWith(PRE_WRAP[0]) && html.endsWith(PRE_WRAP[1])) return verbatim(html)
  // Separate parts and the last characters: reading the end of a growing text copies all of it each time.
  const parts: string[] = []
  let end = ''
  const add = (part: string) => {
    parts.push(part)
    end = (end + part).slice(-BULLET.length)
  }
  let dropping = 0
  const lineEnd = (name: string) => (PARAGRAPHS.has(name) ? '\n\n' : LINES.has(name) ? '\n' : '')
  const parser = new Parser({
    onopentagname: (name) => {
      if (DROPPED.has(name)) dropping += 1
      // A paragraph at the start of a list item stays beside its bullet.
      if (end !== BULLET) add(lineEnd(name))
      if (name === 'li' && end !== BULLET) add(BULLET)
    },
    onclosetag: (name) => {
      if (DROPPED.has(name)) dropping -= 1
      add(PARAGRAPHS.has(name) ? '\n\n' : '')
      if (name === 'td' || name === 'th') add(' ')
    },
    ontext: (part) => {
      if (dropping === 0) add(part.replace(/\s+/g, ' '))
    },
  })
  parser.end(html)
  return tidy(parts.join(''))
}

function verbatim(html: string): string {
  let text = ''
  const parser = new Parser({
    ontext: (part) => {
      text += part
    },
  })
  parser.end(html)
  return text
}

function tidy(text: string): string {
  const lines = text
    .toWellFormed()
    .split('\n')
    .map((line) => line.replace(/[\p{Cc}\s]+/gu, ' ').trim())
    .filter((line) => line !== BULLET.trim())
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/\n\n(?=• )/g, '\n')
    .trim()
}

/** Cut at a word, with an ellipsis. */
export function shortened(text: string, max = LONGEST_DESCRIPTION): string {
  if (text.length <= max) return text
  const cut = text.slice(0, max - 1).replace(/\p{Cs}$/u, '')
  const gap = Math.max(cut.lastIndexOf(' '), cut.lastIndexOf('\n'))
  return `${cut.slice(0, gap > max / 2 ? gap : undefined).trimEnd()}…`
}

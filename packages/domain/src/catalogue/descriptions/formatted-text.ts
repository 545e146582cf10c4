/** Elements that a formatted description may have: the one allow-list, for what is read of a file and for what is answered. */
export const FORMATTED_TAGS = [
  'p',
  'h2',
  'h3',
  'ul',
  'ol',
  'li',
  'blockquote',
  'strong',
  'em',
  'br',
  'a',
  'table',
  'tbody',
  'tr',
  'th',
  'td',
] as const

export interface FormattedElement {
  tag: (typeof FORMATTED_TAGS)[number]
  /** Of a link alone. */
  href?: string
  children: FormattedText
}

/** Text with its paragraphs, headings, lists, tables, emphases and links, and nothing else. */
export type FormattedText = (string | FormattedElement)[]

const TAGS: ReadonlySet<unknown> = new Set(FORMATTED_TAGS)

/** The address of a link as it may stand on a page; null for every other scheme. */
export function linkAddress(href: string): string | null {
  const address = href.trim()
  return /^(https?:\/\/|mailto:)[^\s\p{Cc}]+$/iu.test(address) ? address : null
}

export const isFormattedText = (value: unknown): value is FormattedText =>
  Array.isArray(value) && value.every((node) => typeof node === 'string' || isElement(node))

function isElement(value: unknown): value is FormattedElement {
  if (typeof value !== 'object' || value === null) return false
  const { tag, href, children, ...others }: Partial<Record<string, unknown>> = { ...value }
  const isLink = tag === 'a' && typeof href === 'string' && linkAddress(href) === href
  return (
    TAGS.has(tag) &&
    Object.keys(others).length === 0 &&
    (href === undefined ? tag !== 'a' : isLink) &&
    isFormattedText(children)
  )
}

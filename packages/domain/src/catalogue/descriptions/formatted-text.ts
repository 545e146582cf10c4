/** Elements allowed in a formatted description, in imported files and in replies. */
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
  /** Only for links. */
  href?: string
  children: FormattedText
}

/** Text with paragraphs, headings, lists, tables, emphasis and links only. */
export type FormattedText = (string | FormattedElement)[]

const TAGS: ReadonlySet<unknown> = new Set(FORMATTED_TAGS)

/** Address of a link if its scheme is allowed, else null. */
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

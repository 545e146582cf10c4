import type { ReactNode, Ref } from 'react'

/** Marks the element in the HTML of a page. */
const ATTRIBUTE = 'data-static'
const OPENING = `<div ${ATTRIBUTE}="">`
/** It is the last element of `main`. */
const CLOSING = '</div></main>'

/** Marks an element within an island whose HTML React keeps. */
export const KEPT = 'data-kept'

const AS_RENDERED = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true }

/** Props of such an element in the browser. */
export const KEPT_AS_RENDERED = { [KEPT]: '', ...AS_RENDERED }

interface StaticPartProps {
  ref: Ref<HTMLDivElement>
  /** The style modules of the children: pages link the styles that scripts of the browser import. */
  styles: readonly Readonly<Record<string, string>>[]
  /** Rendered by the server alone. */
  children: ReactNode
}

/** HTML of the server, which React leaves as it is: neither its scripts nor its data are sent, and nothing hydrates. */
export function StaticPart({ ref, children }: StaticPartProps) {
  if (import.meta.env.SSR) return <div {...{ [ATTRIBUTE]: '' }}>{children}</div>
  return <div ref={ref} {...{ [ATTRIBUTE]: '' }} {...AS_RENDERED} />
}

/** The nodes of the static part of this page; none on the server. */
export const readPartOfDocument = (): ChildNode[] =>
  import.meta.env.SSR ? [] : [...(document.querySelector(`[${ATTRIBUTE}]`)?.childNodes ?? [])]

/**
 * The static part of another page of the shop.
 *
 * @param html the whole page
 * @throws Error when it has none
 */
export function readStaticPart(html: string): DocumentFragment {
  const from = html.indexOf(OPENING)
  const to = html.indexOf(CLOSING, from)
  if (from < 0 || to < 0) throw new Error('The page has no static part')
  const template = document.createElement('template')
  template.innerHTML = html.slice(from + OPENING.length, to)
  return template.content
}

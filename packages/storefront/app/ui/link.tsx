import { DISCOUNT_LINK, isDocumentPath, languagePath } from '@little-dunes/domain/paths'
import { type ComponentProps, createContext, type MouseEvent, useContext } from 'react'
import type { NavigateFunction } from '#platform/address/address'
import { useLeaving } from '#platform/leaving'
import { PAGE_LANGUAGE } from '#platform/messages'
import { isCalling } from '#platform/pending-calls'

interface Target {
  /** A path of the shop, without the language. */
  to: string
  /** State of the new entry in the history, or a function that returns it at the click. */
  state?: unknown
}

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & Target

/** Navigation for all links. The value is stable while the page is open. */
export const NavigateContext = createContext<NavigateFunction>(() => undefined)

/** Not a page: the server sets the cookie of the code and redirects. */
const isDiscountLink = (to: string): boolean => to.startsWith(`${DISCOUNT_LINK}/`)

/** A document starts in a third of the time that React needs to replace the page. Unanswered calls would be lost. */
const isForBrowser = (to: string): boolean => to !== '' && isDocumentPath(to) && !isCalling()

type Click = Pick<
  MouseEvent | globalThis.MouseEvent,
  'button' | 'metaKey' | 'altKey' | 'ctrlKey' | 'shiftKey' | 'defaultPrevented' | 'preventDefault'
>

export const isPlainClick = ({ button, metaKey, altKey, ctrlKey, shiftKey }: Click): boolean =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey)

/** Follows a clicked link: the browser loads documents (decision 084), the router shows all other pages. */
export function followLink(
  event: Click,
  link: HTMLAnchorElement,
  { to, state }: Target,
  navigate: NavigateFunction,
): void {
  if (event.defaultPrevented || link.target || !isPlainClick(event) || isDiscountLink(to)) return
  if (isForBrowser(to)) {
    useLeaving.setState(true)
    return
  }
  event.preventDefault()
  // Browsers add no history entry for a link to the current page either.
  navigate(to, { replace: link.href === location.href, state: typeof state === 'function' ? state() : state })
}

/** The router's own link re-renders at each of its steps, and pages have over a hundred; this one reads no changing state. */
export function Link({ to, state, onClick, ...rest }: LinkProps) {
  const navigate = useContext(NavigateContext)
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    followLink(event, event.currentTarget, { to, state }, navigate)
  }
  return <a {...rest} href={languagePath(PAGE_LANGUAGE, to)} onClick={follow} />
}

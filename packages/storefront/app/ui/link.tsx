import { DISCOUNT_LINK, isDocumentPath, languagePath } from '@little-dunes/domain/paths'
import { type ComponentProps, createContext, type MouseEvent, useContext } from 'react'
import type { NavigateFunction, NavigateOptions } from '#platform/address/address'
import { useLeaving } from '#platform/leaving'
import { PAGE_LANGUAGE } from '#platform/messages'
import { isCalling } from '#platform/pending-calls'

export interface LinkProps
  extends Omit<ComponentProps<'a'>, 'href'>,
    Pick<NavigateOptions, 'preventScrollReset' | 'replace' | 'state'> {
  /** A path of the shop, without the language. */
  to: string
}

/** Navigation for all links. The value is stable while the page is open. */
export const NavigateContext = createContext<NavigateFunction>(() => undefined)

/** Not a page: the server sets the cookie of the code and redirects. */
const isDiscountLink = (to: string): boolean => to.startsWith(`${DISCOUNT_LINK}/`)

/** A document starts in a third of the time that React needs to replace the page. Unanswered calls would be lost. */
const isForBrowser = (to: string): boolean => to !== '' && isDocumentPath(to) && !isCalling()

const isPlainClick = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey)

/**
 * The browser follows links to documents (decision 084), the router all others. The router's own link re-renders at each
 * of its steps, and pages have over a hundred links; this one reads no changing state.
 */
export function Link({ to, preventScrollReset = false, replace, state, onClick, ...rest }: LinkProps) {
  const navigate = useContext(NavigateContext)
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || rest.target || !isPlainClick(event) || isDiscountLink(to)) return
    if (!preventScrollReset && isForBrowser(to)) return useLeaving.setState(true)
    event.preventDefault()
    // Browsers add no history entry for a link to the current page either.
    const isHere = event.currentTarget.href === location.href
    navigate(to, { preventScrollReset, replace: replace ?? isHere, state })
  }
  return <a {...rest} href={languagePath(PAGE_LANGUAGE, to)} onClick={follow} />
}

import { languagePath } from '@little-dunes/domain/paths'
import { useEffect } from 'react'
import type { NavigateFunction, NavigateOptions, To } from '#platform/address/address'
import { PAGE_LANGUAGE } from '#platform/messages'
import { isCalling } from '#platform/pending-calls'
import { NEEDED } from '#shell/hydration/deferred-type'

/** The router's navigation, once the frame of the page is hydrated. */
let router: NavigateFunction | null = null

/** A navigation that waits for the router. */
let waiting: (() => void) | null = null

/** Changes the address, and the links to other languages, as the router would. Its state in the history stays. */
function showSearch(search: string): void {
  history.replaceState(history.state, '', location.pathname + search)
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')) link.search = search
}

/** A new document would cancel pending calls, so this waits for the router. */
function followLater(to: string, options: NavigateOptions | undefined): void {
  waiting = () => router?.(to, options)
  dispatchEvent(new Event(NEEDED))
}

function follow(to: To | number, options?: NavigateOptions): void {
  if (typeof to === 'number') history.go(to)
  else if (router) void router(to, options)
  else if (typeof to === 'object') showSearch(to.search ?? '')
  else if (isCalling()) followLater(to, options)
  else location.assign(languagePath(PAGE_LANGUAGE, to))
}

/**
 * Navigation of an island, which has no router until the frame of its page is hydrated: the browser loads other pages,
 * and a choice (`{ search }`) changes the address.
 */
export const navigateFromIsland = follow as NavigateFunction

/** Called by the frame. From then on, the router navigates for the island. */
export function useFrameOfIsland(navigate: NavigateFunction): void {
  useEffect(() => {
    router = navigate
    waiting?.()
    waiting = null
    return () => {
      router = null
    }
  }, [navigate])
}

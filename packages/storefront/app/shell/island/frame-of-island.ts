import { languagePath } from '@little-dunes/domain/paths'
import { useEffect } from 'react'
import type { NavigateFunction, NavigateOptions, To } from '#platform/address/address'
import { PAGE_LANGUAGE } from '#platform/messages'

/** The router's navigation, once the frame of the page is hydrated. */
let router: NavigateFunction | null = null

function follow(to: To | number, options?: NavigateOptions): void {
  if (typeof to === 'number') history.go(to)
  else if (router) void router(to, options)
  // The router finds its state in the history when it starts.
  else if (typeof to === 'object') history.replaceState(history.state, '', `${location.pathname}${to.search}`)
  else location.assign(languagePath(PAGE_LANGUAGE, to))
}

/**
 * Navigation of an island, which has no router until the frame of its page is hydrated: the browser loads other pages,
 * and a choice (`{ search }`) changes the address.
 */
export const navigateFromIsland = follow as NavigateFunction

/** Called by the frame: from then on, the router navigates for the island, too. */
export function useFrameOfIsland(navigate: NavigateFunction): void {
  useEffect(() => {
    router = navigate
    return () => {
      router = null
    }
  }, [navigate])
}

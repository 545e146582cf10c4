import { useEffect, useEffectEvent } from 'react'
import { type Location, useLocation } from 'react-router'

/**
 * Opens the target after `#` in the address, on each navigation. Removes it from the address without the router, which
 * would load the screen again, so that a reload does not open it.
 */
export function useAskedFor<Name extends string>(names: readonly Name[], open: (name: Name) => void): void {
  const location = useLocation()
  const follow = useEffectEvent(({ hash }: Location) => {
    const asked = names.find((name) => hash === `#${name}`)
    if (!asked) return
    const { pathname, search } = window.location
    window.history.replaceState(window.history.state, '', pathname + search)
    open(asked)
  })
  useEffect(() => follow(location), [location])
}

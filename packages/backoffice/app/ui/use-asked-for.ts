import { useEffect, useEffectEvent } from 'react'
import { type Location, useLocation } from 'react-router'

/**
 * Opens what the address names behind `#`, whenever somebody comes by it. The name is taken from the address, past the
 * router, which would load the screen anew: nothing opens again with a reload.
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

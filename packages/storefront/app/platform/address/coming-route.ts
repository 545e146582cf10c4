import { splitLanguage } from '@little-dunes/domain/paths'
import { useContext } from 'react'
import { type Location, UNSAFE_DataRouterContext, useNavigation } from 'react-router'

/** Routes have no language in their paths; the router's locations do. */
const toRoute = ({ pathname, search }: Location) => ({ pathname: splitLanguage(pathname).path, search })

/** Destination of the pending navigation. */
export function useComingRoute(): { pathname: string; search: string } | null {
  const { location } = useNavigation()
  return location ? toRoute(location) : null
}

/**
 * Returns a function that reads the destination of the pending navigation, or the current route. Keystrokes and ticks
 * come faster than React shows navigations, and no hook of the router reads its state ahead of React.
 */
export function useReadComingRoute(): () => { pathname: string; search: string } {
  const context = useContext(UNSAFE_DataRouterContext)
  return () => {
    if (!context) throw new Error('useReadComingRoute must be used inside a router')
    const { navigation, location } = context.router.state
    return toRoute(navigation.location ?? location)
  }
}

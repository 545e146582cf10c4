import { splitLanguage } from '@little-dunes/domain/paths'
import { useContext } from 'react'
import { type Location, UNSAFE_DataRouterContext, useNavigation } from 'react-router'

/** As routes name it: without the language, which the router's own locations hold. */
const routeOf = ({ pathname, search }: Location) => ({ pathname: splitLanguage(pathname).path, search })

/** Where the router is on its way to. */
export function useComingRoute(): { pathname: string; search: string } | null {
  const { location } = useNavigation()
  return location ? routeOf(location) : null
}

/**
 * Answers where the router is on its way to, or is, at the moment of the question: keys and ticks come faster than React
 * shows navigations, and no hook of the router reads its state past React.
 */
export function useReadComingRoute(): () => { pathname: string; search: string } {
  const context = useContext(UNSAFE_DataRouterContext)
  return () => {
    if (!context) throw new Error('There is no router')
    const { navigation, location } = context.router.state
    return routeOf(navigation.location ?? location)
  }
}

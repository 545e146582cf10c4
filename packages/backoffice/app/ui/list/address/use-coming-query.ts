import { useNavigation } from 'react-router'

/**
 * What the address of a list says: of the one that is loading, so that a filter chosen meanwhile keeps what was asked for
 * before it, or of the one that is shown.
 */
export function useComingQuery<Query>(shown: Query, read: (parameters: URLSearchParams) => Query): Query {
  const { location } = useNavigation()
  return location?.pathname === window.location.pathname ? read(new URLSearchParams(location.search)) : shown
}

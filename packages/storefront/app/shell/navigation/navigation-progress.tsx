import { useLocation } from '#platform/address/address'
import { useComingRoute } from '#platform/address/coming-route'
import { Progress } from '#shell/navigation/leaving-progress.tsx'

/** Shown while the router loads another page (PROD-18). */
export function NavigationProgress() {
  const next = useComingRoute()
  const here = useLocation()
  return next && next.pathname !== here.pathname && <Progress />
}

import { useEffect } from 'react'
import { useLocation } from '#platform/address/address'
import { useComingRoute } from '#platform/address/coming-route'
import { useLeaving } from '#platform/leaving'
import { useMessages } from '#platform/messages'
import styles from '#shell/navigation/navigation-progress.module.css'
import { shellMessages } from '#shell/shell-messages'
import { Loader } from '#ui/loading/loader.tsx'

/** Signs that the visitor is still here: another page was cancelled, or this one was returned to. */
const SIGNS_OF_STAY = ['keydown', 'pointerdown', 'pageshow'] as const
const stay = () => useLeaving.setState(false)

/** Shown while another page loads (PROD-18). The style sheet hides it on quick navigations. */
export function NavigationProgress() {
  const t = useMessages(shellMessages)
  const next = useComingRoute()
  const here = useLocation()
  const isLeaving = useLeaving()
  useEffect(() => {
    for (const kind of SIGNS_OF_STAY) addEventListener(kind, stay)
    return () => {
      for (const kind of SIGNS_OF_STAY) removeEventListener(kind, stay)
    }
  }, [])
  if (!isLeaving && (!next || next.pathname === here.pathname)) return null
  return (
    <div className={styles.progress}>
      <Loader text={t.loading} />
    </div>
  )
}

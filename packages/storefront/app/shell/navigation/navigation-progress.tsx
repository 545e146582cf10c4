import { useLocation } from 'react-router'
import { useMessages } from '#platform/messages'
import { useComingRoute } from '#platform/routes/coming-route'
import styles from '#shell/navigation/navigation-progress.module.css'
import { shellMessages } from '#shell/shell-messages'
import { Loader } from '#ui/loading/loader.tsx'

/** Shown while another page loads (PROD-18). The style sheet hides it on quick navigations. */
export function NavigationProgress() {
  const t = useMessages(shellMessages)
  const next = useComingRoute()
  const here = useLocation()
  if (!next || next.pathname === here.pathname) return null
  return (
    <div className={styles.progress}>
      <Loader text={t.loading} />
    </div>
  )
}

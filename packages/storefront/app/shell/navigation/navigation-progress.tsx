import { useLocation, useNavigation } from 'react-router'
import { useMessages } from '#platform/messages'
import styles from '#shell/navigation/navigation-progress.module.css'
import { shellMessages } from '#shell/shell-messages'
import { Loader } from '#ui/loading/loader.tsx'

/** While another page is being fetched (PROD-18). The style sheet lets quick ones come without it. */
export function NavigationProgress() {
  const t = useMessages(shellMessages)
  const next = useNavigation().location
  const here = useLocation()
  if (!next || next.pathname === here.pathname) return null
  return (
    <div className={styles.progress}>
      <Loader text={t.loading} />
    </div>
  )
}

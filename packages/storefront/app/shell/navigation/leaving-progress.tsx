import { useEffect } from 'react'
import { useLeaving } from '#platform/leaving'
import { useMessages } from '#platform/messages'
import styles from '#shell/navigation/navigation-progress.module.css'
import { Loader } from '#ui/loading/loader.tsx'
import { uiMessages } from '#ui/ui-messages'

/** Signs that the visitor is still here: another page was cancelled, or this one was returned to. */
const SIGNS_OF_STAY = ['keydown', 'pointerdown', 'pageshow'] as const
const stay = () => useLeaving.setState(false)

/** The style sheet hides it on quick navigations. */
export function Progress() {
  const t = useMessages(uiMessages)
  return (
    <div className={styles.progress}>
      <Loader text={t.loading} />
    </div>
  )
}

/** Shown while the browser loads another page (PROD-18). */
export function LeavingProgress() {
  const isLeaving = useLeaving()
  useEffect(() => {
    for (const kind of SIGNS_OF_STAY) addEventListener(kind, stay)
    return () => {
      for (const kind of SIGNS_OF_STAY) removeEventListener(kind, stay)
    }
  }, [])
  return isLeaving && <Progress />
}

import { clsx } from 'clsx'
import { Outlet, ScrollRestoration, useNavigation } from 'react-router'
import styles from '#shell/frame.module.css'
import { Rail } from '#shell/rail.tsx'
import { shellMessages } from '#shell/shell-messages'
import { TabBar } from '#shell/tab-bar.tsx'
import { TopLine } from '#shell/top-line.tsx'
import { useFreshWaitingCounts } from '#shell/waiting/waiting-counts'

export function Frame() {
  useFreshWaitingCounts()
  const isLoading = useNavigation().state === 'loading'
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#content">
        {shellMessages.skip}
      </a>
      <Rail />
      <div className={styles.column}>
        <TopLine />
        <main id="content" className={clsx(styles.content, isLoading && styles.loading)} tabIndex={-1}>
          <Outlet />
        </main>
      </div>
      <TabBar />
      <ScrollRestoration />
    </div>
  )
}

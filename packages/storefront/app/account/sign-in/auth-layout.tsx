import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import styles from '#account/sign-in/auth-layout.module.css'
import { PageTitle } from '#platform/head/page-title.tsx'
import layoutStyles from '#ui/layout.module.css'

interface AuthLayoutProps {
  title: string
  /** Number of the hero picture. */
  picture: 1 | 2
  /** `guest` hides the page from signed-in visitors until the session is known (D-60). */
  visitor?: 'guest' | undefined
  children: ReactNode
}

export function AuthLayout({ title, picture, visitor, children }: AuthLayoutProps) {
  return (
    <div className={clsx(layoutStyles.wrap, layoutStyles.filledPage)}>
      <PageTitle>{title}</PageTitle>
      <div className={styles.auth} data-visitor={visitor}>
        <div className={styles.pane}>{children}</div>
        <div className={styles.art}>
          <img src={`/pictures/hero-${picture}-m.avif`} width={900} height={1120} alt="" />
        </div>
      </div>
    </div>
  )
}

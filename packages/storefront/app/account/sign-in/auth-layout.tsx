import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import styles from '#account/sign-in/auth-layout.module.css'
import { PageTitle } from '#platform/head/page-title.tsx'
import layoutStyles from '#ui/layout.module.css'

interface AuthLayoutProps {
  title: string
  /** Of the two pictures of the first screen. */
  picture: 1 | 2
  /** `guest` marks a page that a signed-in visitor does not see until it is known who is here (D-60). */
  visitor?: 'guest' | undefined
  children: ReactNode
}

/** A form beside a picture: everything on the way into an account. */
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

import type { ReactNode } from 'react'
import styles from '#sign-in/sign-in-frame.module.css'
import { LanguageSwitch } from '#ui/language-switch.tsx'

/** Everything before somebody is signed in: work on one side, the sea on the other. */
export function SignInFrame({
  title,
  lead,
  children,
}: {
  title: string
  lead: ReactNode
  children: ReactNode
}) {
  return (
    <main className={styles.frame}>
      <section className={styles.work}>
        <div className={styles.head}>
          <img src="/logo.svg" alt="Little Dunes" width="184" height="36" />
          <LanguageSwitch />
        </div>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {children}
      </section>
      <div className={styles.picture}>
        <img src="/pictures/hero-2.avif" alt="" />
      </div>
    </main>
  )
}

import { type ReactNode, useEffect, useRef } from 'react'
import { shopName } from '#platform/shop-name'
import styles from '#sign-in/sign-in-frame.module.css'
import { ShopLogo } from '#ui/brand/shop-logo.tsx'
import { LanguageSwitch } from '#ui/language-switch.tsx'

/** Frame of the pages before sign-in: form on one side, the sea on the other. Focuses the first field, or the title. */
export function SignInFrame({
  title,
  lead,
  children,
}: {
  title: string
  lead: ReactNode
  children: ReactNode
}) {
  const work = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const field = work.current?.querySelector<HTMLElement>('input:not([readonly])')
    // The picture to scan is above the field for the code.
    ;(field ?? heading.current)?.focus({ preventScroll: true })
  }, [])
  return (
    <main className={styles.frame}>
      <section ref={work} className={styles.work}>
        <div className={styles.head}>
          <ShopLogo alt={shopName()} width="184" height="36" />
          <LanguageSwitch />
        </div>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p className={styles.lead}>{lead}</p>
        {children}
      </section>
      <div className={styles.picture}>
        <img src="/pictures/hero-2.avif" alt="" />
      </div>
    </main>
  )
}

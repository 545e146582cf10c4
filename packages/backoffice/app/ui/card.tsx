import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import styles from '#ui/card.module.css'

interface CardProps {
  title?: ReactNode
  /** A few words after the title. */
  aside?: ReactNode
  /** Buttons and links at the end of the head. */
  actions?: ReactNode
  /** No padding around the content, as for tables. */
  flush?: boolean
  className?: string | undefined
  children: ReactNode
}

/** A white card on the sand background: the frame of every part of a screen. */
export function Card({ title, aside, actions, flush = false, className, children }: CardProps) {
  return (
    <section className={clsx(styles.sheet, className)}>
      {title && (
        <header className={styles.head}>
          <h2>{title}</h2>
          {aside && <span className={styles.aside}>{aside}</span>}
          {actions && <div className={styles.actions}>{actions}</div>}
        </header>
      )}
      <div className={flush ? undefined : clsx(styles.body, !title && styles.alone)}>{children}</div>
    </section>
  )
}

import { clsx } from 'clsx'
import { type ReactNode, useEffect } from 'react'
import styles from '#ui/page.module.css'
import { uiMessages } from '#ui/ui-messages'

interface PageProps {
  /** The title of page and tab. */
  title: string
  /** What the heading shows in place of the title. */
  heading?: ReactNode
  context?: ReactNode
  /** Where the page belongs: links above the title. */
  crumb?: ReactNode
  /** At most one of them filled. */
  actions?: ReactNode
  /** The phone shows the name of a list in its top line already. */
  isList?: boolean
  children: ReactNode
}

/** A page: its head and its sheets. */
export function Page({ title, heading, context, crumb, actions, isList = false, children }: PageProps) {
  useEffect(() => {
    document.title = uiMessages.documentTitle(title)
  }, [title])
  return (
    <>
      <header className={clsx(styles.head, isList && styles.list)}>
        <div>
          {crumb && <p className={styles.crumb}>{crumb}</p>}
          <h1>{heading ?? title}</h1>
          {context && <p className={styles.context}>{context}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </>
  )
}

/** Sheets below each other. */
export const Stack = ({ children }: { children: ReactNode }) => <div className={styles.stack}>{children}</div>

/** Work at the start, context at the end; one column where there is no room for two. */
export const Columns = ({ children }: { children: ReactNode }) => (
  <div className={styles.columns}>{children}</div>
)

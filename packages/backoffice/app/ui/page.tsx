import { Icon } from '@little-dunes/design/icon.tsx'
import { clsx } from 'clsx'
import { ChevronDown, ChevronRight, ChevronUp } from 'lucide'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { shopName } from '#platform/shop-name'
import mirrorStyles from '#ui/mirrored.module.css'
import styles from '#ui/page.module.css'
import { shortcut } from '#ui/shortcuts/shortcut-keys'
import { useShownPage } from '#ui/shown-page'
import { uiMessages } from '#ui/ui-messages'

export interface PageLink {
  to: string
  name: string
}

interface PageProps {
  /** The title of page and tab. */
  title: string
  /** What the heading shows in place of the title. */
  heading?: ReactNode
  context?: ReactNode
  /** The screen that the page belongs to, above the title. */
  parent?: PageLink | undefined
  /** What stands behind the parent in place of the title. */
  place?: string | undefined
  /** The pages before and after this one in the list of its parent; null at its ends. */
  beside?: { previous: PageLink | null; next: PageLink | null }
  /** At most one of them filled. */
  actions?: ReactNode
  /** The phone shows the name of a list in its top line already. */
  isList?: boolean
  children: ReactNode
}

function WaysBeside({ previous, next }: NonNullable<PageProps['beside']>) {
  return (
    <span className={styles.beside}>
      {previous && (
        <Link to={previous.to} aria-label={previous.name} {...shortcut('previous')}>
          <Icon node={ChevronUp} />
        </Link>
      )}
      {next && (
        <Link to={next.to} aria-label={next.name} {...shortcut('next')}>
          <Icon node={ChevronDown} />
        </Link>
      )}
    </span>
  )
}

/** A page: its head and its sheets. */
export function Page({
  title,
  heading,
  context,
  parent,
  place,
  beside,
  actions,
  isList = false,
  children,
}: PageProps) {
  const { to, name } = parent ?? {}
  const titleLine = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // Whoever pressed what went with the screen before goes on here.
    const isLater = useShownPage.getState().title !== ''
    if (isLater && document.activeElement === document.body) titleLine.current?.focus({ preventScroll: true })
  }, [])
  useEffect(() => {
    document.title = uiMessages.documentTitle(title, shopName())
    useShownPage.setState({ title, parent: to && name ? { to, name } : undefined })
  }, [title, to, name])
  return (
    <>
      <header className={clsx(styles.head, isList && styles.list)}>
        <div>
          {parent && (
            <p className={styles.crumb}>
              <Link to={parent.to}>{parent.name}</Link>
              <Icon node={ChevronRight} className={mirrorStyles.mirrored} />
              <bdi>{place ?? title}</bdi>
              {beside && <WaysBeside {...beside} />}
            </p>
          )}
          <h1 ref={titleLine} tabIndex={-1}>
            {heading ?? title}
          </h1>
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

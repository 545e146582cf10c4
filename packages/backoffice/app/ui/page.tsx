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
  /** Title of page and tab. */
  title: string
  /** Content of the heading in place of the title. */
  heading?: ReactNode
  context?: ReactNode
  /** Parent screen, above the title. */
  parent?: PageLink | undefined
  /** Replaces the title after the parent. */
  place?: string | undefined
  /** Previous and next page in the list of the parent; null at its ends. */
  beside?: { previous: PageLink | null; next: PageLink | null }
  /** At most one primary button. */
  actions?: ReactNode
  /** Phones already show the name of a list in the top line. */
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

/** A page: its head and its cards. */
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
    // The element that had the focus is gone with the previous screen.
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

/** Cards below each other. */
export const Stack = ({ children }: { children: ReactNode }) => <div className={styles.stack}>{children}</div>

/** Work at the start, context at the end; one column where there is no room for two. */
export const Columns = ({ children }: { children: ReactNode }) => (
  <div className={styles.columns}>{children}</div>
)

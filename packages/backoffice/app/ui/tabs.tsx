import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import { Tag } from '#ui/display/tag.tsx'
import styles from '#ui/tabs.module.css'

export interface Tab {
  to: string
  name: string
  /** Number of its rows; undefined if not counted. */
  count?: number | string | undefined
  /** Content of the tab that needs attention. */
  warning?: string | undefined
  current: boolean
}

/**
 * On phones the tabs are wider than the screen: scrolls to the chosen one. `scrollIntoView` would also move the page
 * after Back.
 */
export function showWhole(tab: HTMLElement | null): void {
  const row = tab?.parentElement
  if (!tab || !row) return
  const [tabBox, shown] = [tab.getBoundingClientRect(), row.getBoundingClientRect()]
  row.scrollBy(Math.min(0, tabBox.left - shown.left) + Math.max(0, tabBox.right - shown.right), 0)
}

/** Views of one list; the chosen one has the dune line. `children` follow them. */
export function Tabs({ label, tabs, children }: { label: string; tabs: Tab[]; children?: ReactNode }) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {tabs.map(({ to, name, count, warning, current }) => (
        <Link
          key={to + name}
          ref={current ? showWhole : undefined}
          to={to}
          className={clsx(styles.tab, current && styles.current)}
          aria-current={current ? 'page' : undefined}
        >
          {name}
          {count !== undefined && count !== 0 && <small>{count}</small>}
          {warning && <Tag look="red">{warning}</Tag>}
        </Link>
      ))}
      {children}
    </nav>
  )
}

/** Actions for the views themselves. */
export const TabAction = (props: Omit<ComponentProps<'button'>, 'className' | 'type'>) => (
  <button {...props} type="button" className={clsx(styles.tab, styles.action)} />
)

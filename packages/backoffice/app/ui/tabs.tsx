import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import { Tag } from '#ui/display/tag.tsx'
import styles from '#ui/tabs.module.css'

export interface Tab {
  to: string
  name: string
  /** How much is in it; nothing to show where that is not counted. */
  count?: number | string | undefined
  /** What somebody has to look at in it. */
  warning?: string | undefined
  current: boolean
}

/** On a phone the tabs are wider than the screen: the chosen one comes into sight. Not `scrollIntoView`, which moves the page of whoever comes back as well. */
export function showWhole(tab: HTMLElement | null): void {
  const row = tab?.parentElement
  if (!tab || !row) return
  const [own, shown] = [tab.getBoundingClientRect(), row.getBoundingClientRect()]
  row.scrollBy(Math.min(0, own.left - shown.left) + Math.max(0, own.right - shown.right), 0)
}

/** Views of one list; the chosen one wears the dune line. `children` stand behind them. */
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

/** What is done with the views themselves. */
export const TabAction = (props: Omit<ComponentProps<'button'>, 'className' | 'type'>) => (
  <button {...props} type="button" className={clsx(styles.tab, styles.action)} />
)

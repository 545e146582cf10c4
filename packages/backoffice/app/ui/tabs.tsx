import { clsx } from 'clsx'
import { Link, type To } from 'react-router'
import styles from '#ui/tabs.module.css'

interface Tab {
  to: To
  name: string
  /** How much is in it; nothing to show where that is not counted. */
  count?: number | undefined
  current: boolean
}

/** Views of one list; the chosen one wears the dune line. */
export function Tabs({ label, tabs }: { label: string; tabs: Tab[] }) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {tabs.map(({ to, name, count, current }) => (
        <Link
          key={name}
          to={to}
          className={clsx(styles.tab, current && styles.current)}
          aria-current={current ? 'page' : undefined}
        >
          {name}
          {count !== undefined && count > 0 && <small>{count}</small>}
        </Link>
      ))}
    </nav>
  )
}

import { clsx } from 'clsx'
import { Link, type To } from 'react-router'
import styles from '#ui/segments.module.css'

interface Segment {
  to: To
  name: string
  current: boolean
}

/** A few ways to see one thing, of which one is chosen. */
export const Segments = ({ label, segments }: { label: string; segments: Segment[] }) => (
  <nav className={styles.segments} aria-label={label}>
    {segments.map(({ to, name, current }) => (
      <Link
        key={name}
        to={to}
        className={clsx(styles.segment, current && styles.current)}
        aria-current={current ? 'true' : undefined}
      >
        {name}
      </Link>
    ))}
  </nav>
)

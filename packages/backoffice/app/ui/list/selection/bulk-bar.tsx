import { Icon } from '@little-dunes/design/icon.tsx'
import { X } from 'lucide'
import type { ComponentProps, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import styles from '#ui/list/selection/bulk-bar.module.css'
import { uiMessages } from '#ui/ui-messages'

interface BulkBarProps {
  label: string
  /** Number of selected rows, and their sum. */
  text: string
  onClear(): void
  children: ReactNode
}

/** Actions for the selected rows, at the lower edge of a list; the first action is the primary button. */
export const BulkBar = ({ label, text, onClear, children }: BulkBarProps) => (
  <section className={styles.bar} aria-label={label}>
    <span>{text}</span>
    {children}
    <button type="button" className={styles.close} aria-label={uiMessages.clearSelection} onClick={onClear}>
      <Icon node={X} />
    </button>
  </section>
)

export const BulkAction = (props: Omit<ComponentProps<'button'>, 'className' | 'type'>) => (
  <button {...props} type="button" className={styles.action} />
)

export const BulkLink = (props: Omit<LinkProps, 'className'>) => <Link {...props} className={styles.action} />

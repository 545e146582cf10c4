import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import styles from '#ui/display/tag.module.css'

/** A fact in one or two words: 'Express', 'Flash Sale'; never a state. */
export const Tag = ({
  look,
  children,
}: {
  look?: 'sea' | 'sun' | 'red' | 'palm' | 'coral' | undefined
  children: ReactNode
}) => <span className={clsx(styles.tag, look && styles[look])}>{children}</span>

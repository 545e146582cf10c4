import { Icon } from '@little-dunes/design/icon.tsx'
import { ArrowDown, ArrowUp } from 'lucide'
import type { ReactNode } from 'react'
import styles from '#ui/list/move-buttons.module.css'

interface MoveButtonsProps {
  /** Labels of the buttons. */
  earlier: string
  later: string
  /** From 0 to `count` - 1. */
  place: number
  count: number
  onMove(by: -1 | 1): void
  /** The remove button. */
  children: ReactNode
}

/** Moves an item in its list by buttons, as an alternative to dragging. */
export const MoveButtons = ({ earlier, later, place, count, onMove, children }: MoveButtonsProps) => (
  <span className={styles.moves}>
    <button type="button" aria-label={earlier} disabled={place === 0} onClick={() => onMove(-1)}>
      <Icon node={ArrowUp} />
    </button>
    <button type="button" aria-label={later} disabled={place === count - 1} onClick={() => onMove(1)}>
      <Icon node={ArrowDown} />
    </button>
    {children}
  </span>
)

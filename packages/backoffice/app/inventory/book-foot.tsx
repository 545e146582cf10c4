import type { ReactNode } from 'react'
import styles from '#inventory/book-foot.module.css'

interface BookFootProps {
  sum: string
  /** Subject of the note. */
  noteLabel: string
  note: string
  onNote(note: string): void
  /** Buttons. */
  children: ReactNode
}

/** Foot of a list whose lines are booked together: their sum, and the note that each movement has in the ledger. */
export const BookFoot = ({ sum, noteLabel, note, onNote, children }: BookFootProps) => (
  <footer className={styles.foot}>
    <span>{sum}</span>
    <input
      className={styles.note}
      aria-label={noteLabel}
      placeholder={noteLabel}
      maxLength={200}
      value={note}
      onChange={({ target }) => onNote(target.value)}
    />
    {children}
  </footer>
)

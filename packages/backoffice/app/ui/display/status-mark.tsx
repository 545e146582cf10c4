import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import styles from '#ui/display/status-mark.module.css'

/** Progress of a process, from waiting to over. */
export type Stage = 'waiting' | 'new' | 'half' | 'most' | 'over' | 'void'

const LOOKS: Record<Stage, string | undefined> = {
  waiting: styles.wait,
  new: styles.placed,
  half: styles.packing,
  most: styles.shipped,
  over: styles.delivered,
  void: styles.wait,
}

/** A circle that fills like a rising tide, so that a column can be read without colour. */
const LEVELS: Partial<Record<Stage, string>> = {
  new: 'M2.7 11H13.3A6.1 6.1 0 0 1 2.7 11Z',
  half: 'M1.9 8H14.1A6.1 6.1 0 0 1 1.9 8Z',
  most: 'M2.7 5H13.3A6.1 6.1 0 1 1 2.7 5Z',
}

function Glyph({ stage }: { stage: Stage }) {
  const level = LEVELS[stage]
  const isFull = stage === 'over'
  return (
    <svg className={styles.glyph} viewBox="0 0 16 16" aria-hidden="true">
      <circle
        cx="8"
        cy="8"
        r="6.1"
        fill={isFull ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="1.6"
        strokeDasharray={stage === 'waiting' ? '2.4 2.4' : undefined}
      />
      {level && <path d={level} fill="currentColor" />}
      {isFull && <path className={styles.tick} d="M5.2 8.2 7.2 10.2 11 6.2" />}
      {stage === 'void' && <path className={styles.cross} d="M5.8 5.8 10.2 10.2M10.2 5.8 5.8 10.2" />}
    </svg>
  )
}

/** A status: a glyph, a word and a tint. */
export const StatusMark = ({ stage, children }: { stage: Stage; children: ReactNode }) => (
  <span className={clsx(styles.badge, LOOKS[stage])}>
    <Glyph stage={stage} />
    {children}
  </span>
)

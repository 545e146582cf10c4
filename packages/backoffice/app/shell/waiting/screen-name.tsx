import { clsx } from 'clsx'
import type { ScreenLink } from '#shell/screens'
import { shellMessages as texts } from '#shell/shell-messages'
import styles from '#shell/waiting/screen-name.module.css'
import { shortCount, useWaitingCounts, waitingOn } from '#shell/waiting/waiting-counts'
import { commaList } from '#ui/display/comma-list'

/** What a link to a screen is called: 'Orders, 4 to pack, 5 to ship'. */
export function useScreenLabel(name: ScreenLink['name']): string {
  const { count, words } = waitingOn(name, useWaitingCounts())
  return count > 0 ? commaList([texts.screens[name], words]) : texts.screens[name]
}

/** How much waits on a screen; the name of its link says what. */
export function WaitingCount({ of, className }: { of: ScreenLink['name']; className?: string | undefined }) {
  const { count, words } = waitingOn(of, useWaitingCounts())
  if (count === 0) return null
  return (
    <span className={clsx(styles.count, className)} title={words} aria-hidden>
      {shortCount(count)}
    </span>
  )
}

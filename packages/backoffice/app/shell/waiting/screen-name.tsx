import { clsx } from 'clsx'
import type { ScreenLink } from '#shell/screens'
import { shellMessages as texts } from '#shell/shell-messages'
import styles from '#shell/waiting/screen-name.module.css'
import { shortCount, useWaitingCounts, waitingOn } from '#shell/waiting/waiting-counts'
import { commaList } from '#ui/display/comma-list'

/** Name of a screen with its count; read aloud as 'Orders, 4 to pack, 5 to ship'. */
export function ScreenName({ of, countClass }: { of: ScreenLink['name']; countClass?: string | undefined }) {
  const { count, words } = waitingOn(of, useWaitingCounts())
  const name = texts.screens[of]
  if (count === 0) return name
  return (
    <>
      <span aria-hidden>{name}</span>
      <span className={styles.words}>{commaList([name, words])}</span>
      <span className={clsx(styles.count, countClass)} title={words} aria-hidden>
        {shortCount(count)}
      </span>
    </>
  )
}

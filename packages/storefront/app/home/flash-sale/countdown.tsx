import { SECOND } from '@little-dunes/domain/durations'
import { useEffect, useState } from 'react'
import styles from '#home/flash-sale/countdown.module.css'
import { type TimeLeft, timeToMidnight, twoDigits } from '#home/flash-sale/time-to-midnight'
import { homeMessages } from '#home/home-messages'
import { useMessages } from '#platform/messages'
import textStyles from '#ui/text.module.css'

/** The time left; null until the browser's clock is read, because the page is the same for all visitors (D-60). */
function useTimeToMidnight(): TimeLeft | null {
  const [left, setLeft] = useState<TimeLeft | null>(null)
  useEffect(() => {
    let timer = 0
    // Computed from the clock each time, so that a sleeping tab is right when it wakes (D-63).
    const tick = () => {
      const now = new Date()
      setLeft(timeToMidnight(now))
      timer = window.setTimeout(tick, SECOND - (now.getTime() % SECOND))
    }
    tick()
    return () => window.clearTimeout(timer)
  }, [])
  return left
}

/** '00:00:00' (MSG-56): the text of the tiles in one piece for screen readers. */
const inOneLine = (left: TimeLeft | null): string =>
  left ? [left.hours, left.minutes, left.seconds].map(twoDigits).join(':') : ''

export function Countdown() {
  const t = useMessages(homeMessages)
  const left = useTimeToMidnight()
  const part = (value: number | undefined, unit: string) => (
    <li suppressHydrationWarning>
      {value === undefined ? '--' : twoDigits(value)}
      <small>{unit}</small>
    </li>
  )
  return (
    <div className={styles.countdown}>
      <span>{t.endsIn}</span>
      <div role="timer" aria-label={t.endsIn}>
        {/* Counts before hydration too (`count-down-unused.ts`). */}
        <span className={textStyles.srOnly} suppressHydrationWarning>
          {inOneLine(left)}
        </span>
        <ol className={textStyles.numeric} aria-hidden>
          {part(left?.hours, t.hours)}
          {part(left?.minutes, t.minutes)}
          {part(left?.seconds, t.seconds)}
        </ol>
      </div>
    </div>
  )
}

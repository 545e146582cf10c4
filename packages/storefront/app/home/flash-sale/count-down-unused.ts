import { SECOND } from '@little-dunes/domain/durations'
import { timeToMidnight, twoDigits } from '#home/flash-sale/time-to-midnight'
import { isAsleep } from '#shell/hydration/early-clicks'

/** The countdown before hydration; `countdown.tsx` continues it with the same text. */
export function countDownUnused(): void {
  const timer = document.querySelector('[role=timer]')
  const spoken = timer?.querySelector('span')
  if (!timer || !spoken) return
  const figures = [...timer.querySelectorAll('li')].map((part) => part.firstChild)
  const tick = () => {
    if (!isAsleep(timer)) return
    const now = new Date()
    const { hours, minutes, seconds } = timeToMidnight(now)
    const left = [hours, minutes, seconds].map(twoDigits)
    for (const [place, figure] of figures.entries()) if (figure) figure.nodeValue = left[place] ?? ''
    spoken.textContent = left.join(':')
    setTimeout(tick, SECOND - (now.getTime() % SECOND))
  }
  tick()
}

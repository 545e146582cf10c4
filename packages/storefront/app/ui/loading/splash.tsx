import { clsx } from 'clsx'
import { Loader } from '#ui/loading/loader.tsx'
import styles from '#ui/loading/splash.module.css'

/** The loader of the first 500 ms; style sheets alone remove it (SHELL-19, D-60). */
export function Splash({ onceAVisit }: { onceAVisit?: boolean }) {
  return (
    <div
      className={clsx(styles.splash, onceAVisit && styles.onceAVisit)}
      data-testid="splash"
      aria-hidden="true"
    >
      <Loader />
    </div>
  )
}

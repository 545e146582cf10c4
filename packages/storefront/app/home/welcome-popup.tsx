import { clsx } from 'clsx'
import { useEffect, useState } from 'react'
import { homeMessages } from '#home/home-messages'
import styles from '#home/welcome-popup.module.css'
import { sessionStore } from '#platform/browser-storage'
import { useMessages } from '#platform/messages'
import { Dialog, preloadDialog } from '#ui/dialog/dialog.tsx'
import textStyles from '#ui/text.module.css'

/** HOME-02, DATA-40. */
const SEEN = 'welcomeSeen'
const PICTURE = '/pictures/popup.avif'
/** CONST-21. */
const DELAY_MS = 2000
const FETCH_MS = 1200

/** HOME-01 to HOME-04: once in a browser session, two seconds after home was opened. */
export function WelcomePopup() {
  const t = useMessages(homeMessages)
  const [open, setOpen] = useState(false)
  useEffect(() => {
    if (sessionStore.get(SEEN)) return
    // What the first screen needs comes before what covers it.
    const fetching = window.setTimeout(() => {
      void preloadDialog()
      new Image().src = PICTURE
    }, FETCH_MS)
    const timer = window.setTimeout(() => {
      sessionStore.set(SEEN, 'yes')
      setOpen(true)
    }, DELAY_MS)
    return () => {
      window.clearTimeout(fetching)
      window.clearTimeout(timer)
    }
  }, [])
  const close = () => setOpen(false)
  return (
    <Dialog open={open} onClose={close} label={t.welcome} closeLabel={t.close} className={styles.welcome}>
      {/* Keyboards have the close button and Escape; a press anywhere on the picture closes as well. */}
      <button type="button" className={styles.picture} tabIndex={-1} onClick={close}>
        <img src={PICTURE} width={800} height={1000} alt={t.welcomePicture} />
        <span className={styles.words}>
          <span className={clsx(textStyles.display, styles.title)}>{t.welcomeTitle}</span>
          <span>{t.welcomeText}</span>
        </span>
      </button>
    </Dialog>
  )
}

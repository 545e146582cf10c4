import { Icon } from '@little-dunes/design/icon.tsx'
import { clsx } from 'clsx'
import { X } from 'lucide'
import { BlockPicture } from '#home/block-picture.tsx'
import { homeMessages } from '#home/home-messages'
import { WELCOME_ID } from '#home/schedule-welcome'
import { useHomeContent } from '#home/use-home-content'
import styles from '#home/welcome-popup.module.css'
import { useMessages } from '#platform/messages'
import iconButtonStyles from '#ui/icon-button.module.css'
import textStyles from '#ui/text.module.css'

/** HOME-01 to HOME-04. The browser itself opens and closes it, so it needs no hydration (D-74). */
export function WelcomePopup() {
  const t = useMessages(homeMessages)
  const { title, text, image, picture } = useHomeContent('popup')
  return (
    <dialog id={WELCOME_ID} className={styles.welcome} aria-label={t.welcome} closedby="any">
      <form method="dialog">
        <button type="submit" className={clsx(iconButtonStyles.plain, styles.close)} aria-label={t.close}>
          <Icon node={X} />
        </button>
        {/* Keyboards have the close button and Escape; a press anywhere on the picture closes it as well. */}
        <button type="submit" className={styles.picture} tabIndex={-1}>
          <BlockPicture
            uploaded={image}
            fallback="/pictures/popup.avif"
            sizes="440px"
            className={styles.scene}
            width={800}
            height={1000}
            alt={picture}
            loading="lazy"
          />
          <span className={styles.words}>
            <span className={clsx(textStyles.display, styles.title)}>{title}</span>
            <span>{text}</span>
          </span>
        </button>
      </form>
    </dialog>
  )
}

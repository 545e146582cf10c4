import { Icon } from '@little-dunes/design/icon.tsx'
import { clsx } from 'clsx'
import { Mail } from 'lucide'
import { useRootData } from '#platform/root-data'
import styles from '#shell/announcement-bar.module.css'
import { useFrameContent } from '#shell/use-frame-content'
import layoutStyles from '#ui/layout.module.css'
import textStyles from '#ui/text.module.css'

/** SHELL-22, SHELL-23. */
export function AnnouncementBar() {
  const { offer } = useFrameContent('banner')
  const { settings, content } = useRootData() ?? {}
  const email = settings?.helpEmail
  if (content?.blocks && !content.blocks.includes('banner')) return null
  return (
    <aside className={styles.announcement} aria-label={offer}>
      <div className={clsx(layoutStyles.wrap, styles.line)}>
        <svg viewBox="0 0 40 22" aria-hidden="true">
          <path d="M8 21a12 12 0 0 1 24 0z" fill="#F2B84B" />
          <path
            d="M20 1v4M5 7l3 3M35 7l-3 3M0 20h4M36 20h4"
            stroke="#F2B84B"
            strokeWidth="2.6"
            strokeLinecap="round"
          />
        </svg>
        <b>{offer}</b>
        {email && (
          <a className={clsx(styles.help, textStyles.reach)} href={`mailto:${email}`}>
            <Icon node={Mail} />
            <span>{email}</span>
          </a>
        )}
      </div>
    </aside>
  )
}

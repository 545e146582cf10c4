import { clsx } from 'clsx'
import { homeMessages } from '#home/home-messages'
import styles from '#home/spotlight.module.css'
import { useMessages } from '#platform/messages'
import layoutStyles from '#ui/layout.module.css'
import textStyles from '#ui/text.module.css'

/** HOME-21, HOME-22. */
export function Spotlight() {
  const t = useMessages(homeMessages)
  return (
    <section className={clsx(layoutStyles.section, layoutStyles.wrap)}>
      <div className={clsx(layoutStyles.sectionHead, layoutStyles.middle)}>
        <h2 className={textStyles.display}>{t.spotlight}</h2>
      </div>
      <div className={styles.spotlight}>
        {t.spotlights.map((words, index) => (
          <img
            key={words}
            src={`/pictures/spot-${index + 1}.avif`}
            width={800}
            height={1000}
            alt={words}
            loading="lazy"
          />
        ))}
      </div>
    </section>
  )
}

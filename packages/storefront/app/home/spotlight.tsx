import { clsx } from 'clsx'
import styles from '#home/spotlight.module.css'
import { useHomeContent } from '#home/use-home-content'
import layoutStyles from '#ui/layout.module.css'
import textStyles from '#ui/text.module.css'

/** HOME-21, HOME-22. */
export function Spotlight() {
  const { title, picture1, picture2, picture3, picture4 } = useHomeContent('spotlight')
  return (
    <section className={clsx(layoutStyles.section, layoutStyles.wrap)}>
      <div className={clsx(layoutStyles.sectionHead, layoutStyles.middle)}>
        <h2 className={textStyles.display}>{title}</h2>
      </div>
      <div className={styles.spotlight}>
        {[picture1, picture2, picture3, picture4].map((words, index) => (
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

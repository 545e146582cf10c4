import { clsx } from 'clsx'
import { BlockPicture } from '#home/block-picture.tsx'
import styles from '#home/spotlight.module.css'
import { useHomeContent } from '#home/use-home-content'
import layoutStyles from '#ui/layout.module.css'
import textStyles from '#ui/text.module.css'

/** HOME-21, HOME-22. */
export function Spotlight() {
  const content: Record<string, string> = useHomeContent('spotlight')
  return (
    <section className={clsx(layoutStyles.section, layoutStyles.wrap)}>
      <div className={layoutStyles.sectionHead}>
        <h2 className={textStyles.display}>{content.title}</h2>
      </div>
      <div className={styles.spotlight}>
        {[1, 2, 3, 4].map((place) => (
          <BlockPicture
            key={place}
            uploaded={content[`image${place}`]}
            fallback={`/pictures/spot-${place}.avif`}
            sizes="(width < 768px) 92vw, 36vw"
            width={800}
            height={1000}
            alt={content[`picture${place}`] ?? ''}
            loading="lazy"
          />
        ))}
      </div>
    </section>
  )
}

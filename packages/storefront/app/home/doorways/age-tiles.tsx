import { shownParts } from '@little-dunes/domain/content/content-parts'
import { PATHS } from '@little-dunes/domain/paths'
import { clsx } from 'clsx'
import { BlockPicture } from '#home/block-picture.tsx'
import styles from '#home/doorways/age-tiles.module.css'
import { useHomeContent } from '#home/use-home-content'
import layoutStyles from '#ui/layout.module.css'
import { Link } from '#ui/link.tsx'
import textStyles from '#ui/text.module.css'

/** HOME-23 to HOME-25: plain links to the list (D-19). */
export function AgeTiles() {
  const content: Record<string, string> = useHomeContent('ages')
  return (
    <section className={clsx(layoutStyles.section, layoutStyles.wrap, styles.line)}>
      <h2 className={clsx(textStyles.display, styles.title)}>{content.title}</h2>
      <ul className={styles.ages}>
        {shownParts('tiles', content).map((part) => (
          <li key={part}>
            <Link to={content[`to${part}`] ?? PATHS.products}>
              <BlockPicture
                uploaded={content[`image${part}`]}
                fallback={`/pictures/age-${((Number(part) - 1) % 5) + 1}.avif`}
                sizes="(width < 768px) 104px, 16vw"
                className={styles.picture}
                width={600}
                height={600}
                alt=""
                loading="lazy"
              />
              {content[`age${part}`]}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

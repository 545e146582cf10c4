import { PATHS } from '@little-dunes/domain/paths'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import styles from '#home/age-tiles.module.css'
import { homeMessages } from '#home/home-messages'
import { useMessages } from '#platform/messages'
import layoutStyles from '#ui/layout.module.css'
import textStyles from '#ui/text.module.css'

/** HOME-23 to HOME-25: plain links to the list (D-19). */
export function AgeTiles() {
  const t = useMessages(homeMessages)
  return (
    <section className={clsx(layoutStyles.section, layoutStyles.wrap)}>
      <div className={clsx(layoutStyles.sectionHead, layoutStyles.middle)}>
        <h2 className={textStyles.display}>{t.byAge}</h2>
      </div>
      <ul className={styles.ages}>
        {t.ages.map((age, index) => (
          <li key={age}>
            <Link to={PATHS.products}>
              <img
                className={styles.picture}
                src={`/pictures/age-${index + 1}.avif`}
                width={600}
                height={600}
                alt=""
                loading="lazy"
              />
              {age}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

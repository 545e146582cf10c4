import { clsx } from 'clsx'
import { Link } from 'react-router'
import styles from '#home/age-tiles.module.css'
import { useHomeContent } from '#home/use-home-content'
import layoutStyles from '#ui/layout.module.css'
import textStyles from '#ui/text.module.css'

/** HOME-23 to HOME-25: plain links to the list (D-19). */
export function AgeTiles() {
  const { title, age1, to1, age2, to2, age3, to3, age4, to4, age5, to5 } = useHomeContent('ages')
  const tiles = [
    { age: age1, to: to1 },
    { age: age2, to: to2 },
    { age: age3, to: to3 },
    { age: age4, to: to4 },
    { age: age5, to: to5 },
  ]
  return (
    <section className={clsx(layoutStyles.section, layoutStyles.wrap)}>
      <div className={clsx(layoutStyles.sectionHead, layoutStyles.middle)}>
        <h2 className={textStyles.display}>{title}</h2>
      </div>
      <ul className={styles.ages}>
        {tiles.map(({ age, to }, index) => (
          <li key={age}>
            <Link to={to}>
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

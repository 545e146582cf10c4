import { Icon } from '@little-dunes/design/icon.tsx'
import { categoryPath, typePath } from '@little-dunes/domain/paths'
import { clsx } from 'clsx'
import { ArrowRight } from 'lucide'
import { Link } from 'react-router'
import styles from '#home/category-tiles.module.css'
import { homeMessages } from '#home/home-messages'
import { useMessages } from '#platform/messages'
import layoutStyles from '#ui/layout.module.css'
import textStyles from '#ui/text.module.css'

interface DoorwayProps {
  title: string
  to: string
  picture: string
}

function Doorway({ title, to, picture }: DoorwayProps) {
  const t = useMessages(homeMessages)
  return (
    <li className={styles.tile}>
      <div className={styles.picture}>
        <img className={styles.scene} src={picture} width={900} height={1080} alt="" loading="lazy" />
      </div>
      <div className={styles.words}>
        <h3>{title}</h3>
        {/* The link covers the whole doorway. */}
        <Link to={to} className={textStyles.moreLink} aria-label={t.exploreCollection(title)}>
          {t.exploreNow}
          <Icon node={ArrowRight} className={textStyles.mirrored} />
        </Link>
      </div>
    </li>
  )
}

/** HOME-26 to HOME-29. */
export function CategoryTiles() {
  const t = useMessages(homeMessages)
  return (
    <section className={clsx(layoutStyles.section, layoutStyles.wrap)}>
      <div className={clsx(layoutStyles.sectionHead, layoutStyles.middle)}>
        <h2 className={textStyles.display}>{t.category}</h2>
      </div>
      <ul className={styles.tiles}>
        <Doorway title={t.girls} to={categoryPath('Girls')} picture="/pictures/cat-girls.avif" />
        <Doorway title={t.toys} to={typePath('toys')} picture="/pictures/cat-toys.avif" />
        <Doorway title={t.boys} to={categoryPath('Boys')} picture="/pictures/cat-boys.avif" />
      </ul>
    </section>
  )
}

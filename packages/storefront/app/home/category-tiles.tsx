import { Icon } from '@little-dunes/design/icon.tsx'
import { categoryPath, typePath } from '@little-dunes/domain/paths'
import { clsx } from 'clsx'
import { ArrowRight } from 'lucide'
import { Link } from 'react-router'
import styles from '#home/category-tiles.module.css'
import { useHomeContent } from '#home/use-home-content'
import layoutStyles from '#ui/layout.module.css'
import textStyles from '#ui/text.module.css'

interface DoorwayProps {
  title: string
  to: string
  picture: string
  button: string
}

function Doorway({ title, to, picture, button }: DoorwayProps) {
  return (
    <li className={styles.tile}>
      <div className={styles.picture}>
        <img className={styles.scene} src={picture} width={900} height={1080} alt="" loading="lazy" />
      </div>
      <div className={styles.words}>
        <h3>{title}</h3>
        {/* The link covers the whole doorway. */}
        <Link to={to} className={textStyles.moreLink} aria-label={`${button}: ${title}`}>
          {button}
          <Icon node={ArrowRight} className={textStyles.mirrored} />
        </Link>
      </div>
    </li>
  )
}

/** HOME-26 to HOME-29. */
export function CategoryTiles() {
  const { title, name1, to1, name2, to2, name3, to3, button } = useHomeContent('categories')
  return (
    <section className={clsx(layoutStyles.section, layoutStyles.wrap)}>
      <div className={clsx(layoutStyles.sectionHead, layoutStyles.middle)}>
        <h2 className={textStyles.display}>{title}</h2>
      </div>
      <ul className={styles.tiles}>
        <Doorway
          title={name1}
          to={to1 ?? categoryPath('Girls')}
          picture="/pictures/cat-girls.avif"
          button={button}
        />
        <Doorway
          title={name2}
          to={to2 ?? typePath('toys')}
          picture="/pictures/cat-toys.avif"
          button={button}
        />
        <Doorway
          title={name3}
          to={to3 ?? categoryPath('Boys')}
          picture="/pictures/cat-boys.avif"
          button={button}
        />
      </ul>
    </section>
  )
}

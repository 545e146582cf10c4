import { Icon } from '@little-dunes/design/icon.tsx'
import { categoryPath, typePath } from '@little-dunes/domain/paths'
import { clsx } from 'clsx'
import { ArrowRight } from 'lucide'
import { Link } from 'react-router'
import { BlockPicture } from '#home/block-picture.tsx'
import styles from '#home/category-tiles.module.css'
import { useHomeContent } from '#home/use-home-content'
import layoutStyles from '#ui/layout.module.css'
import textStyles from '#ui/text.module.css'

interface DoorwayProps {
  title: string
  to: string
  image: string | undefined
  /** What came with the shop. */
  own: string
  button: string
}

function Doorway({ title, to, image, own, button }: DoorwayProps) {
  return (
    <li className={styles.tile}>
      <div className={styles.picture}>
        <BlockPicture
          uploaded={image}
          own={own}
          sizes="(width < 768px) 100vw, 33vw"
          className={styles.scene}
          width={900}
          height={1080}
          alt=""
          loading="lazy"
        />
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
  const { title, name1, to1, image1, name2, to2, image2, name3, to3, image3, button } =
    useHomeContent('categories')
  return (
    <section className={clsx(layoutStyles.section, layoutStyles.wrap)}>
      <div className={clsx(layoutStyles.sectionHead, layoutStyles.middle)}>
        <h2 className={textStyles.display}>{title}</h2>
      </div>
      <ul className={styles.tiles}>
        <Doorway
          title={name1}
          to={to1 ?? categoryPath('Girls')}
          image={image1}
          own="/pictures/cat-girls.avif"
          button={button}
        />
        <Doorway
          title={name2}
          to={to2 ?? typePath('toys')}
          image={image2}
          own="/pictures/cat-toys.avif"
          button={button}
        />
        <Doorway
          title={name3}
          to={to3 ?? categoryPath('Boys')}
          image={image3}
          own="/pictures/cat-boys.avif"
          button={button}
        />
      </ul>
    </section>
  )
}

import { Icon } from '@little-dunes/design/icon.tsx'
import { shownParts } from '@little-dunes/domain/content/content-parts'
import { categoryPath, PATHS, typePath } from '@little-dunes/domain/paths'
import { clsx } from 'clsx'
import { ArrowRight } from 'lucide'
import { BlockPicture } from '#home/block-picture.tsx'
import styles from '#home/doorways/category-tiles.module.css'
import { useHomeContent } from '#home/use-home-content'
import layoutStyles from '#ui/layout.module.css'
import { Link } from '#ui/link.tsx'
import textStyles from '#ui/text.module.css'

/** Default links and pictures of the doorways. Doorways that the team adds repeat the pictures. */
const LINKS = [categoryPath('Girls'), typePath('toys'), categoryPath('Boys')]
const PICTURES = ['girls', 'toys', 'boys']

/** HOME-26 to HOME-29. */
export function CategoryTiles() {
  const content: Record<string, string> = useHomeContent('categories')
  return (
    <section className={clsx(layoutStyles.section, layoutStyles.wrap)}>
      <div className={layoutStyles.sectionHead}>
        <h2 className={textStyles.display}>{content.title}</h2>
      </div>
      <ul className={styles.tiles}>
        {shownParts('doorways', content).map((part) => {
          const place = Number(part) - 1
          const title = content[`name${part}`]
          return (
            <li key={part} className={styles.tile}>
              <div className={styles.picture}>
                <BlockPicture
                  uploaded={content[`image${part}`]}
                  fallback={`/pictures/cat-${PICTURES[place % 3]}.avif`}
                  sizes="(width < 560px) 116px, 33vw"
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
                <Link
                  to={content[`to${part}`] ?? LINKS[place] ?? PATHS.products}
                  className={textStyles.moreLink}
                  aria-label={`${content.button}: ${title}`}
                >
                  {content.button}
                  <Icon node={ArrowRight} className={textStyles.mirrored} />
                </Link>
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

import { Icon } from '@little-dunes/design/icon.tsx'
import { PATHS } from '@little-dunes/domain/paths'
import { clsx } from 'clsx'
import { ArrowRight } from 'lucide'
import styles from '#home/collection-banner.module.css'
import { homeMessages } from '#home/home-messages'
import sceneStyles from '#home/scene.module.css'
import { useMessages } from '#platform/messages'
import { ButtonLink } from '#ui/button.tsx'
import layoutStyles from '#ui/layout.module.css'
import textStyles from '#ui/text.module.css'

/** HOME-18. */
export function CollectionBanner() {
  const t = useMessages(homeMessages)
  return (
    <section
      className={clsx(layoutStyles.section, sceneStyles.frame, styles.banner)}
      aria-label={t.collection}
    >
      <picture>
        <source media="(width < 768px)" srcSet="/pictures/collection-m.avif" width={900} height={1120} />
        <img
          className={sceneStyles.scene}
          src="/pictures/collection.avif"
          width={1920}
          height={760}
          alt={t.collectionPicture}
          loading="lazy"
        />
      </picture>
      <div className={sceneStyles.words}>
        <h2 className={clsx(textStyles.display, styles.title)}>{t.collection}</h2>
        <p className={sceneStyles.text}>{t.collectionText}</p>
        <ButtonLink to={PATHS.products} look="white">
          {t.exploreNow}
          <Icon node={ArrowRight} className={textStyles.mirrored} />
        </ButtonLink>
      </div>
    </section>
  )
}

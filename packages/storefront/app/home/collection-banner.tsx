import { Icon } from '@little-dunes/design/icon.tsx'
import { PATHS } from '@little-dunes/domain/paths'
import { clsx } from 'clsx'
import { ArrowRight } from 'lucide'
import { BlockPicture } from '#home/block-picture.tsx'
import styles from '#home/collection-banner.module.css'
import sceneStyles from '#home/scene.module.css'
import { useHomeContent } from '#home/use-home-content'
import { ButtonLink } from '#ui/button.tsx'
import layoutStyles from '#ui/layout.module.css'
import textStyles from '#ui/text.module.css'

/** HOME-18. */
export function CollectionBanner() {
  const { title, text, button, to, image, picture } = useHomeContent('collection')
  return (
    <section className={clsx(layoutStyles.section, sceneStyles.frame, styles.banner)} aria-label={title}>
      <BlockPicture
        uploaded={image}
        fallback="/pictures/collection.avif"
        narrow="/pictures/collection-m.avif"
        className={sceneStyles.scene}
        width={1920}
        height={660}
        alt={picture}
        loading="lazy"
      />
      <div className={sceneStyles.words}>
        <h2 className={clsx(textStyles.display, styles.title)}>{title}</h2>
        <p className={sceneStyles.text}>{text}</p>
        <ButtonLink to={to ?? PATHS.products} look="white">
          {button}
          <Icon node={ArrowRight} className={textStyles.mirrored} />
        </ButtonLink>
      </div>
    </section>
  )
}

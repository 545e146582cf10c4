import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { homeMessages } from '#home/home-messages'
import { useMessages } from '#platform/messages'

/** HOME-18. */
export function CollectionBanner() {
  const t = useMessages(homeMessages)
  return (
    <section className="section collection" aria-label={t.collection}>
      <picture>
        <source media="(width < 768px)" srcSet="/pictures/collection-m.avif" width={900} height={1120} />
        <img
          className="collection-scene"
          src="/pictures/collection.avif"
          width={1920}
          height={760}
          alt={t.collectionPicture}
          loading="lazy"
        />
      </picture>
      <div className="collection-words">
        <h2 className="display collection-title">{t.collection}</h2>
        <p>{t.collectionText}</p>
        <Link to="/products" className="button button-white">
          {t.exploreNow}
          <ArrowRight className="mirrored" aria-hidden />
        </Link>
      </div>
    </section>
  )
}

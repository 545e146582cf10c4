import carouselStyles from '#catalogue/carousel/carousel.module.css'
import { catalogueMessages } from '#catalogue/catalogue-messages'
import { useMessages } from '#platform/messages'
import { Loader } from '#ui/loading/loader.tsx'

/** CARD-07, HOME-37; the loader is decoration (D-64). */
export function EmptyCarousel() {
  const t = useMessages(catalogueMessages)
  return (
    <div className={carouselStyles.empty}>
      <p>{t.noProducts}</p>
      <Loader />
    </div>
  )
}

import { Icon } from '@little-dunes/design/icon.tsx'
import { clsx } from 'clsx'
import { ZoomIn } from 'lucide'
import { lazy, memo, Suspense, useEffect, useState } from 'react'
import { ProductBadges } from '#catalogue/card/product-badges.tsx'
import { CarouselArrows } from '#catalogue/carousel/carousel-arrows.tsx'
import { useCarousel } from '#catalogue/carousel/use-carousel'
import { useMessages } from '#platform/messages'
import styles from '#product/gallery/gallery.module.css'
import { Thumbnails } from '#product/gallery/thumbnails.tsx'
import { productMessages } from '#product/product-messages'
import iconButtonStyles from '#ui/icon-button.module.css'
import { Picture } from '#ui/picture.tsx'

const ZoomDialog = lazy(() => import('#product/gallery/zoom-dialog.tsx'))

const PICTURE_SIZES = '(width < 768px) 100vw, 50vw'

interface GalleryProps {
  name: string
  images: readonly string[]
  /** Alternative texts by image address. */
  altTexts?: Readonly<Record<string, string>> | undefined
  /** The image to move to: the first of the chosen colour (STATE-38). */
  target: string | undefined
  off: number
  flash: boolean
}

/** PROD-02, PROD-03. Memoized, because choosing a size does not change the images. */
export const Gallery = memo(function Gallery({
  name,
  images,
  altTexts = {},
  target,
  off,
  flash,
}: GalleryProps) {
  const t = useMessages(productMessages)
  const { viewRef, viewClass, selected, previous, next, scrollTo } = useCarousel({
    loop: images.length > 1,
  })
  const [zoomed, setZoomed] = useState<'never' | 'open' | 'closed'>('never')
  const shown: readonly (string | undefined)[] = images.length ? images : [undefined]
  const getAltText = (place: number) => altTexts[images[place] ?? ''] ?? t.pictureLabel(name, place + 1)

  useEffect(() => {
    const index = target === undefined ? -1 : images.indexOf(target)
    if (index >= 0) scrollTo(index)
  }, [scrollTo, target, images])

  return (
    <section className={styles.gallery} aria-label={t.pictures}>
      {images.length > 1 && <Thumbnails images={images} selected={selected} onChoose={scrollTo} />}
      <div className={styles.stage}>
        <div className={clsx(viewClass, styles.view)} ref={viewRef}>
          <div className={styles.row}>
            {shown.map((image, index) => (
              <div
                key={image ?? 'none'}
                className={styles.slide}
                aria-hidden={index === selected ? undefined : true}
              >
                <Picture
                  address={image}
                  alt={getAltText(index)}
                  width={800}
                  height={1000}
                  sizes={PICTURE_SIZES}
                  loading={index === 0 ? 'eager' : 'lazy'}
                  fetchPriority={index === 0 ? 'high' : 'low'}
                />
              </div>
            ))}
          </div>
        </div>
        <div className={styles.badges}>
          <ProductBadges off={off} flash={flash} />
        </div>
        <button
          type="button"
          className={clsx(iconButtonStyles.round, styles.zoomButton)}
          aria-label={t.zoom}
          onClick={() => setZoomed('open')}
        >
          <Icon node={ZoomIn} />
        </button>
        {images.length > 1 && (
          <>
            <CarouselArrows
              previousLabel={t.previous}
              nextLabel={t.next}
              onPrevious={previous}
              onNext={next}
            />
            <div className={styles.dots} aria-hidden="true">
              {images.map((image, index) => (
                <i key={image} className={index === selected ? styles.dotOn : undefined} />
              ))}
            </div>
          </>
        )}
      </div>
      {zoomed !== 'never' && (
        <Suspense fallback={null}>
          <ZoomDialog
            name={name}
            images={shown}
            getAltText={getAltText}
            selected={selected}
            open={zoomed === 'open'}
            onClose={() => setZoomed('closed')}
            onPrevious={previous}
            onNext={next}
          />
        </Suspense>
      )}
    </section>
  )
})

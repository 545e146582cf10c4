import { fewUnits, isSoldOut } from '@little-dunes/domain/catalogue/stock'
import { SIZE_HASH } from '@little-dunes/domain/paths'
import { fitVerdict } from '@little-dunes/domain/reviews/review'
import { clsx } from 'clsx'
import { useEffect } from 'react'
import { ProductCarousel } from '#catalogue/carousel/product-carousel.tsx'
import { useMessages } from '#platform/messages'
import { AddToCartRow } from '#product/choice/add-to-cart-row.tsx'
import { ColourPicker } from '#product/choice/colour-picker.tsx'
import { SizePicker } from '#product/choice/size-picker.tsx'
import { StockNotice } from '#product/choice/stock-notice.tsx'
import { useFreshVariants } from '#product/choice/use-fresh-variants'
import { useVariantSelection } from '#product/choice/use-variant-selection'
import { DeliveryBox } from '#product/delivery-box.tsx'
import { Description } from '#product/description.tsx'
import { Gallery } from '#product/gallery/gallery.tsx'
import type { ProductOnServer, ProductProps } from '#product/load-product-page'
import { productMessages } from '#product/product-messages'
import styles from '#product/product-page.module.css'
import { listSizes, priceOfChoice } from '#product/product-view'
import { QuestionsPlace } from '#product/questions/questions-place.tsx'
import { RecentlySeen } from '#product/recently-seen/recently-seen.tsx'
import ratingStyles from '#product/reviews/rating-line.module.css'
import { RatingLine } from '#product/reviews/rating-line.tsx'
import { ReviewsSection } from '#product/reviews/reviews-section.tsx'
import { ShareButton } from '#product/share-button.tsx'
import breadcrumbsStyles from '#ui/breadcrumbs.module.css'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import layoutStyles from '#ui/layout.module.css'
import { Price } from '#ui/price.tsx'
import { Kept } from '#ui/static-part/kept.tsx'
import textStyles from '#ui/text.module.css'
import { showToast } from '#ui/toast/toast-store'

type BodyProps = ProductProps & {
  /** Only on the server: the browser keeps its HTML. */
  onServer?: ProductOnServer
}

function Choosing({ product, colour, chart, arriving, deliveryPlan, reviews, onServer }: BodyProps) {
  const t = useMessages(productMessages)
  const { variants, isFresh } = useFreshVariants(product)
  const choice = useVariantSelection(product.id, variants, colour)
  const price = priceOfChoice(product, choice.chosen)
  const { name, images, off, flash } = product
  const { summary } = reviews
  return (
    <div className={styles.product}>
      <Gallery
        name={name}
        images={images}
        altTexts={product.altTexts}
        target={choice.colourChosen ? choice.variant?.images[0] : undefined}
        off={off}
        flash={flash}
      />
      <div>
        <Kept styles={[ratingStyles]}>
          {import.meta.env.SSR && onServer && (
            <>
              <h1 className={clsx(textStyles.display, textStyles.pageTitle)}>{name}</h1>
              <RatingLine summary={summary} />
            </>
          )}
        </Kept>
        <Price className={styles.price} now={price.now} before={price.before} from={price.from} />
        {variants.length > 1 && (
          <ColourPicker
            name={product.optionName}
            variants={variants}
            chosen={choice.variant}
            onChoose={choice.chooseColour}
          />
        )}
        <SizePicker
          sizes={choice.sizes}
          chosen={choice.size}
          soldOut={isSoldOut(choice.variant?.sizes ?? [])}
          few={isFresh && choice.chosen ? fewUnits(choice.chosen.stocks) : null}
          chart={chart}
          fit={fitVerdict(summary)}
          onChoose={choice.chooseSize}
        >
          <StockNotice productId={product.id} variant={choice.variant} />
        </SizePicker>
        <AddToCartRow productId={product.id} choice={choice} price={price} />
        <DeliveryBox arriving={arriving} plan={deliveryPlan} />
        <Kept>
          {import.meta.env.SSR && onServer && (
            <>
              <Description
                className={styles.description}
                dir={onServer.formatted ? undefined : 'auto'}
                text={onServer.formatted ?? [onServer.description]}
              />
              <p className={clsx(styles.sku, textStyles.numeric)}>
                {t.sku} <span dir="ltr">{onServer.sku}</span>
              </p>
            </>
          )}
        </Kept>
        <ShareButton title={name} colour={choice.variant?.colorName} size={choice.size} />
      </div>
    </div>
  )
}

/** The product page (PROD-01 to PROD-30): an island. */
export function ProductBody(props: BodyProps) {
  const { product, related, reviews, shopName, onServer } = props
  const t = useMessages(productMessages)
  const { id } = product
  // A heart on a card leads here, because the wishlist needs a size (VAL-02).
  useEffect(() => {
    if (location.hash === SIZE_HASH) showToast(t.selectSize, { kind: 'error' })
  }, [t])
  return (
    <>
      <div className={clsx(layoutStyles.wrap, styles.page)}>
        <Kept styles={[breadcrumbsStyles]}>
          {import.meta.env.SSR && onServer && <Breadcrumbs steps={onServer.steps} />}
        </Kept>
        <Choosing {...props} />
      </div>
      <ReviewsSection productId={id} shopName={shopName} sizes={listSizes(product)} {...reviews} />
      <QuestionsPlace productId={id} shopName={shopName} />
      <ProductCarousel strip title={t.related} products={onServer?.related ?? related} />
      <RecentlySeen currentId={id} />
    </>
  )
}

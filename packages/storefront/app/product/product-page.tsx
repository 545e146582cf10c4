import { type Category, toSlug } from '@little-dunes/domain/catalogue/product'
import { fewUnits, isSoldOut } from '@little-dunes/domain/catalogue/stock'
import {
  categoryPath,
  languagePath,
  listPath,
  PATHS,
  PREVIEW_PARAM,
  SIZE_HASH,
} from '@little-dunes/domain/paths'
import { fitVerdict } from '@little-dunes/domain/reviews/review'
import { clsx } from 'clsx'
import { useEffect } from 'react'
import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { ProductCarousel } from '#catalogue/carousel/product-carousel.tsx'
import { pack, unpack } from '#catalogue/packed'
import { getRootCause } from '#platform/get-root-cause'
import { loadAssortment } from '#platform/load-assortment'
import { getMessages, PAGE_LANGUAGE, useMessages } from '#platform/messages'
import { useAssortment } from '#platform/root-data'
import { STARTS_WHEN_USED } from '#platform/scripts/start-of-scripts'
import { shopContext } from '#platform/shop-context'
import { jsonLdOfPage } from '#platform/structured-data/json-ld-context'
import { jsonLdText } from '#platform/structured-data/json-ld-text'
import { AddToCartRow } from '#product/choice/add-to-cart-row.tsx'
import { ColourPicker } from '#product/choice/colour-picker.tsx'
import { readSelection } from '#product/choice/selection-query'
import { SizePicker } from '#product/choice/size-picker.tsx'
import { StockNotice } from '#product/choice/stock-notice.tsx'
import { useFreshVariants } from '#product/choice/use-fresh-variants'
import { useVariantSelection } from '#product/choice/use-variant-selection'
import { DeliveryBox } from '#product/delivery-box.tsx'
import { Description } from '#product/description.tsx'
import { Gallery } from '#product/gallery/gallery.tsx'
import { loadProduct, type ProductData } from '#product/load-product'
import { productMessages } from '#product/product-messages'
import { productMeta } from '#product/product-meta'
import styles from '#product/product-page.module.css'
import { listSizes, type ProductView, priceOfChoice, withColourFirst } from '#product/product-view'
import { QuestionsPlace } from '#product/questions/questions-place.tsx'
import { RecentlySeen } from '#product/recently-seen/recently-seen.tsx'
import { RatingLine } from '#product/reviews/rating-line.tsx'
import { ReviewsSection } from '#product/reviews/reviews-section.tsx'
import { ShareButton } from '#product/share-button.tsx'
import { productJsonLd } from '#product/structured-data/product-json-ld'
import { NotFound } from '#shell/errors/not-found.tsx'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import layoutStyles from '#ui/layout.module.css'
import { Price } from '#ui/price.tsx'
import textStyles from '#ui/text.module.css'
import { showToast } from '#ui/toast/toast-store'
import type { Route } from './+types/product-page'

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  return productMeta(unpack(loaderData), matches)
}

export const handle = STARTS_WHEN_USED

/** Path from home to the product, with its audience if the shop has several. */
function getBreadcrumbs(
  { name, category, subCategory, subCategoryLabel = subCategory }: ProductView,
  audiences: readonly Category[] | undefined,
) {
  const t = getMessages(productMessages)
  const isApart = !audiences || audiences.includes(category)
  const type = {
    label: subCategoryLabel,
    to: listPath({ ...(isApart && { category }), type: toSlug(subCategory) }),
  }
  return [
    { label: t.home, to: PATHS.home },
    ...(isApart ? [{ label: t.categories[category], to: categoryPath(category) }] : []),
    ...(subCategory ? [type] : []),
    { label: name },
  ]
}

/** True when an address equals the canonical path (D-10), however it is escaped. */
const isCanonical = (url: URL, path: string): boolean => decodeURI(url.pathname) === decodeURI(path)

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { client, now, publicUrl } = context.get(shopContext)
  const preview = url.searchParams.get(PREVIEW_PARAM) ?? undefined
  const assortment = loadAssortment(client, preview)
  const loaded = await loadProduct(client, params.id, { publicUrl, preview }).catch((cause) => {
    console.error('Could not load the product list:', getRootCause(cause))
    throw data(null, { status: 503 })
  })
  if (!loaded) throw data(null, { status: 404 })
  if (!isCanonical(url, languagePath(PAGE_LANGUAGE, loaded.path))) throw redirect(loaded.path + url.search)
  const { offered, ...shown } = loaded
  const sources = { ...offered, path: shown.path, publicUrl, reviews: shown.reviews }
  const steps = getBreadcrumbs(shown.product, (await assortment)?.audiences)
  context.set(jsonLdOfPage, jsonLdText(productJsonLd(sources, steps)))
  const product = withColourFirst(shown.product, readSelection(url.search).colour)
  return pack({ ...shown, product, arriving: getMessages(productMessages).arrivalDay(now()) })
}

/** Colour and size in the address change the choice, not the loaded data. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) => currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate

/** Unknown products and a failed product list look the same (PROD-19 to PROD-21). */
export const ErrorBoundary = NotFound

function Choosing({
  product,
  chart,
  arriving,
  deliveryPlan,
  formatted,
  reviews: { summary },
}: Omit<ProductData, 'path' | 'paths' | 'related'> & { arriving: string }) {
  const t = useMessages(productMessages)
  const { variants, isFresh } = useFreshVariants(product)
  const choice = useVariantSelection(product.id, variants)
  const price = priceOfChoice(product, choice.chosen)
  const { name, sku, description, images, off, flash } = product
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
        <h1 className={clsx(textStyles.display, textStyles.pageTitle)}>{name}</h1>
        <RatingLine summary={summary} />
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
        <Description
          className={styles.description}
          dir={formatted ? undefined : 'auto'}
          text={formatted ?? [description]}
        />
        <p className={clsx(styles.sku, textStyles.numeric)}>
          {t.sku} <span dir="ltr">{sku}</span>
        </p>
        <ShareButton title={name} colour={choice.variant?.colorName} size={choice.size} />
      </div>
    </div>
  )
}

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const t = useMessages(productMessages)
  const { product, related, formatted, chart, deliveryPlan, arriving, reviews } = unpack(loaderData)
  const { audiences } = useAssortment()
  const { id } = product
  // A heart on a card leads here, because the wishlist needs a size (VAL-02).
  useEffect(() => {
    if (location.hash === SIZE_HASH) showToast(t.selectSize, { kind: 'error' })
  }, [t])
  return (
    <>
      <div className={clsx(layoutStyles.wrap, styles.page)}>
        <Breadcrumbs steps={getBreadcrumbs(product, audiences)} />
        {/* A new product starts with nothing chosen. */}
        <Choosing
          key={id}
          product={product}
          formatted={formatted}
          chart={chart}
          deliveryPlan={deliveryPlan}
          arriving={arriving}
          reviews={reviews}
        />
      </div>
      <ReviewsSection key={`${id} reviews`} productId={id} sizes={listSizes(product)} {...reviews} />
      <QuestionsPlace key={`${id} questions`} productId={id} />
      <ProductCarousel strip key={`${id} related`} title={t.related} products={related} />
      <RecentlySeen key={`${id} seen`} currentId={id} />
    </>
  )
}

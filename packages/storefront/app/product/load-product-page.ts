import { type Category, toSlug } from '@little-dunes/domain/catalogue/product'
import { categoryPath, languagePath, listPath, PATHS, PREVIEW_PARAM } from '@little-dunes/domain/paths'
import { data, type RouterContextProvider, redirect } from 'react-router'
import { getRootCause } from '#platform/get-root-cause'
import { loadAssortment } from '#platform/load-assortment'
import { getMessages, PAGE_LANGUAGE } from '#platform/messages'
import { shopContext } from '#platform/shop-context'
import { staticDataOfPage } from '#platform/static-data'
import { jsonLdOfPage } from '#platform/structured-data/json-ld-context'
import { jsonLdText } from '#platform/structured-data/json-ld-text'
import { readSelection } from '#product/choice/selection-query'
import { loadProduct, type ProductData } from '#product/load-product'
import { productMessages } from '#product/product-messages'
import { type ProductHead, productHead } from '#product/product-meta'
import { type ProductView, withColourFirst } from '#product/product-view'
import { productJsonLd } from '#product/structured-data/product-json-ld'
import type { IslandData } from '#shell/island/island-html.tsx'

/** Props of the island. */
export interface ProductProps extends Pick<ProductData, 'chart' | 'deliveryPlan' | 'reviews'> {
  product: Pick<
    ProductView,
    | 'id'
    | 'name'
    | 'images'
    | 'altTexts'
    | 'off'
    | 'flash'
    | 'now'
    | 'before'
    | 'from'
    | 'isProved'
    | 'optionName'
    | 'variants'
  >
  /** Slug of the colour in the address; empty without one. */
  colour: string
  /** Day of arrival in words. */
  arriving: string
  shopName: string
  /** Number of related products, whose cards the browser keeps as HTML. */
  related: number
}

/** Data that only the server needs. */
export interface ProductOnServer extends Pick<ProductData, 'related' | 'formatted'> {
  description: string
  sku: string
  steps: ReturnType<typeof getBreadcrumbs>
}

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

function toProps(
  loaded: ProductData,
  product: ProductView,
  rest: Pick<ProductProps, 'colour' | 'arriving' | 'shopName'>,
): ProductProps {
  const { id, name, images, altTexts, off, flash, now, before, from, isProved, optionName, variants } =
    product
  const { chart, deliveryPlan, reviews, related } = loaded
  return {
    product: {
      id,
      name,
      images,
      ...(altTexts && { altTexts }),
      off,
      flash,
      now,
      before,
      ...(from && { from }),
      ...(isProved && { isProved }),
      optionName,
      variants,
    },
    chart,
    deliveryPlan,
    reviews,
    related: related.length,
    ...rest,
  }
}

/**
 * Loads the page for the server. The loader of the route gets what the browser needs besides the island: its head, and
 * the product for shops that measure visits.
 */
export async function loadProductPage(context: Readonly<RouterContextProvider>, id: string, url: URL) {
  const { client, now, publicUrl } = context.get(shopContext)
  const preview = url.searchParams.get(PREVIEW_PARAM) ?? undefined
  const assortment = loadAssortment(client, preview)
  const loaded = await loadProduct(client, id, { publicUrl, preview }).catch((cause) => {
    console.error('Could not load the product list:', getRootCause(cause))
    throw data(null, { status: 503 })
  })
  if (!loaded) throw data(null, { status: 404 })
  if (!isCanonical(url, languagePath(PAGE_LANGUAGE, loaded.path))) throw redirect(loaded.path + url.search)
  const { offered, formatted, related } = loaded
  const steps = getBreadcrumbs(loaded.product, (await assortment)?.audiences)
  const sources = { ...offered, path: loaded.path, publicUrl, reviews: loaded.reviews }
  context.set(jsonLdOfPage, jsonLdText(productJsonLd(sources, steps)))
  const { colour } = readSelection(url.search)
  const product = withColourFirst(loaded.product, colour)
  const { description, sku, name, category } = product
  const { shopName, measuring } = offered.settings
  const arriving = getMessages(productMessages).arrivalDay(now())
  const page: IslandData<ProductProps, ProductOnServer> = {
    props: toProps(loaded, product, { colour, arriving, shopName }),
    onServer: { related, formatted, description, sku, steps },
  }
  context.set(staticDataOfPage, page)
  const head: ProductHead = productHead({ ...loaded, product })
  return measuring ? { head, product: { id: product.id, name, category, now: product.now } } : { head }
}

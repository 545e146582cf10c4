import { createHash } from 'node:crypto'
import { getDepartment } from '@little-dunes/domain/catalogue/departments'
import { getAgeGroup } from '@little-dunes/domain/catalogue/feed/age-group'
import { derivedPicture, openGraphImage } from '@little-dunes/domain/catalogue/pictures'
import { displayedPrice } from '@little-dunes/domain/catalogue/pricing'
import { type Category, type Product, toSlug, type Variant } from '@little-dunes/domain/catalogue/product'
import type { DiscountSpan } from '@little-dunes/domain/catalogue/sales/discount-span'
import { priceOfSize } from '@little-dunes/domain/catalogue/size-prices'
import { localizeProduct } from '@little-dunes/domain/catalogue/translations/localize-product'
import { type DeliveryFees, expressExtra, shippingFee } from '@little-dunes/domain/extensions/delivery-price'
import type { Language } from '@little-dunes/domain/i18n/languages'
import { aedFromFils, type Fils } from '@little-dunes/domain/money'
import { SHIPPING_METHODS } from '@little-dunes/domain/orders/delivery'
import { languagePath, productPath } from '@little-dunes/domain/paths'
import { inXml } from '#pages/crawlers/xml'

/** Data for feed items besides their products. */
export interface FeedSources {
  language: Language
  publicUrl: string
  shopName: string
  fees: DeliveryFees
  /** The shop shows earlier prices only with evidence, which a feed does not have. */
  strictWasPrices: boolean
  /** By SKU of the size. */
  gtins: ReadonlyMap<string, string>
  /** By product. */
  spans: ReadonlyMap<string, DiscountSpan>
}

/** Maximum lengths (support.google.com/merchants/answer/7052112). */
const LONGEST = { id: 50, title: 150, description: 5000 }
const MAX_ADDITIONAL_PICTURES = 10
const GENDERS: Record<Category, string> = { Boys: 'male', Girls: 'female', Unisex: 'unisex' }
/** Numbers of Google's product taxonomy (google.com/basepages/producttype/taxonomy-with-ids.en-US.txt). */
const GOOGLE_CATEGORIES = { Clothing: '1604', Shoes: '187', Toys: '1253' }

const money = (fils: Fils): string => `${aedFromFils(fils).toFixed(2)} AED`
const moment = (time: number): string => new Date(time).toISOString().replace(/\.\d+Z$/, '+0000')

/** Replaces the end of an overlong SKU with a hash, so ids stay unique. */
function toFeedId(sku: string): string {
  if (sku.length <= LONGEST.id) return sku
  const hash = createHash('sha256').update(sku).digest('hex').slice(0, 12)
  return `${sku.slice(0, LONGEST.id - hash.length - 1)}-${hash}`
}

type Field = readonly [name: string, value: string | undefined]

const write = ([name, value]: Field): string => (value ? `<g:${name}>${inXml(value)}</g:${name}>` : '')

function pictureFields({ image }: Product, variant: Variant, { publicUrl }: FeedSources): Field[] {
  const all = [...new Set([...variant.images, ...image])]
  const [main = '', ...others] = all
  // Meta reads only JPEG and PNG, and the preview picture is a JPEG.
  const first = openGraphImage(main) ?? main
  return [
    ['image_link', publicUrl + first],
    ...[main, ...others]
      .slice(0, MAX_ADDITIONAL_PICTURES)
      .map((picture): Field => ['additional_image_link', publicUrl + derivedPicture(picture, 800, 'webp')]),
  ]
}

/** Price and sale price. The dates of the sale appear only if both are set. */
function priceFields(product: Product, price: Fils, sources: FeedSources): Field[] {
  const now = displayedPrice({ ...product, price })
  if (now >= price || sources.strictWasPrices) return [['price', money(now)]]
  const { startsAt = null, endsAt = null } = sources.spans.get(product.id) ?? {}
  const span = startsAt !== null && endsAt !== null ? `${moment(startsAt)}/${moment(endsAt)}` : undefined
  return [
    ['price', money(price)],
    ['sale_price', money(now)],
    ['sale_price_effective_date', span],
  ]
}

/** Delivery fee of a single unit, by method. */
const shipping = (now: Fils, fees: DeliveryFees): string =>
  SHIPPING_METHODS.map((method) => {
    const fee = shippingFee(now, fees) + expressExtra(method, fees)
    const parts = [
      ['country', 'AE'],
      ['service', method === 'Express' ? 'Express' : 'Standard'],
      ['price', money(fee)],
    ] as const
    return `<g:shipping>${parts.map(write).join('')}</g:shipping>`
  }).join('')

function item(
  stored: Product,
  shown: Product,
  variant: Variant,
  size: Variant['sizes'][number],
  sources: FeedSources,
) {
  const { language, publicUrl, shopName, gtins, fees } = sources
  const price = priceOfSize(stored, size)
  const colour = variant.colorLabel ?? variant.colorName
  const department = getDepartment(stored)
  const query = new URLSearchParams({ colour: toSlug(variant.colorName), size: size.size })
  const fields: Field[] = [
    ['id', toFeedId(size.subSKU)],
    ['item_group_id', stored.id],
    ['title', `${shown.name}, ${colour}, ${size.size}`.slice(0, LONGEST.title)],
    ['description', (shown.description.trim() || shown.name).slice(0, LONGEST.description)],
    ['link', `${publicUrl}${languagePath(language, productPath(shown))}?${query}`],
    ...pictureFields(stored, variant, sources),
    ['availability', size.stocks > 0 ? 'in_stock' : 'out_of_stock'],
    ...priceFields(stored, price, sources),
    ['brand', shopName],
    ['gtin', gtins.get(size.subSKU)],
    ['mpn', size.subSKU],
    ['condition', 'new'],
    ['age_group', getAgeGroup(size.size, department)],
    ['gender', GENDERS[stored.category]],
    ['color', stored.optionName === undefined ? colour : undefined],
    ['size', size.size],
    ['google_product_category', GOOGLE_CATEGORIES[department]],
    [
      'product_type',
      [stored.category, shown.subCategoryLabel ?? shown.subCategory].filter(Boolean).join(' > '),
    ],
  ]
  const now = displayedPrice({ ...stored, price })
  return `<item>${fields.map(write).join('')}${shipping(now, fees)}</item>\n`
}

/** Merchant feed items for every size and colour with a picture. */
export function feedItems(product: Product, sources: FeedSources): string {
  const { product: shown } = localizeProduct(product, sources.language)
  return shown.variants
    .filter(({ images }) => images.length + product.image.length > 0)
    .flatMap((variant) => variant.sizes.map((size) => item(product, shown, variant, size, sources)))
    .join('')
}

import { isGtin } from '@little-dunes/domain/catalogue/feed/gtin'
import { LANGUAGES, type Language } from '@little-dunes/domain/i18n/languages'
import { languagePath, PATHS } from '@little-dunes/domain/paths'
import { and, inArray, isNotNull } from 'drizzle-orm'
import { sizeEntries } from '#catalogue/catalogue-tables'
import { discountSpans } from '#catalogue/offers/discount-spans'
import { publishedProducts } from '#catalogue/published-products'
import { type FeedSources, feedItems } from '#pages/crawlers/feed-item'
import { inXml } from '#pages/crawlers/xml'
import { shopSettings } from '#settings/settings-tables'
import { settingsTexts } from '#settings/settings-texts'
import type { Shop } from '#shop'

/** Documented in docs/operating.md. */
export const feedPath = (language: Language): string => `/feeds/merchant-${language}.xml`

export const languageOfFeed = (path: string): Language | undefined =>
  LANGUAGES.find((language) => feedPath(language) === path)

async function readGtins(shop: Shop, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await shop.db
    .select({ sku: sizeEntries.subSku, barcode: sizeEntries.barcode })
    .from(sizeEntries)
    .where(and(isNotNull(sizeEntries.barcode), inArray(sizeEntries.productId, [...ids])))
  return new Map(
    rows.flatMap(({ sku, barcode }) => (barcode !== null && isGtin(barcode) ? [[sku, barcode]] : [])),
  )
}

/** Data that all products of a feed share. */
type FeedTerms = Omit<FeedSources, 'gtins' | 'spans'>

/** Null when the shop offers no feed. */
export async function readFeedTerms(
  shop: Shop,
  language: Language,
  publicUrl: string,
): Promise<FeedTerms | null> {
  const [settings] = await shop.db.select().from(shopSettings)
  if (!settings?.merchantFeed) return null
  const { shopName } = await settingsTexts(shop, settings, language)
  const { deliveryFee, freeDeliveryAbove, expressFee, strictWasPrices } = settings
  const fees = { deliveryFee, freeDeliveryAbove, expressFee }
  return { language, publicUrl, shopName, fees, strictWasPrices }
}

/** Streams the feed one product at a time: RSS 2.0 with the namespace that Google and Meta read. */
export async function* merchantFeed(shop: Shop, terms: FeedTerms): AsyncGenerator<string> {
  const { language, publicUrl, shopName } = terms
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n'
  yield `<title>${inXml(shopName)}</title>\n<link>${inXml(publicUrl + languagePath(language, PATHS.home))}</link>\n`
  yield `<description>${inXml(shopName)}</description>\n<language>${language}-AE</language>\n`
  for await (const products of publishedProducts(shop)) {
    const ids = products.map(({ id }) => id)
    const [gtins, spans] = await Promise.all([readGtins(shop, ids), discountSpans(shop, ids)])
    for (const product of products) yield feedItems(product, { ...terms, gtins, spans })
  }
  yield '</channel>\n</rss>\n'
}

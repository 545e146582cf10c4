import { aedFromFils } from '@little-dunes/domain/money'
import type { Operation } from '#http/perform-call'
import type { PaymentProvider } from '#payments/provider'
import { getCurrencyFormats } from '#settings/read-currency-format'
import { shopLogo } from '#settings/read-shop-logo'
import { shopSettings } from '#settings/settings-tables'
import { settingsTexts } from '#settings/settings-texts'

/** Public settings for pages (D-67). */
export const readSettings: Operation<'GET /api/settings'> = async (shop, _caller, _input, { language }) => {
  const [row] = await shop.db.select().from(shopSettings)
  if (!row) throw new Error('The shop_settings table is empty')
  const texts = await settingsTexts(shop, row, language)
  const {
    id: _,
    deliveryFee,
    freeDeliveryAbove,
    expressFee,
    pickupFee,
    cashOnDelivery,
    cashFee,
    currencyFormatAr: _ar,
    logo: _logo,
    brandColour: _brand,
    accentColour: _accent,
    groundColour: _ground,
    ...shown
  } = row
  const logo = shopLogo(shop, row)
  const fees = {
    deliveryFee: aedFromFils(deliveryFee),
    freeDeliveryAbove: aedFromFils(freeDeliveryAbove),
    expressFee: aedFromFils(expressFee),
    pickupFee: aedFromFils(pickupFee),
  }
  return {
    settings: {
      ...shown,
      ...texts,
      ...(logo !== undefined && { logo }),
      ...fees,
      ...(!cashOnDelivery && { cashOff: true as const }),
      ...(cashFee > 0 && { cashFee: aedFromFils(cashFee) }),
      currencyFormat: getCurrencyFormats(row)[language],
      ...toMeasuring(row),
      payments: shop.payments ? browserPart(shop.payments) : null,
    },
  }
}

/** Empty without analytics ids: pages then contain no trace of them. */
function toMeasuring({ googleTag, metaPixel }: typeof shopSettings.$inferSelect) {
  if (!googleTag && !metaPixel) return {}
  return { measuring: { ...(googleTag && { google: googleTag }), ...(metaPixel && { meta: metaPixel }) } }
}

const browserPart = ({ browser: { publishableKey, scriptUrl, test } }: PaymentProvider) => ({
  publishableKey,
  scriptUrl,
  test,
})

import { REGIONS } from '@little-dunes/domain/accounts/address'
import type { WireProduct } from '@little-dunes/domain/contract/catalogue/wire-product'
import type { WireSettings } from '@little-dunes/domain/contract/settings/settings-calls'
import { aVariant, aWireProduct } from '#catalogue/testing/a-wire-product'
import { wireProductPath } from '#catalogue/wire-product-path'
import type { JsonLdSources } from '#product/structured-data/product-json-ld'

export const PUBLIC_URL = 'https://shop.example'

const inDays = { Normal: 2, Express: 1 }
const days = Object.fromEntries(REGIONS.map((region) => [region, inDays])) as Record<
  (typeof REGIONS)[number],
  typeof inDays
>

/** Settings of a shop with all optional values. */
export const fullSettings: WireSettings = {
  shopName: 'Little Dunes',
  deliveryFee: 25,
  freeDeliveryAbove: 169,
  expressFee: 10,
  helpEmail: 'help@shop.example',
  supportEmail: 'support@shop.example',
  phone: '+971 4 123 4567',
  chatNumber: '',
  social: { instagram: 'https://instagram.com/shop', facebook: '', tiktok: '', youtube: '' },
  sizeChartWeightHeading: 'Weight',
  sizeChart: [],
  deliveryPlan: {
    cutOffHour: 14,
    workingDays: [0, 1, 2, 3, 4, 6],
    holidays: [],
    days: { ...days, Fujairah: { Normal: 4, Express: 2 } },
  },
  strictWasPrices: false,
  returnDays: 14,
  pickupFee: 15,
  guestCheckout: true,
  currencyFormat: 'code_before',
  payments: null,
}

/** 13 characters, of which the last is the check digit. */
export const A_GTIN = '4006381333931'

/** A product in two colours with all optional values. */
export function jsonLdSources(change: Partial<JsonLdSources> = {}): JsonLdSources {
  const product: WireProduct = change.product ?? aWireProduct({ image: ['/media/dress.1a2b3c4d.avif'] })
  return {
    product,
    settings: fullSettings,
    terms: {
      priceValidUntil: Date.UTC(2026, 10, 30, 19, 59, 59),
      gtins: { 'S-Sage': A_GTIN, 'S-Shell': A_GTIN },
      isReturnable: true,
    },
    path: wireProductPath(product),
    publicUrl: PUBLIC_URL,
    reviews: {
      summary: { stars: [0, 0, 0, 1, 1], fits: [0, 2, 0] },
      reviews: [aReview, { ...aReview, id: '2', text: '' }],
      total: 2,
    },
    ...change,
  }
}

const aReview = {
  id: '1',
  stars: 4,
  fit: 'true' as const,
  childSize: '90',
  boughtSize: '100',
  text: 'Soft.',
  name: 'Maryam',
  language: 'en' as const,
  at: Date.UTC(2026, 10, 12),
  helpful: 2,
  answer: '',
  photos: [],
}

/** The same with one size of one colour. */
export const singleVariantSize = (): JsonLdSources =>
  jsonLdSources({ product: aWireProduct({ variants: [aVariant('Sage', ['/d'], 3)] }) })

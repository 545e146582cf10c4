import { type ArabicForms, withCount } from '@little-dunes/domain/i18n/arabic-plurals'
import { bidiIsolate } from '@little-dunes/domain/i18n/arabic-writing'
import type { MessagesByLanguage } from '@little-dunes/domain/i18n/languages'

const UNITS_LEFT: ArabicForms = {
  zero: 'نفدت الكمية',
  one: 'بقيت قطعة واحدة',
  two: 'بقيت قطعتان',
  few: 'بقيت # قطع',
  many: 'بقيت # قطعة',
  other: 'بقيت # قطعة',
}

interface ShopWords {
  flashSale: string
  off(value: number): string
  from: string
  left(count: number): string
}

/** Texts of product cards in the shop, in the customers' language instead of the page's. */
export const SHOP_WORDS: MessagesByLanguage<ShopWords> = {
  en: {
    flashSale: 'Flash Sale',
    off: (value) => `${value}% OFF`,
    from: 'from',
    left: (count) => (count === 0 ? 'Sold out' : `Only ${count} left`),
  },
  ar: {
    flashSale: 'عرض خاطف',
    off: (value) => `خصم ${bidiIsolate(`${value}%`)}`,
    from: 'من',
    left: (count) => withCount(count, UNITS_LEFT),
  },
}

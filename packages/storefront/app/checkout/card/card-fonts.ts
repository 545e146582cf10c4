import readexPro from '@little-dunes/design/fonts/readex-pro-latin-wght-normal.woff2?url'
import type { WireSettings } from '@little-dunes/domain/contract/settings/settings-calls'
import type { CustomFontSource } from '@stripe/stripe-js'

/** The weight of the text in the shop's own fields. */
export const CARD_FONT_WEIGHT = '350'

/**
 * The shop's typeface for the card fields. They are pages of the provider, cannot see the shop's fonts and fetch them
 * themselves. Stripe loads fonts only over https (docs.stripe.com/js/appendix/custom_font_source_object), the local
 * test provider from any address.
 */
export function cardFonts({ scriptUrl }: NonNullable<WireSettings['payments']>): CustomFontSource[] {
  const { href, protocol } = new URL(readexPro, location.href)
  if (protocol !== 'https:' && !scriptUrl) return []
  const family = 'Readex Pro Variable'
  return [{ family, src: `url(${href})`, weight: CARD_FONT_WEIGHT, display: 'swap' }]
}
